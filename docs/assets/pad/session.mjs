/**
 * What can be undone, for as long as the tab is there: phones throw pages away and load them again. Where it cannot be
 * kept, the page goes on without.
 */
import { readGame, writeGame } from "./file.mjs";

const KEY = "sushigo-rules.score-pad.history";
const LONGEST = 50;

/**
 * @typedef {import("./history.mjs").History<import("./game.mjs").Game>} History
 * @param {() => Storage} find the storage of the tab; it may throw
 * @param {History} history of which the last steps are kept
 * @param {string|null} seen the text that the tab has last read from the device, or written
 */
export function keepHistory(find, { past, present, future }, seen) {
  const texts = { past: past.slice(-LONGEST).map(writeGame), present: writeGame(present), future: future.slice(0, LONGEST).map(writeGame), seen };
  try {
    find().setItem(KEY, JSON.stringify(texts));
  } catch { /* no room, or forbidden */ }
}

/** @returns {{history: History, seen: string|null}|null} null: there is none that can be read */
export function readHistory(find) {
  try {
    const { past, present, future, seen } = JSON.parse(find().getItem(KEY));
    return { history: { past: past.map(readGame), present: readGame(present), future: future.map(readGame) }, seen };
  } catch {
    return null;
  }
}
