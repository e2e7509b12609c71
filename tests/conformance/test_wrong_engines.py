"""The cases catch every fault that real programs have, and blame no rule that the fault has nothing to do with."""

from collections import Counter
from collections.abc import Sequence

import pytest

from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.questions import Deck
from sushigo_rules.conformance.verdict import judge
from sushigo_rules.language.features import Case
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from tests.conformance.wrong_engines import CONTROL, CONTROL_WITH_TOTALS, WRONG_ENGINES, WrongEngine

BOOK = load_rulebook()


def red_cases(engine: Engine, book: Rulebook = BOOK) -> Sequence[Case]:
    return [case for case in book.cases if judge(case.steps, engine).outcome.is_fault]


@pytest.fixture(params=WRONG_ENGINES, ids=lambda engine: engine.name, scope="module")
def wrong(request: pytest.FixtureRequest) -> WrongEngine:
    engine = request.param
    assert isinstance(engine, WrongEngine)
    return engine


@pytest.fixture(scope="module")
def red(wrong: WrongEngine) -> Sequence[Case]:
    return red_cases(wrong)


def test_a_case_of_the_broken_rule_is_red(wrong: WrongEngine, red: Sequence[Case]) -> None:
    assert wrong.rule in {case.rule for case in red}


def test_only_rules_that_depend_on_the_broken_one_are_red(wrong: WrongEngine, red: Sequence[Case]) -> None:
    blamed = [case.id for case in red if wrong.rule not in {case.rule, *BOOK.data.depends_on(case.rule)}]
    assert not blamed


@pytest.mark.parametrize("code", list_languages())
def test_every_fault_is_caught_in_every_language_by_a_case_of_its_rule(code: str) -> None:
    book = load_rulebook(load_language(code))
    own = {rule.id: [case for case in book.cases if case.rule == rule.id] for _, rule in book.rules}
    caught = {
        wrong.name for wrong in WRONG_ENGINES if any(judge(c.steps, wrong).outcome.is_fault for c in own[wrong.rule])
    }
    assert {wrong.name for wrong in WRONG_ENGINES} == caught


@pytest.mark.parametrize("control", [CONTROL, CONTROL_WITH_TOTALS], ids=lambda control: control.name)
def test_a_control_is_green(control: WrongEngine) -> None:
    assert not red_cases(control)


def test_what_a_wrong_engine_exchanges_is_put_back() -> None:
    for wrong in WRONG_ENGINES:
        wrong.ask(Deck())
    assert not red_cases(CONTROL)


def test_every_rule_that_can_be_asked_about_has_a_wrong_engine() -> None:
    asked = {rule.id for _, rule in BOOK.rules if rule.status != "informative"}
    assert asked == {wrong.rule for wrong in WRONG_ENGINES}


def test_names_are_unique_and_every_fault_says_where_it_comes_from() -> None:
    assert max(Counter(wrong.name for wrong in WRONG_ENGINES).values()) == 1
    assert all(wrong.why.endswith((".", "?")) for wrong in WRONG_ENGINES)
