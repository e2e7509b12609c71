/** What stays under the thumb: what has just happened, undo, the seats, and the twelve cards. */
import { button, make } from "./elements.mjs";
import { countSeats, handSize } from "./game.mjs";
import { picture } from "./round.mjs";

/** The buttons of the twelve cards, drawn once. */
export function drawPalette({ words, base }, onCard) {
  return make("div", { class: "sg-pad-palette", role: "group", label: words.say("lay-down") },
    ...words.cards.map((card) => button(null, () => onCard(card), { class: "sg-pad-card", key: `card-${card}`, "data-card": card },
      picture(base, card), make("span", { said: words.card(card) }))));
}

/** The seats with how many cards they have in the round. */
export function drawSeats({ words }, game, { round, seat: chosen }, onSeat) {
  const hand = handSize(game);
  return [...Array(countSeats(game)).keys()].map((seat) => {
    const number = game.rounds[round][seat].length;
    return button(null, () => onSeat(seat), { class: "sg-pad-seat", key: `seat-${seat}`, "aria-pressed": String(seat === chosen) },
      make("span", { class: "sg-pad-seat-name", said: words.seat(game, seat), dir: "auto" }), " ",
      make("span", { class: "sg-pad-seat-cards", dir: "ltr" }, number === hand ? `${number}/${hand} ✓` : `${number}/${hand}`));
  });
}
