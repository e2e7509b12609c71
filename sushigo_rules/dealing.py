"""Shuffling and dealing. The only randomness of the game is here."""

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from sushigo_rules.cards import Cards
from sushigo_rules.errors import IllegalPlayersError, InvalidPositionError

HAND_SIZES: Final[Mapping[int, int]] = MappingProxyType({2: 10, 3: 9, 4: 8, 5: 7})
"""Cards per hand by number of players (hand-size)."""


class Deal(NamedTuple):
    """The hands, seat 0 first, and what is left; ``dummy_pile`` is empty but in the dummy variant."""

    hands: tuple[Cards, ...]
    draw_pile: Cards
    dummy_pile: Cards = ()


def check_players(players: int) -> None:
    """Accept 2 to 5 players (players-2-to-5).

    Raises:
        IllegalPlayersError: any other number.
    """
    if players not in HAND_SIZES:
        raise IllegalPlayersError("players-2-to-5", f"expected 2 to 5 players; found {players}")


def shuffle(cards: Cards, rng: Random) -> Cards:
    """Return the cards in an order drawn from ``rng`` (shuffle)."""
    shuffled = list(cards)
    rng.shuffle(shuffled)
    return tuple(shuffled)


def deal_hands(draw_pile: Cards, hands: int, size: int) -> Deal:
    """Deal ``hands`` hands of ``size`` cards from the top; the rest is the draw pile (hand-size, draw-pile).

    Raises:
        InvalidPositionError: there are too few cards.
    """
    if len(draw_pile) < hands * size:
        raise InvalidPositionError(
            "round-deal", f"expected at least {hands * size} cards to deal; found {len(draw_pile)}"
        )
    return Deal(
        hands=tuple(draw_pile[seat * size : (seat + 1) * size] for seat in range(hands)),
        draw_pile=draw_pile[hands * size :],
    )
