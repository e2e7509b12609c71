from io import StringIO

from rich.console import Console

from sushigo_rules.conformance.known import Difference, collect_differences
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.reports.report import Report
from sushigo_rules.reports.terminal import SHOWN_AT_MOST, show
from tests.reports.samples import BOOK, ENGLISH, FORBIDDEN, Worthless, assess, report_of


def shown(report: Report) -> str:
    console = Console(file=StringIO(), width=100, highlight=False, force_terminal=False)
    show(report, console, ENGLISH)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_nothing_that_an_implementation_says_steers_the_terminal(attack: Report) -> None:
    text = shown(attack)
    assert "attack" in text
    assert set(FORBIDDEN).isdisjoint(text)


def test_markup_of_an_implementation_is_shown_as_it_is(attack: Report) -> None:
    assert "[bold red]attack[/]" in shown(attack)


def test_the_last_line_sums_up(perfect: Report, worthless: Report) -> None:
    assert shown(perfect).splitlines()[-1] == f"reference: {len(BOOK.cases)} cases in 1 language, all agree."
    assert shown(worthless).splitlines()[-1].endswith(f"{len(worthless.failing)} do not agree.")


def test_a_long_list_is_cut_and_says_so(worthless: Report) -> None:
    text = shown(worthless)
    assert text.count("The question:") == SHOWN_AT_MOST
    assert f"{len(worthless.faults) - SHOWN_AT_MOST} more are not shown." in text


def test_known_differences_are_counted_not_told() -> None:
    known = collect_differences(assess(Worthless()).result.faults)
    text = shown(report_of(Worthless(), known=known))
    assert "The question:" not in text
    assert f"{len(known)} differences are known." in text
    assert text.rstrip().endswith("nothing fails.")


def test_outdated_entries_are_told() -> None:
    text = shown(report_of(Worthless(), only=("puddings",), known={"no.such": Difference(Outcome.DIFFERS)}))
    assert "no.such: is no case of this suite: remove it from the known differences" in text
    assert text.rstrip().endswith("the list of known differences is out of date.")


def test_a_partial_run_is_marked(partial: Report, perfect: Report) -> None:
    assert "A partial run: only tempura." in shown(partial)
    assert "partial" not in shown(perfect)


def test_several_languages_have_a_matrix() -> None:
    text = shown(report_of(Worthless(), only=("tempura",), books=(BOOK, load_rulebook(load_language("de")))))
    assert "en" in text
    assert "de" in text
    assert "/" in text
