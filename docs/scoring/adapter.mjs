// Asks the site's own scoring the questions of the suite: reads a question a line, writes an answer a line.

import { createInterface } from 'node:readline';

import { COPIES, addPoints, findWinners, scorePuddings, scoreRound } from '../assets/scoring.mjs';

// It scores and does nothing else: no deal, no turn. Nobody scores differently in another variant than the dummy.
const SUPPORTS = {
  asks: ['deck', 'score-round', 'score-puddings', 'winners'],
  variants: ['dummy'],
  scores: 'by-category',
};

// Answers one question. It carries all there is to know: nothing is kept from one question to the next.
function answer(question) {
  const dummy = question.variant === 'dummy';
  if ('variant' in question && !dummy) return { skipped: `${question.variant} is not built` };
  switch (question.ask) {
    case 'hello':
      return { protocol: 1, name: "the site's own scoring", language: 'JavaScript', supports: SUPPORTS };
    case 'deck':
      return { cards: Object.entries(COPIES).flatMap(([card, copies]) => Array(copies).fill(card)) };
    case 'score-round':
      return { scores: scoreRound(question.tableaus) };
    case 'score-puddings': {
      const points = scorePuddings(question.puddings, { dummy });
      return 'scores' in question ? { points, totals: addPoints(question.scores, points) } : { points };
    }
    case 'winners':
      return { winners: findWinners(question.scores, question.puddings, { dummy }) };
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
    return { seq, failed: String(error) };
  }
}

// Ends when the input ends. Node hands each line on at once, there is nothing to flush.
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answerLine(line))}\n`);
}
