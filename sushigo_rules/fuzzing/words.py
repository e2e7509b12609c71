"""Differences in words: a scenario to paste below its rule, and a line to paste into an adapter."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.conformance.words import Teller
from sushigo_rules.fuzzing.search import Difference
from sushigo_rules.language.features import Feature, Rule, Scenario, write_feature
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language, load_language
from sushigo_rules.language.phrasebook import MissingError, load_phrasebook
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.speech import Speech, load_speech
from sushigo_rules.reports.words import tell_outcome

CASES_SHOWN: Final = 3
RULES_GUESSED: Final = 5
_DIGEST: Final = 6
"""Letters of the id that tell one question from another."""


@dataclass(frozen=True, slots=True)
class DifferenceTeller:
    """Tells differences in the language of a rulebook; in English as long as words of it are missing."""

    book: Rulebook
    speech: Speech
    seed: int

    def tell(self, difference: Difference) -> Iterator[str]:
        """Yield the lines about one difference."""
        say, verdict = self.speech.say, difference.verdict
        yield f"{difference.question.ask}: {tell_outcome(verdict.outcome, self.speech)}"
        yield from self.tell_rules(difference)
        if not difference.steady:
            yield say("It does not show every time: the implementation does not always answer alike.")
        yield ""
        if difference.steps:
            yield from self.write_scenario(difference).splitlines()
        else:
            yield say("It shows only with the cards of this draw pile, which no scenario can name.")
        yield ""
        yield say("Found:")
        yield from (f"  {line}" for line in self.tell_found(difference))
        yield ""
        yield say("The question:")
        yield encode_question(difference.question, 1)

    def tell_rules(self, difference: Difference) -> Iterator[str]:
        """Yield which rules it belongs to, and how that is known."""
        say, blame = self.speech.say, difference.blame
        if blame.cases:
            for rule in blame.rules:
                yield say("Belongs to: {rule}", rule=self.name_rule(rule))
            shown = ", ".join((*blame.cases[:CASES_SHOWN], *(["..."] if len(blame.cases) > CASES_SHOWN else [])))
            yield say("Cases of the rule that fail as well: {cases}", cases=shown)
        else:
            for rule in blame.rules[:RULES_GUESSED]:
                yield say("May belong to: {rule}", rule=self.name_rule(rule))
            yield say("No case of these rules fails: this one would be new.")

    def name_rule(self, rule: str) -> str:
        """Return a rule's id and title."""
        found = self.book.find_rule(rule)
        return f"{rule} ({found[0].title}: {found[1].title})" if found else rule

    def write_scenario(self, difference: Difference) -> str:
        """Return the scenario to paste below its rule."""
        try:
            return write_scenario(difference, self.book.language, self.speech, self.seed)
        except MissingError:
            english = load_language(SOURCE_LANGUAGE)
            return write_scenario(difference, english, load_speech(english), self.seed)

    def tell_found(self, difference: Difference) -> Iterator[str]:
        """Yield what was found instead of what the scenario expects."""
        try:
            yield from list(self._teller(self.book.language).tell_found(difference.verdict))
        except MissingError:
            yield from self._teller(load_language(SOURCE_LANGUAGE)).tell_found(difference.verdict)

    def _teller(self, language: Language) -> Teller:
        return Teller(language, load_phrasebook(language), self.speech)


def write_scenario(difference: Difference, language: Language, speech: Speech, seed: int) -> str:
    """Return a scenario as it stands below a rule.

    Raises:
        MissingError: the language does not have a word of it yet.
    """
    digest = sha256(encode_question(difference.question, 1).encode()).hexdigest()[:_DIGEST]
    rule = difference.blame.rules[0]
    title = speech.say("Found by fuzzing with seed {seed} ({digest})", seed=seed, digest=digest)
    scenario = Scenario(f"{rule}.fuzz-{digest}", title, difference.steps)
    feature = Feature("", "", (), (Rule(rule, "printed", "", (), (scenario,)),))
    text = write_feature(feature, language, load_phrasebook(language))
    return text[text.index(f"    @{scenario.id}") :]
