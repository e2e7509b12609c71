"""What the program says, in the user's language."""

from dataclasses import replace
from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.language import speech as module
from sushigo_rules.language.catalogs import Messages
from sushigo_rules.language.languages import Language, load_language
from sushigo_rules.language.speech import Speech, choose_language, load_speech
from tests.languages.checkout import SMALL_LOCALES

ENGLISH = Speech(load_language("en"), None)
POLISH_LANGUAGE = load_language("pl", SMALL_LOCALES)


def polish_index(number: int) -> int:
    return 0 if number == 1 else 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


POLISH = Speech(
    POLISH_LANGUAGE,
    Messages(
        {
            ("", "{name}: {cases}"): ("{cases} – {name}",),
            ("", "Rule"): ("Zasada",),
            ("", "{number} case", "{number} cases"): (
                "{number} przypadek",
                "{number} przypadki",
                "{number} przypadków",
            ),
        },
        polish_index,
    ),
)


def test_english_is_said_as_it_stands() -> None:
    assert ENGLISH.say("Rule") == "Rule"


def test_a_text_is_translated() -> None:
    assert POLISH.say("Rule") == "Zasada"


def test_a_text_that_is_not_translated_is_said_in_english() -> None:
    assert POLISH.say("Section") == "Section"


def test_values_stand_in_the_order_of_the_translation() -> None:
    assert POLISH.say("{name}: {cases}", name="X", cases=3) == "3 – X"


def test_values_with_braces_are_said_as_they_are() -> None:
    assert ENGLISH.say("found {value}", value="{a}") == "found {a}"


@pytest.mark.parametrize(
    "number, text",
    [
        (1, "1 przypadek"),
        (2, "2 przypadki"),
        (5, "5 przypadków"),
        (12, "12 przypadków"),
        (22, "22 przypadki"),
        (0, "0 przypadków"),
        (-1, "-1 przypadek"),
        (-3, "-3 przypadki"),
        (-6, "-6 przypadków"),
    ],
)
def test_the_plural_form_is_chosen_by_the_absolute_value(number: int, text: str) -> None:
    assert POLISH.say_number("{number} case", "{number} cases", number) == text


@pytest.mark.parametrize("number, text", [(1, "1 case"), (0, "0 cases"), (2, "2 cases"), (-1, "-1 case")])
def test_english_has_two_forms(number: int, text: str) -> None:
    assert ENGLISH.say_number("{number} case", "{number} cases", number) == text


def test_a_plural_that_is_not_translated_is_said_in_english() -> None:
    assert POLISH.say_number("{number} rule", "{number} rules", 1) == "1 rule"


def test_numbers_are_written_as_people_do() -> None:
    assert (ENGLISH.number(12345), POLISH.number(12345)) == ("12,345", "12\u00a0345")


def test_lists_are_written_as_people_do() -> None:
    assert (ENGLISH.list(["a", "b", "c"]), POLISH.list(["a", "b", "c"])) == ("a, b, and c", "a, b i c")


@pytest.mark.parametrize("plural", ["li", "no tag"])
def test_a_language_without_cldr_data_writes_numbers_as_english_does(plural: str) -> None:
    assert Speech(replace(POLISH_LANGUAGE, plural=plural), None).number(12345) == "12,345"


def test_the_speech_of_english_needs_no_catalogue() -> None:
    assert load_speech(load_language("en")).messages is None


def test_the_speech_of_a_language_without_a_catalogue_is_english() -> None:
    assert load_speech(POLISH_LANGUAGE).say("Rule") == "Rule"


def test_the_speech_of_a_broken_catalogue_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "LC_MESSAGES" / "site.po"
    path.parent.mkdir()
    path.write_text("broken", encoding="utf-8")
    with pytest.raises(SourceError, match=r"site\.po:1: "):
        load_speech(replace(POLISH_LANGUAGE, folder=tmp_path))


@pytest.fixture(autouse=True)
def languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be four languages."""

    def load(code: str) -> Language:
        return replace(POLISH_LANGUAGE, code=code)

    monkeypatch.setattr(module, "list_languages", lambda: ("en", "de", "pl", "pt-BR"))
    monkeypatch.setattr(module, "load_language", load)


CHOICES: dict[str, tuple[dict[str, str], str]] = {
    "nothing": ({}, "en"),
    "LANG": ({"LANG": "de_DE.UTF-8"}, "de"),
    "LC_MESSAGES before LANG": ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
    "LC_ALL before all": ({"LANG": "de_DE", "LC_MESSAGES": "de_DE", "LC_ALL": "pl_PL"}, "pl"),
    "empty LC_ALL": ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
    "LC_ALL=C": ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    "C.UTF-8": ({"LANG": "C.UTF-8"}, "en"),
    "POSIX": ({"LANG": "POSIX"}, "en"),
    "no country": ({"LANG": "de"}, "de"),
    "another country": ({"LANG": "de_AT.UTF-8"}, "de"),
    "a modifier": ({"LANG": "de_DE@euro"}, "de"),
    "a country of its own": ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
    "a language that is not there": ({"LANG": "fi_FI.UTF-8"}, "en"),
    "no language at all": ({"LANG": "??"}, "en"),
}


@pytest.mark.parametrize("environment, code", CHOICES.values(), ids=CHOICES)
def test_the_language_is_that_of_the_users_locale(environment: dict[str, str], code: str) -> None:
    assert choose_language(environment).code == code
