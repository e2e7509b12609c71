"""The built files: links, languages, marks, meta data, downloads; without a browser."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import jsonschema
import pytest

from sushigo_rules.language.rulebook import load_rulebook
from tests.site.built import (
    CHANGED_RULE,
    COMPLETE,
    NEW_SENTENCE,
    PSEUDO,
    RTL,
    Built,
    Page,
    broken_links,
    build_with_properdocs,
)

pytestmark = pytest.mark.browser

SITE = "https://sushigo-rules.example/"
LISTED = (*COMPLETE, PSEUDO)
FOREIGN = f'<span lang="en" dir="ltr">{NEW_SENTENCE}</span>'


def test_nothing_but_the_last_line_is_printed(built: Built) -> None:
    assert f"Built 8 languages in {built.site}\n" == built.printed


def test_every_link_and_fragment_leads_somewhere(built: Built) -> None:
    assert [] == sorted(set(broken_links(built)))


def test_no_id_twice_on_a_page(built: Built) -> None:
    assert [] == [address for address, page in built.pages.items() if len(page.ids) != len(set(page.ids))]


def test_every_rule_has_the_same_address_in_every_language(built: Built) -> None:
    for code in (*LISTED, RTL):
        folder = "/" if code == "en" else f"/{code}/"
        for section, rule in load_rulebook().rules:
            assert rule.id in built.pages[f"{folder}rules/{section.slug}/"].ids


def test_titles_and_descriptions_are_unique(built: Built) -> None:
    for code in LISTED:
        pages = _pages_of(built, code)
        for texts in ([page.title for page in pages], [page.description for page in pages]):
            assert all(texts)
            assert sorted(set(texts)) == sorted(texts)


def test_each_page_says_its_language(built: Built) -> None:
    for code in (*LISTED, RTL):
        assert {code} == {page.attributes["lang"] for page in _pages_of(built, code)}


def test_right_to_left_language_says_so(built: Built) -> None:
    assert '<body dir="rtl"' in built.read(RTL)


@pytest.mark.parametrize("code", ["de", "es", "et", "fr", "nl", PSEUDO])
def test_changed_rule_stands_in_english_and_marked(built: Built, code: str) -> None:
    assert FOREIGN in built.read(f"{code}/rules/{CHANGED_RULE}")


def test_changed_rule_stands_in_english_unmarked(built: Built) -> None:
    page = built.read(f"rules/{CHANGED_RULE}")
    assert NEW_SENTENCE in page
    assert FOREIGN not in page


def test_rulings_notes_sources_and_own_words_are_marked_too(built: Built) -> None:
    for address in ("rulings", "sources", "glossary", "play"):
        assert '<h1 id="' in built.read(f"{RTL}/{address}")
        assert re.search(r'<h2 id="[^"]+"><span lang="en" dir="ltr">', built.read(f"{RTL}/{address}"))


def test_language_without_all_rules_is_in_the_status_but_not_in_the_switcher(built: Built) -> None:
    assert f'hreflang="{RTL}"' not in built.read("")
    assert f'hreflang="{RTL}"' in built.read("translators/status")
    assert f'hreflang="{RTL}"' not in (built.site / "sitemap.xml").read_text()
    assert '<meta name="robots" content="noindex">' in built.read(RTL)


def test_language_without_all_rules_of_a_variant_is_in_the_switcher(built: Built) -> None:
    assert 'hreflang="et"' in built.read("")


def test_english_pages_are_linked_and_marked_in_other_languages(built: Built) -> None:
    page = built.read("de")
    assert '<span lang="en" dir="ltr">The protocol</span> (' in page
    assert 'href="../implementers/protocol/"' in page


@pytest.mark.parametrize("code", LISTED)
def test_sitemap_names_every_page_in_every_language(built: Built, code: str) -> None:
    names = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    tree = ET.parse(built.language(code) / "sitemap.xml")
    for url in tree.findall("s:url", names):
        locations = [element.text or "" for element in url.findall("s:loc", names)]
        links = {link.attrib["hreflang"]: link.attrib["href"] for link in url.findall("x:link", names)}
        assert not links or {*LISTED, "x-default"} == set(links)
        assert not links or locations == [links[code]]
        for target in [*locations, *links.values()]:
            assert target.removeprefix(SITE[:-1]) in built.pages


def test_robots_name_the_sitemaps(built: Built) -> None:
    lines = (built.site / "robots.txt").read_text().splitlines()
    sitemaps = [line.removeprefix(f"Sitemap: {SITE}") for line in lines if line.startswith("Sitemap:")]
    assert len(LISTED) == len(sitemaps)
    assert all((built.site / path).is_file() for path in sitemaps)


@pytest.mark.parametrize("code", [*LISTED, RTL])
def test_rules_as_data_follow_their_schema(built: Built, code: str) -> None:
    data = json.loads((built.language(code) / "rules.json").read_text("utf-8"))
    schema = json.loads((built.site / "schemas" / "rules.schema.json").read_text("utf-8"))
    jsonschema.validate(data, schema, cls=jsonschema.Draft202012Validator)
    assert code == data["language"]
    rules = [rule["id"] for section in data["sections"] for rule in section["rules"]]
    assert [rule.id for _, rule in load_rulebook().rules] == rules


def test_downloads_are_there(built: Built) -> None:
    for name in (
        "vectors.json",
        "adapters/python/adapter.py",
        "schemas/report.schema.json",
        "features/et/nigiri.feature",
    ):
        assert (built.site / name).is_file()


def test_english_alone_keeps_its_guides_off_line_and_no_download(built: Built) -> None:
    english, german = ({path.partition("/")[0] for path in kept_off_line(built, code)} for code in ("en", "de"))
    assert {"implementers", "translators", "decisions"} == english - german


def kept_off_line(built: Built, code: str) -> list[str]:
    text = (built.language(code) / "sw.js").read_text("utf-8")
    stored, _ = json.JSONDecoder().raw_decode(text.removeprefix("const STORED = "))
    return list(stored["files"])


def test_nothing_unused_of_the_theme(built: Built) -> None:
    assert [] == [*built.site.rglob("*.map"), *built.site.rglob("lunr")]


def test_no_address_of_another_site_is_asked_for(built: Built) -> None:
    for path in built.site.rglob("*.html"):
        text = path.read_text("utf-8")
        assert [] == re.findall(r"<(?:script|img|iframe)[^>]*\ssrc=\"https?:", text)
        assert [] == [tag for tag in re.findall(r"<link[^>]*href=\"https?:[^>]*>", text) if "canonical" not in tag]


def test_properdocs_builds_the_same_pages(built: Built) -> None:
    other = build_with_properdocs(built)
    ours = {path.relative_to(built.site) for path in built.site.rglob("*.html")} - set(_downloads(built.site))
    theirs = {path.relative_to(other) for path in other.rglob("*.html")}
    assert sorted(theirs) == sorted(ours)
    assert [] == [path for path in sorted(ours) if (built.site / path).read_bytes() != (other / path).read_bytes()]


def _downloads(site: Path) -> list[Path]:
    return [path.relative_to(site) for folder in ("adapters", "vectors") for path in (site / folder).rglob("*.html")]


def _pages_of(built: Built, code: str) -> list[Page]:
    others = tuple(f"/{other}/" for other in (*LISTED, RTL) if other != "en")
    if code == "en":
        return [page for address, page in built.pages.items() if not address.startswith(others)]
    return [page for address, page in built.pages.items() if address.startswith(f"/{code}/")]
