"""The cards in front of one seat, in the order in which they were laid down.

Which nigiri lies on which wasabi follows from that order and is stored nowhere.
"""

from typing import Final, NamedTuple, TypeAlias

from sushigo_rules.cards import EGG_NIGIRI, PUDDING, SALMON_NIGIRI, SQUID_NIGIRI, WASABI, Card, Cards

Tableau: TypeAlias = Cards
"""The first card is the one laid down first; puddings kept from earlier rounds are among them."""

NIGIRI: Final = (EGG_NIGIRI, SALMON_NIGIRI, SQUID_NIGIRI)


class NigiriByPlace(NamedTuple):
    """The nigiri of one tableau, each in exactly one of two places."""

    on_wasabi: Cards
    on_table: Cards


def place_nigiri(tableau: Tableau) -> NigiriByPlace:
    """Tell the nigiri on wasabi from the others (wasabi-must, wasabi-before, wasabi-waits, wasabi-one-each)."""
    free_wasabi = 0
    on_wasabi: list[Card] = []
    on_table: list[Card] = []
    for card in tableau:
        if card == WASABI:
            free_wasabi += 1
        elif card in NIGIRI and free_wasabi:
            free_wasabi -= 1
            on_wasabi.append(card)
        elif card in NIGIRI:
            on_table.append(card)
    return NigiriByPlace(tuple(on_wasabi), tuple(on_table))


def count_puddings(tableau: Tableau) -> int:
    """Return how many puddings lie there, from this round and the earlier ones."""
    return tableau.count(PUDDING)


def keep_puddings(tableau: Tableau) -> Tableau:
    """Return what stays when the round is cleared away (pudding-kept)."""
    return (PUDDING,) * count_puddings(tableau)


def discard(tableau: Tableau) -> Cards:
    """Return what goes when the round is cleared away (round-discard, chopsticks-round-end)."""
    return tuple([card for card in tableau if card != PUDDING])


def same_tableau(one: Tableau, other: Tableau) -> bool:
    """Tell whether both hold the same cards and put the same nigiri on wasabi, now and later."""
    return sorted(one) == sorted(other) and sorted(place_nigiri(one).on_wasabi) == sorted(place_nigiri(other).on_wasabi)
