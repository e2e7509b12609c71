"""Generated questions find every fault that real programs have, and the rule that it breaks."""

from functools import cache

import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import Question
from sushigo_rules.conformance.verdict import Verdict, judge
from sushigo_rules.fuzzing.blame import Blamer, CaseBook
from sushigo_rules.fuzzing.scenario import judge_question
from sushigo_rules.language.rulebook import load_rulebook
from tests.conformance.fuzz_questions import draw_questions
from tests.conformance.wrong_engines import CONTROL, CONTROL_WITH_TOTALS, WRONG_ENGINES, WrongEngine

BOOK = load_rulebook()
CASES = CaseBook(BOOK)
REFERENCE = ReferenceEngine()
STATUSES = {rule.id: rule.status for _, rule in BOOK.rules}
ROUNDS = 16
"""Of a search; each fault is seen much earlier, but not by the same luck in every version of Hypothesis."""


@cache
def list_asks(rule: str) -> tuple[str, ...]:
    """Return the kinds of question that a rule's own cases ask."""
    questions = (judge(case.steps, REFERENCE).question for case in BOOK.cases if case.rule == rule)
    return tuple(sorted({question.ask for question in questions if question}))


def find_difference(engine: WrongEngine, *asks: str, rounds: int = ROUNDS) -> tuple[Question, Verdict] | None:
    for number in range(rounds):
        for ask in asks:
            for question in draw_questions(ask, number):
                verdict, _ = judge_question(question, engine, REFERENCE)
                if verdict.outcome.is_fault:
                    return question, verdict
    return None


@pytest.mark.parametrize("wrong", WRONG_ENGINES, ids=lambda wrong: wrong.name)
def test_the_fault_is_found_and_its_rule_named(wrong: WrongEngine) -> None:
    found = find_difference(wrong, *list_asks(wrong.rule))
    assert found, "no question shows it"
    blame = Blamer(CASES, wrong).blame(*found)
    assert (wrong.rule,) == blame.rules
    assert blame.cases
    assert blame.only_rulings == (STATUSES[wrong.rule] == "ruling")


@pytest.mark.parametrize("control", [CONTROL, CONTROL_WITH_TOTALS], ids=lambda control: control.name)
def test_nothing_is_found_where_nothing_is_wrong(control: WrongEngine) -> None:
    asks = {ask for wrong in WRONG_ENGINES for ask in list_asks(wrong.rule)}
    assert find_difference(control, *sorted(asks), rounds=1) is None
