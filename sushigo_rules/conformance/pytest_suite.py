"""A pytest plugin for other people's projects: the cases of the rules among their own tests, against their own game.

In the ``conftest.py`` of the folder with the tests, the only one or the uppermost::

    import my_game

    pytest_plugins = ["sushigo_rules.conformance.pytest_suite"]

    def pytest_sushigo_implementation():
        return my_game

What is returned is an object or a module with functions named after the protocol's questions, see
:class:`sushigo_rules.conformance.python_object.PythonObject`. The cases are collected with that ``conftest.py``: each
is a test such as ``conftest.py::maki-rolls::maki-tie-most.two-players``, marked ``sushigo_rules``.

The cases run by themselves and not over pytest-bdd: our step phrases, known to the whole project, would be read
against its own features. No fixture, hook or setting of the project takes part, and none is changed.
"""

import traceback
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from sushigo_rules.conformance.introduction import ASKS
from sushigo_rules.conformance.python_object import PythonObject
from sushigo_rules.conformance.verdict import CaseRun, ConductError, NotAgreed, Verdict
from sushigo_rules.conformance.words import Teller
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.features import Case
from sushigo_rules.language.languages import SOURCE_LANGUAGE, load_language
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import load_speech

HOOK: Final = "pytest_sushigo_implementation"
MARK: Final = "sushigo_rules"
RULING_PROPERTY: Final = "sushigo_ruling"
STRICT: Final = "strict"
REPORT: Final = "report"


class Hooks:
    """What a project answers."""

    @pytest.hookspec(firstresult=True)
    def pytest_sushigo_implementation(self, config: pytest.Config) -> object:
        """Return the implementation under test: an object or a module with functions named as the protocol's asks."""


class SetupError(SushiGoError):
    """The project's configuration is not as it should be."""


def pytest_addhooks(pluginmanager: pytest.PytestPluginManager) -> None:
    """Make the hook known."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options, each with a setting for the configuration file."""
    group = parser.getgroup("sushigo-rules", "the rules of Sushi Go!")
    language = "The language in which differences are told (default: en)."
    group.addoption("--sushigo-lang", metavar="CODE", help=language)
    parser.addini("sushigo_lang", language, default=SOURCE_LANGUAGE)
    rulings = "Whether a difference on a ruling fails, or is skipped and told at the end (default: report)."
    group.addoption("--sushigo-rulings", choices=(STRICT, REPORT), help=rulings)
    parser.addini("sushigo_rulings", rulings, default=REPORT)


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known, also to strict projects."""
    config.addinivalue_line("markers", f"{MARK}: a case of the rules of Sushi Go!, run against this project's game.")
    if read_option(config, "sushigo_rulings") not in (STRICT, REPORT):
        raise pytest.UsageError(
            f"sushigo_rulings: expected {STRICT} or {REPORT}; found {read_option(config, 'sushigo_rulings')}"
        )
    _collect_above_testpaths(config)


def read_option(config: pytest.Config, name: str) -> str:
    """Return an option from the command line, else from the configuration."""
    return str(config.getoption(name) or config.getini(name))


def _collect_above_testpaths(config: pytest.Config) -> None:
    """Collect a conftest.py at the root too when ``testpaths`` names only folders below."""
    if config.args_source is config.ArgsSource.TESTPATHS:
        config.args += map(str, find_left_out(config))


def pytest_report_collectionfinish(config: pytest.Config) -> str:
    """Say that folders were named in which the cases are not, so that nobody thinks them passed."""
    left_out = find_left_out(config)
    if left_out and any(Path(argument).is_dir() for argument in config.args):
        return f"sushigo-rules: no case of the rules is in these folders; they are run with {left_out[0]}"
    return ""


def find_conftests(config: pytest.Config) -> list[Path]:
    """Return the files known so far that give an implementation."""
    caller = getattr(config.hook, HOOK)
    files = (getattr(implementation.plugin, "__file__", None) for implementation in caller.get_hookimpls())
    return [Path(file) for file in files if file]


def find_left_out(config: pytest.Config) -> list[Path]:
    """Return those files that are in none of the folders to be collected."""
    named = [Path(argument).resolve() for argument in config.args]
    return [path for path in find_conftests(config) if not any(map(path.is_relative_to, named))]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(
    file_path: Path, parent: pytest.Collector
) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Collect the cases where an implementation is given.

    A conftest.py that is named on the command line would also be taken for a module of tests, and then there cannot be
    two of them without packages.
    """
    found = yield
    if file_path.name == "conftest.py" and file_path in find_conftests(parent.config):
        others = [collector for collector in found if type(collector) is not pytest.Module]
        return [*others, RulebookFile.from_parent(parent, path=file_path)]
    return found


class RulebookFile(pytest.File):
    """All cases, and the implementation that they are asked of."""

    rulebook: Rulebook
    teller: Teller
    strict: bool
    _engine: PythonObject | None = None

    def collect(self) -> Iterator[pytest.Collector]:
        """Yield the sections.

        Raises:
            CollectError: there is no such language.
        """
        try:
            language = load_language(read_option(self.config, "sushigo_lang"))
            self.rulebook = load_rulebook(language)
            self.teller = Teller(language, self.rulebook.phrasebook, load_speech(language))
        except SushiGoError as error:
            raise self.CollectError(f"sushigo_lang: {error}") from error
        self.strict = read_option(self.config, "sushigo_rulings") == STRICT
        for feature in self.rulebook.features:
            yield Section.from_parent(self, name=feature.slug)

    @property
    def engine(self) -> PythonObject:
        """The implementation, asked for once, when the first case runs.

        Raises:
            SetupError: the hook gives none.
            BadAnswerError: its attribute ``supports`` is not in the protocol's form.
        """
        if self._engine is None:
            self._engine = take_implementation(getattr(self.ihook, HOOK)(config=self.config))
        return self._engine


def take_implementation(found: Any) -> PythonObject:
    """Return the engine for what the hook gave.

    Raises:
        SetupError: it has none of the functions, so that nothing would be asked.
    """
    engine = found if isinstance(found, PythonObject) else PythonObject(found)
    functions = [ask.replace("-", "_") for ask in ASKS]
    if not any(hasattr(engine.implementation, function) for function in functions):
        raise SetupError(
            f"{HOOK}: expected an object with any of the functions {', '.join(functions)}; found {found!r}"
        )
    return engine


class Section(pytest.Collector):
    """The cases of one section."""

    parent: RulebookFile

    def collect(self) -> Iterator[pytest.Item]:
        """Yield the cases."""
        for case in self.parent.rulebook.cases:
            if case.section == self.name:
                item = CaseItem.from_parent(self, name=case.id)
                item.file, item.case = self.parent, case
                item.add_marker(MARK)
                item.extra_keyword_matches.add(case.status)
                yield item


class CaseItem(pytest.Item):
    """One case."""

    file: RulebookFile
    case: Case

    def runtest(self) -> None:
        """Take the steps; what the implementation does not play is skipped, and so is, unless strict, a ruling."""
        run = CaseRun(self.file.engine)
        try:
            for step in self.case.steps:
                run.take_step(step)
        except NotAgreed as error:
            verdict = error.verdict
            if not verdict.outcome.is_fault:
                pytest.skip(f"{verdict.outcome}: {verdict.words}")
            if self.case.status == "ruling" and not self.file.strict:
                self.user_properties.append((RULING_PROPERTY, self.tell(verdict)))
                pytest.skip(f"{verdict.outcome}, on a ruling of the project: {self.case.id}")
            raise

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return a failure in words; of a crash, the implementation's own part of the traceback."""
        match excinfo.value:
            case NotAgreed() as error:
                return "\n".join([self.tell(error.verdict), *tell_crash(error)])
            case SetupError() | ConductError() as problem:
                return str(problem)
            case _:
                return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Head a failure with the case."""
        return self.path, None, f"{self.case.id}: {self.case.title}"

    def tell(self, verdict: Verdict) -> str:
        """Return the rule, the table, expected and found, and the question."""
        return "\n".join(tell_verdict(self.case, verdict, self.file.rulebook, self.file.teller))


def tell_verdict(case: Case, verdict: Verdict, rulebook: Rulebook, teller: Teller) -> Iterator[str]:
    """Yield a case that does not agree, in words."""
    say = teller.speech.say
    yield f"{verdict.outcome}: {case.title}"
    found = rulebook.find_rule(case.rule)
    if found:
        _, rule = found
        yield ""
        yield f"{rule.id}: {rule.title}"
        yield from rule.description
    yield ""
    yield from teller.tell_case(case)
    for heading, lines in (
        (say("Expected:"), teller.tell_expected(verdict)),
        (say("Found:"), teller.tell_found(verdict)),
        (say("The question:"), [teller.tell_question(verdict)]),
    ):
        yield ""
        yield heading
        yield from lines


def tell_crash(error: NotAgreed) -> Iterator[str]:
    """Yield the traceback of an exception inside the implementation, without our part of it."""
    conduct = error.__cause__
    crash = conduct.__cause__ if isinstance(conduct, ConductError) else None
    if crash and crash.__traceback__ and crash.__traceback__.tb_next:
        yield ""
        yield from "".join(traceback.format_tb(crash.__traceback__.tb_next)).splitlines()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Tell the differences on rulings, which do not fail."""
    told = [
        text
        for report in terminalreporter.stats.get("skipped", ())
        for name, text in getattr(report, "user_properties", ())
        if name == RULING_PROPERTY
    ]
    if told:
        terminalreporter.section("Sushi Go!: differences on rulings, where the rulebooks leave the question open")
        for text in told:
            terminalreporter.write_line(text)
            terminalreporter.write_line("")
