from typing import Any

import pytest

from sushigo_rules.cards import Card, Cards
from sushigo_rules.scoring import (
    RoundPoints,
    add,
    count_icons,
    score_dumplings,
    score_fewest_puddings,
    score_maki_rolls,
    score_most_maki,
    score_most_puddings,
    score_nigiri,
    score_puddings,
    score_round,
    score_sashimi,
    score_second_maki,
    score_tempura,
    share,
)

EGG, SALMON, SQUID, WASABI = Card.EGG_NIGIRI, Card.SALMON_NIGIRI, Card.SQUID_NIGIRI, Card.WASABI
OTHERS = tuple(card for card in Card if card not in {EGG, SALMON, SQUID, WASABI})


@pytest.mark.parametrize(
    "points, tied, each",
    [
        (6, 1, 6),
        (6, 2, 3),
        (6, 3, 2),
        (6, 4, 1),
        (6, 5, 1),
        (3, 1, 3),
        (3, 2, 1),
        (3, 3, 1),
        (3, 4, 0),
        (-6, 1, -6),
        (-6, 2, -3),
        (-6, 3, -2),
        (-6, 4, -1),
    ],
)
def test_shared_points_drop_the_remainder(points: int, tied: int, each: int) -> None:
    assert each == share(points, tied)


@pytest.mark.parametrize("card, icons", [(Card.MAKI_1, 1), (Card.MAKI_2, 2), (Card.MAKI_3, 3)])
def test_a_maki_card_has_its_icons(card: Card, icons: int) -> None:
    assert icons == count_icons((card,))


def test_icons_are_added_up() -> None:
    assert 9 == count_icons((Card.MAKI_3, Card.MAKI_1, Card.MAKI_2, Card.MAKI_3))


def test_other_cards_have_no_icons() -> None:
    assert 0 == count_icons(tuple(card for card in Card if "maki" not in card))


@pytest.mark.parametrize(
    "icons, points",
    [
        pytest.param((5, 3, 2), (6, 0, 0), id="one seat"),
        pytest.param((5, 5, 2), (3, 3, 0), id="two tied"),
        pytest.param((0, 4, 4, 4), (0, 2, 2, 2), id="three tied"),
        pytest.param((4, 4, 4, 4, 3), (1, 1, 1, 1, 0), id="four tied"),
        pytest.param((2, 2, 2, 2, 2), (1, 1, 1, 1, 1), id="five tied"),
        pytest.param((0, 0), (0, 0), id="nobody has an icon"),
    ],
)
def test_most_maki(icons: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == score_most_maki(icons)


@pytest.mark.parametrize(
    "icons, points",
    [
        pytest.param((5, 3, 2), (0, 3, 0), id="one seat"),
        pytest.param((2, 5), (3, 0), id="with two players too"),
        pytest.param((6, 4, 4, 1), (0, 1, 1, 0), id="two tied"),
        pytest.param((6, 4, 4, 4), (0, 1, 1, 1), id="three tied"),
        pytest.param((4, 4, 4, 4, 6), (0, 0, 0, 0, 0), id="four tied"),
        pytest.param((5, 5, 3), (0, 0, 0), id="a tie for most leaves nothing"),
        pytest.param((0, 5, 0), (0, 0, 0), id="nobody else has an icon"),
        pytest.param((0, 0, 0), (0, 0, 0), id="nobody has an icon"),
    ],
)
def test_second_most_maki(icons: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == score_second_maki(icons)


def test_maki_rolls_are_most_and_second_most_together() -> None:
    assert (6, 1, 1, 0) == score_maki_rolls((6, 4, 4, 1))


@pytest.mark.parametrize("copies, points", [(0, 0), (1, 0), (2, 5), (3, 5), (4, 10), (5, 10), (6, 15)])
def test_tempura_scores_in_pairs(copies: int, points: int) -> None:
    assert points == score_tempura((Card.TEMPURA,) * copies)


@pytest.mark.parametrize("copies, points", [(0, 0), (1, 0), (2, 0), (3, 10), (4, 10), (5, 10), (6, 20)])
def test_sashimi_scores_in_threes(copies: int, points: int) -> None:
    assert points == score_sashimi((Card.SASHIMI,) * copies)


@pytest.mark.parametrize("copies, points", [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (10, 15)])
def test_dumplings_score_by_the_table(copies: int, points: int) -> None:
    assert points == score_dumplings((Card.DUMPLING,) * copies)


@pytest.mark.parametrize("nigiri, points", [(EGG, 1), (SALMON, 2), (SQUID, 3)])
def test_nigiri_alone(nigiri: Card, points: int) -> None:
    assert points == score_nigiri((nigiri,))


@pytest.mark.parametrize("nigiri, points", [(EGG, 3), (SALMON, 6), (SQUID, 9)])
def test_nigiri_on_wasabi_scores_three_times(nigiri: Card, points: int) -> None:
    assert points == score_nigiri((WASABI, nigiri))


@pytest.mark.parametrize(
    "tableau, points",
    [
        pytest.param((WASABI, WASABI), 0, id="wasabi alone"),
        pytest.param((SQUID, WASABI), 3, id="nigiri first"),
        pytest.param((WASABI, EGG, SQUID), 6, id="the second nigiri lies beside"),
        pytest.param((WASABI, WASABI, SALMON, SQUID), 15, id="two on two"),
        pytest.param((WASABI, *OTHERS, SALMON), 6, id="others between"),
    ],
)
def test_wasabi(tableau: Cards, points: int) -> None:
    assert points == score_nigiri(tableau)


def test_a_round_is_scored_by_seat_and_category() -> None:
    tempura, sashimi, dumpling = Card.TEMPURA, Card.SASHIMI, Card.DUMPLING
    assert (
        RoundPoints(maki_rolls=6, tempura=5, sashimi=0, dumplings=0, nigiri=0),
        RoundPoints(maki_rolls=0, tempura=0, sashimi=10, dumplings=3, nigiri=0),
        RoundPoints(maki_rolls=3, tempura=0, sashimi=0, dumplings=0, nigiri=9),
    ) == score_round(
        (
            (Card.MAKI_3, tempura, tempura),
            (sashimi, dumpling, sashimi, dumpling, sashimi),
            (WASABI, Card.MAKI_1, SQUID),
        )
    )


def test_puddings_and_chopsticks_score_nothing_in_a_round() -> None:
    nothing = RoundPoints(maki_rolls=0, tempura=0, sashimi=0, dumplings=0, nigiri=0)
    assert (nothing, nothing) == score_round(((Card.PUDDING,) * 5, (Card.CHOPSTICKS,) * 4))


def test_the_total_of_a_round_is_all_its_categories() -> None:
    assert 11111 == RoundPoints(maki_rolls=1, tempura=10, sashimi=100, dumplings=1000, nigiri=10000).total


def test_points_cannot_be_changed() -> None:
    points: Any = RoundPoints(maki_rolls=0, tempura=5, sashimi=0, dumplings=0, nigiri=0)
    with pytest.raises(AttributeError):
        points.tempura = 10


@pytest.mark.parametrize(
    "puddings, points",
    [
        pytest.param((3, 2, 0), (6, 0, 0), id="one seat"),
        pytest.param((1, 3, 3), (0, 3, 3), id="two tied"),
        pytest.param((3, 3, 1, 3), (2, 2, 0, 2), id="three tied"),
        pytest.param((2, 2, 2, 2, 0), (1, 1, 1, 1, 0), id="four tied"),
    ],
)
def test_most_puddings(puddings: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == score_most_puddings(puddings)


@pytest.mark.parametrize(
    "puddings, points",
    [
        pytest.param((3, 2, 1), (0, 0, -6), id="one seat"),
        pytest.param((3, 2, 0), (0, 0, -6), id="none at all"),
        pytest.param((3, 1, 1), (0, -3, -3), id="two tied"),
        pytest.param((0, 0, 4, 0), (-2, -2, 0, -2), id="three tied"),
        pytest.param((1, 1, 1, 2, 1), (-1, -1, -1, 0, -1), id="four tied"),
        pytest.param((3, 1), (0, 0), id="nobody with two players"),
    ],
)
def test_fewest_puddings(puddings: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == score_fewest_puddings(puddings)


@pytest.mark.parametrize(
    "puddings, points",
    [
        pytest.param((3, 2, 0, 0), (6, 0, -3, -3), id="most and fewest"),
        pytest.param((2, 1), (6, 0), id="two players"),
        pytest.param((2, 2, 2), (0, 0, 0), id="all equal"),
        pytest.param((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), id="all without"),
        pytest.param((2, 2), (0, 0), id="two players equal"),
    ],
)
def test_puddings(puddings: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points == score_puddings(puddings)


def test_points_are_added_seat_by_seat() -> None:
    assert (11, 22) == add((1, 2), (10, 20))


def test_a_total_may_fall_below_zero() -> None:
    assert (-2,) == add((4,), (-6,))
