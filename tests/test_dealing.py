from random import Random

import pytest

from sushigo_rules.cards import new_deck
from sushigo_rules.dealing import HAND_SIZES, Deal, check_players, deal_hands, shuffle
from sushigo_rules.errors import IllegalPlayersError

DECK = new_deck()


@pytest.mark.parametrize("players, size", [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_hand_size(players: int, size: int) -> None:
    assert size == HAND_SIZES[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players: int) -> None:
    check_players(players)


@pytest.mark.parametrize("players", [-2, 0, 1, 6, 7])
def test_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(IllegalPlayersError) as error:
        check_players(players)
    assert f"rule players-2-to-5: expected 2 to 5 players; found {players}" == str(error.value)


def test_shuffled_cards_are_the_same_cards() -> None:
    assert sorted(DECK) == sorted(shuffle(DECK, Random(1)))


def test_shuffled_cards_lie_in_another_order() -> None:
    assert shuffle(DECK, Random(1)) != DECK


def test_the_same_seed_shuffles_the_same() -> None:
    assert shuffle(DECK, Random(1)) == shuffle(DECK, Random(1))


def test_another_seed_shuffles_otherwise() -> None:
    assert shuffle(DECK, Random(2)) != shuffle(DECK, Random(1))


def test_every_card_comes_to_the_top_sometimes() -> None:
    assert set(DECK) == {shuffle(DECK, Random(seed))[0] for seed in range(400)}


def test_hands_are_dealt_from_the_top_and_the_rest_is_the_draw_pile() -> None:
    assert Deal(hands=(DECK[:3], DECK[3:6]), draw_pile=DECK[6:]) == deal_hands(DECK, 2, 3)


def test_a_deal_has_no_dummy_pile() -> None:
    assert () == deal_hands(DECK, 2, 3).dummy_pile
