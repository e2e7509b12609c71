"""Whole games, played through the questions: each position comes from the answers before it.

Only what is dealt does not: it is shuffled here, as an implementation's own dealing cannot be repeated. As each answer
is compared, the cards of a game stay one deck from its first question to its last.
"""

from collections.abc import Callable, Sequence
from random import Random

from sushigo_rules.conformance.introduction import Supports
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    DummyTurnAnswer,
    NextRound,
    NextRoundAnswer,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    ScorePuddings,
    ScoreRound,
    TurnAnswer,
    Winners,
)
from sushigo_rules.game import Position, final_scores, next_round, start_game
from sushigo_rules.language.vocabulary import VariantName
from sushigo_rules.playing import Turn, choose_at_random, play
from sushigo_rules.variants import ORDINARY, VARIANTS, Variant

Ask = Callable[[Question], Answer | None]
"""Asks one question; None when it was not answered, and the rules go on."""


def list_games(supports: Supports) -> Sequence[tuple[int, Variant]]:
    """Return every number of players with every variant that an implementation plays."""
    variants = (ORDINARY, *(VARIANTS[name] for name in VariantName if name in supports.variants))
    return [
        (players, variant)
        for variant in variants
        for players in sorted(supports.players)
        if variant is not VARIANTS[VariantName.DUMMY] or players == 2
    ]


def play_through(players: int, variant: Variant, rng: Random, ask: Ask) -> None:
    """Play one game, every question of it asked once."""
    name = None if variant is ORDINARY else VariantName(variant.name)
    choose = choose_at_random(rng)
    ask(Deal(players, name))
    position = start_game(players, rng, variant)
    while not position.over:
        while position.hands[0]:
            position = _play_turn(position, choose(position), name, ask)
        ask(ScoreRound(position.tableaus))
        question = NextRound(position.round_number, position.scores, position.tableaus, position.draw_pile, name)
        answer = ask(question)
        position = next_round(position, rng)
        if isinstance(answer, NextRoundAnswer):
            position = position._replace(scores=answer.scores, tableaus=answer.tableaus)
    answer = ask(ScorePuddings(position.puddings, position.scores, name))
    totals = answer.totals if isinstance(answer, PuddingsAnswer) else None
    ask(Winners(totals or final_scores(position), position.puddings, name))


def _play_turn(position: Position, turn: Turn, name: VariantName | None, ask: Ask) -> Position:
    after = play(position, turn)
    picks = tuple(turn.picks)
    if turn.dummy_pick is None:
        answer = ask(PlayTurn(position.round_number, position.hands, position.tableaus, picks, name))
    else:
        pile, controller = position.dummy_pile, position.controller
        answer = ask(PlayDummyTurn(position.hands, pile, position.tableaus, controller, picks, turn.dummy_pick))
    match answer:
        case TurnAnswer(hands, tableaus):
            return after._replace(hands=hands, tableaus=tableaus)
        case DummyTurnAnswer(hands, dummy_pile, tableaus, next_controller):
            return after._replace(hands=hands, dummy_pile=dummy_pile, tableaus=tableaus, controller=next_controller)
        case _:
            return after
