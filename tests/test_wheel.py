"""The wheel, installed with nothing else of ours, outside the repository."""

import os
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def run(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    return subprocess.run(
        list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the commands of an environment that has the wheel and what it depends on."""
    folder = tmp_path_factory.mktemp("wheel")
    build = run([sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT], folder)
    assert build.returncode == 0, build.stderr
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    commands = folder / "env" / "bin"
    install = run([commands / "python", "-m", "pip", "install", "--quiet", wheel], folder)
    assert install.returncode == 0, install.stderr
    return commands


def test_check_runs_every_case_in_every_language(installed: Path, tmp_path: Path) -> None:
    result = run([installed / "sushigo-rules", "check", "--lang", "all"], tmp_path)
    assert (0, "") == (result.returncode, result.stderr)
    assert "all agree" in result.stdout
    assert "6 languages" in result.stdout


def test_rule_prints_a_rule_in_another_language(installed: Path, tmp_path: Path) -> None:
    result = run([installed / "sushigo-rules", "rule", "maki-tie-most", "--lang", "de"], tmp_path)
    assert (0, "") == (result.returncode, result.stderr)
    assert "Dann" in result.stdout


def test_list_shows_every_rule(installed: Path, tmp_path: Path) -> None:
    result = run([installed / "sushigo-rules", "list"], tmp_path)
    assert result.returncode == 0
    assert "dummy-chopsticks" in result.stdout


def test_a_new_language_can_be_started_without_a_checkout(installed: Path, tmp_path: Path) -> None:
    locales = tmp_path / "locales"
    [shipped] = installed.parent.glob("lib/python*/site-packages/sushigo_rules/locales")
    locales.mkdir()
    for template in shipped.glob("*.pot"):
        (locales / template.name).write_bytes(template.read_bytes())
    result = run([installed / "sushigo-rules", "translate", "start", "sv", "--locales", locales], tmp_path)
    assert (0, "") == (result.returncode, result.stderr)
    assert (locales / "sv" / "LC_MESSAGES" / "rules.po").is_file()


def test_the_package_is_typed(installed: Path) -> None:
    assert list(installed.parent.glob("lib/python*/site-packages/sushigo_rules/py.typed"))
