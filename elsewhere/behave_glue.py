"""Steps and hooks for behave: the project's own reader and judge, with an adapter to ask.

``ELSEWHERE_LANGUAGE``, ``ELSEWHERE_ADAPTER`` (a JSON list) and ``ELSEWHERE_VERDICTS`` (a file to write) come from the
environment.
"""

import json
import os
from pathlib import Path
from typing import Any

from behave import given, step_matcher, then, when

from sushigo_rules.conformance.adapter import Adapter
from sushigo_rules.conformance.steps import make_step
from sushigo_rules.conformance.verdict import CaseRun, NotAgreed, Outcome
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.phrases import Kind

__all__ = ["after_all", "after_scenario", "before_all", "before_scenario"]

step_matcher("re")


def before_all(context: Any) -> None:
    """Start the adapter."""
    context.phrasebook = load_phrasebook(load_language(os.environ["ELSEWHERE_LANGUAGE"]))
    context.adapter = Adapter(json.loads(os.environ["ELSEWHERE_ADAPTER"]))
    context.adapter.greet("behave")
    context.verdicts = []


def before_scenario(context: Any, scenario: Any) -> None:
    """Begin a case."""
    del scenario
    context.case_run = CaseRun(context.adapter)
    context.outcome = None


def after_scenario(context: Any, scenario: Any) -> None:
    """Keep what came of it."""
    [tag] = [str(tag) for tag in scenario.tags if "." in tag]
    passed = scenario.status.name == "passed"
    context.verdicts.append([tag, Outcome.AGREES if passed else context.outcome or f"behave: {scenario.status.name}"])


def after_all(context: Any) -> None:
    """Write the verdicts, and end the adapter."""
    context.adapter.close()
    Path(os.environ["ELSEWHERE_VERDICTS"]).write_text(json.dumps(context.verdicts), encoding="utf-8")


@given(r"(?P<text>.*)")
def given_step(context: Any, text: str) -> None:
    """Set the table."""
    _take(context, Kind.GIVEN, text)


@when(r"(?P<text>.*)")
def when_step(context: Any, text: str) -> None:
    """Ask the adapter."""
    _take(context, Kind.WHEN, text)


@then(r"(?P<text>.*)")
def then_step(context: Any, text: str) -> None:
    """Compare the answer."""
    _take(context, Kind.THEN, text)


def _take(context: Any, kind: Kind, text: str) -> None:
    table = [list(context.table.headings), *(list(row.cells) for row in context.table)] if context.table else []
    try:
        context.case_run.take_step(make_step(kind, text, table, context.phrasebook))
    except NotAgreed as error:
        context.outcome = error.verdict.outcome
        raise
