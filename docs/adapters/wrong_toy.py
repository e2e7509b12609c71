"""The adapter in Python with two faults in the game behind it, both found in real programs.

The guide for implementers shows what `sushigo-rules check -- python3 wrong_toy.py` prints.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "python"))

import sushi_go


def score_maki(icons: list[int]) -> list[int]:
    """Score maki rolls as the toy does, but without a look at 0: who has no maki is counted like everybody else."""
    most = max(icons)
    second = max((count for count in icons if count < most), default=0)

    def points(count: int) -> int:
        if count == most:
            return 6 // icons.count(most)
        if count == second and icons.count(most) == 1:
            return 3 // icons.count(second)
        return 0

    return [points(count) for count in icons]


def score_puddings(counts: list[int]) -> list[int]:
    """Score puddings as the toy does, but share the lost points by `-6 // players`, which Python rounds down."""
    most, fewest = max(counts), min(counts)

    def points(count: int) -> int:
        if most == fewest:
            return 0
        if count == most:
            return 6 // counts.count(most)
        if count == fewest and len(counts) > 2:
            return -6 // counts.count(fewest)
        return 0

    return [points(count) for count in counts]


sushi_go.score_maki = score_maki
sushi_go.score_puddings = score_puddings

import adapter  # noqa: E402

if __name__ == "__main__":
    adapter.main()
