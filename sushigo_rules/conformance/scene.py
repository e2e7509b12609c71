"""What the Given steps put on the table, and the question that the When step makes of it."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeVar

from sushigo_rules.cards import Card, Cards, new_deck
from sushigo_rules.conformance.questions import (
    Deal,
    Deck,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    ScorePuddings,
    ScoreRound,
    Winners,
)
from sushigo_rules.errors import UnreadableError
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrasebook import Sentence, Table, Value
from sushigo_rules.language.phrases import Phrase
from sushigo_rules.language.vocabulary import Heading, Player, VariantName

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as the Given steps describe it; players in seating order, the dummy last.

    Attributes:
        round: 1 to 3.
        variant: the way to play, None for the ordinary game.
        seats: who sits where.
        hands: per seat; of the dummy its pile.
        tableaus: per seat the cards in front.
        puddings: per seat how many.
        scores: per seat the total so far.
        draw_pile: its cards.
        controller: who plays for the dummy.
    """

    round: int = 1
    variant: VariantName | None = None
    seats: tuple[Player, ...] = ()
    hands: tuple[Cards, ...] = ()
    tableaus: tuple[Cards, ...] = ()
    puddings: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    draw_pile: Cards | None = None
    controller: Player | None = None

    @property
    def players(self) -> tuple[Player, ...]:
        """The seats without the dummy."""
        return tuple(seat for seat in self.seats if seat is not Player.DUMMY)

    def seat_of(self, player: Value) -> int:
        """Return the number of a player's seat.

        Raises:
            UnreadableError: nobody of that name sits at the table.
        """
        try:
            return self.seats.index(Player(str(player)))
        except ValueError:
            raise UnreadableError(f"expected one of the players at the table; found {player}") from None


def arrange(scene: Scene, step: Step) -> Scene:
    """Return the scene with what one Given step says."""
    sentence, table = step.sentence, step.table
    match sentence.phrase:
        case Phrase.ROUND:
            return replace(scene, round=number_of(sentence))
        case Phrase.VARIANT:
            return replace(scene, variant=VariantName(str(sentence.slot("variant"))))
        case Phrase.CONTROLLER:
            return replace(scene, controller=Player(str(sentence.slot("player"))))
        case Phrase.DRAW_PILE:
            return replace(scene, draw_pile=pick_other_cards(number_of(sentence), scene))
        case Phrase.TABLE if table:
            return lay_table(scene, table)
        case other:
            raise UnreadableError(f"expected a phrase that sets the table; found {other}")


def lay_table(scene: Scene, table: Table) -> Scene:
    """Return the scene with the players and cards of a table; a column that is left out is empty."""
    columns = {heading: [row[index] for row in table.rows] for index, heading in enumerate(table.headings)}
    seats = tuple(Player(str(player)) for player in columns[Heading.PLAYER])
    nothing: list[Value] = [() for _ in seats]
    return replace(
        scene,
        seats=seats,
        hands=tuple(map(cards_of, columns.get(Heading.HAND, nothing))),
        tableaus=tuple(map(cards_of, columns.get(Heading.IN_FRONT, nothing))),
        puddings=tuple(map(int_of, columns.get(Heading.PUDDINGS, ()))),
        scores=tuple(map(int_of, columns[Heading.SCORE])) if Heading.SCORE in columns else None,
    )


def pick_other_cards(number: int, scene: Scene) -> Cards:
    """Return cards of the deck that do not lie on the table: the first copy of each face, then the second ones.

    Raises:
        UnreadableError: there are not so many.
    """
    on_table = Counter(chain(*scene.hands, *scene.tableaus))
    copies: Counter[Card] = Counter()
    numbered = []
    for card in new_deck():
        copies[card] += 1
        if copies[card] > on_table[card]:
            numbered.append((copies[card] - on_table[card], card))
    if number > len(numbered):
        raise UnreadableError(f"expected at most {len(numbered)} other cards; found {number}")
    return tuple(card for _, card in sorted(numbered, key=lambda pair: pair[0])[:number])


def pose(scene: Scene, step: Step) -> Question:
    """Return the question that a When step asks about a scene."""
    match step.sentence.phrase:
        case Phrase.COUNT_DECK:
            return Deck()
        case Phrase.DEAL:
            return Deal(number_of(step.sentence), scene.variant)
        case Phrase.TURN if step.table:
            return pose_turn(scene, step.table)
        case Phrase.SCORE_ROUND:
            return ScoreRound(scene.tableaus)
        case Phrase.SCORE_PUDDINGS:
            return ScorePuddings(scene.puddings, scene.scores, scene.variant)
        case Phrase.END_ROUND:
            scores = scene.scores or (0,) * len(scene.seats)
            draw_pile = said(scene.draw_pile, "how many cards the draw pile holds")
            return NextRound(scene.round, scores, scene.tableaus, draw_pile, scene.variant)
        case Phrase.DECIDE_WINNER:
            return Winners(said(scene.scores, "the scores"), scene.puddings, scene.variant)
        case other:
            raise UnreadableError(f"expected a phrase that asks something; found {other}")


def pose_turn(scene: Scene, table: Table) -> PlayTurn | PlayDummyTurn:
    """Return the question about a turn; a player without a row at the end of the table takes no part."""
    takes = {scene.seat_of(player): cards_of(cards) for player, cards in table.rows}
    picks = tuple(takes.get(seat, ()) for seat in range(len(scene.players)))
    while picks and len(picks) - 1 not in takes:
        picks = picks[:-1]
    if scene.variant is not VariantName.DUMMY:
        return PlayTurn(scene.round, scene.hands, scene.tableaus, picks, scene.variant)
    controller = scene.seat_of(said(scene.controller, "who controls the dummy"))
    dummy = scene.seat_of(Player.DUMMY)
    [dummy_pick] = takes[dummy]
    return PlayDummyTurn(
        hands=scene.hands[:dummy],
        dummy_pile=scene.hands[dummy],
        tableaus=scene.tableaus,
        controller=controller,
        picks=picks,
        dummy_pick=dummy_pick,
    )


def said(value: T | None, what: str) -> T:
    """Return a value that a Given step must have said.

    Raises:
        UnreadableError: no step did.
    """
    if value is None:
        raise UnreadableError(f"expected a Given step that says {what}; found none")
    return value


def number_of(sentence: Sentence) -> int:
    """Return what the slot ``number`` holds."""
    return int_of(sentence.slot("number"))


def int_of(value: Value) -> int:
    """Return a number from a slot or a cell."""
    if not isinstance(value, int):
        raise UnreadableError(f"expected a number; found {value}")
    return value


def cards_of(value: Value) -> Cards:
    """Return cards from a cell."""
    if not isinstance(value, tuple):
        raise UnreadableError(f"expected cards; found {value}")
    return tuple(Card(str(card)) for card in value)
