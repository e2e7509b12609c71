"""Other people's pages: the example of the guide works, and the module is where the guide says."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from sushigo_rules.site.serving import serve_folder
from tests.languages.checkout import ROOT
from tests.site.built import COMPLETE, Built

pytestmark = pytest.mark.browser

DOCS: Final = ROOT / "docs"
GUIDE: Final = DOCS / "guides" / "implementers" / "scoring.md"


def test_the_example_shows_what_the_guide_says(browser: Browser, tmp_path: Path) -> None:
    guide = GUIDE.read_text("utf-8")
    [page_shown] = re.findall(r"^```html\n(.*?)^```", guide, re.M | re.S)
    [lines_shown] = re.findall(r"^```text\n(.*?)^```", guide, re.M | re.S)
    (tmp_path / "index.html").write_text(page_shown, "utf-8")
    shutil.copy(DOCS / "assets" / "scoring.mjs", tmp_path)
    with serve_folder(tmp_path) as url:
        page = browser.new_page()
        page.goto(url)
        page.wait_for_selector("li", timeout=10_000)
        assert lines_shown.splitlines() == page.locator("li").all_inner_texts()
        page.close()


def test_the_module_is_among_the_assets_of_every_language(built: Built) -> None:
    module = (DOCS / "assets" / "scoring.mjs").read_bytes()
    assert all(module == (built.language(code) / "assets" / "scoring.mjs").read_bytes() for code in COMPLETE)


def test_the_adapter_can_be_downloaded_beside_the_assets(built: Built) -> None:
    adapter = built.site / "scoring" / "adapter.mjs"
    [module] = re.findall(r"from '(\.\./.*)'", adapter.read_text("utf-8"))
    assert (adapter.parent / module).is_file()


def test_every_language_links_to_the_guide(built: Built) -> None:
    assert "Scoring for your page" in built.read("implementers/scoring")
    assert all('href="../implementers/scoring/"' in built.read(code) for code in COMPLETE[1:])
