/** Links to the rules behind numbers, and tables of such, a column for each seat. */
import { make } from "./elements.mjs";
import { countSeats } from "./game.mjs";

/**
 * @param {object} page words
 * @param {import("./game.mjs").Game} game
 * @param {import("./words.mjs").Said} title
 * @param {number|null} chosen the seat to be set off
 * @param {(Node|false)[]} rows
 */
export function drawTable({ words }, game, title, chosen, rows) {
  const seats = [...Array(countSeats(game)).keys()];
  return make("table", { class: "sg-pad-numbers", "data-seats": seats.length, "data-chosen": chosen },
    make("caption", { said: title }),
    make("thead", {}, make("tr", {}, make("td", {}), ...seats.map((seat) => make("th", { scope: "col", "data-chosen": seat === chosen },
      make("span", { said: words.seat(game, seat), dir: "auto" }))))),
    make("tbody", {}, ...rows.filter(Boolean)));
}

/**
 * A link that shows a rule; it says the rule's title, or what the properties say.
 *
 * @param {object} page words, base
 * @param {string} id
 * @param {object} properties as for make
 */
export function drawRuleLink({ words, base }, id, properties = {}, ...children) {
  const { address, title } = words.rule(id);
  const said = children.length ? undefined : title;
  return make("a", { href: base + address, "data-rule": id, "aria-haspopup": "dialog", said, ...properties }, ...children);
}

/**
 * @param {object} page words, base
 * @param {import("./game.mjs").Game} game
 * @param {{heading: import("./words.mjs").Said, numbers: number[], rules?: string[], rule?: string, id: string}} row
 *   rules: one behind each number, or rule: one behind all; isSum and isCount tell how it looks
 */
export function drawNumbers(page, game, { heading, numbers, rules, rule, id, isSum = false, isCount = false }) {
  return make("tr", { "data-row": id, class: isSum ? "sg-pad-sum" : isCount ? "sg-pad-count" : null },
    make("th", { scope: "row", said: heading }),
    ...numbers.map((number, seat) => make("td", {}, drawRuleLink(page, rule ?? rules[seat], {
      class: "sg-pad-number",
      key: `${id}-${seat}`,
      label: page.words.say("number-of", { category: heading, player: page.words.seat(game, seat), number }),
    }, String(number)))));
}
