"""A second scoring and a second turn, written from the rules and not from the engine.

It works on the words of the cards, ranks seats by sorting, cuts exact fractions toward zero, and counts hands instead
of keeping them in order. It shares no line with the engine, so that the same mistake is not made twice.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import trunc

Words = Sequence[str]
"""The cards in front of one seat, in the order laid down; a ``Card`` is its word."""


def share_among(points: int, ranked: Iterable[int], seats: int) -> list[int]:
    """Give each seat of one rank its part of the points, cut toward zero."""
    tied = list(ranked)
    return [trunc(Fraction(points, len(tied))) if seat in tied else 0 for seat in range(seats)]


def rank(counts: Sequence[int]) -> list[list[int]]:
    """Put the seats into groups of equal counts, the highest first."""
    from_highest = sorted(range(len(counts)), key=lambda seat: -counts[seat])
    return [list(group) for _, group in groupby(from_highest, key=lambda seat: counts[seat])]


def maki_rolls(tableaus: Sequence[Words]) -> list[int]:
    icons = [sum(int(card[-1]) for card in cards if card.startswith("maki-")) for cards in tableaus]
    seats = len(icons)
    holders = [group for group in rank(icons) if icons[group[0]] > 0]
    if not holders:
        return [0] * seats
    first = share_among(6, holders[0], seats)
    if len(holders) == 1 or len(holders[0]) > 1:
        return first
    second = share_among(3, holders[1], seats)
    return [max(pair) for pair in zip(first, second, strict=True)]


def sets(cards: Words, word: str, size: int, points: int) -> int:
    """Take whole sets away, one after the other, for as long as there are enough cards."""
    left = [card for card in cards if card == word]
    scored = 0
    while len(left) >= size:
        del left[:size]
        scored += points
    return scored


def dumplings(cards: Words) -> int:
    """Each dumpling is worth one point more than the one before, the sixth and later ones nothing."""
    which = [number for number, _ in enumerate((card for card in cards if card == "dumpling"), start=1)]
    return sum(number for number in which if number <= 5)


def nigiri(cards: Words) -> int:
    """Let each wasabi, in the order laid down, take the first nigiri after it that is not taken yet."""
    worth = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3}
    dipped: set[int] = set()
    for wasabi, card in enumerate(cards):
        if card == "wasabi":
            after = (place for place in range(wasabi + 1, len(cards)) if cards[place] in worth)
            dipped.update([place for place in after if place not in dipped][:1])
    return sum(worth.get(card, 0) * (3 if place in dipped else 1) for place, card in enumerate(cards))


def round_points(tableaus: Sequence[Words]) -> list[dict[str, int]]:
    """Return the points of one round by category, seat by seat."""
    return [
        {
            "maki_rolls": maki,
            "tempura": sets(cards, "tempura", 2, 5),
            "sashimi": sets(cards, "sashimi", 3, 10),
            "dumplings": dumplings(cards),
            "nigiri": nigiri(cards),
        }
        for cards, maki in zip(tableaus, maki_rolls(tableaus), strict=True)
    ]


def pudding_points(puddings: Sequence[int]) -> list[int]:
    seats = len(puddings)
    groups = rank(puddings)
    if len(groups) == 1:
        return [0] * seats
    won = share_among(6, groups[0], seats)
    lost = share_among(-6, groups[-1], seats) if seats > 2 else [0] * seats
    return [sum(pair) for pair in zip(won, lost, strict=True)]


def beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Tell whether one seat's points and puddings are better than another's."""
    return one[0] > other[0] or (one[0] == other[0] and one[1] > other[1])


def winners(scores: Sequence[int], puddings: Sequence[int], dummy: bool = False) -> list[int]:
    """Return the seats that no rival beats; the dummy, the last seat, is nobody's rival."""
    results = list(zip(scores, puddings, strict=True))
    rivals = results[:-1] if dummy else results
    return [seat for seat, own in enumerate(rivals) if not any(beats(other, own) for other in rivals)]


def game_scores(rounds: Sequence[Sequence[Words]]) -> list[int]:
    """Return the totals of a game from the tableaus at the end of its three rounds.

    Each round's tableaus include the puddings kept from the rounds before, so the last ones show all of them.
    """
    puddings = pudding_points([list(cards).count("pudding") for cards in rounds[-1]])
    rounds_by_seat = zip(*([sum(seat.values()) for seat in round_points(end)] for end in rounds), strict=True)
    return [sum(seat) + extra for seat, extra in zip(rounds_by_seat, puddings, strict=True)]


# Turns

Table = tuple[list[Counter[str]], list[list[str]]]
"""What everybody holds, in no order, and what lies in front of every seat, in order."""


def may_take(held: Counter[str], laid: Words, pick: Words) -> bool:
    most = 2 if "chopsticks" in laid else 1
    return 1 <= len(pick) <= most and Counter(pick) <= held


def take(held: Counter[str], laid: Words, pick: Words) -> tuple[Counter[str], list[str]]:
    """Lay the pick down; the second card is paid for with the chopsticks, which had to lie there before."""
    on_table = list(laid)
    kept = held - Counter(pick)
    if len(pick) == 2:
        on_table.remove("chopsticks")
        kept["chopsticks"] += 1
    return kept, [*on_table, *pick]


def turn(hands: Sequence[Words], tableaus: Sequence[Words], picks: Sequence[Words], to_right: bool) -> Table | None:
    """Return the table after a turn, or nothing when somebody took what they may not."""
    held = [Counter(hand) for hand in hands]
    if not all(map(may_take, held, tableaus, picks)):
        return None
    kept, laid = zip(*map(take, held, tableaus, picks), strict=True)
    givers = [(seat + (1 if to_right else -1)) % len(hands) for seat in range(len(hands))]
    received = [kept[giver] for giver in givers]
    if sum(received[0].values()) > 1:
        return received, list(laid)
    return [Counter() for _ in hands], [[*cards, *last.elements()] for cards, last in zip(laid, received, strict=True)]


def dummy_turn(
    hands: Sequence[Words],
    drawn: str,
    tableaus: Sequence[Words],
    picks: Sequence[Words],
    *,
    dummy_pick: str,
    controller: int,
) -> Table | None:
    """Return the table after a turn with the dummy, or nothing when somebody took what they may not."""
    held = [Counter(hand) for hand in hands]
    held[controller][drawn] += 1
    if not held[controller][dummy_pick]:
        return None
    held[controller] -= Counter([dummy_pick])
    if not all(map(may_take, held, tableaus, picks)):
        return None
    kept, laid = zip(*map(take, held, tableaus, picks), strict=True)
    return [kept[1], kept[0]], [*laid, [*tableaus[2], dummy_pick]]
