"""``sushigo-rules check``: run the features against an engine and say, rule by rule, what agrees."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sushigo_rules import __version__
from sushigo_rules.commands.selection import choose_cases
from sushigo_rules.conformance.adapter import TIMEOUT, Adapter, AdapterError
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import Introduction
from sushigo_rules.conformance.known import (
    ENDING,
    NOTHING_KNOWN,
    Assessment,
    Known,
    collect_differences,
    format_known,
    load_known,
)
from sushigo_rules.conformance.suite import SuiteError, SuiteResult, run_suite
from sushigo_rules.conformance.verdict import BROKEN, UNASKED, judge
from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.rulebook import Rulebook, load_rulebook, load_rulebooks
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.formats import check_place, choose_format, save
from sushigo_rules.reports.report import Report, introduce, make_report
from sushigo_rules.reports.terminal import show

ALL_LANGUAGES: Final = "all"
DIFFERS: Final = 1
SMOKE_CASES: Final = ("tempura-pairs.count/2", "choose-one.laid-down")
"""Two trivial cases: an adapter that does not even answer these is broken, whatever its rules."""


class Rulings(StrEnum):
    """What a difference on a ruling means for the exit code."""

    STRICT = "strict"
    REPORT = "report"


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(
        name="check",
        help=say(
            "Run every rule's cases against the reference engine, or against the adapter that COMMAND starts: "
            "sushigo-rules check -- COMMAND ..."
        ),
    )
    @click.argument("command", nargs=-1, type=click.UNPROCESSED, metavar="[-- COMMAND ...]")
    @click.option(
        "--only",
        metavar="ID",
        multiple=True,
        help=say("Only this rule, section or case; may be given several times."),
    )
    @click.option("--lang", metavar="CODE", help=say("The language of features and messages, or: all."))
    @click.option(
        "--timeout",
        type=click.FloatRange(min=0, min_open=True),
        default=TIMEOUT,
        show_default=True,
        metavar="SECONDS",
        help=say("How long an adapter may take for one answer."),
    )
    @click.option(
        "--rulings",
        type=click.Choice([kind.value for kind in Rulings]),
        default=Rulings.REPORT.value,
        show_default=True,
        help=say("Whether a difference on a ruling of this project fails the run or is only reported."),
    )
    @click.option(
        "--report",
        "reports",
        type=click.Path(path_type=Path),
        metavar="FILE",
        multiple=True,
        help=say("Write a report, its kind by the ending: .json, .xml, .md, .html, .badge.json; several may be given."),
    )
    @click.option(
        "--known",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help=say("A file of known differences, which do not fail the run as long as they stay as they are."),
    )
    @click.option("--write", is_flag=True, help=say("Make or renew the file of known differences from this run."))
    def check(
        *,
        command: Sequence[str],
        only: tuple[str, ...],
        lang: str | None,
        timeout: float,
        rulings: str,
        reports: tuple[Path, ...],
        known: Path | None,
        write: bool,
    ) -> None:
        codes = list_languages() if lang == ALL_LANGUAGES else (speech.language.code,)
        rulebooks = load_rulebooks([load_language(code) for code in codes])
        files = Files(reports, known, write)
        run = CheckRun(rulebooks, only, Rulings(rulings), speech, files, files.prepare())
        if write:
            run.refuse_partial()
        if not command:
            sys.exit(run.check(ReferenceEngine()))
        with Adapter(command, timeout) as adapter:
            introduction = adapter.greet(__version__)
            smoke(adapter, rulebooks[0])
            sys.exit(run.check(adapter, introduction))

    return check


def smoke(adapter: Adapter, rulebook: Rulebook) -> None:
    """Ask two trivial cases.

    Raises:
        AdapterError: neither is answered: the adapter is broken, not the rules behind it.
    """
    verdicts = [judge(case.steps, adapter) for case in rulebook.cases if case.id in SMOKE_CASES]
    broken = [verdict for verdict in verdicts if verdict.outcome in BROKEN]
    if broken and all(verdict.outcome in BROKEN | UNASKED for verdict in verdicts):
        line = encode_question(broken[0].question, 1) if broken[0].question else ""
        raise AdapterError(
            f"the adapter is broken ({broken[0].outcome}), try it with this line: {line}\n  {broken[0].words}"
        )


@dataclass(frozen=True, slots=True)
class Files:
    """The files that a run reads and writes."""

    reports: tuple[Path, ...] = ()
    known: Path | None = None
    write: bool = False

    def prepare(self) -> Known:
        """Return the known differences, and see that every file can be written before anything runs.

        Raises:
            SourceError: a file cannot be read or written, or its name does not say its kind.
        """
        for path in self.reports:
            choose_format(path)
            check_place(path)
        if self.known is None:
            if self.write:
                raise SourceError("expected --known FILE with --write; found none")
            return NOTHING_KNOWN
        if self.known.suffix.casefold() != ENDING:
            raise SourceError(f"expected a file of known differences ending in {ENDING}; found {self.known}")
        if self.write:
            check_place(self.known)
            if not self.known.exists():
                return NOTHING_KNOWN
        return load_known(self.known)


@dataclass(frozen=True, slots=True)
class CheckRun:
    """One run of the suite as the options want it."""

    rulebooks: Sequence[Rulebook]
    only: tuple[str, ...]
    rulings: Rulings
    speech: Speech
    files: Files = Files()
    known: Known = field(default_factory=dict)

    def refuse_partial(self) -> None:
        """Accept a run of all cases: only such a one knows all differences.

        Raises:
            SourceError: it is narrowed, or its languages do not have all cases.
        """
        if self.only:
            raise SourceError(f"expected --write with a whole run; found --only {self.only[0]}")
        missing = self.case_ids() - {case.id for rulebook in self.rulebooks for case in rulebook.cases}
        if missing:
            raise SourceError(f"expected --write with all cases; found {len(missing)} not translated: {min(missing)}")

    def check(self, engine: Engine, introduction: Introduction | None = None) -> int:
        """Run, print, write, and return the exit code: 0 when nothing fails, 1 when something does.

        Raises:
            SuiteError: a case was lost, broke outside the implementation, or none was asked.
            SourceError: an id of ``only`` is none, or a file cannot be written.
        """
        result = self.run(engine)
        if not any(item.verdict.outcome not in UNASKED for item in result.results):
            raise SuiteError(
                "expected at least one question to be answered; found none that the implementation supports"
            )
        known = collect_differences(result.faults, self.known) if self.files.write else self.known
        assessment = Assessment(result, known, self.case_ids(), strict=self.rulings is Rulings.STRICT)
        who = introduce(introduction, engine.name, __version__)
        report = make_report(assessment, self.rulebooks, who, self.speech, suite=__version__, only=self.only)
        show(report, Console(highlight=False), self.speech)
        self.write(report, known)
        return 0 if report.passed else DIFFERS

    def write(self, report: Report, known: Known) -> None:
        """Write the files that were asked for."""
        if self.files.known and self.files.write:
            save(self.files.known, format_known(known))
        for path in self.files.reports:
            save(path, choose_format(path)(report, self.speech))

    def case_ids(self) -> frozenset[str]:
        """Return the ids of all cases of the suite, in whatever languages this run is."""
        source = next((book for book in self.rulebooks if book.language.is_source), None) or load_rulebook()
        return frozenset(case.id for case in source.cases)

    def run(self, engine: Engine) -> SuiteResult:
        """Run the suite with a progress bar on standard error."""
        wanted = choose_cases(self.only, self.rulebooks[0])
        total = sum(wanted is None or wanted(case) for rulebook in self.rulebooks for case in rulebook.cases)
        columns = (TextColumn(self.speech.say("Running")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        console = Console(stderr=True)
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=total)
            return run_suite(engine, self.rulebooks, wanted=wanted, on_result=lambda *_: progress.advance(task))
