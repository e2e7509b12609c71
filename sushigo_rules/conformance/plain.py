"""Words from outside, made harmless before anybody shows them.

Control characters would steer a terminal and are not allowed in XML, direction marks would turn a line round, and
half a surrogate pair cannot be written at all: each is shown as its escape.
"""

import unicodedata
from typing import Final

LONGEST_TEXT: Final = 4000
LONGEST_LINE: Final = 200
_KEPT: Final = frozenset("\n\t\u200c\u200d")
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_NONCHARACTER: Final = 0xFFFE


def plain_text(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return a text in which nothing is invisible, cut after so many characters; line breaks and tabs stay."""
    return "".join(map(_visible, _cut(text.replace("\r\n", "\n"), longest)))


def plain_line(text: str) -> str:
    """Return a text as one line in which nothing is invisible, cut where it is long."""
    line = "".join(map(_visible, _cut(text, LONGEST_LINE)))
    return line.replace("\n", "\\n").replace("\t", "\\t")


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[:longest]}... ({len(text)} characters)"


def _visible(character: str) -> str:
    hidden = unicodedata.category(character) in _HIDDEN or ord(character) & _NONCHARACTER == _NONCHARACTER
    return character.encode("unicode_escape").decode() if hidden and character not in _KEPT else character
