"""Questions and answers as JSON lines, exactly as the protocol has them.

What comes back is checked before anything is done with it: a fault is a :class:`BadAnswerError` that quotes the line
and says what to do.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from sushigo_rules.cards import Card, Cards, Category
from sushigo_rules.conformance.plain import plain_text
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    DealAnswer,
    Deck,
    DeckAnswer,
    DummyTurnAnswer,
    Failed,
    NextRound,
    NextRoundAnswer,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    Refused,
    RoundAnswer,
    ScorePuddings,
    ScoreRound,
    Skipped,
    TurnAnswer,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.game import ROUNDS
from sushigo_rules.language.vocabulary import VariantName

T = TypeVar("T")

LONGEST_LINE: Final = 100_000
"""Bytes; the longest right answer, a dealt deck, has about 2,000."""
LONGEST_WORDS: Final = 3_000
"""Characters kept of an implementation's own words, a traceback mostly; fewer than a report shows of a text."""
LARGEST_NUMBER: Final = 10**9
LONGEST_NAME: Final = 50
QUOTED: Final = 200
PLAYERS_OF_DUMMY: Final = 2
_INSTEAD: Final[tuple[tuple[str, Callable[[str], Answer]], ...]] = (
    ("refused", Refused),
    ("skipped", Skipped),
    ("failed", Failed),
)
_ROUND_CATEGORIES: Final = tuple(c for c in Category if c not in (Category.CHOPSTICKS, Category.PUDDINGS))


class BadAnswerError(ConductError):
    """A line that is no answer; the message quotes it and hints at what to do."""

    def __init__(self, fault: str, line: str, hint: str) -> None:
        """Put fault, line and hint together."""
        quoted = line if len(line) <= QUOTED else f"{line[:QUOTED]}... ({len(line)} characters)"
        super().__init__(Outcome.BAD_ANSWER, f"{fault}; found: {quoted.strip()!r}. {hint}")


def question_fields(question: Question) -> dict[str, Any]:
    """Return a question as a JSON object without ``seq``; what is not asked about is left out."""
    values = {field.name: getattr(question, field.name) for field in fields(question)}
    return {"ask": question.ask, **{name: value for name, value in values.items() if value is not None}}


def encode_question(question: Question, seq: int) -> str:
    """Return the line that asks a question, without the line's end."""
    return json.dumps({"seq": seq, **question_fields(question)}, ensure_ascii=False)


def read_object(line: str, seq: int) -> dict[str, Any]:
    """Return the JSON object of an answer line, its ``seq`` checked and taken out.

    Raises:
        BadAnswerError: it is no JSON object, or answers another question.
    """
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        hint = "Write one JSON object per line, and notes to standard error."
        raise BadAnswerError("expected a line of JSON", line, hint) from None
    if not isinstance(answer, dict):
        raise BadAnswerError("expected a JSON object", line, 'Begin with {"seq": ...')
    found = answer.pop("seq", None)
    if found != seq or isinstance(found, bool):
        raise BadAnswerError(
            f'expected "seq": {seq}', line, "Repeat the number of the question, answer each line once."
        )
    return answer


def decode_answer(question: Question, line: str, seq: int) -> Answer:
    """Return the answer that a line gives to a question.

    Raises:
        BadAnswerError: it is none; says what was expected, quotes the line, hints at what to do.
    """
    answer = read_object(line, seq)
    for word, kind in _INSTEAD:
        if word in answer:
            words = answer.pop(word)
            if answer or not isinstance(words, str):
                raise BadAnswerError(f'expected "{word}" with any words and nothing else', line, f'"{word}": "why"')
            return kind(plain_text(words, LONGEST_WORDS))
    return _Decoder(answer, line).decode(question)


@dataclass(frozen=True, slots=True)
class _Decoder:
    """Checks one answer object field by field."""

    answer: dict[str, Any]
    line: str

    def decode(self, question: Question) -> Answer:
        match question:
            case Deck():
                self.only("cards")
                return DeckAnswer(self.take("cards", self.cards))
            case Deal(players, variant):
                return self.deal(players, variant)
            case PlayTurn(hands=hands):
                self.only("hands", "tableaus")
                seats = len(hands)
                return TurnAnswer(
                    self.per_seat("hands", seats, self.cards), self.per_seat("tableaus", seats, self.cards)
                )
            case ScoreRound(tableaus):
                return self.score_round(len(tableaus))
            case ScorePuddings(puddings, scores):
                return self.score_puddings(len(puddings), with_totals=scores is not None)
            case NextRound(round_number, tableaus=tableaus, variant=variant):
                return self.next_round(round_number, len(tableaus), variant)
            case Winners(scores):
                self.only("winners")
                return WinnersAnswer(self.take("winners", lambda value: self.winners(value, len(scores))))
            case PlayDummyTurn():
                return self.dummy_turn()

    def deal(self, players: int, variant: VariantName | None) -> DealAnswer:
        if variant is VariantName.DUMMY:
            self.only("hands", "draw_pile", "dummy_pile")
            dummy_pile = self.take("dummy_pile", self.cards)
        else:
            self.only("hands", "draw_pile")
            dummy_pile = None
        return DealAnswer(self.per_seat("hands", players, self.cards), self.take("draw_pile", self.cards), dummy_pile)

    def score_round(self, seats: int) -> RoundAnswer:
        if "totals" in self.answer:
            self.only("totals")
            return RoundAnswer(totals=self.per_seat("totals", seats, self.number))
        self.only("scores")
        return RoundAnswer(scores=self.per_seat("scores", seats, self.categories))

    def score_puddings(self, seats: int, *, with_totals: bool) -> PuddingsAnswer:
        if with_totals:
            self.only("points", "totals")
            return PuddingsAnswer(
                self.per_seat("points", seats, self.number), self.per_seat("totals", seats, self.number)
            )
        self.only("points")
        return PuddingsAnswer(self.per_seat("points", seats, self.number))

    def next_round(self, round_number: int, seats: int, variant: VariantName | None) -> NextRoundAnswer:
        over = self.answer.pop("over", False)
        if not isinstance(over, bool):
            raise self.bad('expected "over" to be true or false', "Leave it out unless the game is over.")
        wanted = ["scores", "tableaus", "hands", "draw_pile"]
        may_end = over or round_number == ROUNDS
        has_pile = variant is VariantName.DUMMY and (not may_end or "dummy_pile" in self.answer)
        self.only(*wanted, *(["dummy_pile"] if has_pile else []))
        players = PLAYERS_OF_DUMMY if variant is VariantName.DUMMY else seats
        return NextRoundAnswer(
            scores=self.per_seat("scores", seats, self.number),
            tableaus=self.per_seat("tableaus", seats, self.cards),
            hands=self.per_seat("hands", players, self.cards),
            draw_pile=self.take("draw_pile", self.cards),
            dummy_pile=self.take("dummy_pile", self.cards) if has_pile else None,
            over=over,
        )

    def dummy_turn(self) -> DummyTurnAnswer:
        self.only("hands", "dummy_pile", "tableaus", "controller")
        return DummyTurnAnswer(
            hands=self.per_seat("hands", PLAYERS_OF_DUMMY, self.cards),
            dummy_pile=self.take("dummy_pile", self.cards),
            tableaus=self.per_seat("tableaus", PLAYERS_OF_DUMMY + 1, self.cards),
            controller=self.take("controller", lambda value: self.seat(value, PLAYERS_OF_DUMMY)),
        )

    def only(self, *names: str) -> None:
        """Check that exactly these fields are there."""
        missing = [name for name in names if name not in self.answer]
        unknown = [name for name in self.answer if name not in names]
        if missing:
            raise self.bad(f'expected the field "{missing[0]}"', f"This answer has: {', '.join(names)}.")
        if unknown:
            name = plain_text(unknown[0], LONGEST_NAME)
            raise self.bad(f'expected no field "{name}"', f"This answer has only: {', '.join(names)}.")

    def take(self, name: str, read: Callable[[Any], T]) -> T:
        """Return a field, read and checked."""
        try:
            return read(self.answer[name])
        except _WrongValue as error:
            raise self.bad(f'expected in "{name}" {error.wanted}', error.hint) from None

    def per_seat(self, name: str, seats: int, read: Callable[[Any], T]) -> tuple[T, ...]:
        """Return a field with one entry per seat."""

        def read_all(value: Any) -> tuple[T, ...]:
            if not isinstance(value, list) or len(value) != seats:
                raise _WrongValue(f"a list of {seats}, one per seat", "Seat 0 comes first.")
            return tuple(map(read, value))

        return self.take(name, read_all)

    def cards(self, value: Any) -> Cards:
        if not isinstance(value, list):
            raise _WrongValue("a list of cards", 'Write ["tempura", "maki-2"], or [] for none.')
        return tuple(map(_card, value))

    def number(self, value: Any) -> int:
        # In some languages every number is a floating one: 6.0 is a whole number too.
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int):
            raise _WrongValue("whole numbers", "Points have no fractions: what cannot be shared is dropped.")
        if abs(value) > LARGEST_NUMBER:
            raise _WrongValue(f"no number beyond {LARGEST_NUMBER}", "Write points as they are counted in the game.")
        return value

    def categories(self, value: Any) -> Mapping[Category, int]:
        if not isinstance(value, dict):
            raise _WrongValue("an object per seat", 'Write {"nigiri": 9}, or {} for nothing.')
        for name in value:
            if name not in _ROUND_CATEGORIES:
                raise _WrongValue("only known categories", f"They are: {', '.join(_ROUND_CATEGORIES)}.")
        return {Category(name): self.number(points) for name, points in value.items()}

    def seat(self, value: Any, seats: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or value not in range(seats):
            raise _WrongValue(f"a seat from 0 to {seats - 1}", "Seats are numbered from 0.")
        return int(value)

    def winners(self, value: Any, seats: int) -> tuple[int, ...]:
        if not isinstance(value, list) or not value:
            raise _WrongValue("a list of seats, one or more", "Write [0], or [0, 2] for a shared victory.")
        winners = tuple(self.seat(seat, seats) for seat in value)
        if len(set(winners)) < len(winners):
            raise _WrongValue("each seat once", "Write [0], or [0, 2] for a shared victory.")
        return winners

    def bad(self, fault: str, hint: str) -> BadAnswerError:
        return BadAnswerError(fault, self.line, hint)


class _WrongValue(Exception):
    """A value that a field cannot have."""

    def __init__(self, wanted: str, hint: str) -> None:
        super().__init__(wanted)
        self.wanted = wanted
        self.hint = hint


def _card(value: Any) -> Card:
    try:
        return Card(value)
    except ValueError:
        raise _WrongValue("cards of the protocol", f"They are: {' '.join(Card)}.") from None
