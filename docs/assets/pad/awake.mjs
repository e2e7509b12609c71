/** Keeps the screen on while the pad is looked at, where the browser can; it forgets when the page is left. */
export const canStayAwake = "wakeLock" in navigator;

let wanted = false;
let lock = null;
let refused = () => {};

export function isAwake() {
  return wanted;
}

/** @param {boolean} awake */
export async function setAwake(awake) {
  wanted = awake;
  await apply();
}

/** @param {() => void} listener called when the device does not allow it, even later */
export function whenRefused(listener) {
  refused = listener;
}

async function apply() {
  if (!wanted) {
    await lock?.release();
    lock = null;
    return;
  }
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    wanted = false;
    refused();
  }
}

// The browser lets go of the screen whenever the page is hidden.
document.addEventListener("visibilitychange", () => { if (wanted && !document.hidden) apply(); });
