"""Engines that give the points of a round as totals only."""

from dataclasses import dataclass

from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.observation import totals_of
from sushigo_rules.conformance.questions import Answer, Question, RoundAnswer


@dataclass(frozen=True)
class TotalsOnly:
    """Another engine, of whose points of a round only the totals are shown."""

    engine: Engine

    @property
    def name(self) -> str:
        return f"{self.engine.name}, totals only"

    def ask(self, question: Question) -> Answer:
        answer = self.engine.ask(question)
        return RoundAnswer(totals=tuple(totals_of(answer))) if isinstance(answer, RoundAnswer) else answer
