"""Running the features of one or more languages against an engine, over pytest and pytest-bdd."""

import gc
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from sushigo_rules.conformance import steps
from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.plugin import OnResult, SuitePlugin
from sushigo_rules.conformance.verdict import Outcome, Verdict
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.features import Case
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import Rulebook

INI: Final = Path(__file__).with_name("suite.ini")
_OPTIONS: Final = (
    "-c", str(INI), "--noconftest", "--import-mode=importlib", "--strict-markers",
    "-p", "pytest_bdd.plugin", "-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:logging", "-p", "no:doctest",
    "-p", "no:unittest", "-p", "no:junitxml", "-p", "no:faulthandler", "-s",
)  # fmt: skip
_ENVIRONMENT: Final = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
_NEW_OBJECTS: Final = 100_000
"""How many objects are made before garbage is looked for; Python's own 700 would look through all kept cases often."""
_NOT_OURS: Final = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")


class SuiteError(SushiGoError):
    """The suite could not be run: a fault of the features or the set-up, not of the implementation."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of one case in one language."""

    language: str
    case: Case
    verdict: Verdict


@dataclass(frozen=True)
class SuiteResult:
    """What came of a whole run, in the order of the cases."""

    results: tuple[Result, ...]
    partial: bool = field(default=False)

    def count(self, outcome: Outcome, rule: str | None = None) -> int:
        """Return how many cases, of one rule or of all, had an outcome."""
        return sum(r.verdict.outcome is outcome and rule in (None, r.case.rule) for r in self.results)

    @property
    def faults(self) -> tuple[Result, ...]:
        """The cases in which the implementation does something else than the rules say."""
        return tuple(result for result in self.results if result.verdict.outcome.is_fault)


def run_suite(
    engine: Engine,
    rulebooks: Sequence[Rulebook],
    *,
    wanted: Callable[[Case], bool] | None = None,
    on_result: OnResult | None = None,
    features: Path | None = None,
) -> SuiteResult:
    """Run the features against an engine.

    Args:
        engine: the implementation under test.
        rulebooks: one per language.
        wanted: tells which cases are run; all by default.
        on_result: called after each case.
        features: the folder of all languages' features; the project's own by default.

    Raises:
        SuiteError: a case was lost or broke outside the implementation.
    """
    results: list[Result] = []

    def keep(language: str, case: Case, verdict: Verdict) -> None:
        results.append(Result(language, case, verdict))
        if on_result:
            on_result(language, case, verdict)

    choose = wanted or (lambda _: True)
    paths = _feature_paths(rulebooks, features or find_resources("features"))
    plugin = SuitePlugin(engine, paths, choose, keep)
    expected = sum(choose(case) for rulebook in rulebooks for case in rulebook.cases)
    with _clean_environment(), _rare_collections():
        code = pytest.main([*_OPTIONS, *map(str, paths)], plugins=[steps, plugin])
    if plugin.broken:
        raise SuiteError(f"expected every case to run; found: {plugin.broken[0].strip().splitlines()[-1]}")
    if len(results) != expected or code not in (0, 1, 5):
        raise SuiteError(f"expected {expected} cases to run; found {len(results)} (pytest's exit code {int(code)})")
    return SuiteResult(tuple(results), partial=wanted is not None)


def _feature_paths(rulebooks: Sequence[Rulebook], folder: Path) -> Mapping[Path, Rulebook]:
    return {
        folder / rulebook.language.code / f"{feature.slug}.feature": rulebook
        for rulebook in rulebooks
        for feature in rulebook.features
    }


@contextmanager
def _clean_environment() -> Iterator[None]:
    """Take away what would let the caller's environment change the run."""
    before = dict(os.environ)
    try:
        for name in _NOT_OURS:
            os.environ.pop(name, None)
        os.environ.update(_ENVIRONMENT)
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextmanager
def _rare_collections() -> Iterator[None]:
    """Look for garbage less often: a run keeps all its cases, and with more languages each look takes longer."""
    before = gc.get_threshold()
    gc.set_threshold(_NEW_OBJECTS, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
