"""Generated questions, the same in every test that asks for them."""

from collections.abc import Sequence
from functools import cache
from random import Random

from hypothesis.errors import NoSuchExample

from sushigo_rules.conformance.introduction import ALL_SUPPORTED
from sushigo_rules.conformance.questions import Question
from sushigo_rules.fuzzing.search import WEIGHTS, find_smallest
from sushigo_rules.fuzzing.strategies import STRATEGIES


@cache
def draw_questions(ask: str, number: int, examples: int = 50) -> Sequence[Question]:
    """Return the questions of one round of a search, each once."""
    drawn: dict[Question, None] = {}

    def agrees(question: Question) -> bool:
        drawn[question] = None
        return False

    try:
        find_smallest(STRATEGIES[ask](ALL_SUPPORTED), agrees, Random(f"{ask} {number}"), examples * WEIGHTS.get(ask, 1))
    except NoSuchExample:
        return tuple(drawn)
    raise AssertionError("expected no question to differ")
