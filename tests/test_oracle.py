"""The engine against the second scoring and the second turn, and these against what is known by heart."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushigo_rules.cards import Card, Cards
from sushigo_rules.dummy import play_dummy_turn
from sushigo_rules.errors import IllegalPickError
from sushigo_rules.game import Position, final_scores, find_winners, next_round, play_turn
from sushigo_rules.playing import Turn
from sushigo_rules.scoring import score_maki_rolls, score_puddings, score_round, share
from sushigo_rules.variants import BOTH_WAYS, DUMMY
from tests import oracle
from tests.positions import attempts, counts, positions, rotate, tableaus

many = settings(deadline=None, max_examples=400)

# The oracle by itself


def test_the_oracle_knows_the_printed_example_of_maki_rolls() -> None:
    six, four, one = ("maki-3", "maki-3"), ("maki-2", "maki-1", "maki-1"), ("maki-1",)
    assert [6, 1, 1, 0] == oracle.maki_rolls((six, four, four, one))


def test_the_oracle_knows_the_printed_example_of_puddings() -> None:
    assert [6, 0, -3, -3] == oracle.pudding_points((3, 2, 0, 0))


def test_the_oracle_lets_four_lose_one_each() -> None:
    assert [6, -1, -1, -1, -1] == oracle.pudding_points((1, 0, 0, 0, 0))


@pytest.mark.parametrize(
    "cards, points",
    [
        (("wasabi", "wasabi", "egg-nigiri", "squid-nigiri", "salmon-nigiri"), 14),
        (("squid-nigiri", "wasabi", "egg-nigiri", "wasabi"), 6),
        (("wasabi", "egg-nigiri", "squid-nigiri", "wasabi", "salmon-nigiri"), 12),
    ],
)
def test_the_oracle_matches_wasabi_and_nigiri(cards: tuple[str, ...], points: int) -> None:
    assert points == oracle.nigiri(cards)


@pytest.mark.parametrize("copies, points", list(enumerate((0, 1, 3, 6, 10, 15, 15, 15))))
def test_the_oracle_knows_the_table_of_dumplings(copies: int, points: int) -> None:
    assert points == oracle.dumplings(("dumpling",) * copies)


# The engine against the oracle


@many
@given(tableaus())
def test_rounds_score_as_in_the_oracle(laid: tuple[Cards, ...]) -> None:
    assert oracle.round_points(laid) == [seat._asdict() for seat in score_round(laid)]


@many
@given(st.integers(-30, 30), st.integers(1, 5))
def test_points_are_shared_as_in_the_oracle(points: int, tied: int) -> None:
    assert oracle.share_among(points, range(tied), tied) == [share(points, tied)] * tied


@many
@given(counts(24))
def test_maki_rolls_score_as_in_the_oracle(icons: list[int]) -> None:
    laid = [("maki-1",) * count for count in icons]
    assert oracle.maki_rolls(laid) == list(score_maki_rolls(icons))


@many
@given(counts(5) | counts(10))
def test_puddings_score_as_in_the_oracle(puddings: list[int]) -> None:
    assert oracle.pudding_points(puddings) == list(score_puddings(puddings))


@many
@given(st.lists(st.tuples(st.integers(-6, 6), st.integers(0, 3)), min_size=2, max_size=5))
def test_winners_are_those_of_the_oracle(results: list[tuple[int, int]]) -> None:
    scores, puddings = zip(*results, strict=True)
    assert oracle.winners(scores, puddings) == list(find_winners(scores, puddings))


@many
@given(st.lists(st.tuples(st.integers(-2, 2), st.integers(0, 2)), min_size=3, max_size=3))
def test_winners_beside_the_dummy_are_those_of_the_oracle(results: list[tuple[int, int]]) -> None:
    scores, puddings = zip(*results, strict=True)
    assert oracle.winners(scores, puddings, dummy=True) == list(find_winners(scores, puddings, DUMMY))


@many
@given(tableaus(min_seats=3, max_seats=3), st.lists(st.integers(-9, 90), min_size=3, max_size=3))
def test_final_scores_with_the_dummy_are_those_of_the_oracle(laid: tuple[Cards, ...], scores: list[int]) -> None:
    points = oracle.pudding_points([cards.count(Card.PUDDING) for cards in laid])
    expected = [score + extra for score, extra in zip(scores, points, strict=True)]
    position = Position(4, ((), ()), laid, (), tuple(scores), DUMMY)
    assert expected == list(final_scores(position))


@many
@given(positions(), st.randoms(use_true_random=False))
def test_the_totals_after_a_round_are_those_of_the_oracle(position: Position, rng: Random) -> None:
    points = [sum(seat.values()) for seat in oracle.round_points(position.tableaus)]
    expected = [score + extra for score, extra in zip(position.scores, points, strict=True)]
    over = position._replace(hands=((),) * len(position.hands))
    assert expected == list(next_round(over, rng).scores)


def as_in_oracle(position: Position) -> oracle.Table:
    """Forget the order of the cards in the hands."""
    return [Counter(map(str, hand)) for hand in position.hands], [list(map(str, laid)) for laid in position.tableaus]


@many
@given(attempts())
def test_turns_are_played_and_refused_as_in_the_oracle(attempt: tuple[Position, Turn]) -> None:
    position, (picks, _) = attempt
    to_right = position.variant is BOTH_WAYS and position.round_number == 2
    expected = oracle.turn(position.hands, position.tableaus, picks, to_right)
    if expected is None:
        with pytest.raises(IllegalPickError):
            play_turn(position, picks)
    else:
        assert expected == as_in_oracle(play_turn(position, picks))


@many
@given(attempts([DUMMY]))
def test_turns_with_the_dummy_are_played_and_refused_as_in_the_oracle(attempt: tuple[Position, Turn]) -> None:
    position, (picks, dummy_pick) = attempt
    assert dummy_pick is not None
    drawn, controller = position.dummy_pile[0], position.controller
    expected = oracle.dummy_turn(
        position.hands, drawn, position.tableaus, picks, dummy_pick=dummy_pick, controller=controller
    )
    if expected is None:
        with pytest.raises(IllegalPickError):
            play_dummy_turn(position, picks, dummy_pick)
    else:
        assert expected == as_in_oracle(play_dummy_turn(position, picks, dummy_pick))


# Seats


@many
@given(tableaus(), st.integers(1, 4))
def test_rotated_seats_score_rotated(laid: tuple[Cards, ...], places: int) -> None:
    assert rotate(score_round(laid), places) == score_round(rotate(laid, places))


@many
@given(counts(4), st.randoms(use_true_random=False))
def test_puddings_do_not_ask_who_sits_where(puddings: list[int], rng: Random) -> None:
    seats = list(range(len(puddings)))
    rng.shuffle(seats)
    points = score_puddings(puddings)
    assert tuple(points[seat] for seat in seats) == score_puddings([puddings[seat] for seat in seats])
