from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sushigo_rules.cards import Card, Cards
from sushigo_rules.scoring import score_nigiri
from sushigo_rules.tableau import count_puddings, discard, keep_puddings, place_nigiri, same_tableau

EGG, SALMON, SQUID = Card.EGG_NIGIRI, Card.SALMON_NIGIRI, Card.SQUID_NIGIRI
WASABI, PUDDING, CHOPSTICKS, TEMPURA = Card.WASABI, Card.PUDDING, Card.CHOPSTICKS, Card.TEMPURA

some_cards = st.lists(st.sampled_from(Card), max_size=12).map(tuple)


def test_nigiri_without_wasabi_lies_on_the_table() -> None:
    assert ((), (SQUID, EGG)) == place_nigiri((SQUID, EGG))


@pytest.mark.parametrize("nigiri", [EGG, SALMON, SQUID])
def test_the_next_nigiri_goes_on_a_free_wasabi_whatever_it_is(nigiri: Card) -> None:
    assert ((nigiri,), ()) == place_nigiri((WASABI, nigiri))


def test_nigiri_laid_down_before_the_wasabi_stays_on_the_table() -> None:
    assert ((), (SQUID,)) == place_nigiri((SQUID, WASABI))


def test_other_cards_may_come_between() -> None:
    assert ((EGG,), ()) == place_nigiri((WASABI, TEMPURA, CHOPSTICKS, PUDDING, EGG))


def test_one_wasabi_takes_one_nigiri() -> None:
    assert ((EGG,), (SQUID,)) == place_nigiri((WASABI, EGG, SQUID))


def test_two_wasabi_take_two_nigiri() -> None:
    assert ((EGG, SQUID), (SALMON,)) == place_nigiri((WASABI, WASABI, EGG, SQUID, SALMON))


def test_one_nigiri_takes_one_of_two_wasabi_and_the_other_waits() -> None:
    assert ((EGG, SQUID), ()) == place_nigiri((WASABI, WASABI, EGG, TEMPURA, SQUID))


def test_a_later_wasabi_takes_a_later_nigiri() -> None:
    assert ((EGG, SQUID), (SALMON,)) == place_nigiri((WASABI, EGG, SALMON, WASABI, SQUID))


def test_a_card_that_is_no_nigiri_has_no_place() -> None:
    assert ((), ()) == place_nigiri(tuple(card for card in Card if card not in {EGG, SALMON, SQUID}))


def test_puddings_are_counted() -> None:
    assert 2 == count_puddings((PUDDING, TEMPURA, PUDDING))


def test_puddings_stay() -> None:
    assert (PUDDING, PUDDING) == keep_puddings((PUDDING, TEMPURA, WASABI, PUDDING))


def test_nothing_stays_without_puddings() -> None:
    assert () == keep_puddings((TEMPURA, CHOPSTICKS))


def test_all_but_puddings_goes() -> None:
    assert (TEMPURA, CHOPSTICKS, WASABI) == discard((TEMPURA, PUDDING, CHOPSTICKS, WASABI))


@given(some_cards)
def test_every_card_either_stays_or_goes(tableau: Cards) -> None:
    assert sorted(tableau) == sorted(keep_puddings(tableau) + discard(tableau))


def test_the_order_of_other_cards_makes_no_difference() -> None:
    assert same_tableau((TEMPURA, PUDDING, WASABI, EGG), (WASABI, EGG, PUDDING, TEMPURA))


def test_other_cards_make_another_tableau() -> None:
    assert not same_tableau((TEMPURA,), (PUDDING,))


def test_one_copy_more_makes_another_tableau() -> None:
    assert not same_tableau((TEMPURA,), (TEMPURA, TEMPURA))


def test_nigiri_before_the_wasabi_makes_another_tableau() -> None:
    assert not same_tableau((WASABI, EGG), (EGG, WASABI))


def test_another_nigiri_on_the_wasabi_makes_another_tableau() -> None:
    assert not same_tableau((WASABI, EGG, SQUID), (WASABI, SQUID, EGG))


def test_which_of_two_wasabi_has_the_nigiri_makes_no_difference() -> None:
    assert same_tableau((WASABI, WASABI, EGG), (WASABI, EGG, WASABI))


@given(some_cards, st.randoms(use_true_random=False), some_cards)
def test_same_tableaus_score_the_same_whatever_follows(one: Cards, rng: Random, later: Cards) -> None:
    shuffled = list(one)
    rng.shuffle(shuffled)
    other = tuple(shuffled)
    if same_tableau(one, other):
        assert score_nigiri(one + later) == score_nigiri(other + later)
