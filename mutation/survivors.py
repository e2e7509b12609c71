"""The mutants that no case can tell from the rules, each with the reason."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

from mutation.mutants import Mutant
from sushigo_rules.errors import SourceError

FILE: Final = Path(__file__).with_name("survivors.toml")


@dataclass(frozen=True, slots=True)
class Survivors:
    """What may survive.

    Attributes:
        mutants: the reason by the mutant's id.
        places: the reason by ``module.place``, where no mutant at all can be told from the rules.
    """

    mutants: Mapping[str, str]
    places: Mapping[str, str]

    def reason(self, mutant: Mutant) -> str | None:
        """Return why a mutant may survive, None when it may not."""
        return self.mutants.get(mutant.id) or self.places.get(f"{mutant.module}.{mutant.place}")


def load_survivors(path: Path = FILE) -> Survivors:
    """Read the list.

    Raises:
        SourceError: a reason is missing, or an entry stands there twice.
    """
    found: dict[str, dict[str, str]] = {"mutants": {}, "places": {}}
    for group in tomllib.loads(path.read_text(encoding="utf-8"))["survivors"]:
        reason = group.get("reason")
        if not reason:
            raise SourceError(f"expected a reason; found none for {group}", path)
        for kind, entries in found.items():
            for entry in group.get(kind, ()):
                if entry in entries:
                    raise SourceError(f"expected every entry once; found twice: {entry}", path)
                entries[entry] = reason
    return Survivors(MappingProxyType(found["mutants"]), MappingProxyType(found["places"]))


@dataclass(frozen=True, slots=True)
class Assessment:
    """A run held against the list.

    Attributes:
        unexpected: mutants that survived and are not listed.
        stale: entries of the list that did not survive, or are no longer made.
    """

    unexpected: tuple[Mutant, ...]
    stale: tuple[str, ...]


def assess(results: Iterable[tuple[Mutant, str | None]], survivors: Survivors) -> Assessment:
    """Hold a run against the list; ``results`` has the case that killed each mutant, or None."""
    results = list(results)
    alive = [mutant for mutant, killer in results if killer is None]
    alive_ids = {mutant.id for mutant in alive}
    killed_places = {f"{mutant.module}.{mutant.place}" for mutant, killer in results if killer is not None}
    alive_places = {f"{mutant.module}.{mutant.place}" for mutant in alive}
    return Assessment(
        unexpected=tuple(mutant for mutant in alive if survivors.reason(mutant) is None),
        stale=(
            *(entry for entry in survivors.mutants if entry not in alive_ids),
            *(place for place in survivors.places if place in killed_places or place not in alive_places),
        ),
    )
