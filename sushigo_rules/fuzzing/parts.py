"""Smaller questions out of one: seats, cards and points left out, so that a difference found in a game gets small.

Nearly everything stays in nearly every drawing, so that the difference soon shows again; but what stays is drawn so
that Hypothesis shrinks it away.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from hypothesis import strategies as st

from sushigo_rules.cards import Cards
from sushigo_rules.conformance.questions import (
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    ScorePuddings,
    ScoreRound,
    Winners,
)
from sushigo_rules.game import ROUNDS
from sushigo_rules.language.vocabulary import VariantName

T = TypeVar("T")

_FEWEST_SEATS: Final = 2
_AMOUNT: Final = st.sampled_from(range(127))


def parts_of(question: Question) -> st.SearchStrategy[Question]:
    """Return what draws the question and smaller ones of its kind."""
    match question:
        case PlayTurn():
            return _parts_of_turn(question)
        case PlayDummyTurn():
            return _parts_of_dummy_turn(question)
        case ScoreRound():
            return _parts_of_round(question)
        case NextRound():
            return _parts_of_next_round(question)
        case ScorePuddings():
            return _parts_of_puddings(question)
        case Winners():
            return _parts_of_winners(question)
        case _:
            return st.just(question)


def _keep(draw: st.DrawFn) -> bool:
    return draw(_AMOUNT) > 0


def _at_most(draw: st.DrawFn, value: int) -> int:
    """Return the number itself, nearly always, or one nearer to zero."""
    kept = min(abs(value), draw(st.sampled_from(range(1000))))
    return kept if value > 0 else -kept


def _some(draw: st.DrawFn, cards: Sequence[T]) -> tuple[T, ...]:
    return tuple(card for card in cards if _keep(draw))


def _seats(draw: st.DrawFn, number: int, variant: VariantName | None = None) -> tuple[int, ...]:
    """Return the seats that stay; beside the dummy everybody does."""
    if variant is VariantName.DUMMY:
        return tuple(range(number))
    kept = _some(draw, range(number))
    return kept if len(kept) >= _FEWEST_SEATS else tuple(range(_FEWEST_SEATS))


def _layers(hands: Sequence[Cards], picks: Sequence[Cards]) -> Sequence[Sequence[int]]:
    """Return places in every hand of cards that nobody takes, one for each hand at a time."""
    untouched = []
    for seat, hand in enumerate(hands):
        places = list(range(len(hand)))
        for card in picks[seat] if seat < len(picks) else ():
            place = next((place for place in places if hand[place] is card), None)
            if place is not None:
                places.remove(place)
        untouched.append(places)
    return list(zip(*untouched, strict=False))


def _leave_out(hands: Sequence[Cards], layers: Sequence[Sequence[int]]) -> tuple[Cards, ...]:
    """Return the hands without the cards of some layers."""
    gone = list(zip(*layers, strict=True)) or [()] * len(hands)
    return tuple(
        tuple(card for place, card in enumerate(hand) if place not in places)
        for hand, places in zip(hands, gone, strict=True)
    )


@st.composite
def _parts_of_turn(draw: st.DrawFn, question: PlayTurn) -> Question:
    everybody = len(question.picks) == len(question.hands)
    seats = _seats(draw, len(question.hands)) if everybody else tuple(range(len(question.hands)))
    picks = tuple(question.picks[seat] for seat in seats) if everybody else question.picks
    held = tuple(question.hands[seat] for seat in seats)
    gone = [layer for layer in _layers(held, picks) if not _keep(draw)]
    if len(gone) > len(held[0]) - 2:
        gone = gone[: max(len(held[0]) - 2, 0)]
    return PlayTurn(
        round=max(1, _at_most(draw, question.round)),
        hands=_leave_out(held, gone),
        tableaus=tuple(_some(draw, question.tableaus[seat]) for seat in seats),
        picks=picks,
        variant=question.variant if _keep(draw) else None,
    )


@st.composite
def _parts_of_dummy_turn(draw: st.DrawFn, question: PlayDummyTurn) -> Question:
    picks = list(question.picks)
    picks[question.controller] += (question.dummy_pick,)
    # The top card of the pile is drawn, so layers are cards of the two hands and of the pile below it.
    held = (*question.hands, question.dummy_pile)
    gone = [layer for layer in _layers(held, (*picks, question.dummy_pile[:1])) if not _keep(draw)]
    *hands, pile = _leave_out(held, gone[: len(question.dummy_pile) - 1])
    laid = tuple(_some(draw, cards) for cards in question.tableaus)
    return replace(question, hands=tuple(hands), dummy_pile=pile, tableaus=laid)


@st.composite
def _parts_of_round(draw: st.DrawFn, question: ScoreRound) -> Question:
    seats = _seats(draw, len(question.tableaus))
    return ScoreRound(tuple(_some(draw, question.tableaus[seat]) for seat in seats))


@st.composite
def _parts_of_next_round(draw: st.DrawFn, question: NextRound) -> Question:
    """Nobody leaves, and with reshuffling every card that goes from the table goes to the draw pile."""
    laid = tuple(_some(draw, cards) for cards in question.tableaus)
    pile = question.draw_pile
    variant = question.variant if question.variant is VariantName.DUMMY or _keep(draw) else None
    if question.variant is VariantName.RESHUFFLE and question.round < ROUNDS:
        rest = [card for cards in question.tableaus for card in cards]
        for cards in laid:
            for card in cards:
                rest.remove(card)
        pile += tuple(rest)
    so_far = tuple(_at_most(draw, score) for score in question.scores)
    return replace(question, scores=so_far, tableaus=laid, draw_pile=pile, variant=variant)


@st.composite
def _parts_of_puddings(draw: st.DrawFn, question: ScorePuddings) -> Question:
    seats = _seats(draw, len(question.puddings), question.variant)
    before = question.scores if _keep(draw) else None
    return replace(
        question,
        puddings=tuple(_at_most(draw, question.puddings[seat]) for seat in seats),
        scores=None if before is None else tuple(_at_most(draw, before[seat]) for seat in seats),
    )


@st.composite
def _parts_of_winners(draw: st.DrawFn, question: Winners) -> Question:
    seats = _seats(draw, len(question.puddings), question.variant)
    return replace(
        question,
        scores=tuple(_at_most(draw, question.scores[seat]) for seat in seats),
        puddings=tuple(_at_most(draw, question.puddings[seat]) for seat in seats),
    )
