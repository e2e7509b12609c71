"""An adapter with the reference behind it.

    python reference.py [--fault NAME] [--totals] [--supports JSON]

It may have one of the faults of `wrong_engines`, give totals only, and claim no more than `supports`.
"""

import json
import sys
from argparse import ArgumentParser
from dataclasses import asdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
sys.path.insert(0, str(ROOT))

from sushigo_rules.cards import Card  # noqa: E402
from sushigo_rules.conformance.engine import Engine  # noqa: E402
from sushigo_rules.conformance.questions import (  # noqa: E402
    Answer,
    Deal,
    Deck,
    Failed,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    Refused,
    ScorePuddings,
    ScoreRound,
    Skipped,
    Winners,
)
from sushigo_rules.language.vocabulary import VariantName  # noqa: E402
from tests.conformance.totals import TotalsOnly  # noqa: E402
from tests.conformance.wrong_engines import CONTROL, WRONG_ENGINES  # noqa: E402

KINDS: dict[str, Any] = {
    kind.ask: kind for kind in (Deck, Deal, PlayTurn, ScoreRound, ScorePuddings, NextRound, Winners, PlayDummyTurn)
}
WORDS = {Refused: "refused", Skipped: "skipped", Failed: "failed"}


def read_question(asked: dict[str, Any]) -> Question:
    fields = {name: freeze(value) for name, value in asked.items() if name not in ("seq", "ask", "variant")}
    if "variant" in asked:
        fields["variant"] = VariantName(asked["variant"])
    question: Question = KINDS[asked["ask"]](**fields)
    return question


def freeze(value: Any) -> Any:
    """Return what JSON has as lists and texts as tuples and cards."""
    if isinstance(value, list):
        return tuple(map(freeze, value))
    return Card(value) if isinstance(value, str) else value


def write_answer(answer: Answer) -> dict[str, Any]:
    if isinstance(answer, Refused | Skipped | Failed):
        return {WORDS[type(answer)]: answer.words}
    return {name: value for name, value in asdict(answer).items() if value is not None and value is not False}


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--fault")
    parser.add_argument("--totals", action="store_true")
    parser.add_argument("--supports", default='{"variants": ["both-ways", "reshuffle", "dummy"]}', type=json.loads)
    options = parser.parse_args()
    engine: Engine = next((wrong for wrong in WRONG_ENGINES if wrong.name == options.fault), CONTROL)
    if options.totals:
        engine = TotalsOnly(engine)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["ask"] == "hello":
            answer = {"protocol": 1, "name": "reference", "supports": options.supports}
        else:
            answer = write_answer(engine.ask(read_question(asked)))
        print(json.dumps({"seq": asked["seq"], **answer}), flush=True)


main()
