// The score pad without a page: node --test tests/site/pad.test.mjs

import { deepStrictEqual as same, throws } from "node:assert/strict";
import { test } from "node:test";
import { NewerError, ReadError, readGame, writeGame } from "../../docs/assets/pad/file.mjs";
import {
  RefusedError, addCard, changedPlaces, countGame, countPuddings, isOver, missingCards, moveCard, nextPlace, removeCard, renamePlayers,
  setFinished, startGame,
} from "../../docs/assets/pad/game.mjs";
import { advance, redo, startHistory, undo } from "../../docs/assets/pad/history.mjs";
import { keepHistory, readHistory } from "../../docs/assets/pad/session.mjs";
import { GameStore, KEY } from "../../docs/assets/pad/storage.mjs";

const FIRST = { round: 0, seat: 0 };
const lay = (game, place, ...cards) => cards.reduce((next, card) => addCard(next, place, card), game);
const times = (number, card) => Array(number).fill(card);

test("a card is laid down after the others", () => {
  same(["wasabi", "tempura"], lay(startGame(["", ""]), FIRST, "wasabi", "tempura").rounds[0][0]);
});

test("the game before stays as it was", () => {
  const game = startGame(["", ""]);
  lay(game, FIRST, "wasabi");
  same([], game.rounds[0][0]);
});

for (const [players, variant, hand] of [[2, null, 10], [3, null, 9], [4, null, 8], [5, null, 7], [2, "dummy", 9], [4, "reshuffle", 8]]) {
  test(`${players} players, variant ${variant}: ${hand} cards and no more`, () => {
    const cards = ["tempura", "sashimi", "dumpling", "maki-2", "maki-3", "salmon-nigiri", "tempura", "sashimi", "dumpling", "maki-2"];
    const full = lay(startGame(times(players, ""), variant), FIRST, ...cards.slice(0, hand));
    same(0, missingCards(full, 0)[0]);
    throws(() => addCard(full, FIRST, "maki-1"), { reason: "hand", most: hand, found: hand, card: "maki-1" });
  });
}

test("copies of all seats count against the deck", () => {
  const game = lay(lay(startGame(["", ""]), FIRST, ...times(3, "squid-nigiri")), { round: 0, seat: 1 }, ...times(2, "squid-nigiri"));
  throws(() => addCard(game, FIRST, "squid-nigiri"), { reason: "deck", most: 5, found: 5 });
});

test("copies of earlier and later rounds count in the usual game", () => {
  const game = lay(lay(startGame(["", ""]), FIRST, ...times(2, "chopsticks")), { round: 2, seat: 1 }, ...times(2, "chopsticks"));
  throws(() => addCard(game, { round: 1, seat: 0 }, "chopsticks"), RefusedError);
});

test("copies of other rounds do not count when they are shuffled back in", () => {
  const game = lay(startGame(["", ""], "reshuffle"), FIRST, ...times(4, "chopsticks"));
  same(["chopsticks"], addCard(game, { round: 1, seat: 0 }, "chopsticks").rounds[1][0]);
  throws(() => addCard(game, { round: 0, seat: 1 }, "chopsticks"), RefusedError);
});

test("puddings of other rounds count even then", () => {
  const game = lay(startGame(["", ""], "reshuffle"), FIRST, ...times(10, "pudding"));
  throws(() => addCard(game, { round: 1, seat: 0 }, "pudding"), RefusedError);
});

test("the dummy's cards count against the deck", () => {
  const game = lay(startGame(["", ""], "dummy"), { round: 0, seat: 2 }, ...times(4, "chopsticks"));
  throws(() => addCard(game, FIRST, "chopsticks"), RefusedError);
});

test("a card is taken away where it lies", () => {
  const game = lay(startGame(["", ""]), FIRST, "wasabi", "tempura", "pudding");
  same(["wasabi", "pudding"], removeCard(game, FIRST, 1).rounds[0][0]);
});

test("a nigiri moved before the wasabi no longer lies on it", () => {
  const game = lay(startGame(["", ""]), FIRST, "wasabi", "squid-nigiri");
  same(9, countGame(game).rounds[0][0]);
  same(3, countGame(moveCard(game, FIRST, 1, 0)).rounds[0][0]);
});

test("puddings of earlier rounds count in later ones, not the other way round", () => {
  const game = lay(lay(startGame(["", ""]), FIRST, "pudding"), { round: 1, seat: 0 }, "pudding", "pudding");
  same([[1, 0], [3, 0], [3, 0]], [0, 1, 2].map((round) => countPuddings(game, round)));
});

test("a victory tied on points and on puddings is shared", () => {
  const game = lay(lay(startGame(["", "", ""]), FIRST, "squid-nigiri"), { round: 0, seat: 1 }, "squid-nigiri");
  same([[0, 1], ["tie-shared"]], [countGame(game).winners, countGame(game).winningRules]);
});

test("where the dummy is level, what decides between the players comes after it", () => {
  const game = [0, 1, 2].reduce((next, seat) => lay(next, { round: 0, seat }, "squid-nigiri"), startGame(["", ""], "dummy"));
  same([[0, 1], ["dummy-no-win", "tie-shared"]], [countGame(game).winners, countGame(game).winningRules]);
});

test("names are as many as before", () => {
  throws(() => renamePlayers(startGame(["", ""]), ["Ada", "Ben", "Cleo"]), RangeError);
});

test("a victory tied on points goes to the puddings", () => {
  const game = lay(startGame(["", ""]), FIRST, "tempura", "tempura", "egg-nigiri", "pudding");
  const tied = lay(game, { round: 0, seat: 1 }, "maki-3", "squid-nigiri", "squid-nigiri");
  same([[12, 12], [0], ["tie-puddings"]], [countGame(tied).scores, countGame(tied).winners, countGame(tied).winningRules]);
});

test("a game is over when all cards lie there, or when it is said to be", () => {
  const game = startGame(["", ""]);
  same([false, true, false], [isOver(game), isOver(setFinished(game, true)), isOver(setFinished(setFinished(game, true), false))]);
  const cards = ["tempura", "tempura", "sashimi", "sashimi", "dumpling", "dumpling", "maki-2", "maki-2", "salmon-nigiri"];
  const places = [0, 1, 2].flatMap((round) => [{ round, seat: 0 }, { round, seat: 1 }]);
  const rest = { "0-0": "maki-1", "0-1": "maki-1", "1-0": "maki-1", "1-1": "maki-3", "2-0": "maki-3", "2-1": "maki-3" };
  const mine = { "2-1": ["maki-3", "maki-3", "squid-nigiri", "squid-nigiri", "egg-nigiri", "egg-nigiri", "pudding", "pudding", "wasabi"] };
  const full = places.reduce((next, place) => {
    const key = `${place.round}-${place.seat}`;
    return lay(next, place, ...mine[key] ?? cards, rest[key]);
  }, game);
  same([true, null], [isOver(full), nextPlace(full)]);
  same([false, { round: 1, seat: 1 }], [isOver(removeCard(full, { round: 1, seat: 1 }, 0)), nextPlace(removeCard(full, { round: 1, seat: 1 }, 0))]);
});

test("where two games differ is found", () => {
  const game = startGame(["", ""]);
  const changed = lay(lay(game, { round: 2, seat: 1 }, "wasabi"), { round: 0, seat: 1 }, "wasabi");
  same([{ round: 0, seat: 1 }, { round: 2, seat: 1 }], changedPlaces(changed, game));
  same([], changedPlaces(renamePlayers(game, ["Ada", "Ben"]), game));
});

test("what is undone can be done again until something else is done", () => {
  const history = advance(advance(startHistory(1), 2), 3);
  same([2, 1, 1], [undo(history).present, undo(undo(history)).present, undo(undo(undo(history))).present]);
  same([3, 3], [redo(undo(history)).present, redo(redo(undo(history))).present]);
  same([2, 3], [redo(undo(undo(history))).present, redo(redo(undo(undo(history)))).present]);
  same([4, 2], [redo(advance(undo(history), 4)).present, undo(advance(undo(history), 4)).present]);
});

test("a game is read as it was written", () => {
  const game = setFinished(lay(startGame(["Ada", "Zoë 🍣"], "dummy"), { round: 1, seat: 2 }, "wasabi", "egg-nigiri"), true);
  same(game, readGame(writeGame(game)));
});

test("rounds that are left out have no cards", () => {
  const text = JSON.stringify({ ...JSON.parse(writeGame(startGame(["", ""]))), rounds: [[["wasabi"], []]] });
  same([[["wasabi"], []], [[], []], [[], []]], readGame(text).rounds);
});

/** What a file says that differs from a good one, and where that is noticed. */
const BAD = [
  [{ version: 2 }, "version", "the-version"],
  [{ variant: "both-ways" }, "variant", "a-variant"],
  [{ finished: 1 }, "finished", "yes-or-no"],
  [{ players: ["Ada"] }, "players", "names-2-to-5"],
  [{ players: [..."abcdef"] }, "players", "names-2-to-5"],
  [{ players: ["Ada", 7] }, "players[1]", "a-name"],
  [{ players: ["a".repeat(21), ""] }, "players[0]", "a-name"],
  [{ players: ["", "", ""], variant: "dummy" }, "players", "names-2"],
  [{ rounds: {} }, "rounds", "at-most-rounds"],
  [{ rounds: times(4, [[], []]) }, "rounds", "at-most-rounds"],
  [{ rounds: [[[]]] }, "rounds[0]", "seats"],
  [{ rounds: [[[], []], [[], [], []]] }, "rounds[1]", "seats"],
  [{ rounds: [[[], times(11, "tempura")]] }, "rounds[0][1]", "at-most-cards"],
  [{ rounds: [[[], "tempura"]] }, "rounds[0][1]", "at-most-cards"],
  [{ rounds: [[[], ["tempura", "toString"]]] }, "rounds[0][1][1]", "a-card"],
  [{ rounds: [[times(3, "chopsticks"), times(2, "chopsticks")]] }, "rounds[0]", "copies"],
  [{ more: 1 }, "more", "no-value"],
  [{ players: undefined }, "players", "a-value"],
];
for (const [change, where, expected] of BAD) {
  test(`a file with ${JSON.stringify(change)} is refused`, () => {
    const text = JSON.stringify({ ...JSON.parse(writeGame(startGame(["", ""]))), ...change });
    throws(() => readGame(text), (error) => error instanceof ReadError && error.where === where && error.expected === expected);
  });
}

test("a later version is known by its number alone", () => {
  throws(() => readGame('{"schema": "game.schema.json", "version": 2}'), NewerError);
  throws(() => readGame('{"schema": "game.schema.json", "version": 0}'), (error) => !(error instanceof NewerError));
});

for (const text of ["", "null", "[]", "7", "{", "<html>", '{"schema": "rules.schema.json"}']) {
  test(`the text ${text} is no game`, () => {
    throws(() => readGame(text), (error) => error instanceof ReadError && error.where === "" && error.expected === "a-game");
  });
}

/** A storage as browsers have it, with room for so many letters. */
class Area {
  items = new Map();

  constructor(room = Infinity) {
    this.room = room;
  }

  get length() {
    return this.items.size;
  }

  key(index) {
    return [...this.items.keys()][index];
  }

  getItem(key) {
    return this.items.get(key) ?? null;
  }

  setItem(key, text) {
    if (text.length > this.room) throw new Error("QuotaExceededError");
    this.items.set(key, text);
  }

  removeItem(key) {
    this.items.delete(key);
  }
}

const game = lay(startGame(["Ada", "Ben"]), FIRST, "wasabi");
const other = lay(game, FIRST, "tempura");

test("what is saved is there at the next visit, and is no news to the tab that saved it", () => {
  const area = new Area();
  const store = new GameStore(() => area);
  same("saved", store.save(game));
  same({ game: null, damage: null }, store.look());
  same(game, new GameStore(() => area).look().game);
});

test("a tab does not write over what another has written since it looked", () => {
  const area = new Area();
  const [one, two] = [new GameStore(() => area), new GameStore(() => area)];
  one.save(game);
  same("changed", two.save(other));
  same(game, two.look().game);
  same("saved", two.save(other));
  same("changed", one.save(game));
  same(other, one.look().game);
});

test("a text that cannot be read is put aside, beside an earlier one", () => {
  const area = new Area();
  for (const text of ["{", "also none"]) {
    area.setItem(KEY, text);
    const store = new GameStore(() => area);
    same(true, store.look().damage instanceof ReadError);
    same("saved", store.save(game));
  }
  const store = new GameStore(() => area);
  same(["{", "also none"], store.damaged().map(({ text }) => text));
  store.throwAway(store.damaged()[0].key);
  same(["also none"], store.damaged().map(({ text }) => text));
  same(game, store.look().game);
});

test("a text that cannot be put aside stays where it is", () => {
  const area = new Area();
  area.setItem(KEY, "{");
  area.setItem = (key, text) => {
    if (key !== KEY) throw new Error("QuotaExceededError");
    area.items.set(key, text);
  };
  const store = new GameStore(() => area);
  same({ game: null, damage: null }, store.look());
  same(["no-room", "no-room", "{"], [store.state, store.save(game), area.getItem(KEY)]);
  same([{ key: KEY, text: "{" }], store.damaged());
  store.throwAway(KEY);
  same(["saved", []], [store.save(game), store.damaged()]);
  store.throwAway(KEY);
  same(writeGame(game), area.getItem(KEY));
});

test("a game of a later version stays where it is, and nothing is kept over it", () => {
  const area = new Area();
  const newer = JSON.stringify({ schema: "game.schema.json", version: 2, seats: [] });
  area.setItem(KEY, newer);
  const store = new GameStore(() => area);
  same({ game: null, damage: null }, store.look());
  same(["newer", "newer", newer, []], [store.state, store.save(game), area.getItem(KEY), store.damaged()]);
  area.setItem(KEY, writeGame(other));
  same(["changed", other, "saved"], [store.save(game), store.look().game, store.save(game)]);
});

test("what can be undone is there when the page is loaded again, but not without end", () => {
  const area = new Area();
  const long = Array.from({ length: 70 }, (_, number) => startGame([String(number), ""]));
  keepHistory(() => area, { past: long, present: game, future: [other] }, "seen");
  same({ history: { past: long.slice(-50), present: game, future: [other] }, seen: "seen" }, readHistory(() => area));
});

test("steps that cannot be kept or read are none", () => {
  same(null, readHistory(() => new Area()));
  const area = new Area(10);
  keepHistory(() => area, startHistory(game), null);
  same(null, readHistory(() => area));
  same(null, readHistory(() => { throw new Error("SecurityError"); }));
});

test("a full storage keeps what it has", () => {
  const area = new Area();
  const store = new GameStore(() => area);
  store.save(game);
  area.room = 0;
  same("full", store.save(other));
  same(game, new GameStore(() => area).look().game);
  area.room = Infinity;
  same("saved", store.save(other));
});

for (const [name, find] of [["forbidden", () => { throw new Error("SecurityError"); }], ["missing", () => null]]) {
  test(`a storage that is ${name} keeps nothing`, () => {
    const store = new GameStore(find);
    same([false, "none", { game: null, damage: null }, []], [store.works, store.save(game), store.look(), store.damaged()]);
  });
}
