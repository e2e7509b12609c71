// What the game in sushi-go.mjs answers to the question of a vector.

// Your own game comes in here, instead of the toy.
import {
  NotAllowedError, endRound, findWinners, newDeck, playTurn, scorePuddings, scoreRound, startGame,
} from '../../adapters/javascript/sushi-go.mjs';

/** The answer; null when the game does not play this, { refused } when the rules do not allow it. */
export function answer(question) {
  // The toy knows the ordinary game only.
  if ('variant' in question || !(question.ask in ASKS)) return null;
  try {
    return ASKS[question.ask](question);
  } catch (error) {
    if (error instanceof NotAllowedError) return { refused: error.message };
    throw error;
  }
}

// The toy's cards are the words of the vectors. If yours are something else, translate them here, on the way in and out.
const ASKS = {
  'deck': () => ({ cards: newDeck() }),
  'deal': ({ players }) => inWords(startGame(players)),
  'play-turn': ({ round, hands, tableaus, picks }) => inWords(playTurn({ round, hands, tableaus }, picks)),
  'score-round': ({ tableaus }) => ({
    scores: scoreRound(tableaus).map(({ makiRolls, ...others }) => ({ 'maki-rolls': makiRolls, ...others })),
  }),
  'score-puddings': ({ puddings, scores }) => {
    const points = scorePuddings(puddings);
    return { points, totals: scores?.map((score, seat) => score + points[seat]) };
  },
  'next-round': ({ draw_pile: drawPile, ...table }) => inWords(endRound({ ...table, drawPile })),
  'winners': ({ scores, puddings }) => ({ winners: findWinners(scores, puddings) }),
};

function inWords({ drawPile, ...table }) {
  return { ...table, draw_pile: drawPile };
}
