import base64
import hashlib
import re
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from importlib import resources
from itertools import pairwise
from typing import Final

import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.known import Difference
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import Speech, load_speech
from sushigo_rules.reports.html import render
from sushigo_rules.reports.report import Report
from tests.reports.samples import ENGLISH, FORBIDDEN, INTRODUCTION, Worthless, report_of

VOID: Final = frozenset({"meta", "input", "br", "hr", "img", "link"})
ATTRIBUTES: Final = frozenset(
    {
        "aria-label", "aria-labelledby", "autocomplete", "charset", "class", "colspan", "content", "data-outcome",
        "data-section", "dir", "hidden", "href", "http-equiv", "id", "lang", "name", "rel", "role", "scope",
        "spellcheck", "tabindex", "type", "value",
    }
)  # fmt: skip


@dataclass
class Element:
    tag: str
    attributes: dict[str, str | None]
    text: str = ""
    children: list["Element"] = field(default_factory=list)


class Page(HTMLParser):
    """A page as elements; a tag that is not closed in its turn is an error."""

    def __init__(self, report: Report, speech: Speech = ENGLISH) -> None:
        super().__init__()
        self.source = render(report, speech)
        self.elements: list[Element] = []
        self.open: list[Element] = []
        self.feed(self.source)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        assert len(element.attributes) == len(attrs)
        self.elements.append(element)
        if self.open:
            self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def all(self, tag: str, **attributes: str) -> list[Element]:
        wanted = {key.replace("_", "-"): value for key, value in attributes.items()}
        return [e for e in self.elements if e.tag == tag and wanted.items() <= e.attributes.items()]

    def one(self, tag: str, **attributes: str) -> Element:
        [element] = self.all(tag, **attributes)
        return element


@pytest.fixture(scope="module")
def page(attack: Report) -> Page:
    return Page(attack)


@pytest.fixture(scope="module")
def faulty(worthless: Report) -> Page:
    return Page(worthless)


def test_the_attack_is_shown_and_makes_no_elements(page: Page) -> None:
    assert "<script>attack()</script><img src=x onerror=attack()>" in page.one("main").text
    assert not page.all("img")
    assert len(page.all("script")) == 1
    assert "attack" not in page.one("script").text


def test_only_attributes_of_ours_are_there(page: Page) -> None:
    assert {name for element in page.elements for name in element.attributes} <= ATTRIBUTES
    values = [value or "" for element in page.elements for value in element.attributes.values()]
    assert not [value for value in values if "attack" in value]


def test_the_template_escapes_everything_but_our_style_and_script() -> None:
    template = (resources.files("sushigo_rules.reports") / "templates" / "report.html").read_text(encoding="utf-8")
    assert not re.findall(r"\|\s*safe|autoescape|forceescape|xmlattr", template)


def test_no_character_that_nobody_sees_is_written(page: Page) -> None:
    assert set(FORBIDDEN).isdisjoint(page.source)


def test_the_browser_may_run_our_script_and_apply_our_style_and_nothing_else(page: Page) -> None:
    policy = page.one("meta", http_equiv="Content-Security-Policy").attributes["content"]
    style, script = (
        base64.b64encode(hashlib.sha256(page.one(tag).text.encode()).digest()).decode() for tag in ("style", "script")
    )
    assert policy == (
        f"default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; "
        "base-uri 'none'; form-action 'none'"
    )


def test_the_page_needs_nothing_from_elsewhere(faulty: Page) -> None:
    assert not {"img", "link", "iframe", "form"} & {element.tag for element in faulty.elements}
    assert "src" not in {name for element in faulty.elements for name in element.attributes}
    assert "url(" not in faulty.source
    assert "@import" not in faulty.source
    assert not re.findall(r"https?://", faulty.source)


@pytest.mark.parametrize(
    "homepage,linked",
    [
        ("https://example.org/sushi?a=1&b=<2>", True),
        ("http://example.org", True),
        ("javascript:attack()", False),
        ("data:text/html,<script>", False),
        ("//example.org", False),
        ("https:", False),
        ("https://[", False),
        ("my page", False),
    ],
)
def test_only_a_web_address_becomes_a_link(homepage: str, linked: bool) -> None:
    introduction = replace(INTRODUCTION, homepage=homepage)
    page = Page(report_of(ReferenceEngine(), introduction=introduction, only=("tempura",)))
    links = [a for a in page.all("a") if not str(a.attributes["href"]).startswith("#")]
    assert [link.attributes["href"] for link in links] == [homepage] * linked
    assert all("noopener" in str(link.attributes["rel"]) for link in links)
    assert homepage in page.one("main").text


def test_the_page_says_its_language_and_direction(faulty: Page) -> None:
    assert faulty.source.startswith("<!doctype html>")
    html = faulty.one("html")
    assert (html.attributes["lang"], html.attributes["dir"]) == ("en", "ltr")


def test_a_language_written_from_right_to_left_turns_the_page_round() -> None:
    language = replace(load_language("en"), code="ar", direction="rtl")
    html = Page(report_of(ReferenceEngine(), only=("tempura",)), Speech(language, None)).one("html")
    assert (html.attributes["lang"], html.attributes["dir"]) == ("ar", "rtl")


def test_cases_say_their_own_language() -> None:
    german = load_rulebook(load_language("de"))
    speech = load_speech(german.language)
    page = Page(report_of(Worthless(), only=("tempura",), books=(german,), speech=speech), speech)
    assert page.one("html").attributes["lang"] == "de"
    assert {pre.attributes.get("lang", "de") for pre in page.all("pre")} == {"de"}


def test_the_landmarks_are_there_and_named(faulty: Page) -> None:
    assert [e.tag for e in faulty.one("body").children] == ["a", "header", "main", "script"]
    assert faulty.one("div", role="search").attributes["aria-label"]
    assert all("aria-labelledby" in section.attributes for section in faulty.all("section"))


def test_headings_go_down_one_step_at_a_time(faulty: Page) -> None:
    levels = [int(element.tag[1]) for element in faulty.elements if re.fullmatch("h[1-6]", element.tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(later <= earlier + 1 for earlier, later in pairwise(levels))


def test_every_header_of_the_table_says_what_it_heads(faulty: Page) -> None:
    assert {th.attributes.get("scope") for th in faulty.all("th")} == {"col", "row", "rowgroup"}
    width = len(faulty.one("thead").children[0].children)
    for row in faulty.all("tr"):
        assert sum(int(cell.attributes.get("colspan") or 1) for cell in row.children) == width


def test_ids_are_unique_and_everything_that_is_pointed_at_is_there(faulty: Page) -> None:
    ids = [str(element.attributes["id"]) for element in faulty.elements if "id" in element.attributes]
    assert len(ids) == len(set(ids))
    hrefs = {str(a.attributes["href"]).removeprefix("#") for a in faulty.all("a")}
    labels = {str(e.attributes["aria-labelledby"]) for e in faulty.elements if "aria-labelledby" in e.attributes}
    assert hrefs | labels <= set(ids)


def test_every_field_of_the_filter_has_a_label(faulty: Page) -> None:
    labelled = [child.tag for label in faulty.all("label") for child in label.children]
    assert labelled == ["select", "select", "input"]
    assert len(faulty.all("select") + faulty.all("input")) == 3


def test_without_script_the_filter_is_away_and_all_cases_are_there(faulty: Page, worthless: Report) -> None:
    assert "hidden" in faulty.one("div", id="filter").attributes
    cases = faulty.all("li", **{"class": "case"})
    assert [case.attributes["data-outcome"] for case in cases] == [case.outcome for case in worthless.cases]
    assert not [case for case in cases if "hidden" in case.attributes]


def test_the_filter_offers_the_outcomes_and_sections_that_occur(faulty: Page, worthless: Report) -> None:
    outcome, section = ([o.attributes["value"] for o in select.children] for select in faulty.all("select"))
    assert outcome == ["", "agrees", "differs"]
    assert section == ["", *(section.slug for section in worthless.sections)]


def test_every_case_that_does_not_agree_tells_all(faulty: Page, worthless: Report) -> None:
    told = faulty.all("details")
    assert len(told) == len(worthless.faults)
    for details, case in zip(told, [case for case in worthless.cases if case.outcome.is_fault], strict=True):
        assert all(part in details.text for part in (case.id, case.steps, case.expected, case.found, case.question))


def test_the_filter_says_what_it_does(faulty: Page) -> None:
    assert faulty.one("button").text == "Show all"
    words = [label.text.split()[0] for label in faulty.all("label")]
    assert words == ["Outcome", "Section", "Words"]


def test_the_same_run_gives_the_same_page(worthless: Report) -> None:
    assert " at 0x" not in render(worthless, ENGLISH)
    assert render(report_of(Worthless()), ENGLISH) == render(worthless, ENGLISH)


def test_a_partial_run_is_marked(partial: Report, perfect: Report) -> None:
    assert "partial run" in Page(partial).one("title").text
    assert Page(partial).one("p", **{"class": "partial"}).text == "A partial run: only tempura."
    assert "partial run" not in Page(perfect).one("title").text


def test_entries_that_must_go_are_listed() -> None:
    page = Page(report_of(ReferenceEngine(), known={"no.<b>such": Difference(Outcome.DIFFERS)}))
    assert "no.<b>such is no case of this suite" in page.one("section", aria_labelledby="outdated").text


def colors(source: str) -> list[dict[str, str]]:
    return [dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", block)) for block in re.findall(r":root \{([^}]*)\}", source)]


def luminance(color: str) -> float:
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["ink", "quiet", "good", "bad", "warn", "link"])
@pytest.mark.parametrize("under", ["paper", "sheet"])
def test_every_color_of_writing_has_contrast(faulty: Page, scheme: int, name: str, under: str) -> None:
    palette = colors(faulty.source)[scheme]
    lighter, darker = sorted((luminance(palette[name]), luminance(palette[under])), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5
