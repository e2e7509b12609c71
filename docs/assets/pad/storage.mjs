/**
 * The game on this device. Nothing stored is written over unseen: neither what another tab has written meanwhile nor
 * a text that cannot be read, which is put aside, nor a game of a later version of this page.
 */
import { NewerError, readGame, writeGame } from "./file.mjs";

export const KEY = "sushigo-rules.score-pad";
const ASIDE = `${KEY}.damaged.`;

/**
 * @typedef {import("./game.mjs").Game} Game
 * @typedef {"saved"|"changed"|"full"|"none"|"newer"|"no-room"} Outcome kept; not kept, as another tab has written (look at it); no room; no storage;
 *   there is a game of a later version; there is a text that cannot be read, and no room to put it aside
 */
export class GameStore {
  #area;
  /** The text that this tab has last read or written. */
  #seen = null;
  /** The text that stays where it is although it cannot be read, and the outcome of saving as long as it is there. */
  #held = null;

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

  /** The text that this tab has last read or written; null before. */
  get seen() {
    return this.#seen;
  }

  /** What is to be expected of saving, as far as it is known. @returns {"saved"|"none"|"newer"|"no-room"} */
  get state() {
    if (!this.works) return "none";
    return this.#isHeld() ? this.#held.outcome : "saved";
  }

  /**
   * What another tab, or an earlier visit, has written since this tab looked.
   *
   * @returns {{game: Game|null, damage: Error|null}} no game: nothing new that can be read; damage: why the text cannot be read that was put aside.
   *   Of one that stays where it is the state tells
   */
  look() {
    const text = this.#area?.getItem(KEY) ?? null;
    if (text === null || text === this.#seen || this.#isHeld()) return { game: null, damage: null };
    try {
      const game = readGame(text);
      this.#seen = text;
      return { game, damage: null };
    } catch (error) {
      const outcome = error instanceof NewerError ? "newer" : this.#putAside(text) ? null : "no-room";
      this.#held = outcome && { text, outcome };
      return { game: null, damage: outcome ? null : error };
    }
  }

  /** @param {Game} game @returns {Outcome} */
  save(game) {
    if (this.state !== "saved") return this.state;
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

  /** What cannot be read: the key and the text of each; that of KEY could not be put aside. */
  damaged() {
    if (!this.works) return [];
    const keys = Array.from({ length: this.#area.length }, (_, index) => this.#area.key(index));
    const isDamaged = (key) => key.startsWith(ASIDE) || key === KEY && this.state === "no-room";
    return keys.filter(isDamaged).sort().map((key) => ({ key, text: this.#area.getItem(key) }));
  }

  /** @param {string} key of damaged(); what another tab has written there since stays */
  throwAway(key) {
    if (key === KEY && this.state !== "no-room") return;
    this.#area.removeItem(key);
  }

  #isHeld() {
    return this.#held !== null && this.#area.getItem(KEY) === this.#held.text;
  }

  /** @returns {boolean} false: there is no room, and it stays where it is */
  #putAside(text) {
    const keys = this.damaged().map(({ key }) => key);
    const free = [...keys.keys(), keys.length].map((number) => `${ASIDE}${number + 1}`).find((key) => !keys.includes(key));
    try {
      this.#area.removeItem(KEY);
      this.#area.setItem(free, text);
      return true;
    } catch {
      this.#area.setItem(KEY, text);
      return false;
    }
  }
}

/** Asks the browser not to clear what is stored; it may say no. */
export async function askToKeep() {
  try {
    if (!await navigator.storage.persisted()) await navigator.storage.persist();
  } catch { /* not every browser can be asked */ }
}
