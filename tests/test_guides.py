"""The guides: what they show is what is printed, and their links lead somewhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
GUIDES = DOCS / "guides"
MADE_WITH_THE_SITE = {DOCS / "pad", DOCS / "vectors.json", DOCS / "rules.json", DOCS / "de" / "rules.json"}
BLOCK = re.compile(r"^```console\n\$ (?P<command>.*)\n(?P<output>(?:.*\n)*?)```$", re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")


def shown_runs() -> list[tuple[str, str]]:
    guide = (GUIDES / "implementers" / "guide.md").read_text(encoding="utf-8")
    return [(m["command"], m["output"]) for m in BLOCK.finditer(guide) if "wrong_toy.py" in m["command"]]


def test_the_guide_shows_the_wrong_toy() -> None:
    assert len(shown_runs()) == 4


@pytest.mark.parametrize("command, shown", shown_runs())
def test_the_guide_shows_what_is_printed(command: str, shown: str, tmp_path: Path) -> None:
    folder = shutil.copytree(DOCS / "adapters", tmp_path / "adapters")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    run = subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    printed = "".join(f"{line.rstrip()}\n" for line in run.stdout.splitlines())
    # Dots on a line of their own stand for any lines.
    pattern = "(?:.*\n)*".join(map(re.escape, re.split(r"^\.\.\.\n", shown, flags=re.MULTILINE)))
    assert re.fullmatch(pattern, printed), printed


@pytest.mark.parametrize("path", sorted(GUIDES.rglob("*.md")), ids=lambda path: path.stem)
def test_links_lead_somewhere(path: Path) -> None:
    # A guide lies one folder deeper than its page, so that `../../` is docs/ here and the root of the site there.
    targets = [(path.parent / link).resolve() for link in LINK.findall(path.read_text(encoding="utf-8"))]
    targets = [DOCS / target.relative_to(GUIDES.parent) for target in targets]
    assert [str(target) for target in targets if not target.exists() and target not in MADE_WITH_THE_SITE] == []
