"""A pytest plugin that collects the features: each case is a test of its own, named by its id.

Scenarios are bound by tag: pytest-bdd looks them up by title, and of two titles alike would run only the last.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import pytest_bdd
from _pytest.mark import ParameterSet

from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.verdict import NotAgreed, Outcome, Verdict
from sushigo_rules.errors import SourceError
from sushigo_rules.language.features import Case, Feature
from sushigo_rules.language.phrasebook import Phrasebook
from sushigo_rules.language.rulebook import Rulebook

CASE_KEY = pytest.StashKey[Case]()
VERDICT_KEY = pytest.StashKey[Verdict]()
OnResult = Callable[[str, Case, Verdict], None]


@dataclass
class SuitePlugin:
    """Runs the features of some languages against one engine.

    Attributes:
        engine: the implementation under test.
        rulebooks: per path of a feature file the rulebook that it belongs to.
        wanted: tells which cases are run.
        on_result: called after each case with the language, the case and the verdict.
        broken: what kept cases from running at all; empty after a good run.
    """

    engine: Engine
    rulebooks: Mapping[Path, Rulebook]
    wanted: Callable[[Case], bool] = lambda _: True
    on_result: OnResult | None = None
    broken: list[str] = field(default_factory=list)

    @pytest.fixture(scope="session", name="engine")
    def engine_fixture(self) -> Engine:
        """Hand the engine to the steps."""
        return self.engine

    def pytest_configure(self, config: pytest.Config) -> None:
        """Ask for plain tracebacks: pytest's own take 60 ms for each failing case, and nobody reads them."""
        config.option.tbstyle = "native"

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Collect the features of the rulebooks."""
        rulebook = self.rulebooks.get(file_path)
        if rulebook is None:
            return None
        module = FeatureModule.from_parent(parent, path=file_path)
        module.rulebook = rulebook
        return module

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the cases that are not wanted."""
        items[:] = [item for item in items if self.wanted(item.stash[CASE_KEY])]

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self) -> bool:
        """Make no marks of tags: an id is none."""
        return True

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        """Keep the verdict beside the item; what was skipped by the implementation is a skipped test."""
        item.stash[VERDICT_KEY] = Verdict(Outcome.AGREES)
        try:
            return (yield)
        except NotAgreed as error:
            item.stash[VERDICT_KEY] = error.verdict
            if not error.verdict.outcome.is_fault:
                pytest.skip(f"{error.verdict.outcome}: {error.verdict.words}")
            raise

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note what broke outside the implementation, in the suite itself."""
        if report.failed and report.when != "call":
            self.broken.append(report.longreprtext)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        """Tell the listener, and fail with the verdict in place of a traceback."""
        report = yield
        if call.when == "call":
            if call.excinfo and not isinstance(call.excinfo.value, NotAgreed | pytest.skip.Exception):
                self.broken.append(f"{item.nodeid}: {call.excinfo.value}")
            elif self.on_result:
                language = item.stash[LANGUAGE_KEY]
                self.on_result(language, item.stash[CASE_KEY], item.stash[VERDICT_KEY])
        return report

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a feature that cannot be collected."""
        if report.failed:
            self.broken.append(report.longreprtext)


LANGUAGE_KEY = pytest.StashKey[str]()


class FeatureModule(pytest.Module):
    """One feature file, as a module of test functions made by pytest-bdd."""

    rulebook: Rulebook

    def _getobj(self) -> ModuleType:
        return bind_feature(self.path, self.rulebook)

    def istestfunction(self, obj: object, name: str) -> bool:
        """Take the bound scenarios, whose names are their tags."""
        return "." in name and callable(obj)

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """Yield the items, each with its case."""
        cases = {case.id: case for case in self.rulebook.cases if case.section == self.path.stem}
        for item in super().collect():
            assert isinstance(item, pytest.Function)
            row = item.callspec.id if hasattr(item, "callspec") else item.name
            item.stash[CASE_KEY] = cases[row]
            item.stash[LANGUAGE_KEY] = self.rulebook.language.code
            yield item


def bind_feature(path: Path, rulebook: Rulebook) -> ModuleType:
    """Return a module with a test function per scenario of a feature, named by its tag."""
    module = ModuleType(f"sushigo_feature_{rulebook.language.code}_{path.stem.replace('-', '_')}")
    module.__file__ = str(path)

    @pytest.fixture(scope="module")
    def phrasebook() -> Phrasebook:
        return rulebook.phrasebook

    vars(module)["phrasebook"] = phrasebook
    [feature] = [feature for feature in rulebook.features if feature.slug == path.stem]
    check_titles(feature)
    row_ids: dict[str, list[str]] = {}
    for case in rulebook.cases:
        row_ids.setdefault(case.id.partition("/")[0], []).append(case.id)
    for rule in feature.rules:
        for scenario in rule.scenarios:
            bound = pytest_bdd.scenario(str(path), scenario.title)(_nothing_more)
            _name_rows(bound, row_ids[scenario.id])
            vars(module)[scenario.id] = bound
    return module


def check_titles(feature: Feature) -> None:
    """Accept a feature whose titles all differ: pytest-bdd finds a scenario by its title.

    Raises:
        SourceError: a title stands there twice.
    """
    titles = Counter(scenario.title for rule in feature.rules for scenario in rule.scenarios)
    for title, times in titles.items():
        if times > 1:
            raise SourceError(f"expected titles that differ in {feature.slug}; found '{title}' twice")


def _nothing_more() -> None:
    """The steps are the whole test."""


def _name_rows(bound: Any, ids: list[str]) -> None:
    """Give the rows of an outline their case ids, which pytest-bdd would name by all their cells."""
    marks = [mark for mark in getattr(bound, "pytestmark", ()) if mark.name == "parametrize"]
    for mark in marks:
        name, rows = mark.args
        named = [ParameterSet(row.values, row.marks, case) for row, case in zip(rows, ids, strict=True)]
        bound.pytestmark = [pytest.mark.parametrize(name, named).mark]
