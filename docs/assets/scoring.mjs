/**
 * The scoring of the card game Sushi Go!, for any page: points by category, puddings and the winners, and which rule
 * decided each of them. One file, no dependencies.
 *
 * Cards are the words of COPIES. A tableau is the list of the cards in front of one seat, in the order in which they
 * were laid down, puddings of earlier rounds among them. Lists "per seat" begin with seat 0. In the dummy variant the
 * players are seats 0 and 1 and the dummy is seat 2. Rules are named by the ids of the rules' site, like "maki-most".
 * No function changes its arguments.
 *
 * @typedef {"tempura"|"sashimi"|"dumpling"|"maki-1"|"maki-2"|"maki-3"|"egg-nigiri"|"salmon-nigiri"|"squid-nigiri"|
 *   "pudding"|"wasabi"|"chopsticks"} Card
 * @typedef {readonly Card[]} Tableau
 * @typedef {"maki-rolls"|"tempura"|"sashimi"|"dumplings"|"nigiri"} Category
 * @typedef {{points: number, rule: string}} Decision what a seat gets, and the id of the rule that says so
 */

/** How many copies of each card the deck holds (deck-108). */
export const COPIES = Object.freeze({
  "tempura": 14,
  "sashimi": 14,
  "dumpling": 14,
  "maki-1": 6,
  "maki-2": 12,
  "maki-3": 8,
  "egg-nigiri": 5,
  "salmon-nigiri": 10,
  "squid-nigiri": 5,
  "pudding": 10,
  "wasabi": 6,
  "chopsticks": 4,
});

/** How many cards each player is dealt, by the number of players (players-2-to-5, hand-size). */
export const HAND_SIZES = Object.freeze({ 2: 10, 3: 9, 4: 8, 5: 7 });

/** What is scored after each round (round-score). Puddings wait for the end, chopsticks score nothing. */
export const CATEGORIES = Object.freeze(["maki-rolls", "tempura", "sashimi", "dumplings", "nigiri"]);

const ICONS = { "maki-1": 1, "maki-2": 2, "maki-3": 3 };
const NIGIRI_POINTS = { "egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3 };
const WASABI_FACTOR = 3;
const DUMPLING_POINTS = [0, 1, 3, 6, 10, 15];
const FEWEST_SEATS = 2;
const MOST_SEATS = 5;
const DUMMY = 2;

/**
 * Scores everything but the puddings (round-score). The dummy is scored like any seat (dummy-scoring).
 *
 * @param {readonly Tableau[]} tableaus of 2 to 5 seats that are scored together; in the dummy variant of three
 * @returns {Record<Category, number>[]} points per seat
 * @throws {TypeError|RangeError} no lists of cards, or not as many seats and cards as there can be
 */
export function scoreRound(tableaus) {
  return decideRound(tableaus).map((seat) => mapCategories((category) => seat[category].points));
}

/**
 * Names the rule behind each number of scoreRound.
 *
 * @param {readonly Tableau[]} tableaus as for scoreRound
 * @returns {Record<Category, string>[]} rule ids per seat
 * @throws {TypeError|RangeError} as scoreRound
 */
export function explainRound(tableaus) {
  return decideRound(tableaus).map((seat) => mapCategories((category) => seat[category].rule));
}

/**
 * Scores the puddings, once, after the last round.
 *
 * @param {readonly number[]} counts puddings per seat
 * @param {{dummy?: boolean}} [variant] dummy: the counts are of three seats, the dummy's last
 * @returns {number[]} points per seat, those of the fewest below zero
 * @throws {TypeError|RangeError} no list of counts, or not as many seats and puddings as there can be
 */
export function scorePuddings(counts, { dummy = false } = {}) {
  return decidePuddings(counts, dummy).map(({ points }) => points);
}

/**
 * Names the rule behind each number of scorePuddings.
 *
 * @param {readonly number[]} counts as for scorePuddings
 * @param {{dummy?: boolean}} [variant] as for scorePuddings
 * @returns {string[]} rule ids per seat
 * @throws {TypeError|RangeError} as scorePuddings
 */
export function explainPuddings(counts, { dummy = false } = {}) {
  return decidePuddings(counts, dummy).map(({ rule }) => rule);
}

/**
 * Adds points to the scores so far; a total may fall below zero (score-below-zero).
 *
 * @param {readonly number[]} scores per seat
 * @param {readonly number[]} points per seat
 * @returns {number[]} totals per seat
 * @throws {TypeError|RangeError} no lists of whole numbers, or of different lengths
 */
export function addPoints(scores, points) {
  checkWholeNumbers("scores", scores);
  checkWholeNumbers("points", points);
  checkSameLength("points", points, scores);
  return scores.map((score, seat) => score + points[seat]);
}

/**
 * Finds who wins when everything is counted: the most points (most-points-wins), then the most puddings of the tied
 * (tie-puddings); whoever is still tied shares the victory (tie-shared). The dummy cannot win (dummy-no-win).
 *
 * @param {readonly number[]} scores per seat, puddings counted
 * @param {readonly number[]} puddings per seat
 * @param {{dummy?: boolean}} [variant] dummy: both are of three seats, the dummy's last
 * @returns {number[]} the seats
 * @throws {TypeError|RangeError} no such lists, or not as many seats and puddings as there can be
 */
export function findWinners(scores, puddings, { dummy = false } = {}) {
  const leaders = findLeaders(scores, puddings, dummy);
  const most = Math.max(...leaders.map((seat) => puddings[seat]));
  return leaders.filter((seat) => puddings[seat] === most);
}

/**
 * Names the rule that decided who wins; "dummy-no-win" where the dummy has as many points as the winners or more.
 *
 * @param {readonly number[]} scores as for findWinners
 * @param {readonly number[]} puddings as for findWinners
 * @param {{dummy?: boolean}} [variant] as for findWinners
 * @returns {string} a rule id
 * @throws {TypeError|RangeError} as findWinners
 */
export function explainWinners(scores, puddings, { dummy = false } = {}) {
  const leaders = findLeaders(scores, puddings, dummy);
  if (dummy && scores[DUMMY] >= scores[leaders[0]]) return "dummy-no-win";
  if (leaders.length === 1) return "most-points-wins";
  return findWinners(scores, puddings, { dummy }).length === 1 ? "tie-puddings" : "tie-shared";
}

/**
 * Tells which nigiri lies on which wasabi: the next nigiri goes on a free wasabi, whatever it is (wasabi-must), never
 * one laid down before (wasabi-before); other cards may come between (wasabi-waits); each wasabi takes one
 * (wasabi-one-each), the first laid down first.
 *
 * @param {Tableau} tableau
 * @returns {(number|null)[]} for each card the place of the wasabi under it in the tableau, counted from 0, or null
 * @throws {TypeError|RangeError} no list of cards
 */
export function placeOnWasabi(tableau) {
  checkTableau(tableau);
  const free = [];
  return tableau.map((card, place) => {
    if (card === "wasabi") free.push(place);
    return isNigiri(card) && free.length > 0 ? free.shift() : null;
  });
}

/**
 * Clears the table for the next round: puddings stay, all other cards go (pudding-kept, round-discard).
 *
 * @param {readonly Tableau[]} tableaus of 2 to 5 seats
 * @returns {Card[][]} the tableaus that the next round starts with
 * @throws {TypeError|RangeError} as scoreRound
 */
export function keepPuddings(tableaus) {
  checkTableaus(tableaus);
  return tableaus.map((tableau) => tableau.filter((card) => card === "pudding"));
}

// What the rules decide: points, and the rule that says so.

function decideRound(tableaus) {
  checkTableaus(tableaus);
  const makiRolls = decideMakiRolls(tableaus.map(countIcons));
  return tableaus.map((tableau, seat) => ({
    "maki-rolls": makiRolls[seat],
    "tempura": decideTempura(tableau),
    "sashimi": decideSashimi(tableau),
    "dumplings": decideDumplings(tableau),
    "nigiri": decideNigiri(tableau),
  }));
}

/** Adds up the icons on the maki cards, not the cards (maki-icons). */
function countIcons(tableau) {
  return sum(tableau.map((card) => ICONS[card] ?? 0));
}

/** 6 for the most icons, 3 for the second most; tied seats share; nobody is second after a tie for the most. */
function decideMakiRolls(icons) {
  const most = Math.max(...icons);
  const second = Math.max(...icons.filter((own) => own < most));
  const [first, next] = [count(icons, most), count(icons, second)];
  return icons.map((own) => {
    if (own === 0) return decide("maki-need-one", 0);
    if (own === most && first > 1) return decide("maki-tie-most", share(6, first));
    if (own === most) return decide("maki-most", 6);
    if (first > 1) return decide("maki-tie-most", 0);
    if (own === second && next > 1) return decide("maki-tie-second", share(3, next));
    if (own === second) return decide(icons.length === 2 ? "maki-two-players" : "maki-most", 3);
    return decide("maki-most", 0);
  });
}

/** 5 for every two. */
function decideTempura(tableau) {
  return decide("tempura-pairs", 5 * Math.floor(count(tableau, "tempura") / 2));
}

/** 10 for every three. */
function decideSashimi(tableau) {
  return decide("sashimi-threes", 10 * Math.floor(count(tableau, "sashimi") / 3));
}

/** 1, 3, 6, 10, 15, and no more for more than five. */
function decideDumplings(tableau) {
  const dumplings = count(tableau, "dumpling");
  return dumplings > 5 ? decide("dumplings-cap", 15) : decide("dumplings-table", DUMPLING_POINTS[dumplings]);
}

/** Egg 1, salmon 2, squid 3 (nigiri-points); three times as much on wasabi (wasabi-triples). */
function decideNigiri(tableau) {
  const wasabi = placeOnWasabi(tableau);
  const factors = wasabi.map((place) => (place === null ? 1 : WASABI_FACTOR));
  const points = tableau.map((card, place) => (NIGIRI_POINTS[card] ?? 0) * factors[place]);
  return decide(nameNigiriRule(tableau, wasabi), sum(points));
}

function nameNigiriRule(tableau, wasabi) {
  if (wasabi.some((place) => place !== null)) return "wasabi-triples";
  if (!tableau.includes("wasabi")) return "nigiri-points";
  return tableau.some(isNigiri) ? "wasabi-before" : "wasabi-alone";
}

/** 6 for the most puddings, -6 for the fewest; tied seats share; nothing when all have the same number. */
function decidePuddings(counts, dummy) {
  checkSeats("puddings", counts, dummy);
  checkPuddings(counts);
  const [most, fewest] = [Math.max(...counts), Math.min(...counts)];
  const [first, last] = [count(counts, most), count(counts, fewest)];
  return counts.map((own) => {
    if (most === fewest) return decide(dummy ? "dummy-puddings" : "pudding-all-equal", 0);
    if (own === most && first > 1) return decide("pudding-tie-most", share(6, first));
    if (own === most) return decide("pudding-most", 6);
    if (own > fewest) return decide(dummy && counts[DUMMY] === most ? "dummy-scoring" : "pudding-most", 0);
    if (counts.length === 2) return decide("pudding-two-players", 0);
    if (last > 1) return decide("pudding-tie-fewest", share(-6, last));
    return decide(dummy ? "dummy-puddings" : "pudding-fewest", -6);
  });
}

/** The players with the most points, the dummy left out (most-points-wins, dummy-no-win). */
function findLeaders(scores, puddings, dummy) {
  checkWholeNumbers("scores", scores);
  checkSeats("scores", scores, dummy);
  checkPuddings(puddings);
  checkSameLength("puddings", puddings, scores);
  const players = [...scores.keys()].filter((seat) => !(dummy && seat === DUMMY));
  const best = Math.max(...players.map((seat) => scores[seat]));
  return players.filter((seat) => scores[seat] === best);
}

/** @returns {Decision} */
function decide(rule, points) {
  return { rule, points };
}

/** The part of each of the tied; the remainder is dropped, from a loss too: -6 shared by four is -1. */
function share(points, tied) {
  return Math.trunc(points / tied);
}

function mapCategories(find) {
  return Object.fromEntries(CATEGORIES.map((category) => [category, find(category)]));
}

function isNigiri(card) {
  return card in NIGIRI_POINTS;
}

function count(list, wanted) {
  return list.filter((item) => item === wanted).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

// What may come in.

function checkTableaus(tableaus) {
  checkSeats("tableaus", tableaus);
  for (const tableau of tableaus) checkTableau(tableau);
  checkOneDeck(tableaus.flat());
}

function checkTableau(tableau) {
  checkList("a tableau", tableau);
  for (const card of tableau) {
    if (typeof card !== "string") throw new TypeError(`expected a card's word; found ${show(card)}`);
    if (!Object.hasOwn(COPIES, card)) {
      throw new RangeError(`expected one of ${Object.keys(COPIES).join(", ")}; found ${show(card)}`);
    }
  }
}

function checkOneDeck(cards) {
  for (const card of Object.keys(COPIES)) checkCopies(card, count(cards, card));
}

function checkCopies(card, found) {
  const most = COPIES[card];
  if (found > most) throw new RangeError(`expected at most ${most} copies of ${card}, as in one deck; found ${found}`);
}

function checkPuddings(counts) {
  checkWholeNumbers("puddings", counts);
  const below = counts.find((own) => own < 0);
  if (below !== undefined) throw new RangeError(`expected puddings of 0 or more; found ${below}`);
  checkCopies("pudding", sum(counts));
}

function checkWholeNumbers(what, numbers) {
  checkList(what, numbers);
  for (const number of numbers) {
    if (!Number.isInteger(number)) throw new TypeError(`expected ${what} as whole numbers; found ${show(number)}`);
  }
}

function checkSeats(what, list, dummy = false) {
  checkList(what, list);
  if (dummy && list.length !== DUMMY + 1) {
    throw new RangeError(`expected ${what} of two players and the dummy; found ${list.length}`);
  }
  if (list.length < FEWEST_SEATS || list.length > MOST_SEATS) {
    throw new RangeError(`expected ${what} of ${FEWEST_SEATS} to ${MOST_SEATS} seats; found ${list.length}`);
  }
}

function checkSameLength(what, list, other) {
  if (list.length !== other.length) {
    throw new RangeError(`expected ${what} of ${other.length} seats; found ${list.length}`);
  }
}

function checkList(what, list) {
  if (!Array.isArray(list)) throw new TypeError(`expected ${what} as a list; found ${show(list)}`);
}

function show(value) {
  return JSON.stringify(value) ?? String(value);
}

/*
 * MIT License
 *
 * Copyright (c) 2026 The sushigo-rules contributors
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */
