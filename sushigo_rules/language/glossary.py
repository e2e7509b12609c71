"""The glossary: one word per concept, beside the words of the published editions."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from sushigo_rules.errors import SourceError
from sushigo_rules.language.resources import find_resources

GLOSSARY_FILE: Final = "glossary.toml"


@dataclass(frozen=True, slots=True)
class Term:
    """One concept.

    Attributes:
        id: permanent, the same in every language.
        word: what this project calls it.
        meaning: in a sentence or two.
        edition: the word of the published edition.
        synonyms: what else people call it, separated by commas.
    """

    id: str
    word: str
    meaning: str
    edition: str
    synonyms: str


PARTS: Final = tuple(field.name for field in fields(Term) if field.name != "id")


def load_glossary(path: Path | None = None) -> tuple[Term, ...]:
    """Read the glossary in English.

    Raises:
        SourceError: the file is missing or wrong.
    """
    path = path or find_resources("features") / GLOSSARY_FILE
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        return tuple(Term(id=term, **entry) for term, entry in data.items())
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, TypeError) as error:
        raise SourceError(f"expected terms with {', '.join(PARTS)}; found: {error}", path) from error


def glossary_entries(terms: tuple[Term, ...]) -> Iterator[tuple[str, str]]:
    """Yield the texts that are translated, each with its context in rules.po."""
    for term in terms:
        for part in PARTS:
            yield term_context(term.id, part), getattr(term, part)


def term_context(term: str, part: str) -> str:
    """Return the context in rules.po of one part of a term."""
    return f"term {part} {term}"
