// The adapter: reads a question a line, asks the game in sushi-go.mjs, writes an answer a line.

import { createInterface } from 'node:readline';

// Your own game comes in here, instead of the toy.
import {
  NotAllowedError,
  endRound,
  findWinners,
  newDeck,
  playTurn,
  scorePuddings,
  scoreRound,
  startGame,
} from './sushi-go.mjs';

// Answers one question. It carries all there is to know: nothing is kept from one question to the next.
// The toy's cards are the protocol's words. If yours are something else, translate them here, on the way in and out.
function answer(question) {
  if ('variant' in question) return { skipped: 'only the ordinary game is built' };
  switch (question.ask) {
    case 'hello':
      return { protocol: 1, name: 'toy in JavaScript', language: 'JavaScript', supports: { variants: [] } };
    case 'deck':
      return { cards: newDeck() };
    case 'deal': {
      const table = startGame(question.players);
      return { hands: table.hands, draw_pile: table.drawPile };
    }
    case 'play-turn': {
      const { round, hands, tableaus, picks } = question;
      const table = playTurn({ round, hands, tableaus }, picks);
      return { hands: table.hands, tableaus: table.tableaus };
    }
    case 'score-round': {
      const scores = scoreRound(question.tableaus);
      return { scores: scores.map(({ makiRolls, ...others }) => ({ 'maki-rolls': makiRolls, ...others })) };
    }
    case 'score-puddings': {
      const points = scorePuddings(question.puddings);
      // JSON.stringify leaves out a field that is undefined.
      return { points, totals: question.scores?.map((score, seat) => score + points[seat]) };
    }
    case 'next-round': {
      const { round, scores, tableaus, draw_pile: drawPile } = question;
      const table = endRound({ round, scores, tableaus, drawPile });
      const { hands, over } = table;
      return { scores: table.scores, tableaus: table.tableaus, hands, draw_pile: table.drawPile, over };
    }
    case 'winners':
      return { winners: findWinners(question.scores, question.puddings) };
    default:
      return { skipped: `${question.ask} is not built` };
  }
}

// A broken question is answered too, so that the next one can be asked.
function answerLine(line) {
  let seq = null;
  try {
    const question = JSON.parse(line);
    seq = question.seq;
    return { seq, ...answer(question) };
  } catch (error) {
    if (error instanceof NotAllowedError) return { seq, refused: error.message };
    return { seq, failed: String(error) };
  }
}

// Ends when the input ends. Node hands each line on at once, there is nothing to flush.
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answerLine(line))}\n`);
}
