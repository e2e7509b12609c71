// Has the page's language kept on the device, says when it is, and offers a new version. See docs/offline/sw.js.
const line = document.querySelector(".sg-newer");
const note = document.querySelector(".sg-kept");
const LATER = "sushigo-rules.later";
const WAIT = 2000; // milliseconds after the page has loaded

/** Call back when a worker has come to a state, or has it already. */
function whenIt(worker, state, call) {
  if (worker.state === state) call();
  else worker.addEventListener("statechange", () => { if (worker.state === state) call(); });
}

function remembersLater() {
  try { return Boolean(sessionStorage.getItem(LATER)); } catch { return false; }
}

function rememberLater() {
  try { sessionStorage.setItem(LATER, "yes"); } catch { /* it is offered on the next page again */ }
}

let focusBefore;

/** The focus goes back to where the reader was; who was nowhere gets what is always in view. */
function giveFocusBack() {
  const place = focusBefore?.isConnected ? focusBefore : document.querySelector(".sg-search-open");
  place?.focus({ preventScroll: true });
}

function offerNewVersion(registration) {
  if (!registration.waiting || !registration.active || line.childElementCount > 1 || remembersLater()) return;
  const words = line.querySelector("template").content.cloneNode(true);
  words.querySelector(".sg-newer-show").addEventListener("click", () => {
    const worker = registration.waiting;
    // Another page may have been quicker, and the worker is not waiting any more.
    if (!worker) { location.reload(); return; }
    whenIt(worker, "activated", reloadOnce);
    worker.postMessage("take over");
  });
  words.querySelector(".sg-newer-later").addEventListener("click", () => {
    rememberLater();
    [...line.children].slice(1).forEach((part) => part.remove());
    giveFocusBack();
  });
  line.append(words);
}

let reloading = false;
function reloadOnce() {
  if (reloading) return;
  reloading = true;
  location.reload();
}

// A new version of the same language has taken over: no page of the old one may stay.
function reloadWithNewVersion() {
  const workers = navigator.serviceWorker;
  let before = workers.controller?.scriptURL;
  workers.addEventListener("controllerchange", () => {
    const now = workers.controller?.scriptURL;
    if (before && before === now) reloadOnce();
    before = now;
  });
}

async function start() {
  const workers = navigator.serviceWorker;
  const address = new URL(line.dataset.worker, location.href);
  // A reader who saves data is not made to load what was not asked for.
  if (navigator.connection?.saveData && (await workers.getRegistration(address))?.scope !== new URL(".", address).href) return;
  const registration = await workers.register(address, { updateViaCache: "none" });
  const current = registration.active ?? registration.waiting ?? registration.installing;
  if (current) whenIt(current, "activated", () => { note.hidden = false; });
  const expect = () => {
    if (registration.installing) whenIt(registration.installing, "installed", () => offerNewVersion(registration));
  };
  registration.addEventListener("updatefound", expect);
  expect();
  offerNewVersion(registration);
}

if (line && isSecureContext && location.protocol.startsWith("http") && "serviceWorker" in navigator) {
  line.addEventListener("focusin", ({ relatedTarget }) => { if (!line.contains(relatedTarget)) focusBefore = relatedTarget; });
  reloadWithNewVersion();
  // Only when the page is there and the browser has nothing to do. Where it cannot be kept, the site works as before.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const later = () => setTimeout(() => whenIdle(() => start().catch(() => {})), WAIT);
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}
