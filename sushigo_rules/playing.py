"""Whole games, played to the end and recorded round by round."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from sushigo_rules.cards import CHOPSTICKS, Card, Cards, without
from sushigo_rules.dummy import DUMMY_SEAT, play_dummy_turn
from sushigo_rules.game import (
    Pick,
    Position,
    deal_next_round,
    final_scores,
    find_winners,
    play_turn,
    start_game,
)
from sushigo_rules.scoring import PerSeat, RoundPoints, score_puddings, score_round
from sushigo_rules.variants import DUMMY, ORDINARY, Variant


class Turn(NamedTuple):
    """What is decided in one turn: a pick per player, and in the dummy variant the dummy's card."""

    picks: Sequence[Pick]
    dummy_pick: Card | None = None


Strategy: TypeAlias = Callable[[Position], Turn]
"""Decides a turn for all seats."""


class GameRecord(NamedTuple):
    """A game that is over, its points broken down by round, seat and category."""

    rounds: tuple[tuple[RoundPoints, ...], ...]
    """``rounds[r][seat]``: the points of round ``r + 1``."""
    puddings: PerSeat
    """How many puddings each seat has."""
    pudding_points: PerSeat
    scores: PerSeat
    """Everything counted."""
    winners: PerSeat
    """One seat, or several that share the victory."""


def play_game(players: int, strategy: Strategy, rng: Random, variant: Variant = ORDINARY) -> GameRecord:
    """Play three rounds from a new deck and count the puddings.

    Args:
        players: 2 to 5; 2 in the dummy variant.
        strategy: decides every turn.
        rng: shuffles.
        variant: one of :data:`sushigo_rules.variants.VARIANTS`, or the ordinary game.

    Raises:
        IllegalPlayersError: the game, or the variant, is not made for so many.
        IllegalPickError: the strategy breaks a rule.
    """
    position = start_game(players, rng, variant)
    rounds = []
    while not position.over:
        while position.hands[0]:
            position = play(position, strategy(position))
        points = score_round(position.tableaus)
        rounds.append(points)
        position = deal_next_round(position, points, rng)
    scores = final_scores(position)
    return GameRecord(
        rounds=tuple(rounds),
        puddings=position.puddings,
        pudding_points=score_puddings(position.puddings),
        scores=scores,
        winners=find_winners(scores, position.puddings, variant),
    )


def play(position: Position, turn: Turn) -> Position:
    """Play one turn, the dummy's card too where there is one."""
    if turn.dummy_pick is None:
        return play_turn(position, turn.picks)
    return play_dummy_turn(position, turn.picks, turn.dummy_pick)


def choose_at_random(rng: Random) -> Strategy:
    """Return a strategy that takes any card, and with chopsticks in front of a seat two in half the turns."""

    def choose(position: Position) -> Turn:
        if position.variant is DUMMY:
            return choose_with_dummy(position, rng)
        hands, tableaus = position.hands, position.tableaus
        return Turn([pick_at_random(hand, tableau, rng) for hand, tableau in zip(hands, tableaus, strict=True)])

    return choose


def choose_with_dummy(position: Position, rng: Random) -> Turn:
    """Pick for the two players and, from the controller's hand and the card drawn, for the dummy."""
    hands = list(position.hands)
    hands[position.controller] += position.dummy_pile[:1]
    dummy_pick = rng.choice(hands[position.controller])
    hands[position.controller] = without(hands[position.controller], (dummy_pick,))
    tableaus = position.tableaus[:DUMMY_SEAT]
    return Turn([pick_at_random(*seat, rng) for seat in zip(hands, tableaus, strict=True)], dummy_pick)


def pick_at_random(hand: Cards, tableau: Cards, rng: Random) -> Pick:
    """Pick one card of the hand, or in half the turns that chopsticks allow it two, in either order."""
    random = rng.random
    first = int(random() * len(hand))
    if CHOPSTICKS not in tableau or len(hand) == 1 or random() < 0.5:
        return (hand[first],)
    second = int(random() * (len(hand) - 1))
    return hand[first], hand[second + (second >= first)]
