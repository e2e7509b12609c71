"""What the worker of a language keeps, on a small site made by hand; without a browser."""

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from sushigo_rules.site.manifest import COLOUR
from sushigo_rules.site.offline import make_worker, write_no_workers, write_workers
from tests.languages.checkout import ROOT

CODES: Final = ("en", "de", "en-XA")
TEMPLATE: Final = "self.keep(STORED);\n"
FILES: Final = (
    "index.html", "404.html", "rules/index.html", "assets/site.js", "assets/cards/maki 1.svg", "rules.json",
    "sitemap.xml", "sitemap.xml.gz", "robots.txt", ".nojekyll", "vectors.json", "adapters/python/index.html",
    "features/en/a.feature", "schemas/a.json", "scoring/adapter.mjs", "vectors/a.json",
    "pagefind/pagefind.js", "pagefind/index/en_2.pf_index",
    "de/index.html", "de/404.html", "de/assets/site.js", "de/sitemap.xml", "de/pagefind/index/de_2.pf_index",
    "en-XA/index.html",
)  # fmt: skip


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    write_workers(tmp_path, CODES, TEMPLATE)
    return tmp_path


def stored(site: Path, code: str) -> Mapping[str, Any]:
    """Return what a worker is given, made anew."""
    found = re.match(r"const STORED = (\{.*?\});\n", make_worker(site, code, CODES, TEMPLATE), re.DOTALL)
    assert found
    values: Mapping[str, Any] = json.loads(found[1])
    return values


def test_language_keeps_its_folder(site: Path) -> None:
    assert ["", "404.html", "assets/site.js", "pagefind/index/de_2.pf_index"] == sorted(stored(site, "de")["files"])


def test_language_at_the_root_keeps_neither_downloads_nor_other_languages(site: Path) -> None:
    assert [
        "",
        "404.html",
        "assets/cards/maki%201.svg",
        "assets/site.js",
        "pagefind/index/en_2.pf_index",
        "pagefind/pagefind.js",
        "rules.json",
        "rules/",
    ] == sorted(stored(site, "en")["files"])


def test_only_the_worker_at_the_root_has_other_languages_below_it(site: Path) -> None:
    assert [["de/", "en-XA/"], [], []] == [stored(site, code)["others"] for code in CODES]


@pytest.mark.parametrize("code", CODES)
def test_same_site_gives_the_same_worker(site: Path, code: str) -> None:
    path = site / ("" if code == "en" else code) / "sw.js"
    first = path.read_bytes()
    write_workers(site, CODES, TEMPLATE)
    assert first == path.read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda site: (site / "de" / "index.html").write_text("Hallo"),
        lambda site: (site / "de" / "new.html").write_text("de/404.html"),
        lambda site: (site / "de" / "404.html").unlink(),
        lambda site: (site / "de" / "404.html").rename(site / "de" / "405.html"),
        lambda site: (site / "de" / "pagefind" / "index" / "de_2.pf_index").write_text("other words"),
    ],
    ids=["changed", "new", "gone", "renamed", "search"],
)
def test_any_change_of_a_kept_file_is_a_new_version_of_its_language_alone(
    site: Path, change: Callable[[Path], object]
) -> None:
    before = {code: stored(site, code)["version"] for code in CODES}
    change(site)
    after = {code: stored(site, code)["version"] for code in CODES}
    assert ["de"] == [code for code in CODES if before[code] != after[code]]


@pytest.mark.parametrize("name", ["sitemap.xml", "vectors.json", "adapters/python/index.html", "sw.js", ".nojekyll"])
def test_change_of_a_file_that_is_not_kept_is_no_new_version(site: Path, name: str) -> None:
    before = stored(site, "en")
    (site / name).write_text("other")
    assert before == stored(site, "en")


def test_change_of_the_worker_itself_is_a_new_version(site: Path) -> None:
    other = make_worker(site, "de", CODES, "self.keepBetter(STORED);\n")
    assert stored(site, "de")["version"] not in other


def test_worker_is_what_it_keeps_and_then_the_template(site: Path) -> None:
    text = (site / "de" / "sw.js").read_text()
    assert text == make_worker(site, "de", CODES, TEMPLATE)
    assert text.endswith(f"}};\n{TEMPLATE}")


def test_manifest_has_the_colour_of_the_style_and_of_the_pages() -> None:
    style, page = (ROOT / "docs" / name for name in ("assets/site.css", "theme/main.html"))
    assert [COLOUR] == re.findall(r"--md-primary-fg-color: (#\w+);", style.read_text("utf-8"))[:1]
    assert [COLOUR] == re.findall(r"theme-color.*light.*(#\w+)", page.read_text("utf-8"))


def test_site_that_is_not_kept_has_a_worker_that_takes_away(site: Path) -> None:
    write_no_workers(site, CODES, "self.forget();\n")
    texts = [(site / folder / "sw.js").read_text() for folder in (".", "de", "en-XA")]
    assert ["self.forget();\n"] * 3 == texts
