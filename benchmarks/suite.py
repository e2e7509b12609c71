"""Time the features' run: how it grows with the languages, and with the scenarios.

Every run reads its features and catalogues anew, and what is kept of an earlier run is thrown away. It
waits for nothing, so what is measured is the processor's time: whatever else the machine does disturbs it less.
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copyfile, copytree
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from pytest_bdd import feature as bdd

from benchmarks.games import LOOPS, REPEATS
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.features import Feature, Rule, write_feature
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language, list_languages, load_language
from sushigo_rules.language.phrasebook import english_phrasebook
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import DATA_FILE, load_rulebook, load_rulebooks

LANGUAGES: Final = (1, 2, 4, 6, 8)
"""How many languages are run; beyond those that there are, copies of them under other codes."""
TIMES: Final = (1, 2, 4)
LONGEST_CASE: Final = 3.0
"""Milliseconds that a case may take."""
SIX: Final = 6
MOST_TIMES: Final = 6.5
"""Times one language that six may take."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The best time of some runs alike, and how many cases each had."""

    seconds: float
    cases: int


def run_features(languages: Sequence[Language], folder: Path) -> int:
    """Run the features of some languages against the reference, and return how many cases there were."""
    bdd.features.clear()
    english_phrasebook.cache_clear()
    result = run_suite(ReferenceEngine(), load_rulebooks(languages, folder), features=folder)
    assert result.count(Outcome.AGREES) == len(result.results)
    return len(result.results)


def copy_languages(number: int, folder: Path) -> Sequence[Language]:
    """Write the features of so many languages, the source language first, and return the languages."""
    there = [load_language(code) for code in list_languages()]
    copies = [replace(language, code=f"{language.code}-copy") for language in there[1:]]
    languages = [*there, *copies][:number]
    source = find_resources("features")
    copyfile(source / DATA_FILE, folder / DATA_FILE)
    for language in languages:
        copytree(source / language.code.removesuffix("-copy"), folder / language.code)
    return languages


def copy_scenarios(times: int, folder: Path) -> None:
    """Write the English features with every scenario so many times, each with an id and a title of its own."""
    (folder / SOURCE_LANGUAGE).mkdir()
    copyfile(find_resources("features") / DATA_FILE, folder / DATA_FILE)
    for feature in load_rulebook().features:
        text = write_feature(_multiply(feature, times), load_language(SOURCE_LANGUAGE), english_phrasebook())
        (folder / SOURCE_LANGUAGE / f"{feature.slug}.feature").write_text(text, encoding="utf-8")


def _multiply(feature: Feature, times: int) -> Feature:
    def multiply(rule: Rule) -> Rule:
        copies = (
            replace(scenario, id=f"{scenario.id}-copy-{number}", title=f"{scenario.title}, copy {number}")
            for scenario in rule.scenarios
            for number in range(times)
        )
        return replace(rule, scenarios=tuple(copies))

    return replace(feature, rules=tuple(map(multiply, feature.rules)))


def time_all(works: Mapping[int, Callable[[], int]]) -> dict[int, Timing]:
    """Time several works, each counting its cases: the best of five, taken in turn to meet the same disturbances."""
    timings: dict[int, Timing] = {}
    for _ in range(REPEATS):
        for size, work in works.items():
            # What earlier runs have left is not looked through again and again.
            gc.collect()
            gc.freeze()
            start = process_time()
            cases = work()
            timing = Timing(process_time() - start, cases)
            timings[size] = min(timing, timings.get(size, timing), key=lambda one: one.seconds)
    return timings


def time_loop() -> float:
    """Return how often a loop that does nothing is run in a second."""

    def loop() -> int:
        for _ in range(LOOPS):
            pass
        return LOOPS

    return LOOPS / time_all({1: loop})[1].seconds


def time_languages() -> dict[int, Timing]:
    """Time the features in one language and in more of them, the source language first."""
    with TemporaryDirectory() as name:
        languages = copy_languages(max(LANGUAGES), Path(name))

        def work(size: int) -> Callable[[], int]:
            return lambda: run_features(languages[:size], Path(name))

        return time_all({size: work(size) for size in LANGUAGES})


def time_scenarios() -> dict[int, Timing]:
    """Time the English features as they are, and with every scenario more than once."""
    with TemporaryDirectory() as name:
        folders = {times: Path(name) / str(times) for times in TIMES}
        for times, folder in folders.items():
            folder.mkdir()
            copy_scenarios(times, folder)

        def work(times: int) -> Callable[[], int]:
            return lambda: run_features([load_language(SOURCE_LANGUAGE)], folders[times])

        return time_all({times: work(times) for times in TIMES})


def print_growth(what: str, timings: dict[int, Timing], loops: float) -> None:
    """Print a line per size; growth is linear when the last two columns stay as they are."""
    print(f"{what:<12}{'cases':>8}{'seconds':>10}{'ms/case':>10}{'loops/case':>12}{'times one':>12}{'per step':>10}")
    first = timings[1]
    before: tuple[int, Timing] | None = None
    for size, timing in timings.items():
        per_case = timing.seconds / timing.cases
        step = ""
        if before:
            size_before, timing_before = before
            more = (timing.seconds - timing_before.seconds) / (size - size_before)
            step = f"{more / first.seconds:.2f}"
        print(
            f"{size:<12}{timing.cases:>8}{timing.seconds:>10.2f}{per_case * 1e3:>10.2f}{loops * per_case:>12,.0f}"
            f"{timing.seconds / first.seconds:>12.2f}{step:>10}"
        )
        before = size, timing


def main() -> None:
    """Measure and print."""
    loops = time_loop()
    languages = time_languages()
    print_growth("languages", languages, loops)
    one, most = languages[1], SIX
    further = (languages[most].seconds - one.seconds) / (languages[most].cases - one.cases)
    first = one.seconds / one.cases
    print(
        f"a case of the first language: {first * 1e3:.2f} ms, {loops * first:,.0f} loops (aim: at most "
        f"{LONGEST_CASE:g} ms); of each further one: {further * 1e3:.2f} ms, {loops * further:,.0f} loops\n"
        f"{most} languages: {languages[most].seconds / one.seconds:.2f} times one (aim: six at most {MOST_TIMES:g})\n"
    )
    print_growth("times", time_scenarios(), loops)
    print("\nper step: what one more language, or all scenarios once more, adds; in runs of one: 1.00 is linear")


if __name__ == "__main__":
    main()
