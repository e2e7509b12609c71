"""The languages there are, from ``locales/<lang>/language.toml``: the only place that maps language codes."""

import re
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
        text = path.read_text(encoding="utf-8-sig")
        entries = _Entries(tomllib.loads(text), text, path)
    except UnicodeDecodeError as error:
        raise SourceError(f"expected a TOML file in UTF-8; found: {error}", path) from error
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise SourceError(f"expected a TOML file; found: {error}", path, int(line[1]) if line else None) from error
    return Language(
        code=code,
        name=entries.text("name"),
        direction=entries.direction(),
        gherkin=entries.text("gherkin"),
        material=entries.text("material"),
        plural=entries.text("plural"),
        keywords=entries.keywords(),
        translators=entries.translators(),
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


@dataclass(frozen=True, slots=True)
class _Entries:
    """What stands in a language.toml, and where."""

    data: Mapping[str, Any]
    source: str
    path: Path

    def text(self, key: str) -> str:
        value = self.data.get(key)
        if not isinstance(value, str) or not value:
            raise self.fault(key, f'expected a line like {key} = "..."; found {value!r}')
        return value

    def direction(self) -> Literal["ltr", "rtl"]:
        match self.data.get("direction"):
            case "ltr":
                return "ltr"
            case "rtl":
                return "rtl"
            case other:
                raise self.fault("direction", f'expected direction = "ltr" or "rtl"; found {other!r}')

    def translators(self) -> tuple[str, ...]:
        names = self.data.get("translators", [])
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.fault("translators", f'expected a line like translators = ["..."]; found {names!r}')
        return tuple(names)

    def keywords(self) -> Mapping[Keyword, str]:
        chosen = self.data.get("keywords")
        if not isinstance(chosen, dict):
            raise self.fault("keywords", f"expected a table [keywords]; found {chosen!r}")
        try:
            known = dialect_keywords(self.text("gherkin"))
        except SourceError as error:
            raise self.fault("gherkin", error.fault) from error
        for key in chosen:
            if key not in known:
                raise self.fault(key, f"expected the keywords {', '.join(Keyword)}; found {key}")
        for key, words in known.items():
            if chosen.get(key) not in words:
                raise self.fault(key, f"expected for keyword {key} one of {_quoted(words)}; found {chosen.get(key)!r}")
        return MappingProxyType({key: str(chosen[key]) for key in known})

    def fault(self, key: str, fault: str) -> SourceError:
        """Return the error about an entry, with its line if it is there."""
        lines = enumerate(self.source.splitlines(), start=1)
        here = rf"\s*(\[\s*{re.escape(key)}\s*\]|{re.escape(key)}\s*=)"
        return SourceError(fault, self.path, next((number for number, line in lines if re.match(here, line)), 1))


def _quoted(words: tuple[str, ...]) -> str:
    return ", ".join(f'"{word}"' for word in words)
