"""What holds in every game, from the first deal to the winners."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sushigo_rules.cards import Card, new_deck
from sushigo_rules.dealing import deal_hands
from sushigo_rules.game import Position, check_position, final_scores, find_winners, next_round, play_turn, start_game
from sushigo_rules.playing import Turn, choose_at_random, play
from sushigo_rules.tableau import same_tableau
from sushigo_rules.variants import BOTH_WAYS, DUMMY, ORDINARY, RESHUFFLE, Variant
from tests.positions import (
    GAME_IDS,
    GAMES,
    Moment,
    choose_eagerly,
    moments,
    rotate,
    turns,
)

SEEDS = range(20)
HAND_SIZES = {2: 10, 3: 9, 4: 8, 5: 7}
NO_DUMMY = [(players, variant) for players, variant in GAMES if variant is not DUMMY]
NO_DUMMY_IDS = [game for game in GAME_IDS if not game.startswith("dummy")]

many = settings(deadline=None, max_examples=250)
every_game = pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)
every_game_without_dummy = pytest.mark.parametrize("players, variant", NO_DUMMY, ids=NO_DUMMY_IDS)


def played(players: int, variant: Variant) -> list[list[Moment]]:
    """Play games in which any card is taken, and others full of chopsticks."""
    return [
        list(moments(players, variant, seed, choose(Random(seed))))
        for seed in SEEDS
        for choose in (choose_at_random, choose_eagerly)
    ]


def round_bounds(game: list[Moment]) -> list[tuple[Position, Position]]:
    """Each round's first and last position."""
    rounds: dict[int, list[Position]] = {}
    for moment in game:
        rounds.setdefault(moment.position.round_number, []).append(moment.position)
    return [(rounds[number][0], rounds[number][-1]) for number in (1, 2, 3)]


# Cards


@every_game
def test_the_108_cards_are_there_after_every_turn(players: int, variant: Variant) -> None:
    deck = Counter(new_deck())
    for game in played(players, variant):
        for moment in game:
            assert deck == moment.cards


@every_game
def test_every_position_between_the_rounds_is_accepted(players: int, variant: Variant) -> None:
    for game in played(players, variant):
        for moment in game[:-1]:
            check_position(moment.position)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_reshuffle_nothing_is_out_of_play_until_the_end(players: int) -> None:
    for game in played(players, RESHUFFLE):
        assert {()} == {moment.discards for moment in game[:-1]}


@every_game_without_dummy
def test_the_draw_pile_is_not_touched_during_a_round(players: int, variant: Variant) -> None:
    for game in played(players, variant):
        for one, other in pairwise(moment.position for moment in game):
            if one.round_number == other.round_number:
                assert one.draw_pile == other.draw_pile


def draw_piles(game: list[Moment]) -> list[int]:
    """How many cards the draw pile has in each round and at the end."""
    return list({moment.position.round_number: len(moment.position.draw_pile) for moment in game}.values())


@pytest.mark.parametrize(
    "players, variant, sizes",
    [
        (2, ORDINARY, [88, 68, 48, 48]),
        (3, ORDINARY, [81, 54, 27, 27]),
        (4, ORDINARY, [76, 44, 12, 12]),
        (5, ORDINARY, [73, 38, 3, 3]),
        (2, BOTH_WAYS, [88, 68, 48, 48]),
        (5, BOTH_WAYS, [73, 38, 3, 3]),
        (2, DUMMY, [81, 54, 27, 27]),
    ],
)
def test_so_many_cards_are_in_the_draw_pile(players: int, variant: Variant, sizes: list[int]) -> None:
    for game in played(players, variant):
        assert sizes == draw_piles(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_reshuffle_all_but_the_puddings_are_dealt_again(players: int) -> None:
    for game in played(players, RESHUFFLE):
        starts = [start for start, _ in round_bounds(game)]
        expected = [108 - sum(start.puddings) - players * HAND_SIZES[players] for start in starts]
        assert expected == [len(start.draw_pile) for start in starts]


@every_game
def test_puddings_stay_and_all_else_goes(players: int, variant: Variant) -> None:
    for game in played(players, variant):
        for one, other in pairwise(moment.position for moment in game):
            if one.round_number != other.round_number:
                assert [(Card.PUDDING,) * count for count in one.puddings] == list(other.tableaus)


@every_game
def test_cards_stay_on_the_table_but_for_used_chopsticks(players: int, variant: Variant) -> None:
    for game in played(players, variant):
        for one, other in pairwise(moment.position for moment in game):
            if one.round_number == other.round_number:
                for before, after in zip(one.tableaus, other.tableaus, strict=True):
                    gone = Counter(before) - Counter(after)
                    assert set(gone.elements()) <= {Card.CHOPSTICKS}


# Turns


@every_game_without_dummy
def test_hands_grow_shorter_by_one_and_the_last_card_is_laid_down(players: int, variant: Variant) -> None:
    one_round = [*range(HAND_SIZES[players], 1, -1), 0]
    for game in played(players, variant):
        sizes = [{len(hand) for hand in moment.position.hands} for moment in game]
        assert [*({size} for size in one_round * 3), {0}] == sizes


def test_beside_the_dummy_hands_and_pile_grow_shorter_to_the_end() -> None:
    one_round = list(range(9, -1, -1))
    for game in played(2, DUMMY):
        sizes = [{len(pile) for pile in (*moment.position.hands, moment.position.dummy_pile)} for moment in game]
        assert [*({size} for size in one_round * 3), {0}] == sizes


def test_control_of_the_dummy_changes_every_turn_of_the_game() -> None:
    for game in played(2, DUMMY):
        controllers = [moment.position.controller for moment in game if moment.position.hands[0]]
        assert [turn % 2 for turn in range(27)] == controllers


@every_game
def test_every_round_ends_with_as_many_cards_before_each_seat_as_were_dealt(players: int, variant: Variant) -> None:
    """Whoever uses chopsticks lays down two cards and gives one back."""
    dealt = 9 if variant is DUMMY else HAND_SIZES[players]
    for game in played(players, variant):
        for start, end in round_bounds(game):
            laid = [len(cards) - kept for cards, kept in zip(end.tableaus, start.puddings, strict=True)]
            assert [dealt] * len(laid) == laid


@every_game
def test_every_position_is_immutable_through_and_through(players: int, variant: Variant) -> None:
    """Only values made of values can be hashed."""
    for moment in moments(players, variant, 1):
        hash(moment.position)


@every_game
def test_the_same_seed_is_the_same_game_turn_by_turn(players: int, variant: Variant) -> None:
    assert list(moments(players, variant, 5)) == list(moments(players, variant, 5))


# Seats


def rotated(position: Position, places: int) -> Position:
    return position._replace(
        hands=rotate(position.hands, places),
        tableaus=rotate(position.tableaus, places),
        scores=rotate(position.scores, places),
    )


@many
@given(turns(), st.integers(1, 4))
def test_a_turn_does_not_ask_who_is_first(turn: tuple[Position, Turn], places: int) -> None:
    position, (picks, _) = turn
    after = play_turn(position, picks)
    assert rotated(after, places) == play_turn(rotated(position, places), rotate(picks, places))


def mirrored(position: Position) -> Position:
    """The same table seen in a mirror: the neighbour on the left is on the right."""
    return position._replace(hands=position.hands[::-1], tableaus=position.tableaus[::-1], scores=position.scores[::-1])


@many
@given(turns([ORDINARY]))
def test_passing_right_is_passing_left_seen_in_a_mirror(turn: tuple[Position, Turn]) -> None:
    position, (picks, _) = turn
    right = mirrored(position)._replace(round_number=2, variant=BOTH_WAYS)
    after = mirrored(play_turn(right, picks[::-1]))
    assert play_turn(position, picks)[1:5] == after[1:5]


@many
@given(turns([DUMMY]))
def test_with_the_dummy_a_turn_does_not_ask_which_player_is_first(turn: tuple[Position, Turn]) -> None:
    def swapped(position: Position) -> Position:
        one, other, dummy = position.tableaus
        return position._replace(
            hands=position.hands[::-1], tableaus=(other, one, dummy), controller=1 - position.controller
        )

    position, (picks, dummy_pick) = turn
    after = play(position, Turn(picks, dummy_pick))
    assert swapped(after) == play(swapped(position), Turn(picks[::-1], dummy_pick))


@many
@given(turns())
def test_the_order_of_the_cards_in_a_hand_makes_no_difference(turn: tuple[Position, Turn]) -> None:
    position, (picks, _) = turn
    turned = position._replace(hands=tuple(hand[::-1] for hand in position.hands))
    one, other = play_turn(position, picks), play_turn(turned, picks)
    assert [sorted(hand) for hand in one.hands] == [sorted(hand) for hand in other.hands]
    assert all(map(same_tableau, one.tableaus, other.tableaus))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_dealt_in_another_order_of_seats_the_hands_are_the_same(players: int) -> None:
    deck, size = new_deck(), HAND_SIZES[players]
    blocks = [deck[seat * size : (seat + 1) * size] for seat in range(players)]
    rest = deck[players * size :]
    for places in range(players):
        other_deck = sum(rotate(blocks, places), ()) + rest
        assert rotate(deal_hands(deck, players, size).hands, places) == deal_hands(other_deck, players, size).hands


def play_at_two_tables(players: int, variant: Variant, seed: int, places: int) -> tuple[Position, Position]:
    """Play one game twice, everybody sitting so many seats further at the other table; return both ends.

    The same hands are dealt to the same people at both tables; all else each table works out by itself.
    """
    rng = Random(seed)
    choose = choose_at_random(rng)
    one = start_game(players, rng, variant)
    other = rotated(one, places)
    while not one.over:
        while one.hands[0]:
            picks = choose(one).picks
            one, other = play_turn(one, picks), play_turn(other, rotate(picks, places))
        one, other = next_round(one, rng), next_round(other, rng)
        other = other._replace(hands=rotate(one.hands, places), draw_pile=one.draw_pile)
    return one, other


@every_game_without_dummy
def test_with_the_seats_rotated_the_final_scores_are_rotated(players: int, variant: Variant) -> None:
    for seed in range(5):
        for places in range(1, players):
            one, other = play_at_two_tables(players, variant, seed, places)
            assert rotate(final_scores(one), places) == final_scores(other)


@every_game_without_dummy
def test_with_the_seats_rotated_the_winners_are_the_same_people(players: int, variant: Variant) -> None:
    for seed in range(5):
        for places in range(1, players):
            one, other = play_at_two_tables(players, variant, seed, places)
            winners = find_winners(final_scores(one), one.puddings)
            expected = sorted((seat + places) % players for seat in winners)
            assert expected == list(find_winners(final_scores(other), other.puddings))
