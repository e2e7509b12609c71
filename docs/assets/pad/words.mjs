/**
 * The page's words: texts of the site's catalogue, names of cards, and the rules behind the numbers.
 *
 * @typedef {{text: string, english: boolean}} Said a text; english: it is in English on a page of another language
 */

/** @param {string|{english: string}} told as the page has it @returns {Said} */
function read(told) {
  return typeof told === "string" ? { text: told, english: false } : { text: told.english, english: true };
}

/** What players have written: in no language that the page knows. @returns {Said} */
export function plain(text) {
  return { text: String(text), english: false };
}

/** What players are called: it may run the other way than the page, and does not turn what stands beside it. */
function isolated(name) {
  return plain(`\u2068${name}\u2069`);
}

/** @param {Said} said @returns {Said} the same, fit to begin a sentence */
export function capital({ text, english }) {
  const [first = "", ...rest] = text;
  return { text: first.toLocaleUpperCase(document.documentElement.lang) + rest.join(""), english };
}

/** @param {Said[]} list @param {string} separator */
export function joined(list, separator = ", ") {
  return { text: list.map(({ text }) => text).join(separator), english: list.some(({ english }) => english) };
}

export class Words {
  #data;

  constructor(data) {
    this.#data = data;
  }

  /**
   * @param {string} key of the page's texts
   * @param {Record<string, string|number|Said>} values for the slots
   * @returns {Said}
   */
  say(key, values = {}) {
    const { text, english } = read(this.#data.texts[key]);
    const said = new Map(Object.entries(values).map(([slot, value]) => [slot, value?.text === undefined ? plain(value) : value]));
    // At once, as a name may look like a slot.
    const filled = text.replace(/\{(\w+)\}/g, (slot, name) => said.get(name)?.text ?? slot);
    return { text: filled, english: english || [...said.values()].some((value) => value.english) };
  }

  card(card) {
    return capital(read(this.#data.cards[card]));
  }

  category(category) {
    return capital(read(this.#data.categories[category]));
  }

  variant(variant) {
    return read(this.#data.variants[variant]);
  }

  get cards() {
    return this.#data.order;
  }

  /** The name of a seat, or what it is called without one. */
  seat({ players }, seat) {
    if (seat === players.length) return capital(read(this.#data.dummy));
    return players[seat] ? isolated(players[seat]) : this.say("player", { number: seat + 1 });
  }

  /** @returns {{address: string, number: string, title: Said, text: Said[]}} address: from the root of the language */
  rule(id) {
    const { section, number, title, text } = this.#data.rules[id];
    return { address: `rules/${section}/#${id}`, number, title: read(title), text: text.map(read) };
  }
}
