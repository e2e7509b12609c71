/** The score pad: keeps the game, draws it, and answers what is pressed. Nothing leaves the device. */
import { placeOnWasabi } from "../scoring.mjs";
import { canStayAwake, isAwake, setAwake, whenRefused } from "./awake.mjs";
import { askForNames, askToReplace, askToThrowAway, showRule } from "./dialogs.mjs";
import { drawPalette, drawSeats } from "./dock.mjs";
import { button, make, redraw } from "./elements.mjs";
import { ReadError, readGame, writeGame } from "./file.mjs";
import {
  RefusedError, ROUNDS, addCard, changedPlaces, countPuddings, countRound, handRule, hasCards, missingCards, moveCard, nextPlace, removeCard,
  renamePlayers, setFinished, startGame,
} from "./game.mjs";
import { advance, redo, startHistory, undo } from "./history.mjs";
import { drawRuleLink } from "./numbers.mjs";
import { drawResult } from "./result.mjs";
import { drawRound } from "./round.mjs";
import { keepHistory, readHistory } from "./session.mjs";
import { drawSetup, nameFields, readNames } from "./setup.mjs";
import { GameStore, KEY, askToKeep } from "./storage.mjs";
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
const findSession = () => sessionStorage;

/** What is shown; the game itself is the present of the history, null before the first. */
let history = startHistory(null);
let view = { setup: true, round: 0, seat: 0, chosen: null };
let draft = { players: ["", ""], variant: null };
/** Why the game is not kept, or "saved". */
let kept = "saved";
let damage = null;

// The parts of the page, in their order; the line that tells what happened stays the same element, so that it is read out.
const notices = make("div", { class: "sg-pad-notices", role: "status" });
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
    tellRefused(error);
  }
}

/** @param {RefusedError} error */
function tellRefused({ reason, card, most }) {
  const values = { card: words.card(card), player: seatName(), number: most };
  if (reason === "deck") {
    tell(words.say("no-more-in-deck", values), { refused: true, rule: "deck-108" });
    return;
  }
  const full = words.say("no-more-in-hand", values);
  const cards = history.present.rounds[view.round][view.seat];
  if (cards.includes("chopsticks")) {
    tell(joined([full, words.say("chopsticks-used")], ". "), { refused: true, rule: "chopsticks-return" });
  } else {
    tell(full, { refused: true, rule: handRule(history.present) });
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
    change(setFinished(history.present, finished), words.say(finished ? "counted" : "not-counted"));
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
  const names = await askForNames(words, nameFields(words, history.present.players), readNames);
  // Another tab may have begun another game meanwhile.
  const { players } = history.present;
  if (names?.length !== players.length || names.every((name, seat) => name === players[seat])) return;
  change(renamePlayers(history.present, names), words.say("names-saved"));
}

function step(go, key) {
  const before = history.present;
  if (go(history) === history) return;
  history = go(history);
  follow(before);
  tell(words.say(key));
  keep();
  draw();
}

// Files.

function exportGame() {
  return saveAs(`sushi-go-${dayOf(new Date())}.json`, writeGame(history.present));
}

/** @param {Date} date @returns {string} the day where the reader is, like 2026-01-31 */
function dayOf(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, "0")).join("-");
}

/** @returns {import("./words.mjs").Said} what was told */
function saveAs(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  const said = words.say("exported", { where: name });
  tell(said);
  return said;
}

async function openFile() {
  const [chosen] = file.files;
  if (!chosen) return;
  try {
    const game = readGame(await chosen.text());
    if (await mayReplace()) open(game, "imported");
  } catch (error) {
    if (error instanceof ReadError) tell(joined([words.say("no-game"), tellFault(error)], " "), { refused: true });
    // So says the browser when the file is not there any more, or was changed.
    else if (error instanceof DOMException) tell(words.say("no-file"), { refused: true });
    else throw error;
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
  const outcome = history.present ? store.save(history.present) : store.state;
  if (outcome === "changed") {
    takeOver();
    return;
  }
  if (outcome !== kept && outcome !== "saved") tell(words.say(outcome), { refused: true });
  kept = outcome;
  keepSteps();
}

function keepSteps() {
  if (history.present) keepHistory(findSession, history, store.seen);
}

/** Shows what another tab has written; what was here can be brought back. */
function takeOver() {
  const { game, damage: found } = store.look();
  if (!game && !found && store.state === kept) return;
  damage = found ?? damage;
  if (game) {
    const [before, { setup }] = [history.present, view];
    history = before ? advance(history, game) : startHistory(game);
    follow(before);
    view = { ...view, setup };
    kept = "saved";
    tell(words.say(setup ? "elsewhere-setup" : "elsewhere"), { refused: true });
    keepSteps();
  } else {
    keep();
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

/** @param {{refused?: boolean, rule?: string}} [look] rule: the one that says so */
function tell(said, { refused = false, rule } = {}) {
  const link = rule ? [" ", drawRuleLink(page, rule, { said: words.say("rule", { number: words.rule(rule).number }) })] : [];
  status.replaceChildren(...said ? [make("span", { said })] : [], ...link);
  status.classList.toggle("sg-pad-refused", refused);
}

function draw() {
  const hadFocus = root.contains(document.activeElement);
  drawParts();
  if (hadFocus && !root.contains(document.activeElement)) main.querySelector("[data-stand-in]")?.focus({ preventScroll: true });
}

function drawParts() {
  const game = history.present;
  const { setup, round } = view;
  root.classList.toggle("sg-pad-starting", setup);
  tabs.hidden = setup;
  seats.hidden = palette.hidden = setup || round === RESULT;
  actions.hidden = setup;
  redrawNotices(drawNotices());
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
    history.future.length > 0 && button(null, () => step(redo, "redone"), {
      class: "sg-pad-step", key: "redo", otherwise: "undo", label: words.say("redo"),
    }, symbol("↷")),
    button(null, () => step(undo, "undone"), {
      class: "sg-pad-step", key: "undo", label: words.say("undo"), unable: history.past.length === 0,
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

/** They are read out; so they are only touched when they change. */
function redrawNotices(next) {
  const old = [...notices.children];
  if (next.length !== old.length || next.some((notice, index) => !notice.isEqualNode(old[index]))) redraw(notices, ...next);
}

function drawNotices() {
  const texts = store.damaged();
  const [stuck, aside] = [texts.filter(({ key }) => key === KEY), texts.filter(({ key }) => key !== KEY)];
  const why = damage ? joined([words.say("damaged"), tellFault(damage)], " ") : words.say("damaged");
  return [
    kept !== "saved" && make("div", { class: "sg-pad-notice" }, make("p", { said: words.say(kept) }), ...stuck.map(drawDamaged)),
    aside.length > 0 && make("div", { class: "sg-pad-notice" }, make("p", { said: why }), ...aside.map(drawDamaged)),
  ].filter(Boolean);
}

function drawDamaged({ key, text }) {
  return make("div", { class: "sg-pad-row" },
    button(words.say(key === KEY ? "export" : "damaged-export"), () => saveAs("sushi-go-damaged.txt", text), {
      class: "sg-pad-button", key: `save ${key}`,
    }),
    button(words.say("damaged-away"), () => throwAway(key), { class: "sg-pad-button", key }));
}

async function throwAway(key) {
  if (!await askToThrowAway(words)) return;
  store.throwAway(key);
  damage = null;
  tell(words.say("thrown-away"));
  keep();
  draw();
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

whenRefused(() => {
  tell(words.say("awake-refused"), { refused: true });
  draw();
});

function begin() {
  const { game, damage: found } = store.look();
  damage = found;
  const earlier = readHistory(findSession);
  const isOurs = earlier && (!game || store.seen === earlier.seen);
  if (isOurs) history = earlier.history;
  else if (game) history = earlier ? advance(earlier.history, game) : startHistory(game);
  if (history.present) goOn();
  if (earlier && !isOurs) tell(words.say("elsewhere"), { refused: true });
  kept = store.state;
  if (isOurs) keep();
  else keepSteps();
  draw();
}

begin();
