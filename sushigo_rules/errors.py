"""What goes wrong, as exceptions.

::

    SushiGoError
    ├── RulesError                      of the game; ``rule`` is the id of the rule
    │   ├── IllegalMoveError            the rules forbid it: the game stays as it was
    │   │   ├── IllegalPlayersError     a game of six, of one ...
    │   │   └── IllegalPickError        a card that is not in the hand, chopsticks that are not there ...
    │   └── InvalidPositionError        no game can come to this: fifteen tempura, hands of unequal length ...
    └── SourceError                     of a feature, a catalogue or another file; says the place
        └── UnreadableError             a sentence or a word that is none of the language's

A message says what was expected and then what was found, the value last.
"""

from pathlib import Path
from typing import Final


class SushiGoError(Exception):
    """Everything that this package raises on purpose; the message is one line for a person."""


class RulesError(SushiGoError):
    """Something about the game.

    ``rule`` is the id of the rule that the message is about.
    """

    rule: Final[str]

    def __init__(self, rule: str, message: str) -> None:
        """Keep the rule's id beside the message."""
        super().__init__(f"rule {rule}: {message}")
        self.rule = rule


class IllegalMoveError(RulesError):
    """The rules forbid what was asked for."""


class IllegalPlayersError(IllegalMoveError):
    """A number of players that the game is not made for (players-2-to-5, dummy-setup)."""


class IllegalPickError(IllegalMoveError):
    """Cards that a player may not take now (choose-one and the chopsticks rules)."""


class InvalidPositionError(RulesError):
    """Cards that cannot lie like this in any game."""


class SourceError(SushiGoError):
    """Something wrong in a file; ``path`` and ``line`` say where, ``fault`` what."""

    def __init__(self, fault: str, path: Path | None = None, line: int | None = None) -> None:
        """Put the place in front of the fault."""
        place = "".join([f"{path}:" if path else "", f"{line}:" if line else ""])
        super().__init__(f"{place} {fault}" if place else fault)
        self.fault = fault
        self.path = path
        self.line = line


class UnreadableError(SourceError):
    """A sentence that is none of the phrases, or a word that is none of the vocabulary."""
