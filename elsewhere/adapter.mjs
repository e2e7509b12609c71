// A child process that answers one JSON line with one JSON line.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

export class Adapter {
  constructor([command, ...args]) {
    this.child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()
    this.seq = 0
  }

  async ask(question) {
    const seq = this.seq++
    this.child.stdin.write(JSON.stringify({ seq, ...question }) + '\n')
    const { value, done } = await this.lines.next()
    if (done) throw new Error('expected an answer; the adapter ended')
    const { seq: answered, ...answer } = JSON.parse(value)
    if (answered !== seq) throw new Error(`expected an answer to ${seq}; found: ${value}`)
    return answer
  }

  close() {
    this.child.stdin.end()
  }
}
