"""The endpoint of a shields.io badge."""

import json

from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report


def render(report: Report, speech: Speech) -> str:
    """Return the badge as shields.io reads it."""
    badge = {
        "schemaVersion": 1,
        "label": "Sushi Go! rules",
        "message": tell_message(report, speech),
        "color": choose_color(report),
    }
    return json.dumps(badge, ensure_ascii=False) + "\n"


def tell_message(report: Report, speech: Speech) -> str:
    """Return how many cases agree, and whether any were left out."""
    agree = speech.number(sum(case.outcome is Outcome.AGREES for case in report.cases))
    cases = speech.number(len(report.cases))
    if report.partial:
        return speech.say("{agree} of {cases} agree, partial run", agree=agree, cases=cases)
    return speech.say("{agree} of {cases} agree", agree=agree, cases=cases)


def choose_color(report: Report) -> str:
    """Return red where something fails, bright green only where all there is agrees."""
    if not report.passed:
        return "red"
    if report.partial:
        return "yellow"
    return "yellowgreen" if report.faults else "brightgreen"
