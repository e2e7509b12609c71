"""``sushigo-rules fuzz`` from outside."""

import importlib.util
import os
import subprocess
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from time import monotonic

import pytest

from sushigo_rules.__main__ import main
from sushigo_rules.language.features import parse_feature
from sushigo_rules.language.phrasebook import english_phrasebook

REFERENCE = (sys.executable, str(Path(__file__).with_name("adapters") / "reference.py"))


def fuzz(*arguments: str) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["fuzz", *arguments])
    return int(ended.value.code or 0)


def run_in(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, "-m", "sushigo_rules", "fuzz", *arguments)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_a_planted_fault_is_found_in_time_again_and_leaves_nothing_behind(tmp_path: Path) -> None:
    begun = monotonic()
    options = ("--lang", "en", "--seed", "7", "--only", "score-round", "--", *REFERENCE, "--fault")
    first, again = (run_in(tmp_path, *options, "wasabi-is-a-flag") for _ in range(2))
    assert monotonic() - begun < 60
    assert 1 == first.returncode, first.stderr
    assert "Belongs to: wasabi-must (" in first.stdout
    assert "(seed 7, version" in first.stdout
    assert first.stdout == again.stdout
    assert not list(tmp_path.iterdir())


def test_what_is_printed_is_a_scenario_to_paste(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == fuzz("--seed", "1", "--only", "winners", "--lang", "en", "--", *REFERENCE, "--fault", "no-tie-break")
    printed = capsys.readouterr().out
    scenario = printed[printed.index("    @tie-puddings.fuzz-") : printed.index("Found:")]
    feature = parse_feature(f"Feature: F\n  @tie-puddings @printed\n  Rule: R\n\n{scenario}", "f", english_phrasebook())
    assert 1 == len(feature.rules[0].scenarios)
    assert '{"seq": 1, "ask": "winners"' in printed


@pytest.mark.parametrize("rulings, code", [("report", 0), ("strict", 1)])
def test_a_ruling_fails_only_when_rulings_are_strict(
    rulings: str, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("--seed", "1", "--time", "4", "--only", "winners", "--lang", "en", "--rulings", rulings)
    assert code == fuzz(*options, "--", *REFERENCE, "--fault", "the-first-seat-breaks-a-last-tie")
    assert "On rulings of this project" in capsys.readouterr().out


def test_a_right_implementation_is_green_when_the_time_is_over(capsys: pytest.CaptureFixture[str]) -> None:
    begun = monotonic()
    assert 0 == fuzz("--time", "3", "--lang", "en", "--", *REFERENCE)
    assert 3 <= monotonic() - begun < 12
    assert "0 differences" in capsys.readouterr().out


def test_an_adapter_that_does_not_start_could_not_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == fuzz("--", "no-such-program")
    assert "no-such-program" in capsys.readouterr().err


def test_nothing_asked_could_not_be_run(capsys: pytest.CaptureFixture[str]) -> None:
    supports = '{"asks": ["winners"]}'
    assert 2 == fuzz("--time", "1", "--only", "deck", "--", *REFERENCE, "--supports", supports)
    assert "found none that the implementation supports" in capsys.readouterr().err


def test_without_a_command_it_could_not_be_run() -> None:
    assert 2 == fuzz("--seed", "1")


def test_a_missing_hypothesis_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    find = importlib.util.find_spec

    def find_all_but_hypothesis(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "hypothesis" else find(name, package)

    monkeypatch.setattr("sushigo_rules.commands.fuzz.find_spec", find_all_but_hypothesis)
    assert 2 == fuzz("--", *REFERENCE)
    error = capsys.readouterr().err
    assert "pip install hypothesis;" in error
    assert 1 == len(error.splitlines())
