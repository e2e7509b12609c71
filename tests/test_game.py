from random import Random
from typing import Any

import pytest

from sushigo_rules.cards import Card, Cards, new_deck
from sushigo_rules.errors import IllegalPickError, IllegalPlayersError, InvalidPositionError, SushiGoError
from sushigo_rules.game import (
    Pick,
    Position,
    check_position,
    final_scores,
    find_winners,
    next_round,
    play_turn,
    start_game,
)
from sushigo_rules.variants import BOTH_WAYS, DUMMY, ORDINARY, RESHUFFLE, Variant
from tests.positions import GAME_IDS, GAMES

TEMPURA, SASHIMI, DUMPLING, MAKI_1 = Card.TEMPURA, Card.SASHIMI, Card.DUMPLING, Card.MAKI_1
EGG, SQUID, WASABI, PUDDING, CHOPSTICKS = (
    Card.EGG_NIGIRI,
    Card.SQUID_NIGIRI,
    Card.WASABI,
    Card.PUDDING,
    Card.CHOPSTICKS,
)
# What the neighbour holds and takes where only the first seat matters.
NEUTRAL, ONE = (SASHIMI, SASHIMI, SASHIMI), (SASHIMI,)


def first_seat(hand: Cards, tableau: Cards) -> Position:
    """Two players; the neighbour has as many cards as the first."""
    return Position(1, (hand, (SASHIMI,) * len(hand)), (tableau, ()))


def play_first_seat(hand: Cards, tableau: Cards, pick: Pick) -> tuple[Cards, Cards]:
    """Return the hand that the first seat passed, and its tableau."""
    after = play_turn(first_seat(hand, tableau), (pick, ONE))
    return after.hands[1], after.tableaus[0]


def refusal(hand: Cards, tableau: Cards, pick: Any) -> SushiGoError:
    with pytest.raises(IllegalPickError) as error:
        play_turn(first_seat(hand, tableau), (pick, ONE))
    return error.value


# The start


@pytest.mark.parametrize("players, size, left", [(2, 10, 88), (3, 9, 81), (4, 8, 76), (5, 7, 73)])
def test_a_game_starts_with_hands_and_a_draw_pile(players: int, size: int, left: int) -> None:
    position = start_game(players, Random(1))
    assert ([size] * players, left) == ([len(hand) for hand in position.hands], len(position.draw_pile))


@pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)
def test_a_game_starts_with_one_deck(players: int, variant: Variant) -> None:
    position = start_game(players, Random(1), variant)
    cards = [*sum(position.hands, ()), *position.draw_pile, *position.dummy_pile]
    assert sorted(new_deck()) == sorted(cards)


@pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)
def test_a_game_starts_with_nothing_on_the_table(players: int, variant: Variant) -> None:
    assert ((),) * variant.count_seats(players) == start_game(players, Random(1), variant).tableaus


@pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)
def test_a_game_starts_without_points(players: int, variant: Variant) -> None:
    assert (0,) * variant.count_seats(players) == start_game(players, Random(1), variant).scores


def test_a_game_starts_with_round_one() -> None:
    assert 1 == start_game(2, Random(1)).round_number


def test_a_game_starts_shuffled() -> None:
    assert start_game(2, Random(2)).hands != start_game(2, Random(1)).hands


def test_the_first_player_controls_the_dummy_first() -> None:
    assert 0 == start_game(2, Random(1), DUMMY).controller


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_game_of_any_other_number_is_refused(players: int) -> None:
    with pytest.raises(IllegalPlayersError) as error:
        start_game(players, Random(1))
    assert f"rule players-2-to-5: expected 2 to 5 players; found {players}" == str(error.value)


def test_the_dummy_with_three_players_is_refused() -> None:
    with pytest.raises(IllegalPlayersError) as error:
        start_game(3, Random(1), DUMMY)
    assert "rule dummy-setup: expected 2 players beside the dummy; found 3" == str(error.value)


# Positions from outside


@pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)
def test_the_position_at_the_start_is_accepted(players: int, variant: Variant) -> None:
    position = start_game(players, Random(1), variant)
    assert position is check_position(position)


def test_a_position_without_scores_is_accepted() -> None:
    position = Position(3, ((), ()), ((), ()))
    assert position is check_position(position)


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_a_position_of_three_rounds_is_accepted(round_number: int) -> None:
    position = start_game(2, Random(1))._replace(round_number=round_number)
    assert position is check_position(position)


@pytest.mark.parametrize(
    "position, message",
    [
        pytest.param(
            Position(1, ((TEMPURA,) * 5,) * 2, ((TEMPURA,) * 5, ())),
            "rule deck-108: expected at most 14 copies of tempura, as in one deck; found 15",
            id="15 tempura",
        ),
        pytest.param(
            Position(1, ((), ()), ((), ()), (CHOPSTICKS,) * 5),
            "rule deck-108: expected at most 4 copies of chopsticks, as in one deck; found 5",
            id="5 chopsticks in the draw pile",
        ),
        pytest.param(
            Position(1, ((SASHIMI,) * 7,) * 2, ((), (), ()), (), (), DUMMY, (WASABI,) * 7),
            "rule deck-108: expected at most 6 copies of wasabi, as in one deck; found 7",
            id="7 wasabi in the dummy's pile",
        ),
        pytest.param(
            Position(1, (NEUTRAL, ONE, NEUTRAL), ((), (), ())),
            "rule hand-size: expected hands of equal length; found lengths [1, 3]",
            id="hands of unequal length",
        ),
        pytest.param(
            Position(1, (ONE, ONE, ONE), ((), ())),
            "rule cards-stay: expected 3 tableaus, one a seat; found 2",
            id="a tableau missing",
        ),
        pytest.param(
            Position(1, (ONE, ONE), ((), ()), (), (), DUMMY, ONE),
            "rule cards-stay: expected 3 tableaus, one a seat; found 2",
            id="the dummy's tableau missing",
        ),
        pytest.param(
            Position(1, (ONE, ONE), ((), ()), (), (1, 2, 3)),
            "rule round-score: expected 2 scores, one a seat; found 3",
            id="a score too many",
        ),
        pytest.param(
            Position(0, (ONE, ONE), ((), ())),
            "rule three-rounds: expected a round from 1 to 3; found 0",
            id="round 0",
        ),
        pytest.param(
            Position(4, (ONE, ONE), ((), ())),
            "rule three-rounds: expected a round from 1 to 3; found 4",
            id="round 4",
        ),
    ],
)
def test_an_impossible_position_is_refused(position: Position, message: str) -> None:
    with pytest.raises(InvalidPositionError) as error:
        check_position(position)
    assert message == str(error.value)


@pytest.mark.parametrize("players", [1, 6])
def test_a_position_of_one_or_six_players_is_refused(players: int) -> None:
    with pytest.raises(IllegalPlayersError) as error:
        check_position(Position(1, (ONE,) * players, ((),) * players))
    assert f"rule players-2-to-5: expected 2 to 5 players; found {players}" == str(error.value)


# One card


def test_the_card_taken_lies_on_the_table() -> None:
    assert (PUDDING, TEMPURA) == play_first_seat((SQUID, TEMPURA, EGG), (PUDDING,), (TEMPURA,))[1]


def test_the_other_cards_are_passed() -> None:
    assert (SQUID, EGG) == play_first_seat((SQUID, TEMPURA, EGG), (), (TEMPURA,))[0]


def test_only_one_copy_is_taken() -> None:
    assert (EGG, TEMPURA) == play_first_seat((TEMPURA, EGG, TEMPURA), (), (TEMPURA,))[0]


def test_hands_go_to_the_neighbour_on_the_left() -> None:
    position = Position(1, ((TEMPURA,) * 3, (DUMPLING,) * 3, (MAKI_1,) * 3), ((), (), ()))
    after = play_turn(position, ((TEMPURA,), (DUMPLING,), (MAKI_1,)))
    assert ((MAKI_1,) * 2, (TEMPURA,) * 2, (DUMPLING,) * 2) == after.hands


@pytest.mark.parametrize(
    "round_number, hands",
    [
        (1, ((MAKI_1,) * 2, (TEMPURA,) * 2, (DUMPLING,) * 2)),
        (2, ((DUMPLING,) * 2, (MAKI_1,) * 2, (TEMPURA,) * 2)),
        (3, ((MAKI_1,) * 2, (TEMPURA,) * 2, (DUMPLING,) * 2)),
    ],
)
def test_both_ways_passes_right_in_round_two(round_number: int, hands: tuple[Cards, ...]) -> None:
    position = Position(
        round_number,
        ((TEMPURA,) * 3, (DUMPLING,) * 3, (MAKI_1,) * 3),
        ((), (), ()),
        variant=BOTH_WAYS,
    )
    assert hands == play_turn(position, ((TEMPURA,), (DUMPLING,), (MAKI_1,))).hands


@pytest.mark.parametrize("field", ["round_number", "draw_pile", "scores", "variant"])
def test_a_turn_leaves_the_rest_as_it_was(field: str) -> None:
    position = Position(2, (NEUTRAL, NEUTRAL), ((), ()), (WASABI, EGG), (12, 7), BOTH_WAYS)
    assert getattr(position, field) == getattr(play_turn(position, (ONE, ONE)), field)


# The last card


def test_the_last_card_is_passed_and_laid_down() -> None:
    position = Position(1, ((TEMPURA, EGG), (DUMPLING, SQUID), (MAKI_1, WASABI)), ((), (), ()))
    after = play_turn(position, ((TEMPURA,), (DUMPLING,), (MAKI_1,)))
    assert ((TEMPURA, WASABI), (DUMPLING, EGG), (MAKI_1, SQUID)) == after.tableaus


def test_the_last_card_goes_right_in_round_two_of_both_ways() -> None:
    position = Position(2, ((TEMPURA, EGG), (DUMPLING, SQUID), (MAKI_1, WASABI)), ((), (), ()), variant=BOTH_WAYS)
    after = play_turn(position, ((TEMPURA,), (DUMPLING,), (MAKI_1,)))
    assert ((TEMPURA, SQUID), (DUMPLING, WASABI), (MAKI_1, EGG)) == after.tableaus


def test_no_cards_are_left_after_the_last() -> None:
    position = Position(1, ((TEMPURA, EGG), (DUMPLING, SQUID), (MAKI_1, WASABI)), ((), (), ()))
    assert ((), (), ()) == play_turn(position, ((TEMPURA,), (DUMPLING,), (MAKI_1,))).hands


def test_two_cards_are_no_last_card() -> None:
    assert (2, 2) == tuple(map(len, play_turn(first_seat(NEUTRAL, ()), (ONE, ONE)).hands))


def test_the_last_card_lies_after_the_one_taken() -> None:
    position = Position(1, ((TEMPURA, PUDDING), (WASABI, EGG)), ((), ()))
    assert (TEMPURA, EGG) == play_turn(position, ((TEMPURA,), (WASABI,))).tableaus[0]


# Chopsticks


def test_chopsticks_take_two() -> None:
    assert (TEMPURA, EGG) == play_first_seat((EGG, SQUID, TEMPURA), (CHOPSTICKS,), (TEMPURA, EGG))[1]


def test_used_chopsticks_are_passed_on() -> None:
    assert (SQUID, CHOPSTICKS) == play_first_seat((EGG, SQUID, TEMPURA), (CHOPSTICKS,), (TEMPURA, EGG))[0]


def test_chopsticks_need_not_be_used() -> None:
    assert (CHOPSTICKS, EGG) == play_first_seat((EGG, SQUID, TEMPURA), (CHOPSTICKS,), (EGG,))[1]


def test_of_two_chopsticks_one_stays() -> None:
    assert (CHOPSTICKS, EGG, SQUID) == play_first_seat((EGG, SQUID, TEMPURA), (CHOPSTICKS, CHOPSTICKS), (EGG, SQUID))[1]


def test_other_cards_on_the_table_stay_in_their_order() -> None:
    assert (WASABI, PUDDING, EGG, SQUID) == play_first_seat(
        (EGG, SQUID, TEMPURA), (WASABI, CHOPSTICKS, PUDDING), (EGG, SQUID)
    )[1]


def test_two_copies_of_a_card_may_be_taken() -> None:
    assert (TEMPURA, TEMPURA) == play_first_seat((TEMPURA, SQUID, TEMPURA), (CHOPSTICKS,), (TEMPURA, TEMPURA))[1]


def test_chopsticks_may_be_one_of_the_two() -> None:
    assert (EGG, CHOPSTICKS) == play_first_seat((CHOPSTICKS, SQUID, EGG), (CHOPSTICKS,), (EGG, CHOPSTICKS))[1]


@pytest.mark.parametrize("pick", [(WASABI, EGG), (EGG, WASABI)])
def test_the_two_are_laid_down_in_the_order_chosen(pick: Pick) -> None:
    assert pick == play_first_seat((EGG, SQUID, WASABI), (CHOPSTICKS,), pick)[1]


def test_both_cards_of_a_hand_of_two_may_be_taken() -> None:
    position = Position(1, ((TEMPURA, EGG), (DUMPLING, SQUID)), ((CHOPSTICKS,), ()))
    after = play_turn(position, ((TEMPURA, EGG), (DUMPLING,)))
    assert ((TEMPURA, EGG, SQUID), (DUMPLING, CHOPSTICKS)) == after.tableaus


def test_every_player_may_use_chopsticks_in_the_same_turn() -> None:
    position = Position(1, (NEUTRAL, NEUTRAL), ((CHOPSTICKS,), (CHOPSTICKS,)))
    after = play_turn(position, ((SASHIMI, SASHIMI), (SASHIMI, SASHIMI)))
    assert ((SASHIMI, CHOPSTICKS), (SASHIMI, CHOPSTICKS)) == after.hands


# Refused picks


@pytest.mark.parametrize(
    "hand, tableau, pick, message",
    [
        pytest.param(
            (TEMPURA, EGG),
            (),
            (SQUID,),
            "rule choose-one: expected a card from the hand (tempura, egg-nigiri); found squid-nigiri",
            id="not in the hand",
        ),
        pytest.param(
            (TEMPURA, EGG),
            (),
            ("nori",),
            "rule choose-one: expected a card from the hand (tempura, egg-nigiri); found nori",
            id="unknown card",
        ),
        pytest.param(
            (TEMPURA, EGG),
            (SQUID,),
            (SQUID,),
            "rule choose-one: expected a card from the hand (tempura, egg-nigiri); found squid-nigiri",
            id="on the table",
        ),
        pytest.param(
            NEUTRAL,
            (),
            (),
            "rule choose-one: expected one card from every player; found none",
            id="no card",
        ),
        pytest.param(
            NEUTRAL,
            (CHOPSTICKS,),
            (),
            "rule choose-one: expected one card from every player; found none",
            id="no card with chopsticks",
        ),
        pytest.param(
            (TEMPURA, EGG, SQUID),
            (),
            (TEMPURA, SQUID),
            "rule chopsticks-take-two: expected one card, as no chopsticks lie in front of the player; "
            "found (tempura, squid-nigiri)",
            id="two without chopsticks",
        ),
        pytest.param(
            (CHOPSTICKS, EGG, SQUID),
            (),
            (CHOPSTICKS, SQUID),
            "rule chopsticks-take-two: expected one card, as no chopsticks lie in front of the player; "
            "found (chopsticks, squid-nigiri)",
            id="chopsticks on the turn they are taken",
        ),
        pytest.param(
            (TEMPURA, EGG, SQUID),
            (CHOPSTICKS, CHOPSTICKS),
            (TEMPURA, EGG, SQUID),
            "rule chopsticks-one-per-turn: expected at most two cards, with chopsticks; found 3",
            id="three with two chopsticks",
        ),
        pytest.param(
            (TEMPURA, EGG, SQUID),
            (CHOPSTICKS,),
            (TEMPURA, TEMPURA),
            "rule choose-one: expected a card from the hand (egg-nigiri, squid-nigiri); found tempura",
            id="one copy twice",
        ),
        pytest.param(
            (TEMPURA, EGG, SQUID),
            (CHOPSTICKS,),
            (TEMPURA, CHOPSTICKS),
            "rule choose-one: expected a card from the hand (egg-nigiri, squid-nigiri); found chopsticks",
            id="the returning chopsticks",
        ),
        pytest.param(
            (TEMPURA, EGG, SQUID),
            (CHOPSTICKS,),
            (WASABI, TEMPURA),
            "rule choose-one: expected a card from the hand (tempura, egg-nigiri, squid-nigiri); found wasabi",
            id="the first of two not in the hand",
        ),
    ],
)
def test_a_forbidden_pick_is_refused(hand: Cards, tableau: Cards, pick: Any, message: str) -> None:
    assert message == str(refusal(hand, tableau, pick))


def test_a_pick_missing_is_refused() -> None:
    with pytest.raises(IllegalPickError) as error:
        play_turn(first_seat(NEUTRAL, ()), (ONE,))
    assert "rule choose-one: expected a pick from each of 2 players; found 1" == str(error.value)


def test_a_pick_too_many_is_refused() -> None:
    with pytest.raises(IllegalPickError) as error:
        play_turn(first_seat(NEUTRAL, ()), (ONE, ONE, ONE))
    assert "rule choose-one: expected a pick from each of 2 players; found 3" == str(error.value)


@pytest.mark.parametrize("size", [0, 1])
def test_there_is_no_turn_without_a_choice(size: int) -> None:
    with pytest.raises(IllegalPickError) as error:
        play_turn(first_seat((SASHIMI,) * size, ()), (ONE, ONE))
    assert f"rule last-card: expected hands of two or more to choose from; found {size}" == str(error.value)


def test_the_second_seat_is_checked_as_well() -> None:
    with pytest.raises(IllegalPickError) as error:
        play_turn(first_seat(NEUTRAL, ()), (ONE, (EGG,)))
    assert "rule choose-one: expected a card from the hand (sashimi, sashimi, sashimi); found egg-nigiri" == str(
        error.value
    )


def test_after_a_refused_pick_the_game_is_as_it_was() -> None:
    position = first_seat((TEMPURA, EGG, SQUID), (CHOPSTICKS,))
    with pytest.raises(IllegalPickError):
        play_turn(position, ((TEMPURA, EGG), (EGG,)))
    assert first_seat((TEMPURA, EGG, SQUID), (CHOPSTICKS,)) == position


def test_a_position_cannot_be_changed() -> None:
    position: Any = start_game(2, Random(1))
    with pytest.raises(AttributeError):
        position.round_number = 2


def test_a_turn_leaves_the_position_before_it_as_it_was() -> None:
    position = first_seat((TEMPURA, EGG, SQUID), (CHOPSTICKS,))
    play_turn(position, ((TEMPURA, EGG), ONE))
    assert first_seat((TEMPURA, EGG, SQUID), (CHOPSTICKS,)) == position


# Between rounds

ROUND_OVER = Position(
    1,
    ((), ()),
    ((TEMPURA, PUDDING, TEMPURA), (DUMPLING, CHOPSTICKS, PUDDING, PUDDING)),
    new_deck()[-60:],
    (20, 30),
)
DUMMY_ROUND_OVER = Position(
    1, ((), ()), ((TEMPURA, TEMPURA), (PUDDING,), (DUMPLING, PUDDING)), new_deck(), (20, 30, 40), DUMMY, (), 1
)


def test_the_points_of_the_round_are_added_to_the_totals() -> None:
    assert (25, 31) == next_round(ROUND_OVER, Random(1)).scores


def test_the_points_of_the_dummy_are_added_too() -> None:
    assert (25, 30, 41) == next_round(DUMMY_ROUND_OVER, Random(1)).scores


def test_only_puddings_stay_on_the_table() -> None:
    assert ((PUDDING,), (PUDDING, PUDDING)) == next_round(ROUND_OVER, Random(1)).tableaus


def test_the_dummy_keeps_its_puddings() -> None:
    assert ((), (PUDDING,), (PUDDING,)) == next_round(DUMMY_ROUND_OVER, Random(1)).tableaus


def test_the_next_round_is_one_more() -> None:
    assert 2 == next_round(ROUND_OVER, Random(1)).round_number


def test_the_next_hands_come_from_the_top_of_the_draw_pile() -> None:
    pile = ROUND_OVER.draw_pile
    assert (pile[:10], pile[10:20]) == next_round(ROUND_OVER, Random(1)).hands


def test_the_draw_pile_is_not_shuffled_again() -> None:
    assert ROUND_OVER.draw_pile[20:] == next_round(ROUND_OVER, Random(1)).draw_pile


def test_the_dummys_next_pile_comes_from_the_draw_pile() -> None:
    assert DUMMY_ROUND_OVER.draw_pile[18:27] == next_round(DUMMY_ROUND_OVER, Random(1)).dummy_pile


@pytest.mark.parametrize("controller", [0, 1])
def test_who_would_be_next_begins_the_next_round_with_the_dummy(controller: int) -> None:
    after = next_round(DUMMY_ROUND_OVER._replace(controller=controller), Random(1))
    assert controller == after.controller


@pytest.mark.parametrize("variant", [ORDINARY, BOTH_WAYS])
def test_the_variant_stays(variant: Variant) -> None:
    assert variant is next_round(ROUND_OVER._replace(variant=variant), Random(1)).variant


@pytest.mark.parametrize("round_number, over", [(1, False), (2, False), (3, True)])
def test_the_game_is_over_after_round_three(round_number: int, over: bool) -> None:
    assert over is next_round(ROUND_OVER._replace(round_number=round_number), Random(1)).over


@pytest.mark.parametrize("variant", [ORDINARY, BOTH_WAYS, RESHUFFLE])
def test_nothing_is_dealt_after_round_three(variant: Variant) -> None:
    after = next_round(ROUND_OVER._replace(round_number=3, variant=variant), Random(1))
    assert (((), ()), ROUND_OVER.draw_pile) == (after.hands, after.draw_pile)


def test_round_three_is_scored_too() -> None:
    assert (25, 31) == next_round(ROUND_OVER._replace(round_number=3), Random(1)).scores


def test_reshuffle_deals_discards_again() -> None:
    position = ROUND_OVER._replace(variant=RESHUFFLE, draw_pile=(SASHIMI,) * 14 + (EGG,) * 3)
    after = next_round(position, Random(1))
    assert sorted((*position.draw_pile, TEMPURA, TEMPURA, DUMPLING, CHOPSTICKS)) == sorted(
        sum(after.hands, after.draw_pile)
    )


# The end


def test_final_scores_are_the_totals_and_the_puddings() -> None:
    position = Position(4, ((),) * 3, ((PUDDING,) * 2, (PUDDING,), ()), (), (10, 20, 3))
    assert (16, 20, -3) == final_scores(position)


def test_the_dummy_has_its_part_in_the_puddings() -> None:
    position = Position(4, ((), ()), ((PUDDING,), (), (PUDDING,)), (), (10, 20, 30), DUMMY)
    assert (13, 14, 33) == final_scores(position)


def test_the_puddings_of_a_position_are_counted_seat_by_seat() -> None:
    assert (2, 0) == Position(1, ((), ()), ((PUDDING, EGG, PUDDING), (EGG,))).puddings


@pytest.mark.parametrize(
    "scores, puddings, winners",
    [
        pytest.param((30, 40, 20), (0, 0, 5), (1,), id="most points"),
        pytest.param((40, 40, 20), (1, 2, 5), (1,), id="tie decided by puddings"),
        pytest.param((40, 40, 40), (2, 1, 2), (0, 2), id="tie shared"),
        pytest.param((-3, -1), (0, 0), (1,), id="below zero"),
    ],
)
def test_winners(scores: tuple[int, ...], puddings: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert winners == find_winners(scores, puddings)


@pytest.mark.parametrize(
    "scores, puddings, winners",
    [
        pytest.param((30, 20, 50), (0, 0, 0), (0,), id="fewer points than the dummy"),
        pytest.param((30, 30, 30), (1, 2, 3), (1,), id="fewer puddings than the dummy"),
        pytest.param((30, 30, 30), (2, 2, 2), (0, 1), id="tied with the dummy"),
    ],
)
def test_the_dummy_never_wins(scores: tuple[int, ...], puddings: tuple[int, ...], winners: tuple[int, ...]) -> None:
    assert winners == find_winners(scores, puddings, DUMMY)


# What the checks of a position and of the round's end refuse


def test_the_dummy_gets_a_card_in_every_turn() -> None:
    position = start_game(2, Random(1), DUMMY)
    with pytest.raises(IllegalPickError) as error:
        play_turn(position, [hand[:1] for hand in position.hands])
    assert "rule dummy-turn: expected a card for the dummy too; found none" == str(error.value)


def test_a_round_does_not_end_with_cards_in_the_hands() -> None:
    with pytest.raises(InvalidPositionError) as error:
        next_round(first_seat(NEUTRAL, ()), Random(1))
    assert "rule three-rounds: expected a round played to its end; found hands of 3" == str(error.value)


def test_a_draw_pile_too_small_for_the_next_round_is_refused() -> None:
    with pytest.raises(InvalidPositionError) as error:
        next_round(ROUND_OVER._replace(draw_pile=new_deck()[:19]), Random(1))
    assert "rule round-deal: expected at least 20 cards to deal; found 19" == str(error.value)


def test_a_controller_who_is_no_player_is_refused() -> None:
    with pytest.raises(InvalidPositionError) as error:
        check_position(start_game(2, Random(1), DUMMY)._replace(controller=2))
    assert "rule dummy-alternates: expected a controller from 0 to 1; found 2" == str(error.value)


def test_a_pile_shorter_than_the_hands_is_refused() -> None:
    with pytest.raises(InvalidPositionError) as error:
        check_position(start_game(2, Random(1), DUMMY)._replace(dummy_pile=ONE))
    assert "rule dummy-turn: expected a dummy's pile of 9 cards; found 1" == str(error.value)


def test_a_pile_without_a_dummy_is_refused() -> None:
    with pytest.raises(InvalidPositionError) as error:
        check_position(start_game(2, Random(1))._replace(dummy_pile=ONE, draw_pile=()))
    assert "rule dummy-turn: expected a dummy's pile of 0 cards; found 1" == str(error.value)
