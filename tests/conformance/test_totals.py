"""Implementations that give totals only are judged rule by rule all the same."""

import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from sushigo_rules import __version__
from sushigo_rules.cards import Card, Category
from sushigo_rules.conformance.adapter import Adapter
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.observation import RefusedWrongly
from sushigo_rules.conformance.questions import Answer, Failed, Question, Refused, RoundAnswer, ScoreRound, Skipped
from sushigo_rules.conformance.suite import SuiteResult, run_suite
from sushigo_rules.conformance.verdict import ConductError, Outcome, Verdict, judge
from sushigo_rules.language.features import Case
from sushigo_rules.language.phrases import Phrase
from sushigo_rules.language.rulebook import load_rulebook
from tests.conformance.totals import TotalsOnly
from tests.conformance.wrong_engines import CONTROL, WRONG_ENGINES, WrongEngine

BOOK = load_rulebook()
REFERENCE = (sys.executable, str(Path(__file__).with_name("adapters") / "reference.py"))
SCORING = [case for case in BOOK.cases if any(step.sentence.phrase is Phrase.SCORE_ROUND for step in case.steps)]
SCORING_RULES = {case.rule for case in SCORING}
OF_ROUNDS = [wrong for wrong in WRONG_ENGINES if wrong.rule in SCORING_RULES]
POINTS_FOR_NOTHING = "no-dumplings-score-15"
"""Points for an empty table are in every total, and so in that of the maki cards alone: nothing can tell them apart."""

NAMED = (
    ("all-share-when-nobody-has-maki", {"maki-need-one"}),
    ("a-score-stops-at-zero", {"score-below-zero"}),
    ("wasabi-doubles", {"wasabi-triples"}),
    ("squid-and-salmon-swapped", {"nigiri-points"}),
)


def find_wrong(name: str) -> WrongEngine:
    [found] = [wrong for wrong in WRONG_ENGINES if wrong.name == name]
    return found


def red_rules(engine: Engine, cases: Sequence[Case]) -> set[str]:
    return {case.rule for case in cases if judge(case.steps, engine).outcome.is_fault}


@cache
def red_by_totals(name: str) -> set[str]:
    """Return the rules of rounds that are red when a wrong engine shows totals only."""
    return red_rules(TotalsOnly(find_wrong(name)), SCORING)


def standing_on(rule: str) -> set[str]:
    """Return a rule and those that stand on it."""
    return {rule, *(other for other in BOOK.data.rules if rule in BOOK.data.depends_on(other))}


def test_right_totals_agree_with_every_case() -> None:
    assert red_rules(TotalsOnly(ReferenceEngine()), BOOK.cases) == set()
    assert red_rules(TotalsOnly(CONTROL), SCORING) == set()


def test_all_cases_about_points_are_asked() -> None:
    assert len(SCORING) > 50
    assert len(OF_ROUNDS) > 50


def test_most_faults_are_found_by_their_rule() -> None:
    found = [wrong for wrong in OF_ROUNDS if wrong.rule in red_by_totals(wrong.name)]
    assert len(found) > 50


@pytest.mark.parametrize(
    "wrong", [wrong for wrong in OF_ROUNDS if wrong.name != POINTS_FOR_NOTHING], ids=lambda wrong: wrong.name
)
def test_a_fault_colours_the_same_rules_as_by_category(wrong: WrongEngine) -> None:
    assert red_by_totals(wrong.name) == red_rules(wrong, SCORING)


@pytest.mark.parametrize(
    "wrong", [wrong for wrong in OF_ROUNDS if wrong.name != POINTS_FOR_NOTHING], ids=lambda wrong: wrong.name
)
def test_a_fault_colours_only_rules_that_stand_on_the_broken_one(wrong: WrongEngine) -> None:
    assert red_by_totals(wrong.name) <= standing_on(wrong.rule)


@pytest.mark.parametrize("name, rules", NAMED)
def test_a_fault_colours_its_rule_alone(name: str, rules: set[str]) -> None:
    red = red_rules(TotalsOnly(find_wrong(name)), BOOK.cases)
    [rule] = rules
    assert rules <= red <= standing_on(rule)


def test_all_sharing_when_nobody_has_maki_is_one_rule_and_not_forty_failures() -> None:
    wrong = TotalsOnly(find_wrong("all-share-when-nobody-has-maki"))
    red = [case.id for case in SCORING if judge(case.steps, wrong).outcome.is_fault]
    assert {case.rule for case in SCORING if case.id in red} == {"maki-need-one"}
    assert len(red) < 5


class ChopsticksAmongNigiri(ReferenceEngine):
    """An engine in which each chopsticks card scores a point, called one for nigiri."""

    def ask(self, question: Question) -> Answer:
        answer = super().ask(question)
        if not isinstance(question, ScoreRound) or not isinstance(answer, RoundAnswer):
            return answer
        return RoundAnswer(
            tuple(
                {**points, Category.NIGIRI: points.get(Category.NIGIRI, 0) + cards.count(Card.CHOPSTICKS)}
                for points, cards in zip(answer.scores or (), question.tableaus, strict=True)
            )
        )


@pytest.mark.parametrize(
    "engine", [ChopsticksAmongNigiri(), TotalsOnly(ChopsticksAmongNigiri())], ids=["by category", "totals only"]
)
def test_points_for_chopsticks_are_found_under_whatever_name_they_have(engine: Engine) -> None:
    assert {"chopsticks-no-points"} <= red_rules(engine, SCORING) <= standing_on("chopsticks-no-points")


# Through an adapter


def check(*options: str, wanted: Callable[[Case], bool] | None = None) -> SuiteResult:
    with Adapter((*REFERENCE, "--totals", *options)) as adapter:
        adapter.greet(__version__)
        return run_suite(adapter, [BOOK], wanted=wanted)


def test_an_adapter_that_knows_the_totals_of_a_round_only_is_asked_no_more() -> None:
    result = check("--supports", json.dumps({"asks": ["score-round"], "scores": "totals"}))
    assert {item.case.rule for item in result.results if item.verdict.outcome is Outcome.AGREES} == SCORING_RULES
    assert result.count(Outcome.AGREES) == len(SCORING)
    assert result.count(Outcome.NOT_SUPPORTED) == len(BOOK.cases) - len(SCORING)


@pytest.mark.parametrize("name, rules", NAMED)
def test_an_adapter_with_totals_only_is_judged_rule_by_rule(name: str, rules: set[str]) -> None:
    result = check("--fault", name, wanted=lambda case: case.rule in SCORING_RULES or case.section == "puddings")
    red = {item.case.rule for item in result.faults}
    [rule] = rules
    assert rules <= red <= standing_on(rule)


# The second question


class Moody:
    """An engine that answers the first question about a round with totals, and the second in its own way."""

    name = "moody"

    def __init__(self, second: Answer | ConductError) -> None:
        self.second = second
        self.asked: list[Question] = []

    def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        if len(self.asked) == 1:
            return TotalsOnly(ReferenceEngine()).ask(question)
        if isinstance(self.second, ConductError):
            raise self.second
        return self.second


def judge_moody(second: Answer | ConductError) -> Verdict:
    case = next(case for case in SCORING if case.rule == "maki-most")
    return judge(case.steps, Moody(second))


@pytest.mark.parametrize(
    "second, outcome, words",
    [
        (Refused("no such table"), Outcome.REFUSED_WRONGLY, "no such table"),
        (Skipped("no time"), Outcome.SKIPPED, "no time"),
        (Failed("KeyError"), Outcome.CRASHED, "KeyError"),
        (ConductError(Outcome.TOO_SLOW, "asleep"), Outcome.TOO_SLOW, "asleep"),
        (ConductError(Outcome.BAD_ANSWER, "what?"), Outcome.BAD_ANSWER, "what?"),
    ],
)
def test_a_second_question_that_is_not_answered_has_an_outcome_with_words(
    second: Answer | ConductError, outcome: Outcome, words: str
) -> None:
    verdict = judge_moody(second)
    assert verdict.outcome is outcome
    assert verdict.found == RefusedWrongly(words) if outcome is Outcome.REFUSED_WRONGLY else verdict.words == words


def test_the_second_question_leaves_out_cards_only() -> None:
    for case in SCORING:
        seats = len(next(step.table.rows for step in case.steps if step.table))
        engine = Moody(RoundAnswer(totals=(0,) * seats))
        judge(case.steps, engine)
        first, *others = [question for question in engine.asked if isinstance(question, ScoreRound)]
        for other in others:
            for before, after in zip(first.tableaus, other.tableaus, strict=True):
                assert after == tuple(card for card in before if card in after)
