"""Texts that a language does not have yet: they stand on its pages in English, and say so to the browser."""

import re
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from sushigo_rules.language.speech import Speech

_MARK: Final = Markup('<span lang="en" dir="ltr">{}</span>')
_HEADING: Final = re.compile(r'^#{1,6} .*<span lang="en" dir="ltr">.*\{ #(\S+) \}$', re.MULTILINE)


class English(str):
    """A text in English on a page of another language."""

    __slots__ = ()


def mark(value: object) -> object:
    """Return an English text with its language around it, anything else as it is."""
    return _MARK.format(str(value)) if isinstance(value, English) else value


def plain(text: str) -> str:
    """Return a text for an attribute, which cannot say its language."""
    return str(text)


def english_headings(page: str) -> list[str]:
    """Return the ids of the headings of a Markdown page that are marked as English."""
    return _HEADING.findall(page)


@dataclass(frozen=True, slots=True)
class SiteSpeech:
    """Says the texts of the pages, and marks those that are still in English."""

    speech: Speech

    def say(self, text: str, /, **values: object) -> str:
        """Return a text in the page's language."""
        said = self.speech.say(text, **values)
        messages = self.speech.messages
        return English(said) if messages and messages.find("", text) is None else said

    def say_number(self, one: str, many: str, number: int, /, **values: object) -> str:
        """Return the text for a number in the page's language."""
        said = self.speech.say_number(one, many, number, **values)
        messages = self.speech.messages
        return English(said) if messages and messages.find_forms("", one, many) is None else said

    def say_marked(self, text: str, /) -> str:
        """Return a text for ``{% trans %}``, which puts it into the page as it is."""
        said = self.say(text)
        return str(mark(said)) if isinstance(said, English) else said
