"""The questions of the protocol and their answers, as values.

A question carries everything that it is about; nobody keeps a state between two of them. The fields are named as
in the protocol; lists "per seat" start with seat 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from sushigo_rules.cards import Card, Cards, Category
from sushigo_rules.language.vocabulary import VariantName

Hands: TypeAlias = tuple[Cards, ...]
Tableaus: TypeAlias = tuple[Cards, ...]
Numbers: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a new deck."""

    ask: ClassVar[str] = "deck"


@dataclass(frozen=True, slots=True)
class Deal:
    """The first round for so many players."""

    ask: ClassVar[str] = "deal"
    players: int
    variant: VariantName | None = None


@dataclass(frozen=True, slots=True)
class PlayTurn:
    """One turn of all seats."""

    ask: ClassVar[str] = "play-turn"
    round: int
    hands: Hands
    tableaus: Tableaus
    picks: tuple[Cards, ...]
    variant: VariantName | None = None


@dataclass(frozen=True, slots=True)
class ScoreRound:
    """What the tableaus score, puddings left out."""

    ask: ClassVar[str] = "score-round"
    tableaus: Tableaus


@dataclass(frozen=True, slots=True)
class ScorePuddings:
    """What the puddings score at the end of the game."""

    ask: ClassVar[str] = "score-puddings"
    puddings: Numbers
    scores: Numbers | None = None
    variant: VariantName | None = None


@dataclass(frozen=True, slots=True)
class NextRound:
    """Score, clear away and deal again; ``round`` is the one just played."""

    ask: ClassVar[str] = "next-round"
    round: int
    scores: Numbers
    tableaus: Tableaus
    draw_pile: Cards
    variant: VariantName | None = None


@dataclass(frozen=True, slots=True)
class Winners:
    """Who wins, everything counted."""

    ask: ClassVar[str] = "winners"
    scores: Numbers
    puddings: Numbers
    variant: VariantName | None = None


@dataclass(frozen=True, slots=True)
class PlayDummyTurn:
    """One turn of the dummy variant; the dummy is seat 2, its pile has the top card first."""

    ask: ClassVar[str] = "play-dummy-turn"
    hands: Hands
    dummy_pile: Cards
    tableaus: Tableaus
    controller: int
    picks: tuple[Cards, ...]
    dummy_pick: Card


Question: TypeAlias = Deck | Deal | PlayTurn | ScoreRound | ScorePuddings | NextRound | Winners | PlayDummyTurn


@dataclass(frozen=True, slots=True)
class DeckAnswer:
    """The cards of a new deck."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class DealAnswer:
    """Hands and piles of a new game."""

    hands: Hands
    draw_pile: Cards
    dummy_pile: Cards | None = None


@dataclass(frozen=True, slots=True)
class TurnAnswer:
    """Hands after the pass, and the tableaus."""

    hands: Hands
    tableaus: Tableaus


@dataclass(frozen=True, slots=True)
class RoundAnswer:
    """Points per seat: by category in ``scores``, or only ``totals``; exactly one of the two is there."""

    scores: tuple[Mapping[Category, int], ...] | None = None
    totals: Numbers | None = None


@dataclass(frozen=True, slots=True)
class PuddingsAnswer:
    """Points for puddings; with the scores of the question also the totals."""

    points: Numbers
    totals: Numbers | None = None


@dataclass(frozen=True, slots=True)
class NextRoundAnswer:
    """The first position of the next round, or the end of the game."""

    scores: Numbers
    tableaus: Tableaus
    hands: Hands
    draw_pile: Cards
    dummy_pile: Cards | None = None
    over: bool = False


@dataclass(frozen=True, slots=True)
class WinnersAnswer:
    """The winning seats."""

    winners: Numbers


@dataclass(frozen=True, slots=True)
class DummyTurnAnswer:
    """The position after a turn of the dummy variant, and who controls the dummy in the next."""

    hands: Hands
    dummy_pile: Cards
    tableaus: Tableaus
    controller: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules do not allow that; the words are not compared."""

    words: str


@dataclass(frozen=True, slots=True)
class Skipped:
    """Not built in this implementation."""

    words: str


@dataclass(frozen=True, slots=True)
class Failed:
    """The implementation broke and says how."""

    words: str


Answer: TypeAlias = (
    DeckAnswer
    | DealAnswer
    | TurnAnswer
    | RoundAnswer
    | PuddingsAnswer
    | NextRoundAnswer
    | WinnersAnswer
    | DummyTurnAnswer
    | Refused
    | Skipped
    | Failed
)
