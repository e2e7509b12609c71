"""What a visitor is offered whose browser asks for another language than the page's."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sushigo_rules.language.languages import load_language
from sushigo_rules.site.offers import make_offers
from tests.site.built import COMPLETE, PSEUDO, RTL, Built
from tests.site.test_browser import PHONE, RULE, SMALL_PHONE, violations

pytestmark = pytest.mark.browser

NO_STORAGE: Final = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('refused'); }});"
Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open a page in a browser that asks for these languages, in this order."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_at(path: str, *wanted: str, script: str = "", **options: Any) -> Page:
        context = browser.new_context(locale=wanted[0], reduced_motion="reduce", **options)
        contexts.append(context)
        # Playwright sets one language only.
        context.add_init_script(
            f"Object.defineProperty(navigator, 'languages', {{get: () => {list(wanted)}}});{script}"
        )
        page = context.new_page()
        # The theme cannot do without storage.
        page.on("pageerror", lambda error: faults.append(f"{path}: {error}") if "refused" not in str(error) else None)
        page.goto(address + path)
        return page

    yield open_at
    for context in contexts:
        context.close()
    assert [] == faults


def offered(page: Page) -> list[str]:
    """The languages offered: one or none."""
    page.wait_for_load_state()
    languages: list[str] = page.locator(".sg-offer a").evaluate_all("links => links.map(link => link.hreflang)")
    return languages


@pytest.mark.parametrize(
    "path, wanted, offer",
    [
        ("", ["de-AT"], ["de"]),
        ("", ["de"], ["de"]),
        ("rules/nigiri/", ["en-GB", "de"], []),
        ("rules/nigiri/", ["ja", "et", "de", "en"], ["et"]),
        ("de/rules/nigiri/", ["en-US"], ["en"]),
        ("de/", ["de-CH", "en"], []),
        ("de/", ["fr-CA", "de", "en"], ["fr"]),
        (f"{RTL}/", ["en"], ["en"]),
        (f"{PSEUDO}/", ["en-GB", "de"], []),
        ("", [RTL], []),
        ("", [RTL, "nl", "de"], ["nl"]),
        ("", ["ja", "zh-Hant-TW"], []),
        ("", [""], []),
        ("implementers/protocol/", ["de"], []),
        ("translators/status/", ["de"], []),
        ("404.html", ["de"], []),
        ("et/404.html", ["de"], []),
        ("rules/nigiri/?with=de", ["de"], []),
        ("rules/nigiri/?with=et", ["de"], ["de"]),
    ],
)
def test_first_wanted_language_is_offered_unless_the_pages_own_comes_before(
    visit: Visit, path: str, wanted: list[str], offer: list[str]
) -> None:
    assert offer == offered(visit(path, *wanted))


def test_offer_is_in_the_words_of_the_language_offered(visit: Visit) -> None:
    bar = visit("et/", "en-US").locator(".sg-offer")
    expect(bar).to_have_attribute("lang", "en")
    expect(bar).to_have_attribute("dir", "ltr")
    expect(bar.locator("a")).to_have_text("This page in your language: English")
    expect(bar.locator("button")).to_have_text("Close")


def test_offer_is_in_the_first_line_that_is_drawn(visit: Visit) -> None:
    page = visit("", "de", script="document.addEventListener('DOMContentLoaded', () => { window.early = !!document.querySelector('.sg-offer'); });")  # fmt: skip  # noqa: E501
    assert page.evaluate("window.early")
    shifts = """() => new Promise(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries().map(entry => entry.value)))
            .observe({type: "layout-shift", buffered: true});
        setTimeout(() => resolve([]), 500);
    })"""
    assert 0.01 > sum(page.evaluate(shifts))


def test_offer_covers_nothing(visit: Visit) -> None:
    page = visit("rules/puddings/", "de", viewport=PHONE)
    bar, content = page.locator(".sg-offer").bounding_box(), page.locator("article").bounding_box()
    assert bar
    assert content
    assert bar["y"] + bar["height"] <= content["y"]


def test_rule_of_the_address_is_not_under_the_offer(visit: Visit) -> None:
    page = visit(RULE, "de", viewport=SMALL_PHONE)
    page.wait_for_function("scrollY > 0")
    bar, rule = page.locator(".sg-offer").bounding_box(), page.locator("#pudding-tie-fewest").bounding_box()
    assert bar
    assert rule
    assert bar["y"] + bar["height"] <= rule["y"] <= SMALL_PHONE["height"] / 2


def test_following_keeps_page_and_rule_and_ends_the_offer(visit: Visit) -> None:
    page = visit("rules/puddings/", "de")
    page.evaluate("location.hash = 'pudding-tie-fewest'")
    page.locator(".sg-offer a").click()
    page.wait_for_url("**/de/" + RULE)
    assert [] == offered(page)
    page.goto(page.url.split("/de/")[0] + "/et/")
    assert [] == offered(page)


def test_closed_by_keyboard_stays_closed(visit: Visit) -> None:
    page = visit("rules/puddings/", "de")
    page.locator(".sg-offer a").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".sg-offer")).to_have_count(0)
    expect(page.locator(".sg-languages-open")).to_be_focused()
    page.reload()
    assert [] == offered(page)
    page.goto(page.url.replace("puddings", "nigiri"))
    assert [] == offered(page)


@pytest.mark.parametrize("path", ["rules/puddings/", "rules/nigiri/", "et/"])
def test_ignored_offer_comes_neither_on_the_same_page_again_nor_on_the_next(visit: Visit, path: str) -> None:
    page = visit("rules/puddings/", "de")
    assert ["de"] == offered(page)
    page.goto(page.url.replace("rules/puddings/", path))
    assert [] == offered(page)


def test_page_that_offers_nothing_leaves_the_offer_to_the_next(visit: Visit) -> None:
    page = visit("de/", "de")
    assert [] == offered(page)
    page.goto(page.url.replace("de/", "rules/nigiri/"))
    assert ["de"] == offered(page)


def test_nothing_is_offered_to_whoever_uses_the_switcher(visit: Visit) -> None:
    page = visit("de/", "de")
    assert [] == offered(page)
    page.locator(".sg-languages-open").click()
    page.locator("#sg-languages a[hreflang=et]").click()
    page.wait_for_url("**/et/")
    assert [] == offered(page)


def test_without_storage_it_can_be_closed_and_is_not_remembered(visit: Visit) -> None:
    page = visit("", "de", script=NO_STORAGE)
    page.locator(".sg-offer button").click()
    expect(page.locator(".sg-offer")).to_have_count(0)
    page.reload()
    assert ["de"] == offered(page)


def test_without_scripts_nothing_is_offered(visit: Visit) -> None:
    assert [] == offered(visit("", "de", java_script_enabled=False))


def test_offer_is_not_printed(visit: Visit) -> None:
    page = visit("", "de")
    page.emulate_media(media="print")
    expect(page.locator(".sg-offer")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["rules/puddings/", f"{RTL}/rules/puddings/"])
def test_offer_is_no_barrier(visit: Visit, axe: str, path: str, scheme: str) -> None:
    page = visit(path, "nl", viewport=SMALL_PHONE, color_scheme=scheme)
    expect(page.locator(".sg-offer")).to_be_visible()
    assert [] == violations(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    for part in page.locator(".sg-offer a, .sg-offer button").all():
        box = part.bounding_box()
        assert box
        assert box["height"] >= 24


def test_every_listed_language_has_words_of_its_own() -> None:
    offers = make_offers([load_language(code) for code in COMPLETE])
    assert set(COMPLETE) == set(offers)
    assert len(COMPLETE) == len({offer["words"] for offer in offers.values()})


def test_language_without_words_of_its_own_offers_nothing(built: Built) -> None:
    languages = [load_language(code, built.root / "locales") for code in ("en", RTL, PSEUDO)]
    assert ["en", PSEUDO] == list(make_offers(languages))
