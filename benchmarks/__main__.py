"""``python -m benchmarks``: random games a second, what asking takes, the features' run, building the site.

All is the best of five, but the site is built once. The last column of the games says how many turns of an empty loop
take as long as one game. Machines differ in games a second; in this column they hardly do.
"""

from typing import Final

from benchmarks import adapter, site, suite
from benchmarks.games import games_per_second, loops_per_second
from sushigo_rules.variants import BOTH_WAYS, DUMMY, ORDINARY, RESHUFFLE

FASTEST_PUBLIC: Final = 3_300
"""Two-player games a second of the fastest public Python engine measured, in one process."""


def main() -> None:
    """Measure and print."""
    loops = loops_per_second()
    ordinary_two = games_per_second(2, ORDINARY)
    print(f"{'variant':<12}{'players':>8}{'games/s':>10}{'loops/game':>12}")
    for variant in (ORDINARY, BOTH_WAYS, RESHUFFLE, DUMMY):
        for players in (2,) if variant is DUMMY else (2, 3, 4, 5):
            ordinary = variant is ORDINARY and players == 2
            games = ordinary_two if ordinary else games_per_second(players, variant)
            print(f"{variant.name:<12}{players:>8}{games:>10,.0f}{loops / games:>12,.0f}")
    print(f"\nbare loop: {loops:,.0f} a second")
    print(
        f"ordinary game of two: {ordinary_two / FASTEST_PUBLIC:.1f} times the {FASTEST_PUBLIC:,} games a second "
        "of the fastest public Python engine measured\n"
    )
    adapter.main()
    print()
    suite.main()
    print()
    site.main()


if __name__ == "__main__":
    main()
