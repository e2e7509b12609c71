// Steps for cucumber-js: one for every form of every phrase, made from the exported phrases.
// ELSEWHERE_PHRASES (a file), ELSEWHERE_ADAPTER (a JSON list) and ELSEWHERE_VERDICTS (a file to write) come from the
// environment.

import { readFileSync, writeFileSync } from 'node:fs'
import { After, AfterAll, Before, BeforeAll, defineStep } from '@cucumber/cucumber'
import { Adapter } from './adapter.mjs'
import { Case } from './judge.mjs'
import { Reader } from './reader.mjs'

const data = JSON.parse(readFileSync(process.env.ELSEWHERE_PHRASES, 'utf8'))
const reader = new Reader(data)
const verdicts = []
let adapter

for (const { phrase, slots, pattern } of reader.forms()) {
  async function step(...args) {
    const rows = phrase.table ? reader.readTable(args[slots.length].raw()) : []
    try {
      await this.case.take(phrase, reader.readSlots(slots, args), rows)
    } catch (error) {
      this.outcome = error.outcome
      throw error
    }
  }
  // cucumber-js counts the arguments that a function asks for.
  Object.defineProperty(step, 'length', { value: slots.length + (phrase.table ? 1 : 0) })
  defineStep(pattern, step)
}

BeforeAll(async () => {
  adapter = new Adapter(JSON.parse(process.env.ELSEWHERE_ADAPTER))
  await adapter.ask({ ask: 'hello', protocol: 1, suite: 'cucumber-js' })
})

Before(function () {
  this.case = new Case(adapter, data)
})

After(function ({ pickle, result }) {
  const tag = pickle.tags.map(({ name }) => name.slice(1)).find(name => name.includes('.'))
  const outcome = result.status === 'PASSED' ? 'agrees' : this.outcome ?? `cucumber-js: ${result.status} ${result.message}`
  verdicts.push([tag, outcome])
})

AfterAll(() => {
  adapter.close()
  writeFileSync(process.env.ELSEWHERE_VERDICTS, JSON.stringify(verdicts))
})
