"""``python -m elsewhere.reference_adapter [FAULT]``: the reference behind the protocol, or one of the wrong engines.

Each line of standard input is a question, each line of standard output its answer.
"""

import dataclasses
import json
import sys
from typing import Any, Final

from sushigo_rules.cards import Card
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.questions import (
    Deal,
    Deck,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Refused,
    ScorePuddings,
    ScoreRound,
    Winners,
)
from sushigo_rules.language.vocabulary import VariantName

QUESTIONS: Final[dict[str, Any]] = {
    kind.ask: kind for kind in (Deck, Deal, PlayTurn, ScoreRound, ScorePuddings, NextRound, Winners, PlayDummyTurn)
}
SUPPORTS: Final = {"variants": list(VariantName)}


def answer_fields(engine: Engine, ask: str, fields: dict[str, Any]) -> dict[str, Any]:
    """Return the engine's answer to a question, both as the protocol's fields."""
    values = {name: _read(value) for name, value in fields.items() if name != "variant"}
    if "variant" in fields:
        values["variant"] = VariantName(fields["variant"])
    answer = engine.ask(QUESTIONS[ask](**values))
    if isinstance(answer, Refused):
        return {"refused": answer.words}
    return {name: value for name, value in dataclasses.asdict(answer).items() if value is not None}


def _read(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_read, value))
    return Card(value) if isinstance(value, str) else value


def answer_line(engine: Engine, line: str) -> str:
    """Return the line that answers a line."""
    fields = json.loads(line)
    seq, ask = fields.pop("seq"), fields.pop("ask")
    if ask == "hello":
        return json.dumps({"seq": seq, "protocol": 1, "name": engine.name, "supports": SUPPORTS})
    return json.dumps({"seq": seq, **answer_fields(engine, ask, fields)})


def choose_engine(fault: str | None) -> Engine:
    """Return the reference, or the wrong engine of this name."""
    if fault is None:
        return ReferenceEngine()
    from tests.conformance.wrong_engines import WRONG_ENGINES

    return next(engine for engine in WRONG_ENGINES if engine.name == fault)


def main() -> None:
    """Answer until the input ends."""
    engine = choose_engine(sys.argv[1] if len(sys.argv) > 1 else None)
    for line in sys.stdin:
        print(answer_line(engine, line), flush=True)


if __name__ == "__main__":
    main()
