"""What `import sushigo_rules` offers: named, documented, and working together."""

import doctest
import inspect
from random import Random

import pytest

import sushigo_rules


def test_the_public_names_are_these() -> None:
    assert sushigo_rules.__all__ == [
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


@pytest.mark.parametrize("name", sushigo_rules.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert hasattr(sushigo_rules, name)


def test_every_public_function_and_class_says_what_it_is() -> None:
    public = [getattr(sushigo_rules, name) for name in sushigo_rules.__all__]
    assert [item for item in public if inspect.isroutine(item) or inspect.isclass(item) if not item.__doc__] == []


def test_the_example_in_the_package_runs() -> None:
    assert doctest.testmod(sushigo_rules).failed == 0
    assert doctest.testmod(sushigo_rules).attempted > 0


def test_a_whole_game_can_be_played_with_public_names_alone() -> None:
    rng = Random(7)
    record = sushigo_rules.play_game(4, sushigo_rules.choose_at_random(rng), rng)
    assert (3, 4) == (len(record.rounds), len(record.scores))
