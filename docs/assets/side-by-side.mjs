/**
 * A second language beside the page's own, rule by rule.
 *
 * The page of the other language has the same address below its own root and the same ids, so it is fetched and its
 * parts are put after ours. What was put in has the class `sg-other` and says its language and direction; nothing of
 * the page's own is moved. The choice is in the address (`?with=et`) and on the device.
 */

const STORED = "sushigo-rules.languages";
const PARAMETER = "with";
const PATIENCE = 20_000;
/** What would only be there twice: addresses of ours, when the examples were run, code. */
const LEFT_OUT = ".sg-link, .sg-copy, .sg-run, .sg-gherkin";

const control = document.querySelector(".sg-second");
const select = control.querySelector("select");
const article = document.querySelector("article");
const ownCode = document.documentElement.lang;
const { root, page, source, codes } = control.dataset;

let shown = "";
let latest = 0;

/**
 * Fetch this page in another language.
 *
 * @param {string} code of the language.
 * @returns {Promise<{code: string, dir: string, name: string, address: string, article: Element}>}
 * @throws when there is no network, or no such page.
 */
async function loadPage(code) {
  const address = new URL(`${root}${code === source ? "" : `${code}/`}${page}`, location.href).href;
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  const other = new DOMParser().parseFromString(await answer.text(), "text/html");
  // Whatever answers when there is no network may answer with a page of its own.
  if (!answer.ok || other.documentElement.lang !== code) throw new Error(`no page in ${code} at ${address}`);
  const name = other.querySelector("#sg-languages [aria-current]").textContent;
  return { code, dir: other.body.dir, name, address, article: other.querySelector("article") };
}

/** Return the parts of an article by the ids of their headings: lists of a heading and what follows up to the next. */
function partsOf(content) {
  const parts = new Map();
  let part;
  for (const element of content.children) {
    // The id of the first heading may be made of its words.
    if (element.matches("h1, h2[id], h3[id]")) parts.set(element.matches("h1") ? "" : element.id, (part = []));
    part?.push(element);
  }
  return parts;
}

const kindOf = (element) => `${element.localName}.${element.classList[0] ?? ""}`;

/** Return the language that the whole of an element is in: what is not translated yet stands in English, and marked. */
function languageOf(element, code) {
  if (element.lang) return element.lang;
  const rest = element.cloneNode(true);
  const marked = [...rest.querySelectorAll("[lang]")];
  marked.forEach((part) => part.remove());
  return marked.length && !/\p{L}/u.test(rest.textContent) ? marked[0].lang : code;
}

/** Return a copy of an element of the other page that can stand on this one. */
function copyOf(element, other) {
  const copy = document.importNode(element, true);
  copy.querySelectorAll(LEFT_OUT).forEach((part) => part.remove());
  const top = copy.matches("h1, h2, h3") ? titleOf(copy) : copy;
  if (copy.id) top.dataset.beside = copy.id;
  for (const part of [top, ...top.querySelectorAll("[id]")]) part.removeAttribute("id");
  for (const link of top.querySelectorAll("a[href]")) {
    link.href = new URL(link.getAttribute("href"), other.address).href;
    link.hreflang = other.code;
  }
  top.classList.add("sg-other");
  top.lang ||= other.code;
  top.dir ||= other.dir;
  return top;
}

/** Return a heading's words as a paragraph, so that the outline is that of one page. */
function titleOf(heading) {
  const title = document.createElement("p");
  title.className = `sg-beside-title sg-beside-${heading.localName}`;
  title.append(...heading.childNodes);
  return title;
}

/**
 * Put a copy of each of the other page's elements after our first free one of the same kind; one that has none comes
 * after the one before it. What both pages have in the same language stays single.
 */
function align(ours, theirs, other) {
  const free = [...ours];
  let last = ours[0];
  for (const element of theirs.filter((one) => !one.matches(LEFT_OUT))) {
    const place = free.findIndex((own) => kindOf(own) === kindOf(element));
    const partner = place < 0 ? null : free.splice(place, 1)[0];
    last = partner ?? last;
    if (partner?.matches(".sg-examples")) {
      alignExamples(partner, element, other);
    } else if (!partner || languageOf(partner, ownCode) !== languageOf(element, other.code)) {
      const copy = copyOf(element, other);
      last.after(copy);
      last = copy;
    }
  }
}

/** Align the examples of a rule, each by its id. */
function alignExamples(ours, theirs, other) {
  alignSummaries(ours.querySelector("summary"), theirs.querySelector("summary"), other);
  for (const example of ours.querySelectorAll(".sg-example")) {
    const counterpart = theirs.querySelector(`#${CSS.escape(example.id)}`);
    if (counterpart && languageOf(example, ownCode) !== languageOf(counterpart, other.code)) {
      align([...example.children], [...counterpart.children], other);
    }
  }
}

function alignSummaries(ours, theirs, other) {
  if (languageOf(ours, ownCode) === languageOf(theirs, other.code)) return;
  const words = document.createElement("span");
  Object.assign(words, { lang: other.code, dir: other.dir });
  words.append(...document.importNode(theirs, true).childNodes);
  const added = document.createElement("span");
  added.className = "sg-other";
  added.append(" · ", words);
  ours.append(added);
}

function takeAway() {
  article.querySelectorAll(".sg-other").forEach((part) => part.remove());
  article.classList.remove("sg-beside");
}

function putBeside(other) {
  takeAway();
  const theirs = partsOf(other.article);
  for (const [id, part] of partsOf(article)) if (theirs.has(id)) align(part, theirs.get(id), other);
  article.classList.add("sg-beside");
}

/** Change the page so that what the reader looks at stays where it is. */
function keepPlace(change) {
  const seen = [document.querySelector(":target"), ...article.children].find((part) => part && part.getBoundingClientRect().bottom > 60);
  const before = seen?.getBoundingClientRect().top;
  change();
  if (scrollY > 0 && seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: "instant" });
}

/** Say one line, with the name or code it is about. */
function tell(kind, about = "") {
  const line = control.querySelector(".sg-second-said");
  line.replaceChildren();
  line.classList.toggle("sg-heard", kind === "shown");
  if (!kind) return;
  const words = control.querySelector(`template[data-said="${kind}"]`).content.cloneNode(true);
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replace("{language}", () => about);
  line.append(words);
}

/** Both languages, ours first: on the page of the second one, the first is the second. */
function remember(code) {
  localStorage.setItem(STORED, `${ownCode} ${code}`);
}

function forget() {
  try {
    localStorage.removeItem(STORED);
  } catch { /* then nothing is stored either */ }
}

function recall() {
  try {
    const [first, second] = (localStorage.getItem(STORED) ?? "").split(" ");
    return second === ownCode ? first : second;
  } catch {
    return "";
  }
}

const isKnown = (code) => codes.split(" ").includes(code);

/** The address says what is shown, and the switcher takes it along: going to the second language swaps the two. */
function showInAddresses(code) {
  const here = new URL(location.href);
  code ? here.searchParams.set(PARAMETER, code) : here.searchParams.delete(PARAMETER);
  history.replaceState(history.state, "", here);
  for (const link of document.querySelectorAll("#sg-languages a")) {
    link.search = code ? `?${PARAMETER}=${link.hreflang === code ? ownCode : code}` : "";
  }
}

function addOption({ code, name }) {
  if ([...select.options].some((option) => option.value === code)) return;
  const option = new Option(name, code);
  option.lang = code;
  select.add(option);
}

/** Show a language beside ours; when that fails, the page stays as it is. */
async function show(code, { byHand = false } = {}) {
  const turn = ++latest;
  tell("");
  const other = await loadPage(code).catch(() => null);
  if (turn !== latest) return;
  if (!other) {
    select.value = shown;
    tell("failed", [...select.options].find((option) => option.value === code)?.text ?? code);
    return;
  }
  keepPlace(() => putBeside(other));
  addOption(other);
  select.value = shown = code;
  showInAddresses(code);
  if (byHand) tell("shown");
  try {
    remember(code);
  } catch {
    tell("unremembered");
  }
}

function showNone() {
  latest += 1;
  tell("");
  keepPlace(takeAway);
  shown = "";
  showInAddresses("");
  forget();
}

select.addEventListener("change", () => (select.value ? show(select.value, { byHand: true }) : showNone()));

const asked = new URLSearchParams(location.search).get(PARAMETER);
const wanted = asked ?? recall();
if (asked && !isKnown(asked)) tell("unknown", asked);
else if (wanted !== ownCode && isKnown(wanted)) show(wanted);
