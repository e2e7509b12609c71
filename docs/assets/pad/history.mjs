/**
 * What was and what is: every change of the game can be undone, a new game and an import too.
 *
 * @template T
 * @typedef {{past: readonly T[], present: T, future: readonly T[]}} History
 */
const LONGEST = 200;

/** @template T @param {T} present @returns {History<T>} */
export function startHistory(present) {
  return { past: [], present, future: [] };
}

/** @template T @param {History<T>} history @param {T} next @returns {History<T>} */
export function advance({ past, present }, next) {
  return { past: [...past, present].slice(-LONGEST), present: next, future: [] };
}

/** The history one step back; the same where there is none. */
export function undo(history) {
  const { past, present, future } = history;
  return past.length ? { past: past.slice(0, -1), present: past.at(-1), future: [present, ...future] } : history;
}

/** The history one step forward again; the same where nothing was undone. */
export function redo(history) {
  const { past, present, future } = history;
  return future.length ? { past: [...past, present], present: future[0], future: future.slice(1) } : history;
}
