/**
 * The game on this device. Nothing stored is written over unseen: neither what another tab has written meanwhile nor
 * a text that cannot be read, which is put aside.
 */
import { readGame, writeGame } from "./file.mjs";

export const KEY = "sushigo-rules.score-pad";
const ASIDE = `${KEY}.damaged.`;

/**
 * @typedef {import("./game.mjs").Game} Game
 * @typedef {"saved"|"changed"|"full"|"none"} Outcome kept; not kept, as another tab has written (look at it); no room; no storage
 */
export class GameStore {
  #area;
  /** The text that this tab has last read or written. */
  #seen = null;

  /** @param {() => Storage} find the storage; it may throw, as browsers do that forbid it */
  constructor(find) {
    try {
      this.#area = find() ?? null;
      this.#area?.getItem(KEY);
    } catch {
      this.#area = null;
    }
  }

  /** Whether this device keeps anything. */
  get works() {
    return this.#area !== null;
  }

  /**
   * What another tab, or an earlier visit, has written since this tab looked.
   *
   * @returns {{game: Game|null, damage: Error|null}} no game: nothing new; damage: why the text cannot be read
   */
  look() {
    const text = this.#area?.getItem(KEY) ?? null;
    if (text === null || text === this.#seen) return { game: null, damage: null };
    try {
      const game = readGame(text);
      this.#seen = text;
      return { game, damage: null };
    } catch (damage) {
      this.#putAside(text);
      return { game: null, damage };
    }
  }

  /** @param {Game} game @returns {Outcome} */
  save(game) {
    if (!this.works) return "none";
    const [text, there] = [writeGame(game), this.#area.getItem(KEY)];
    if (there !== null && there !== this.#seen) return "changed";
    try {
      this.#area.setItem(KEY, text);
    } catch {
      return "full";
    }
    this.#seen = text;
    return "saved";
  }

  /** What was put aside: the key and the text of each. */
  damaged() {
    if (!this.works) return [];
    const keys = Array.from({ length: this.#area.length }, (_, index) => this.#area.key(index));
    return keys.filter((key) => key.startsWith(ASIDE)).sort().map((key) => ({ key, text: this.#area.getItem(key) }));
  }

  /** @param {string} key of damaged() */
  throwAway(key) {
    this.#area.removeItem(key);
  }

  /** Where there is no room to put it aside it stays where it is, and this tab keeps nothing. */
  #putAside(text) {
    const keys = this.damaged().map(({ key }) => key);
    const free = [...keys.keys(), keys.length].map((number) => `${ASIDE}${number + 1}`).find((key) => !keys.includes(key));
    try {
      this.#area.removeItem(KEY);
      this.#area.setItem(free, text);
    } catch {
      this.#area.setItem(KEY, text);
      this.#area = null;
    }
  }
}

/** Asks the browser not to clear what is stored; it may say no. */
export async function askToKeep() {
  try {
    if (!await navigator.storage.persisted()) await navigator.storage.persist();
  } catch { /* not every browser can be asked */ }
}
