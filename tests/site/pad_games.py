"""Whole games for the score pad, played by the reference engine, with what it counts."""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from sushigo_rules.cards import CHOPSTICKS, PUDDING, WASABI, Cards
from sushigo_rules.game import deal_next_round, final_scores, find_winners, start_game
from sushigo_rules.playing import choose_at_random, play
from sushigo_rules.scoring import PerSeat, RoundPoints, count_icons, score_puddings, score_round
from sushigo_rules.variants import ORDINARY as USUAL
from sushigo_rules.variants import VARIANTS, Variant

CATEGORIES: Final = ("maki-rolls", "tempura", "sashimi", "dumplings", "nigiri")
"""As the pad names the fields of RoundPoints, in their order."""


class PlayedGame(NamedTuple):
    """What was laid down, round by round without the puddings of earlier rounds, and what the reference counts."""

    variant: Variant
    players: int
    rounds: tuple[tuple[Cards, ...], ...]
    points: tuple[tuple[RoundPoints, ...], ...]
    puddings: PerSeat
    pudding_points: PerSeat
    scores: PerSeat
    winners: PerSeat

    @property
    def file(self) -> dict[str, Any]:
        """The game as the pad saves it."""
        return {
            "schema": "game.schema.json",
            "version": 1,
            "variant": None if self.variant is USUAL else self.variant.name,
            "players": ["Ada", "Ben", "Cleo", "Dan", "Eve"][: self.players],
            "rounds": [[list(cards) for cards in tableaus] for tableaus in self.rounds],
            "finished": False,
        }

    @property
    def text(self) -> str:
        return json.dumps(self.file)


def play_whole(players: int, seed: int, variant: Variant = USUAL) -> PlayedGame:
    """Play at random; the positions are real ones."""
    rng = Random(seed)
    strategy = choose_at_random(rng)
    position = start_game(players, rng, variant)
    rounds, points = [], []
    while not position.over:
        kept = position.puddings
        while position.hands[0]:
            position = play(position, strategy(position))
        rounds.append(tuple(cards[kept[seat] :] for seat, cards in enumerate(position.tableaus)))
        points.append(score_round(position.tableaus))
        position = deal_next_round(position, points[-1], rng)
    scores, puddings = final_scores(position), position.puddings
    winners = find_winners(scores, puddings, variant)
    return PlayedGame(
        variant, players, tuple(rounds), tuple(points), puddings, score_puddings(puddings), scores, winners
    )


def rich_game(players: int = 4) -> PlayedGame:
    """Return a game with nigiri on wasabi, chopsticks left lying, ties for maki and for puddings."""
    return next(game for game in (play_whole(players, seed) for seed in count()) if _is_rich(game))


def _is_rich(game: PlayedGame) -> bool:
    laid = [cards for tableaus in game.rounds for cards in tableaus]
    icons = [sorted(map(count_icons, tableaus), reverse=True) for tableaus in game.rounds]
    few = sorted(game.puddings)
    return all(
        (
            any(CHOPSTICKS in cards for cards in laid),
            sum(WASABI in cards for cards in laid) > 2,
            any(points.nigiri > 8 for points in game.points[0]),
            any(first == second for first, second, *_ in icons),
            any(first > second == third for first, second, third, *_ in icons),
            few[0] == few[1] < few[-1],
            all(any(PUDDING in cards for cards in tableaus) for tableaus in game.rounds),
        )
    )


def many_games(number: int) -> Iterator[PlayedGame]:
    """Yield games of 2 to 5 players, and of each variant that the pad knows."""
    for seed in range(number):
        for players in (2, 3, 4, 5):
            yield play_whole(players, seed)
        yield play_whole(3, seed, VARIANTS["reshuffle"])
        yield play_whole(2, seed, VARIANTS["dummy"])


def points_of(seats: Sequence[RoundPoints]) -> list[dict[str, int]]:
    """Return the points of a round as the pad has them."""
    return [dict(zip(CATEGORIES, seat, strict=True)) for seat in seats]
