import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError

from sushigo_rules.conformance.known import Difference
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.reports.json import render
from sushigo_rules.reports.report import Report
from tests.reports.samples import BOOK, ENGLISH, Worthless, report_of

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "schemas" / "report.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)


def read(report: Report) -> Any:
    return json.loads(render(report, ENGLISH).encode())


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("name", ["perfect", "worthless", "partial", "attack"])
def test_every_report_fits_the_schema(name: str, request: pytest.FixtureRequest) -> None:
    VALIDATOR.validate(read(request.getfixturevalue(name)))


def test_a_report_in_two_languages_with_outdated_entries_fits_the_schema() -> None:
    known = {"no.such": Difference(Outcome.DIFFERS), "choose-one.laid-down": Difference(Outcome.DIFFERS)}
    report = report_of(Worthless(), known=known, books=(BOOK, load_rulebook(load_language("de"))))
    data = read(report)
    VALIDATOR.validate(data)
    assert data["languages"] == ["en", "de"]
    assert data["outdated"] == [
        {"id": "no.such", "problem": "no such case"},
        {"id": "choose-one.laid-down", "problem": "agrees"},
    ]


@pytest.mark.parametrize("key", ["outcome", "expected", "question", "words", "title"])
def test_the_schema_misses_what_is_missing(worthless: Report, key: str) -> None:
    data = read(worthless)
    del data["cases"][0][key]
    with pytest.raises(ValidationError):
        VALIDATOR.validate(data)


def test_the_schema_takes_nothing_that_it_does_not_name(worthless: Report) -> None:
    data = read(worthless)
    data["cases"][0]["seconds"] = 1
    with pytest.raises(ValidationError):
        VALIDATOR.validate(data)


def test_a_case_says_all_about_itself(worthless: Report) -> None:
    [case] = [case for case in read(worthless)["cases"] if case["id"] == "tempura-pairs.count/2"]
    assert (case["rule"], case["section"], case["language"]) == ("tempura-pairs", "tempura", "en")
    assert (case["outcome"], case["fails"], case["known"]) == ("differs", True, False)
    assert case["expected"] != case["found"]


def test_the_counts_of_the_rules_add_up_to_those_of_the_run(worthless: Report) -> None:
    data = read(worthless)
    for outcome, number in data["counts"].items():
        assert number == sum(rule["counts"][outcome] for rule in data["rules"])


@pytest.mark.parametrize("name,expected", [("perfect", False), ("partial", True), ("attack", True)])
def test_a_partial_run_is_marked(name: str, expected: bool, request: pytest.FixtureRequest) -> None:
    assert read(request.getfixturevalue(name))["partial"] is expected


def test_the_same_run_gives_the_same_bytes() -> None:
    assert render(report_of(Worthless()), ENGLISH) == render(report_of(Worthless()), ENGLISH)
