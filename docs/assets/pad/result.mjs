/** The whole game: the totals of the rounds, the puddings, and who wins. */
import { button, make } from "./elements.mjs";
import { ROUNDS, countGame, isOver, missingCards, sumRounds } from "./game.mjs";
import { drawNumbers, drawTable } from "./numbers.mjs";
import { joined } from "./words.mjs";

/**
 * @param {object} page words, base
 * @param {import("./game.mjs").Game} game
 * @param {object} act setFinished(finished)
 */
export function drawResult(page, game, act) {
  const { words } = page;
  const over = isOver(game);
  const count = countGame(game);
  const row = (heading, numbers, rule, id, look) => drawNumbers(page, game, { heading, numbers, rule, id, ...look });
  return [
    ...over ? drawWinner(page, game, count) : [make("h2", { said: words.say("so-far"), tabindex: -1, "data-stand-in": true })],
    drawTable(page, game, words.say("points"), null, [
      ...count.rounds.map((totals, round) => row(words.say("round", { number: round + 1 }), totals, "round-score", `round-${round + 1}`)),
      row(words.category("puddings"), count.puddings, "pudding-kept", "puddings", { isCount: true }),
      over && drawNumbers(page, game, {
        heading: words.say("pudding-points"), numbers: count.puddingPoints, rules: count.puddingRules, id: "pudding-points",
      }),
      over ? row(words.say("total"), count.scores, "most-points-wins", "total", { isSum: true })
        : row(words.say("total"), sumRounds(game, ROUNDS - 1), "round-score", "total", { isSum: true }),
    ]),
    over && drawPuddings(page, game, count),
    ...drawMissing(words, game, act),
  ];
}

function drawWinner({ words, base }, game, { winners, winningRule, scores }) {
  const names = joined(winners.map((seat) => words.seat(game, seat)));
  const tied = joined(scores.flatMap((score, seat) => (seat < game.players.length && score === scores[winners[0]] ? [words.seat(game, seat)] : [])));
  const rule = words.rule(winningRule);
  return [make("div", { class: "sg-pad-winner" },
    make("h2", { said: words.say(winners.length > 1 ? "shared" : "winner", { player: names }), tabindex: -1, "data-stand-in": true }),
    make("p", {}, make("span", { said: words.say(winningRule, { points: scores[winners[0]], player: tied }) }), " ",
      make("a", { href: base + rule.address, "data-rule": winningRule, "aria-haspopup": "dialog", key: "winning-rule", said: rule.title })))];
}

/** Each rule that decided about puddings, and for whom. */
function drawPuddings({ words, base }, game, { puddingPoints, puddingRules }) {
  const rules = [...new Set(puddingRules)];
  const lines = rules.map((id) => {
    const rule = words.rule(id);
    const all = puddingRules.flatMap((other, seat) => (other === id ? [seat] : []));
    const changed = all.filter((seat) => puddingPoints[seat] !== 0);
    const seats = changed.length ? changed : all;
    return make("li", {},
      make("a", { href: base + rule.address, "data-rule": id, "aria-haspopup": "dialog", key: `why-${id}`, said: rule.title }),
      make("ul", {}, ...seats.map((seat) => make("li", {},
        make("span", { said: words.seat(game, seat), dir: "auto" }), ": ", make("bdi", { dir: "ltr" }, String(puddingPoints[seat]))))));
  });
  return make("section", { class: "sg-pad-why" }, make("h2", { said: words.say("why-puddings") }), make("ul", {}, ...lines));
}

function drawMissing(words, game, act) {
  const lines = game.rounds.flatMap((_, round) => {
    const missing = missingCards(game, round);
    const seats = missing.flatMap((number, seat) => (number ? [{ text: `${words.seat(game, seat).text} ${number}`, english: words.seat(game, seat).english }] : []));
    return seats.length ? [make("li", {}, make("span", { said: words.say("round", { number: round + 1 }) }), ": ", make("span", { said: joined(seats) }))] : [];
  });
  if (!lines.length) return [];
  return [make("section", { class: "sg-pad-missing" },
    make("p", { said: words.say(game.finished ? "counted" : "missing") }),
    !game.finished && make("ul", {}, ...lines),
    button(words.say(game.finished ? "enter-more" : "count-now"), () => act.setFinished(!game.finished), { class: "sg-pad-button", key: "finish" }))];
}
