"""The report as one page that needs nothing else: no network, no script but its own few lines."""

import base64
import hashlib
from functools import cache
from types import SimpleNamespace
from typing import Final
from urllib.parse import urlsplit

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report, count_outcomes
from sushigo_rules.reports.words import (
    tell_left_out,
    tell_outcome,
    tell_outdated,
    tell_remarks,
    tell_standing,
    tell_summary,
)

STYLE: Final = "report.css"
SCRIPT: Final = "report.js"
PAGE: Final = "report.html"


def render(report: Report, speech: Speech) -> str:
    """Return the report as a page."""
    environment = _environment()
    style, script = _source(STYLE), _source(SCRIPT)
    counts = count_outcomes(report.cases)
    return environment.get_template(PAGE).render(
        report=report,
        language=speech.language,
        policy=_policy(style, script),
        style=Markup(style),
        script=Markup(script),
        outcomes=[outcome for outcome in Outcome if outcome is Outcome.AGREES or counts[outcome]],
        count=count_outcomes,
        home=_is_web_address(report.implementation.homepage),
        words={outcome: tell_outcome(outcome, speech) for outcome in Outcome},
        summary=tell_summary(report, speech, report.implementation.name),
        left_out=list(tell_left_out(report, speech)),
        remarks=list(tell_remarks(report, speech)),
        standing=lambda case: tell_standing(case, speech),
        problem=lambda entry: tell_outdated(entry, speech),
        number=speech.number,
        text=_texts(speech),
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("sushigo_rules.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


def _source(name: str) -> str:
    environment = _environment()
    assert environment.loader
    return environment.loader.get_source(environment, name)[0]


def _policy(style: str, script: str) -> str:
    """Return what the browser may do: apply our style and run our script, and nothing else."""
    return (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _is_web_address(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and text.isprintable()


def _texts(speech: Speech) -> SimpleNamespace:
    say = speech.say
    texts = {
        "title": say("The rules of Sushi Go!"),
        "skip": say("Go to the cases"),
        "implementation": say("Implementation"),
        "name": say("Name"),
        "version": say("Version"),
        "programming": say("Programming language"),
        "home": say("Home"),
        "suite": say("Version of the suite"),
        "languages": say("Languages"),
        "table": say("Sections and rules"),
        "rule": say("Section and rule"),
        "cases": say("Cases"),
        "ruling": say("ruling"),
        "outdated": say("Known differences that are out of date"),
        "filter": say("Filter"),
        "outcome": say("Outcome"),
        "section": say("Section"),
        "all": say("all"),
        "words": say("Words"),
        "clear": say("Show all"),
        "shown": say("Cases shown:"),
        "expected": say("Expected:"),
        "found": say("Found:"),
        "question": say("The question:"),
        "partial": say("partial run"),
    }
    # A template takes the methods of a dict for its entries.
    return SimpleNamespace(**texts)
