"""How an implementation introduces itself, and what it claims to support."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sushigo_rules.conformance.plain import plain_text
from sushigo_rules.conformance.questions import (
    Deal,
    Deck,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    ScorePuddings,
    ScoreRound,
    Winners,
)
from sushigo_rules.conformance.wire import LONGEST_NAME, BadAnswerError, read_object
from sushigo_rules.language.vocabulary import VariantName

PROTOCOL: Final = 1
LONGEST_TEXT: Final = 150
"""Characters kept of a name, a version, a language or a homepage."""


@dataclass(frozen=True, slots=True)
class Supports:
    """What an implementation claims; what it leaves out means everything, for variants nothing."""

    asks: frozenset[str]
    players: frozenset[int]
    variants: frozenset[VariantName]

    def covers(self, question: Question) -> bool:
        """Tell whether a question may be asked."""
        variant = getattr(question, "variant", None)
        if isinstance(question, PlayDummyTurn):
            variant = VariantName.DUMMY
        if question.ask not in self.asks or (variant is not None and variant not in self.variants):
            return False
        players = count_players(question)
        return players is None or players in self.players or not 2 <= players <= 5


@dataclass(frozen=True, slots=True)
class Introduction:
    """An implementation's answer to ``hello``."""

    name: str
    version: str
    language: str
    homepage: str
    supports: Supports


ASKS: Final = tuple(
    kind.ask for kind in (Deck, Deal, PlayTurn, ScoreRound, ScorePuddings, NextRound, Winners, PlayDummyTurn)
)
ALL_SUPPORTED: Final = Supports(frozenset(ASKS), frozenset({2, 3, 4, 5}), frozenset(VariantName))


def count_players(question: Question) -> int | None:
    """Return how many players a question is about, None when about no number of them."""
    match question:
        case Deck():
            return None
        case Deal(players):
            return players
        case PlayTurn(hands=seats) | ScoreRound(tableaus=seats) | PlayDummyTurn(hands=seats):
            return len(seats)
        case NextRound(tableaus=seats, variant=variant):
            return len(seats) - (variant is VariantName.DUMMY)
        case ScorePuddings(puddings=counts, variant=variant) | Winners(puddings=counts, variant=variant):
            return len(counts) - (variant is VariantName.DUMMY)


def encode_hello(suite: str) -> str:
    """Return the first line of a conversation."""
    return json.dumps({"seq": 0, "ask": "hello", "protocol": PROTOCOL, "suite": suite})


def decode_hello(line: str) -> Introduction:
    """Return how an implementation introduces itself.

    Raises:
        BadAnswerError: it does not, or speaks another version of the protocol.
    """
    answer = read_object(line, 0)
    if answer.get("protocol") != PROTOCOL or isinstance(answer["protocol"], bool):
        raise BadAnswerError(f'expected "protocol": {PROTOCOL}', line, f"This suite speaks version {PROTOCOL} only.")
    if not isinstance(answer.get("name"), str) or not answer["name"].strip():
        raise BadAnswerError('expected "name" with a name', line, 'Write "name": "my sushi".')
    unknown = sorted(set(answer) - {"protocol", "name", "version", "language", "homepage", "supports"})
    if unknown:
        name = plain_text(unknown[0], LONGEST_NAME)
        raise BadAnswerError(f'expected no field "{name}"', line, "See hello in the protocol.")
    texts = {key: answer.get(key, "") for key in ("name", "version", "language", "homepage")}
    if not all(isinstance(text, str) for text in texts.values()):
        raise BadAnswerError("expected texts in version, language, homepage", line, "Leave out what you do not have.")
    if texts["homepage"] and not texts["homepage"].startswith(("https://", "http://")):
        raise BadAnswerError("expected a homepage that begins with https://", line, "Leave it out if there is none.")
    on_one_line = {key: plain_text(" ".join(text.split()), LONGEST_TEXT) for key, text in texts.items()}
    return Introduction(**on_one_line, supports=read_supports(answer.get("supports", {}), line))


def read_supports(value: Any, line: str) -> Supports:
    """Return what an implementation claims.

    Raises:
        BadAnswerError: it is not in the protocol's form; quotes ``line``.
    """
    allowed: Mapping[str, Sequence[Any]] = {"asks": ASKS, "players": (2, 3, 4, 5), "variants": tuple(VariantName)}
    if not isinstance(value, dict):
        raise BadAnswerError("expected an object in supports", line, 'Write "supports": {"players": [2, 3, 4]}.')
    if value.get("scores", "totals") not in ("by-category", "totals"):
        raise BadAnswerError('expected "scores" to be "by-category" or "totals"', line, "Leave it out if unsure.")
    for key, given in value.items():
        if key == "scores":
            continue
        if key not in allowed:
            name = plain_text(key, LONGEST_NAME)
            raise BadAnswerError(f'expected no "{name}" in supports', line, "It has: asks, players, variants, scores.")
        known = allowed[key]
        if not isinstance(given, list) or not all(item in known for item in given):
            raise BadAnswerError(f"expected in {key} a list of some of {list(map(str, known))}", line, "See supports.")
    return Supports(
        asks=frozenset(value.get("asks", ASKS)),
        players=frozenset(value.get("players", (2, 3, 4, 5))),
        variants=frozenset(map(VariantName, value.get("variants", ()))),
    )
