"""The site in a real browser: accessible, usable by keyboard alone, found by search, nothing asked of anybody else."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.languages.pseudo import unmarked
from tests.site.built import PSEUDO, RTL, Built

pytestmark = pytest.mark.browser

PHONE: Final = {"width": 390, "height": 844}
SMALL_PHONE: Final = {"width": 320, "height": 640}
DESKTOP: Final = {"width": 1280, "height": 900}
KINDS: Final = (
    "", "play/", "pad/", "rules/", "rules/puddings/", "cards/", "rulings/", "glossary/", "sources/", "all/",
    "coverage/", "sheet/", "404.html",
)  # fmt: skip
ENGLISH_KINDS: Final = (
    "implementers/guide/", "implementers/protocol/", "implementers/downloads/", "translators/guide/",
    "translators/status/", "decisions/",
)  # fmt: skip
WCAG: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RULE: Final = "rules/puddings/#pudding-tie-fewest"
QUESTIONS: Final = {
    "en": "four players tie for fewest puddings",
    "de": "vier Spieler Gleichstand wenigste Puddings",
    "es": "cuatro jugadores empate menos pudines",
    "et": "neli mängijat viik kõige vähem pudingeid",
    "fr": "quatre joueurs égalité moins de puddings",
    "nl": "vier spelers gelijk minste puddingen",
}
WITHOUT_ACCENTS: Final = {"et": "mangijat viik koige vahem pudingeid", "fr": "joueurs egalite moins de puddings"}

NOT_ASKED: Final = {"empty-table-header": {"enabled": False}}
"""A column of links needs no heading; WCAG does not ask for it either."""


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Open]:
    """Open a page in a fresh browser; at the end nothing may have been asked of others or written on the console."""
    faults: list[str] = []
    contexts = []

    def note_request(request: Request) -> None:
        if not request.url.startswith((address, "data:", "blob:")):
            faults.append(request.url)

    def open_at(path: str, size: dict[str, int] = DESKTOP, scheme: Any = "light") -> Page:
        context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        contexts.append(context)
        # Keeping the site on the device is test_offline.py's.
        context.add_init_script("delete Navigator.prototype.serviceWorker")
        page = context.new_page()
        page.on("console", lambda message: faults.append(f"{path}: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"{path}: {error}"))
        page.on("request", note_request)
        page.goto(address + path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert [] == faults


def violations(page: Page, axe: str, *rules: str) -> list[str]:
    """Return what axe finds, all rules or some, with the elements."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": WCAG}
    options = {"runOnly": only, "resultTypes": ["violations"], "rules": NOT_ASKED}
    # Not awaited in one call: that would have no time limit when a renderer is lost.
    page.evaluate(
        "options => { window.found = null; axe.run(document, options).then(it => { window.found = it; }); }", options
    )
    page.wait_for_function("window.found", timeout=60_000)
    found = page.evaluate("({violations: window.found.violations})")
    return [
        f"{page.url}: {fault['id']}: {node['html'][:150]}"
        for fault in found["violations"]
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("code", ["en", "et", RTL])
def test_no_kind_of_page_has_a_barrier(open_page: Open, axe: str, code: str, size: dict[str, int]) -> None:
    faults = []
    light, dark = (open_page(_path(code, ""), size, scheme) for scheme in ("light", "dark"))
    root = light.url.removesuffix(_path(code, ""))
    for kind in [*KINDS, *ENGLISH_KINDS] if code == "en" else KINDS:
        light.goto(root + _path(code, kind))
        faults += violations(light, axe)
        if light.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"{light.url} is wider than the screen")
        dark.goto(root + _path(code, kind))
        expect(dark.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
        # Only colours differ.
        faults += [f"dark {fault}" for fault in violations(dark, axe, "color-contrast", "link-in-text-block")]
    assert [] == faults


@pytest.mark.parametrize("state", ["menu", "switcher", "search", "example"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_opens_has_no_barrier(open_page: Open, axe: str, state: str, scheme: str) -> None:
    page = open_page(RULE if state == "example" else "rules/puddings/", PHONE, scheme)
    page.locator({"menu": ".sg-menu", "switcher": ".sg-languages-open", "search": ".sg-search-open",
                  "example": "#pudding-tie-fewest ~ details summary >> nth=0"}[state]).click()  # fmt: skip
    if state == "search":
        page.locator("#sg-query").fill("puddings")
        expect(page.locator(".sg-search-results a").first).to_be_visible()
    page.wait_for_timeout(300)
    assert [] == violations(page, axe)


@pytest.mark.parametrize("path", ["", "rules/puddings/", "cards/", "coverage/", "sources/", f"{RTL}/rules/"])
def test_nothing_sticks_out_of_a_small_phone(open_page: Open, path: str) -> None:
    page = open_page(path, SMALL_PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]


def test_doors_of_the_home_page_begin_where_its_text_does_and_do_not_touch(open_page: Open) -> None:
    page = open_page("", PHONE)
    places = (".sg-lead", ".sg-doors li >> nth=0", ".sg-doors li >> nth=1")
    text, first, second = (page.locator(place).bounding_box() for place in places)
    assert text
    assert first
    assert second
    assert text["x"] == first["x"] == second["x"]
    assert first["y"] + first["height"] < second["y"]


@pytest.mark.parametrize(
    "path", ["", "play/", "pad/", "rules/", "rules/puddings/", "cards/", "rulings/", "glossary/", "coverage/"]
)
def test_targets_are_large_enough(open_page: Open, path: str) -> None:
    page = open_page(path, PHONE)
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
    # Links within a sentence are as high as its line.
    small = page.evaluate("""() => [...document.querySelectorAll("a[href], button, summary, label[tabindex], input")]
        .filter(node => node.checkVisibility() && !node.closest("p:not(.sg-meta), [inert], .md-skip"))
        .map(node => [node, node.getBoundingClientRect()])
        .filter(([node, box]) => box.width > 0 && box.right > 0 && box.left < innerWidth)
        .filter(([node, box]) => box.width < 24 || box.height < 24)
        .filter(([node]) => !node.matches(".md-option, .md-toggle"))
        .map(([node, box]) => `${node.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)""")
    assert [] == small


def test_phone_menu_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("", PHONE)
    _tab_to(page, ".sg-menu")
    page.keyboard.press("Enter")
    expect(page.locator(".sg-menu")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".sg-menu")).to_have_attribute("aria-expanded", "false")
    assert page.evaluate("document.activeElement.matches('.sg-menu')")
    page.keyboard.press("Enter")
    _tab_to(page, ".md-sidebar--primary label[tabindex='0']")
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    _tab_to(page, ".md-sidebar--primary a[href*='rules/nigiri']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/nigiri/")


def test_closed_phone_menu_takes_no_focus(open_page: Open) -> None:
    page = open_page("", PHONE)
    for _ in range(25):
        page.keyboard.press("Tab")
        assert not page.evaluate("!!document.activeElement.closest('.md-sidebar--primary')")


def test_first_tab_skips_to_the_content(open_page: Open) -> None:
    page = open_page("rules/puddings/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.md-skip')")


def test_switcher_by_keyboard_keeps_page_and_rule(open_page: Open) -> None:
    page = open_page(RULE)
    _tab_to(page, ".sg-languages-open")
    page.keyboard.press("Enter")
    _tab_to(page, "#sg-languages a[hreflang='et']")
    page.keyboard.press("Enter")
    page.wait_for_url("**/et/" + RULE)
    assert "et" == page.evaluate("document.documentElement.lang")
    _tab_to(page, ".sg-languages-open")
    page.keyboard.press("Enter")
    _tab_to(page, "#sg-languages a[hreflang='en']")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"^[^/]*//[^/]*/" + RULE))


@pytest.mark.parametrize("code", QUESTIONS)
def test_question_is_found_by_keyboard_from_the_home_page(open_page: Open, code: str) -> None:
    page = open_page(_path(code, ""), PHONE)
    page.keyboard.press("/")
    page.keyboard.type(QUESTIONS[code])
    first = page.locator(".sg-search-results a").first
    expect(first).to_have_attribute("href", re.compile(r"pudding-tie-fewest"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{_path(code, RULE)}")
    expect(page.locator("#pudding-tie-fewest")).to_be_in_viewport()


@pytest.mark.parametrize("code", WITHOUT_ACCENTS)
def test_question_is_found_without_accents(open_page: Open, code: str) -> None:
    page = open_page(_path(code, ""))
    page.locator(".sg-search-open").click()
    page.locator("#sg-query").fill(WITHOUT_ACCENTS[code])
    expect(page.locator(".sg-search-results a[href*='pudding-tie-fewest']").first).to_be_visible()


def test_synonym_is_found(open_page: Open, built: Built) -> None:
    synonym = re.findall(r"Also: ([^,<]+)", built.read("glossary"))[0]
    page = open_page("")
    page.locator(".sg-search-open").click()
    page.locator("#sg-query").fill(synonym)
    expect(page.locator(".sg-search-results a[href*='glossary/']").first).to_be_visible()


def test_search_says_that_nothing_was_found(open_page: Open) -> None:
    page = open_page("")
    page.locator(".sg-search-open").click()
    page.locator("#sg-query").fill("xylophone")
    expect(page.locator(".sg-search-count")).to_have_text("Nothing found.")


def test_address_of_an_example_opens_it(open_page: Open) -> None:
    page = open_page("rules/puddings/#pudding-tie-fewest.both-ties", PHONE)
    expect(page.locator("[id='pudding-tie-fewest.both-ties']")).to_be_in_viewport()


def test_dark_can_be_chosen_by_keyboard_and_stays(open_page: Open) -> None:
    page = open_page("")
    _tab_to(page, "input[name='__palette']")
    page.keyboard.press("ArrowRight")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(page.url + "play/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


@pytest.mark.parametrize("code", ["en", "et", RTL])
def test_missing_address_answers_in_its_language(browser: Browser, address: str, code: str) -> None:
    page = browser.new_page()
    page.goto(address + _path(code, "rules/no-such-page/"))
    expect(page.locator("html")).to_have_attribute("lang", code)
    page.locator("article a").click()
    page.wait_for_url(address + _path(code, ""))
    page.close()


@pytest.mark.parametrize("path", [f"{PSEUDO}/{kind}" for kind in KINDS])
def test_every_word_can_be_translated(open_page: Open, built: Built, path: str) -> None:
    page = open_page(path)
    words = page.evaluate("""() => {
        const foreign = "[lang=en], code, pre, script, style, .sg-languages, option[lang], #__config";
        document.querySelectorAll(foreign).forEach(node => node.remove());
        const texts = [document.title, document.body.textContent];
        for (const node of document.querySelectorAll("[aria-label], [alt], [title]")) {
            const ofTheme = node.closest("[data-md-component=sidebar], .md-header");
            if (!ofTheme) texts.push(node.ariaLabel, node.alt, node.title);
        }
        return texts.filter(Boolean);
    }""")
    left = " ".join(unmarked(text) for text in words)
    left = re.sub(
        r"[A-Z][a-z]{2} \d+, \d{4}|Table of contents|Back to top|Skip to content|rules\.json|Gherkin", "", left
    )
    assert [] == re.findall(r"[A-Za-z]{3,}", left)


def test_printed_page_shows_rules_and_nothing_to_press(open_page: Open) -> None:
    page = open_page("all/")
    page.emulate_media(media="print")
    expect(page.locator(".md-header")).to_be_hidden()
    expect(page.locator(".md-sidebar").first).to_be_hidden()
    expect(page.locator("#pudding-tie-fewest")).to_be_visible()


def _path(code: str, page: str) -> str:
    return page if code == "en" else f"{code}/{page}"


def _tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press the tabulator until an element has the focus, as somebody without a mouse does."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"the focus never came to {selector}")
