"""Time random games, and a bare loop as the measure of the machine."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from sushigo_rules.playing import choose_at_random, play_game
from sushigo_rules.variants import Variant

GAMES = 300
LOOPS = 2_000_000
REPEATS = 5


def best_of(work: Callable[[], None]) -> float:
    """Return the seconds of the fastest of five runs: the others were disturbed."""
    return min(time_once(work) for _ in range(REPEATS))


def time_once(work: Callable[[], None]) -> float:
    """Return the seconds that one run takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def games_per_second(players: int, variant: Variant) -> float:
    """Measure random games, chopsticks included; every run plays the same ones."""

    def play_games() -> None:
        rng = Random(1)
        choose = choose_at_random(rng)
        for _ in range(GAMES):
            play_game(players, choose, rng, variant)

    return GAMES / best_of(play_games)


def loops_per_second() -> float:
    """Measure a loop that does nothing."""

    def loop() -> None:
        for _ in range(LOOPS):
            pass

    return LOOPS / best_of(loop)
