from collections import Counter
from random import Random, getstate
from typing import Any

import pytest

from sushigo_rules.cards import Card
from sushigo_rules.dummy import play_dummy_turn
from sushigo_rules.errors import IllegalPickError, IllegalPlayersError
from sushigo_rules.game import Position, play_turn, start_game
from sushigo_rules.playing import GameRecord, Turn, choose_at_random, pick_at_random, play, play_game
from sushigo_rules.scoring import RoundPoints
from sushigo_rules.variants import DUMMY, Variant
from tests import oracle
from tests.positions import GAME_IDS, GAMES, moments, round_ends

TEMPURA, EGG, SQUID, CHOPSTICKS = Card.TEMPURA, Card.EGG_NIGIRI, Card.SQUID_NIGIRI, Card.CHOPSTICKS
SEEDS = range(10)

every_game = pytest.mark.parametrize("players, variant", GAMES, ids=GAME_IDS)


def record(players: int, variant: Variant, seed: int) -> GameRecord:
    rng = Random(seed)
    return play_game(players, choose_at_random(rng), rng, variant)


# The record


@every_game
def test_a_record_has_three_rounds(players: int, variant: Variant) -> None:
    assert 3 == len(record(players, variant, 1).rounds)


@every_game
@pytest.mark.parametrize("field", ["puddings", "pudding_points", "scores"])
def test_a_record_has_a_number_for_every_seat(players: int, variant: Variant, field: str) -> None:
    assert variant.count_seats(players) == len(getattr(record(players, variant, 1), field))


@every_game
def test_the_scores_are_all_rounds_and_the_puddings(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        game = record(players, variant, seed)
        sums = [
            sum(points[seat].total for points in game.rounds) + game.pudding_points[seat]
            for seat in range(variant.count_seats(players))
        ]
        assert sums == list(game.scores)


@every_game
def test_the_scores_are_all_categories_and_the_puddings(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        game = record(players, variant, seed)
        by_category = [
            [sum(getattr(points[seat], category) for points in game.rounds) for category in RoundPoints._fields]
            for seat in range(variant.count_seats(players))
        ]
        sums = [sum(seat) + extra for seat, extra in zip(by_category, game.pudding_points, strict=True)]
        assert sums == list(game.scores)


@every_game
def test_the_points_of_every_round_are_those_of_the_oracle(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        expected = [oracle.round_points(end) for end in round_ends(players, variant, seed)]
        rounds = record(players, variant, seed).rounds
        assert expected == [[seat._asdict() for seat in points] for points in rounds]


@every_game
def test_the_pudding_points_are_those_of_the_oracle(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        game = record(players, variant, seed)
        assert oracle.pudding_points(game.puddings) == list(game.pudding_points)


@every_game
def test_the_scores_are_those_of_the_oracle(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        expected = oracle.game_scores(round_ends(players, variant, seed))
        assert expected == list(record(players, variant, seed).scores)


@every_game
def test_the_puddings_are_those_on_the_table_at_the_end(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        expected = [cards.count(Card.PUDDING) for cards in round_ends(players, variant, seed)[-1]]
        assert expected == list(record(players, variant, seed).puddings)


@every_game
def test_the_winners_are_those_of_the_oracle(players: int, variant: Variant) -> None:
    for seed in SEEDS:
        game = record(players, variant, seed)
        assert oracle.winners(game.scores, game.puddings, variant is DUMMY) == list(game.winners)


def test_a_record_cannot_be_changed() -> None:
    game: Any = record(2, DUMMY, 1)
    with pytest.raises(AttributeError):
        game.scores = (0, 0, 0)


# Chance


@every_game
def test_the_same_seed_is_the_same_game(players: int, variant: Variant) -> None:
    assert record(players, variant, 7) == record(players, variant, 7)


@every_game
def test_another_seed_is_another_game(players: int, variant: Variant) -> None:
    assert record(players, variant, 8) != record(players, variant, 7)


@every_game
def test_the_chance_of_the_interpreter_is_left_alone(players: int, variant: Variant) -> None:
    before = getstate()
    record(players, variant, 1)
    assert before == getstate()


# Turns


def test_an_ordinary_turn_is_played_for_the_players() -> None:
    position = start_game(3, Random(1))
    picks = [hand[:1] for hand in position.hands]
    assert play_turn(position, picks) == play(position, Turn(picks))


def test_a_turn_with_the_dummy_is_played_for_the_dummy_too() -> None:
    position = start_game(2, Random(1), DUMMY)
    picks, dummy_pick = [hand[:1] for hand in position.hands], position.dummy_pile[0]
    assert play_dummy_turn(position, picks, dummy_pick) == play(position, Turn(picks, dummy_pick))


def test_a_strategy_that_breaks_a_rule_is_refused() -> None:
    def take_three(position: Position) -> Turn:
        return Turn([hand[:3] for hand in position.hands])

    with pytest.raises(IllegalPickError, match=r"^rule chopsticks-one-per-turn: .* found 3$"):
        play_game(2, take_three, Random(1))


def test_a_game_of_six_is_refused() -> None:
    with pytest.raises(IllegalPlayersError, match=r"^rule players-2-to-5: .* found 6$"):
        play_game(6, choose_at_random(Random(1)), Random(1))


def test_a_game_of_three_with_the_dummy_is_refused() -> None:
    with pytest.raises(IllegalPlayersError, match=r"^rule dummy-setup: .* found 3$"):
        play_game(3, choose_at_random(Random(1)), Random(1), DUMMY)


# Random picks

HAND = (TEMPURA, EGG, SQUID)


def test_without_chopsticks_every_single_card_is_picked() -> None:
    rng = Random(1)
    assert {(card,) for card in HAND} == {pick_at_random(HAND, (), rng) for _ in range(200)}


def test_with_chopsticks_every_card_and_every_two_in_either_order_are_picked() -> None:
    rng = Random(1)
    every = {(one,) for one in HAND} | {(one, other) for one in HAND for other in HAND if one != other}
    assert every == {pick_at_random(HAND, (CHOPSTICKS,), rng) for _ in range(1000)}


def test_chopsticks_are_used_in_half_the_turns() -> None:
    rng = Random(1)
    sizes = Counter(len(pick_at_random(HAND, (CHOPSTICKS,), rng)) for _ in range(4000))
    assert 2000 == pytest.approx(sizes[2], abs=150)


def test_every_card_is_picked_equally_often() -> None:
    rng = Random(1)
    firsts = Counter(pick_at_random(HAND, (), rng)[0] for _ in range(6000))
    assert [2000] * 3 == pytest.approx([firsts[card] for card in HAND], abs=150)


def test_from_one_card_chopsticks_pick_it_alone() -> None:
    rng = Random(1)
    assert {(EGG,)} == {pick_at_random((EGG,), (CHOPSTICKS,), rng) for _ in range(50)}


@every_game
def test_random_games_use_chopsticks(players: int, variant: Variant) -> None:
    rng = Random(1)
    choose = choose_at_random(rng)
    seen: set[int] = set()
    for moment in (moment for seed in SEEDS for moment in moments(players, variant, seed)):
        if moment.position.hands[0]:
            seen.update(len(pick) for pick in choose(moment.position).picks)
    assert {1, 2} == seen


def test_the_dummy_gets_the_drawn_card_and_others() -> None:
    rng = Random(1)
    choose = choose_at_random(rng)
    position = start_game(2, Random(1), DUMMY)._replace(
        hands=((TEMPURA, TEMPURA), (EGG, EGG)), dummy_pile=(SQUID, CHOPSTICKS), controller=1
    )
    assert {EGG, SQUID} == {choose(position).dummy_pick for _ in range(50)}
