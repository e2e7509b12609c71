from pathlib import Path

import pytest

from sushigo_rules.errors import (
    IllegalMoveError,
    IllegalPickError,
    IllegalPlayersError,
    InvalidPositionError,
    RulesError,
    SourceError,
    SushiGoError,
    UnreadableError,
)

OF_THE_GAME = [IllegalMoveError, IllegalPickError, IllegalPlayersError, InvalidPositionError]


@pytest.mark.parametrize("error", [*OF_THE_GAME, RulesError, SourceError, UnreadableError])
def test_everything_raised_on_purpose_is_a_sushi_go_error(error: type[Exception]) -> None:
    assert issubclass(error, SushiGoError)


@pytest.mark.parametrize("error", OF_THE_GAME)
def test_what_is_wrong_in_a_game_is_a_rules_error(error: type[Exception]) -> None:
    assert issubclass(error, RulesError)


@pytest.mark.parametrize("error", [IllegalPickError, IllegalPlayersError])
def test_a_forbidden_pick_and_number_of_players_are_illegal_moves(error: type[Exception]) -> None:
    assert issubclass(error, IllegalMoveError)


@pytest.mark.parametrize("error", [InvalidPositionError, SourceError])
def test_an_impossible_position_and_a_faulty_file_are_no_illegal_moves(error: type[Exception]) -> None:
    assert not issubclass(error, IllegalMoveError)


def test_what_is_wrong_in_a_file_is_no_rules_error() -> None:
    assert not issubclass(SourceError, RulesError)


def test_an_unreadable_sentence_is_wrong_in_its_source() -> None:
    assert issubclass(UnreadableError, SourceError)


@pytest.mark.parametrize("error", OF_THE_GAME)
def test_an_error_keeps_the_id_of_its_rule(error: type[RulesError]) -> None:
    assert "choose-one" == error("choose-one", "expected one; found two").rule


def test_the_rule_stands_before_the_message() -> None:
    error = IllegalMoveError("choose-one", "expected one; found two")
    assert "rule choose-one: expected one; found two" == str(error)


@pytest.mark.parametrize(
    "path, line, message",
    [
        (None, None, "no such word"),
        (Path("a.feature"), None, "a.feature: no such word"),
        (Path("a.feature"), 7, "a.feature:7: no such word"),
    ],
)
def test_the_place_stands_before_the_fault(path: Path | None, line: int | None, message: str) -> None:
    assert message == str(SourceError("no such word", path, line))


def test_a_fault_is_kept_apart_from_its_place() -> None:
    error = SourceError("no such word", Path("a.feature"), 7)
    assert ("no such word", Path("a.feature"), 7) == (error.fault, error.path, error.line)
