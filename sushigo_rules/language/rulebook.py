"""The whole rulebook in one language: the features, the data beside them, and all cases."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import Messages, catalog_path, load_messages
from sushigo_rules.language.features import Case, Feature, Rule, list_cases, read_feature
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language, load_language
from sushigo_rules.language.phrasebook import Phrasebook, english_phrasebook, load_phrasebook
from sushigo_rules.language.resources import find_resources

DATA_FILE: Final = "rules.toml"
DIFFERS: Final = "differs: "
RULEBOOKS: Final = ("D", "N", "E", "F", "S")
"""The letters of the five rulebooks that every rule is looked up in."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the project decides where the rulebooks are silent or contradict each other; in English."""

    question: str
    decision: str
    reason: str
    other_reading: str


@dataclass(frozen=True, slots=True)
class RuleData:
    """What the data file says of one rule; texts in English.

    Attributes:
        stands_on: the rules that must be right for its cases to be right, direct ones only.
        sources: per letter of a rulebook ``says``, ``silent``, or ``differs: `` and how.
        ruling: of a rule with the status ``ruling``.
        no_cases: of an informative rule, why no program can be asked.
        note: one more sentence for readers, or nothing.
    """

    stands_on: tuple[str, ...]
    sources: Mapping[str, str]
    ruling: Ruling | None
    no_cases: str
    note: str


@dataclass(frozen=True, slots=True)
class Source:
    """One rulebook: its language, a title and a remark in English."""

    letter: str
    language: str
    title: str
    character: str


@dataclass(frozen=True, slots=True)
class RulesData:
    """The data file: sections in order, the rulebooks, and what each rule stands on."""

    sections: tuple[str, ...]
    sources: Mapping[str, Source]
    rules: Mapping[str, RuleData]

    def depends_on(self, rule: str) -> frozenset[str]:
        """Return the rules that a rule stands on, followed through; itself is not among them."""
        found: set[str] = set()
        waiting = [rule]
        while waiting:
            direct = set(self.rules[waiting.pop()].stands_on) - found
            found |= direct
            waiting += direct
        return frozenset(found)


@dataclass(frozen=True)
class Rulebook:
    """The rules in one language; what is not translated yet is missing from it."""

    language: Language
    phrasebook: Phrasebook
    features: tuple[Feature, ...]
    english: tuple[Feature, ...]
    data: RulesData
    prose: Messages

    def translate(self, context: str, text: str) -> str:
        """Return a text of the data file in this language, in English while it is not translated.

        Args:
            context: as :func:`data_entries` has it.
            text: the English text.
        """
        return self.prose.find(context, text) or text

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """All cases, in the order of the features."""
        originals = {feature.slug: feature for feature in self.english}
        own, english = self.phrasebook, english_phrasebook()
        lists = (list_cases(feature, originals[feature.slug], own, english) for feature in self.features)
        return tuple(chain.from_iterable(lists))

    @property
    def rules(self) -> Iterator[tuple[Feature, Rule]]:
        """Yield every rule with its section."""
        for feature in self.features:
            for rule in feature.rules:
                yield feature, rule

    def find_rule(self, rule_id: str) -> tuple[Feature, Rule] | None:
        """Return a rule and its section."""
        return next((pair for pair in self.rules if pair[1].id == rule_id), None)


def load_rulebook(language: Language | None = None, features: Path | None = None) -> Rulebook:
    """Read the rulebook of a language, English by default.

    Args:
        language: one of :func:`sushigo_rules.language.languages.load_language`.
        features: the folder of all languages' features; the project's own by default.

    Raises:
        SourceError: a file is wrong, with file and line.
    """
    [rulebook] = load_rulebooks([language or load_language(SOURCE_LANGUAGE)], features)
    return rulebook


def load_rulebooks(languages: Sequence[Language], features: Path | None = None) -> tuple[Rulebook, ...]:
    """Read the rulebooks of several languages; what they share is read once.

    Args:
        languages: in the order wanted.
        features: as for :func:`load_rulebook`.

    Raises:
        SourceError: a file is wrong, with file and line.
    """
    folder = features or find_resources("features")
    data = load_rules_data(folder / DATA_FILE)
    english = _read_features(folder / SOURCE_LANGUAGE, english_phrasebook(), data.sections)

    def load(language: Language) -> Rulebook:
        phrasebook, own = load_phrasebook(language), english
        if not language.is_source:
            own = _read_features(folder / language.code, phrasebook, data.sections, partial=True)
        prose = load_messages(catalog_path(language.folder, "rules"))
        return Rulebook(language, phrasebook, own, english, data, prose)

    return tuple(map(load, languages))


def _read_features(
    folder: Path, phrasebook: Phrasebook, sections: tuple[str, ...], *, partial: bool = False
) -> tuple[Feature, ...]:
    unknown = sorted({path.stem for path in folder.glob("*.feature")} - set(sections))
    if unknown:
        raise SourceError(f"expected only the sections of {DATA_FILE}; found {', '.join(unknown)}", folder)
    paths = (folder / f"{section}.feature" for section in sections)
    return tuple(read_feature(path, phrasebook) for path in paths if path.is_file() or not partial)


def load_rules_data(path: Path | None = None) -> RulesData:
    """Read the data file beside the features.

    Raises:
        SourceError: it is missing or wrong; with the rule.
    """
    path = path or find_resources("features") / DATA_FILE
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SourceError(f"expected a TOML file in UTF-8; found: {error}", path) from error
    try:
        rules = {rule: _rule_data(entry) for rule, entry in data["rules"].items()}
        sources = {
            letter: Source(letter, entry["language"], entry["title"], entry["character"])
            for letter, entry in data["sources"].items()
        }
        sections = tuple(data["sections"])
    except (KeyError, ValueError, AttributeError, TypeError) as error:
        raise SourceError(
            f"expected sections, sources and rules as its first lines say; found: {error}", path
        ) from error
    unknown = sorted({on for rule in rules.values() for on in rule.stands_on} - set(rules))
    if unknown:
        raise SourceError(f"expected ids of rules in stands-on; found {', '.join(unknown)}", path)
    return RulesData(sections, MappingProxyType(sources), MappingProxyType(rules))


def _rule_data(entry: Mapping[str, Any]) -> RuleData:
    texts = {key: str(entry[key]) for key in ("question", "decision", "reason", "other-reading") if key in entry}
    ruling = Ruling(texts["question"], texts["decision"], texts["reason"], texts["other-reading"]) if texts else None
    sources = {letter: str(text) for letter, text in entry.items() if len(letter) == 1}
    missing = [letter for letter in RULEBOOKS if letter not in sources]
    if missing:
        raise ValueError(f"no word on rulebook {', '.join(missing)} in {dict(entry)}")
    return RuleData(
        stands_on=tuple(entry["stands-on"]),
        sources=MappingProxyType(sources),
        ruling=ruling,
        no_cases=str(entry.get("no-cases", "")),
        note=str(entry.get("note", "")),
    )


def data_entries(data: RulesData) -> Iterator[tuple[str, str]]:
    """Yield the texts of the data file that are translated, each with its context in rules.po."""
    for letter, source in data.sources.items():
        yield f"source {letter} title", source.title
        yield f"source {letter} character", source.character
    for rule, entry in data.rules.items():
        if entry.ruling:
            yield f"ruling {rule} question", entry.ruling.question
            yield f"ruling {rule} decision", entry.ruling.decision
            yield f"ruling {rule} reason", entry.ruling.reason
            yield f"ruling {rule} other reading", entry.ruling.other_reading
        if entry.no_cases:
            yield f"no cases {rule}", entry.no_cases
        if entry.note:
            yield f"note {rule}", entry.note
        for letter, text in entry.sources.items():
            if text.startswith(DIFFERS):
                yield f"differs {rule} {letter}", text.removeprefix(DIFFERS)
