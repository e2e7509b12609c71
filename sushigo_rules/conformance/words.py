"""Cases and verdicts in words, for people."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sushigo_rules.cards import Cards
from sushigo_rules.conformance.observation import CardsOff, NotRefused, RefusedWrongly
from sushigo_rules.conformance.verdict import Verdict
from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.language.features import Case, Step
from sushigo_rules.language.languages import Keyword, Language
from sushigo_rules.language.phrasebook import Phrasebook
from sushigo_rules.language.speech import Speech
from sushigo_rules.language.vocabulary import LIST_SEPARATOR, WordKind


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells cases in one language: the language of the features and the speech are the same."""

    language: Language
    phrasebook: Phrasebook
    speech: Speech

    def tell_step(self, step: Step, *, keyword: bool = True) -> Iterator[str]:
        """Yield the lines of a step as in a feature."""
        word = self.language.keywords[Keyword(step.kind)] if keyword else ""
        yield f"{word}{self.phrasebook.say(step.sentence)}"
        if step.table:
            yield from align(self.phrasebook.say_table(step.table))

    def tell_case(self, case: Case) -> Iterator[str]:
        """Yield the lines of a whole case."""
        for step in case.steps:
            yield from self.tell_step(step)

    def tell_expected(self, verdict: Verdict) -> Iterator[str]:
        """Yield what was expected."""
        if verdict.expected:
            yield from self.tell_step(verdict.expected, keyword=False)
        else:
            yield self.speech.say("an answer")

    def tell_found(self, verdict: Verdict) -> Iterator[str]:
        """Yield what was found instead."""
        say = self.speech.say
        match verdict.found:
            case Step() as step:
                yield from self.tell_step(step, keyword=False)
            case CardsOff(missing, surplus):
                if missing:
                    yield say("these cards are missing: {cards}", cards=self._cards(missing))
                if surplus:
                    yield say("these cards are too many: {cards}", cards=self._cards(surplus))
            case NotRefused():
                yield say("an answer; it should have been refused")
            case RefusedWrongly(words):
                yield say("it was refused: {words}", words=words)
            case None:
                yield verdict.words

    def tell_question(self, verdict: Verdict) -> str:
        """Return the line to paste into an adapter."""
        return encode_question(verdict.question, 1) if verdict.question else ""

    def _cards(self, cards: Cards) -> str:
        return LIST_SEPARATOR.join(self.phrasebook.say_word(WordKind.CARD, card) for card in cards)


def align(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the rows of a table with columns of equal width."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"
