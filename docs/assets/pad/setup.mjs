/** The form in which a new game begins. */
import { button, make } from "./elements.mjs";
import { LONGEST_NAME, VARIANTS } from "./game.mjs";

const NUMBERS = [2, 3, 4, 5];

/**
 * @param {object} page words, base
 * @param {{players: string[], variant: string|null}} draft what the form holds
 * @param {boolean} canGoBack whether there is a game
 * @param {object} act changeDraft(draft), start(draft), back(), open()
 */
export function drawSetup({ words, base }, draft, canGoBack, act) {
  const dummy = draft.variant === "dummy";
  return make("form", { class: "sg-pad-setup", on: { submit: (event) => { event.preventDefault(); act.start(draft); } } },
    make("h2", { said: words.say("new-game"), tabindex: -1, "data-stand-in": true }),
    make("fieldset", {}, make("legend", { said: words.say("number-of-players") }),
      make("div", { class: "sg-pad-segments" }, ...NUMBERS.map((number) => choice(
        "players", number, { text: String(number) }, number === draft.players.length, dummy && number !== 2,
        () => act.changeDraft({ ...draft, players: resize(draft.players, number) }))))),
    make("fieldset", {}, make("legend", { said: words.say("names") }), ...nameFields(words, draft.players, (seat, name) => {
      draft.players = draft.players.with(seat, name);
    })),
    make("fieldset", {}, make("legend", { said: words.say("way-to-play") }), ...VARIANTS.map((variant) => make("div", { class: "sg-pad-way" },
      choice("variant", variant ?? "usual", variant ? words.variant(variant) : words.say("usual-game"), variant === draft.variant, false,
        () => act.changeDraft({ variant, players: variant === "dummy" ? resize(draft.players, 2) : draft.players })),
      variant && make("a", { class: "sg-pad-more", href: `${base}rules/${variant}/`, label: words.variant(variant) }, "?")))),
    make("div", { class: "sg-pad-row" },
      make("button", { class: "sg-pad-button sg-pad-main", said: words.say("start"), key: "start" }),
      canGoBack && button(words.say("back"), act.back, { class: "sg-pad-button", key: "back" }),
      button(words.say("open"), act.open, { class: "sg-pad-button", key: "open" })));
}

/**
 * The Enter key goes from name to name, and sends the form from the last.
 *
 * @param {(seat: number, name: string) => void} onName
 */
export function nameFields(words, names, onName = () => {}) {
  const fields = names.map((name, seat) => make("input", {
    name: "name", value: name, maxlength: LONGEST_NAME, autocomplete: "off", enterkeyhint: seat + 1 < names.length ? "next" : "go",
    key: `name-${seat}`, dir: "auto",
    on: {
      input: (event) => onName(seat, event.target.value.trim()),
      keydown: (event) => {
        if (event.key !== "Enter" || event.isComposing || seat + 1 === names.length) return;
        event.preventDefault();
        fields[seat + 1].focus();
      },
    },
  }));
  return fields.map((field, seat) => make("label", { class: "sg-pad-name" }, make("span", { said: words.say("player", { number: seat + 1 }) }), field));
}

export function readNames(form) {
  return [...form.querySelectorAll("[name=name]")].map((field) => field.value.trim());
}

function choice(name, value, said, checked, disabled, onChange) {
  const input = make("input", { type: "radio", name, value, checked, disabled, key: `${name}-${value}`, on: { change: onChange } });
  return make("label", { class: "sg-pad-choice" }, input, make("span", { said }));
}

function resize(names, number) {
  return Array.from({ length: number }, (_, seat) => names[seat] ?? "");
}
