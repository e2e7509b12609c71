// Reads sentences and tables with the phrases of one language, as `python -m elsewhere.phrases` exports them.

const PIECES = /\{(\w+)\}/

export class Reader {
  constructor(data) {
    this.data = data
  }

  // Yields for every phrase how it may be said: a regular expression, and the slots that its groups fill.
  * forms() {
    for (const phrase of this.data.phrases) {
      for (const form of new Set(phrase.forms)) {
        const pieces = form.split(PIECES)
        const slots = pieces.filter((_, index) => index % 2)
        const pattern = pieces.map((piece, index) => (index % 2 ? this.#group(piece) : escapeText(piece))).join('')
        yield { phrase, slots, pattern: new RegExp(`^${pattern}$`) }
      }
    }
  }

  readSlots(slots, texts) {
    return Object.fromEntries(slots.map((slot, index) => [slot, this.#cell(this.data.slots[slot], String(texts[index]))]))
  }

  // Returns a table as a list of objects, one for each row, by what heads the columns.
  readTable([headings, ...rows]) {
    const columns = headings.map(heading => this.#word('heading', heading))
    const read = row => row.map((text, index) => [columns[index], this.#cell(this.data.columns[columns[index]], text)])
    return rows.map(row => Object.fromEntries(read(row)))
  }

  #group(slot) {
    const content = this.data.slots[slot]
    if (content === 'number') return '(-?[0-9]+)'
    const words = Object.keys(this.data.words[content]).sort((one, other) => other.length - one.length)
    return `(${words.map(escapeText).join('|')})`
  }

  #cell(content, text) {
    if (content === 'number') return Number(text)
    if (content === 'cards') return text ? text.split(this.data.separator).map(card => this.#word('card', card)) : []
    return this.#word(content, text)
  }

  #word(kind, text) {
    const value = this.data.words[kind][text]
    if (value === undefined) throw new Error(`expected a ${kind}; found '${text}'`)
    return value
  }
}

function escapeText(text) {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
