import pytest

from sushigo_rules.conformance.plain import LONGEST_LINE, LONGEST_TEXT, plain_line, plain_text
from tests.reports.samples import ATTACK, FORBIDDEN


@pytest.mark.parametrize("character", list(FORBIDDEN.replace("\r", "")))
def test_a_character_that_nobody_sees_is_shown_as_its_escape(character: str) -> None:
    assert plain_text(f"a{character}b") == f"a{character.encode('unicode_escape').decode()}b"


def test_a_lone_carriage_return_is_escaped_and_one_before_a_line_break_goes() -> None:
    assert plain_text("a\rb\r\nc") == "a\\rb\nc"


@pytest.mark.parametrize(
    "text",
    ["a\n\tb", "naïve 寿司 🍣", "👨\u200d👩\u200d👧", "\u0645\u06cc\u200c\u062e\u0648", "10\u202f%", "[bold]{x}<b>"],
)
def test_what_people_can_see_stays(text: str) -> None:
    assert plain_text(text) == text


def test_a_line_has_no_line_break_and_no_tab() -> None:
    assert plain_line("a\n\tb") == "a\\n\\tb"


def test_long_words_are_cut_and_say_how_long_they_were() -> None:
    assert plain_text("W" * 5000) == "W" * LONGEST_TEXT + "... (5000 characters)"
    assert plain_line("W" * 5000) == "W" * LONGEST_LINE + "... (5000 characters)"


def test_the_result_can_be_written_in_utf_8() -> None:
    assert plain_text(ATTACK).encode()
