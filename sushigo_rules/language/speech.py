"""The texts of the command line and the reports, in the user's language: English text in, translation out."""

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from babel import Locale, UnknownLocaleError
from babel.core import negotiate_locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_decimal

from sushigo_rules.language.catalogs import Messages, catalog_path, load_messages
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language, list_languages, load_language

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True, slots=True)
class Speech:
    """Says what the program has to say; English where a translation is missing.

    Attributes:
        language: the one spoken.
        messages: the finished entries of its site.po, None for English.
    """

    language: Language
    messages: Messages | None

    def say(self, text: str, /, **values: object) -> str:
        """Return a text in this language, with ``values`` put into its braces."""
        translated = self.messages.find("", text) if self.messages else None
        return (translated or text).format(**values)

    def say_number(self, one: str, many: str, number: int, /, **values: object) -> str:
        """Return the text for a number, which stands in the braces ``{number}``."""
        forms = self.messages.find_forms("", one, many) if self.messages else None
        if forms and self.messages:
            text = forms[self.messages.plural_index(abs(number))]
        else:
            text = one if abs(number) == 1 else many
        return text.format(number=self.number(number), **values)

    def number(self, number: int) -> str:
        """Write a number as people of this language do."""
        return format_decimal(number, locale=self._locale())

    def date(self, day: dt.date) -> str:
        """Write a date as people of this language do."""
        return format_date(day, locale=self._locale())

    def list(self, items: list[str]) -> str:
        """Write an enumeration as people of this language do."""
        return format_list(items, locale=self._locale())

    def _locale(self) -> Locale:
        try:
            return Locale.parse(self.language.plural, sep="-")
        except (UnknownLocaleError, ValueError):
            return Locale(SOURCE_LANGUAGE)


Say = Callable[..., str]


def load_speech(language: Language) -> Speech:
    """Return the speech of a language.

    Raises:
        SourceError: its site.po is broken.
    """
    if language.is_source:
        return Speech(language, None)
    return Speech(language, load_messages(catalog_path(language.folder, "site")))


def choose_language(environment: Mapping[str, str]) -> Language:
    """Return the language of the user's locale if it is there, else English."""
    wanted = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    code = wanted.partition(".")[0].partition("@")[0].replace("_", "-")
    known = list_languages()
    found = negotiate_locale([code], known, sep="-") if code else None
    return load_language(found or SOURCE_LANGUAGE)
