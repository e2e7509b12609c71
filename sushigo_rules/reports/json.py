"""The report for programs; ``docs/schemas/report.schema.json`` documents it."""

import json
from typing import Any, Final

from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report, ReportedCase, count_outcomes

FORMAT: Final = 1


def render(report: Report, speech: Speech) -> str:
    """Return the report as JSON."""
    return json.dumps(describe(report, speech), ensure_ascii=False, indent=2) + "\n"


def describe(report: Report, speech: Speech) -> dict[str, Any]:
    """Return the report as the schema has it."""
    who = report.implementation
    return {
        "format": FORMAT,
        "suite": report.suite,
        "implementation": {
            "name": who.name,
            "version": who.version,
            "language": who.language,
            "homepage": who.homepage,
        },
        "language": speech.language.code,
        "languages": [language.code for language in report.languages],
        "rulings": "strict" if report.strict else "report",
        "passed": report.passed,
        "partial": report.partial,
        "only": list(report.only),
        "not_translated": report.not_translated,
        "counts": count_outcomes(report.cases),
        "rules": [
            {
                "id": rule.id,
                "status": rule.status,
                "section": section.slug,
                "title": rule.title,
                "counts": count_outcomes(rule.cases),
            }
            for section in report.sections
            for rule in section.rules
        ],
        "cases": [describe_case(case) for case in report.cases],
        "outdated": [{"id": entry.case_id, "problem": entry.problem} for entry in report.outdated],
    }


def describe_case(case: ReportedCase) -> dict[str, Any]:
    """Return one case as the schema has it."""
    return {
        "id": case.id,
        "rule": case.rule,
        "status": case.status,
        "section": case.section,
        "language": case.language.code,
        "title": case.title,
        "outcome": case.outcome,
        "fails": case.fails,
        "known": case.known,
        "reason": case.reason,
        "expected": case.expected,
        "found": case.found,
        "question": case.question,
        "words": case.words,
    }
