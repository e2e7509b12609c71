"""The report as JUnit XML, for whatever shows the results of tests.

A case that fails the run is a failure where an answer came, an error where none came that could be compared. What does
not fail the run, a known difference for one, is skipped with the reason: a red test means a red run.
"""

from collections.abc import Iterator
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from sushigo_rules.conformance.verdict import BROKEN, Outcome
from sushigo_rules.language.languages import Language
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report, ReportedCase, ReportedSection
from sushigo_rules.reports.words import tell_left_out, tell_outcome, tell_outdated, tell_standing

DECLARATION: Final = '<?xml version="1.0" encoding="UTF-8"?>'
SUITE_OF_KNOWN: Final = "known-differences"


def render(report: Report, speech: Speech) -> str:
    """Return the report as JUnit XML."""
    root = Element("testsuites", name=f"sushigo-rules: {report.implementation.name}")
    for language in report.languages:
        for section in report.sections:
            _add_section(root, section, language, report, speech)
    if report.outdated:
        _add_outdated(root, report, speech)
    for key in ("tests", "failures", "errors", "skipped"):
        root.set(key, str(sum(int(suite.get(key, "0")) for suite in root)))
    ElementTree.indent(root)
    return f"{DECLARATION}\n{ElementTree.tostring(root, 'unicode')}\n"


def _add_section(root: Element, section: ReportedSection, language: Language, report: Report, speech: Speech) -> None:
    cases = [case for case in section.cases if case.language == language]
    if not cases:
        return
    name = section.slug if len(report.languages) == 1 else f"{section.slug} [{language.code}]"
    suite = SubElement(root, "testsuite", name=name)
    properties = SubElement(suite, "properties")
    for key, value in _properties(report, language, speech):
        SubElement(properties, "property", name=key, value=value)
    for case in cases:
        _add_case(suite, case, speech)
    _count(suite)


def _properties(report: Report, language: Language, speech: Speech) -> Iterator[tuple[str, str]]:
    who = report.implementation
    yield "suite", report.suite
    yield "implementation", who.name
    yield from ((key, value) for key, value in (("version", who.version), ("homepage", who.homepage)) if value)
    if who.language:
        yield "programming-language", who.language
    yield "language", language.code
    if report.partial:
        yield "partial", " ".join(tell_left_out(report, speech))


def _add_case(suite: Element, case: ReportedCase, speech: Speech) -> None:
    test = SubElement(suite, "testcase", classname=f"{case.section}.{case.rule}", name=case.id)
    if case.outcome is Outcome.AGREES:
        return
    kind = "skipped" if not case.fails else "error" if case.outcome in BROKEN else "failure"
    message = ". ".join(filter(None, [tell_outcome(case.outcome, speech), tell_standing(case, speech)]))
    result = SubElement(test, kind, message=message)
    if kind != "skipped":
        result.set("type", case.outcome)
    result.text = "\n".join(_tell(case, speech))


def _tell(case: ReportedCase, speech: Speech) -> Iterator[str]:
    yield case.title
    yield case.steps
    yield from (speech.say("Expected:"), case.expected)
    yield from (speech.say("Found:"), case.found)
    yield from (speech.say("The question:"), case.question)


def _add_outdated(root: Element, report: Report, speech: Speech) -> None:
    suite = SubElement(root, "testsuite", name=SUITE_OF_KNOWN)
    for entry in report.outdated:
        test = SubElement(suite, "testcase", classname=SUITE_OF_KNOWN, name=entry.case_id)
        SubElement(test, "failure", message=tell_outdated(entry, speech), type=entry.problem)
    _count(suite)


def _count(suite: Element) -> None:
    suite.set("tests", str(len(suite.findall("testcase"))))
    for key, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(key, str(len(suite.findall(f"testcase/{tag}"))))
