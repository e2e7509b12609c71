from typing import Any

import pytest

from sushigo_rules.cards import Card, Cards
from sushigo_rules.dummy import play_dummy_turn
from sushigo_rules.errors import IllegalPickError, InvalidPositionError
from sushigo_rules.game import Pick, Position
from sushigo_rules.variants import DUMMY

TEMPURA, SASHIMI, DUMPLING, MAKI_1 = Card.TEMPURA, Card.SASHIMI, Card.DUMPLING, Card.MAKI_1
EGG, SQUID, WASABI, PUDDING, CHOPSTICKS = (
    Card.EGG_NIGIRI,
    Card.SQUID_NIGIRI,
    Card.WASABI,
    Card.PUDDING,
    Card.CHOPSTICKS,
)


def position_of(
    *hands: Cards,
    tableaus: tuple[Cards, ...] = ((), (), ()),
    pile: Cards = (MAKI_1, PUDDING),
    controller: int = 0,
) -> Position:
    return Position(1, hands, tableaus, (SQUID,), (1, 2, 3), variant=DUMMY, dummy_pile=pile, controller=controller)


BEFORE = position_of((TEMPURA, EGG), (SASHIMI, SASHIMI))


def test_the_controller_takes_a_card_and_gives_the_dummy_one() -> None:
    after = play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), EGG)
    assert ((TEMPURA,), (SASHIMI,), (EGG,)) == after.tableaus


def test_the_two_swap_hands_the_drawn_card_included() -> None:
    after = play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), EGG)
    assert ((SASHIMI,), (MAKI_1,)) == after.hands


def test_the_dummy_may_get_the_card_just_drawn() -> None:
    after = play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), MAKI_1)
    assert ((TEMPURA,), (SASHIMI,), (MAKI_1,)) == after.tableaus


def test_the_controller_may_take_the_card_just_drawn() -> None:
    after = play_dummy_turn(BEFORE, ((MAKI_1,), (SASHIMI,)), EGG)
    assert ((MAKI_1,), (SASHIMI,), (EGG,)) == after.tableaus


def test_the_pile_is_one_card_lower() -> None:
    assert (PUDDING,) == play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), EGG).dummy_pile


@pytest.mark.parametrize("controller, following", [(0, 1), (1, 0)])
def test_control_changes(controller: int, following: int) -> None:
    before = position_of((TEMPURA, EGG), (TEMPURA, EGG), controller=controller)
    assert following == play_dummy_turn(before, ((TEMPURA,), (TEMPURA,)), EGG).controller


def test_the_second_player_may_be_the_controller() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, DUMPLING), controller=1)
    after = play_dummy_turn(before, ((TEMPURA,), (SASHIMI,)), DUMPLING)
    assert ((MAKI_1,), (EGG,)) == after.hands


@pytest.mark.parametrize("field", ["round_number", "draw_pile", "scores", "variant"])
def test_a_turn_leaves_the_rest_as_it_was(field: str) -> None:
    after = play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), EGG)
    assert getattr(BEFORE, field) == getattr(after, field)


def test_cards_lie_in_the_order_laid_down() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), tableaus=((PUDDING,), (DUMPLING,), (WASABI,)))
    after = play_dummy_turn(before, ((TEMPURA,), (SASHIMI,)), EGG)
    assert ((PUDDING, TEMPURA), (DUMPLING, SASHIMI), (WASABI, EGG)) == after.tableaus


def test_the_controller_splits_the_last_two_cards() -> None:
    before = position_of((TEMPURA,), (SASHIMI,), pile=(MAKI_1,))
    after = play_dummy_turn(before, ((MAKI_1,), (SASHIMI,)), TEMPURA)
    assert (((MAKI_1,), (SASHIMI,), (TEMPURA,)), ((), ()), ()) == (
        after.tableaus,
        after.hands,
        after.dummy_pile,
    )


def test_hands_of_one_card_are_not_laid_down_before_the_ninth_turn() -> None:
    after = play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), EGG)
    assert (1, 1) == tuple(map(len, after.hands))


def test_the_controller_may_use_chopsticks() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), tableaus=((CHOPSTICKS,), (), ()))
    after = play_dummy_turn(before, ((TEMPURA, MAKI_1), (SASHIMI,)), EGG)
    assert ((TEMPURA, MAKI_1), (SASHIMI,), (EGG,)) == after.tableaus


def test_the_controllers_chopsticks_are_in_the_hand_that_is_swapped() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), tableaus=((CHOPSTICKS,), (), ()))
    after = play_dummy_turn(before, ((TEMPURA, MAKI_1), (SASHIMI,)), EGG)
    assert ((SASHIMI,), (CHOPSTICKS,)) == after.hands


def test_the_other_player_may_use_chopsticks() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, DUMPLING), tableaus=((), (CHOPSTICKS,), ()))
    after = play_dummy_turn(before, ((TEMPURA,), (DUMPLING, SASHIMI)), EGG)
    assert ((CHOPSTICKS,), (DUMPLING, SASHIMI)) == (after.hands[0], after.tableaus[1])


@pytest.mark.parametrize(
    "before, picks, dummy_pick, message",
    [
        pytest.param(
            BEFORE,
            ((TEMPURA,), (SASHIMI,)),
            PUDDING,
            "rule dummy-turn: expected a card for the dummy from (tempura, egg-nigiri, maki-1), the drawn one last; "
            "found pudding",
            id="the dummy's card is deeper in the pile",
        ),
        pytest.param(
            BEFORE,
            ((TEMPURA,), (SASHIMI,)),
            SASHIMI,
            "rule dummy-turn: expected a card for the dummy from (tempura, egg-nigiri, maki-1), the drawn one last; "
            "found sashimi",
            id="the dummy's card is in the other hand",
        ),
        pytest.param(
            BEFORE,
            ((TEMPURA,), (SASHIMI,)),
            TEMPURA,
            "rule choose-one: expected a card from the hand (egg-nigiri, maki-1); found tempura",
            id="one copy for both",
        ),
        pytest.param(
            position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), tableaus=((CHOPSTICKS,), (), ())),
            ((TEMPURA, EGG), (SASHIMI,)),
            CHOPSTICKS,
            "rule dummy-turn: expected a card for the dummy from (tempura, egg-nigiri, maki-1), the drawn one last; "
            "found chopsticks",
            id="the returning chopsticks for the dummy",
        ),
        pytest.param(
            BEFORE,
            ((TEMPURA,), (MAKI_1,)),
            EGG,
            "rule choose-one: expected a card from the hand (sashimi, sashimi); found maki-1",
            id="the drawn card for the other player",
        ),
        pytest.param(
            position_of((TEMPURA,), (SASHIMI,), tableaus=((CHOPSTICKS,), (), ()), pile=(MAKI_1,)),
            ((TEMPURA, MAKI_1), (SASHIMI,)),
            MAKI_1,
            "rule choose-one: expected a card from the hand (); found maki-1",
            id="chopsticks of the controller on the ninth turn",
        ),
        pytest.param(
            position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), tableaus=((), (), (CHOPSTICKS,))),
            ((TEMPURA, MAKI_1), (SASHIMI,)),
            EGG,
            "rule chopsticks-take-two: expected one card, as no chopsticks lie in front of the player; "
            "found (tempura, maki-1)",
            id="the dummy's chopsticks",
        ),
        pytest.param(
            BEFORE,
            ((TEMPURA,),),
            EGG,
            "rule choose-one: expected a pick from each of 2 players; found 1",
            id="a pick missing",
        ),
        pytest.param(
            BEFORE,
            ((TEMPURA,), (SASHIMI,), (EGG,)),
            EGG,
            "rule choose-one: expected a pick from each of 2 players; found 3",
            id="a pick too many",
        ),
    ],
)
def test_a_forbidden_turn_is_refused(before: Position, picks: tuple[Pick, ...], dummy_pick: Card, message: str) -> None:
    with pytest.raises(IllegalPickError) as error:
        play_dummy_turn(before, picks, dummy_pick)
    assert message == str(error.value)


def test_there_is_no_turn_without_a_pile() -> None:
    before = position_of((TEMPURA, EGG), (SASHIMI, SASHIMI), pile=())
    with pytest.raises(InvalidPositionError) as error:
        play_dummy_turn(before, ((TEMPURA,), (SASHIMI,)), EGG)
    assert "rule dummy-turn: expected a card on the dummy's pile; found none" == str(error.value)


def test_an_unknown_card_for_the_dummy_is_refused() -> None:
    unknown: Any = "nori"
    with pytest.raises(IllegalPickError, match=r"^rule dummy-turn: .* found nori$"):
        play_dummy_turn(BEFORE, ((TEMPURA,), (SASHIMI,)), unknown)
