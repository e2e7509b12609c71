/** The score pad: keeps the game, draws it, and answers what is pressed. Nothing leaves the device. */
import { placeOnWasabi } from "../scoring.mjs";
import { canStayAwake, isAwake, setAwake } from "./awake.mjs";
import { askForNames, askToReplace, showRule } from "./dialogs.mjs";
import { drawPalette, drawSeats } from "./dock.mjs";
import { button, make, redraw } from "./elements.mjs";
import { ReadError, readGame, writeGame } from "./file.mjs";
import {
  RefusedError, ROUNDS, addCard, changedPlaces, countPuddings, countRound, hasCards, missingCards, moveCard, nextPlace, removeCard, renamePlayers,
  setFinished, startGame,
} from "./game.mjs";
import { advance, redo, startHistory, undo } from "./history.mjs";
import { drawResult } from "./result.mjs";
import { drawRound } from "./round.mjs";
import { drawSetup, nameFields, readNames } from "./setup.mjs";
import { GameStore, askToKeep } from "./storage.mjs";
import { Words, joined } from "./words.mjs";

const CATEGORY_OF = {
  "maki-1": "maki-rolls", "maki-2": "maki-rolls", "maki-3": "maki-rolls", tempura: "tempura", sashimi: "sashimi", dumpling: "dumplings",
  "egg-nigiri": "nigiri", "salmon-nigiri": "nigiri", "squid-nigiri": "nigiri", wasabi: "nigiri",
};
const RESULT = ROUNDS;

const root = document.getElementById("sg-pad");
const words = new Words(JSON.parse(document.getElementById("sg-pad-texts").textContent));
const page = { words, base: root.dataset.base };
const store = new GameStore(() => localStorage);

/** What is shown; the game itself is the present of the history, null before the first. */
let history = startHistory(null);
let view = { setup: true, round: 0, seat: 0, chosen: null };
let draft = { players: ["", ""], variant: null };
/** Why the game is not kept, or "saved". */
let kept = "saved";
let damage = null;

// The parts of the page, in their order; the line that tells what happened stays the same element, so that it is read out.
const notices = make("div", { class: "sg-pad-notices" });
const tabs = make("div", { class: "sg-pad-segments sg-pad-rounds", role: "group", label: words.say("rounds") });
const main = make("div", { class: "sg-pad-table" });
const status = make("p", { class: "sg-pad-status", role: "status" });
const steps = make("div", { class: "sg-pad-steps" });
const seats = make("div", { class: "sg-pad-seats", role: "group", label: words.say("players") });
const palette = drawPalette(page, layDown);
const dock = make("div", { class: "sg-pad-dock" }, make("div", { class: "sg-pad-said" }, status, steps), seats, palette);
const actions = make("div", { class: "sg-pad-row sg-pad-actions" });
const file = make("input", { type: "file", accept: ".json,application/json", hidden: true, label: words.say("open"), on: { change: openFile } });
root.replaceChildren(notices, make("div", { class: "sg-pad-screen" }, tabs, main, dock), actions, file);

// What is pressed.

function layDown(card) {
  try {
    const game = addCard(history.present, view, card);
    change(game, tellCard(game, card));
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const values = { card: words.card(card), player: seatName(), number: error.most };
    tell(words.say(error.reason === "deck" ? "no-more-in-deck" : "no-more-in-hand", values), { refused: true });
  }
}

/** What came of the card that was laid down last. */
function tellCard(game, card) {
  const { round, seat } = view;
  const onWasabi = placeOnWasabi(game.rounds[round][seat]).at(-1) !== null;
  const name = onWasabi ? words.say("on-wasabi", { card: words.card(card) }) : words.card(card);
  const values = { player: seatName(), card: name };
  if (card === "chopsticks") return words.say("added-other", values);
  if (card === "pudding") {
    return words.say("added-pudding", { ...values, category: words.category("puddings"), number: countPuddings(game, round)[seat] });
  }
  const category = CATEGORY_OF[card];
  return words.say("added", { ...values, category: words.category(category), points: countRound(game, round).points[seat][category] });
}

const onTable = {
  choose(index) {
    view = { ...view, chosen: view.chosen === index ? null : index };
    draw();
  },
  remove(index) {
    const said = words.say("removed", { player: seatName(), card: words.card(cardAt(index)) });
    view = { ...view, chosen: null };
    change(removeCard(history.present, view, index), said);
  },
  move(index, to) {
    const said = words.say("moved", { player: seatName(), card: words.card(cardAt(index)), number: to + 1 });
    view = { ...view, chosen: to };
    change(moveCard(history.present, view, index, to), said);
  },
  goTo(round) {
    const seat = round < ROUNDS ? Math.max(0, missingCards(history.present, round).findIndex((missing) => missing > 0)) : 0;
    view = { setup: false, round, seat, chosen: null };
    draw();
    lookAtHeading();
  },
};

const onResult = {
  setFinished(finished) {
    change(setFinished(history.present, finished), words.say(finished ? "counted" : "enter-more"));
  },
};

const onSetup = {
  changeDraft(next) {
    draft = next;
    draw();
  },
  async start({ players, variant }) {
    if (!await mayReplace()) return;
    open(startGame(players, variant), "started");
    askToKeep();
  },
  back() {
    view = { ...view, setup: false };
    draw();
    lookAtHeading();
  },
  open: () => file.click(),
};

function showSetup() {
  const { players, variant } = history.present;
  draft = { players: [...players], variant };
  view = { ...view, setup: true };
  draw();
  lookAtHeading();
}

async function changeAwake() {
  await setAwake(!isAwake());
  draw();
}

async function changeNames() {
  const { players } = history.present;
  const names = await askForNames(words, nameFields(words, players), readNames);
  if (names && names.join() !== players.join()) change(renamePlayers(history.present, names), words.say("names-saved"));
}

function step(go, key) {
  const before = history.present;
  if (go(history) === history) return;
  history = go(history);
  follow(before);
  keep();
  tell(words.say(key));
  draw();
}

// Files.

function exportGame() {
  const day = new Date().toISOString().slice(0, 10);
  saveAs(`sushi-go-${day}.json`, writeGame(history.present));
}

function saveAs(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  tell(words.say("exported", { where: name }));
}

async function openFile() {
  const [chosen] = file.files;
  if (!chosen) return;
  try {
    const game = readGame(await chosen.text());
    if (await mayReplace()) open(game, "imported");
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    tell(joined([words.say("no-game"), tellFault(error)], " "), { refused: true });
  } finally {
    file.value = "";
  }
}

/** @param {ReadError} error */
function tellFault({ where, expected, found, values }) {
  const card = values.card && words.card(values.card);
  return words.say(where ? "expected-at" : "expected", { where, expected: words.say(expected, { ...values, ...card && { card } }), found });
}

async function mayReplace() {
  return !history.present || !hasCards(history.present) || askToReplace(words, exportGame);
}

// The game and the device.

/** Makes a changed game the present one. */
function change(game, said) {
  history = advance(history, game);
  tell(said);
  keep();
  draw();
}

/** Lets another game take the place of this one; the one before can be brought back. */
function open(game, key) {
  const first = history.present === null;
  history = first ? startHistory(game) : advance(history, game);
  goOn();
  tell(first ? null : words.say(key));
  keep();
  draw();
  lookAtHeading();
}

function keep() {
  const outcome = history.present ? store.save(history.present) : kept;
  if (outcome === "changed") {
    takeOver();
    return;
  }
  if (outcome !== kept && outcome !== "saved") tell(words.say(outcome), { refused: true });
  kept = outcome;
}

/** Shows what another tab has written; what was here can be brought back. */
function takeOver() {
  const { game, damage: found } = store.look();
  if (!game && !found) return;
  if (found) {
    damage = found;
    keep();
  } else {
    const before = history.present;
    history = before ? advance(history, game) : startHistory(game);
    follow(before);
    kept = "saved";
    if (before) tell(words.say("elsewhere"), { refused: true });
  }
  draw();
}

/** Goes to the seat that differs from the game before; where more than one does, to where one goes on. */
function follow(before) {
  const { players, variant } = history.present;
  const sameSeats = before && before.players.length === players.length && before.variant === variant;
  const places = sameSeats ? changedPlaces(history.present, before) : null;
  if (places?.length === 1) view = { setup: false, ...places[0], chosen: null };
  else if (places?.length !== 0) goOn();
}

/** Goes to where cards are missing. */
function goOn() {
  view = { setup: false, seat: 0, chosen: null, ...nextPlace(history.present) ?? { round: RESULT } };
}

// Telling and drawing.

function tell(said, { refused = false } = {}) {
  status.replaceChildren(...said ? [make("span", { said })] : []);
  status.classList.toggle("sg-pad-refused", refused);
}

function draw() {
  const game = history.present;
  const { setup, round } = view;
  root.classList.toggle("sg-pad-starting", setup);
  tabs.hidden = setup;
  seats.hidden = palette.hidden = setup || round === RESULT;
  actions.hidden = setup;
  redraw(notices, ...drawNotices());
  redraw(steps, ...game && !setup ? drawSteps() : []);
  if (setup) {
    redraw(main, drawSetup(page, draft, game !== null, onSetup));
    return;
  }
  redraw(tabs, ...[...Array(ROUNDS + 1).keys()].map(drawTab));
  redraw(main, ...round === RESULT ? drawResult(page, game, onResult) : drawRound(page, game, view, onTable));
  if (round !== RESULT) redraw(seats, ...drawSeats(page, game, view, chooseSeat));
  redraw(actions, ...drawActions());
}

function drawTab(round) {
  const said = round === RESULT ? words.say("result") : words.say("round", { number: round + 1 });
  return button(said, () => { view = { ...view, round, chosen: null }; draw(); }, {
    class: "sg-pad-segment", key: `tab-${round}`, "aria-pressed": String(round === view.round),
  });
}

function chooseSeat(seat) {
  view = { ...view, seat, chosen: null };
  draw();
}

function drawSteps() {
  const symbol = (text) => make("span", { "aria-hidden": "true" }, text);
  return [
    history.future.length > 0 && button(null, () => step(redo, "redone"), { class: "sg-pad-step", key: "redo", label: words.say("redo") }, symbol("↷")),
    button(null, () => step(undo, "undone"), {
      class: "sg-pad-step", key: "undo", label: words.say("undo"), disabled: history.past.length === 0,
    }, symbol("↶"), " ", make("span", { said: words.say("undo") })),
  ];
}

function drawActions() {
  const props = (key) => ({ class: "sg-pad-button", key });
  return [
    canStayAwake && button(words.say("awake"), changeAwake, { ...props("awake"), "aria-pressed": String(isAwake()) }),
    button(words.say("names"), changeNames, props("names")),
    button(words.say("new-game"), showSetup, props("new-game")),
    button(words.say("export"), exportGame, props("export")),
    button(words.say("open"), () => file.click(), props("open")),
  ];
}

function drawNotices() {
  const aside = store.damaged();
  const why = damage ? joined([words.say("damaged"), tellFault(damage)], " ") : words.say("damaged");
  return [
    kept !== "saved" && make("p", { class: "sg-pad-notice", said: words.say(kept) }),
    (damage || aside.length > 0) && make("div", { class: "sg-pad-notice" }, make("p", { said: why }), ...aside.map(drawAside)),
  ];
}

function drawAside({ key, text }) {
  return make("div", { class: "sg-pad-row" },
    button(words.say("damaged-export"), () => saveAs("sushi-go-damaged.txt", text), { class: "sg-pad-button", key: `save ${key}` }),
    button(words.say("damaged-away"), () => { store.throwAway(key); damage = null; draw(); }, { class: "sg-pad-button", key }));
}

function seatName() {
  return words.seat(history.present, view.seat);
}

function cardAt(index) {
  return history.present.rounds[view.round][view.seat][index];
}

function lookAtHeading() {
  main.querySelector("[data-stand-in]")?.focus({ preventScroll: true });
  root.scrollIntoView();
}

// What comes from outside.

root.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-rule]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  showRule(words, page.base, link.dataset.rule);
});

addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input[name=name], dialog");
  if (typing || !(event.ctrlKey || event.metaKey) || event.altKey || !history.present || view.setup) return;
  const key = event.key.toLowerCase();
  const go = key === "z" && !event.shiftKey ? [undo, "undone"] : key === "y" || key === "z" ? [redo, "redone"] : null;
  if (!go) return;
  event.preventDefault();
  step(...go);
});

// Another tab has written; or this one comes back and has missed that.
addEventListener("storage", takeOver);
addEventListener("pageshow", takeOver);
document.addEventListener("visibilitychange", () => { if (!document.hidden) takeOver(); });

addEventListener("beforeunload", (event) => {
  if (kept !== "saved" && history.present && hasCards(history.present)) event.preventDefault();
});

function begin() {
  const { game, damage: found } = store.look();
  damage = found;
  if (game) {
    history = startHistory(game);
    goOn();
  }
  if (!store.works) kept = "none";
  draw();
}

begin();
