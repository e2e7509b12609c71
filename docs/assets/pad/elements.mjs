/** Making elements, and putting them in the place of others without losing the focus. */

/**
 * @param {string} tag
 * @param {object} properties attributes; `said` and `label` are texts (content and aria-label, which cannot say its language), `on` holds listeners,
 *   `key` finds the element again after everything is drawn anew, or else the one that has the key `otherwise`; one that is false, null or undefined
 *   is left out
 * @param {...(Node|string|null|undefined|false)} children
 */
export function make(tag, { said, label, on = {}, key, otherwise, ...attributes } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  if (key !== undefined) element.dataset.key = key;
  if (otherwise !== undefined) element.dataset.otherwise = otherwise;
  if (label) element.setAttribute("aria-label", label.text);
  if (said) element.append(said.text);
  if (said?.english) markEnglish(element);
  for (const [type, listener] of Object.entries(on)) element.addEventListener(type, listener);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function markEnglish(element) {
  element.lang = "en";
  element.dir = "ltr";
}

/** @param {object} properties as for make; one that is `unable` does nothing, but keeps the focus */
export function button(said, onClick, { on, unable = false, ...properties } = {}, ...children) {
  const click = unable ? () => {} : onClick;
  return make("button", { type: "button", said, "aria-disabled": unable && "true", on: { click, ...on }, ...properties }, ...children);
}

/** Puts new children into an element; what had the focus gets it back, or else the place that stands in for it. */
export function redraw(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const { key, otherwise } = focused?.closest("[data-key]")?.dataset ?? {};
  element.replaceChildren(...children.filter(Boolean));
  if (!focused) return;
  const again = [key, otherwise].map((wanted) => wanted && element.querySelector(`[data-key="${CSS.escape(wanted)}"]:not(:disabled)`)).find(Boolean);
  (again || element.querySelector("[data-stand-in]"))?.focus({ preventScroll: true });
}
