"""Runs to report: one of an implementation whose every word is an attack, and small ones."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import ALL_SUPPORTED, Introduction
from sushigo_rules.conformance.known import Assessment, Known
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    Deck,
    NextRound,
    PlayTurn,
    Question,
    Refused,
    RoundAnswer,
    ScoreRound,
    Skipped,
    TurnAnswer,
)
from sushigo_rules.conformance.suite import Result, SuiteResult
from sushigo_rules.conformance.verdict import ConductError, Outcome, judge
from sushigo_rules.language.features import Case
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import Speech, load_speech
from sushigo_rules.reports.report import Report, introduce, make_report

BOOK: Final = load_rulebook()
CASE_IDS: Final = frozenset(case.id for case in BOOK.cases)
ENGLISH: Final = load_speech(load_language("en"))
SUITE: Final = "1.2.3"
RULING_RULE: Final = next(case.rule for case in BOOK.cases if case.status == "ruling")
ATTACK: Final = (
    "<script>attack()</script><img src=x onerror=attack()></pre></code></details></failure>]]> & ' \" "
    "\n```\n````\n# attack\n<b>attack</b> | attack | [attack](javascript:attack) @attack [bold red]attack[/] "
    "\x1b[31m\x1b]0;attack\x07\x9b31m\r\x00\x0b\x7f\ufffe\ud800\u202eattack\u2028{attack} "
)
LONG_WORD: Final = "W" * 90_000
INTRODUCTION: Final = Introduction(ATTACK, ATTACK, ATTACK, "javascript:attack()", ALL_SUPPORTED)
FORBIDDEN: Final = "\x1b\x07\x9b\r\x00\x0b\x7f\ufffe\ud800\u202e\u2028"
"""Characters that no report may hold."""


@dataclass(frozen=True)
class Attacker:
    """An engine whose every kind of answer carries the attack."""

    name: str = ATTACK
    reference: Engine = field(default_factory=ReferenceEngine)

    def ask(self, question: Question) -> Answer:
        match question:
            case ScoreRound():
                return Refused(ATTACK + LONG_WORD)
            case Deck():
                return Skipped(ATTACK)
            case Deal():
                raise ConductError(Outcome.NOT_SUPPORTED, ATTACK)
            case PlayTurn():
                raise ConductError(Outcome.CRASHED, ATTACK + LONG_WORD)
            case NextRound():
                raise ConductError(Outcome.BAD_ANSWER, LONG_WORD)
            case _:
                return self.reference.ask(question)


@dataclass(frozen=True)
class Worthless:
    """An engine in which no cards score in a round, or all the same number."""

    points: int = 0
    name: str = "worthless"
    reference: Engine = field(default_factory=ReferenceEngine)

    def ask(self, question: Question) -> Answer:
        if isinstance(question, ScoreRound):
            return RoundAnswer(totals=(self.points,) * len(question.tableaus))
        return self.reference.ask(question)


@dataclass(frozen=True)
class Permissive:
    """An engine that refuses nothing and changes nothing."""

    name: str = "permissive"

    def ask(self, question: Question) -> Answer:
        match question:
            case PlayTurn(hands=hands, tableaus=tableaus):
                return TurnAnswer(hands, tableaus)
            case _:
                return Skipped("not built")


def assess(
    engine: Engine,
    *,
    wanted: Callable[[Case], bool] | None = None,
    known: Known | None = None,
    strict: bool = False,
    books: Iterable[Rulebook] = (BOOK,),
) -> Assessment:
    choose = wanted or (lambda _: True)
    results = tuple(
        Result(book.language.code, case, judge(case.steps, engine))
        for book in books
        for case in book.cases
        if choose(case)
    )
    return Assessment(SuiteResult(results, partial=wanted is not None), known or {}, CASE_IDS, strict=strict)


def report_of(
    engine: Engine,
    *,
    introduction: Introduction | None = None,
    only: tuple[str, ...] = (),
    known: Known | None = None,
    strict: bool = False,
    speech: Speech = ENGLISH,
    books: tuple[Rulebook, ...] = (BOOK,),
) -> Report:
    wanted = (lambda case: case.rule in only or case.section in only) if only else None
    assessment = assess(engine, wanted=wanted, known=known, strict=strict, books=books)
    return make_report(assessment, books, introduce(introduction, engine.name, SUITE), speech, suite=SUITE, only=only)


def attacked() -> Report:
    return report_of(Attacker(), introduction=INTRODUCTION)
