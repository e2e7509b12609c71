"""What the cards are worth: one function per rule, points always whole numbers."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from sushigo_rules.cards import (
    DUMPLING,
    EGG_NIGIRI,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    SALMON_NIGIRI,
    SASHIMI,
    SQUID_NIGIRI,
    TEMPURA,
    Card,
    Cards,
)
from sushigo_rules.tableau import Tableau, place_nigiri

PerSeat: TypeAlias = tuple[int, ...]
"""One whole number for each seat, seat 0 first."""

NIGIRI_POINTS: Final[Mapping[Card, int]] = MappingProxyType({EGG_NIGIRI: 1, SALMON_NIGIRI: 2, SQUID_NIGIRI: 3})
WASABI_FACTOR: Final = 3
ICONS: Final[Mapping[Card, int]] = MappingProxyType({MAKI_1: 1, MAKI_2: 2, MAKI_3: 3})
MOST_MAKI: Final = 6
SECOND_MAKI: Final = 3
DUMPLING_POINTS: Final = (0, 1, 3, 6, 10, 15)
MOST_PUDDINGS: Final = 6
FEWEST_PUDDINGS: Final = -6
SEATS_WITHOUT_PUDDING_LOSS: Final = 2


class RoundPoints(NamedTuple):
    """The points of one seat in one round, by category (round-score)."""

    maki_rolls: int
    tempura: int
    sashimi: int
    dumplings: int
    nigiri: int

    @property
    def total(self) -> int:
        """All categories together."""
        return sum(self)


def share(points: int, tied: int) -> int:
    """Return the part of each of ``tied`` seats, the remainder dropped: a sixth of -6 shared by four is -1.

    maki-tie-most, maki-tie-second, pudding-tie-most, pudding-tie-fewest
    """
    return points // tied if points > 0 else -(-points // tied)


def award(points: int, counts: Sequence[int], count: int) -> PerSeat:
    """Share ``points`` among the seats that have exactly ``count``; the others get 0."""
    tied = counts.count(count)
    return tuple([share(points, tied) if own == count else 0 for own in counts])


def count_icons(tableau: Tableau) -> int:
    """Add up the icons on the maki cards (maki-icons)."""
    return sum([icons * tableau.count(card) for card, icons in ICONS.items()])


def score_most_maki(icons: Sequence[int]) -> PerSeat:
    """Award 6 for the most icons, shared in a tie (maki-most, maki-tie-most, maki-need-one)."""
    most = max(icons)
    return award(MOST_MAKI, icons, most) if most else (0,) * len(icons)


def score_second_maki(icons: Sequence[int]) -> PerSeat:
    """Award 3 for the second most icons, shared in a tie (maki-tie-second, maki-two-players).

    Nobody is second after a tie for most (maki-tie-most) or without an icon (maki-need-one).
    """
    most = max(icons)
    second = max((count for count in icons if count < most), default=0)
    return award(SECOND_MAKI, icons, second) if second and icons.count(most) == 1 else (0,) * len(icons)


def score_maki_rolls(icons: Sequence[int]) -> PerSeat:
    """Score the icons of all seats (maki-most and the rules after it)."""
    return add(score_most_maki(icons), score_second_maki(icons))


def score_tempura(tableau: Tableau) -> int:
    """Score 5 for every two (tempura-pairs)."""
    return 5 * (tableau.count(TEMPURA) // 2)


def score_sashimi(tableau: Tableau) -> int:
    """Score 10 for every three (sashimi-threes)."""
    return 10 * (tableau.count(SASHIMI) // 3)


def score_dumplings(tableau: Tableau) -> int:
    """Score 1, 3, 6, 10, 15 (dumplings-table) and no more than that (dumplings-cap)."""
    return DUMPLING_POINTS[min(tableau.count(DUMPLING), 5)]


def score_nigiri(tableau: Tableau) -> int:
    """Score each nigiri, three times as much on wasabi (nigiri-points, wasabi-triples, wasabi-alone)."""
    nigiri = place_nigiri(tableau)
    return count_nigiri(nigiri.on_table) + WASABI_FACTOR * count_nigiri(nigiri.on_wasabi)


def count_nigiri(nigiri: Cards) -> int:
    """Add up what nigiri are worth without wasabi (nigiri-points)."""
    return sum([NIGIRI_POINTS[card] for card in nigiri])


def score_round(tableaus: Sequence[Tableau]) -> tuple[RoundPoints, ...]:
    """Score everything but the puddings, per seat and category (round-score, chopsticks-no-points)."""
    maki_rolls = score_maki_rolls([count_icons(tableau) for tableau in tableaus])
    return tuple(
        RoundPoints(
            maki_rolls=maki,
            tempura=score_tempura(tableau),
            sashimi=score_sashimi(tableau),
            dumplings=score_dumplings(tableau),
            nigiri=score_nigiri(tableau),
        )
        for tableau, maki in zip(tableaus, maki_rolls, strict=True)
    )


def score_most_puddings(puddings: Sequence[int]) -> PerSeat:
    """Award 6 for the most puddings, shared in a tie (pudding-most, pudding-tie-most)."""
    return award(MOST_PUDDINGS, puddings, max(puddings))


def score_fewest_puddings(puddings: Sequence[int]) -> PerSeat:
    """Take 6 for the fewest puddings, shared in a tie (pudding-fewest, pudding-tie-fewest).

    With two players nobody loses points (pudding-two-players).
    """
    if len(puddings) == SEATS_WITHOUT_PUDDING_LOSS:
        return (0,) * len(puddings)
    return award(FEWEST_PUDDINGS, puddings, min(puddings))


def score_puddings(puddings: Sequence[int]) -> PerSeat:
    """Score the puddings of all seats; when all have the same number, nothing (pudding-all-equal)."""
    if len(set(puddings)) == 1:
        return (0,) * len(puddings)
    return add(score_most_puddings(puddings), score_fewest_puddings(puddings))


def add(one: Sequence[int], other: Sequence[int]) -> PerSeat:
    """Add seat by seat; a total may fall below zero (score-below-zero)."""
    return tuple([mine + more for mine, more in zip(one, other, strict=True)])
