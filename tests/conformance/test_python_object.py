"""An implementation in Python, asked without a process."""

import types
from collections.abc import Callable
from typing import Any

import pytest

from sushigo_rules.cards import Card, Category
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.introduction import ASKS
from sushigo_rules.conformance.python_object import PythonObject, Refusal
from sushigo_rules.conformance.questions import (
    Deal,
    Deck,
    DeckAnswer,
    Failed,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    Refused,
    RoundAnswer,
    ScorePuddings,
    ScoreRound,
    Skipped,
    Winners,
)
from sushigo_rules.conformance.vectors import answer_fields
from sushigo_rules.conformance.verdict import ConductError, Outcome, judge
from sushigo_rules.conformance.wire import BadAnswerError
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import VariantName

QUESTIONS: dict[str, Callable[..., Question]] = {
    kind.ask: kind for kind in (Deck, Deal, PlayTurn, ScoreRound, ScorePuddings, NextRound, Winners, PlayDummyTurn)
}
TABLEAUS = ((Card.TEMPURA, Card.TEMPURA), (Card.WASABI,))


def to_value(value: Any) -> Any:
    """Return what a field of the protocol is in a question: tuples for lists, enums for words."""
    if isinstance(value, list):
        return tuple(map(to_value, value))
    return next((kind(value) for kind in (Card, VariantName) if value in list(kind)), value)


class Mirror:
    """The reference as a game of somebody else's: plain lists and dictionaries in and out."""

    def __init__(self) -> None:
        self.supports: dict[str, Any] = {"variants": ["both-ways", "reshuffle", "dummy"]}
        for ask in ASKS:
            setattr(self, ask.replace("-", "_"), self.function(ask))

    def function(self, ask: str) -> Callable[..., dict[str, Any]]:
        def answer(**fields: Any) -> dict[str, Any]:
            question = QUESTIONS[ask](**{name: to_value(value) for name, value in fields.items()})
            return answer_fields(ReferenceEngine().ask(question))

        return answer


def answering(answer: object) -> PythonObject:
    return PythonObject(types.SimpleNamespace(deck=lambda: answer, score_round=lambda **_: answer))


def outcome_of(engine: PythonObject, question: Question) -> Outcome:
    with pytest.raises(ConductError) as caught:
        engine.ask(question)
    return caught.value.outcome


def test_the_reference_as_an_object_agrees_with_every_case() -> None:
    engine = PythonObject(Mirror())
    outcomes = {case.id: judge(case.steps, engine).outcome for case in load_rulebook().cases}
    assert {case: outcome for case, outcome in outcomes.items() if outcome is not Outcome.AGREES} == {}


def test_a_function_takes_the_fields_by_name_as_plain_values() -> None:
    taken: dict[str, Any] = {}

    def play_turn(**fields: Any) -> dict[str, Any]:
        taken.update(fields)
        return {"hands": [[], []], "tableaus": [[], []]}

    hands = ((Card.TEMPURA, Card.PUDDING), (Card.MAKI_2, Card.WASABI))
    game = types.SimpleNamespace(play_turn=play_turn, supports={"variants": ["both-ways"]})
    PythonObject(game).ask(PlayTurn(2, hands, ((), ()), ((Card.TEMPURA,), (Card.MAKI_2,)), VariantName.BOTH_WAYS))
    assert taken == {
        "round": 2,
        "hands": [["tempura", "pudding"], ["maki-2", "wasabi"]],
        "tableaus": [[], []],
        "picks": [["tempura"], ["maki-2"]],
        "variant": "both-ways",
    }
    assert {type(taken["hands"][0][0]), type(taken["variant"])} == {str}


def test_a_field_that_is_not_asked_about_is_not_passed() -> None:
    game = types.SimpleNamespace(score_puddings=lambda puddings: {"points": [6 * count for count in puddings]})
    assert PythonObject(game).ask(ScorePuddings((1, 0))) == PuddingsAnswer((6, 0))


def test_a_function_may_change_what_it_gets() -> None:
    def score_round(tableaus: list[list[str]]) -> dict[str, Any]:
        tableaus[0].clear()
        return {"totals": [0, 0]}

    question = ScoreRound(TABLEAUS)
    PythonObject(types.SimpleNamespace(score_round=score_round)).ask(question)
    assert question == ScoreRound(TABLEAUS)


def test_tuples_and_enums_are_taken_for_lists_and_words() -> None:
    assert answering({"cards": (Card.TEMPURA, Card.WASABI)}).ask(Deck()) == DeckAnswer((Card.TEMPURA, Card.WASABI))
    scored = answering({"scores": ({Category.TEMPURA: 5}, {})}).ask(ScoreRound(TABLEAUS))
    assert scored == RoundAnswer(scores=({Category.TEMPURA: 5}, {}))


def test_an_exception_named_refusal_refuses() -> None:
    def deal(players: int) -> dict[str, Any]:
        raise Refusal(f"not for {players}")

    assert PythonObject(types.SimpleNamespace(deal=deal)).ask(Deal(6)) == Refused("not for 6")


@pytest.mark.parametrize(
    "answer, expected",
    [
        ({"refused": "no"}, Refused("no")),
        ({"skipped": "later"}, Skipped("later")),
        ({"failed": "broken"}, Failed("broken")),
    ],
)
def test_the_answers_that_any_question_may_have(answer: object, expected: object) -> None:
    assert answering(answer).ask(Deck()) == expected


def test_a_missing_function_is_not_supported() -> None:
    assert outcome_of(answering({}), Winners((1, 2), (0, 0))) is Outcome.NOT_SUPPORTED


def test_what_the_object_does_not_claim_is_not_asked() -> None:
    game = Mirror()
    game.supports = {"players": [2]}
    assert outcome_of(PythonObject(game), Deal(3)) is Outcome.NOT_SUPPORTED


def test_without_a_claim_variants_are_not_asked() -> None:
    game = types.SimpleNamespace(deal=Mirror().function("deal"))
    assert outcome_of(PythonObject(game), Deal(2, VariantName.DUMMY)) is Outcome.NOT_SUPPORTED


def test_a_claim_in_another_form_is_told_at_once() -> None:
    with pytest.raises(BadAnswerError, match="supports"):
        PythonObject(types.SimpleNamespace(supports={"jugglers": [2]}))


def test_an_exception_is_a_crash_with_its_kind_and_words() -> None:
    def deck() -> dict[str, Any]:
        copies: dict[str, int] = {}
        return {"cards": ["wasabi"] * copies["wasabi"]}

    with pytest.raises(ConductError, match=r"^KeyError: 'wasabi'$") as caught:
        PythonObject(types.SimpleNamespace(deck=deck)).ask(Deck())
    assert caught.value.outcome is Outcome.CRASHED
    assert isinstance(caught.value.__cause__, KeyError)


def test_a_function_that_does_not_take_the_fields_is_a_crash() -> None:
    assert outcome_of(PythonObject(types.SimpleNamespace(deal=lambda: {})), Deal(2)) is Outcome.CRASHED


def test_whoever_stops_the_run_is_not_held_back() -> None:
    def deck() -> dict[str, Any]:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        PythonObject(types.SimpleNamespace(deck=deck)).ask(Deck())


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


def circle() -> dict[str, Any]:
    answer: dict[str, Any] = {}
    answer["cards"] = answer
    return answer


@pytest.mark.parametrize(
    "answer, words",
    [
        (None, "found: 'None'"),
        (["tempura"], "found: \"\\['tempura'\\]\""),
        ({"cards": {"tempura"}}, "that JSON can hold"),
        (circle(), "that JSON can hold"),
        ({"cards": nested(100_000)}, "that JSON can hold"),
        ({}, 'the field "cards"'),
        ({"cards": [], "deck": []}, 'no field "deck"'),
        ({"cards": ["sushi"]}, "cards of the protocol"),
        ({"cards": "tempura"}, "a list of cards"),
        ({"refused": True}, '"refused" with any words'),
    ],
    ids=["none", "list", "set", "circle", "deep", "empty", "unknown-field", "unknown-card", "text", "refused"],
)
def test_a_bad_answer_is_told_with_what_was_expected(answer: object, words: str) -> None:
    with pytest.raises(BadAnswerError, match=words) as caught:
        answering(answer).ask(Deck())
    assert caught.value.outcome is Outcome.BAD_ANSWER


def test_the_name_is_the_given_one_else_that_of_the_module_or_class() -> None:
    names = [PythonObject(Mirror(), "mine").name, PythonObject(types).name, PythonObject(Mirror()).name]
    assert names == ["mine", "types", "Mirror"]
