"""A second language beside the page's own, rule by rule."""

import gzip
import re
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from sushigo_rules.language.rulebook import load_rulebook
from tests.languages.pseudo import unmarked
from tests.site.built import CHANGED_RULE, NEW_SENTENCE, PSEUDO, RTL, Built
from tests.site.test_browser import DESKTOP, PHONE, SMALL_PHONE, Open, _tab_to, open_page, violations
from tests.site.test_offer import NO_STORAGE

__all__ = ["open_page"]

pytestmark = pytest.mark.browser

Visit = Callable[..., Page]

SECTION: Final = "rules/puddings/"
RULE: Final = "pudding-tie-fewest"
EXAMPLE: Final = f"{RULE}.both-ties"
RULES: Final = "[...document.querySelectorAll('article h2')].map(title => title.id)"
BESIDE: Final = "[...document.querySelectorAll('article > .sg-beside-h2')].map(title => title.dataset.beside)"
COLUMNS: Final = """() => [...document.querySelectorAll("article > .sg-rule.sg-other")].map(other => {
    const own = other.previousElementSibling;
    return [own, other].map(part => part.getBoundingClientRect().toJSON());
})"""


def shows(page: Page, code: str) -> None:
    """Wait until a language stands beside the page's own."""
    expect(page.locator(f"article > p.sg-beside-h1[lang='{code}']")).to_have_count(1)
    expect(page.locator("#sg-second")).to_have_value(code)


def shows_none(page: Page) -> None:
    """The page is as it was."""
    expect(page.locator("article.sg-beside, article .sg-other")).to_have_count(0)
    expect(page.locator("#sg-second")).to_have_value("")


def said(page: Page, text: str) -> None:
    """One line says this."""
    expect(page.locator(".sg-second-said")).to_have_text(text)


def test_every_rule_stands_beside_itself(open_page: Open) -> None:
    page = open_page(f"et/{SECTION}?with=de")
    shows(page, "de")
    assert page.evaluate(RULES) == page.evaluate(BESIDE)
    other = open_page(f"de/{SECTION}")
    for rule in page.evaluate(RULES):
        own = other.locator(f"#{rule}").inner_text()
        expect(page.locator(f"#{rule} + [data-beside='{rule}']")).to_have_text(own)
    texts = "[...document.querySelectorAll('article > .sg-rule:not([lang=et])')].map(part => part.textContent)"
    beside = texts.replace(".sg-rule:not([lang=et])", ".sg-rule.sg-other[lang=de][dir=ltr]")
    assert other.evaluate(texts) == page.evaluate(beside)


@pytest.mark.parametrize("code", ["fr", PSEUDO])
def test_every_rule_of_every_section_has_its_counterpart(open_page: Open, code: str) -> None:
    page = open_page(f"{code}/rules/")
    root = page.url
    for section, rules in groupby(load_rulebook().rules, key=lambda pair: pair[0].slug):
        page.goto(f"{root}{section}/?with=en")
        page.wait_for_selector("article.sg-beside")
        # One rule stands in English in all languages, and so only once.
        english = page.evaluate("[...document.querySelectorAll('article h2:has([lang=en])')].map(title => title.id)")
        assert (section == CHANGED_RULE) is bool(english)
        assert [rule.id for _, rule in rules if rule.id not in english] == page.evaluate(BESIDE)


@pytest.mark.parametrize("code", ["et", PSEUDO])
def test_every_rule_stands_beside_itself_where_all_are_on_one_page(open_page: Open, code: str) -> None:
    other, page = open_page(f"{code}/all/"), open_page(f"all/?with={code}")
    shows(page, code)
    # The texts of a rule up to the next heading, by its id; the language tells whose they are.
    texts = """code => Object.fromEntries([...document.querySelectorAll("article > h3")].map(title => {
        const found = [];
        for (let part = title.nextElementSibling; part && !part.matches("h2, h3"); part = part.nextElementSibling) {
            if (part.matches(".sg-rule") && (!code || part.lang === code)) found.push(part.textContent);
        }
        return [title.id, found];
    }))"""
    theirs = other.evaluate(texts, "")
    assert [rule.id for _, rule in load_rulebook().rules] == list(theirs)
    # What stands in English in both is there once.
    changed = {rule for rule, found in theirs.items() if NEW_SENTENCE in found}
    assert 1 == len(changed)
    assert {rule: [] if rule in changed else found for rule, found in theirs.items()} == page.evaluate(texts, code)
    tops = page.evaluate("""() => [...document.querySelectorAll("article > .sg-beside-h3")].map(other => {
        const own = document.getElementById(other.dataset.beside);
        return Math.abs(own.getBoundingClientRect().top - other.getBoundingClientRect().top);
    })""")
    assert len(theirs) - 1 == len(tops)
    assert 2 > max(tops)


def test_every_example_stands_beside_itself(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=nl")
    shows(page, "nl")
    page.evaluate("document.querySelectorAll('.sg-examples').forEach(part => { part.open = true; })")
    parts = page.evaluate("""() => [...document.querySelectorAll(".sg-example")].map(example =>
        [false, true].map(beside => [...example.children]
            .filter(part => part.matches(".sg-other") === beside && !part.matches(".sg-gherkin"))
            .map(part => `${part.matches("h3, .sg-beside-h3") ? "title" : part.className.replace(" sg-other", "")} ` +
                part.querySelectorAll("tr, img").length)))""")
    assert 18 == len(parts)
    for own, other in parts:
        assert own == other
        assert "title 0" == own[0]
    other = open_page(f"nl/{SECTION}")
    title = other.locator(f"[id='{EXAMPLE}'] h3").text_content()
    assert title
    expect(page.locator(f"[id='{EXAMPLE}'] > .sg-beside-h3")).to_have_text(title.removesuffix("#").strip())


def test_pictures_beside_are_those_of_the_page(open_page: Open) -> None:
    page = open_page("rules/chopsticks/?with=et")
    shows(page, "et")
    page.evaluate("document.querySelectorAll('.sg-examples').forEach(part => { part.open = true; })")
    image = page.locator(".sg-other img").first
    image.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('.sg-other img').naturalWidth > 0")


def test_columns_on_a_desktop_and_one_below_the_other_on_a_phone(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=de", DESKTOP)
    shows(page, "de")
    pairs = page.evaluate(COLUMNS)
    assert 7 == len(pairs)
    for own, other in pairs:
        assert abs(own["top"] - other["top"]) < 2
        assert own["right"] < other["left"]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for own, other in page.evaluate(COLUMNS):
        assert own["bottom"] <= other["top"]
        assert own["left"] == other["left"]


@pytest.mark.parametrize("path, code", [("", RTL), (f"{RTL}/", "en")])
def test_right_to_left_stands_beside_left_to_right(open_page: Open, path: str, code: str) -> None:
    page = open_page(f"{path}rules/tempura/?with={code}")
    shows(page, code)
    direction = "rtl" if code == RTL else "ltr"
    expect(page.locator("article > .sg-rule.sg-other")).to_have_attribute("dir", direction)
    [[own, other]] = page.evaluate(COLUMNS)
    assert (own["left"] < other["left"]) is (code == RTL)
    assert direction == page.locator("article > .sg-rule.sg-other").evaluate("node => getComputedStyle(node).direction")
    assert direction == page.locator(".sg-other table").first.evaluate("node => getComputedStyle(node).direction")


def test_what_both_have_in_english_only_is_not_doubled(open_page: Open) -> None:
    page = open_page(f"rules/winning/?with={RTL}")
    page.wait_for_selector("article.sg-beside")
    expect(page.locator("article > .sg-rule.sg-other")).to_have_count(0)
    expect(page.locator("article > .sg-untranslated.sg-other").first).to_be_visible()
    expect(page.locator(".sg-examples .sg-other")).to_have_count(0)


def test_no_id_and_no_heading_is_doubled(open_page: Open) -> None:
    page = open_page(SECTION)
    outline = """() => [...document.querySelectorAll("h1, h2, h3, [role=heading]")].map(title => title.id)"""
    ids = "() => [...document.querySelectorAll('[id]')].map(part => part.id)"
    before = [page.evaluate(outline), page.evaluate(ids)]
    page.locator("#sg-second").select_option("fr")
    shows(page, "fr")
    assert before == [page.evaluate(outline), page.evaluate(ids)]


def test_links_beside_lead_to_the_other_languages_pages(open_page: Open) -> None:
    page = open_page(f"rules/chopsticks/?with=de#{RULE}")
    shows(page, "de")
    links = page.evaluate(
        "[...document.querySelectorAll('article .sg-other a')].map(link => [link.href, link.hreflang])"
    )
    assert links
    for address, code in links:
        assert "de" == code
        assert re.search(r"//[^/]+/de/(rulings|sources)/#", address)
    page.goto(page.url.split("/rules/")[0] + "/rulings/?with=de")
    shows(page, "de")
    page.locator(".sg-other.sg-ruling a").first.click()
    page.wait_for_url("**/de/rules/**")


def test_reading_order_goes_rule_by_rule(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=de")
    shows(page, "de")
    parts = page.locator("article > :is(h2, .sg-beside-h2, .sg-rule)")
    order = parts.evaluate_all(
        """parts => parts.map(part => `${part.matches(".sg-rule") ? "text" : "title"} ${part.lang || "en"}`)"""
    )
    assert ["title en", "title de", "text en", "text de"] * 7 == order


def test_choice_is_remembered_on_other_pages(open_page: Open) -> None:
    page = open_page(SECTION)
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    for path in ("rules/nigiri/", "play/", "rulings/"):
        page.goto(page.url.split("/rules/")[0].split("/play/")[0] + "/" + path)
        shows(page, "et")


def test_choice_is_in_the_address_and_stays_at_a_rule(open_page: Open) -> None:
    page = open_page(f"{SECTION}#{RULE}")
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    assert page.url.endswith(f"{SECTION}?with=et#{RULE}")
    page.locator(".md-sidebar--secondary a[href$='#pudding-most']").click()
    page.wait_for_url(f"**/{SECTION}?with=et#pudding-most")
    assert page.locator("a.sg-copy").first.evaluate("link => link.href").endswith(f"{SECTION}?with=et#pudding-most")


def test_linked_choice_is_shown_and_remembered(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=et#{RULE}", PHONE)
    shows(page, "et")
    expect(page.locator(f"#{RULE}")).to_be_in_viewport()
    page.goto(page.url.split("?")[0].replace("puddings", "nigiri"))
    shows(page, "et")


def test_none_forgets(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=et#{RULE}")
    shows(page, "et")
    page.locator("#sg-second").select_option("")
    shows_none(page)
    assert page.url.endswith(f"{SECTION}#{RULE}")
    page.reload()
    page.wait_for_load_state("networkidle")
    shows_none(page)
    assert page.evaluate("localStorage.getItem('sushigo-rules.languages')") is None


def test_one_language_takes_the_place_of_another(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=et")
    shows(page, "et")
    page.locator("#sg-second").select_option("de")
    shows(page, "de")
    expect(page.locator("article .sg-other[lang=et]")).to_have_count(0)
    assert page.evaluate(RULES) == page.evaluate(BESIDE)


def test_switcher_swaps_the_two(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=et#{RULE}")
    shows(page, "et")
    switch(page, "et")
    page.wait_for_url(f"**/et/{SECTION}?with=en#{RULE}")
    shows(page, "en")
    switch(page, "fr")
    page.wait_for_url(f"**/fr/{SECTION}?with=en#{RULE}")
    shows(page, "en")


def test_the_two_are_swapped_without_the_address_too(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=et")
    shows(page, "et")
    page.goto(page.url.replace(f"{SECTION}?with=et", "et/rules/nigiri/"))
    shows(page, "en")


def switch(page: Page, code: str) -> None:
    """Use the switcher."""
    page.locator(".sg-languages-open").click()
    page.locator(f"#sg-languages a[hreflang={code}]").click()


def test_reader_stays_where_she_was(open_page: Open) -> None:
    page = open_page(f"{SECTION}#{RULE}", PHONE)
    # Safari does not hold the place by itself.
    page.add_style_tag(content="* { overflow-anchor: none; }")
    rule = page.locator(f"#{RULE}")
    before = rule.evaluate("node => node.getBoundingClientRect().top")
    page.locator("#sg-second").evaluate("node => { node.value = 'de'; node.dispatchEvent(new Event('change')); }")
    shows(page, "de")
    page.wait_for_timeout(300)
    assert abs(before - rule.evaluate("node => node.getBoundingClientRect().top")) < 3


def test_chosen_by_keyboard_alone(open_page: Open) -> None:
    page = open_page(SECTION)
    _tab_to(page, "#sg-second")
    page.keyboard.press("ArrowDown")
    shows(page, page.locator("#sg-second").input_value())
    assert page.locator("#sg-second").input_value()
    expect(page.locator("#sg-second")).to_be_focused()
    said(page, "This page is now in two languages.")
    page.keyboard.press("Home")
    shows_none(page)


def test_unknown_language_is_said(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=<b>xx")
    said(page, "There is no such language here: <b>xx. Choose one of the list.")
    shows_none(page)
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    said(page, "This page is now in two languages.")


def test_unknown_language_in_the_storage_is_nothing(open_page: Open) -> None:
    page = open_page(SECTION)
    for stored in ("en xx", "", "et", "{}"):
        page.evaluate("stored => localStorage.setItem('sushigo-rules.languages', stored)", stored)
        page.reload()
        page.wait_for_load_state("networkidle")
        shows_none(page)
        said(page, "")


def test_pages_own_language_is_not_put_beside_itself(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=en")
    page.wait_for_load_state("networkidle")
    shows_none(page)
    said(page, "")


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open a page in a fresh browser that may be refused something, with a script in it from the start."""
    contexts: list[BrowserContext] = []

    def open_at(path: str, script: str = "", **options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.add_init_script(script)
        page = context.new_page()
        page.goto(address + path)
        return page

    yield open_at
    for context in contexts:
        context.close()


def test_no_network_is_said_and_the_page_stays(visit: Visit) -> None:
    page = visit(f"{SECTION}?with=de")
    shows(page, "de")
    page.context.set_offline(True)
    page.locator("#sg-second").select_option("et")
    said(page, "This language cannot be loaded: Eesti. Look whether there is a network, and choose it again.")
    shows(page, "de")
    page.context.set_offline(False)
    page.locator("#sg-second").select_option("et")
    shows(page, "et")


@pytest.mark.parametrize("status, instead", [(404, "de/404.html"), (200, f"{SECTION}index.html"), (200, "robots.txt")])
def test_another_page_in_its_place_is_said_and_the_choice_kept(
    visit: Visit, built: Built, status: int, instead: str
) -> None:
    page = visit(f"{SECTION}?with=de")
    shows(page, "de")
    body = (built.site / instead).read_text("utf-8")
    page.route("**/de/rules/**", lambda route: route.fulfill(status=status, content_type="text/html", body=body))
    page.goto(page.url.split("?")[0])
    said(page, "This language cannot be loaded: Deutsch. Look whether there is a network, and choose it again.")
    shows_none(page)
    page.unroute_all()
    page.reload()
    shows(page, "de")


def test_ids_within_the_other_text_are_left_out(visit: Visit, built: Built) -> None:
    body = built.read(f"de/{SECTION}").replace('<p class="sg-lead">', f'<p class="sg-lead" id="x"><b id="{RULE}">!</b>')
    page = visit(SECTION)
    page.route("**/de/rules/**", lambda route: route.fulfill(content_type="text/html", body=body))
    page.locator("#sg-second").select_option("de")
    expect(page.locator(".sg-lead.sg-other b")).to_have_text("!")
    expect(page.locator(f"#x, b[id='{RULE}']")).to_have_count(0)


def test_rule_that_only_one_page_has_moves_no_other(visit: Visit, built: Built) -> None:
    [(_, first), (_, second), *_] = load_rulebook().rules
    body = re.sub(rf'<h3 id="{first.id}">.*?(?=<h3 )', "", built.read("de/all"), flags=re.DOTALL)
    page = visit("all/")
    page.route("**/de/all/", lambda route: route.fulfill(content_type="text/html", body=body))
    page.locator("#sg-second").select_option("de")
    shows(page, "de")
    expect(page.locator(f"#{first.id} + .sg-other")).to_have_count(0)
    expect(page.locator(f"#{second.id} + [data-beside='{second.id}']")).to_have_count(1)


def test_last_choice_wins_over_a_slow_answer(visit: Visit) -> None:
    page = visit(SECTION)
    held: list[Route] = []
    # Playwright cannot take the method itself.
    page.route("**/de/rules/**", lambda route: held.append(route))  # noqa: PLW0108
    page.locator("#sg-second").select_option("de")
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    held[0].continue_()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    shows(page, "et")
    page.locator("#sg-second").select_option("de")
    page.locator("#sg-second").select_option("")
    held[1].continue_()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(200)
    shows_none(page)


def test_no_storage_is_said_and_the_address_remembers(visit: Visit) -> None:
    page = visit(SECTION, NO_STORAGE)
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    said(page, "This browser does not remember the choice; the address of the page does.")
    page.reload()
    shows(page, "et")
    page.locator("#sg-second").select_option("")
    shows_none(page)


def test_without_scripts_nothing_is_seen_of_it(visit: Visit) -> None:
    page = visit(f"{SECTION}?with=et", java_script_enabled=False)
    expect(page.locator("#pudding-most")).to_be_visible()
    expect(page.locator(".sg-second")).to_be_hidden()


def test_control_does_not_move_the_page(open_page: Open) -> None:
    page = open_page(SECTION)
    top = "article => article.getBoundingClientRect().top"
    before = page.locator("article").evaluate(top)
    page.locator("#sg-second").select_option("et")
    shows(page, "et")
    assert before == page.locator("article").evaluate(top)


def test_printed_in_two_columns_without_the_control(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=de", {"width": 700, "height": 900})
    shows(page, "de")
    page.emulate_media(media="print")
    expect(page.locator(".sg-second")).to_be_hidden()
    for own, other in page.evaluate(COLUMNS):
        assert abs(own["top"] - other["top"]) < 2
        assert own["right"] < other["left"]


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["small phone", "desktop"])
@pytest.mark.parametrize(
    "path, code",
    [
        (f"et/{SECTION}", "de"),
        ("rules/tempura/", RTL),
        (f"{RTL}/rules/tempura/", "en"),
        ("play/", "et"),
        ("de/all/", "et"),
        (f"{RTL}/rulings/", "de"),
    ],
)
def test_two_languages_are_no_barrier(open_page: Open, axe: str, path: str, code: str, size: dict[str, int]) -> None:
    faults = []
    for scheme in ("light", "dark"):
        page = open_page(f"{path}?with={code}", size, scheme)
        page.wait_for_selector("article.sg-beside")
        page.evaluate("document.querySelectorAll('.sg-examples').forEach(part => { part.open = true; })")
        faults += violations(page, axe, *(("color-contrast", "link-in-text-block") if scheme == "dark" else ()))
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert [] == faults


def test_what_is_pressed_is_large_enough(open_page: Open) -> None:
    page = open_page(f"{SECTION}?with=de", SMALL_PHONE)
    shows(page, "de")
    for part in page.locator("#sg-second, .sg-meta.sg-other a").all():
        box = part.bounding_box()
        assert box
        assert box["height"] >= 24


def test_every_word_of_the_control_can_be_translated(open_page: Open) -> None:
    page = open_page(f"{PSEUDO}/{SECTION}")
    texts = page.evaluate("""() => [...document.querySelectorAll(".sg-second :is(label, option:not([lang]))")]
        .map(part => part.textContent)
        .concat([...document.querySelectorAll(".sg-second template")].map(part => part.content.textContent))""")
    assert 6 == len(texts)
    assert [] == re.findall(r"\w{2,}", " ".join(map(unmarked, texts)).replace("{language}", ""))


def test_what_a_language_cannot_say_is_marked_as_english(open_page: Open) -> None:
    page = open_page(f"{RTL}/{SECTION}?with=xx")
    expect(page.locator(".sg-second label [lang=en], .sg-second option[value=''][lang=en]")).to_have_count(2)
    expect(page.locator(".sg-second-said [lang=en]")).to_contain_text("There is no such language here")


def test_control_is_not_part_of_what_the_search_reads(built: Built) -> None:
    html = built.read("rules/puddings")
    assert 0 < html.index('class="sg-second"') < html.index("data-pagefind-body")
    fragments = [gzip.decompress(path.read_bytes()) for path in built.site.glob("pagefind/fragment/en_*")]
    assert fragments
    assert [] == [fragment for fragment in fragments if b"no second language" in fragment]
