"""The languages there are, from ``locales/<lang>/language.toml``: the only place that maps language codes."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from gherkin.dialect import Dialect

from sushigo_rules.errors import SourceError
from sushigo_rules.language.resources import find_resources

SOURCE_LANGUAGE: Final = "en"
LANGUAGE_FILE: Final = "language.toml"


class Keyword(StrEnum):
    """The Gherkin keywords that the features use."""

    FEATURE = "feature"
    RULE = "rule"
    SCENARIO = "scenario"
    SCENARIO_OUTLINE = "scenario-outline"
    EXAMPLES = "examples"
    GIVEN = "given"
    WHEN = "when"
    THEN = "then"


@dataclass(frozen=True, slots=True)
class Language:
    """One language.

    Attributes:
        code: the BCP 47 tag, also the name of its folders.
        name: in the language itself.
        direction: how it is written.
        gherkin: the code of its Gherkin dialect.
        material: the code of its texts in Material for MkDocs.
        plural: the CLDR locale of its plural forms.
        keywords: the dialect's word chosen for each keyword; step keywords with the blank that follows, if any.
        translators: who is credited.
        folder: where its catalogues are.
    """

    code: str
    name: str
    direction: Literal["ltr", "rtl"]
    gherkin: str
    material: str
    plural: str
    keywords: Mapping[Keyword, str]
    translators: tuple[str, ...]
    folder: Path

    @property
    def is_source(self) -> bool:
        """Whether this is English, from which the others are translated."""
        return self.code == SOURCE_LANGUAGE


def list_languages(locales: Path | None = None) -> tuple[str, ...]:
    """Return the codes of all languages with a language.toml, the source language first."""
    folder = locales or find_resources("locales")
    codes = sorted(path.parent.name for path in folder.glob(f"*/{LANGUAGE_FILE}"))
    return tuple(sorted(codes, key=lambda code: code != SOURCE_LANGUAGE))


def load_language(code: str, locales: Path | None = None) -> Language:
    """Read and check one language.

    Args:
        code: a BCP 47 tag.
        locales: the folder of all languages; the project's own by default.

    Raises:
        SourceError: there is no such language, or its file is wrong.
    """
    folder = (locales or find_resources("locales")) / code
    path = folder / LANGUAGE_FILE
    if not path.is_file():
        known = ", ".join(list_languages(locales))
        raise SourceError(f"expected one of the languages {known}; found {code}")
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SourceError(f"expected a TOML file in UTF-8; found: {error}", path) from error
    return Language(
        code=code,
        name=_text(data, "name", path),
        direction=_direction(data, path),
        gherkin=_text(data, "gherkin", path),
        material=_text(data, "material", path),
        plural=_text(data, "plural", path),
        keywords=_keywords(data, path),
        translators=tuple(str(name) for name in data.get("translators", [])),
        folder=folder,
    )


def dialect_keywords(gherkin: str) -> Mapping[Keyword, tuple[str, ...]]:
    """Return the words that a Gherkin dialect has for each keyword, ``*`` left out.

    Raises:
        SourceError: Gherkin has no such dialect.
    """
    dialect = Dialect.for_name(gherkin)
    if dialect is None:
        raise SourceError(f"expected the code of a Gherkin dialect; found {gherkin}")
    words = {
        Keyword.FEATURE: dialect.feature_keywords,
        Keyword.RULE: dialect.rule_keywords,
        Keyword.SCENARIO: dialect.scenario_keywords,
        Keyword.SCENARIO_OUTLINE: dialect.scenario_outline_keywords,
        Keyword.EXAMPLES: dialect.examples_keywords,
        Keyword.GIVEN: dialect.given_keywords,
        Keyword.WHEN: dialect.when_keywords,
        Keyword.THEN: dialect.then_keywords,
    }
    return MappingProxyType({key: tuple(w for w in found if not w.startswith("*")) for key, found in words.items()})


def _text(data: Mapping[str, Any], key: str, path: Path) -> str:
    value = data.get(key)
    if not isinstance(value, str) or not value:
        raise SourceError(f'expected a line like {key} = "..."; found {value!r}', path)
    return value


def _direction(data: Mapping[str, Any], path: Path) -> Literal["ltr", "rtl"]:
    match data.get("direction"):
        case "ltr":
            return "ltr"
        case "rtl":
            return "rtl"
        case other:
            raise SourceError(f'expected direction = "ltr" or "rtl"; found {other!r}', path)


def _keywords(data: Mapping[str, Any], path: Path) -> Mapping[Keyword, str]:
    chosen = data.get("keywords")
    if not isinstance(chosen, dict):
        raise SourceError(f"expected a table [keywords]; found {chosen!r}", path)
    try:
        known = dialect_keywords(_text(data, "gherkin", path))
    except SourceError as error:
        raise SourceError(error.fault, path) from error
    keywords = {}
    for key, words in known.items():
        word = chosen.get(key)
        if word not in words:
            raise SourceError(f"expected for keyword {key} one of {_quoted(words)}; found {word!r}", path)
        keywords[key] = str(word)
    unknown = sorted(set(chosen) - set(keywords))
    if unknown:
        raise SourceError(f"expected the keywords {', '.join(Keyword)}; found {', '.join(unknown)}", path)
    return MappingProxyType(keywords)


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)
