"""The sentences that all reports share."""

from collections.abc import Iterator

from sushigo_rules.conformance.known import Outdated, Problem
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports.report import Report, ReportedCase


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


def tell_summary(report: Report, speech: Speech, name: str) -> str:
    """Return the whole run in one sentence.

    Args:
        report: of the run.
        speech: in which to say it.
        name: the implementation's, as it may stand in the place for which this is.
    """
    say, counted = speech.say, speech.say_number
    values = {
        "name": name,
        "cases": counted("{number} case", "{number} cases", len(report.cases)),
        "languages": counted("{number} language", "{number} languages", len(report.languages)),
    }
    if report.failing:
        faults = counted("{number} does not agree", "{number} do not agree", len(report.failing))
        return say("{name}: {cases} in {languages}, {faults}.", **values, faults=faults)
    if report.outdated:
        return say("{name}: {cases} in {languages}; the list of known differences is out of date.", **values)
    if report.faults or report.not_asked:
        return say("{name}: {cases} in {languages}, nothing fails.", **values)
    return say("{name}: {cases} in {languages}, all agree.", **values)


def tell_left_out(report: Report, speech: Speech) -> Iterator[str]:
    """Yield what makes a run partial, a sentence each; nothing when it is whole."""
    say, counted = speech.say, speech.say_number
    if report.only:
        yield say("A partial run: only {ids}.", ids=", ".join(report.only))
    if report.not_asked:
        yield counted(
            "A partial run: {number} case was not asked.",
            "A partial run: {number} cases were not asked.",
            report.not_asked,
        )
    if report.not_translated:
        yield counted(
            "A partial run: {number} case is not translated into the language of this run.",
            "A partial run: {number} cases are not translated into the language of this run.",
            report.not_translated,
        )


def tell_remarks(report: Report, speech: Speech) -> Iterator[str]:
    """Yield what else is to be known of the faults, a sentence each."""
    counted = speech.say_number
    on_rulings = sum(case.status == "ruling" for case in report.faults)
    if on_rulings:
        yield counted(
            "{number} case differs on a ruling of this project, where the rulebooks leave the question open.",
            "{number} cases differ on rulings of this project, where the rulebooks leave the question open.",
            on_rulings,
        )
    known = sum(case.known for case in report.faults)
    if known:
        yield counted("{number} difference is known.", "{number} differences are known.", known)


def tell_standing(case: ReportedCase, speech: Speech) -> str:
    """Return how a fault counts, where that is not plain from its outcome."""
    say = speech.say
    if case.known:
        return say("A known difference: {reason}", reason=case.reason) if case.reason else say("A known difference.")
    if case.changed:
        return say("Another difference is listed as known for this case.")
    if case.outcome.is_fault and not case.fails:
        return say("On a ruling of this project: does not fail the run.")
    return ""


def tell_outdated(entry: Outdated, speech: Speech) -> str:
    """Return why an entry of the known differences must go."""
    say = speech.say
    words = {
        Problem.AGREES: say("now agrees: remove it from the known differences"),
        Problem.NOT_ASKED: say("is not asked any more: remove it from the known differences"),
        Problem.STALE: say("is no case of this suite: remove it from the known differences"),
    }
    return words[entry.problem]
