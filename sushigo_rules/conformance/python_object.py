"""An implementation in Python, asked without a process: any object or module with the functions that it has."""

import json
import reprlib
from typing import Any

from sushigo_rules.conformance.introduction import Supports, read_supports
from sushigo_rules.conformance.questions import Answer, Question
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.conformance.wire import BadAnswerError, decode_answer, question_fields


class Refusal(Exception):
    """Raise it from a function of the implementation to say that the rules do not allow something."""


class PythonObject:
    """An engine that calls the functions of an object.

    The functions are named as the protocol's asks (``play_turn`` for ``play-turn``), take its fields by name, as
    plain lists, texts and numbers, and return the answer as a dictionary. A function that is not there is not
    supported. To refuse, raise :class:`Refusal` or return ``{"refused": "why"}``.
    """

    def __init__(self, implementation: Any, name: str | None = None) -> None:
        """Take the object; an attribute ``supports`` says what it claims, as in the protocol.

        Raises:
            BadAnswerError: ``supports`` is not in the protocol's form.
        """
        self.implementation = implementation
        self.name = name or str(getattr(implementation, "__name__", type(implementation).__name__))
        supports = getattr(implementation, "supports", {})
        self.supports: Supports = read_supports(supports, repr(supports))

    def ask(self, question: Question) -> Answer:
        """Answer one question.

        Raises:
            ConductError: not supported, crashed, or a bad answer.
        """
        function = getattr(self.implementation, question.ask.replace("-", "_"), None)
        if function is None or not self.supports.covers(question):
            raise ConductError(Outcome.NOT_SUPPORTED, "the implementation does not have this function")
        arguments = json.loads(json.dumps(question_fields(question)))
        del arguments["ask"]
        try:
            answer = function(**arguments)
        except Refusal as error:
            answer = {"refused": str(error)}
        except Exception as error:
            raise ConductError(Outcome.CRASHED, f"{type(error).__name__}: {error}") from error
        return decode_answer(question, _as_line(answer), 0)


def _as_line(answer: Any) -> str:
    try:
        return json.dumps({**answer, "seq": 0})
    except (TypeError, ValueError, RecursionError):
        hint = "Return the protocol's fields as lists, texts and numbers."
        raise BadAnswerError("expected a dictionary that JSON can hold", reprlib.repr(answer), hint) from None
