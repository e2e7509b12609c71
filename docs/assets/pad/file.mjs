/** A game as a text: what is kept on the device, exported and imported. Its form is schemas/game.schema.json. */
import { COPIES, LONGEST_NAME, ROUNDS, VARIANTS, countCopies, countSeats, handSize, startGame } from "./game.mjs";

const SCHEMA = "game.schema.json";
const VERSION = 1;
const FIELDS = ["schema", "version", "variant", "players", "rounds", "finished"];
const LONGEST_SHOWN = 40;

/** A text that is no game. */
export class ReadError extends Error {
  /**
   * @param {string} where the path in the file, like `rounds[0][1]`; "" is the file itself
   * @param {string} expected a key of the page's texts
   * @param {unknown} found what is there instead
   * @param {Record<string, string|number>} values for the text
   */
  constructor(where, expected, found, values = {}) {
    const shown = show(found);
    super(`expected ${expected} ${JSON.stringify(values)} at ${where || "the top"}; found ${shown}`);
    Object.assign(this, { where, expected, found: shown, values });
  }
}

/** A game of a later version of this format. */
export class NewerError extends ReadError {}

/** @param {import("./game.mjs").Game} game */
export function writeGame({ variant, players, rounds, finished }) {
  return `${JSON.stringify({ schema: SCHEMA, version: VERSION, variant, players, rounds, finished })}\n`;
}

/**
 * @param {string} text
 * @returns {import("./game.mjs").Game}
 * @throws {ReadError} the first thing in it that is not as it must be
 */
export function readGame(text) {
  const data = parse(text);
  // A later version may have other fields.
  if (Number.isInteger(data.version) && data.version > VERSION) throw new NewerError("version", "the-version", data.version, { number: VERSION });
  for (const name of FIELDS) if (!Object.hasOwn(data, name)) throw new ReadError(name, "a-value", undefined);
  const unknown = Object.keys(data).find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) throw new ReadError(unknown, "no-value", data[unknown]);
  if (data.version !== VERSION) throw new ReadError("version", "the-version", data.version, { number: VERSION });
  if (!VARIANTS.includes(data.variant)) throw new ReadError("variant", "a-variant", data.variant);
  if (typeof data.finished !== "boolean") throw new ReadError("finished", "yes-or-no", data.finished);
  checkPlayers(data);
  const game = { ...startGame(data.players, data.variant), finished: data.finished };
  checkRounds(game, data.rounds);
  const whole = { ...game, rounds: game.rounds.map((empty, round) => data.rounds[round] ?? empty) };
  checkOneDeck(whole);
  return whole;
}

function parse(text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ReadError("", "a-game", text);
  }
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  if (!isObject || data.schema !== SCHEMA) throw new ReadError("", "a-game", data);
  return data;
}

function checkPlayers({ players, variant }) {
  const [fewest, most] = variant === "dummy" ? [2, 2] : [2, 5];
  const expected = variant === "dummy" ? "names-2" : "names-2-to-5";
  checkList("players", players, fewest, most, expected);
  players.forEach((name, seat) => {
    const isName = typeof name === "string" && [...name].length <= LONGEST_NAME;
    if (!isName) throw new ReadError(`players[${seat}]`, "a-name", name, { number: LONGEST_NAME });
  });
}

function checkRounds(game, rounds) {
  const [seats, hand] = [countSeats(game), handSize(game)];
  checkList("rounds", rounds, 0, ROUNDS, "at-most-rounds", { number: ROUNDS });
  rounds.forEach((tableaus, round) => {
    checkList(`rounds[${round}]`, tableaus, seats, seats, "seats", { number: seats });
    tableaus.forEach((cards, seat) => {
      const where = `rounds[${round}][${seat}]`;
      checkList(where, cards, 0, hand, "at-most-cards", { number: hand });
      cards.forEach((card, index) => {
        const isCard = typeof card === "string" && Object.hasOwn(COPIES, card);
        if (!isCard) throw new ReadError(`${where}[${index}]`, "a-card", card);
      });
    });
  });
}

/** @param {number} fewest lengths of the list, both of them allowed */
function checkList(where, list, fewest, most, expected, values) {
  const isRight = Array.isArray(list) && list.length >= fewest && list.length <= most;
  if (!isRight) throw new ReadError(where, expected, list, values);
}

function checkOneDeck(game) {
  game.rounds.forEach((_, round) => {
    for (const [card, copies] of Object.entries(COPIES)) {
      const found = countCopies(game, round, card);
      if (found > copies) throw new ReadError(`rounds[${round}]`, "copies", found, { card, number: copies });
    }
  });
}

function show(value) {
  const text = (typeof value === "string" ? value : JSON.stringify(value) ?? "").trim().replace(/\s+/g, " ");
  const letters = [...text];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join("")} …` : text || "–";
}
