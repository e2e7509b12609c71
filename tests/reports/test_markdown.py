import re

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from sushigo_rules.conformance.known import Difference
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.reports.markdown import LONGEST, code, code_block, escape, render
from sushigo_rules.reports.report import Report
from tests.reports.samples import ENGLISH, FORBIDDEN, Permissive, Worthless, report_of

MARKDOWN = MarkdownIt("commonmark").enable("table")


def tokens(text: str) -> list[Token]:
    found = []
    for token in MARKDOWN.parse(text):
        found += [token, *(token.children or ())]
    return found


def test_what_an_implementation_says_stands_in_code_only(attack: Report) -> None:
    text = render(attack, ENGLISH)
    assert "attack" in text
    outside = [token for token in tokens(text) if token.type not in {"fence", "code_inline", "inline"}]
    assert not [token for token in outside if "attack" in token.content or "WWW" in token.content]


def test_the_only_markup_is_ours(attack: Report) -> None:
    html = [token.content for token in tokens(render(attack, ENGLISH)) if token.type in {"html_block", "html_inline"}]
    pattern = re.compile(r"<details>\n<summary>[^<>]*</summary>\n?|</details>\n?")
    assert html
    assert [block for block in html if not pattern.fullmatch(block)] == []
    types = {token.type for token in tokens(render(attack, ENGLISH))}
    assert types.isdisjoint({"link_open", "image", "html_inline", "blockquote_open"})


def test_no_character_that_nobody_sees_is_written(attack: Report) -> None:
    assert set(FORBIDDEN).isdisjoint(render(attack, ENGLISH))


@pytest.mark.parametrize("text", ["a", "`", "``", "`a`", "a ``` b", "a|b", " ", "<b>", "[x](y)"])
def test_code_holds_exactly_the_text(text: str) -> None:
    [inline] = [token for token in tokens(f"x {code(text)} y") if token.type == "code_inline"]
    assert inline.content.strip() == text.strip()


@pytest.mark.parametrize("text", ["a", "```", "````\n```\n</details>", "~~~", "\n\n# x"])
def test_a_block_of_code_holds_exactly_the_text(text: str) -> None:
    first, *rest = MARKDOWN.parse(f"{code_block(text)}\n\nafter\n")
    assert (first.type, first.content) == ("fence", f"{text}\n")
    assert len(rest) == 3


@pytest.mark.parametrize("text", ["*a*", "_a_", "<b>", "a | b", "[a](b)", "`a`", "\\", "a & b", "# a", "~~a~~"])
def test_our_own_texts_are_taken_for_what_they_say(text: str) -> None:
    assert {token.type for token in tokens(escape(text))} <= {
        "paragraph_open", "inline", "text", "text_special", "paragraph_close",
    }  # fmt: skip


def test_the_table_has_a_row_per_section_that_adds_up(worthless: Report) -> None:
    rows = [line for line in render(worthless, ENGLISH).partition("<details>")[0].splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    assert cells[0] == ["Section", "Cases", "agrees", "differs"]
    assert [row[0] for row in cells[2:]] == [section.title for section in worthless.sections]
    for column, number in ((1, len(worthless.cases)), (3, len(worthless.faults))):
        assert sum(int(row[column] or 0) for row in cells[2:]) == number


def test_every_fault_is_folded_with_expected_found_and_question() -> None:
    report = report_of(Worthless(), only=("tempura",))
    text = render(report, ENGLISH)
    assert text.count("<details>") == text.count("</details>") == len(report.faults) > 0
    for case in report.faults:
        assert all(code_block(part) in text for part in (case.expected, case.found, case.question, case.steps))


def test_a_comment_is_never_too_long_and_says_what_it_leaves_out(attack: Report) -> None:
    text = render(attack, ENGLISH)
    shown = text.count("<summary>")
    assert len(text) <= LONGEST + 100
    assert 0 < shown < len(attack.faults)
    assert text.endswith(f"{len(attack.faults) - shown} more are not shown.\n")


def test_the_summary_comes_first_and_marks_success(perfect: Report, worthless: Report) -> None:
    assert "\n✅ ` reference `: " in render(perfect, ENGLISH)
    assert "\n❌ ` worthless `: " in render(worthless, ENGLISH)


def test_a_partial_run_is_marked(partial: Report, perfect: Report) -> None:
    assert "- ⚠️ A partial run: only tempura." in render(partial, ENGLISH)
    assert "⚠️" not in render(perfect, ENGLISH)


def test_what_is_out_of_date_is_listed() -> None:
    known = {"no.such": Difference(Outcome.DIFFERS)}
    report = report_of(Permissive(), known=known)
    assert "- ❌ ` no.such ` is no case of this suite" in render(report, ENGLISH)
