"""The site's own scoring, docs/assets/scoring.mjs, as tests call it; and what it is asked."""

import json
import subprocess
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from sushigo_rules.conformance.adapter import Adapter
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import Question
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.fuzzing.scenario import judge_question
from sushigo_rules.language.rulebook import load_rulebook
from tests.conformance.fuzz_questions import draw_questions

DOCS: Final = Path(__file__).parents[2] / "docs"
MODULE: Final = Path("assets", "scoring.mjs")
ADAPTER: Final = Path("scoring", "adapter.mjs")
BOOK: Final = load_rulebook()
REFERENCE: Final = ReferenceEngine()
ASKS: Final = ("deck", "score-round", "score-puddings", "winners")
DRAWN: Final = 8
"""Rounds of generated questions."""
DUMMY: Final = {"dummy": True}
ICONS: Final[Sequence[list[str]]] = ([], ["maki-1"], ["maki-2"], ["maki-3"], ["maki-2", "maki-2"])
"""Tableaus with 0 to 4 icons."""

# Calls the module, a function and its arguments per line. What goes in cannot be changed, and -0 comes out as "-0".
BRIDGE: Final = """
import { createInterface } from 'node:readline';
const scoring = await import(process.argv[1]);
const freeze = (value) => {
  if (value instanceof Object) Object.values(value).forEach(freeze);
  return Object.freeze(value);
};
const call = ([name, ...given]) => {
  try {
    return { value: scoring[name](...given.map(freeze)) };
  } catch (error) {
    return { error: `${error.name}: ${error.message}` };
  }
};
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(call(JSON.parse(line)), (_, value) => (Object.is(value, -0) ? '-0' : value)));
}
"""


def start(docs: Path) -> Adapter:
    """Start the adapter of a docs folder."""
    adapter = Adapter(("node", str(docs / ADAPTER)), timeout=30)
    adapter.greet("1.0.0")
    return adapter


def run_node(code: str, lines: Sequence[Any] = ()) -> list[Any]:
    """Run a module of JavaScript with the scoring module's path as its argument; say lines, return those it says."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", code, str(DOCS / MODULE)],
        input="".join(f"{json.dumps(line)}\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def call_all(calls: Sequence[Sequence[Any]]) -> list[Any]:
    answers = run_node(BRIDGE, calls)
    assert [answer for answer in answers if "error" in answer] == []
    return [answer["value"] for answer in answers]


def call(*named: Any) -> Any:
    return call_all([named])[0]


@cache
def questions_of_cases() -> dict[str, Question]:
    """Return the question of each case by its id."""
    questions = {case.id: judge(case.steps, REFERENCE).question for case in BOOK.cases}
    return {id: question for id, question in questions.items() if question}


@cache
def scored_cases() -> frozenset[str]:
    """Return the cases about what the module scores."""
    return frozenset(id for id, question in questions_of_cases().items() if question.ask in ASKS)


@cache
def drawn_questions() -> tuple[Question, ...]:
    """Return generated questions, always the same."""
    return tuple(question for number in range(DRAWN) for ask in ASKS for question in draw_questions(ask, number))


def agrees(question: Question, adapter: Adapter) -> bool:
    """Tell whether an answer is that of the reference."""
    return judge_question(question, adapter, REFERENCE)[0].outcome is Outcome.AGREES


@cache
def orders_of_icons() -> tuple[tuple[int, ...], ...]:
    """Return 0 to 4 icons for each of 2 to 5 seats, in every way."""
    return tuple(counts for seats in (2, 3, 4, 5) for counts in product(range(5), repeat=seats))


@cache
def distributions_of_puddings(*seats: int) -> tuple[tuple[int, ...], ...]:
    """Return every way in which the puddings of one deck can lie in front of so many seats."""
    return tuple(counts for each in seats for counts in product(range(11), repeat=each) if sum(counts) <= 10)
