import sys

import pytest

from mutation import trial
from mutation.mutants import read_sources
from mutation.trial import NOT_LOADED, TOO_SLOW, find_killer
from sushigo_rules import scoring
from sushigo_rules.language.rulebook import load_rulebook

CASES = load_rulebook().cases


def change(module: str, before: str, after: str) -> str | None:
    source = read_sources()[module]
    assert before in source
    return find_killer({module: source.replace(before, after)}, CASES)


def test_the_rules_as_they_are_survive() -> None:
    assert find_killer({}, CASES) is None


def test_a_wrong_rule_is_killed_by_a_case() -> None:
    killer = change("scoring", "5 * (tableau.count(TEMPURA) // 2)", "6 * (tableau.count(TEMPURA) // 2)")
    assert killer
    assert killer.startswith("tempura-pairs.")


def test_what_the_judge_uses_too_is_killed() -> None:
    assert change("cards", "TEMPURA: 14,", "TEMPURA: 15,")


def test_the_judge_keeps_the_right_rules() -> None:
    assert change("tableau", "sorted(one) == sorted(other)", "False") is None


def test_rules_that_cannot_be_loaded_are_killed() -> None:
    assert find_killer({"scoring": "raise ValueError"}, CASES) == NOT_LOADED


def test_rules_that_never_end_are_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "SECONDS", 1)
    assert find_killer({"scoring": "while True: pass"}, CASES) == TOO_SLOW


def test_the_right_rules_are_put_back() -> None:
    find_killer({"scoring": "raise ValueError"}, CASES)
    assert sys.modules["sushigo_rules.scoring"] is scoring
