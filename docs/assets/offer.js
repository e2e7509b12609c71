/**
 * Offers a visitor the page in the first language of the browser's list that the site has, once: on one page, and
 * never again on this device, whatever the visitor does with it. Whoever uses the switcher is not asked at all.
 *
 * A classic script behind the header's switcher, which has the addresses and the words: the offer is there before the
 * page is first drawn, so that nothing moves.
 */
(() => {
  const STORED = "sushigo-rules.offer";
  const links = [...document.querySelectorAll("#sg-languages a")];
  const codes = links.map((link) => link.hreflang);
  const primary = (code) => code.toLowerCase().split("-")[0];

  /** Return the code of the language to offer, or nothing when the page's own comes first. */
  function choose(wanted, own) {
    for (const code of wanted) {
      if (primary(code) === primary(own)) return undefined;
      const exact = codes.find((one) => one.toLowerCase() === code.toLowerCase());
      const found = exact ?? codes.find((one) => primary(one) === primary(code));
      if (found) return found;
    }
    return undefined;
  }

  function isOver() {
    try {
      return localStorage.getItem(STORED) !== null;
    } catch {
      return false;
    }
  }

  function remember() {
    try {
      localStorage.setItem(STORED, "over");
    } catch { /* then it comes on the next page again */ }
  }

  function show(link) {
    const bar = document.createElement("div");
    Object.assign(bar, { className: "sg-offer md-grid", lang: link.lang, dir: link.dataset.dir });
    const follow = document.createElement("a");
    Object.assign(follow, { href: link.href, hreflang: link.hreflang, textContent: link.dataset.offer });
    follow.addEventListener("click", () => {
      // By now the switcher's address may say more: the second language of the page.
      follow.href = link.href;
      follow.hash = location.hash;
      // The page may be shown again as it was left.
      bar.remove();
    });
    const close = document.createElement("button");
    Object.assign(close, { type: "button", textContent: link.dataset.close });
    close.addEventListener("click", () => {
      bar.remove();
      document.querySelector(".sg-languages-open").focus();
    });
    bar.append(follow, close);
    document.querySelector(".md-header").append(bar);
    remember();
  }

  document.querySelector("#sg-languages").addEventListener("click", (event) => { if (event.target.closest("a")) remember(); });
  const code = choose(navigator.languages, document.documentElement.lang);
  const link = links.find((one) => one.hreflang === code && one.dataset.offer);
  // A page that shows the language beside its own is there already.
  const isShown = code === new URLSearchParams(location.search).get("with");
  if (link && !isShown && !isOver()) show(link);
})();
