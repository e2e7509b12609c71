"""A small checkout in a temporary folder: the English features, the templates, and what languages a test wants."""

import shutil
from functools import cache
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message

from sushigo_rules.language.catalogs import DOMAINS, Domain, catalog_path, read_catalog
from sushigo_rules.language.languages import Language, load_language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.templates import catalog_bytes, entries, make_template, template_path, update_catalog

ROOT: Final = find_resources("locales").parent
SMALL_LANGUAGES: Final = ("ar", "ja", "pl")
SMALL_LOCALES: Final = Path(__file__).parent / "locales"


@cache
def template_bytes(domain: Domain) -> bytes:
    """Return the template of a domain as a file, made from the tree as it is."""
    return catalog_bytes(make_template(ROOT, domain))


def make_checkout(root: Path) -> Path:
    """Copy the English features and make the templates; return the folder of the catalogues."""
    locales, features = root / "locales", root / "features"
    for domain in DOMAINS:
        write(template_path(locales, domain), template_bytes(domain))
    shutil.copytree(ROOT / "features" / "en", features / "en")
    shutil.copytree(ROOT / "locales" / "en", locales / "en")
    for path in (ROOT / "features").glob("*.toml"):
        shutil.copy(path, features)
    return locales


def add_package(root: Path) -> None:
    """Copy the program too, with all that the templates are made from."""
    shutil.copytree(ROOT / "sushigo_rules", root / "sushigo_rules", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "pages", root / "docs" / "pages")
    for path in (ROOT / "locales").glob("*.cfg"):
        shutil.copy(path, root / "locales")


def add_small_language(locales: Path, code: str) -> Language:
    """Put one of the small languages into a checkout, its entries matched to the English of today by their contexts.

    So that a sentence of the features may be worded anew without Polish, Japanese and Arabic being translated again.
    """
    source, target = SMALL_LOCALES / code, locales / code
    target.mkdir()
    shutil.copy(source / "language.toml", target)
    for domain in ("phrases", "rules"):
        template = read_catalog(template_path(locales, domain))
        catalog = update_catalog(read_catalog(catalog_path(source, domain)), template)
        for message in entries(catalog):
            message.flags.discard("fuzzy")
        write(catalog_path(target, domain), catalog_bytes(catalog))
    return load_language(code, locales)


def edit_entry(path: Path, context: str, text: str | tuple[str, ...], *, fuzzy: bool = False) -> None:
    """Change one translation in a PO file."""
    catalog = read_catalog(path)
    message = find_entry(catalog, context)
    message.string = text
    if fuzzy:
        message.flags.add("fuzzy")
    path.write_bytes(catalog_bytes(catalog))


def forms_of(path: Path, context: str) -> tuple[str, ...]:
    """Return the translation of an entry, one form where it has no plural."""
    text = find_entry(read_catalog(path), context).string
    return (text,) if isinstance(text, str) else tuple(text or ())


def find_entry(catalog: Catalog, context: str) -> Message:
    """Return the entry with a context."""
    [message] = [message for message in entries(catalog) if message.context == context]
    return message


def write(path: Path, data: bytes) -> None:
    """Write a file, its folder made first."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
