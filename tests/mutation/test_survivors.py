from pathlib import Path

import pytest

from mutation.mutants import Mutant, make_mutants, read_sources
from mutation.survivors import Survivors, assess, load_survivors
from sushigo_rules.errors import SourceError

ONE = Mutant("cards.f: a -> b", "cards", "f", frozenset(), "")
OTHER = Mutant("cards.f: b -> a", "cards", "f", frozenset(), "")


def test_a_survivor_that_is_not_listed_is_unexpected() -> None:
    assert assess([(ONE, None), (OTHER, "case")], Survivors({}, {})).unexpected == (ONE,)


def test_a_listed_survivor_is_expected() -> None:
    assert not assess([(ONE, None)], Survivors({ONE.id: "why"}, {})).unexpected


def test_a_survivor_in_a_listed_place_is_expected() -> None:
    assert not assess([(ONE, None), (OTHER, None)], Survivors({}, {"cards.f": "why"})).unexpected


def test_an_entry_for_a_killed_mutant_is_stale() -> None:
    assert assess([(ONE, "case")], Survivors({ONE.id: "why"}, {})).stale == (ONE.id,)


def test_an_entry_for_no_mutant_is_stale() -> None:
    assert assess([], Survivors({ONE.id: "why"}, {"cards.g": "why"})).stale == (ONE.id, "cards.g")


def test_a_place_where_a_mutant_is_killed_is_stale() -> None:
    assert assess([(ONE, None), (OTHER, "case")], Survivors({}, {"cards.f": "why"})).stale == ("cards.f",)


def test_a_list_without_a_reason_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    path.write_text('[[survivors]]\nmutants = ["a"]\n', encoding="utf-8")
    with pytest.raises(SourceError, match="expected a reason"):
        load_survivors(path)


def test_an_entry_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    path.write_text('[[survivors]]\nreason = "why"\nmutants = ["a", "a"]\n', encoding="utf-8")
    with pytest.raises(SourceError, match="expected every entry once"):
        load_survivors(path)


def test_every_entry_of_the_list_is_a_mutant_that_is_made() -> None:
    mutants = list(make_mutants(read_sources(), frozenset()))
    survivors = load_survivors()
    assert set(survivors.mutants) <= {mutant.id for mutant in mutants}
    assert set(survivors.places) <= {f"{mutant.module}.{mutant.place}" for mutant in mutants}
