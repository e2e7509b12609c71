"""The suite as plain data, for people who would rather use their own test framework than an adapter.

A vector is one case: its question, and what every right answer has in common. Nothing in it is written by hand: the
steps of the case are run against the reference, the question is recorded, and each Then step becomes a check in words
that no language is needed for. ``docs/schemas/vectors.schema.json`` describes the file.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeAlias

from sushigo_rules import __version__
from sushigo_rules.cards import Cards, Category, new_deck
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import PROTOCOL
from sushigo_rules.conformance.observation import Asked, totals_of, unfit
from sushigo_rules.conformance.questions import Answer, NextRound, Question, Refused, RoundAnswer, ScoreRound
from sushigo_rules.conformance.scene import Scene, cards_of
from sushigo_rules.conformance.verdict import CaseRun, NotAgreed
from sushigo_rules.conformance.wire import question_fields
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.features import Case, Step
from sushigo_rules.language.phrasebook import Value
from sushigo_rules.language.phrases import Kind, Phrase
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.vocabulary import Player
from sushigo_rules.tableau import place_nigiri

SCHEMA: Final = "vectors.schema.json"
Check: TypeAlias = dict[str, Any]
"""One thing that holds of every right answer: an object with one field, named after what is looked at."""

_IN_HANDS_AND_PILES: Final = ("hands", "draw_pile", "dummy_pile")
_NUMBERS: Final = {
    Phrase.DECK_SIZE: "deck_size",
    Phrase.HANDS_DEALT: "players_dealt",
    Phrase.HAND_SIZE: "hand_size",
    Phrase.DRAW_PILE_SIZE: "draw_pile_size",
    Phrase.DUMMY_PILE_SIZE: "dummy_pile_size",
}


class VectorsError(SushiGoError):
    """The reference does not agree with a case, so that nothing can be recorded."""


@dataclass
class Recorder:
    """An engine that hands on every question and keeps it."""

    engine: Engine
    questions: list[Question] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the engine behind."""
        return self.engine.name

    def ask(self, question: Question) -> Answer:
        """Keep the question and answer it."""
        self.questions.append(question)
        return self.engine.ask(question)


class TotalsOnly(ReferenceEngine):
    """The reference, giving totals only: the suite then asks further to learn the points of one category."""

    def ask(self, question: Question) -> Answer:
        """Answer as the rules say."""
        answer = super().ask(question)
        return RoundAnswer(totals=tuple(totals_of(answer))) if isinstance(answer, RoundAnswer) else answer


def make_vectors(rulebook: Rulebook, wanted: Callable[[Case], bool] | None = None) -> dict[str, Any]:
    """Return the file's content.

    Args:
        rulebook: whose cases are recorded.
        wanted: tells which; all by default.

    Raises:
        VectorsError: the reference does not agree with a case.
    """
    cases = [case for case in rulebook.cases if wanted is None or wanted(case)]
    return {
        "schema": SCHEMA,
        "protocol": PROTOCOL,
        "suite": __version__,
        "partial": wanted is not None,
        "vectors": [record_case(case) for case in cases],
    }


def encode_vectors(content: dict[str, Any]) -> bytes:
    """Return the bytes of the file: JSON, a line for each vector."""
    *head, (last, vectors) = content.items()
    lines = [f"  {_dump(name)}: {_dump(value)},\n" for name, value in head]
    listed = ",\n".join(f"    {_dump(vector)}" for vector in vectors)
    return f"{{\n{''.join(lines)}  {_dump(last)}: [\n{listed}\n  ]\n}}\n".encode()


def _dump(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def record_case(case: Case) -> dict[str, Any]:
    """Return the vector of one case; what is dealt in its answer does not hang on other cases.

    Raises:
        VectorsError: the reference does not agree with it.
    """
    by_totals = Recorder(TotalsOnly())
    run, run_by_totals = CaseRun(ReferenceEngine()), CaseRun(by_totals)
    checks: list[Check] = []
    for step in case.steps:
        before = len(by_totals.questions)
        try:
            run.take_step(step)
            run_by_totals.take_step(step)
        except NotAgreed as error:
            raise VectorsError(f"expected the reference to agree with {case.id}; found {error}") from error
        if step.kind is Kind.THEN and run.asked:
            checks += make_checks(step, run.asked, by_totals.questions[before:])
    if run.asked is None or not checks:
        raise VectorsError(f"expected a question and a Then step in {case.id}; found none")
    return {
        "case": case.id,
        "rule": case.rule,
        "status": case.status,
        "section": case.section,
        "title": case.title,
        "question": question_fields(run.asked.question),
        "expect": checks,
        "answer": answer_fields(run.asked.answer),
    }


def answer_fields(answer: Answer) -> dict[str, Any]:
    """Return an answer as a JSON object without ``seq``."""
    if isinstance(answer, Refused):
        return {"refused": answer.words}
    values = {field.name: getattr(answer, field.name) for field in fields(answer)}
    return {name: value for name, value in values.items() if value is not None and value is not False}


def make_checks(step: Step, asked: Asked, further: Sequence[Question]) -> Iterator[Check]:
    """Yield what a Then step expects, in no language.

    Args:
        step: the Then step.
        asked: the question and the reference's answer.
        further: what an implementation that gives totals only is asked further for this step.

    Raises:
        UnreadableError: the step does not fit the question.
    """
    match step.sentence.phrase:
        case Phrase.REFUSED:
            yield {"refused": True}
        case Phrase.DECK_COPIES:
            yield {"copies": {"card": step.sentence.slot("card"), "number": step.sentence.slot("number")}}
        case phrase if phrase in _NUMBERS:
            yield {_NUMBERS[phrase]: step.sentence.slot("number")}
        case Phrase.WHOLE_DECK:
            yield _cards_together(asked, (*_IN_HANDS_AND_PILES, "tableaus"), new_deck())
        case Phrase.OLD_DRAW_PILE if isinstance(asked.question, NextRound):
            yield _cards_together(asked, _IN_HANDS_AND_PILES, asked.question.draw_pile)
        case Phrase.HANDS:
            yield from _hands(step, asked.scene)
        case Phrase.IN_FRONT:
            yield {"tableaus": _per_seat(step, asked.scene, lambda cards: describe_tableau(cards_of(cards)))}
        case _:
            yield make_result_check(step, asked.scene, further)


def make_result_check(step: Step, scene: Scene, further: Sequence[Question]) -> Check:
    """Return what a Then step expects of points, of the end or of the next turn; see :func:`make_checks`."""
    sentence = step.sentence
    match sentence.phrase:
        case Phrase.POINTS_TABLE | Phrase.POINTS:
            category = Category(str(sentence.slot("category")))
            return {"points": {"category": category, "seats": _points(step, scene), **_further(category, further)}}
        case Phrase.ROUND_POINTS:
            return {"round_points": _per_seat(step, scene)}
        case Phrase.SCORES:
            return {"scores": _per_seat(step, scene)}
        case Phrase.GAME_OVER | Phrase.GAME_GOES_ON:
            return {"over": sentence.phrase is Phrase.GAME_OVER}
        case Phrase.WINNER:
            return {"winners": [scene.seat_of(sentence.slot("player"))]}
        case Phrase.WINNERS:
            return {"winners": sorted(scene.seat_of(player) for (player,) in _rows(step))}
        case Phrase.NEXT_CONTROLLER:
            return {"controller": scene.seat_of(sentence.slot("player"))}
        case _:
            raise unfit(step)


def describe_tableau(tableau: Cards) -> dict[str, list[str]]:
    """Return what makes two tableaus the same: the cards and which nigiri lie on wasabi, in alphabetical order."""
    return {"cards": sorted(tableau), "on_wasabi": sorted(place_nigiri(tableau).on_wasabi)}


def _cards_together(asked: Asked, places: Iterable[str], cards: Cards) -> Check:
    answered = answer_fields(asked.answer)
    return {"cards_together": {"of": [place for place in places if place in answered], "are": sorted(cards)}}


def _hands(step: Step, scene: Scene) -> Iterator[Check]:
    held = {player: cards_of(cards) for player, cards in _rows(step)}
    dummy_pile = held.pop(Player.DUMMY, None)
    if held:
        yield {"hands": {str(scene.seat_of(player)): sorted(cards) for player, cards in held.items()}}
    if dummy_pile is not None:
        yield {"dummy_pile": list(dummy_pile)}


def _points(step: Step, scene: Scene) -> dict[str, Any]:
    if step.sentence.phrase is Phrase.POINTS_TABLE:
        return _per_seat(step, scene)
    return {str(scene.seat_of(step.sentence.slot("player"))): step.sentence.slot("number")}


def _further(category: Category, questions: Sequence[Question]) -> dict[str, Any]:
    match questions:
        case [ScoreRound(tableaus)]:
            return {"only" if category is Category.MAKI_ROLLS else "without": tableaus}
        case _:
            return {}


def _per_seat(step: Step, scene: Scene, describe: Callable[[Value], object] = lambda value: value) -> dict[str, Any]:
    return {str(scene.seat_of(player)): describe(value) for player, value in _rows(step)}


def _rows(step: Step) -> Sequence[tuple[Value, ...]]:
    if step.table is None:
        raise unfit(step)
    return step.table.rows
