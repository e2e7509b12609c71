"""The twelve card faces, the categories they score in, and the deck of 108 (deck-108)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, TypeAlias

from sushigo_rules.errors import InvalidPositionError


class Card(StrEnum):
    """A card face; the value is its word in the protocol."""

    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    MAKI_1 = "maki-1"
    MAKI_2 = "maki-2"
    MAKI_3 = "maki-3"
    EGG_NIGIRI = "egg-nigiri"
    SALMON_NIGIRI = "salmon-nigiri"
    SQUID_NIGIRI = "squid-nigiri"
    PUDDING = "pudding"
    WASABI = "wasabi"
    CHOPSTICKS = "chopsticks"


Cards: TypeAlias = tuple[Card, ...]
"""Cards in an order that matters only where it is said to: on the table and in the dummy's pile."""

# Looking a face up on the class costs fifteen times as much as a module constant, and turns do it all the time.
TEMPURA: Final = Card.TEMPURA
SASHIMI: Final = Card.SASHIMI
DUMPLING: Final = Card.DUMPLING
MAKI_1: Final = Card.MAKI_1
MAKI_2: Final = Card.MAKI_2
MAKI_3: Final = Card.MAKI_3
EGG_NIGIRI: Final = Card.EGG_NIGIRI
SALMON_NIGIRI: Final = Card.SALMON_NIGIRI
SQUID_NIGIRI: Final = Card.SQUID_NIGIRI
PUDDING: Final = Card.PUDDING
WASABI: Final = Card.WASABI
CHOPSTICKS: Final = Card.CHOPSTICKS

COPIES_IN_DECK: Final[Mapping[Card, int]] = MappingProxyType(
    {
        TEMPURA: 14,
        SASHIMI: 14,
        DUMPLING: 14,
        MAKI_1: 6,
        MAKI_2: 12,
        MAKI_3: 8,
        EGG_NIGIRI: 5,
        SALMON_NIGIRI: 10,
        SQUID_NIGIRI: 5,
        PUDDING: 10,
        WASABI: 6,
        CHOPSTICKS: 4,
    }
)
"""How many copies of each face the deck holds (deck-108)."""


class Category(StrEnum):
    """What points are counted for; the first five after each round, puddings after the last (round-score)."""

    MAKI_ROLLS = "maki-rolls"
    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLINGS = "dumplings"
    NIGIRI = "nigiri"
    CHOPSTICKS = "chopsticks"
    PUDDINGS = "puddings"


CATEGORY_OF: Final[Mapping[Card, Category]] = MappingProxyType(
    {
        TEMPURA: Category.TEMPURA,
        SASHIMI: Category.SASHIMI,
        DUMPLING: Category.DUMPLINGS,
        MAKI_1: Category.MAKI_ROLLS,
        MAKI_2: Category.MAKI_ROLLS,
        MAKI_3: Category.MAKI_ROLLS,
        EGG_NIGIRI: Category.NIGIRI,
        SALMON_NIGIRI: Category.NIGIRI,
        SQUID_NIGIRI: Category.NIGIRI,
        WASABI: Category.NIGIRI,
        CHOPSTICKS: Category.CHOPSTICKS,
        PUDDING: Category.PUDDINGS,
    }
)
"""The category in which each face is counted; chopsticks have one of their own, always worth nothing."""


def new_deck() -> Cards:
    """Return the 108 cards of a new deck, like cards together (deck-108)."""
    return tuple(card for card, copies in COPIES_IN_DECK.items() for _ in range(copies))


def without(cards: Cards, taken: Iterable[Card]) -> Cards:
    """Return the cards that stay when one copy of each of ``taken`` goes.

    Raises:
        ValueError: a card of ``taken`` is not there (any more).
    """
    rest = list(cards)
    for card in taken:
        rest.remove(card)
    return tuple(rest)


def check_one_deck(cards: Iterable[Card]) -> None:
    """Accept cards that one deck can supply (deck-108).

    Raises:
        InvalidPositionError: there are more copies of a card than the deck holds.
    """
    for card, copies in Counter(cards).items():
        if copies > COPIES_IN_DECK[card]:
            raise InvalidPositionError(
                "deck-108",
                f"expected at most {COPIES_IN_DECK[card]} copies of {card}, as in one deck; found {copies}",
            )
