"""Gettext catalogues, read by Babel: what a language has for an entry, and nothing for what is not finished."""

import gettext
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, TypeAlias

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, denormalize, read_po

from sushigo_rules.errors import SourceError

Domain: TypeAlias = Literal["phrases", "rules", "site"]
DOMAINS: Final[tuple[Domain, ...]] = ("phrases", "rules", "site")


def catalog_path(folder: Path, domain: Domain) -> Path:
    """Return the path of a PO file of the language in ``folder``."""
    return folder / "LC_MESSAGES" / f"{domain}.po"


def read_catalog(path: Path) -> Catalog:
    """Read a PO file.

    Raises:
        SourceError: it is not there, not UTF-8, or not a PO file; with the line where it is known.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SourceError(f"expected a PO file; found: {error.strerror}", path) from error
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SourceError(f"expected UTF-8; found the byte 0x{data[error.start]:02x}", path, line) from error
    try:
        catalog = read_po(BytesIO(data), abort_invalid=True, charset="utf-8")
    except PoFileError as error:
        raise SourceError(f"expected a PO file; found: {error.args[0]}", path, error.lineno + 1) from error
    except (ValueError, LookupError) as error:
        raise SourceError(f"expected a PO file; found: {error}", path) from error
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


@dataclass(frozen=True, slots=True)
class Messages:
    """The finished entries of one catalogue.

    Attributes:
        texts: per context and English text the forms of its translation, one where it has no plural.
        plural_index: which form is for a number that is not below zero.
    """

    texts: dict[tuple[str, str], tuple[str, ...]]
    plural_index: Callable[[int], int]

    def find(self, context: str, text: str) -> str | None:
        """Return the translation, or None while it is missing or fuzzy."""
        forms = self.texts.get((context, text))
        return forms[0] if forms else None

    def find_forms(self, context: str, text: str) -> tuple[str, ...] | None:
        """Return all plural forms, or None while any is missing or the entry is fuzzy."""
        return self.texts.get((context, text))


def load_messages(path: Path) -> Messages:
    """Read the finished entries of a PO file; a missing file has none.

    Raises:
        SourceError: the file is broken, or its plural forms cannot be used.
    """
    if not path.is_file():
        return Messages({}, lambda _: 0)
    catalog = read_catalog(path)
    return Messages(
        texts={
            (message.context or "", _first(message.id)): forms
            for message in catalog
            if message.id and not message.fuzzy and all(forms := _forms(message.string))
        },
        plural_index=plural_function(catalog, path),
    )


def plural_function(catalog: Catalog, path: Path) -> Callable[[int], int]:
    """Return the function from a number to its plural form, as the header says.

    Raises:
        SourceError: the header's rule is no plural rule.
    """
    try:
        function: Callable[[int], int] = gettext.c2py(catalog.plural_expr)
    except ValueError as error:
        raise SourceError(f"expected a plural rule in Plural-Forms; found {catalog.plural_expr}", path) from error
    return function


def _first(message_id: str | Sequence[str]) -> str:
    return message_id if isinstance(message_id, str) else message_id[0]


def _forms(string: str | Sequence[str] | None) -> tuple[str, ...]:
    if string is None:
        return ("",)
    return (string,) if isinstance(string, str) else tuple(string)
