"""`site serve`: what is changed is seen, without the command being started again."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from sushigo_rules.site.serving import ADDRESS
from tests.languages.checkout import ROOT

pytestmark = pytest.mark.browser

SECONDS = 120
"""For one build, on a machine that has other things to do."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What an English site is made from."""
    for name in ("docs", "sushigo_rules", "features/en", "locales/en"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "build"))
    for path in (*(ROOT / "features").glob("*.toml"), *(ROOT / "locales").glob("*.pot"), ROOT / "mkdocs.yml"):
        shutil.copy(path, tmp_path / path.relative_to(ROOT))
    return tmp_path


@pytest.fixture
def served(tree: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of the site, and the command that serves it; what it says is in `said.txt`."""
    port = free_port()
    command = [sys.executable, "-m", "sushigo_rules", "site", "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONPATH": str(tree), "LC_ALL": "C"}
    with (tree / "said.txt").open("w") as said:
        process = subprocess.Popen(command, cwd=tree, env=environment, stdout=said, stderr=said, text=True)
        yield f"http://{ADDRESS}:{port}/", process
        if process.poll() is None:
            process.kill()
        process.wait(SECONDS)


def test_change_is_shown_and_a_fault_is_said_while_the_old_site_stays(
    served: tuple[str, subprocess.Popen[str]], tree: Path
) -> None:
    url, process = served

    def says(text: str) -> Callable[[], bool]:
        return lambda: text in (tree / "said.txt").read_text("utf-8")

    wait_for(says(f"The site is at {url} (stop with Ctrl+C)\n"), process)
    assert "<h1" in read(url)
    # No worker, no printed sheet, and no link to it.
    assert "sg-newer" not in read(url)
    assert "sheet.pdf" not in read(url + "sheet/")
    assert "" == read(url + "sheet.pdf")

    page = tree / "docs" / "pages" / "index.md"
    page.write_text(page.read_text("utf-8") + "\nSeen at once.\n", "utf-8")
    wait_for(lambda: "Seen at once." in read(url), process)

    page.write_text(page.read_text("utf-8") + "\n{% no such thing %}\n", "utf-8")
    wait_for(says("expected a template in docs/pages/index.md; found in line "), process)
    assert "Seen at once." in read(url)

    process.send_signal(signal.SIGINT)
    assert 0 == process.wait(SECONDS)
    assert 1 == (tree / "said.txt").read_text("utf-8").count("sheet.pdf")


def free_port() -> int:
    with socket.socket() as one:
        one.bind((ADDRESS, 0))
        port: int = one.getsockname()[1]
        return port


def read(url: str) -> str:
    """Return a page; none at the moment when a new site takes the place of the old one, or what is not there."""
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:
            text: str = answer.read().decode()
            return text
    except urllib.error.HTTPError:
        return ""


def wait_for(is_so: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    end = monotonic() + SECONDS
    while not is_so():
        assert process.poll() is None
        assert end > monotonic(), "it never came"
        sleep(0.2)
