"""The ordinary game and its variants: a variant answers only what differs."""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from random import Random
from types import MappingProxyType
from typing import ClassVar, Final

from sushigo_rules.cards import Cards
from sushigo_rules.dealing import HAND_SIZES, Deal, check_players, deal_hands, shuffle
from sushigo_rules.errors import IllegalPlayersError


class Direction(IntEnum):
    """Which neighbour gets the hand, as the step from a seat to the next."""

    LEFT = 1
    RIGHT = -1


class Variant:
    """The ordinary game; variants override what they change. Variants are not combined."""

    name: ClassVar[str] = "ordinary"

    def check_players(self, players: int) -> None:
        """Raise IllegalPlayersError unless this many can play (players-2-to-5)."""
        check_players(players)

    def count_seats(self, players: int) -> int:
        """Return how many tableaus lie on the table."""
        return players

    def deal(self, draw_pile: Cards, players: int) -> Deal:
        """Deal one round from the top of the draw pile (hand-size, round-deal)."""
        return deal_hands(draw_pile, players, HAND_SIZES[players])

    def direction(self, round_number: int) -> Direction:
        """Return which way hands go in a round (pass-left)."""
        del round_number
        return Direction.LEFT

    def restock(self, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
        """Return the draw pile for the next round: discards do not come back (round-discard)."""
        del discards, rng
        return draw_pile

    def may_win(self, seats: Sequence[int]) -> Sequence[int]:
        """Return those of ``seats`` that can win."""
        return seats


class BothWays(Variant):
    """Rounds 1 and 3 pass left, round 2 passes right (both-ways)."""

    name = "both-ways"

    def direction(self, round_number: int) -> Direction:
        """Return right in round 2, else left."""
        return Direction.RIGHT if round_number == 2 else Direction.LEFT


class Reshuffle(Variant):
    """After rounds 1 and 2 all discards go back into the draw pile, which is shuffled (reshuffle)."""

    name = "reshuffle"

    def restock(self, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
        """Return draw pile and discards together, in a new order."""
        return shuffle(draw_pile + discards, rng)


class Dummy(Variant):
    """Two players and a third seat that they play in turns; its turn is in :mod:`sushigo_rules.dummy`."""

    name = "dummy"
    players: ClassVar[int] = 2
    hand_size: ClassVar[int] = 9

    def check_players(self, players: int) -> None:
        """Raise IllegalPlayersError for any number but two (dummy-setup)."""
        if players != self.players:
            raise IllegalPlayersError("dummy-setup", f"expected 2 players beside the dummy; found {players}")

    def count_seats(self, players: int) -> int:
        """Return three: the dummy has a seat of its own (dummy-setup)."""
        return players + 1

    def deal(self, draw_pile: Cards, players: int) -> Deal:
        """Deal three hands of nine, the third as the dummy's pile (dummy-setup, dummy-rounds)."""
        hands, rest, _ = deal_hands(draw_pile, players + 1, self.hand_size)
        return Deal(hands=hands[:players], draw_pile=rest, dummy_pile=hands[players])

    def may_win(self, seats: Sequence[int]) -> Sequence[int]:
        """Return the two players (dummy-no-win)."""
        return seats[: self.players]


ORDINARY: Final = Variant()
BOTH_WAYS: Final = BothWays()
RESHUFFLE: Final = Reshuffle()
DUMMY: Final = Dummy()

VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType(
    {variant.name: variant for variant in (BOTH_WAYS, RESHUFFLE, DUMMY)}
)
"""The variants by their word in the protocol; the ordinary game is none of them."""
