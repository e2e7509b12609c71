"""``python -m elsewhere``: the same features under behave and cucumber-js give the same verdicts as our own run.

Each runner takes the files as they are, in two languages, against the reference and against wrong engines; the step
code asks an adapter. Ends with 1 when one case has another verdict, or is missing.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from elsewhere.phrases import export_phrases
from elsewhere.reference_adapter import choose_engine
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.features import Case
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook

HERE: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "de")
FAULTS: Final = (None, "two-additional-cards", "used-chopsticks-stay")
"""None is the reference; of the wrong engines one refuses wrongly and does not refuse, one differs."""
SECONDS: Final = 120
SHOWN: Final = 10
"""Differences of one run that are printed."""
Verdicts = Mapping[str, str]


def main() -> int:
    """Run, compare, print, and return the exit code."""
    wrong = 0
    print(f"{'engine':<22}{'language':<10}{'runner':<13}{'cases':>6}  verdicts")
    for fault, code in product(FAULTS, LANGUAGES):
        book = load_rulebook(load_language(code))
        own = run_suite(choose_engine(fault), [book])
        expected = {result.case.id: str(result.verdict.outcome) for result in own.results}
        for name, runner in RUNNERS.items():
            found = name_cases(runner(code, fault), book.cases)
            differences = list_differences(expected, found)
            tally = ", ".join(f"{number} {outcome}" for outcome, number in Counter(found.values()).most_common())
            print(f"{fault or 'reference':<22}{code:<10}{name:<13}{len(found):>6}  {tally}")
            for line in differences[:SHOWN]:
                print(f"    {line}")
            wrong += len(differences)
        if fault is None and set(expected.values()) != {Outcome.AGREES}:
            raise ValueError("expected the reference to agree with every case; found otherwise")
    print("The same cases, the same verdicts." if not wrong else f"{wrong} differences from our own run.")
    return 1 if wrong else 0


def run_behave(code: str, fault: str | None) -> Sequence[tuple[str, str]]:
    """Return tag and outcome of each scenario and each row under behave."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "steps").mkdir()
        (folder / "environment.py").write_text("from elsewhere.behave_glue import *\n", encoding="utf-8")
        (folder / code).symlink_to(find_resources("features").resolve() / code)
        command = [sys.executable, "-m", "behave", "--format", "null", "--no-summary", str(folder / code)]
        return run(command, folder, fault, ELSEWHERE_LANGUAGE=code)


def run_cucumber_js(code: str, fault: str | None) -> Sequence[tuple[str, str]]:
    """Return tag and outcome of each scenario and each row under cucumber-js."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        phrases = folder / "phrases.json"
        phrases.write_text(json.dumps(export_phrases(code)), encoding="utf-8")
        features = os.path.relpath(find_resources("features").resolve() / code, HERE.resolve())
        command = ["node", str(HERE / "node_modules/@cucumber/cucumber/bin/cucumber.js")]
        options = ["--import", "./steps.mjs", "--format", "summary:/dev/null", f"{features}/*.feature"]
        return run([*command, *options], folder, fault, ELSEWHERE_PHRASES=str(phrases))


RUNNERS: Final[Mapping[str, Callable[[str, str | None], Sequence[tuple[str, str]]]]] = {
    "behave": run_behave,
    "cucumber-js": run_cucumber_js,
}


def run(command: Sequence[str], folder: Path, fault: str | None, **variables: str) -> Sequence[tuple[str, str]]:
    """Run a runner, which ends with 1 when a case fails, and return what it wrote."""
    verdicts = folder / "verdicts.json"
    adapter = [sys.executable, "-m", "elsewhere.reference_adapter", *([fault] if fault else [])]
    environment = {
        **os.environ,
        **variables,
        "PYTHONPATH": str(HERE.parent.resolve()),
        "ELSEWHERE_ADAPTER": json.dumps(adapter),
        "ELSEWHERE_VERDICTS": str(verdicts),
    }
    done = subprocess.run(
        command, cwd=HERE, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if not verdicts.is_file() or done.returncode not in (0, 1):
        raise SystemExit(f"expected verdicts from {command}; found:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return [(tag, outcome) for tag, outcome in json.loads(verdicts.read_text(encoding="utf-8"))]


def name_cases(verdicts: Sequence[tuple[str, str]], cases: Sequence[Case]) -> Verdicts:
    """Return the outcomes by case: the rows of an outline have one tag, and are told apart by their order."""
    waiting: dict[str, list[str]] = {}
    for case in cases:
        waiting.setdefault(case.id.partition("/")[0], []).append(case.id)
    named = {}
    for tag, outcome in verdicts:
        ids = waiting.get(tag)
        named[ids.pop(0) if ids else f"{tag} (no such case)"] = outcome
    return named


def list_differences(expected: Verdicts, found: Verdicts) -> list[str]:
    """Return a line for every case on which two runs differ."""
    ids = dict.fromkeys([*expected, *found])
    return [
        f"{case}: expected {expected.get(case, 'no such case')}; found {found.get(case, 'nothing')}"
        for case in ids
        if expected.get(case) != found.get(case)
    ]


if __name__ == "__main__":
    sys.exit(main())
