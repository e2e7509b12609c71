"""What came of a run, in words: the one thing that every kind of report shows.

Whatever comes from the implementation is made harmless here, see :mod:`sushigo_rules.conformance.plain`; a report holds
nothing that changes from run to run, no time and no path.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

from sushigo_rules.conformance.introduction import Introduction
from sushigo_rules.conformance.known import Assessment, Outdated
from sushigo_rules.conformance.observation import RefusedWrongly
from sushigo_rules.conformance.plain import plain_line, plain_text
from sushigo_rules.conformance.questions import Question
from sushigo_rules.conformance.scene import Scene, arrange, pose
from sushigo_rules.conformance.suite import Result
from sushigo_rules.conformance.verdict import UNASKED, Outcome, Verdict
from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.conformance.words import Teller
from sushigo_rules.language.features import Case, Feature, Rule
from sushigo_rules.language.languages import Language
from sushigo_rules.language.phrases import Kind
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.speech import Speech


@dataclass(frozen=True, slots=True)
class Implementation:
    """How the implementation introduced itself, one harmless line each; nothing where it did not say."""

    name: str
    version: str = ""
    language: str = ""
    homepage: str = ""


@dataclass(frozen=True, slots=True)
class ReportedCase:
    """One case in one language.

    Attributes:
        id: of the case.
        rule: its rule's id.
        status: its rule's status.
        section: its section's slug.
        language: of the features that it was told in.
        title: in that language.
        outcome: which of the nine.
        fails: whether it makes the run fail.
        known: whether it is a known difference, exactly as listed.
        changed: whether another difference is listed.
        reason: why it is known, in a person's words.
        text: the rule in its own words, in the case's language.
        steps: the whole case; empty where it agrees, like all that follows but the question.
        expected: what should have been found.
        found: what was found.
        question: the line to paste into the adapter.
        words: the implementation's or the adapter's own.
    """

    id: str
    rule: str
    status: str
    section: str
    language: Language
    title: str
    outcome: Outcome
    fails: bool
    known: bool
    changed: bool
    reason: str
    text: str
    steps: str
    expected: str
    found: str
    question: str
    words: str


@dataclass(frozen=True, slots=True)
class ReportedRule:
    """One rule with its cases in all languages."""

    id: str
    status: str
    title: str
    text: str
    cases: tuple[ReportedCase, ...]


@dataclass(frozen=True, slots=True)
class ReportedSection:
    """One section with those of its rules that were asked about."""

    slug: str
    title: str
    rules: tuple[ReportedRule, ...]

    @property
    def cases(self) -> tuple[ReportedCase, ...]:
        """All its cases."""
        return tuple(chain.from_iterable(rule.cases for rule in self.rules))


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a run.

    Attributes:
        suite: the version of the suite.
        implementation: what was checked.
        languages: of the features that were run.
        only: what the run was narrowed to, empty when it was not.
        not_translated: how many cases of the suite none of the languages has.
        strict: whether a difference on a ruling fails.
        passed: whether nothing fails.
        sections: the rules in order, with their cases.
        outdated: the entries of the known differences that must go.
    """

    suite: str
    implementation: Implementation
    languages: tuple[Language, ...]
    only: tuple[str, ...]
    not_translated: int
    strict: bool
    passed: bool
    sections: tuple[ReportedSection, ...]
    outdated: tuple[Outdated, ...]

    @property
    def rules(self) -> tuple[ReportedRule, ...]:
        """All rules that were asked about."""
        return tuple(chain.from_iterable(section.rules for section in self.sections))

    @property
    def cases(self) -> tuple[ReportedCase, ...]:
        """All cases, rule by rule."""
        return tuple(chain.from_iterable(rule.cases for rule in self.rules))

    @property
    def faults(self) -> tuple[ReportedCase, ...]:
        """The cases that do not agree, those that fail first."""
        return tuple(sorted((case for case in self.cases if case.outcome.is_fault), key=lambda case: not case.fails))

    @property
    def failing(self) -> tuple[ReportedCase, ...]:
        """The cases that make the run fail."""
        return tuple(case for case in self.cases if case.fails)

    @property
    def not_asked(self) -> int:
        """How many cases the implementation does not play."""
        return sum(case.outcome in UNASKED for case in self.cases)

    @property
    def partial(self) -> bool:
        """Whether any case of the suite was left out, for whatever reason."""
        return bool(self.only or self.not_asked or self.not_translated)


def count_outcomes(cases: Sequence[ReportedCase]) -> dict[Outcome, int]:
    """Return how many cases had each outcome, all nine named."""
    return {outcome: sum(case.outcome is outcome for case in cases) for outcome in Outcome}


def introduce(introduction: Introduction | None, name: str, suite: str) -> Implementation:
    """Return who was checked; without an introduction the reference in this package, which is as old as the suite."""
    if introduction is None:
        return Implementation(plain_line(name), suite, "Python")
    said = (introduction.name, introduction.version, introduction.language, introduction.homepage)
    return Implementation(*map(plain_line, said))


def make_report(
    assessment: Assessment,
    rulebooks: Sequence[Rulebook],
    implementation: Implementation,
    speech: Speech,
    *,
    suite: str,
    only: tuple[str, ...] = (),
) -> Report:
    """Put a run into words.

    Args:
        assessment: the run, and what of it fails.
        rulebooks: those that were run, the first one for the titles.
        implementation: what was checked.
        speech: in which to say what no feature says.
        suite: the version of the suite.
        only: what the run was narrowed to.
    """
    tellers = {book.language.code: _CaseTeller(assessment, book, speech) for book in rulebooks}
    by_rule: dict[str, list[ReportedCase]] = {}
    for item in assessment.result.results:
        by_rule.setdefault(item.case.rule, []).append(tellers[item.language].report(item))
    present = {case.id for book in rulebooks for case in book.cases}
    return Report(
        suite=suite,
        implementation=implementation,
        languages=tuple(book.language for book in rulebooks),
        only=only,
        not_translated=len(assessment.case_ids - present),
        strict=assessment.strict,
        passed=assessment.passed,
        sections=tuple(_sections(rulebooks[0].features, by_rule)),
        outdated=assessment.outdated,
    )


def _sections(features: Sequence[Feature], cases: Mapping[str, list[ReportedCase]]) -> Iterator[ReportedSection]:
    for feature in features:
        rules = tuple(_rule(rule, cases[rule.id]) for rule in feature.rules if rule.id in cases)
        if rules:
            yield ReportedSection(feature.slug, feature.title, rules)


def _rule(rule: Rule, cases: Sequence[ReportedCase]) -> ReportedRule:
    return ReportedRule(rule.id, rule.status, rule.title, "\n\n".join(rule.description), tuple(cases))


class _CaseTeller:
    """Puts the cases of one language into words."""

    def __init__(self, assessment: Assessment, rulebook: Rulebook, speech: Speech) -> None:
        self.assessment = assessment
        self.language = rulebook.language
        self.teller = Teller(rulebook.language, rulebook.phrasebook, speech)
        self.texts = {rule.id: "\n\n".join(rule.description) for _, rule in rulebook.rules}

    def report(self, item: Result) -> ReportedCase:
        case, verdict, assessment = item.case, item.verdict, self.assessment
        listed = assessment.known.get(case.id)

        def told(lines: Callable[[], Iterator[str]]) -> str:
            return "" if verdict.outcome is Outcome.AGREES else plain_text("\n".join(lines()))

        return ReportedCase(
            id=case.id,
            rule=case.rule,
            status=case.status,
            section=case.section,
            language=self.language,
            title=case.title,
            outcome=verdict.outcome,
            fails=assessment.fails(item),
            known=assessment.is_known(item),
            changed=assessment.is_changed(item),
            reason=plain_text(listed.reason) if listed else "",
            text=self.texts.get(case.rule, ""),
            steps=told(lambda: self.teller.tell_case(case)),
            expected=told(lambda: self.teller.tell_expected(verdict)),
            found=told(lambda: self.teller.tell_found(verdict)),
            question=encode_question(verdict.question or question_of(case), 1),
            words=plain_text(words_of(verdict)),
        )


def question_of(case: Case) -> Question:
    """Return the question that a case asks."""
    scene = Scene()
    for step in case.steps:
        if step.kind is Kind.WHEN:
            return pose(scene, step)
        scene = arrange(scene, step)
    raise AssertionError(f"{case.id} asks nothing")


def words_of(verdict: Verdict) -> str:
    """Return what the implementation or its adapter said in its own words."""
    return verdict.found.words if isinstance(verdict.found, RefusedWrongly) else verdict.words
