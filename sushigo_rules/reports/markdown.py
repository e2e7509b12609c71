"""The report as Markdown, for a pull request or the summary of a job.

What comes from the implementation stands in code only, between more backticks than it has itself.
"""

import html
import re
from collections.abc import Iterator
from typing import Final

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

LONGEST: Final = 60_000
"""Characters; GitHub takes 65,536 in a comment."""
_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>|~#&@])")
_TICKS: Final = re.compile("`+")


def render(report: Report, speech: Speech) -> str:
    """Return the report as Markdown, with as many faults as fit into a comment."""
    lines = [*_head(report, speech), *_table(report, speech), *_outdated(report, speech)]
    left = LONGEST - len("\n".join(lines))
    for number, case in enumerate(report.faults):
        told = [*_fault(case, speech)]
        left -= len("\n".join(told)) + 1
        if left < 0:
            rest = len(report.faults) - number
            lines.append(speech.say_number("{number} more is not shown.", "{number} more are not shown.", rest))
            break
        lines += told
    return "\n".join(lines).rstrip("\n") + "\n"


def code(text: str) -> str:
    """Return one line as code that it cannot end."""
    ticks = "`" * (_longest_run(text) + 1)
    return f"{ticks} {text} {ticks}"


def code_block(text: str) -> str:
    """Return lines as a block of code that they cannot end."""
    fence = "`" * max(3, _longest_run(text) + 1)
    return f"{fence}text\n{text}\n{fence}"


def escape(text: str) -> str:
    """Return a text of ours so that nothing in it is taken for markup."""
    return _SPECIAL.sub(r"\\\1", text)


def _longest_run(text: str) -> int:
    return max(map(len, _TICKS.findall(text)), default=0)


def _head(report: Report, speech: Speech) -> Iterator[str]:
    say, who = speech.say, report.implementation
    yield f"## {escape(say('The rules of Sushi Go!'))}"
    yield ""
    mark = "✅" if report.passed else "❌"
    yield f"{mark} {tell_summary(report, speech, code(who.name))}"
    yield ""
    for text in tell_left_out(report, speech):
        yield f"- ⚠️ {escape(text)}"
    for text in tell_remarks(report, speech):
        yield f"- {escape(text)}"
    facts = ((say("Version"), who.version), (say("Programming language"), who.language), (say("Home"), who.homepage))
    for label, value in facts:
        if value:
            yield f"- {escape(label)}: {code(value)}"
    yield f"- {escape(say('Version of the suite'))}: {code(report.suite)}"
    yield ""


def _table(report: Report, speech: Speech) -> Iterator[str]:
    counts = count_outcomes(report.cases)
    outcomes = [outcome for outcome in Outcome if outcome is Outcome.AGREES or counts[outcome]]
    headings = [speech.say("Section"), speech.say("Cases"), *(tell_outcome(outcome, speech) for outcome in outcomes)]
    yield _row(map(escape, headings))
    yield _row(["---", *["---:"] * (len(headings) - 1)])
    for section in report.sections:
        counts = count_outcomes(section.cases)
        numbers = (str(counts[outcome] or "") for outcome in outcomes)
        yield _row([escape(section.title), str(len(section.cases)), *numbers])
    yield ""


def _row(cells: Iterator[str] | list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _outdated(report: Report, speech: Speech) -> Iterator[str]:
    for entry in report.outdated:
        yield f"- ❌ {code(entry.case_id)} {escape(tell_outdated(entry, speech))}"
    if report.outdated:
        yield ""


def _fault(case: ReportedCase, speech: Speech) -> Iterator[str]:
    mark = "❌" if case.fails else "⚠️"
    title = html.escape(f"{case.title} ({case.id}, {case.language.code})")
    yield "<details>"
    yield f"<summary>{mark} {html.escape(tell_outcome(case.outcome, speech))}: {title}</summary>"
    yield ""
    if standing := tell_standing(case, speech):
        yield from (code_block(standing), "")
    yield from (escape(case.text), "")
    yield from (code_block(case.steps), "")
    for label, text in (
        (speech.say("Expected:"), case.expected),
        (speech.say("Found:"), case.found),
        (speech.say("The question:"), case.question),
    ):
        yield from (f"**{escape(label)}**", "", code_block(text), "")
    yield from ("</details>", "")
