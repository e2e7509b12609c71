"""Running one case against an engine, and what came of it."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.observation import (
    Asked,
    CardsOff,
    FollowUpError,
    NotRefused,
    Observation,
    RefusedWrongly,
    observe,
)
from sushigo_rules.conformance.questions import Answer, Failed, Question, Skipped
from sushigo_rules.conformance.scene import Scene, arrange, pose
from sushigo_rules.errors import SushiGoError, UnreadableError
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrases import Kind


class Outcome(StrEnum):
    """What came of a case; never merged."""

    AGREES = "agrees"
    DIFFERS = "differs"
    REFUSED_WRONGLY = "refused wrongly"
    NOT_REFUSED = "not refused"
    BAD_ANSWER = "bad answer"
    CRASHED = "crashed"
    TOO_SLOW = "too slow"
    SKIPPED = "skipped"
    NOT_SUPPORTED = "not supported"

    @property
    def is_fault(self) -> bool:
        """Whether the implementation does something else than the rules say."""
        return self is not Outcome.AGREES and self not in UNASKED


BROKEN: Final = frozenset({Outcome.BAD_ANSWER, Outcome.CRASHED, Outcome.TOO_SLOW})
"""The outcomes in which no answer came that could be compared."""
UNASKED: Final = frozenset({Outcome.SKIPPED, Outcome.NOT_SUPPORTED})
"""The outcomes in which the implementation says that it does not play this."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of one case.

    Attributes:
        outcome: which of the nine.
        question: the question asked, None when it came to none.
        expected: the step that did not hold.
        found: what the answer shows instead.
        words: the implementation's or the adapter's own, where it did not answer.
    """

    outcome: Outcome
    question: Question | None = None
    expected: Step | None = None
    found: Observation | None = None
    words: str = ""


class ConductError(SushiGoError):
    """An implementation that does not answer as it should; raised by an engine's ``ask``."""

    outcome: Outcome

    def __init__(self, outcome: Outcome, words: str) -> None:
        """Keep the outcome beside the words."""
        super().__init__(words)
        self.outcome = outcome


class NotAgreed(Exception):
    """The case ended with another outcome than *agrees*."""

    def __init__(self, verdict: Verdict) -> None:
        """Keep the verdict."""
        super().__init__(f"{verdict.outcome}: {verdict.words or verdict.found}")
        self.verdict = verdict


@dataclass
class CaseRun:
    """One case being run, step by step; the steps may come from any runner."""

    engine: Engine
    scene: Scene = field(default_factory=Scene)
    asked: Asked | None = None

    def take_step(self, step: Step) -> None:
        """Do what a step says.

        Raises:
            NotAgreed: the implementation does not do what a Then step expects, or does not answer.
            UnreadableError: the step does not fit those before it.
        """
        match step.kind:
            case Kind.GIVEN:
                self.scene = arrange(self.scene, step)
            case Kind.WHEN if self.asked is None:
                question = pose(self.scene, step)
                self.asked = Asked(self.scene, question, self._ask(question), self.engine)
            case Kind.THEN if self.asked is not None:
                self._expect(step, self.asked)
            case _:
                raise UnreadableError("expected one When step, before all Then steps; found otherwise")

    def _ask(self, question: Question) -> Answer:
        try:
            answer = self.engine.ask(question)
        except ConductError as error:
            raise NotAgreed(Verdict(error.outcome, question, words=str(error))) from error
        return _answered(answer, question)

    def _expect(self, step: Step, asked: Asked) -> None:
        try:
            found = observe(step, asked)
        except FollowUpError as error:
            _answered(error.answer, asked.question)
            found = RefusedWrongly(str(error))
        except ConductError as error:
            raise NotAgreed(Verdict(error.outcome, asked.question, step, words=str(error))) from error
        if found != step:
            raise NotAgreed(Verdict(_outcome_of(found), asked.question, step, found))


def _answered(answer: Answer, question: Question) -> Answer:
    match answer:
        case Skipped(words):
            raise NotAgreed(Verdict(Outcome.SKIPPED, question, words=words))
        case Failed(words):
            raise NotAgreed(Verdict(Outcome.CRASHED, question, words=words))
    return answer


def _outcome_of(found: Observation) -> Outcome:
    match found:
        case NotRefused():
            return Outcome.NOT_REFUSED
        case RefusedWrongly():
            return Outcome.REFUSED_WRONGLY
        case CardsOff() | Step():
            return Outcome.DIFFERS


def judge(steps: tuple[Step, ...], engine: Engine) -> Verdict:
    """Run the steps of a case against an engine, without any test runner."""
    run = CaseRun(engine)
    try:
        for step in steps:
            run.take_step(step)
    except NotAgreed as error:
        return error.verdict
    return Verdict(Outcome.AGREES, run.asked.question if run.asked else None)
