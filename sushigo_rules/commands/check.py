"""``sushigo-rules check``: run the features against an engine and say, rule by rule, what agrees."""

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

import click
from rich.console import Console
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from sushigo_rules.commands.selection import choose_cases
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.suite import Result, SuiteResult, run_suite
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.conformance.words import Teller
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import Speech

ALL_LANGUAGES: Final = "all"
DIFFERS: Final = 1
SHOWN_AT_MOST: Final = 20


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(name="check", help=say("Run every rule's cases against the reference engine."))
    @click.option(
        "--only",
        metavar="ID",
        multiple=True,
        help=say("Only this rule, section or case; may be given several times."),
    )
    @click.option("--lang", metavar="CODE", help=say("The language of features and messages, or: all."))
    def check(only: Sequence[str], lang: str | None) -> None:
        codes = list_languages() if lang == ALL_LANGUAGES else (speech.language.code,)
        rulebooks = [load_rulebook(load_language(code)) for code in codes]
        sys.exit(run_check(ReferenceEngine(), rulebooks, only, speech))

    return check


def run_check(engine: Engine, rulebooks: Sequence[Rulebook], only: Sequence[str], speech: Speech) -> int:
    """Run, print, and return the exit code: 0 when all agree, 1 when something differs.

    Raises:
        SuiteError: a case was lost or broke outside the implementation.
        SourceError: an id of ``only`` is none.
    """
    wanted = choose_cases(only, rulebooks[0])
    total = sum(wanted is None or wanted(case) for rulebook in rulebooks for case in rulebook.cases)
    output, progress_output = Console(highlight=False), Console(stderr=True)
    columns = (TextColumn(speech.say("Running")), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=progress_output, transient=True) as progress:
        task = progress.add_task("", total=total)
        result = run_suite(engine, rulebooks, wanted=wanted, on_result=lambda *_: progress.advance(task))
    for fault in result.faults[:SHOWN_AT_MOST]:
        output.print(describe(fault, rulebooks, speech))
    output.print(make_matrix(result, rulebooks, speech) if len(rulebooks) > 1 else "", end="")
    output.print(make_table(result, rulebooks[0], speech))
    output.print(summarize(result, engine, rulebooks, speech))
    return DIFFERS if result.faults else 0


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
    """Return the rules by section, with how many cases there are and how many agree, all languages together."""
    say = speech.say
    cases = Counter(item.case.rule for item in result.results)
    agree = Counter(item.case.rule for item in result.results if item.verdict.outcome is Outcome.AGREES)
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(say("Section and rule"), overflow="fold")
    table.add_column(say("Cases"), justify="right")
    table.add_column(say("Agree"), justify="right")
    for feature in rulebook.features:
        rules = [rule for rule in feature.rules if cases[rule.id]]
        if not rules:
            continue
        table.add_section()
        table.add_row(Text(feature.title, style="bold"))
        for rule in rules:
            fine = agree[rule.id] == cases[rule.id]
            style = "green" if fine else "bold red"
            table.add_row(f"  {rule.id}", str(cases[rule.id]), Text(str(agree[rule.id]), style=style))
    return table


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


def summarize(result: SuiteResult, engine: Engine, rulebooks: Sequence[Rulebook], speech: Speech) -> Text:
    """Return the last line: how many cases in how many languages, and how many differ."""
    counted = speech.say_number
    values = {
        "name": engine.name,
        "cases": counted("{number} case", "{number} cases", len(result.results)),
        "languages": counted("{number} language", "{number} languages", len(rulebooks)),
    }
    if not result.faults:
        return Text(speech.say("{name}: {cases} in {languages}, all agree.", **values), style="bold green")
    faults = counted("{number} does not agree", "{number} do not agree", len(result.faults))
    return Text(speech.say("{name}: {cases} in {languages}, {faults}.", **values, faults=faults), style="bold red")
