// Whether an answer is right. vectors.schema.json says what each check means. Nothing here is about the toy.

import { deepEqual, ok } from 'node:assert/strict';

const NIGIRI = ['egg-nigiri', 'salmon-nigiri', 'squid-nigiri'];

/**
 * Throws unless the answer is as a check of the vector expects.
 * ask: puts a further question, for the points that are not given by category.
 */
export function checkAnswer(check, answer, ask) {
  const [[name, expected]] = Object.entries(check);
  if (name === 'refused') return ok('refused' in answer, 'expected a refusal');
  ok(!('refused' in answer), `refused: ${answer.refused}`);
  return deepEqual(CHECKS[name](answer, expected, ask), expected, name);
}

// Per check, what the answer shows: the same as expected when it is right.
const CHECKS = {
  deck_size: ({ cards }) => cards.length,
  copies: ({ cards }, { card }) => ({ card, number: cards.filter((other) => other === card).length }),
  players_dealt: ({ hands }) => hands.filter((hand) => hand.length > 0).length,
  hand_size: ({ hands }, size) => hands.map((hand) => hand.length).find((length) => length !== size) ?? size,
  draw_pile_size: (answer) => answer.draw_pile.length,
  dummy_pile_size: (answer) => (answer.dummy_pile ?? []).length,
  cards_together: (answer, { of }) => ({ of, are: of.flatMap((place) => (answer[place] ?? []).flat()).sort() }),
  hands: ({ hands }, expected) => perSeat(expected, (seat) => [...hands[seat]].sort()),
  dummy_pile: (answer) => answer.dummy_pile,
  tableaus: ({ tableaus }, expected) => perSeat(expected, (seat) => describeTableau(tableaus[seat])),
  points: (answer, expected, ask) => ({ ...expected, seats: perSeat(expected.seats, countPoints(answer, expected, ask)) }),
  round_points: (answer, expected) => perSeat(expected, (seat) => totals(answer)[seat]),
  scores: ({ scores, totals }, expected) => perSeat(expected, (seat) => (totals ?? scores)[seat]),
  over: ({ over }) => over ?? false,
  winners: ({ winners }) => [...winners].sort(),
  controller: ({ controller }) => controller,
};

function perSeat(expected, find) {
  return Object.fromEntries(Object.keys(expected).map((seat) => [seat, find(Number(seat))]));
}

// Each wasabi waits for the first nigiri after it.
function describeTableau(tableau) {
  const onWasabi = [];
  let freeWasabi = 0;
  for (const card of tableau) {
    if (card === 'wasabi') freeWasabi += 1;
    if (NIGIRI.includes(card) && freeWasabi > 0) {
      freeWasabi -= 1;
      onWasabi.push(card);
    }
  }
  return { cards: [...tableau].sort(), on_wasabi: onWasabi.sort() };
}

// By category where the game counts so. Where it has totals only, and for chopsticks, the total of other tableaus helps.
function countPoints(answer, { category, only, without }, ask) {
  if (answer.points) return (seat) => answer.points[seat];
  if (answer.scores && category !== 'chopsticks') return (seat) => answer.scores[seat][category] ?? 0;
  const other = totals(ask({ ask: 'score-round', tableaus: only ?? without }));
  return only ? (seat) => other[seat] : (seat) => totals(answer)[seat] - other[seat];
}

function totals(answer) {
  return answer.totals ?? answer.scores.map((points) => Object.values(points).reduce((sum, number) => sum + number, 0));
}
