"""Saying and reading the sentences and tables of one language, from the same data both ways."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from sushigo_rules.cards import Card
from sushigo_rules.errors import SourceError, UnreadableError
from sushigo_rules.language.catalogs import SLOT, Messages, catalog_path, load_messages
from sushigo_rules.language.languages import Language
from sushigo_rules.language.phrases import PHRASES, SLOTS, Kind, Phrase
from sushigo_rules.language.vocabulary import (
    CONTENT_OF,
    LIST_SEPARATOR,
    WORDS,
    Content,
    Heading,
    WordKind,
)

PLACEHOLDER: Final = re.compile(r"<([^<>]+)>")
NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]*)")

_WORD_KIND_OF: Final[Mapping[Content, WordKind]] = MappingProxyType(
    {
        Content.PLAYER: WordKind.PLAYER,
        Content.CARD: WordKind.CARD,
        Content.CATEGORY: WordKind.CATEGORY,
        Content.VARIANT: WordKind.VARIANT,
    }
)


@dataclass(frozen=True, slots=True)
class Column:
    """What heads a column of examples: a heading, or a player whose cards or puddings stand there."""

    kind: WordKind
    value: str


Value: TypeAlias = int | str | tuple[Card | Column, ...] | Column
"""What a slot or a cell holds, in no language: a number, the value of a word, cards, or a placeholder's column."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A phrase with its slots filled, in no language."""

    phrase: Phrase
    slots: tuple[tuple[str, Value], ...] = ()

    def slot(self, name: str) -> Value:
        """Return what a slot holds."""
        return dict(self.slots)[name]


class Table(NamedTuple):
    """The table of a step, in no language."""

    headings: tuple[Heading, ...]
    rows: tuple[tuple[Value, ...], ...]


class MissingError(SourceError):
    """The language does not have this entry yet; ``context`` is the entry's."""

    def __init__(self, context: str) -> None:
        """Name the entry."""
        super().__init__(f"not translated yet: {context}")
        self.context = context


@dataclass(frozen=True, eq=False)
class Phrasebook:
    """One language's words and sentence forms; entries may be missing.

    Attributes:
        words: per kind, the language's word for each value.
        forms: the plural forms of each phrase, one where it has no plural.
        plural_index: which form is for a number that is not below zero.
    """

    words: Mapping[WordKind, Mapping[str, str]]
    forms: Mapping[Phrase, tuple[str, ...]]
    plural_index: Callable[[int], int]
    _read: dict[tuple[Kind, str], Sentence] = field(default_factory=dict, init=False)
    _values: dict[WordKind, dict[str, str]] = field(default_factory=dict, init=False)
    _patterns: dict[Kind, list[tuple[Phrase, re.Pattern[str]]]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        """Turn the words and forms round for reading."""
        for kind, words in self.words.items():
            self._values[kind] = {word: value for value, word in words.items()}
        for phrase, forms in self.forms.items():
            patterns = self._patterns.setdefault(PHRASES[phrase].kind, [])
            patterns.extend((phrase, re.compile(self._pattern(form))) for form in dict.fromkeys(forms))

    def say(self, sentence: Sentence) -> str:
        """Return the sentence in this language.

        Raises:
            MissingError: the phrase or a word in it is not translated yet.
        """
        forms = self.forms.get(sentence.phrase)
        if forms is None:
            raise MissingError(f"phrase {sentence.phrase}")
        slots = dict(sentence.slots)
        number = slots.get("number")
        form = forms[self.plural_index(abs(number))] if len(forms) > 1 and isinstance(number, int) else forms[0]
        said = {slot: self.say_cell(SLOTS[slot], value) for slot, value in slots.items()}
        return SLOT.sub(lambda match: said[match[1]], form)

    def read(self, kind: Kind, text: str) -> Sentence:
        """Return the one sentence that is said like this after a keyword of this kind.

        Raises:
            UnreadableError: it is none of the phrases, or more than one.
        """
        known = self._read.get((kind, text))
        if known is None:
            known = self._read[kind, text] = self._read_anew(kind, text)
        return known

    def read_table(self, phrase: Phrase, rows: tuple[tuple[str, ...], ...]) -> Table:
        """Return the table that follows a phrase.

        Raises:
            UnreadableError: a heading or a cell cannot be read, or the table does not belong to the phrase.
        """
        allowed = PHRASES[phrase].headings
        headings = tuple(Heading(self.read_word(WordKind.HEADING, cell)) for cell in rows[0])
        if headings[:1] != allowed[:1] or len(set(headings)) < len(headings) or not set(headings) <= set(allowed):
            wanted = LIST_SEPARATOR.join(self.words[WordKind.HEADING].get(heading, heading) for heading in allowed)
            raise UnreadableError(
                f"expected columns from: {wanted}, the first one first; found {LIST_SEPARATOR.join(rows[0])}"
            )
        return Table(headings, tuple(self._read_row(headings, row) for row in rows[1:]))

    def say_table(self, table: Table) -> tuple[tuple[str, ...], ...]:
        """Return the rows of a table in this language, headings first.

        Raises:
            MissingError: a word in it is not translated yet.
        """
        heading_row = tuple(self.say_word(WordKind.HEADING, heading) for heading in table.headings)
        contents = [CONTENT_OF[heading] for heading in table.headings]
        return (heading_row, *(tuple(map(self.say_cell, contents, row)) for row in table.rows))

    def say_cell(self, content: Content, value: Value) -> str:
        """Return what a slot or a cell holds, in this language.

        Raises:
            MissingError: a word in it is not translated yet.
        """
        match value:
            case Column():
                return f"<{self.say_column(value)}>"
            case int():
                return str(value)
            case tuple():
                return LIST_SEPARATOR.join(self.say_cell(Content.CARD, card) for card in value)
            case str():
                return self.say_word(_WORD_KIND_OF[content], value)

    def read_cell(self, content: Content, text: str) -> Value:
        """Return what a slot or a cell holds.

        Raises:
            UnreadableError: there is no such word or number.
        """
        if placeholder := PLACEHOLDER.fullmatch(text):
            return self.read_column(placeholder[1])
        if content is Content.NUMBER:
            if not NUMBER.fullmatch(text):
                raise UnreadableError(f"expected a whole number; found '{text}'")
            return int(text)
        if content is Content.CARDS:
            cards = text.split(LIST_SEPARATOR) if text else []
            return tuple(map(self._read_card, cards))
        return self.read_word(_WORD_KIND_OF[content], text)

    def say_word(self, kind: WordKind, value: str) -> str:
        """Return this language's word for a value.

        Raises:
            MissingError: it is not translated yet.
        """
        try:
            return self.words[kind][value]
        except KeyError:
            raise MissingError(f"{kind} {value}") from None

    def read_word(self, kind: WordKind, text: str) -> str:
        """Return the value of a word.

        Raises:
            UnreadableError: the language has no such word.
        """
        try:
            return self._values[kind][text]
        except KeyError:
            known = LIST_SEPARATOR.join(self._values[kind])
            raise UnreadableError(f"expected a {kind} ({known}); found '{text}'") from None

    def say_column(self, column: Column) -> str:
        """Return the heading or the player's name.

        Raises:
            MissingError: it is not translated yet.
        """
        return self.say_word(column.kind, column.value)

    def read_column(self, text: str) -> Column:
        """Return the column that a placeholder or a heading of examples names.

        Raises:
            UnreadableError: it is neither a heading nor a player.
        """
        for kind in (WordKind.HEADING, WordKind.PLAYER):
            if text in self._values[kind]:
                return Column(kind, self._values[kind][text])
        raise UnreadableError(f"expected a heading or a player as placeholder; found '{text}'")

    def _read_card(self, text: str) -> Card | Column:
        if placeholder := PLACEHOLDER.fullmatch(text):
            return self.read_column(placeholder[1])
        return Card(self.read_word(WordKind.CARD, text))

    def _read_row(self, headings: tuple[Heading, ...], row: tuple[str, ...]) -> tuple[Value, ...]:
        return tuple(self.read_cell(CONTENT_OF[heading], cell) for heading, cell in zip(headings, row, strict=True))

    def _read_anew(self, kind: Kind, text: str) -> Sentence:
        found = set(self._candidates(kind, text))
        if len(found) == 1:
            return found.pop()
        if found:
            phrases = LIST_SEPARATOR.join(sorted(sentence.phrase for sentence in found))
            raise UnreadableError(f"expected a sentence with one meaning; found '{text}', which reads as {phrases}")
        known = " | ".join(chain(*(self.forms.get(p, ()) for p in Phrase if PHRASES[p].kind is kind)))
        raise UnreadableError(f"expected a sentence after {kind} like: {known}; found '{text}'")

    def _candidates(self, kind: Kind, text: str) -> Iterator[Sentence]:
        for phrase, pattern in self._patterns.get(kind, ()):
            if match := pattern.fullmatch(text):
                slots = tuple((slot, self.read_cell(SLOTS[slot], cell)) for slot, cell in match.groupdict().items())
                sentence = Sentence(phrase, tuple(sorted(slots)))
                if self.say(sentence) == text:
                    yield sentence

    def _pattern(self, form: str) -> str:
        """Return the regular expression that a form is read by: only known words fit into a slot."""
        parts = SLOT.split(form)
        literals, slots = parts[::2], parts[1::2]
        groups = (f"(?P<{slot}>{self._alternatives(SLOTS[slot])}|{PLACEHOLDER.pattern})" for slot in slots)
        escaped = [re.escape(literal) for literal in literals]
        return escaped[0] + "".join(chain(*zip(groups, escaped[1:], strict=True)))

    def _alternatives(self, content: Content) -> str:
        if content is Content.NUMBER:
            return NUMBER.pattern
        words = self.words.get(_WORD_KIND_OF[content], {}).values()
        return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True)) or "(?!)"


def build_phrasebook(messages: Messages) -> Phrasebook:
    """Return the phrasebook of a translated language, from the finished entries of its phrases.po."""
    words: dict[WordKind, dict[str, str]] = {kind: {} for kind in WordKind}
    for word in WORDS:
        if translation := messages.find(word.context, word.english):
            words[word.kind][word.value] = translation
    forms = {}
    for phrase, form in PHRASES.items():
        if form.plural:
            found = messages.find_forms(phrase_context(phrase), form.sentence, form.plural)
        else:
            sentence = messages.find(phrase_context(phrase), form.sentence)
            found = (sentence,) if sentence else None
        if found:
            forms[phrase] = found
    return Phrasebook(words, forms, messages.plural_index)


def phrase_context(phrase: Phrase) -> str:
    """Return the context of a phrase in phrases.po."""
    return f"phrase {phrase}"


@cache
def english_phrasebook() -> Phrasebook:
    """Return the phrasebook of the source language."""
    words: dict[WordKind, dict[str, str]] = {kind: {} for kind in WordKind}
    for word in WORDS:
        words[word.kind][word.value] = word.english
    forms = {
        phrase: (form.sentence, form.plural) if form.plural else (form.sentence,) for phrase, form in PHRASES.items()
    }
    return Phrasebook(words, forms, lambda number: int(number != 1))


def load_phrasebook(language: Language) -> Phrasebook:
    """Return the phrasebook of a language.

    Raises:
        SourceError: its phrases.po is broken.
    """
    if language.is_source:
        return english_phrasebook()
    return build_phrasebook(load_messages(catalog_path(language.folder, "phrases")))
