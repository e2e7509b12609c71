from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from sushigo_rules import cards
from sushigo_rules.cards import CATEGORY_OF, COPIES_IN_DECK, Card, Category, check_one_deck, new_deck, without
from sushigo_rules.errors import InvalidPositionError

DECK = {
    "tempura": 14,
    "sashimi": 14,
    "dumpling": 14,
    "maki-1": 6,
    "maki-2": 12,
    "maki-3": 8,
    "egg-nigiri": 5,
    "salmon-nigiri": 10,
    "squid-nigiri": 5,
    "pudding": 10,
    "wasabi": 6,
    "chopsticks": 4,
}
CATEGORIES = {
    "tempura": "tempura",
    "sashimi": "sashimi",
    "dumpling": "dumplings",
    "maki-1": "maki-rolls",
    "maki-2": "maki-rolls",
    "maki-3": "maki-rolls",
    "egg-nigiri": "nigiri",
    "salmon-nigiri": "nigiri",
    "squid-nigiri": "nigiri",
    "pudding": "puddings",
    "wasabi": "nigiri",
    "chopsticks": "chopsticks",
}


def test_the_deck_has_108_cards() -> None:
    assert 108 == len(new_deck())


def test_the_deck_has_the_twelve_faces_and_no_other() -> None:
    assert set(DECK) == set(new_deck())


@pytest.mark.parametrize("word, copies", DECK.items())
def test_the_deck_has_so_many_copies_of(word: str, copies: int) -> None:
    assert copies == new_deck().count(Card(word))


@pytest.mark.parametrize("word, copies", DECK.items())
def test_the_list_of_copies_says_so_many(word: str, copies: int) -> None:
    assert copies == COPIES_IN_DECK[Card(word)]


def test_like_cards_are_together_in_a_new_deck() -> None:
    deck = new_deck()
    changes = sum(one != other for one, other in pairwise(deck))
    assert 11 == changes


@pytest.mark.parametrize("word", DECK)
def test_a_card_is_written_as_its_word(word: str) -> None:
    assert word == str(Card(word))


@pytest.mark.parametrize("card", Card)
def test_a_module_constant_is_the_face_it_names(card: Card) -> None:
    assert card is getattr(cards, card.name)


@pytest.mark.parametrize("card", Card)
def test_the_name_of_a_face_is_its_word_in_capitals(card: Card) -> None:
    assert card.value.upper().replace("-", "_") == card.name


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="'nori' is not a valid Card"):
        Card("nori")


@pytest.mark.parametrize("word, category", CATEGORIES.items())
def test_a_face_counts_in_its_category(word: str, category: str) -> None:
    assert Category(category) is CATEGORY_OF[Card(word)]


@pytest.mark.parametrize("category", Category)
def test_every_category_has_a_face(category: Category) -> None:
    assert category in CATEGORY_OF.values()


@pytest.mark.parametrize("mapping", [COPIES_IN_DECK, CATEGORY_OF])
def test_the_tables_cannot_be_changed(mapping: Mapping[Card, object]) -> None:
    table: Any = mapping
    with pytest.raises(TypeError):
        table[Card.TEMPURA] = 15


def test_without_takes_one_copy_only() -> None:
    assert (Card.EGG_NIGIRI, Card.TEMPURA) == without((Card.TEMPURA, Card.EGG_NIGIRI, Card.TEMPURA), (Card.TEMPURA,))


def test_without_takes_a_copy_for_each_card_asked() -> None:
    assert (Card.EGG_NIGIRI,) == without((Card.TEMPURA, Card.EGG_NIGIRI, Card.TEMPURA), (Card.TEMPURA, Card.TEMPURA))


def test_without_nothing_is_the_same_cards() -> None:
    assert (Card.TEMPURA, Card.EGG_NIGIRI) == without((Card.TEMPURA, Card.EGG_NIGIRI), ())


def test_without_a_card_that_is_not_there_fails() -> None:
    with pytest.raises(ValueError, match="not in list"):
        without((Card.TEMPURA,), (Card.TEMPURA, Card.TEMPURA))


def test_one_whole_deck_is_accepted() -> None:
    check_one_deck(new_deck())


def test_no_cards_are_accepted() -> None:
    check_one_deck(())


@pytest.mark.parametrize("card", Card)
def test_one_copy_more_than_the_deck_has_is_refused(card: Card) -> None:
    with pytest.raises(InvalidPositionError) as error:
        check_one_deck((*new_deck(), card))
    assert (
        f"rule deck-108: expected at most {DECK[card]} copies of {card}, as in one deck; found {DECK[card] + 1}"
        == str(error.value)
    )


def test_the_cards_of_the_deck_are_a_tuple_of_the_words() -> None:
    assert Counter(DECK) == Counter(str(card) for card in new_deck())
