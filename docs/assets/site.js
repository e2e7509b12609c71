// Menu, switcher and search by mouse, touch and keyboard. No other site is asked for anything.
const $ = (selector) => document.querySelector(selector);

const drawer = $("#__drawer");
const menu = $(".sg-menu");
const sidebar = $(".md-sidebar--primary");
const dialog = $("dialog.sg-search");
const narrow = matchMedia("(max-width: 76.234375em)");

function showDrawer(open) {
  drawer.checked = open;
  menu.setAttribute("aria-expanded", String(open));
  hideFromKeyboard();
  // An open drawer covers the page: nothing under it may take the focus.
  $(".md-content").inert = open && narrow.matches;
  if (open) sidebar.querySelector("a[href]")?.focus();
}

// A closed drawer is off the screen: nothing in it may take the focus.
function hideFromKeyboard() {
  if (sidebar) sidebar.inert = narrow.matches && !drawer.checked;
}

if (menu && sidebar) {
  sidebar.id = "sg-drawer";
  menu.addEventListener("click", () => showDrawer(!drawer.checked));
  drawer.addEventListener("change", () => showDrawer(drawer.checked));
  narrow.addEventListener("change", hideFromKeyboard);
  hideFromKeyboard();
  sidebar.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && drawer.checked) { showDrawer(false); menu.focus(); }
    // The theme opens sections with labels: let Enter and Space press them.
    if ((event.key === "Enter" || event.key === " ") && event.target.matches("label[tabindex]")) {
      event.preventDefault();
      event.target.click();
    }
  });
}

// The theme lets wide tables of the guides scroll, but not by keyboard.
addEventListener("load", () => document.querySelectorAll(".md-typeset__scrollwrap").forEach((part) => { part.tabIndex = 0; }));

const languages = $(".sg-languages-open");
const list = $("#sg-languages");
if (languages && list) {
  const show = (open) => { list.hidden = !open; languages.setAttribute("aria-expanded", String(open)); };
  languages.addEventListener("click", () => show(list.hidden));
  document.addEventListener("click", (event) => { if (!event.target.closest(".sg-languages")) show(false); });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !list.hidden) { show(false); languages.focus(); }
  });
  // The reader stays at the rule.
  list.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link) link.hash = location.hash;
  });
}

// The address of a rule is copied; without the permission the link still leads to it.
document.addEventListener("click", async (event) => {
  const link = event.target.closest("a.sg-copy");
  if (!link || !navigator.clipboard) return;
  try {
    await navigator.clipboard.writeText(link.href);
    const words = link.textContent;
    link.textContent = `✓ ${dialog.dataset.copied}`;
    setTimeout(() => { link.textContent = words; }, 2000);
  } catch { /* the address bar has it */ }
});

// An example or rule that an address names is opened.
function openTarget() {
  const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  const closed = target?.closest("details:not([open])");
  if (closed) { closed.open = true; target.scrollIntoView(); }
}
addEventListener("hashchange", openTarget);
openTarget();
addEventListener("beforeprint", () => document.querySelectorAll(".sg-examples").forEach((part) => { part.open = true; }));

let pagefind;
let latest = 0;

async function loadSearch() {
  pagefind ??= await import(new URL(`${dialog.dataset.root}pagefind/pagefind.js`, location.href).href);
  return pagefind;
}

// Words without accents and endings, for a comparison that needs no grammar.
function beginnings(text) {
  const words = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 4)))];
}

function resultItem(result, wanted) {
  const item = document.createElement("li");
  // The best rules of the page first, not the first ones: those with most of the words asked for, and in their titles.
  const content = result.content.split(/\s+/);
  const weight = (part) => {
    const text = beginnings(part.locations.map((place) => content[place] ?? "").join(" "));
    const title = beginnings(part.title);
    return wanted.reduce((sum, word) => sum + 2 * text.includes(word) + title.includes(word), 0);
  };
  const best = (result.sub_results ?? []).map((part) => [weight(part), part]).sort(([one], [other]) => other - one).map(([, part]) => part);
  const pages = best.length ? best.slice(0, 3) : [{ title: result.meta.title, url: result.url, excerpt: result.excerpt }];
  for (const page of pages) {
    const link = document.createElement("a");
    link.href = page.url;
    link.textContent = page.title === result.meta.title ? page.title : `${result.meta.title}: ${page.title}`;
    const text = document.createElement("p");
    text.innerHTML = page.excerpt;
    item.append(link, text);
  }
  return item;
}

async function search(query) {
  const turn = ++latest;
  const count = $(".sg-search-count");
  const results = $(".sg-search-results");
  if (!query.trim()) { results.replaceChildren(); count.textContent = ""; return; }
  try {
    const found = await (await loadSearch()).search(query);
    const pages = await Promise.all(found.results.slice(0, 8).map((result) => result.data()));
    if (turn !== latest) return;
    results.replaceChildren(...pages.map((page) => resultItem(page, beginnings(query))));
    const number = found.results.length;
    count.textContent = !number ? dialog.dataset.none : number === 1 ? dialog.dataset.one : dialog.dataset.many.replace("{number}", number);
  } catch {
    count.textContent = dialog.dataset.failed;
  }
}

if (dialog) {
  const open = () => { dialog.showModal(); $("#sg-query").select(); };
  $(".sg-search-open").addEventListener("click", open);
  $("#sg-query").addEventListener("input", (event) => search(event.target.value));
  $("#sg-query").addEventListener("keydown", (event) => {
    if (event.key === "Enter") { event.preventDefault(); $(".sg-search-results a")?.focus(); }
  });
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest(".sg-search-results a")) dialog.close();
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, [contenteditable]");
    if (event.key === "/" && !typing && !dialog.open) { event.preventDefault(); open(); }
  });
}
