// A toy Sushi Go!: the ordinary game for 2 to 5 players. Your own game goes in its place.
//
// Cards are plain strings. A table is a plain object { round, hands, tableaus, scores, drawPile, over }, one entry per
// player in hands, tableaus and scores; the neighbour on the left is the next entry. No function changes its arguments.

const COPIES = {
  'tempura': 14,
  'sashimi': 14,
  'dumpling': 14,
  'maki-1': 6,
  'maki-2': 12,
  'maki-3': 8,
  'egg-nigiri': 5,
  'salmon-nigiri': 10,
  'squid-nigiri': 5,
  'pudding': 10,
  'wasabi': 6,
  'chopsticks': 4,
};
const HAND_SIZES = new Map([[2, 10], [3, 9], [4, 8], [5, 7]]);
const LAST_ROUND = 3;
const ICONS = { 'maki-1': 1, 'maki-2': 2, 'maki-3': 3 };
const NIGIRI_POINTS = { 'egg-nigiri': 1, 'salmon-nigiri': 2, 'squid-nigiri': 3 };
const DUMPLING_POINTS = [0, 1, 3, 6, 10, 15];

/** The rules do not allow that. */
export class NotAllowedError extends Error {}

/** All 108 cards. */
export function newDeck() {
  return Object.entries(COPIES).flatMap(([card, copies]) => Array(copies).fill(card));
}

/** The first round, dealt from a shuffled deck. */
export function startGame(players) {
  if (!HAND_SIZES.has(players)) throw new NotAllowedError('the game is for 2 to 5 players');
  const none = Array(players).fill([]);
  return deal({ round: 1, tableaus: none, scores: none.map(() => 0), drawPile: shuffle(newDeck()), over: false });
}

function shuffle(cards) {
  const shuffled = [...cards];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}

function deal(table) {
  const players = table.tableaus.length;
  const size = HAND_SIZES.get(players);
  const hands = table.tableaus.map((_, seat) => table.drawPile.slice(seat * size, (seat + 1) * size));
  return { ...table, hands, drawPile: table.drawPile.slice(players * size) };
}

/** One turn of all players. picks: per player a list of one card, or of two when chopsticks are used. */
export function playTurn(table, picks) {
  if (picks.length !== table.hands.length) throw new NotAllowedError('every player takes a card');
  const seats = picks.map((pick, seat) => take(table.hands[seat], table.tableaus[seat], pick));
  // Every hand comes from the neighbour on the right; at(-1) is the last player.
  const hands = seats.map((_, seat) => seats.at(seat - 1).hand);
  const tableaus = seats.map(({ tableau }) => tableau);
  if (hands[0].length > 1) return { ...table, hands, tableaus };
  // The last card is laid down by whoever receives it.
  return { ...table, hands: hands.map(() => []), tableaus: tableaus.map((tableau, seat) => [...tableau, ...hands[seat]]) };
}

function take(hand, tableau, pick) {
  if (hand.length < 2) throw new NotAllowedError('the last card is laid down without a choice');
  if (pick.length !== 1 && pick.length !== 2) throw new NotAllowedError('take one card, or two with chopsticks');
  const left = pick.reduce(without, hand);
  if (pick.length === 1) return { hand: left, tableau: [...tableau, ...pick] };
  if (!tableau.includes('chopsticks')) throw new NotAllowedError('two cards need chopsticks in front of the player');
  return { hand: [...left, 'chopsticks'], tableau: [...without(tableau, 'chopsticks'), ...pick] };
}

function without(cards, card) {
  const place = cards.indexOf(card);
  if (place < 0) throw new NotAllowedError(`${card} is not in the hand`);
  return cards.filter((_, i) => i !== place);
}

/** Score the round, discard all but the puddings, and deal again unless it was the last round. */
export function endRound(table) {
  const points = scoreRound(table.tableaus);
  const cleared = {
    ...table,
    hands: table.tableaus.map(() => []),
    tableaus: table.tableaus.map((tableau) => tableau.filter((card) => card === 'pudding')),
    scores: table.scores.map((score, seat) => score + sum(Object.values(points[seat]))),
    over: table.round === LAST_ROUND,
  };
  return cleared.over ? cleared : deal({ ...cleared, round: table.round + 1 });
}

/** Everything but the puddings: per player, the points by category. */
export function scoreRound(tableaus) {
  const maki = scoreMaki(tableaus.map((tableau) => sum(tableau.map((card) => ICONS[card] ?? 0))));
  return tableaus.map((tableau, seat) => ({
    makiRolls: maki[seat],
    tempura: 5 * Math.floor(count(tableau, 'tempura') / 2),
    sashimi: 10 * Math.floor(count(tableau, 'sashimi') / 3),
    dumplings: DUMPLING_POINTS[Math.min(count(tableau, 'dumpling'), 5)],
    nigiri: scoreNigiri(tableau),
  }));
}

/** 6 for the most icons, 3 for the second most. After a tie for the most, nobody is second. */
function scoreMaki(icons) {
  const most = Math.max(...icons);
  const second = Math.max(0, ...icons.filter((number) => number < most));
  return icons.map((number) => {
    if (number === 0) return 0;
    if (number === most) return Math.floor(6 / count(icons, most));
    if (number === second && count(icons, most) === 1) return Math.floor(3 / count(icons, second));
    return 0;
  });
}

/** Each nigiri laid down while a wasabi is free goes on it and counts three times. */
function scoreNigiri(tableau) {
  let points = 0;
  let freeWasabi = 0;
  for (const card of tableau) {
    if (card === 'wasabi') {
      freeWasabi += 1;
    } else if (card in NIGIRI_POINTS) {
      points += NIGIRI_POINTS[card] * (freeWasabi > 0 ? 3 : 1);
      freeWasabi = Math.max(freeWasabi - 1, 0);
    }
  }
  return points;
}

/** 6 for the most puddings, -6 for the fewest, shared in a tie without the remainder. */
export function scorePuddings(counts) {
  const most = Math.max(...counts);
  const fewest = Math.min(...counts);
  return counts.map((number) => {
    if (most === fewest) return 0;
    if (number === most) return Math.trunc(6 / count(counts, most));
    // trunc, not floor: what cannot be shared is dropped, from a loss too.
    if (number === fewest && counts.length > 2) return Math.trunc(-6 / count(counts, fewest));
    return 0;
  });
}

/** The seats with the most points; puddings decide a tie, and whoever is still tied shares. */
export function findWinners(scores, puddings) {
  const seats = [...scores.keys()];
  const best = Math.max(...scores);
  const tied = seats.filter((seat) => scores[seat] === best);
  const mostPuddings = Math.max(...tied.map((seat) => puddings[seat]));
  return tied.filter((seat) => puddings[seat] === mostPuddings);
}

function count(list, wanted) {
  return list.filter((item) => item === wanted).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
