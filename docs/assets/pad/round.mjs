/** One round: the cards of the chosen seat as they lie on the table, and the points of all seats. */
import { placeOnWasabi } from "../scoring.mjs";
import { button, make } from "./elements.mjs";
import { CATEGORIES, ROUNDS, countPuddings, countRound, handRule, handSize, isRoundFull, sumRounds } from "./game.mjs";
import { drawNumbers, drawRuleLink, drawTable } from "./numbers.mjs";

/**
 * @param {object} page words, base
 * @param {import("./game.mjs").Game} game
 * @param {{round: number, seat: number, chosen: number|null}} view chosen: the laid card that is being changed
 * @param {object} act choose(index), remove(index), move(index, to), goTo(round)
 */
export function drawRound(page, game, { round, seat, chosen }, act) {
  const { words } = page;
  const cards = game.rounds[round][seat];
  const next = round + 1 < ROUNDS ? words.say("round", { number: round + 2 }) : words.say("result");
  return [
    make("div", { class: "sg-pad-heading" },
      make("h2", { said: words.seat(game, seat), tabindex: -1, "data-stand-in": true }),
      drawRuleLink(page, handRule(game), {
        class: "sg-pad-faint", key: "hand", said: words.say("cards-of", { number: cards.length, hand: handSize(game) }),
      })),
    drawCards(page, game, { round, seat, chosen }, act),
    chosen !== null && chosen < cards.length && drawTools(words, cards, chosen, act),
    isRoundFull(game, round)
      && button(words.say("go-on", { where: next }), () => act.goTo(round + 1), { class: "sg-pad-button sg-pad-main sg-pad-wide", key: "go-on" }),
    drawPoints(page, game, round, seat),
  ];
}

function drawCards({ words, base }, game, { round, seat, chosen }, act) {
  const cards = game.rounds[round][seat];
  if (!cards.length) return make("p", { class: "sg-pad-none", said: words.say("no-cards") });
  const wasabi = placeOnWasabi(cards);
  const draw = (index) => {
    const name = words.card(cards[index]);
    const card = wasabi[index] === null ? name : words.say("on-wasabi", { card: name });
    return button(null, () => act.choose(index), {
      class: "sg-pad-laid", key: `laid-${index}`, "aria-pressed": String(index === chosen), "data-card": cards[index],
      label: words.say("card-place", { number: index + 1, cards: cards.length, card }),
      on: { keydown: (event) => { if (["Delete", "Backspace"].includes(event.key)) { event.preventDefault(); act.remove(index); } } },
    }, picture(base, cards[index]));
  };
  const piles = cards.flatMap((_, index) => (wasabi[index] === null ? [[index, wasabi.indexOf(index)]] : []));
  return make("ol", { class: "sg-pad-cards", label: words.say("laid-down", { player: words.seat(game, seat) }) },
    ...piles.map(([index, nigiri]) => make("li", {}, draw(index), nigiri >= 0 && draw(nigiri))));
}

export function picture(base, card) {
  return make("img", { src: `${base}assets/cards/${card}.svg`, alt: "", width: 100, height: 140, decoding: "sync", draggable: "false" });
}

function drawTools(words, cards, chosen, act) {
  const values = { number: chosen + 1, cards: cards.length, card: words.card(cards[chosen]) };
  return make("div", { class: "sg-pad-tools", role: "group", label: words.say("card-place", values) },
    make("span", { said: words.say("card-place", values) }),
    make("div", { class: "sg-pad-row" },
      button(words.say("remove"), () => act.remove(chosen), { class: "sg-pad-button", key: "remove" }),
      button(words.say("earlier"), () => act.move(chosen, chosen - 1), { class: "sg-pad-button", key: "earlier", unable: chosen === 0 }),
      button(words.say("later"), () => act.move(chosen, chosen + 1), { class: "sg-pad-button", key: "later", unable: chosen === cards.length - 1 }),
      button(words.say("done"), () => act.choose(chosen), { class: "sg-pad-button", key: "done", otherwise: `laid-${chosen}` })));
}

function drawPoints(page, game, round, chosen) {
  const { words } = page;
  const { points, rules, totals } = countRound(game, round);
  const rows = CATEGORIES.map((category) => drawNumbers(page, game, {
    heading: words.category(category),
    numbers: points.map((seat) => seat[category]),
    rules: rules.map((seat) => seat[category]),
    id: category,
  }));
  const puddings = words.category("puddings");
  return drawTable(page, game, words.say("points"), chosen, [
    ...rows,
    drawNumbers(page, game, { heading: words.say("this-round"), numbers: totals, rule: "round-score", id: "round", isSum: true }),
    round > 0 && drawNumbers(page, game, { heading: words.say("so-far"), numbers: sumRounds(game, round), rule: "round-score", id: "so-far" }),
    drawNumbers(page, game, { heading: puddings, numbers: countPuddings(game, round), rule: "pudding-kept", id: "puddings", isCount: true }),
  ]);
}
