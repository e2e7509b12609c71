from random import Random
from typing import Any

import pytest

from sushigo_rules.cards import Card, new_deck
from sushigo_rules.errors import IllegalPlayersError
from sushigo_rules.variants import BOTH_WAYS, DUMMY, ORDINARY, RESHUFFLE, VARIANTS, Direction, Variant

DECK = new_deck()
FOR_ALL = [ORDINARY, BOTH_WAYS, RESHUFFLE]
NO_RESHUFFLE = [ORDINARY, BOTH_WAYS, DUMMY]


def named(variant: Variant) -> str:
    return variant.name


def test_the_variants_by_name() -> None:
    assert {"both-ways": BOTH_WAYS, "reshuffle": RESHUFFLE, "dummy": DUMMY} == VARIANTS


def test_the_ordinary_game_is_called_ordinary() -> None:
    assert "ordinary" == ORDINARY.name


def test_the_list_of_variants_cannot_be_changed() -> None:
    table: Any = VARIANTS
    with pytest.raises(TypeError):
        table["party"] = ORDINARY


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_players_are_refused(variant: Variant, players: int) -> None:
    with pytest.raises(IllegalPlayersError) as error:
        variant.check_players(players)
    assert f"rule players-2-to-5: expected 2 to 5 players; found {players}" == str(error.value)


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(variant: Variant, players: int) -> None:
    variant.check_players(players)


@pytest.mark.parametrize("players", [0, 1, 3, 4, 5, 6])
def test_the_dummy_needs_exactly_two_players(players: int) -> None:
    with pytest.raises(IllegalPlayersError) as error:
        DUMMY.check_players(players)
    assert f"rule dummy-setup: expected 2 players beside the dummy; found {players}" == str(error.value)


def test_two_may_play_with_the_dummy() -> None:
    DUMMY.check_players(2)


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_one_seat_a_player(variant: Variant, players: int) -> None:
    assert players == variant.count_seats(players)


def test_the_dummy_is_a_third_seat() -> None:
    assert 3 == DUMMY.count_seats(2)


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
@pytest.mark.parametrize("players, size", [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_every_player_is_dealt_a_hand(variant: Variant, players: int, size: int) -> None:
    assert [size] * players == [len(hand) for hand in variant.deal(DECK, players).hands]


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
@pytest.mark.parametrize("players, left", [(2, 88), (3, 81), (4, 76), (5, 73)])
def test_the_rest_is_the_draw_pile(variant: Variant, players: int, left: int) -> None:
    assert DECK[-left:] == variant.deal(DECK, players).draw_pile


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
def test_without_a_dummy_there_is_no_dummy_pile(variant: Variant) -> None:
    assert () == variant.deal(DECK, 2).dummy_pile


def test_two_hands_of_nine_are_dealt_beside_the_dummy() -> None:
    assert (DECK[:9], DECK[9:18]) == DUMMY.deal(DECK, 2).hands


def test_the_dummy_pile_is_a_third_hand_of_nine() -> None:
    assert DECK[18:27] == DUMMY.deal(DECK, 2).dummy_pile


def test_81_cards_are_left_beside_the_dummy() -> None:
    assert DECK[27:] == DUMMY.deal(DECK, 2).draw_pile


@pytest.mark.parametrize("variant", [ORDINARY, RESHUFFLE, DUMMY], ids=named)
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_hands_go_left_in_every_round(variant: Variant, round_number: int) -> None:
    assert Direction.LEFT is variant.direction(round_number)


@pytest.mark.parametrize("round_number, direction", [(1, Direction.LEFT), (2, Direction.RIGHT), (3, Direction.LEFT)])
def test_both_ways_goes_right_in_round_two_only(round_number: int, direction: Direction) -> None:
    assert direction is BOTH_WAYS.direction(round_number)


@pytest.mark.parametrize("variant", NO_RESHUFFLE, ids=named)
def test_discards_do_not_come_back(variant: Variant) -> None:
    assert (Card.TEMPURA, Card.PUDDING) == variant.restock((Card.TEMPURA, Card.PUDDING), (Card.WASABI,), Random(1))


def test_reshuffle_puts_the_discards_back() -> None:
    assert sorted(DECK) == sorted(RESHUFFLE.restock(DECK[:60], DECK[60:], Random(1)))


def test_reshuffle_mixes_the_discards_with_the_draw_pile() -> None:
    top = RESHUFFLE.restock((Card.TEMPURA,) * 50, (Card.WASABI,) * 50, Random(1))[:50]
    assert {Card.TEMPURA, Card.WASABI} == set(top)


@pytest.mark.parametrize("variant", FOR_ALL, ids=named)
def test_every_seat_can_win(variant: Variant) -> None:
    assert [0, 1, 2] == list(variant.may_win(range(3)))


def test_the_dummy_cannot_win() -> None:
    assert [0, 1] == list(DUMMY.may_win(range(3)))
