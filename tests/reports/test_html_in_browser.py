"""The filter of the page, by keyboard, in a real browser where there is one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from sushigo_rules.reports.html import render
from sushigo_rules.reports.report import Report
from sushigo_rules.site.sheet import find_browser
from tests.reports.samples import ENGLISH, attacked

CHROMIUM = find_browser()
MESSAGES: Final[list[str]] = []
"""What the console and dialogs of the browser said."""
REQUESTS: Final[list[str]] = []
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium")


@pytest.fixture(scope="module")
def report() -> Report:
    return attacked()


@pytest.fixture(scope="module")
def browsed(report: Report, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(render(report, ENGLISH), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.on("console", lambda message: MESSAGES.append(message.text))
        page.on("dialog", lambda dialog: MESSAGES.append(dialog.message))
        page.on("request", lambda request: REQUESTS.append(request.url))
        page.goto(Path(path).as_uri())
        yield page
        browser.close()


@pytest.fixture(autouse=True)
def all_shown(request: pytest.FixtureRequest) -> None:
    if CHROMIUM:
        request.getfixturevalue("browsed").locator("#clear").click()


def shown(page: Page) -> int:
    visible = page.locator(".case:visible").count()
    assert page.locator("#shown").inner_text() == str(visible)
    return visible


def test_nothing_is_run_fetched_or_complained_about(browsed: Page) -> None:
    assert MESSAGES == []
    assert [url for url in REQUESTS if not url.startswith("file:")] == []


def test_all_cases_are_there_at_first(browsed: Page, report: Report) -> None:
    assert shown(browsed) == len(report.cases)


def test_the_outcome_is_chosen_by_keyboard(browsed: Page, report: Report) -> None:
    browsed.locator("#by-outcome").focus()
    browsed.keyboard.type("cra")
    expect(browsed.locator("#by-outcome")).to_have_value("crashed")
    assert shown(browsed) == sum(case.outcome == "crashed" for case in report.cases)


def test_outcome_section_and_words_work_together(browsed: Page, report: Report) -> None:
    browsed.locator("#by-section").select_option("tempura")
    assert shown(browsed) == sum(case.section == "tempura" for case in report.cases)
    browsed.keyboard.press("Tab")
    browsed.locator("#by-text").press_sequentially("COUNT/2")
    wanted = [case.id for case in report.cases if case.section == "tempura" and "count/2" in case.id]
    assert shown(browsed) == len(wanted)
    browsed.keyboard.press("Enter")
    assert shown(browsed) == len(wanted)


def test_a_section_without_a_case_to_show_goes(browsed: Page) -> None:
    browsed.locator("#by-section").select_option("tempura")
    assert browsed.locator("h3:visible").count() == 1


def test_a_case_is_unfolded_by_keyboard(browsed: Page) -> None:
    browsed.locator("summary").first.focus()
    browsed.keyboard.press("Enter")
    expect(browsed.locator("details[open]")).to_have_count(1)


def test_a_link_of_the_table_shows_what_the_filter_had_hidden(browsed: Page, report: Report) -> None:
    browsed.locator("#by-text").fill("nothing like that")
    assert shown(browsed) == 0
    browsed.locator("table a").first.click()
    assert shown(browsed) == len(report.cases)


@pytest.mark.parametrize("width", [320, 1280])
def test_the_page_is_no_wider_than_the_screen(browsed: Page, width: int) -> None:
    browsed.set_viewport_size({"width": width, "height": 800})
    assert browsed.evaluate("document.documentElement.scrollWidth") <= width
