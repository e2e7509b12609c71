"""The report on the terminal. Everything is a Text: nothing in it is taken for markup."""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report, ReportedCase, count_outcomes
from sushigo_rules.reports.words import (
    tell_left_out,
    tell_outcome,
    tell_outdated,
    tell_remarks,
    tell_standing,
    tell_summary,
)

SHOWN_AT_MOST: Final = 20


def show(report: Report, console: Console, speech: Speech) -> None:
    """Print the faults that are not known, the tables, and the summary last."""
    faults = [case for case in report.faults if not case.known]
    for case in faults[:SHOWN_AT_MOST]:
        console.print(make_panel(case, speech))
        console.print(Text(speech.say("The question:"), style="bold"))
        # Below the box and in one line, so that it can be pasted into the adapter.
        console.print(Text(case.question), soft_wrap=True)
    if len(faults) > SHOWN_AT_MOST:
        rest = len(faults) - SHOWN_AT_MOST
        console.print(Text(speech.say_number("{number} more is not shown.", "{number} more are not shown.", rest)))
    if len(report.languages) > 1:
        console.print(make_matrix(report, speech))
        console.print()
    console.print(make_table(report, speech))
    for line in summarize(report, speech):
        console.print(line)


def make_panel(case: ReportedCase, speech: Speech) -> Panel:
    """Return a case that does not agree, in words: the rule, the table, expected and found, the question."""
    say = speech.say
    lines = Text()
    if case.text:
        lines.append(f"{case.text}\n\n", style="italic")
    lines.append(f"{case.steps}\n\n")
    lines.append(say("Expected:") + "\n", style="bold green")
    lines.append(f"{case.expected}\n")
    lines.append(say("Found:") + "\n", style="bold red")
    lines.append(f"{case.found}\n\n")
    if standing := tell_standing(case, speech):
        lines.append(f"{standing}\n\n", style="yellow")
    lines.rstrip()
    title = Text(f"{case.id} · {tell_outcome(case.outcome, speech)}")
    return Panel(lines, title=title, title_align="left", border_style="red" if case.fails else "yellow")


def make_table(report: Report, speech: Speech) -> Table:
    """Return the rules by section with how many cases had which outcome, all languages together."""
    say = speech.say
    total = count_outcomes(report.cases)
    outcomes = [outcome for outcome in Outcome if outcome is Outcome.AGREES or total[outcome]]
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(say("Section and rule"), no_wrap=True)
    table.add_column(say("Cases"), justify="right")
    for outcome in outcomes:
        table.add_column(tell_outcome(outcome, speech), justify="right")
    for section in report.sections:
        table.add_section()
        table.add_row(Text(section.title, style="bold"))
        for rule in section.rules:
            counts = count_outcomes(rule.cases)
            name = f"  {rule.id}" + (f" ({say('ruling')})" if rule.status == "ruling" else "")
            cells = [_count(counts[outcome], outcome) for outcome in outcomes]
            table.add_row(Text(name), Text(str(len(rule.cases))), *cells)
    return table


def _count(number: int, outcome: Outcome) -> Text:
    style = "green" if outcome is Outcome.AGREES else "bold red" if outcome.is_fault else "yellow"
    return Text(str(number) if number else "", style=style)


def make_matrix(report: Report, speech: Speech) -> Table:
    """Return the sections by languages, each cell with how many of its cases agree."""
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(speech.say("Section"), overflow="fold")
    for language in report.languages:
        table.add_column(language.code, justify="right")
    for section in report.sections:
        by_language = ([case for case in section.cases if case.language == language] for language in report.languages)
        table.add_row(Text(section.title), *map(_agreement, by_language))
    return table


def _agreement(cases: list[ReportedCase]) -> Text:
    agree = sum(case.outcome is Outcome.AGREES for case in cases)
    return Text(f"{agree}/{len(cases)}", style="green" if agree == len(cases) else "bold red")


def summarize(report: Report, speech: Speech) -> Iterator[Text]:
    """Yield the last lines: what was left out, what is out of date, and the whole run in one sentence."""
    for text in (*tell_left_out(report, speech), *tell_remarks(report, speech)):
        yield Text(text, style="yellow")
    for entry in report.outdated:
        yield Text(f"{entry.case_id}: {tell_outdated(entry, speech)}", style="red")
    style = "bold green" if report.passed else "bold red"
    yield Text(tell_summary(report, speech, report.implementation.name), style=style)
