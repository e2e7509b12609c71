"""The kinds of report files, by the ending of their names."""

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from sushigo_rules.errors import SourceError
from sushigo_rules.language.files import write_file
from sushigo_rules.language.speech import Speech
from sushigo_rules.reports import badge, html, json, junit, markdown
from sushigo_rules.reports.report import Report

Render: TypeAlias = Callable[[Report, Speech], str]
FORMATS: Final[Mapping[str, Render]] = MappingProxyType(
    {
        ".badge.json": badge.render,
        ".json": json.render,
        ".xml": junit.render,
        ".md": markdown.render,
        ".html": html.render,
    }
)
"""Per ending what makes the file; the first that fits."""


def choose_format(path: Path) -> Render:
    """Return what makes the report for a file name.

    Raises:
        SourceError: its ending is none of ours.
    """
    name = path.name.casefold()
    for ending, render in FORMATS.items():
        if name.endswith(ending):
            return render
    raise SourceError(f"expected a file name ending in {', '.join(FORMATS)}; found {path}")


def check_place(path: Path) -> None:
    """Accept a file that can be written: before a run, not after it.

    Raises:
        SourceError: its folder is not there or takes no files, or it is a folder itself.
    """
    if path.is_dir():
        raise SourceError(f"expected a file to write; found the folder {path}")
    if not path.parent.is_dir():
        raise SourceError(f"expected {path.name} in a folder that is there; found none at {path.parent}")
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise SourceError(
            f"expected a folder to write {path.name} into; found {path.parent}: {error.strerror}"
        ) from error


def save(path: Path, text: str) -> None:
    """Write a file, never half.

    Raises:
        SourceError: it cannot be written.
    """
    try:
        write_file(path, text.encode())
    except OSError as error:
        raise SourceError(f"expected to write this file; found: {error.strerror}", path) from error
