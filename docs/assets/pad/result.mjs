/** The whole game: the totals of the rounds, the puddings, and who wins. */
import { button, make } from "./elements.mjs";
import { ROUNDS, countGame, isOver, missingCards, sumRounds } from "./game.mjs";
import { drawNumbers, drawRuleLink, drawTable } from "./numbers.mjs";
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
      over ? drawNumbers(page, game, { heading: words.say("total"), numbers: count.scores, rules: totalRules(count), id: "total", isSum: true })
        : row(words.say("total"), sumRounds(game, ROUNDS - 1), "round-score", "total", { isSum: true }),
    ]),
    over && drawPuddings(page, game, count),
    ...drawMissing(words, game, act),
  ];
}

function totalRules({ scores, winners }) {
  return scores.map((score, seat) => (winners.includes(seat) ? "most-points-wins" : score < 0 ? "score-below-zero" : "round-score"));
}

function drawWinner(page, game, { winners, winningRules, scores }) {
  const { words } = page;
  const names = joined(winners.map((seat) => words.seat(game, seat)));
  const tied = joined(scores.flatMap((score, seat) => (seat < game.players.length && score === scores[winners[0]] ? [words.seat(game, seat)] : [])));
  return [make("div", { class: "sg-pad-winner" },
    make("h2", { said: words.say(winners.length > 1 ? "shared" : "winner", { player: names }), tabindex: -1, "data-stand-in": true }),
    ...winningRules.map((rule) => make("p", {}, make("span", { said: words.say(rule, { points: scores[winners[0]], player: tied }) }), " ",
      drawRuleLink(page, rule, { key: rule }))))];
}

/** Each rule that decided about puddings, and for whom. */
function drawPuddings(page, game, { puddingPoints, puddingRules }) {
  const { words } = page;
  const rules = [...new Set(puddingRules)];
  const lines = rules.map((id) => {
    const all = puddingRules.flatMap((other, seat) => (other === id ? [seat] : []));
    const changed = all.filter((seat) => puddingPoints[seat] !== 0);
    const seats = changed.length ? changed : all;
    return make("li", {},
      drawRuleLink(page, id, { key: `why-${id}` }),
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
