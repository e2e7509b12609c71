"""Everything that can be wrong in the catalogues of a language, each fault with its place and an example of right."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog, Message

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import DOMAINS, SLOT, Domain, catalog_path, plural_function, read_catalog
from sushigo_rules.language.features import Feature, parse_feature, write_feature
from sushigo_rules.language.languages import LANGUAGE_FILE, Language
from sushigo_rules.language.localization import Localizer, load_localizer
from sushigo_rules.language.phrasebook import Phrasebook, Sentence, Value, phrase_context
from sushigo_rules.language.phrases import PHRASES, SLOTS, Phrase
from sushigo_rules.language.templates import entries, translated
from sushigo_rules.language.vocabulary import LIST_SEPARATOR, Content, WordKind

SAMPLE_NUMBERS: Final = (*range(-8, 23), 68, 88, 101, 108)
"""Numbers of every plural form that a language may have, some below zero."""
_FORBIDDEN_IN_WORDS: Final = "|<>\\{}"
_BRACES: Final = re.compile(r"[{}]")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in a file; while it is ``unreadable``, no features can be made."""

    path: Path
    line: int
    entry: str
    fault: str
    example: str = ""
    unreadable: bool = False

    def __str__(self) -> str:
        """Return the one line."""
        example = f" (right: {self.example})" if self.example else ""
        return f"{self.path}:{self.line}: {self.entry}: {self.fault}{example}"


def check_language(language: Language, english: Sequence[Feature]) -> Iterator[Fault]:
    """Yield every fault of a language's catalogues; what is not translated yet is no fault.

    Raises:
        SourceError: a catalogue cannot be read at all; with file and line.
    """
    places: dict[str, tuple[Path, int]] = {}
    for domain in DOMAINS:
        path = catalog_path(language.folder, domain)
        if path.is_file():
            catalog = read_catalog(path)
            yield from check_catalog(catalog, path, domain, language)
            places |= {str(m.context): (path, m.lineno or 1) for m in entries(catalog) if m.context}
    localizer = load_localizer(language)
    yield from check_words(localizer.phrasebook, places)
    yield from check_sentences(localizer.phrasebook, places)
    yield from check_titles(english, localizer, places)
    yield from check_features(english, localizer, language, places)


def check_catalog(catalog: Catalog, path: Path, domain: Domain, language: Language) -> Iterator[Fault]:
    """Yield the faults of single entries and of the plural header."""
    yield from check_plural_rule(catalog, path, language)
    for message in entries(catalog):
        forms = (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        place = (path, message.lineno or 1, message.context or _english(message))
        if any(forms) and not translated(message):
            yield Fault(*place, f"expected {catalog.num_plurals} plural forms; found {sum(map(bool, forms))}")
        if not message.fuzzy:
            for form in filter(None, forms):
                yield from (Fault(*place, *fault) for fault in check_text(form, message, domain))


def check_plural_rule(catalog: Catalog, path: Path, language: Language) -> Iterator[Fault]:
    """Yield a fault when the header's plural rule is not that of CLDR for the language."""
    try:
        locale = Locale.parse(language.plural, sep="-")
    except (UnknownLocaleError, ValueError):
        wanted = "expected a language that CLDR has plural rules for"
        yield Fault(language.folder / LANGUAGE_FILE, 1, "plural", f"{wanted}; found {language.plural}")
        return
    index = plural_function(catalog)
    ours = [index(number) for number in range(200)]
    tags = [locale.plural_form(number) for number in range(200)]
    if len(set(zip(ours, tags, strict=True))) != max(len(set(ours)), len(set(tags))):
        fresh = Catalog(locale=locale)
        yield Fault(path, 1, "Plural-Forms", f"expected the plural rule of {language.plural}", fresh.plural_forms)


def check_text(text: str, message: Message, domain: Domain) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with one translation, with an example of right."""
    english = _english(message)
    wanted, found = sorted(SLOT.findall(english)), sorted(SLOT.findall(text))
    if wanted != found:
        slots = " ".join(f"{{{slot}}}" for slot in wanted) or "no slot"
        yield f"expected {slots}; found {' '.join(f'{{{slot}}}' for slot in found) or 'none'} in '{text}'", english
    elif _BRACES.search(SLOT.sub("", text)):
        yield f"expected no single brace; found one in '{text}'", english
    if "%" in text and "%" not in english:
        yield f"expected no percent sign; found one in '{text}'", english
    if text != unicodedata.normalize("NFC", text):
        yield f"expected composed letters (NFC); found others in '{text}'", unicodedata.normalize("NFC", text)
    if domain != "site" and (text != text.strip() or "  " in text or "\n" in text):
        yield f"expected single blanks, none at the ends, one line; found '{text!r}'", " ".join(text.split())
    if any(unicodedata.category(letter) == "Cc" for letter in text.replace("\n", "")):
        yield f"expected no control characters; found one in {text!r}", ""


def check_words(phrasebook: Phrasebook, places: dict[str, tuple[Path, int]]) -> Iterator[Fault]:
    """Yield words that mean two things, or that a table or a sentence cannot hold."""
    for kind, words in phrasebook.words.items():
        by_text = defaultdict(list)
        for value, text in words.items():
            by_text[text].append(value)
            bad = sorted(set(text) & set(_FORBIDDEN_IN_WORDS))
            if bad or LIST_SEPARATOR.strip() in text or text.lstrip("-").isdigit():
                yield _at(
                    places,
                    f"{kind} {value}",
                    f"expected a word without , {' '.join(_FORBIDDEN_IN_WORDS)}; found '{text}'",
                )
        for text, values in by_text.items():
            if len(values) > 1:
                yield _at(places, f"{kind} {values[1]}", f"expected another word than for {values[0]}; found '{text}'")
    players = phrasebook.words[WordKind.PLAYER].values()
    for value, text in phrasebook.words[WordKind.HEADING].items():
        if text in players:
            yield _at(
                places, f"{WordKind.HEADING} {value}", f"expected another word than a player's name; found '{text}'"
            )


def check_sentences(phrasebook: Phrasebook, places: dict[str, tuple[Path, int]]) -> Iterator[Fault]:
    """Yield phrases that can be said so that they read as something else."""
    meanings: dict[tuple[str, str], Sentence] = {}
    seen: set[tuple[Phrase, Phrase]] = set()
    for sentence in every_sentence(phrasebook):
        text = phrasebook.say(sentence)
        kind = PHRASES[sentence.phrase].kind
        other = meanings.setdefault((kind, text), sentence)
        pair = (sentence.phrase, other.phrase)
        if other != sentence and pair not in seen:
            seen.add(pair)
            reads = (
                f"expected a sentence with one meaning; found '{text}', which is also {phrase_context(other.phrase)}"
            )
            yield _at(places, phrase_context(sentence.phrase), reads, PHRASES[sentence.phrase].example)


def every_sentence(phrasebook: Phrasebook) -> Iterator[Sentence]:
    """Yield every phrase that the language has, with all slot values that it has."""
    for phrase in phrasebook.forms:
        slots = SLOT.findall(PHRASES[phrase].sentence)
        values = [slot_values(SLOTS[slot], phrasebook) for slot in slots]
        for chosen in product(*values):
            yield Sentence(phrase, tuple(sorted(zip(slots, chosen, strict=True))))


def slot_values(content: Content, phrasebook: Phrasebook) -> Iterable[Value]:
    """Return all values of a closed vocabulary, or sample numbers."""
    if content is Content.NUMBER:
        return SAMPLE_NUMBERS
    return list(phrasebook.words[WordKind(content)])


def check_titles(
    english: Sequence[Feature], localizer: Localizer, places: dict[str, tuple[Path, int]]
) -> Iterator[Fault]:
    """Yield titles with other placeholders than in English, and titles that stand twice in a section."""
    for feature in english:
        seen: dict[str, str] = {}
        for rule in feature.rules:
            for scenario in rule.scenarios:
                context = f"case {scenario.id} title"
                title = localizer.prose.find(context, scenario.title)
                if title is None:
                    continue
                if not localizer.same_placeholders(scenario.title, title):
                    wanted = "expected the placeholders of the English title, as your headings are called"
                    yield _at(places, context, f"{wanted}; found '{title}'", scenario.title)
                if title in seen:
                    yield _at(places, context, f"expected another title than that of {seen[title]}; found '{title}'")
                seen.setdefault(title, scenario.id)


def check_features(
    english: Sequence[Feature], localizer: Localizer, language: Language, places: dict[str, tuple[Path, int]]
) -> Iterator[Fault]:
    """Yield features that do not read back as what was written."""
    for feature in english:
        localized = localizer.localize(feature).feature
        if localized is None:
            continue
        try:
            text = write_feature(localized, language, localizer.phrasebook)
            if parse_feature(text, feature.slug, localizer.phrasebook) != localized:
                raise SourceError("expected a feature that reads back as it was written; found another")
        except SourceError as error:
            place = _at(places, f"feature {feature.slug} title", f"in the feature made from it, {error}")
            yield replace(place, unreadable=True)


def _at(places: dict[str, tuple[Path, int]], context: str, fault: str, example: str = "") -> Fault:
    path, line = places.get(context, (Path("phrases.po"), 1))
    return Fault(path, line, context, fault, example)


def _english(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[-1]
