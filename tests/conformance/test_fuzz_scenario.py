"""A generated question and its right answer can be said as a scenario, which comes to the same question."""

from collections import Counter
from collections.abc import Sequence

import pytest

from sushigo_rules.cards import (
    CHOPSTICKS,
    COPIES_IN_DECK,
    EGG_NIGIRI,
    MAKI_1,
    PUDDING,
    SQUID_NIGIRI,
    TEMPURA,
    WASABI,
    Card,
    Cards,
)
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.introduction import ASKS
from sushigo_rules.conformance.questions import (
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    Refused,
    ScorePuddings,
    Winners,
)
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.fuzzing.rulings import DECIDES
from sushigo_rules.fuzzing.scenario import describe, expect, judge_question
from sushigo_rules.language.features import Feature, Rule, Scenario, parse_feature, write_feature
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.rulebook import load_rulebook
from tests.conformance.fuzz_questions import draw_questions

REFERENCE = ReferenceEngine()


@pytest.mark.parametrize("ask", ASKS)
def test_the_scenario_comes_to_the_question(ask: str) -> None:
    for question in draw_questions(ask, 0):
        steps = (*describe(question), *expect(question, REFERENCE.ask(question)))
        verdict = judge(steps, REFERENCE)
        assert (question, Outcome.AGREES) == (verdict.question, verdict.outcome)


@pytest.mark.parametrize("code", list_languages())
def test_every_scenario_can_be_said_and_read_back(code: str) -> None:
    language = load_language(code)
    phrasebook = load_phrasebook(language)
    scenarios = []
    for ask in ASKS:
        for number, question in enumerate(draw_questions(ask, 0)[:20]):
            steps = (*describe(question), *expect(question, REFERENCE.ask(question)))
            scenarios.append(Scenario(f"tempura-pairs.{ask}-{number}", f"{ask} {number}", steps))
    rule = Rule("tempura-pairs", "printed", "Pairs", (), tuple(scenarios))
    feature = Feature("tempura", "Tempura", (), (rule,))
    assert feature == parse_feature(write_feature(feature, language, phrasebook), "tempura", phrasebook)


@pytest.mark.parametrize("ask", [PlayTurn.ask, PlayDummyTurn.ask])
def test_turns_are_allowed_and_forbidden(ask: str) -> None:
    refused = Counter(isinstance(REFERENCE.ask(question), Refused) for question in draw_questions(ask, 0))
    assert min(refused[True], refused[False]) > sum(refused.values()) / 10


@pytest.mark.parametrize("ask", [PlayTurn.ask, NextRound.ask])
def test_cards_are_of_one_deck(ask: str) -> None:
    for question in draw_questions(ask, 0):
        assert isinstance(question, PlayTurn | NextRound)
        held = question.hands if isinstance(question, PlayTurn) else (question.draw_pile,)
        assert Counter(card for cards in (*held, *question.tableaus) for card in cards) <= Counter(COPIES_IN_DECK)


def test_a_draw_pile_of_a_game_is_judged_by_its_own_cards() -> None:
    laid, pile = ((), ()), tuple(card for card, copies in COPIES_IN_DECK.items() for _ in range(copies))[:40]
    verdict, answer = judge_question(NextRound(1, (0, 0), laid, pile), REFERENCE, REFERENCE)
    assert verdict.outcome is Outcome.AGREES
    assert answer is not None


BOOK = load_rulebook()
RULINGS = {rule.id for _, rule in BOOK.rules if rule.status == "ruling"}


def test_every_ruling_says_what_it_decides() -> None:
    assert RULINGS == set(DECIDES)


@pytest.mark.parametrize("ruling", sorted(RULINGS))
def test_a_ruling_decides_its_own_cases(ruling: str) -> None:
    questions = [judge(case.steps, REFERENCE).question for case in BOOK.cases if case.rule == ruling]
    undecided = [question for question in questions if question and not DECIDES[ruling](question)]
    # A case may also show where a ruling ends: that is not its own business then.
    assert len(undecided) < len(questions)


def turn(laid: Cards, pick: Cards) -> PlayTurn:
    """Return a turn from hands of two in which the first player takes a pick."""
    return PlayTurn(1, (pick if len(pick) > 1 else (*pick, TEMPURA), (TEMPURA, MAKI_1)), (laid, ()), (pick, (MAKI_1,)))


def dummy_turn(cards: int, *pick: Card) -> PlayDummyTurn:
    """Return a turn beside a dummy without wasabi and chopsticks."""
    hand = (TEMPURA,) * cards
    return PlayDummyTurn((hand, hand), hand, ((CHOPSTICKS,), (), ()), 0, (pick or (TEMPURA,), (TEMPURA,)), TEMPURA)


BESIDE: Sequence[tuple[str, Question]] = (
    ("chopsticks-any-card", turn((CHOPSTICKS,), (SQUID_NIGIRI, MAKI_1))),
    ("chopsticks-any-card", turn((), (PUDDING, MAKI_1))),
    ("chopsticks-order", turn((CHOPSTICKS,), (SQUID_NIGIRI, EGG_NIGIRI))),
    ("wasabi-last-card", turn((WASABI,), (SQUID_NIGIRI,))),
    ("score-below-zero", ScorePuddings((2, 1, 0), (6, 6, 6))),
    ("score-below-zero", ScorePuddings((2, 1, 0))),
    ("tie-shared", Winners((3, 3), (1, 0))),
    ("dummy-last-turn", dummy_turn(3)),
    ("dummy-scoring", ScorePuddings((2, 1, 0))),
    ("dummy-puddings", ScorePuddings((2, 1, 0))),
    ("dummy-no-win", Winners((3, 3, 3), (1, 0, 0))),
    ("dummy-next-round", dummy_turn(2)),
    ("dummy-wasabi", dummy_turn(3)),
    ("dummy-chopsticks", dummy_turn(3)),
)
"""Questions that a ruling nearly decides."""


@pytest.mark.parametrize("ruling, question", BESIDE)
def test_a_ruling_does_not_decide_more_than_it_must(ruling: str, question: Question) -> None:
    assert not DECIDES[ruling](question)


def test_every_ruling_has_a_question_beside_it() -> None:
    assert RULINGS == {ruling for ruling, _ in BESIDE}
