"""The seam between the suite and an implementation, and the reference behind it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from sushigo_rules.cards import Category, new_deck
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    DealAnswer,
    Deck,
    DeckAnswer,
    DummyTurnAnswer,
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
    TurnAnswer,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.dummy import play_dummy_turn
from sushigo_rules.errors import IllegalMoveError
from sushigo_rules.game import Position, check_position, find_winners, next_round, play_turn, start_game
from sushigo_rules.language.vocabulary import VariantName
from sushigo_rules.scoring import RoundPoints, add, score_puddings, score_round
from sushigo_rules.variants import DUMMY, ORDINARY, VARIANTS, Variant

SEED: Final = 2013


class Engine(Protocol):
    """Whatever answers the questions: the steps know neither the reference nor an adapter."""

    @property
    def name(self) -> str:
        """What the implementation is called in reports."""

    def ask(self, question: Question) -> Answer:
        """Answer one question; an implementation that misbehaves makes this raise, see the adapter."""


@dataclass(frozen=True)
class ReferenceEngine:
    """The rules of this package; what is dealt comes from ``rng``."""

    name: str = "reference"
    rng: Random = field(default_factory=lambda: Random(SEED))

    def ask(self, question: Question) -> Answer:
        """Answer as the rules say.

        Raises:
            InvalidPositionError: the question is about a position that cannot exist.
        """
        try:
            return self._answer(question)
        except IllegalMoveError as error:
            return Refused(str(error))

    def _answer(self, question: Question) -> Answer:
        match question:
            case Deck():
                return DeckAnswer(new_deck())
            case Deal():
                return self._deal(question)
            case PlayTurn():
                return self._play_turn(question)
            case ScoreRound():
                return RoundAnswer(scores=tuple(map(by_category, score_round(question.tableaus))))
            case ScorePuddings():
                points = score_puddings(question.puddings)
                return PuddingsAnswer(points, None if question.scores is None else add(question.scores, points))
            case NextRound():
                return self._next_round(question)
            case Winners():
                return WinnersAnswer(find_winners(question.scores, question.puddings, variant_of(question.variant)))
            case PlayDummyTurn():
                return self._play_dummy_turn(question)

    def _deal(self, question: Deal) -> DealAnswer:
        position = start_game(question.players, self.rng, variant_of(question.variant))
        return DealAnswer(position.hands, position.draw_pile, position.dummy_pile or None)

    def _play_turn(self, question: PlayTurn) -> TurnAnswer:
        variant = variant_of(question.variant)
        position = check_position(Position(question.round, question.hands, question.tableaus, variant=variant))
        after = play_turn(position, question.picks)
        return TurnAnswer(after.hands, after.tableaus)

    def _next_round(self, question: NextRound) -> NextRoundAnswer:
        variant = variant_of(question.variant)
        hands = ((),) * count_players(question.tableaus, variant)
        position = Position(question.round, hands, question.tableaus, question.draw_pile, question.scores, variant)
        after = next_round(check_position(position), self.rng)
        return NextRoundAnswer(
            after.scores, after.tableaus, after.hands, after.draw_pile, after.dummy_pile or None, after.over
        )

    def _play_dummy_turn(self, question: PlayDummyTurn) -> DummyTurnAnswer:
        position = check_position(
            Position(
                1,
                question.hands,
                question.tableaus,
                variant=DUMMY,
                dummy_pile=question.dummy_pile,
                controller=question.controller,
            )
        )
        after = play_dummy_turn(position, question.picks, question.dummy_pick)
        return DummyTurnAnswer(after.hands, after.dummy_pile, after.tableaus, after.controller)


def variant_of(name: VariantName | None) -> Variant:
    """Return the variant of a question."""
    return ORDINARY if name is None else VARIANTS[name]


def count_players(tableaus: Sequence[object], variant: Variant) -> int:
    """Return how many of the seats are players, the dummy being none."""
    return next(players for players in range(len(tableaus) + 1) if variant.count_seats(players) == len(tableaus))


def by_category(points: RoundPoints) -> dict[Category, int]:
    """Return the points of one seat by category, zeros left out."""
    named = zip(RoundPoints._fields, points, strict=True)
    return {Category(name.replace("_", "-")): number for name, number in named if number}
