"""The rules of Sushi Go!, executable: cards, scoring, whole games.

The public surface, tested and kept stable; everything else may change.

>>> from random import Random
>>> from sushigo_rules import Card, score_round
>>> ada, ben = score_round([(Card.WASABI, Card.SQUID_NIGIRI), (Card.MAKI_3,)])
>>> ada.nigiri, ben.maki_rolls
(9, 6)
"""

from importlib.metadata import version

from sushigo_rules.cards import COPIES_IN_DECK, Card, Cards, Category, new_deck
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.dummy import play_dummy_turn
from sushigo_rules.errors import (
    IllegalMoveError,
    IllegalPickError,
    IllegalPlayersError,
    InvalidPositionError,
    RulesError,
    SourceError,
    SushiGoError,
)
from sushigo_rules.game import (
    ROUNDS,
    Pick,
    Position,
    check_position,
    final_scores,
    find_winners,
    next_round,
    play_turn,
    start_game,
)
from sushigo_rules.playing import GameRecord, Strategy, Turn, choose_at_random, play_game
from sushigo_rules.scoring import RoundPoints, score_puddings, score_round
from sushigo_rules.tableau import NigiriByPlace, Tableau, place_nigiri, same_tableau
from sushigo_rules.variants import BOTH_WAYS, DUMMY, ORDINARY, RESHUFFLE, VARIANTS, Variant

__version__ = version("sushigo-rules")

__all__ = [
    "BOTH_WAYS",
    "COPIES_IN_DECK",
    "DUMMY",
    "HAND_SIZES",
    "ORDINARY",
    "RESHUFFLE",
    "ROUNDS",
    "VARIANTS",
    "Card",
    "Cards",
    "Category",
    "GameRecord",
    "IllegalMoveError",
    "IllegalPickError",
    "IllegalPlayersError",
    "InvalidPositionError",
    "NigiriByPlace",
    "Pick",
    "Position",
    "RoundPoints",
    "RulesError",
    "SourceError",
    "Strategy",
    "SushiGoError",
    "Tableau",
    "Turn",
    "Variant",
    "__version__",
    "check_position",
    "choose_at_random",
    "final_scores",
    "find_winners",
    "new_deck",
    "next_round",
    "place_nigiri",
    "play_dummy_turn",
    "play_game",
    "play_turn",
    "same_tableau",
    "score_puddings",
    "score_round",
    "start_game",
]
