"""The site built once, served on this machine, and a browser to look at it."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from sushigo_rules.site.serving import StaticHandler, serve_folder
from sushigo_rules.site.sheet import find_browser
from tests.site.built import Built, build, change_rule, copy_tree

HERE: Final = Path(__file__).parent
AXE: Final = HERE / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    root = tmp_path_factory.mktemp("site")
    copy_tree(root)
    change_rule(root / "features")
    return build(root)


@pytest.fixture(scope="session")
def address(built: Built) -> Iterator[str]:
    with serve_folder(built.site, handler=StaticHandler) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        give_up("Chromium is missing (Debian and Ubuntu: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        give_up("axe-core is missing: run make browser")
    return AXE.read_text("utf-8")


def give_up(reason: str) -> NoReturn:
    """Leave the tests out on a developer's machine; in CI they must run."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
