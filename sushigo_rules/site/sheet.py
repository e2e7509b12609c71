"""The printed sheet as a file: a page of the site, printed by Chromium with the page's own print style."""

import datetime as dt
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sushigo_rules.errors import SushiGoError

SHEET: Final = "sheet.pdf"
"""Its name, in the folder of each language."""
SIZE: Final = "@size@"
"""What stands for its size on its page, until that has been printed."""
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
SECONDS: Final = 120
"""After that long a browser is taken for lost."""
_PAGE: Final = re.compile(rb"/Type\s*/Page\b")
# As long as what takes its place: a PDF finds its parts by their distance from the beginning.
_TAG: Final = re.compile(rb"\(node\d{8}\)")
_DATE: Final = re.compile(rb"\(D:\d{14}\+00'00'\)")


class PrintError(SushiGoError):
    """Chromium did not print a page."""


def find_browser() -> str | None:
    """Return the command of a Chromium on this machine, if there is one."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def print_page(page: Path, browser: str, date: dt.date) -> bytes:
    """Return a page of HTML as a tagged PDF with its title and language.

    The same page gives the same bytes from the same Chromium: the time of printing gives way to the date, at midnight.

    Raises:
        PrintError: Chromium cannot be started, fails, or takes too long; with what it printed.
    """
    # Beside the page: where a browser is shut in (snap), it sees no other folder of the kind.
    with TemporaryDirectory(dir=page.parent) as folder:
        pdf = Path(folder) / SHEET
        command = [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            # One of its own, so that several may run at the same time.
            f"--user-data-dir={folder}/profile",
            "--no-pdf-header-footer",
            f"--print-to-pdf={pdf}",
            page.resolve().as_uri(),
        ]
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PrintError(f"expected {browser} to print {page}; found: {error}") from error
        if run.returncode or not pdf.is_file():
            *_, said = ["nothing", *run.stderr.strip().splitlines()]
            raise PrintError(
                f"expected {browser} to print {page}; found exit {run.returncode} and no file; it said: {said}"
            )
        return number_anew(_DATE.sub(f"(D:{date:%Y%m%d}000000+00'00')".encode(), pdf.read_bytes()))


def number_anew(pdf: bytes) -> bytes:
    """Return a PDF whose tags are named 1, 2, 3 in their order: Chromium's numbers depend on when a script ran."""
    names = {name: f"(node{number:08})".encode() for number, name in enumerate(sorted(set(_TAG.findall(pdf))), start=1)}
    return _TAG.sub(lambda found: names[found[0]], pdf)


def count_pages(pdf: bytes) -> int:
    """Return how many pages a PDF has that Chromium made."""
    return len(_PAGE.findall(pdf))
