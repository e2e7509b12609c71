/** Questions, and rules, over the page. The browser keeps the focus in them and gives it back after. */
import { button, make } from "./elements.mjs";

/**
 * @param {import("./words.mjs").Said} title
 * @param {(close: (answer?: string) => void) => Node[]} makeBody
 * @param {{isForm?: boolean}} [kind] isForm: what is typed is not lost by a touch beside it
 * @returns {Promise<string>} the answer given to close, "" when the dialog was left
 */
function show(title, makeBody, { isForm = false } = {}) {
  const heading = make("h2", { id: "sg-pad-dialog", said: title });
  const dialog = make("dialog", { class: "sg-pad-dialog md-typeset", "aria-labelledby": "sg-pad-dialog" });
  dialog.append(heading, ...makeBody((answer) => dialog.close(answer ?? "")));
  document.body.append(dialog);
  if (!isForm) closeBeside(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => { dialog.remove(); resolve(dialog.returnValue); });
    dialog.showModal();
  });
}

/** Closes a dialog that is pressed beside, from the beginning of the press to its end. */
function closeBeside(dialog) {
  let began = false;
  dialog.addEventListener("pointerdown", (event) => { began = isBeside(dialog, event); });
  dialog.addEventListener("click", (event) => { if (began && isBeside(dialog, event)) dialog.close(""); });
}

function isBeside(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}

/** Shows a rule with a link to its page. */
export function showRule(words, base, id) {
  const rule = words.rule(id);
  return show(rule.title, (close) => [
    make("p", { class: "sg-pad-faint", said: words.say("rule", { number: rule.number }) }),
    ...rule.text.map((paragraph) => make("p", { said: paragraph })),
    make("div", { class: "sg-pad-row" },
      make("a", { class: "sg-pad-button", href: base + rule.address, said: words.say("open-rule") }),
      button(words.say("close"), () => close(), { class: "sg-pad-button sg-pad-main", autofocus: true })),
  ]);
}

/**
 * Asks before another game takes the place of this one.
 *
 * @param {() => import("./words.mjs").Said} onExport saves this one and tells so
 * @returns {Promise<boolean>}
 */
export async function askToReplace(words, onExport) {
  const status = make("p", { role: "status" });
  const answer = await show(words.say("replace"), (close) => [
    make("p", { said: words.say("replace-hint") }),
    status,
    make("div", { class: "sg-pad-row" },
      button(words.say("replace-no"), () => close(), { class: "sg-pad-button sg-pad-main", autofocus: true }),
      button(words.say("export"), () => status.replaceChildren(make("span", { said: onExport() })), { class: "sg-pad-button" }),
      button(words.say("replace-yes"), () => close("yes"), { class: "sg-pad-button" })),
  ]);
  return answer === "yes";
}

/** Asks before the only copy of a text is thrown away. @returns {Promise<boolean>} */
export async function askToThrowAway(words) {
  const answer = await show(words.say("throw-away"), (close) => [
    make("p", { said: words.say("throw-away-hint") }),
    make("div", { class: "sg-pad-row" },
      button(words.say("throw-away-no"), () => close(), { class: "sg-pad-button sg-pad-main", autofocus: true }),
      button(words.say("damaged-away"), () => close("yes"), { class: "sg-pad-button" })),
  ]);
  return answer === "yes";
}

/** Asks for names. @returns {Promise<string[]|null>} null: they stay as they are */
export async function askForNames(words, fields, readNames) {
  let names = null;
  await show(words.say("names"), (close) => [
    make("form", { on: { submit: (event) => { event.preventDefault(); names = readNames(event.target); close(); } } },
      ...fields,
      make("div", { class: "sg-pad-row" },
        make("button", { class: "sg-pad-button sg-pad-main", said: words.say("save-names") }),
        button(words.say("close"), () => close(), { class: "sg-pad-button" }))),
  ], { isForm: true });
  return names;
}
