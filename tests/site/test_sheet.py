"""The printed sheet: one page of paper in every language, as a page and as a file made from it."""

import datetime as dt
import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from sushigo_rules.cards import COPIES_IN_DECK
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.vocabulary import WordKind
from sushigo_rules.site.sheet import SIZE, PrintError, count_pages, find_browser, number_anew, print_page
from tests.languages.checkout import ROOT
from tests.languages.pseudo import unmarked
from tests.site.built import COMPLETE, PSEUDO, RTL, Built, broken_links
from tests.site.conftest import give_up
from tests.site.test_browser import DESKTOP, PHONE, SMALL_PHONE, Open, open_page

pytestmark = pytest.mark.browser

ALL: Final = (*COMPLETE, PSEUDO, RTL)
DAY: Final = dt.date(2026, 11, 30)
A4: Final = (595, 842)
LETTER: Final = (612, 792)
"""Width and height in points."""
ON_LETTER: Final = "@page { size: Letter; }"
WIDE_FONT: Final = "* { font-family: 'DejaVu Sans' !important; }"
"""What a machine has that has no other font; a tenth wider than most."""
COMPRESSED_BY_SEARCH: Final = (".pf_fragment", ".pf_index", ".pf_meta", ".pf_filter")
WITHIN_MARGINS: Final = {"width": 725, "height": 1054}
"""A4 without its margins, in pixels."""

__all__ = ["open_page"]


@pytest.mark.parametrize("code", ALL)
def test_file_is_one_page_of_a4(built: Built, code: str) -> None:
    pdf = _sheet(built, code)
    assert (1, A4) == (count_pages(pdf), _size_of(pdf))


@pytest.mark.parametrize("code", ALL)
def test_file_is_tagged_and_says_its_language(built: Built, code: str) -> None:
    pdf = _sheet(built, code)
    assert b"/Marked true" in pdf
    assert b"/StructTreeRoot" in pdf
    [catalog] = re.findall(rb"<</Type /Catalog.*?endobj", pdf, re.DOTALL)
    assert b"/Lang (" + code.encode() + b")" in catalog
    for tag in (b"H1", b"H2", b"Table", b"TR", b"TH", b"TD", b"L", b"LI"):
        assert re.search(rb"/S /" + tag + rb"\b", pdf)


@pytest.mark.parametrize("code", ALL)
def test_file_has_the_title_of_its_page(built: Built, code: str) -> None:
    found = re.search(rb"/Title (?:\(((?:\\.|[^\\)])*)\)|<([0-9A-Fa-f]+)>)", _sheet(built, code))
    assert found
    title = bytes.fromhex(found[2].decode()).decode("utf-16") if found[2] else found[1].decode("latin-1")
    assert built.pages[f"/{_path(code)}"].title == title


@pytest.mark.parametrize("code", ALL)
def test_file_has_no_link_to_the_machine_that_made_it(built: Built, code: str) -> None:
    assert [] == re.findall(rb"/URI \(.*", _sheet(built, code))


@pytest.mark.parametrize("code", ALL)
def test_page_says_how_large_the_file_is(built: Built, code: str) -> None:
    size = round(len(_sheet(built, code)) / 1000)
    assert 150 > size
    page = built.read(_path(code))
    assert re.search(rf'href="\.\./sheet\.pdf">.*\(.*\b{size}\b', page)
    assert SIZE not in page


def test_nothing_on_the_site_says_a_size_that_is_not_filled_in(built: Built) -> None:
    paths = [path for path in built.site.rglob("*") if path.is_file()]
    search = [path for path in paths if path.suffix in COMPRESSED_BY_SEARCH]
    assert len(ALL) < len(search)
    assert [] == [path for path in paths if SIZE.encode() in _read(path)]


def _read(path: Path) -> bytes:
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix in COMPRESSED_BY_SEARCH else data


@pytest.mark.parametrize("code", COMPLETE)
def test_file_names_every_card_and_how_many_there_are(built: Built, code: str) -> None:
    text, phrasebook = _text_of(built, code), load_phrasebook(load_language(code))
    for card, copies in COPIES_IN_DECK.items():
        name = phrasebook.say_word(WordKind.CARD, card)
        lines = r"\s+".join(re.escape(word).replace(r"\-", r"-\s*") for word in name.split())
        assert re.search(rf"{lines}\s+{copies}\s", text, re.IGNORECASE), name


def test_file_says_how_many_cards_each_gets(built: Built) -> None:
    players, cards = (" ".join(map(str, row)) for row in (HAND_SIZES, HAND_SIZES.values()))
    assert re.search(rf"Players {players}\s+Cards each {cards}", _text_of(built, "en"))


def test_file_has_a_score_sheet_of_three_rounds_for_five_players(built: Built) -> None:
    score = _text_of(built, "en").partition("Score sheet")[2]
    rounds = "".join(rf"\s+Round {number}\s+Points\s+Puddings\s+Total" for number in (1, 2, 3))
    assert re.fullmatch(rf"\s+Players 1 2 3 4 5{rounds}\s+Points for puddings\s+Final score\s+", score)


def test_every_word_of_the_file_can_be_translated(built: Built) -> None:
    assert [] == re.findall(r"[A-Za-z]{3,}", unmarked(_text_of(built, PSEUDO)))


def test_same_page_makes_the_same_bytes_on_another_day(built: Built) -> None:
    page = built.language("et") / "sheet" / "index.html"
    first, second = (_print(page, DAY) for _ in range(2))
    assert first == second
    other = _print(page, DAY.replace(day=1))
    assert first.replace(b"D:20261130", b"D:20261101") == other
    assert first != other


def test_names_of_tags_do_not_tell_when_a_script_ran() -> None:
    early, late = (b"/ID (node00000279) /K [(node00000281) (node%s)]" % last for last in (b"00000279", b"00000281"))
    assert b"/ID (node00000001) /K [(node00000002) (node00000001)]" == number_anew(early)
    assert number_anew(late) == number_anew(late.replace(b"279", b"280").replace(b"281", b"304"))


def test_dates_are_midnight_and_every_part_is_where_the_file_says(built: Built) -> None:
    pdf = _sheet(built, "en")
    assert 2 == len(re.findall(rb"\(D:\d{8}000000\+00'00'\)", pdf))
    table = re.search(rb"startxref\s+(\d+)", pdf)
    assert table
    assert pdf[int(table[1]) :].startswith(b"xref")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("code", ALL)
def test_page_prints_on_one_page_of_a4_and_of_letter(open_page: Open, code: str, scheme: str) -> None:
    page = open_page(_path(code), scheme=scheme)
    for style, size in (("", A4), (ON_LETTER, LETTER), (WIDE_FONT, LETTER), ("@page { size: A4; }", A4)):
        page.add_style_tag(content=f"{style} ")
        pdf = page.pdf(prefer_css_page_size=True)
        assert (1, size) == (count_pages(pdf), _size_of(pdf))


@pytest.mark.parametrize("code", ["de", "fr", RTL])
def test_nothing_is_cut_off_on_paper(open_page: Open, code: str) -> None:
    page = _on_paper(open_page, code)
    assert [] == page.evaluate("""() => {
        const paper = document.querySelector(".md-content__inner").getBoundingClientRect();
        return [...document.querySelectorAll(".md-content__inner *")]
            .filter(node => node.checkVisibility() && getComputedStyle(node).display !== "inline")
            .map(node => [node, node.getBoundingClientRect()])
            .filter(([node, box]) => box.left < -0.5 || box.right > innerWidth + 0.5 || box.top < -0.5
                || box.bottom > Math.min(innerHeight, paper.bottom) + 0.5 || node.scrollWidth > node.clientWidth + 1)
            .map(([node]) => node.outerHTML.slice(0, 90));
    }""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_its_words_dark_and_no_smaller_than_eight_points(open_page: Open, scheme: str) -> None:
    page = _on_paper(open_page, "en", scheme)
    assert [] == page.evaluate("""() => {
        const sheet = document.querySelector(".md-content__inner");
        const white = ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"], dark = ["rgb(0, 0, 0)", "rgb(15, 68, 80)"];
        return [document.documentElement, document.body, sheet, ...sheet.querySelectorAll("*")].filter(node => {
            const {color, backgroundColor, fontSize} = getComputedStyle(node);
            const readable = dark.includes(color) && parseFloat(fontSize) >= 8 / 72 * 96;
            return !white.includes(backgroundColor) || sheet.contains(node) && node.checkVisibility() && !readable;
        }).map(node => node.outerHTML.slice(0, 90));
    }""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_only_the_sheet_is_printed(open_page: Open, scheme: str) -> None:
    page = _on_paper(open_page, "en", scheme)
    for selector in (".md-header", ".md-sidebar >> nth=0", ".sg-footer", ".sg-sheet-lead", ".md-skip"):
        expect(page.locator(selector)).to_be_hidden()
    for name in ("Set-up", "A turn", "End of the round", "Ties", "The cards", "Score sheet"):
        expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_pictures_are_printed(open_page: Open) -> None:
    page = _on_paper(open_page, "en")
    sizes = page.evaluate("[...document.querySelectorAll('.sg-sheet img')].map(it => [it.naturalWidth, it.width])")
    assert len(COPIES_IN_DECK) == len(sizes)
    assert all(natural > 0 and width >= 22 for natural, width in sizes)


@pytest.mark.parametrize("code", ["en", "de", RTL])
def test_nothing_sticks_out_of_a_small_phone_nor_must_be_scrolled(open_page: Open, code: str) -> None:
    page = open_page(_path(code), SMALL_PHONE)
    widths = page.evaluate("[document.documentElement, ...document.querySelectorAll('.sg-scroll')]"
                           ".map(it => it.scrollWidth - it.clientWidth)")  # fmt: skip
    assert [0, 0, 0] == widths


def test_cards_stand_beside_the_rules_where_there_is_room(open_page: Open) -> None:
    for size, beside in ((DESKTOP, True), (PHONE, False)):
        page = open_page(_path("en"), size)
        tops = [page.locator(it).bounding_box() for it in (".sg-sheet-rules", ".sg-sheet-cards")]
        assert beside == (tops[0] is not None and tops[1] is not None and tops[0]["y"] == tops[1]["y"])


def test_file_is_downloaded_from_the_page_by_keyboard(open_page: Open, built: Built) -> None:
    page = open_page("play/")
    page.locator("article a[href$='sheet/']").press("Enter")
    page.wait_for_url("**/sheet/")
    link = page.locator("a[href='../sheet.pdf']")
    answer = page.request.get(page.evaluate("it => it.href", link.element_handle()))
    assert _sheet(built, "en") == answer.body()


def test_without_chromium_the_file_is_left_out_in_words_and_no_link_is_dead(tmp_path: Path) -> None:
    for name in ("docs", "sushigo_rules", "features/en", "locales/en"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "build"))
    for path in (*(ROOT / "features").glob("*.toml"), *(ROOT / "locales").glob("*.pot"), ROOT / "mkdocs.yml"):
        shutil.copy(path, tmp_path / path.relative_to(ROOT))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LC_ALL": "C", "PATH": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "sushigo_rules", "site", "build"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (0, "") == (run.returncode, run.stderr)
    built = Built(tmp_path, run.stdout)
    first, _ = run.stdout.splitlines()
    assert "Left out: sheet.pdf (to make it, install Chromium; Debian and Ubuntu: apt-get install chromium)" == first
    assert not (built.site / "sheet.pdf").exists()
    assert "sheet.pdf" not in built.read("sheet")
    assert [] == [link for link in broken_links(built) if "sheet" in link]


def test_browser_that_makes_no_file_is_said(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("<p>Hello")
    with pytest.raises(PrintError, match=r"expected .*false to print .*index\.html; found exit 1 and no file"):
        print_page(page, shutil.which("false") or "/bin/false", DAY)
    with pytest.raises(PrintError, match=r"expected .*no-such to print .*index\.html; found: "):
        print_page(page, str(tmp_path / "no-such"), DAY)
    assert [page] == list(tmp_path.iterdir())


def test_pages_are_counted(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("<p>One<p style='break-before: page'>Two<p style='break-before: page'>Three")
    assert 3 == count_pages(_print(page, DAY))


def _sheet(built: Built, code: str) -> bytes:
    return (built.language(code) / "sheet.pdf").read_bytes()


def _size_of(pdf: bytes) -> tuple[int, ...]:
    """Return width and height of the first page, in points."""
    found = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert found
    return tuple(round(float(number)) for number in found.groups())


def _text_of(built: Built, code: str) -> str:
    """Return the text layer, in the order of the page's source."""
    if shutil.which("pdftotext") is None:
        give_up("pdftotext is missing (Debian and Ubuntu: apt-get install poppler-utils)")
    command = ["pdftotext", "-raw", str(built.language(code) / "sheet.pdf"), "-"]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode()


def _print(page: Path, date: dt.date) -> bytes:
    browser = find_browser()
    if browser is None:
        give_up("Chromium is missing (Debian and Ubuntu: apt-get install chromium)")
    return print_page(page, browser, date)


def _path(code: str) -> str:
    return "sheet/" if code == "en" else f"{code}/sheet/"


def _on_paper(open_page: Open, code: str, scheme: str = "light") -> Page:
    """Open the sheet as it is laid out on A4."""
    page = open_page(_path(code), WITHIN_MARGINS, scheme)
    page.emulate_media(media="print")
    return page
