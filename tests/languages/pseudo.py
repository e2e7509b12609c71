"""A pseudo-language: every string is the English one inside marks, so that what has none has escaped translation."""

import re
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.pofile import read_po

from sushigo_rules.language.catalogs import DOMAINS, SLOT, Domain, catalog_path
from sushigo_rules.language.languages import LANGUAGE_FILE, Language, load_language
from sushigo_rules.language.templates import catalog_bytes, entries, new_catalog
from tests.languages.checkout import template_bytes, write

CODE: Final = "en-XA"
OPEN, CLOSE = "⟦", "⟧"
# The dialect of emoji: its keywords but Rule are no English words.
LANGUAGE_TOML: Final = f"""\
name = "{OPEN}Pseudo{CLOSE}"
direction = "ltr"
gherkin = "em"
material = "en"
plural = "en"
translators = []

[keywords]
feature = "📚"
rule = "Rule"
scenario = "📕"
scenario-outline = "📖"
examples = "📓"
given = "😐"
when = "🎬"
then = "🙏"
"""
_SLOT_OR_PLACEHOLDER: Final = re.compile(rf"({SLOT.pattern.replace('(', '(?:')}|<[^<>]+>)")
_MARKED: Final = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


def mark(text: str) -> str:
    """Return a text with marks around all that is not a slot, so that what is put into a slot needs its own."""
    pieces = _SLOT_OR_PLACEHOLDER.split(text)
    return "".join(map(_mark_piece, pieces))


def _mark_piece(piece: str) -> str:
    if SLOT.fullmatch(piece) or not piece:
        return piece
    if piece.startswith("<") and piece.endswith(">"):
        return f"<{mark(piece[1:-1])}>"
    return f"{OPEN}{piece}{CLOSE}"


def unmarked(text: str) -> str:
    """Return what stands outside of the marks."""
    return _MARKED.sub(" ", text)


def add_pseudo_language(locales: Path) -> Language:
    """Write the complete pseudo-language, from the templates of the tree as it is."""
    folder = locales / CODE
    for domain in DOMAINS:
        write(catalog_path(folder, domain), pseudo_bytes(domain))
    write(folder / LANGUAGE_FILE, LANGUAGE_TOML.encode())
    return load_language(CODE, locales)


@cache
def pseudo_bytes(domain: Domain) -> bytes:
    """Return the catalogue of a domain as a file."""
    template = read_po(BytesIO(template_bytes(domain)))
    catalog = new_catalog(template, CODE, "en", domain)
    for message in entries(catalog):
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        forms = tuple(mark(str(text)) for text in ids)
        message.string = forms if message.pluralizable else forms[0]
    return catalog_bytes(catalog)
