"""``sushigo-rules check``: run the features against an engine and say, rule by rule, what agrees."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import click
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from sushigo_rules import __version__
from sushigo_rules.commands.selection import choose_cases
from sushigo_rules.conformance.adapter import TIMEOUT, Adapter, AdapterError
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import Introduction
from sushigo_rules.conformance.suite import Result, SuiteError, SuiteResult, run_suite
from sushigo_rules.conformance.verdict import BROKEN, UNASKED, Outcome, judge
from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.conformance.words import Teller
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import Speech

ALL_LANGUAGES: Final = "all"
DIFFERS: Final = 1
SHOWN_AT_MOST: Final = 20
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
        type=click.Choice(list(Rulings)),
        default=Rulings.REPORT,
        show_default=True,
        help=say("Whether a difference on a ruling of this project fails the run or is only reported."),
    )
    def check(command: Sequence[str], only: Sequence[str], lang: str | None, timeout: float, rulings: Rulings) -> None:
        codes = list_languages() if lang == ALL_LANGUAGES else (speech.language.code,)
        rulebooks = [load_rulebook(load_language(code)) for code in codes]
        run = CheckRun(rulebooks, tuple(only), rulings, speech)
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
    if broken and len(broken) == len(verdicts):
        line = encode_question(broken[0].question, 1) if broken[0].question else ""
        raise AdapterError(
            f"the adapter is broken ({broken[0].outcome}): {broken[0].words}\n  try it with this line: {line}"
        )


@dataclass(frozen=True, slots=True)
class CheckRun:
    """One run of the suite as the options want it."""

    rulebooks: Sequence[Rulebook]
    only: tuple[str, ...]
    rulings: Rulings
    speech: Speech

    def check(self, engine: Engine, introduction: Introduction | None = None) -> int:
        """Run, print, and return the exit code: 0 when all agree, 1 when something differs.

        Raises:
            SuiteError: a case was lost, broke outside the implementation, or none was asked.
            SourceError: an id of ``only`` is none.
        """
        del introduction
        result = self.run(engine)
        if not any(item.verdict.outcome not in UNASKED for item in result.results):
            raise SuiteError(
                "expected at least one question to be answered; found none that the implementation supports"
            )
        console = Console(highlight=False)
        failing = [fault for fault in result.faults if self.fails(fault)]
        for fault in (*failing, *(fault for fault in result.faults if not self.fails(fault)))[:SHOWN_AT_MOST]:
            console.print(describe(fault, self.rulebooks, self.speech))
        if len(self.rulebooks) > 1:
            console.print(make_matrix(result, self.rulebooks, self.speech))
            console.print()
        console.print(make_table(result, self.rulebooks[0], self.speech))
        console.print(*summarize(result, engine, self.rulebooks, failing, self.speech), sep="\n")
        return DIFFERS if failing else 0

    def fails(self, fault: Result) -> bool:
        """Tell whether a fault makes the run fail: one on a ruling only when rulings are strict."""
        return self.rulings is Rulings.STRICT or fault.case.status != "ruling"

    def run(self, engine: Engine) -> SuiteResult:
        """Run the suite with a progress bar on standard error."""
        wanted = choose_cases(self.only, self.rulebooks[0])
        total = sum(wanted is None or wanted(case) for rulebook in self.rulebooks for case in rulebook.cases)
        columns = (TextColumn(self.speech.say("Running")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=total)
            return run_suite(engine, self.rulebooks, wanted=wanted, on_result=lambda *_: progress.advance(task))


def describe(result: Result, rulebooks: Sequence[Rulebook], speech: Speech) -> Panel:
    """Return a case that does not agree, in words: the rule, the table, expected and found, the question."""
    [rulebook] = [book for book in rulebooks if book.language.code == result.language]
    teller = Teller(rulebook.language, load_phrasebook(rulebook.language), speech)
    found = rulebook.find_rule(result.case.rule)
    lines = Text()
    for paragraph in found[1].description if found else ():
        lines.append(f"{paragraph}\n\n", style="italic")
    lines.append("\n".join(teller.tell_case(result.case)) + "\n\n")
    lines.append(speech.say("Expected:") + "\n", style="bold green")
    lines.append("\n".join(teller.tell_expected(result.verdict)) + "\n")
    lines.append(speech.say("Found:") + "\n", style="bold red")
    lines.append("\n".join(teller.tell_found(result.verdict)) + "\n\n")
    lines.append(speech.say("The question:") + "\n", style="bold")
    lines.append(teller.tell_question(result.verdict), style="dim")
    return Panel(lines, title=f"{result.case.id} · {result.verdict.outcome}", title_align="left", border_style="red")


def make_table(result: SuiteResult, rulebook: Rulebook, speech: Speech) -> Table:
    """Return the rules by section with how many cases had which outcome, all languages together."""
    say = speech.say
    counts = Counter((item.case.rule, item.verdict.outcome) for item in result.results)
    outcomes = [outcome for outcome in Outcome if outcome is Outcome.AGREES or result.count(outcome)]
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(say("Section and rule"), overflow="fold")
    table.add_column(say("Cases"), justify="right")
    for outcome in outcomes:
        table.add_column(tell_outcome(outcome, speech), justify="right")
    for feature in rulebook.features:
        rules = [rule for rule in feature.rules if any(counts[rule.id, outcome] for outcome in Outcome)]
        if not rules:
            continue
        table.add_section()
        table.add_row(Text(feature.title, style="bold"))
        for rule in rules:
            cells = [_count(counts[rule.id, outcome], outcome) for outcome in outcomes]
            name = f"  {rule.id}" + (f" ({say('ruling')})" if rule.status == "ruling" else "")
            table.add_row(name, str(sum(counts[rule.id, outcome] for outcome in Outcome)), *cells)
    return table


def _count(number: int, outcome: Outcome) -> Text:
    style = "green" if outcome is Outcome.AGREES else "bold red" if outcome.is_fault else "yellow"
    return Text(str(number) if number else "", style=style)


def tell_outcome(outcome: Outcome, speech: Speech) -> str:
    """Return an outcome in words."""
    words = {
        Outcome.AGREES: speech.say("agrees"),
        Outcome.DIFFERS: speech.say("differs"),
        Outcome.REFUSED_WRONGLY: speech.say("refused wrongly"),
        Outcome.NOT_REFUSED: speech.say("not refused"),
        Outcome.BAD_ANSWER: speech.say("bad answer"),
        Outcome.CRASHED: speech.say("crashed"),
        Outcome.TOO_SLOW: speech.say("too slow"),
        Outcome.SKIPPED: speech.say("skipped"),
        Outcome.NOT_SUPPORTED: speech.say("not supported"),
    }
    return words[outcome]


def make_matrix(result: SuiteResult, rulebooks: Sequence[Rulebook], speech: Speech) -> Table:
    """Return the sections by languages, each cell with how many of its cases agree."""
    cases = Counter((item.case.section, item.language) for item in result.results)
    agree = Counter(
        (item.case.section, item.language) for item in result.results if item.verdict.outcome is Outcome.AGREES
    )
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(speech.say("Section"), overflow="fold")
    codes = [rulebook.language.code for rulebook in rulebooks]
    for code in codes:
        table.add_column(code, justify="right")
    for feature in rulebooks[0].features:
        cells = [_cell(agree[feature.slug, code], cases[feature.slug, code]) for code in codes]
        table.add_row(feature.title, *cells)
    return table


def _cell(agree: int, cases: int) -> Text:
    return Text(f"{agree}/{cases}", style="green" if agree == cases else "bold red")


def summarize(
    result: SuiteResult, engine: Engine, rulebooks: Sequence[Rulebook], failing: Sequence[Result], speech: Speech
) -> Iterator[Text]:
    """Yield the last lines: how many cases in how many languages, how many differ, how many were left out."""
    say, counted = speech.say, speech.say_number
    values = {
        "name": engine.name,
        "cases": counted("{number} case", "{number} cases", len(result.results)),
        "languages": counted("{number} language", "{number} languages", len(rulebooks)),
    }
    if result.partial:
        yield Text(say("A partial run: only what --only names."), style="yellow")
    left_out = sum(result.count(outcome) for outcome in UNASKED)
    if left_out:
        yield Text(counted("{number} case was not asked.", "{number} cases were not asked.", left_out), style="yellow")
    on_rulings = sum(fault.case.status == "ruling" for fault in result.faults)
    if on_rulings:
        text = counted(
            "{number} case differs on a ruling of this project, where the rulebooks leave the question open.",
            "{number} cases differ on rulings of this project, where the rulebooks leave the question open.",
            on_rulings,
        )
        yield Text(text, style="yellow")
    if not result.faults and not left_out:
        yield Text(say("{name}: {cases} in {languages}, all agree.", **values), style="bold green")
    elif not failing:
        yield Text(say("{name}: {cases} in {languages}, nothing fails.", **values), style="bold green")
    else:
        faults = counted("{number} does not agree", "{number} do not agree", len(failing))
        yield Text(say("{name}: {cases} in {languages}, {faults}.", **values, faults=faults), style="bold red")
