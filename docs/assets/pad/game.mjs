/**
 * A game on the score pad as an immutable value: who plays, and which cards lie in front of each seat in each round.
 * Points, puddings and winners are derived from it and stored nowhere.
 *
 * @typedef {import("../scoring.mjs").Card} Card
 * @typedef {import("../scoring.mjs").Category} Category
 * @typedef {null|"reshuffle"|"dummy"} Variant
 * @typedef {object} Game
 * @property {Variant} variant null is the usual game
 * @property {readonly string[]} players their names; "" has none. With the dummy two, and the dummy is seat 2
 * @property {readonly (readonly (readonly Card[])[])[]} rounds rounds[round][seat]: what was laid down in that round, in
 *   order; puddings of earlier rounds are not repeated
 * @property {boolean} finished counted although cards are missing, which nobody cared to enter
 *
 * @typedef {{round: number, seat: number}} Place both count from 0
 */
import {
  CATEGORIES, COPIES, HAND_SIZES, addPoints, explainPuddings, explainRound, explainWinners, findWinners, scorePuddings, scoreRound,
} from "../scoring.mjs";

export { CATEGORIES, COPIES };
export const ROUNDS = 3;
export const VARIANTS = Object.freeze([null, "reshuffle", "dummy"]);
export const LONGEST_NAME = 20;
const DUMMY_HAND = 9;

/** A card that the rules leave no room for; nothing has changed. `reason` is "deck" or "hand". */
export class RefusedError extends Error {
  /**
   * @param {"deck"|"hand"} reason the deck holds no more of the card, or the seat has all cards of the round
   * @param {{card: Card, most: number, found: number}} details how many there may be, how many there are
   */
  constructor(reason, details) {
    super(`expected at most ${details.most}, as in the ${reason}; found ${details.found} and one more ${details.card}`);
    Object.assign(this, { reason, ...details });
  }
}

/**
 * @param {readonly string[]} players 2 to 5 names
 * @param {Variant} variant
 * @returns {Game} a game without cards
 */
export function startGame(players, variant = null) {
  const game = { variant, players: [...players], rounds: [], finished: false };
  return { ...game, rounds: Array.from({ length: ROUNDS }, () => Array.from({ length: countSeats(game) }, () => [])) };
}

/** @param {Pick<Game, "players"|"variant">} game */
export function countSeats({ players, variant }) {
  return players.length + (variant === "dummy" ? 1 : 0);
}

/** How many cards a seat lays down in a round (hand-size, dummy-setup). */
export function handSize({ players, variant }) {
  return variant === "dummy" ? DUMMY_HAND : HAND_SIZES[players.length];
}

/** The rule that says how many. */
export function handRule({ variant }) {
  return variant === "dummy" ? "dummy-setup" : "hand-size";
}

/**
 * How many copies of a card are in play together with those of a round: what is discarded does not come back
 * (round-discard), but in the variant that shuffles it back in (reshuffle); puddings always stay (pudding-kept).
 */
export function countCopies({ variant, rounds }, round, card) {
  const together = variant === "reshuffle" && card !== "pudding" ? [rounds[round]] : rounds;
  return together.flat(2).filter((other) => other === card).length;
}

/**
 * Lays a card down after the others of the seat.
 *
 * @param {Game} game
 * @param {Place} place
 * @param {Card} card
 * @returns {Game}
 * @throws {RefusedError} the deck has no more of it (deck-108), or the seat has all its cards (hand-size)
 */
export function addCard(game, { round, seat }, card) {
  const cards = game.rounds[round][seat];
  const [hand, found] = [handSize(game), countCopies(game, round, card)];
  if (cards.length >= hand) throw new RefusedError("hand", { card, most: hand, found: cards.length });
  if (found >= COPIES[card]) throw new RefusedError("deck", { card, most: COPIES[card], found });
  return withCards(game, { round, seat }, [...cards, card]);
}

/** Takes one card away, wherever it lies. */
export function removeCard(game, place, index) {
  return withCards(game, place, game.rounds[place.round][place.seat].toSpliced(index, 1));
}

/** Lets a card lie elsewhere in the order of its seat; wasabi and nigiri pair anew. */
export function moveCard(game, place, from, to) {
  const cards = game.rounds[place.round][place.seat];
  return withCards(game, place, cards.toSpliced(from, 1).toSpliced(to, 0, cards[from]));
}

function withCards(game, { round, seat }, cards) {
  return { ...game, rounds: game.rounds.with(round, game.rounds[round].with(seat, cards)) };
}

/**
 * @param {readonly string[]} players as many as before
 * @throws {RangeError} another number of names
 */
export function renamePlayers(game, players) {
  if (players.length !== game.players.length) throw new RangeError(`expected ${game.players.length} names; found ${players.length}`);
  return { ...game, players: [...players] };
}

/** Counts puddings and winner although cards are missing, or no longer. */
export function setFinished(game, finished) {
  return { ...game, finished };
}

export function hasCards({ rounds }) {
  return rounds.flat(2).length > 0;
}

/** How many cards each seat still has to lay down in a round. */
export function missingCards(game, round) {
  return game.rounds[round].map((cards) => handSize(game) - cards.length);
}

export function isRoundFull(game, round) {
  return missingCards(game, round).every((missing) => missing === 0);
}

/** Whether puddings and winner are to be counted. */
export function isOver(game) {
  return game.finished || game.rounds.every((_, round) => isRoundFull(game, round));
}

/** Where to go on: the first seat with cards missing in the first such round; null when all lie there. */
export function nextPlace(game) {
  const round = game.rounds.findIndex((_, index) => !isRoundFull(game, index));
  return round < 0 ? null : { round, seat: missingCards(game, round).findIndex((missing) => missing > 0) };
}

/** The places whose cards differ between two games of the same seats. @returns {Place[]} */
export function changedPlaces(one, other) {
  return one.rounds.flatMap((tableaus, round) => tableaus.flatMap((cards, seat) => (
    cards.join() === other.rounds[round][seat].join() ? [] : [{ round, seat }]
  )));
}

/**
 * One round as it stands, puddings left out (round-score).
 *
 * @returns {{points: Record<Category, number>[], rules: Record<Category, string>[], totals: number[]}} per seat
 */
export function countRound({ rounds }, round) {
  const points = scoreRound(rounds[round]);
  const totals = points.map((seat) => CATEGORIES.reduce((sum, category) => sum + seat[category], 0));
  return { points, rules: explainRound(rounds[round]), totals };
}

/** The puddings in front of each seat at the end of a round, those of earlier rounds among them (pudding-kept). */
export function countPuddings({ rounds }, round) {
  const counts = rounds.slice(0, round + 1).map((tableaus) => tableaus.map(countPuddingsOf));
  return counts.reduce(addPoints);
}

function countPuddingsOf(cards) {
  return cards.filter((card) => card === "pudding").length;
}

/** The scores at the end of a round, puddings left out. */
export function sumRounds(game, round) {
  const totals = game.rounds.slice(0, round + 1).map((_, index) => countRound(game, index).totals);
  return totals.reduce(addPoints);
}

/**
 * The whole game as if it ended now.
 *
 * @returns {{rounds: number[][], puddings: number[], puddingPoints: number[], puddingRules: string[], scores: number[],
 *   winners: number[], winningRules: string[]}} rounds[round][seat]; all others per seat; scores with the puddings
 */
export function countGame(game) {
  const dummy = { dummy: game.variant === "dummy" };
  const puddings = countPuddings(game, ROUNDS - 1);
  const puddingPoints = scorePuddings(puddings, dummy);
  const scores = addPoints(sumRounds(game, ROUNDS - 1), puddingPoints);
  return {
    rounds: game.rounds.map((_, round) => countRound(game, round).totals),
    puddings,
    puddingPoints,
    puddingRules: explainPuddings(puddings, dummy),
    scores,
    winners: findWinners(scores, puddings, dummy),
    winningRules: explainVictory(scores, puddings, dummy),
  };
}

/** Where the dummy is passed over, what decides between the two players comes after it. */
function explainVictory(scores, puddings, dummy) {
  const rule = explainWinners(scores, puddings, dummy);
  return rule === "dummy-no-win" ? [rule, explainWinners(scores.slice(0, -1), puddings.slice(0, -1))] : [rule];
}
