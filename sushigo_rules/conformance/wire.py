"""Questions and answers as JSON lines, exactly as the protocol has them."""

import json
from dataclasses import fields
from typing import Any

from sushigo_rules.conformance.questions import Question


def question_fields(question: Question) -> dict[str, Any]:
    """Return a question as a JSON object without ``seq``; what is not asked about is left out."""
    values = {field.name: getattr(question, field.name) for field in fields(question)}
    return {"ask": question.ask, **{name: value for name, value in values.items() if value is not None}}


def encode_question(question: Question, seq: int) -> str:
    """Return the line that asks a question, without the line's end."""
    return json.dumps({"seq": seq, **question_fields(question)}, ensure_ascii=False)
