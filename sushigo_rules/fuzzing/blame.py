"""Which rule a difference belongs to.

Nothing in an answer says so. But every rule has cases of its own, and asking them all is cheap. Of the rules with
cases that fail

1. those count whose cases fail like the difference: the same kind of question, the same outcome, the same thing
   expected (points in one category, hands, ...), in the same variant; if there are none, in any variant;
2. if there are none either, those that stand below the rules whose cases expect such a thing, and at last all whose
   cases ask the same kind of question;
3. what these rules stand on counts too, as far as it fails; and
4. those are named that stand on no other rule of these.

Scores that differ after a round are first asked for without the rest, as points of the round. If no case fails, the
rules whose cases expect such a thing are named as ones that it may belong to. A ruling is named only for a question
that it decides.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.questions import NextRound, PlayDummyTurn, PlayTurn, Question, ScoreRound
from sushigo_rules.conformance.verdict import Outcome, Verdict, judge
from sushigo_rules.fuzzing.rulings import DECIDES
from sushigo_rules.fuzzing.scenario import judge_question, variant_name
from sushigo_rules.language.features import Case, Step
from sushigo_rules.language.phrases import Kind, Phrase
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.vocabulary import VariantName

_SAME_THING = {Phrase.WINNERS: Phrase.WINNER, Phrase.GAME_GOES_ON: Phrase.GAME_OVER}


@dataclass(frozen=True, slots=True)
class Symptom:
    """What can be compared of two differences."""

    ask: str
    variant: VariantName | None
    outcome: Outcome
    topic: str


@dataclass(frozen=True, slots=True)
class Blame:
    """The rules that a difference belongs to, in the order of the rulebook.

    Attributes:
        rules: their ids.
        cases: those of these rules' own cases that fail; none when the rules are only a guess.
        only_rulings: whether it touches nothing but rulings.
        symptom: what the difference looks like.
    """

    rules: tuple[str, ...]
    cases: tuple[str, ...]
    only_rulings: bool
    symptom: Symptom

    def is_same(self, other: "Blame") -> bool:
        """Tell whether two differences are likely to have one cause: the same rules, or if these are guessed, looks."""
        if self.cases or other.cases:
            return self.rules == other.rules
        return replace(self.symptom, variant=None) == replace(other.symptom, variant=None)


@dataclass(frozen=True, slots=True)
class Known:
    """A case and its question, and the symptom when it fails."""

    case: Case
    question: Question
    symptom: Symptom | None = None


@dataclass(frozen=True)
class CaseBook:
    """The cases of a rulebook by what they ask, the same for every engine."""

    book: Rulebook

    @cached_property
    def known(self) -> Sequence[Known]:
        """All cases that come to a question."""
        reference = ReferenceEngine()
        asked = ((case, judge(case.steps, reference).question) for case in self.book.cases)
        return [Known(case, question) for case, question in asked if question]

    def concerns(self, rule: str, question: Question) -> bool:
        """Tell whether a rule has a say in a question: its variant is played, and a ruling decides it."""
        variants = self._variants[rule]
        return (None in variants or variant_name(question) in variants) and DECIDES.get(rule, _always)(question)

    def guess(self, question: Question, symptom: Symptom) -> tuple[str, ...]:
        """Return the rules whose cases expect such a thing, or if there are none, ask such a question."""
        alike = [
            known.case
            for known in self.known
            if known.question.ask == symptom.ask and self.concerns(known.case.rule, question)
        ]
        exact = [case for case in alike if symptom.topic in read_topics(case.steps)]
        return tuple(dict.fromkeys(case.rule for case in exact or alike))

    @cached_property
    def _variants(self) -> dict[str, set[VariantName | None]]:
        variants: dict[str, set[VariantName | None]] = {}
        for known in self.known:
            variants.setdefault(known.case.rule, set()).add(variant_name(known.question))
        return variants


@dataclass(frozen=True)
class Blamer:
    """Finds rules for one engine.

    Attributes:
        cases: which are asked.
        engine: the implementation.
        may_ask: tells whether there is time for another case.
    """

    cases: CaseBook
    engine: Engine
    may_ask: Callable[[], bool] = lambda: True

    def blame(self, question: Question, verdict: Verdict) -> Blame:
        """Return the rules that a difference belongs to."""
        inside = self._look_inside(question, verdict)
        if inside.outcome.is_fault and inside.question:
            return self.blame(inside.question, inside)
        symptom = read_symptom(question, verdict)
        guess = self.cases.guess(question, symptom)
        red = [known for known in self.red if self.cases.concerns(known.case.rule, question)]
        rules = {known.case.rule for known in red}
        suspects = (
            *(
                {known.case.rule for known in red if known.symptom and alike(known.symptom, symptom)}
                for alike in _ALIKE
            ),
            rules & set().union(*map(self._book.data.depends_on, guess)),
            {known.case.rule for known in red if known.question.ask == question.ask},
        )
        found = next(filter(None, suspects), None)
        if found:
            return self._name(self._find_roots(found, rules), symptom)
        return Blame(guess, (), only_rulings=False, symptom=symptom)

    @cached_property
    def red(self) -> Sequence[Known]:
        """The cases that fail; asked once."""
        found = []
        for known in self.cases.known:
            if not self.may_ask():
                break
            verdict = judge(known.case.steps, self.engine)
            if verdict.outcome.is_fault:
                found.append(replace(known, symptom=read_symptom(known.question, verdict)))
        return found

    @property
    def _book(self) -> Rulebook:
        return self.cases.book

    def _look_inside(self, question: Question, verdict: Verdict) -> Verdict:
        """Ask for the points alone where scores after a round differ: they may be all that is wrong."""
        if isinstance(question, NextRound) and read_symptom(question, verdict).topic == Phrase.SCORES:
            return judge_question(ScoreRound(question.tableaus), self.engine, ReferenceEngine())[0]
        return Verdict(Outcome.AGREES)

    def _find_roots(self, found: set[str], red: set[str]) -> set[str]:
        depends_on = self._book.data.depends_on
        suspects = found | {rule for rule in red if any(rule in depends_on(other) for other in found)}
        return {rule for rule in suspects if suspects.isdisjoint(depends_on(rule) - {rule})}

    def _name(self, rules: set[str], symptom: Symptom) -> Blame:
        statuses = {rule.id: rule.status for _, rule in self._book.rules if rule.id in rules}
        cases = tuple(known.case.id for known in self.red if known.case.rule in rules)
        return Blame(tuple(statuses), cases, set(statuses.values()) == {"ruling"}, symptom)


def _always(question: Question) -> bool:
    del question
    return True


def _in_any_variant(symptom: Symptom) -> Symptom:
    return replace(symptom, variant=None)


def _in_any_turn(symptom: Symptom) -> Symptom:
    return replace(symptom, variant=None, ask=PlayTurn.ask if symptom.ask == PlayDummyTurn.ask else symptom.ask)


_ALIKE: Sequence[Callable[[Symptom, Symptom], bool]] = (
    lambda one, other: one == other,
    lambda one, other: _in_any_variant(one) == _in_any_variant(other),
    lambda one, other: _in_any_turn(one) == _in_any_turn(other),
)


def read_symptom(question: Question, verdict: Verdict) -> Symptom:
    """Return what can be compared of a difference; the thing expected only where an answer was compared."""
    compared = verdict.outcome is Outcome.DIFFERS and verdict.expected
    topic = read_topic(verdict.expected) if compared and verdict.expected else ""
    return Symptom(question.ask, variant_name(question), verdict.outcome, topic)


def read_topics(steps: Iterable[Step]) -> set[str]:
    """Return what a case expects."""
    return {read_topic(step) for step in steps if step.kind is Kind.THEN}


def read_topic(step: Step) -> str:
    """Return what a Then step is about: a category, or what its phrase names."""
    phrase = step.sentence.phrase
    slots = dict(step.sentence.slots)
    return str(slots["category"]) if "category" in slots else _SAME_THING.get(phrase, phrase)
