"""Off line: a service worker per language, which keeps the files of its language on the reader's device."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sushigo_rules.language.files import write_file
from sushigo_rules.language.languages import SOURCE_LANGUAGE
from sushigo_rules.site.configuration import folder_of

WORKER: Final = "sw.js"
HASH_DIGITS: Final = 32
COPIED_DOWNLOADS: Final = ("adapters", "schemas", "scoring", "vectors")
"""Folders of ``docs`` that are put beside the English pages as they are."""
DOWNLOADS: Final = (*COPIED_DOWNLOADS, "features", "vectors.json")
"""What implementers download: beside the English pages, and not kept."""
FOR_ROBOTS: Final = ("robots.txt", "sitemap.xml", "sitemap.xml.gz")


def write_workers(site: Path, codes: Sequence[str], template: str) -> None:
    """Write the worker of each language at the root of its language.

    Args:
        site: the finished site of all languages.
        codes: all languages of the site.
        template: the JavaScript of the worker, which finds what to keep in ``STORED``.
    """
    for code in codes:
        write_file(folder_of(site, code) / WORKER, make_worker(site, code, codes, template).encode())


def write_no_workers(site: Path, codes: Sequence[str], template: str) -> None:
    """Write in place of each worker one that takes away what an earlier one has kept."""
    for code in codes:
        write_file(folder_of(site, code) / WORKER, template.encode())


def make_worker(site: Path, code: str, codes: Sequence[str], template: str) -> str:
    """Return the worker of a language; its version changes exactly when a kept file or the template does."""
    folder = folder_of(site, code)
    stored: dict[str, Any] = {
        # The other languages lie below the one at the root.
        "others": [f"{other}/" for other in codes if other != code] if code == SOURCE_LANGUAGE else [],
        "files": {address_of(path, folder): hash_of(path) for path in sorted(kept_files(site, code, codes))},
    }
    version = hashlib.sha256(f"{json.dumps(stored)}{template}".encode()).hexdigest()[:HASH_DIGITS]
    return f"const STORED = {json.dumps({'version': version, **stored}, indent=1)};\n{template}"


def kept_files(site: Path, code: str, codes: Sequence[str]) -> Iterator[Path]:
    """Yield what is in the folder of a language and belongs to it: its pages, all that they use, its search."""
    folder = folder_of(site, code)
    left_out = {WORKER, *FOR_ROBOTS}
    if code == SOURCE_LANGUAGE:
        left_out |= {*DOWNLOADS, *codes}
    for path in folder.rglob("*"):
        first = path.relative_to(folder).parts[0]
        if path.is_file() and first not in left_out and not first.startswith("."):
            yield path


def address_of(path: Path, folder: Path) -> str:
    """Return the address of a file from the root of its language; that of a page is its folder."""
    return quote(path.relative_to(folder).as_posix().removesuffix("index.html"))


def hash_of(path: Path) -> str:
    """Return what the worker compares: the first half of the SHA-256 in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:HASH_DIGITS]
