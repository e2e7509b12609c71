"""What there is to translate: Babel extractors, used by ``pybabel extract`` and by our own command alike.

The contexts of entries are unique, but in site.po, where texts have none: a changed sentence finds its translation
again by its context.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, Final, TypeAlias

from sushigo_rules.language.catalogs import SLOT
from sushigo_rules.language.features import Feature, parse_feature
from sushigo_rules.language.glossary import glossary_entries, load_glossary
from sushigo_rules.language.phrasebook import english_phrasebook, phrase_context
from sushigo_rules.language.phrases import PHRASES, SLOTS
from sushigo_rules.language.rulebook import data_entries, load_rules_data
from sushigo_rules.language.vocabulary import WORDS, Content

Extracted: TypeAlias = tuple[int, str, str | tuple[str, ...], list[str]]
"""Line, gettext function, its arguments, comments: what Babel wants of an extractor."""

_SLOT_CONTENT: Final[Mapping[Content, str]] = {
    Content.PLAYER: "a player's name",
    Content.CARD: "a card",
    Content.CATEGORY: "a category of points",
    Content.VARIANT: "a variant's name",
    Content.NUMBER: "a whole number",
}


def extract_phrases(
    fileobj: IO[bytes], keywords: object, comment_tags: object, options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """Yield the phrases and the vocabulary; they stand in the module, the file read is only its name."""
    del fileobj, keywords, comment_tags, options
    for phrase, form in PHRASES.items():
        slots = (f"{{{slot}}}: {_SLOT_CONTENT[SLOTS[slot]]}." for slot in SLOT.findall(form.sentence))
        comments = [
            form.comment,
            f"Read after the keyword {form.kind.capitalize()}.",
            *slots,
            f"Example: {form.example}",
        ]
        context = phrase_context(phrase)
        if form.plural:
            yield 0, "npgettext", (context, form.sentence, form.plural), comments
        else:
            yield 0, "pgettext", (context, form.sentence), comments
    for word in WORDS:
        yield 0, "pgettext", (word.context, word.english), [word.comment]


def extract_feature(
    fileobj: IO[bytes], keywords: object, comment_tags: object, options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """Yield the titles and descriptions of a feature file in English."""
    del keywords, comment_tags, options
    feature = parse_feature(fileobj.read().decode("utf-8"), Path(fileobj.name).stem, english_phrasebook())
    for context, text, comment in feature_entries(feature):
        yield 0, "pgettext", (context, text), [comment]


def extract_rules_data(
    fileobj: IO[bytes], keywords: object, comment_tags: object, options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """Yield the texts of the data file."""
    del keywords, comment_tags, options
    for context, text in data_entries(load_rules_data(Path(fileobj.name))):
        yield 0, "pgettext", (context, text), [_DATA_COMMENTS[context.partition(" ")[0]]]


def extract_glossary(
    fileobj: IO[bytes], keywords: object, comment_tags: object, options: Mapping[str, Any]
) -> Iterator[Extracted]:
    """Yield the texts of the glossary."""
    del keywords, comment_tags, options
    for context, text in glossary_entries(load_glossary(Path(fileobj.name))):
        yield 0, "pgettext", (context, text), [_TERM_COMMENTS[context.split(" ")[1]]]


_TERM_COMMENTS: Final[Mapping[str, str]] = {
    "word": "A word of the game: the one that you use everywhere for this.",
    "meaning": "What the word means, for the glossary.",
    "edition": "The word on the box and in the rules of the edition published in your language; "
    "repeat your own word if it is the same or if you know of no edition.",
    "synonyms": "Other words that players may search for, separated by commas; your own, not a translation.",
}

_DATA_COMMENTS: Final[Mapping[str, str]] = {
    "source": "About one of the rulebooks that the rules come from.",
    "ruling": "Where the rulebooks leave a question open: what this project decides.",
    "no": "Why no program can be asked about this rule.",
    "note": "A remark on this rule for readers.",
    "differs": "How one of the rulebooks differs; read after its name and the word for 'differs' and a colon.",
}


def feature_entries(feature: Feature) -> Iterator[tuple[str, str, str]]:
    """Yield context, text and comment of every title and paragraph of a feature."""
    yield f"feature {feature.slug} title", feature.title, "The title of a section of the rules."
    yield from _paragraphs(f"feature {feature.slug}", feature.description)
    for rule in feature.rules:
        yield f"rule {rule.id} title", rule.title, "A rule in a few words, as a heading."
        yield from _paragraphs(f"rule {rule.id}", rule.description)
        for scenario in rule.scenarios:
            comment = "The title of an example."
            if "<" in scenario.title:
                comment += " Words in <> are headings of its table: write them exactly as you translated the headings."
            yield f"case {scenario.id} title", scenario.title, comment


def _paragraphs(context: str, paragraphs: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    for number, paragraph in enumerate(paragraphs, start=1):
        yield f"{context} text {number}", paragraph, "Read by players as the rule itself."
