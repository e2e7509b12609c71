/** Making elements, and putting them in the place of others without losing the focus. */

/**
 * @param {string} tag
 * @param {object} properties attributes; `said` and `label` are texts (content and aria-label, which cannot say its language), `on` holds listeners,
 *   `key` finds the element again after everything is drawn anew; one that is false, null or undefined is left out
 * @param {...(Node|string|null|undefined|false)} children
 */
export function make(tag, { said, label, on = {}, key, ...attributes } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  if (key !== undefined) element.dataset.key = key;
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

export function button(said, onClick, properties = {}, ...children) {
  return make("button", { type: "button", said, on: { click: onClick }, ...properties }, ...children);
}

/** Puts new children into an element; what had the focus gets it back, or else the place that stands in for it. */
export function redraw(element, ...children) {
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const key = focused?.closest("[data-key]")?.dataset.key;
  element.replaceChildren(...children.filter(Boolean));
  if (!focused) return;
  const again = key && element.querySelector(`[data-key="${CSS.escape(key)}"]:not(:disabled)`);
  (again || element.querySelector("[data-stand-in]"))?.focus({ preventScroll: true });
}
