"""A feature file as values and back; what is built otherwise is refused with its line."""

from pathlib import Path

import pytest

from sushigo_rules.cards import Card
from sushigo_rules.errors import SourceError, UnreadableError
from sushigo_rules.language.features import (
    Feature,
    Scenario,
    content_of,
    list_cases,
    parse_feature,
    read_feature,
    titled_placeholders,
    write_feature,
)
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import Column, english_phrasebook
from sushigo_rules.language.phrases import Phrase
from sushigo_rules.language.vocabulary import Content, Heading, WordKind

BOOK = english_phrasebook()
TEXT = """\
Feature: Tempura
  Tempura score in pairs.

  And the description has two paragraphs.

  @tempura-pairs @printed
  Rule: 5 points for every two
    Every two tempura score 5 points.

    @tempura-pairs.count
    Scenario Outline: Points for this many tempura: <number>
      Given the table looks like this:
        | player | in front       |
        | Ada    | <cards>        |
        | Ben    | maki 1, <card> |
      When the round is scored
      Then the points in the category tempura are:
        | player | points   |
        | Ada    | <points> |

      Examples:
        | number | cards            | card    | points |
        | 1      | tempura          | pudding | 0      |
        | 2      | tempura, tempura | wasabi  | 5      |

    @tempura-pairs.own
    Scenario: A pair is not shared
      Given the table looks like this:
        | player | in front |
        | Ada    | tempura  |
        | Ben    |          |
      When the round is scored
      Then player Ada scores 0 points in the category tempura

  @tempura-manners @informative
  Rule: Sauce
    Ask for it.
"""


def parse(text: str = TEXT) -> Feature:
    return parse_feature(text, "tempura", BOOK)


def scenario(number: int) -> Scenario:
    return parse().rules[0].scenarios[number]


def test_writing_and_reading_change_nothing() -> None:
    assert write_feature(parse(), load_language("en"), BOOK) == TEXT


def test_reading_and_writing_change_nothing() -> None:
    assert parse(write_feature(parse(), load_language("en"), BOOK)) == parse()


def test_the_slug_is_the_name_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "maki-rolls.feature"
    path.write_text(TEXT, encoding="utf-8")
    assert read_feature(path, BOOK).slug == "maki-rolls"


def test_title_and_description_are_read() -> None:
    assert (parse().title, parse().description) == (
        "Tempura",
        ("Tempura score in pairs.", "And the description has two paragraphs."),
    )


def test_a_wrapped_paragraph_is_one_line() -> None:
    assert parse(TEXT.replace("score in pairs", "score\n  in pairs")).description == parse().description


def test_a_blank_that_does_not_break_is_kept() -> None:
    assert (
        parse(TEXT.replace("in pairs.", "in pairs\u00a0: two.")).description[0] == "Tempura score in pairs\u00a0: two."
    )


def test_long_paragraphs_are_wrapped() -> None:
    text = write_feature(parse(TEXT.replace("in pairs.", "in pairs, " * 40)), load_language("en"), BOOK)
    assert max(map(len, text.splitlines())) <= 118


def test_a_rule_is_read_with_id_and_status() -> None:
    assert [(rule.id, rule.status) for rule in parse().rules] == [
        ("tempura-pairs", "printed"),
        ("tempura-manners", "informative"),
    ]


def test_a_rule_may_have_no_scenarios() -> None:
    assert parse().rules[1].scenarios == ()


def test_lines_are_kept_for_messages() -> None:
    assert (scenario(1).line, scenario(1).steps[0].line) == (27, 28)


def test_lines_make_no_difference() -> None:
    assert parse("\n\n" + TEXT) == parse()


def test_steps_are_read_as_sentences() -> None:
    assert [step.sentence.phrase for step in scenario(1).steps] == [Phrase.TABLE, Phrase.SCORE_ROUND, Phrase.POINTS]


def test_the_table_of_a_step_is_read() -> None:
    table = scenario(1).steps[0].table
    assert table is not None
    assert (table.headings, table.rows) == (
        (Heading.PLAYER, Heading.IN_FRONT),
        (("player-1", (Card.TEMPURA,)), ("player-2", ())),
    )


def test_examples_are_read() -> None:
    examples = scenario(0).examples
    assert examples is not None
    assert [column.value for column in examples.columns] == ["number", "cards", "card", "points"]
    assert examples.rows[0] == (1, (Card.TEMPURA,), "pudding", 0)


@pytest.mark.parametrize(
    "heading, content",
    [("cards", Content.CARDS), ("card", Content.CARD), ("points", Content.NUMBER), ("number", Content.NUMBER)],
)
def test_a_column_holds_what_its_placeholder_stands_for(heading: str, content: Content) -> None:
    assert content_of(Column(WordKind.HEADING, heading), scenario(0).steps) is content


def test_the_header_stands_above_as_comments() -> None:
    text = write_feature(parse(), load_language("en"), BOOK, "Made by hand.\n\nReally.")
    assert text.startswith("# Made by hand.\n#\n# Really.\nFeature: ")


def test_a_file_of_another_language_names_its_dialect() -> None:
    text = write_feature(parse(), load_language("de"), BOOK, "Made.")
    assert text.startswith("# Made.\n# language: de\nFunktion: ")


def test_the_placeholders_of_a_title_are_columns() -> None:
    assert titled_placeholders("<number> and <Ada>", BOOK) == {
        Column(WordKind.HEADING, "number"),
        Column(WordKind.PLAYER, "player-1"),
    }


def test_a_placeholder_of_a_title_that_is_no_column_is_unreadable() -> None:
    with pytest.raises(UnreadableError):
        titled_placeholders("<size>", BOOK)


def cases(text: str = TEXT) -> list[tuple[str, str]]:
    return [(case.id, case.title) for case in list_cases(parse(text), parse(), BOOK, BOOK)]


def test_a_case_of_a_scenario_has_its_id() -> None:
    assert cases()[2] == ("tempura-pairs.own", "A pair is not shared")


def test_a_case_of_a_row_adds_its_first_cell_in_english() -> None:
    assert [case_id for case_id, _ in cases()[:2]] == ["tempura-pairs.count/1", "tempura-pairs.count/2"]


def test_the_title_of_a_row_is_filled() -> None:
    assert cases()[1][1] == "Points for this many tempura: 2"


def test_the_steps_of_a_row_are_filled() -> None:
    case = list_cases(parse(), parse(), BOOK, BOOK)[1]
    tables = [step.table for step in case.steps if step.table]
    assert tables[0].rows == (
        ("player-1", (Card.TEMPURA, Card.TEMPURA)),
        ("player-2", (Card.MAKI_1, Card.WASABI)),
    )
    assert tables[1].rows == (("player-1", 5),)


def test_rows_take_their_ids_from_the_english_feature() -> None:
    assert cases(TEXT.replace("| 1      |", "| 7      |"))[0][0] == "tempura-pairs.count/1"


def test_a_scenario_that_english_does_not_have_says_what_to_run() -> None:
    with pytest.raises(SourceError, match=r"found tempura-pairs\.old, .* sushigo-rules translate build"):
        cases(TEXT.replace("pairs.own", "pairs.old"))


def test_a_row_that_english_does_not_have_says_what_to_run() -> None:
    with pytest.raises(SourceError, match=r"found tempura-pairs\.count, .* sushigo-rules translate build"):
        cases(
            TEXT.replace(
                "| wasabi  | 5      |", "| wasabi  | 5      |\n        | 0      |         | wasabi  | 0      |"
            )
        )


STEPS_OF_OWN = TEXT[TEXT.index("      Given the table looks like this:\n        | player | in front |\n") :]
EXAMPLES = TEXT[TEXT.index("      Examples:") : TEXT.index("    @tempura-pairs.own")]
EXAMPLES_TABLE = TEXT[TEXT.index("        | number | cards ") : TEXT.index("    @tempura-pairs.own")]
EXAMPLES_ROWS = TEXT[TEXT.index("        | 1      | tempura") : TEXT.index("    @tempura-pairs.own")]
LAST_STEP = "scores 0 points in the category tempura\n"
WHEN = "      When the round is scored\n      Then player"
TABLE_ROWS = "        | player | in front |\n        | Ada    | tempura  |\n        | Ben    |          |\n"
FAULTS = {
    "nothing": (TEXT, "", 1, "expected a feature; found none"),
    "no Gherkin": (TEXT, "Tempura\n", 1, "expected Gherkin; found: "),
    "an unknown dialect": ("Feature: Tempura", "# language: klingon\nFeature: Tempura", 1, "expected Gherkin"),
    "a background": ("  @tempura-pairs @printed", "  Background:\n\n  @tempura-pairs @printed", 6, "only rules"),
    "a scenario outside of a rule": (
        "  @tempura-pairs @printed",
        "  Scenario: A\n\n  @tempura-pairs @printed",
        6,
        "only rules",
    ),
    "a background in a rule": (
        "    @tempura-pairs.count",
        "    Background:\n\n    @tempura-pairs.count",
        10,
        "only scenarios",
    ),
    "a rule without tags": ("  @tempura-pairs @printed\n", "", 6, "expected two tags, @ID and one of @printed, "),
    "a rule without status": ("@tempura-pairs @printed", "@tempura-pairs", 7, "found ['tempura-pairs']"),
    "an unknown status": ("@printed", "@guessed", 7, "found ['tempura-pairs', 'guessed']"),
    "a scenario without id": ("    @tempura-pairs.own\n", "", 26, "expected one tag like @tempura-pairs.some-words"),
    "a scenario of another rule": ("@tempura-pairs.own", "@sashimi.own", 27, "found ['sashimi.own']"),
    "a scenario with two tags": ("@tempura-pairs.own", "@tempura-pairs.own @slow", 27, "'slow'"),
    "a capital in an id": ("@tempura-pairs.own", "@tempura-pairs.Own", 27, "found ['tempura-pairs.Own']"),
    "a scenario with a description": (
        "A pair is not shared\n",
        "A pair is not shared\n      No.\n",
        27,
        "no description",
    ),
    "no steps": (STEPS_OF_OWN, "", 27, "expected steps"),
    "And": (WHEN, WHEN.replace("When", "And"), 32, "found And"),
    "But": (WHEN, WHEN.replace("When", "But"), 32, "found But"),
    "an asterisk": (WHEN, WHEN.replace("When", "*"), 32, "found *"),
    "an unknown sentence": ("Then player Ada scores 0", "Then player Ada gets 0", 33, "expected a sentence after then"),
    "a sentence after another keyword": (
        "      Then player",
        "      When player",
        33,
        "expected a sentence after when",
    ),
    "no table": (TABLE_ROWS, "", 28, "expected a table below this step"),
    "a table too many": (LAST_STEP, f"{LAST_STEP}        | player |\n", 33, "expected nothing below this step"),
    "a doc string": (LAST_STEP, f'{LAST_STEP}        """\n        A\n        """\n', 33, "expected nothing below"),
    "an unknown heading": ("| player | in front |", "| player | on table |", 28, "found 'on table'"),
    "an unknown card": ("| Ada    | tempura  |", "| Ada    | tofu     |", 28, "found 'tofu'"),
    "a ragged table": ("| Ada    | tempura  |", "| Ada    |", 30, "expected Gherkin"),
    "tags on examples": ("      Examples:", "      @slow\n      Examples:", 11, "without tags and name"),
    "a name of examples": ("      Examples:", "      Examples: all", 11, "without tags and name"),
    "two tables of examples": (
        "      Examples:",
        "      Examples:\n        | number |\n        | 1 |\n\n      Examples:",
        11,
        "one table",
    ),
    "examples without a table": (EXAMPLES_TABLE, "\n", 11, "one table"),
    "examples without rows": (EXAMPLES_ROWS, "\n", 11, "one table"),
    "an outline without examples": (EXAMPLES, "\n", 11, "one table"),
    "a placeholder without a column": (
        "| card    |",
        "| round   |",
        21,
        "a column for each placeholder; found none for <card>",
    ),
    "a column twice": ("| number | cards            |", "| points | cards            |", 21, "each column once"),
    "an unknown column": ("| number | cards ", "| size   | cards ", 21, "found 'size'"),
    "a cell of another kind": (
        "| 1      | tempura          |",
        "| one    | tempura          |",
        21,
        "a whole number; found 'one'",
    ),
    "a placeholder of two kinds": ("maki 1, <card>", "<points>      ", 21, "for one thing; found cards, number"),
}


@pytest.mark.parametrize("right, wrong, line, said", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_told_with_its_line(tmp_path: Path, right: str, wrong: str, line: int, said: str) -> None:
    path = tmp_path / "tempura.feature"
    assert right in TEXT
    path.write_text(TEXT.replace(right, wrong), encoding="utf-8")
    with pytest.raises(SourceError) as raised:
        read_feature(path, BOOK)
    assert (raised.value.line, raised.value.path) == (line, path)
    assert said in raised.value.fault
    assert "\n" not in str(raised.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"tempura\.feature: expected a feature in UTF-8; found: "):
        read_feature(tmp_path / "tempura.feature", BOOK)


def test_a_file_in_another_encoding_is_told(tmp_path: Path) -> None:
    path = tmp_path / "tempura.feature"
    path.write_bytes(TEXT.replace("Sauce", "Soße").encode("latin-1"))
    with pytest.raises(SourceError, match=r"tempura\.feature: expected a feature in UTF-8; found: "):
        read_feature(path, BOOK)
