"""``python -m mutation``: try every mutant of the rules against the features, and against nothing else.

Ends with 1 when a mutant survives that mutation/survivors.toml does not list, or when an entry there is stale.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from os import cpu_count
from time import perf_counter
from typing import Final

from mutation.mutants import Mutant, make_mutants, read_sources
from mutation.survivors import FILE, Assessment, Survivors, assess, load_survivors
from mutation.trial import find_killer, limit_memory, try_mutant
from sushigo_rules.language.rulebook import load_rulebook

NO_RULE: Final = "(no rule by name)"


def main() -> int:
    """Try, print the scores, and return the exit code."""
    start = perf_counter()
    book = load_rulebook()
    if killer := find_killer({}, book.cases):
        print(f"The rules as they are do not agree with the features: {killer}", file=sys.stderr)
        return 1
    mutants = make_mutants(read_sources(), frozenset(book.data.rules))
    with get_context("fork").Pool(cpu_count(), limit_memory) as pool:
        results = pool.map(partial(try_mutant, book.cases), list(mutants), chunksize=16)
    survivors = load_survivors()
    print_scores(list(book.data.rules), results, survivors)
    assessment = assess(results, survivors)
    print_faults(assessment)
    print(f"\n{len(results)} mutants, {len(book.cases)} cases, {perf_counter() - start:.0f} s")
    return 1 if assessment.unexpected or assessment.stale else 0


def print_scores(rule_ids: Sequence[str], results: Sequence[tuple[Mutant, str | None]], survivors: Survivors) -> None:
    """Print per rule how many mutants were killed, of those that are not listed as survivors."""
    killed, countable, listed = Counter[str](), Counter[str](), Counter[str]()
    for mutant, killer in results:
        counted_for = ["in all", *(sorted(mutant.rules) or [NO_RULE])]
        if killer is None and survivors.reason(mutant):
            listed.update(counted_for)
        else:
            countable.update(counted_for)
            killed.update(counted_for if killer else ())
    print("A mutant counts for every rule that its function or table names, or that those who use it name.")
    print(f"Those listed in {FILE.name}, each with its reason, are left out of the score.\n")
    print(f"{'rule':<26}{'killed':>13}{'score':>8}{'listed':>9}")
    for rule in [*rule_ids, NO_RULE, "in all"]:
        if countable[rule] or listed[rule]:
            score = f"{100 * killed[rule] / countable[rule]:.1f} %" if countable[rule] else "-"
            print(f"{rule:<26}{killed[rule]:>6} / {countable[rule]:<4}{score:>8}{listed[rule]:>9}")


def print_faults(assessment: Assessment) -> None:
    """Print what must be mended."""
    if assessment.unexpected:
        print(
            f"\nSurvived: write a scenario that tells them from the rules, or the reason why none can into {FILE.name}"
        )
        for mutant in assessment.unexpected:
            print(f"  {mutant.id}")
    if assessment.stale:
        print(f"\nStale entries of {FILE.name}, killed or no longer made:")
        for entry in assessment.stale:
            print(f"  {entry}")


if __name__ == "__main__":
    sys.exit(main())
