import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from sushigo_rules.cards import Card, Category
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.known import (
    LONGEST_FOUND,
    Assessment,
    Difference,
    Known,
    Outdated,
    Problem,
    collect_differences,
    format_known,
    load_known,
    summarize_found,
)
from sushigo_rules.conformance.observation import CardsOff, NotRefused, RefusedWrongly
from sushigo_rules.conformance.questions import Answer, Question, Refused, RoundAnswer, ScoreRound, Skipped
from sushigo_rules.conformance.suite import Result, SuiteResult
from sushigo_rules.conformance.verdict import ConductError, Outcome, Verdict, judge
from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from tests.reports.samples import BOOK, CASE_IDS, Permissive, Worthless, assess

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "schemas" / "known.schema.json").read_text(encoding="utf-8"))
TWO = "tempura-pairs.count/2"
KNOWN = collect_differences(assess(Worthless()).result.faults)
RULINGS = [case.id for case in BOOK.cases if case.status == "ruling"]


@dataclass(frozen=True)
class Answering:
    """The reference, but for the questions about the points of a round."""

    answer: Callable[[ScoreRound], Answer]
    name: str = "answering"
    reference: Engine = field(default_factory=ReferenceEngine)

    def ask(self, question: Question) -> Answer:
        return self.answer(question) if isinstance(question, ScoreRound) else self.reference.ask(question)


def crash(question: Question) -> Answer:
    raise ConductError(Outcome.CRASHED, f"a traceback of {question.ask}")


def hang(question: Question) -> Answer:
    raise ConductError(Outcome.TOO_SLOW, f"no answer to {question.ask}")


def three_for_tempura(question: ScoreRound) -> Answer:
    return RoundAnswer(scores=({Category.TEMPURA: 3},) * len(question.tableaus))


def case_results(engine: Engine, *ids: str) -> tuple[Result, ...]:
    return tuple(Result("en", case, judge(case.steps, engine)) for case in BOOK.cases if case.id in ids)


def on_case(engine: Engine, known: Known, case_id: str = TWO) -> Assessment:
    return Assessment(SuiteResult(case_results(engine, case_id)), known, CASE_IDS)


def ids(results: Sequence[Result]) -> set[str]:
    return {item.case.id for item in results}


def test_what_is_listed_does_not_fail() -> None:
    assessment = assess(Worthless(), known=KNOWN)
    assert len(KNOWN) > 1
    assert assessment.failing == ()
    assert assessment.outdated == ()
    assert assessment.passed


def test_what_is_not_listed_fails() -> None:
    known = {case_id: listed for case_id, listed in KNOWN.items() if case_id != TWO}
    assessment = assess(Worthless(), known=known)
    assert ids(assessment.failing) == {TWO}
    assert not assessment.passed


def test_what_is_listed_and_agrees_now_must_go() -> None:
    assessment = on_case(ReferenceEngine(), {TWO: KNOWN[TWO]})
    assert assessment.outdated == (Outdated(TWO, Problem.AGREES),)
    assert not assessment.passed


def test_what_is_listed_and_finds_something_else_fails() -> None:
    assessment = on_case(Answering(three_for_tempura), {TWO: KNOWN[TWO]})
    [item] = assessment.failing
    assert item.verdict.outcome is KNOWN[TWO].outcome
    assert assessment.is_changed(item)
    assert assessment.outdated == ()


def test_what_is_listed_and_has_another_outcome_fails() -> None:
    assessment = on_case(Answering(crash), {TWO: KNOWN[TWO]})
    assert ids(assessment.failing) == {TWO}
    assert assessment.is_changed(assessment.failing[0])


def test_one_way_of_not_answering_is_not_another() -> None:
    known = collect_differences(on_case(Answering(crash), {}).result.faults)
    assert on_case(Answering(crash), known).passed
    assert ids(on_case(Answering(hang), known).failing) == {TWO}


def test_an_id_that_no_case_has_must_go() -> None:
    assessment = assess(ReferenceEngine(), known={"no.such": Difference(Outcome.DIFFERS)})
    assert assessment.outdated == (Outdated("no.such", Problem.STALE),)
    assert not assessment.passed


def test_what_is_listed_and_not_asked_any_more_must_go() -> None:
    assessment = on_case(Answering(lambda _: Skipped("no")), {TWO: KNOWN[TWO]})
    assert assessment.outdated == (Outdated(TWO, Problem.NOT_ASKED),)


def test_what_a_partial_run_leaves_out_stays_listed() -> None:
    assessment = on_case(Worthless(), {**KNOWN})
    assert assessment.outdated == ()
    assert assessment.passed


def test_the_words_of_an_implementation_are_not_compared() -> None:
    first = on_case(Answering(lambda _: Refused("today")), {})
    known = collect_differences(first.result.faults)
    assert on_case(Answering(lambda _: Refused("tomorrow")), known).passed


def test_the_same_case_in_another_language_is_the_same_difference() -> None:
    german = load_rulebook(load_language("de"))
    assert assess(Worthless(), known=KNOWN, books=(german,)).failing == ()
    assert collect_differences(assess(Worthless(), books=(BOOK, german)).result.faults) == KNOWN


def test_a_ruling_that_is_listed_and_changes_fails_even_where_rulings_are_only_reported() -> None:
    faults = [item for item in assess(Permissive()).result.faults if item.case.status == "ruling"]
    assert faults
    case_id = faults[0].case.id
    assert on_case(Permissive(), {}, case_id).passed
    assert not on_case(Permissive(), {case_id: Difference(Outcome.TOO_SLOW)}, case_id).passed


def test_where_rulings_are_strict_a_listed_one_does_not_fail() -> None:
    known = collect_differences(assess(Permissive()).result.faults)
    assert assess(Permissive(), strict=True, known=known).passed
    assert not assess(Permissive(), strict=True).passed


def test_found_is_told_in_the_words_of_the_protocol() -> None:
    assert KNOWN[TWO].found == "points-table category=tempura; player-1 0"


def test_found_cards_are_told() -> None:
    off = CardsOff((Card("pudding"), Card("wasabi")), ())
    assert summarize_found(Verdict(Outcome.DIFFERS, found=off)) == "missing pudding,wasabi; too many -"


@pytest.mark.parametrize("found", [None, RefusedWrongly("words"), NotRefused(RoundAnswer(totals=(1,)))])
def test_where_no_answer_is_compared_nothing_is_found(found: RefusedWrongly | NotRefused | None) -> None:
    assert summarize_found(Verdict(Outcome.CRASHED, found=found, words="words")) == ""


def test_a_long_find_is_cut_and_still_told_from_another() -> None:
    first, second = (
        summarize_found(Verdict(Outcome.DIFFERS, found=CardsOff((Card("pudding"),) * number, ())))
        for number in (500, 501)
    )
    assert first != second
    assert len(first) < LONGEST_FOUND + 40


def test_reasons_survive_a_new_file() -> None:
    before = {TWO: Difference(Outcome.CRASHED, "", "because"), "gone.one": Difference(Outcome.DIFFERS, "", "old")}
    known = collect_differences(assess(Worthless()).result.faults, before)
    assert known[TWO] == Difference(Outcome.DIFFERS, KNOWN[TWO].found, "because")
    assert "gone.one" not in known


@pytest.mark.parametrize(
    "reason",
    [
        "",
        "plain",
        'quo"ted \\ back',
        "two\nlines\n",
        'a """ b\n\\n',
        "tab\tdel\x7f nul\x00 esc\x1b",
        "寿司 🍣",
        "\n",
        "a\r\nb",
    ],
)
def test_a_file_is_read_as_it_was_written(tmp_path: Path, reason: str) -> None:
    known = {**KNOWN, TWO: Difference(Outcome.TOO_SLOW, "x", reason), 'a"]\n.b': Difference(Outcome.CRASHED)}
    path = tmp_path / "known.toml"
    path.write_bytes(format_known(known).encode())
    assert load_known(path) == known


def test_the_file_fits_its_schema_and_has_a_place_for_the_reason() -> None:
    data = tomllib.loads(format_known(KNOWN))
    Draft202012Validator.check_schema(SCHEMA)
    Draft202012Validator(SCHEMA).validate(data)
    assert {entry["reason"] for entry in data["differences"].values()} == {""}


def test_the_file_is_in_the_order_of_the_suite_and_one_line_per_fact() -> None:
    order = [case.id for case in BOOK.cases if case.id in KNOWN]
    headers = [line for line in format_known(KNOWN).splitlines() if line.startswith("[")]
    assert headers == [f'[differences."{case_id}"]' for case_id in order]


def test_an_empty_file_knows_nothing(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text(format_known({}), encoding="utf-8")
    assert load_known(path) == {}


@pytest.mark.parametrize(
    "text,line,fault",
    [
        ("[differences", 1, "expected TOML; found: "),
        ('[differences."a.b"]\noutcome = "differs"\n\n[differences."a.b"]\n', 4, "expected TOML; found: "),
        ("x = 1", None, "expected only tables like [differences.\"ID\"]; found 'x'"),
        ("differences = 1", None, 'expected tables like [differences."ID"]; found 1'),
        ('\n[differences."a.b"]\n', 2, "a.b: expected an outcome of differs, "),
        (
            '[differences."a.bc"]\noutcome="crashed"\n[differences."a.b"]\noutcome="agrees"',
            3,
            "a.b: expected an outcome",
        ),
        ('[differences."a.b"]\noutcome=["differs"]', 1, "a.b: expected an outcome"),
        ('[differences."a.b"]\noutcome="differs"\nreason=1', 1, "a.b: expected a text for reason; found 1"),
        ('[differences."a.b"]\noutcome="differs"\nwhy=""', 1, "a.b: expected outcome, found and reason; found 'why'"),
        ('[differences]\n"a.b" = 1', None, "a.b: expected outcome, found and reason; found 1"),
    ],
)
def test_a_broken_file_is_one_line_with_the_place(tmp_path: Path, text: str, line: int | None, fault: str) -> None:
    path = tmp_path / "known.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError) as error:
        load_known(path)
    assert str(error.value).startswith(f"{path}:{f'{line}:' if line else ''} {fault}")
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_or_no_text_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="--write makes one"):
        load_known(tmp_path / "known.toml")
    (tmp_path / "known.toml").write_bytes(b"\xff")
    with pytest.raises(SourceError, match="in UTF-8"):
        load_known(tmp_path / "known.toml")
