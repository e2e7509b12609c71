// Every case of the rules as a test: node --test

import { ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answer } from './answers.mjs';
import { checkAnswer } from './checks.mjs';

const file = process.env.SUSHIGO_VECTORS ?? new URL('vectors.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8'));

// As JSON has it: a 0 is no -0, and what is undefined is not there.
const ask = (question) => JSON.parse(JSON.stringify(answer(question)));

test('the game plays something', () => ok(vectors.some(({ question }) => ask(question) !== null)));

for (const { case: id, title, status, question, expect } of vectors) {
  test(`${id}: ${title}`, (context) => {
    const found = ask(question);
    if (found === null) {
      context.skip('the game does not play this');
      return;
    }
    try {
      for (const check of expect) checkAnswer(check, found, ask);
    } catch (error) {
      // You may have decided otherwise where the rulebooks leave the question open: shown, but the run does not fail.
      if (status === 'ruling') context.todo('a ruling of sushigo-rules');
      error.message += `\nThe question: ${JSON.stringify(question)}`;
      throw error;
    }
  });
}
