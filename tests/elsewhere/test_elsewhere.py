import json
from pathlib import Path

import pytest

from elsewhere.__main__ import FAULTS, HERE, LANGUAGES, list_differences, name_cases
from elsewhere.phrases import export_phrases
from elsewhere.reference_adapter import answer_line, choose_engine
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.language.features import Case
from sushigo_rules.language.rulebook import load_rulebook

BOOK = load_rulebook()


def a_case(case_id: str) -> Case:
    return Case(case_id, "rule", "printed", "section", "title", ())


def test_rows_of_one_tag_are_named_by_their_order() -> None:
    cases = [a_case("r.a"), a_case("r.b/1"), a_case("r.b/2")]
    assert name_cases([("r.b", "x"), ("r.a", "y"), ("r.b", "z")], cases) == {"r.b/1": "x", "r.a": "y", "r.b/2": "z"}


def test_a_case_too_many_is_no_case() -> None:
    assert name_cases([("r.a", "x"), ("r.a", "y")], [a_case("r.a")]) == {"r.a": "x", "r.a (no such case)": "y"}


def test_another_verdict_a_missing_case_and_one_too_many_are_differences() -> None:
    found = list_differences({"a": "agrees", "b": "agrees"}, {"a": "differs", "c": "agrees"})
    assert found == [
        "a: expected agrees; found differs",
        "b: expected agrees; found nothing",
        "c: expected no such case; found agrees",
    ]


def test_the_wrong_engines_come_to_every_verdict_about_an_answer() -> None:
    outcomes = {judge(case.steps, choose_engine(fault)).outcome for fault in FAULTS for case in BOOK.cases}
    assert outcomes == {Outcome.AGREES, Outcome.DIFFERS, Outcome.REFUSED_WRONGLY, Outcome.NOT_REFUSED}


def test_the_adapter_refuses_in_words() -> None:
    line = json.dumps({"seq": 3, "ask": "deal", "players": 6})
    assert json.loads(answer_line(ReferenceEngine(), line))["refused"]


def test_the_adapter_answers_as_the_reference() -> None:
    line = json.dumps({"seq": 3, "ask": "score-round", "tableaus": [["tempura", "tempura"], []]})
    assert json.loads(answer_line(ReferenceEngine(), line)) == {"seq": 3, "scores": [{"tempura": 5}, {}]}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_exported_phrases_are_complete(code: str) -> None:
    data = json.loads(json.dumps(export_phrases(code)))
    english = export_phrases("en")
    assert [phrase["id"] for phrase in data["phrases"]] == [phrase["id"] for phrase in english["phrases"]]
    assert {kind: len(words) for kind, words in data["words"].items()} == {
        kind: len(words) for kind, words in english["words"].items()
    }


def test_the_lock_file_has_hashes_and_no_addresses() -> None:
    text = Path(HERE / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert "://" not in text
    assert all("integrity" in entry for name, entry in packages.items() if name)
