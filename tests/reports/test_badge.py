import json

import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.known import Difference, collect_differences
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.reports.badge import render
from sushigo_rules.reports.report import Report
from tests.reports.samples import BOOK, ENGLISH, Permissive, Worthless, assess, report_of

ALL = len(BOOK.cases)


def read(report: Report) -> dict[str, object]:
    data = json.loads(render(report, ENGLISH))
    assert isinstance(data, dict)
    return data


def test_it_is_what_shields_io_reads(perfect: Report) -> None:
    assert read(perfect) == {
        "schemaVersion": 1,
        "label": "Sushi Go! rules",
        "message": f"{ALL} of {ALL} agree",
        "color": "brightgreen",
    }


def test_where_something_fails_it_is_red(worthless: Report) -> None:
    assert read(worthless)["color"] == "red"
    assert read(worthless)["message"] == f"{ALL - len(worthless.faults)} of {ALL} agree"


def test_a_partial_run_is_marked_and_never_bright_green(partial: Report) -> None:
    assert str(read(partial)["message"]).endswith("agree, partial run")
    assert read(partial)["color"] == "yellow"


def test_known_differences_are_not_bright_green() -> None:
    known = collect_differences(assess(Worthless()).result.faults)
    assert read(report_of(Worthless(), known=known))["color"] == "yellowgreen"


@pytest.mark.parametrize("engine", [ReferenceEngine(), Permissive()])
def test_an_outdated_entry_is_red(engine: ReferenceEngine | Permissive) -> None:
    assert read(report_of(engine, known={"no.such": Difference(Outcome.DIFFERS)}))["color"] == "red"
