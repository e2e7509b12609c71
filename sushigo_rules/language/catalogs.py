"""Gettext catalogues, read by Babel: what a language has for an entry, and nothing for what is not finished."""

import codecs
import gettext
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, denormalize, read_po

from sushigo_rules.errors import SourceError

Domain: TypeAlias = Literal["phrases", "rules", "site"]
DOMAINS: Final[tuple[Domain, ...]] = ("phrases", "rules", "site")
SLOT: Final = re.compile(r"\{([^{}]*)\}")
# Babel does not look at the quotation marks: it takes the first and the last letter for them.
_LINE: Final = re.compile(r'(#.*|((msgctxt|msgid|msgid_plural|msgstr(\[\d+\])?)\s*)?"([^"\\]|\\.)*")?')


def catalog_path(folder: Path, domain: Domain) -> Path:
    """Return the path of a PO file of the language in ``folder``."""
    return folder / "LC_MESSAGES" / f"{domain}.po"


def read_catalog(path: Path) -> Catalog:
    """Read a PO file.

    Raises:
        SourceError: it is not there, not UTF-8, or not a PO file; with the line.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SourceError(f"expected a PO file; found: {error.strerror}", path) from error
    try:
        lines = data.decode("utf-8-sig").split("\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SourceError(f"expected UTF-8; found the byte 0x{data[error.start]:02x}", path, line) from error
    for number, text in enumerate(lines, start=1):
        if not _LINE.fullmatch(text.strip()):
            raise SourceError(f"expected a line of a PO file; found {text.strip()}", path, number)
    try:
        catalog = read_po(lines, abort_invalid=True)
    except PoFileError as error:
        fault = error.args[0].removesuffix(f" on {error.lineno}")
        raise SourceError(f"expected a PO file; found: {fault}", path, error.lineno + 1) from error
    except ValueError as error:
        # Of a field of the header; the message quotes its value.
        quoted = re.search("'([^']+)'", str(error))
        line = _find_line(lines, quoted[1]) if quoted else 1
        raise SourceError(f"expected a PO file; found: {error}", path, line) from error
    _check_header(catalog, lines, path)
    for message in catalog:
        restore_previous(message)
    return catalog


def restore_previous(message: Message) -> None:
    """Take the previous English out of the comments, where Babel leaves the lines that begin with ``#|``."""
    previous = [comment[1:].strip() for comment in message.user_comments if comment.startswith("|")]
    message.user_comments = [comment for comment in message.user_comments if not comment.startswith("|")]
    texts: list[str] = []
    for line in previous:
        keyword, quote, text = line.partition('"')
        if keyword.startswith("msgid"):
            texts.append("")
        if quote and texts:
            texts[-1] += denormalize(quote + text)
    message.previous_id = message.previous_id or texts


def _check_header(catalog: Catalog, lines: Sequence[str], path: Path) -> None:
    """Refuse what the header says of the file when it cannot be used.

    Raises:
        SourceError: the encoding is not UTF-8, or the rule of the plural forms is none, or gives more than there are.
    """
    try:
        charset = codecs.lookup(catalog.charset).name
    except LookupError:
        charset = ""
    if charset != "utf-8":
        line = _find_line(lines, "Content-Type:")
        raise SourceError(f"expected charset=UTF-8 in Content-Type; found {catalog.charset}", path, line)
    line = _find_line(lines, "Plural-Forms:")
    try:
        most = max(map(plural_function(catalog), range(200)))
    except (ValueError, ZeroDivisionError) as error:
        fault = f"expected a plural rule in Plural-Forms; found {catalog.plural_expr}"
        raise SourceError(fault, path, line) from error
    if most >= catalog.num_plurals:
        fault = f"expected nplurals={most + 1} in Plural-Forms, as its rule has; found {catalog.num_plurals}"
        raise SourceError(fault, path, line)


def _find_line(lines: Sequence[str], text: str) -> int:
    return next((number for number, line in enumerate(lines, start=1) if text in line), 1)


@dataclass(frozen=True, slots=True)
class Messages:
    """The finished entries of one catalogue.

    Attributes:
        texts: per context and English text, or texts, the forms of its translation, one where it has no plural.
        plural_index: which form is for a number that is not below zero.
    """

    texts: dict[tuple[str, ...], tuple[str, ...]]
    plural_index: Callable[[int], int]

    def find(self, context: str, text: str) -> str | None:
        """Return the translation, or None while it is missing or fuzzy."""
        forms = self.texts.get((context, text))
        return forms[0] if forms else None

    def find_forms(self, context: str, one: str, many: str) -> tuple[str, ...] | None:
        """Return all plural forms, or None while any is missing or the entry is fuzzy."""
        return self.texts.get((context, one, many))


def load_messages(path: Path) -> Messages:
    """Read the finished entries of a PO file; a missing file has none.

    Raises:
        SourceError: the file is broken.
    """
    if not path.is_file():
        return Messages({}, lambda _: 0)
    catalog = read_catalog(path)
    return Messages(
        texts={
            (message.context or "", *_texts(message.id)): _texts(message.string)
            for message in catalog
            if message.id and is_finished(message)
        },
        plural_index=plural_function(catalog),
    )


def is_finished(message: Message) -> bool:
    """Tell whether a translation can be used: all its forms are there, not fuzzy, with the slots of the English."""
    wanted = slots_of(_texts(message.id)[-1])
    forms = _texts(message.string)
    return not message.fuzzy and all(form and slots_of(form) == wanted for form in forms)


def slots_of(text: str) -> list[str]:
    """Return the slots of a text, in the order of the alphabet, with each single brace as one."""
    return sorted([*SLOT.findall(text), *re.findall("[{}]", SLOT.sub("", text))])


def plural_function(catalog: Catalog) -> Callable[[int], int]:
    """Return the function from a number to its plural form, as the header says."""
    function: Callable[[int], int] = gettext.c2py(catalog.plural_expr)
    return function


def _texts(text: str | Sequence[str] | None) -> tuple[str, ...]:
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)
