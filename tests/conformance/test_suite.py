"""The features run by pytest-bdd through the seam."""

import gc
from pathlib import Path

import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import Answer, Question, Refused, RoundAnswer, ScoreRound
from sushigo_rules.conformance.suite import SuiteError, SuiteResult, run_suite
from sushigo_rules.conformance.verdict import ConductError, Outcome, judge
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook

RULEBOOK = load_rulebook()


@pytest.fixture(scope="module")
def result() -> SuiteResult:
    return run_suite(ReferenceEngine(), [RULEBOOK])


class Silent:
    """An engine that never answers."""

    name = "silent"

    def ask(self, question: Question) -> Answer:
        raise ConductError(Outcome.TOO_SLOW, f"no answer to {question.ask}")


class Worthless(ReferenceEngine):
    """An engine in which nothing scores."""

    def ask(self, question: Question) -> Answer:
        return (
            RoundAnswer(scores=({},) * len(question.tableaus))
            if isinstance(question, ScoreRound)
            else super().ask(question)
        )


class Refusing:
    """An engine that refuses everything."""

    name = "refusing"

    def ask(self, question: Question) -> Answer:
        return Refused(question.ask)


def test_every_case_runs_once_and_in_order(result: SuiteResult) -> None:
    assert [item.case.id for item in result.results] == [case.id for case in RULEBOOK.cases]


def test_the_reference_agrees_with_every_case(result: SuiteResult) -> None:
    assert result.faults == ()


def test_pytest_bdd_comes_to_the_same_verdicts_as_the_steps_alone() -> None:
    engine = Worthless()
    by_pytest = [item.verdict.outcome for item in run_suite(engine, [RULEBOOK]).results]
    assert by_pytest == [judge(case.steps, engine).outcome for case in RULEBOOK.cases]


def test_a_wrong_engine_differs_with_expected_and_found() -> None:
    result = run_suite(Worthless(), [RULEBOOK], wanted=lambda case: case.id == "tempura-pairs.count/2")
    [verdict] = [item.verdict for item in result.results]
    assert verdict.outcome is Outcome.DIFFERS
    assert verdict.expected != verdict.found


def test_an_engine_that_does_not_answer_agrees_with_nothing() -> None:
    outcomes = {item.verdict.outcome for item in run_suite(Silent(), [RULEBOOK]).results}
    assert outcomes == {Outcome.TOO_SLOW}


def test_an_engine_that_refuses_everything_is_right_only_where_that_is_expected() -> None:
    results = run_suite(Refusing(), [RULEBOOK]).results
    assert {item.verdict.outcome for item in results} == {Outcome.AGREES, Outcome.REFUSED_WRONGLY}
    agreeing = {item.case.id for item in results if item.verdict.outcome is Outcome.AGREES}
    assert agreeing == {case.id for case in RULEBOOK.cases if case.steps[-1].sentence.phrase == "refused"}


def test_only_the_wanted_cases_run_and_the_run_is_marked_partial() -> None:
    result = run_suite(ReferenceEngine(), [RULEBOOK], wanted=lambda case: case.rule == "maki-tie-most")
    assert {item.case.rule for item in result.results} == {"maki-tie-most"}
    assert result.partial


@pytest.fixture
def copied_features(tmp_path: Path) -> Path:
    source = find_resources("features")
    (tmp_path / "en").mkdir()
    for path in (*source.glob("*.toml"), *(source / "en").glob("*.feature")):
        (tmp_path / path.relative_to(source)).write_bytes(path.read_bytes())
    return tmp_path


def test_a_title_that_stands_twice_stops_the_run(copied_features: Path) -> None:
    path = copied_features / "en" / "tempura.feature"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("A pair is not shared between two players", "Other cards may come between"))
    with pytest.raises(SuiteError, match="twice"):
        run_suite(ReferenceEngine(), [load_rulebook(features=copied_features)], features=copied_features)


def test_the_callers_pytest_options_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "-k nothing --strict-config")
    result = run_suite(ReferenceEngine(), [RULEBOOK], wanted=lambda case: case.section == "tempura")
    assert len(result.results) > 1


def test_garbage_is_looked_for_less_often_during_a_run_and_afterwards_as_before() -> None:
    before, during = gc.get_threshold(), []
    run_suite(ReferenceEngine(), [RULEBOOK], on_result=lambda *_: during.append(gc.get_threshold()))
    assert before == gc.get_threshold()
    assert min(during) > before
