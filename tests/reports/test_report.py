from dataclasses import fields, replace

import pytest

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.known import Difference
from sushigo_rules.conformance.plain import plain_text
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.conformance.wire import encode_question
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.reports.report import Report, count_outcomes, introduce, make_report, question_of
from sushigo_rules.reports.words import tell_left_out, tell_remarks, tell_standing, tell_summary
from tests.reports.samples import (
    ATTACK,
    BOOK,
    CASE_IDS,
    ENGLISH,
    FORBIDDEN,
    INTRODUCTION,
    RULING_RULE,
    SUITE,
    Attacker,
    Permissive,
    Worthless,
    assess,
    report_of,
)


def test_every_case_is_there_once_and_in_order(perfect: Report) -> None:
    assert [case.id for case in perfect.cases] == [case.id for case in BOOK.cases]


def test_every_rule_that_was_asked_about_is_there_with_its_cases(perfect: Report) -> None:
    assert [rule.id for rule in perfect.rules] == list(dict.fromkeys(case.rule for case in BOOK.cases))
    assert all(case.rule == rule.id for rule in perfect.rules for case in rule.cases)


def test_counts_name_all_outcomes_and_add_up(attack: Report) -> None:
    counts = count_outcomes(attack.cases)
    assert list(counts) == list(Outcome)
    assert sum(counts.values()) == len(attack.cases)


def test_the_attack_comes_in_every_way_that_words_can_come(attack: Report) -> None:
    wanted = {
        Outcome.REFUSED_WRONGLY,
        Outcome.SKIPPED,
        Outcome.NOT_SUPPORTED,
        Outcome.CRASHED,
        Outcome.BAD_ANSWER,
    }
    assert wanted <= {case.outcome for case in attack.cases if case.words}
    start = plain_text(ATTACK)[:60]
    assert {case.outcome for case in attack.cases if start in case.found} >= wanted - {Outcome.BAD_ANSWER}


def test_no_text_of_a_report_holds_a_character_that_nobody_sees(attack: Report) -> None:
    texts = [getattr(case, field.name) for case in attack.cases for field in fields(case)]
    texts += [getattr(attack.implementation, field.name) for field in fields(attack.implementation)]
    assert not [text for text in texts if isinstance(text, str) and not set(FORBIDDEN).isdisjoint(text)]


def test_the_introduction_is_one_line_each(attack: Report) -> None:
    assert "\n" not in attack.implementation.name
    assert attack.implementation == introduce(INTRODUCTION, "", SUITE)


def test_the_reference_is_introduced_as_what_it_is(perfect: Report) -> None:
    who = perfect.implementation
    assert (who.name, who.version, who.language) == ("reference", SUITE, "Python")


def test_a_case_that_agrees_says_nothing_but_its_question(perfect: Report) -> None:
    assert {(case.steps, case.expected, case.found, case.words) for case in perfect.cases} == {("", "", "", "")}
    assert all(case.question.startswith('{"seq": 1, "ask": ') for case in perfect.cases)


def test_the_question_is_the_one_that_was_asked(worthless: Report) -> None:
    asked = {item.case.id: item.verdict.question for item in run_suite(Worthless(), [BOOK]).faults}
    assert asked
    questions = {case.id: question_of(case) for case in BOOK.cases}
    assert {case_id: questions[case_id] for case_id in asked} == asked
    by_id = {case.id: case.question for case in worthless.faults}
    assert by_id == {case_id: encode_question(question, 1) for case_id, question in asked.items() if question}


def test_expected_and_found_are_told_in_words(worthless: Report) -> None:
    [case] = [case for case in worthless.cases if case.id == "tempura-pairs.count/2"]
    assert "5" in case.expected
    assert "0" in case.found
    assert case.steps.startswith("Given ")


def test_a_whole_run_is_not_partial(perfect: Report) -> None:
    assert not perfect.partial
    assert not list(tell_left_out(perfect, ENGLISH))


def test_a_narrowed_run_is_partial_and_says_to_what(partial: Report) -> None:
    assert partial.partial
    assert list(tell_left_out(partial, ENGLISH)) == ["A partial run: only tempura."]


def test_a_run_with_cases_that_were_not_asked_is_partial_and_says_how_many(attack: Report) -> None:
    assert attack.partial
    assert list(tell_left_out(attack, ENGLISH)) == [f"A partial run: {attack.not_asked} cases were not asked."]


def test_a_run_in_a_language_without_some_cases_is_partial() -> None:
    assessment = replace(assess(ReferenceEngine()), case_ids=CASE_IDS | {"new.one", "new.two"})
    report = make_report(assessment, (BOOK,), introduce(None, "x", SUITE), ENGLISH, suite=SUITE)
    assert report.partial
    assert list(tell_left_out(report, ENGLISH)) == [
        "A partial run: 2 cases are not translated into the language of this run."
    ]


def test_several_languages_are_reported_side_by_side() -> None:
    books = (BOOK, load_rulebook(load_language("de")))
    report = report_of(Worthless(), books=books)
    rule = next(rule for rule in report.rules if rule.id == "tempura-pairs")
    assert [case.language.code for case in rule.cases[:1]] == ["en"]
    assert {case.language.code for case in rule.cases} == {"en", "de"}
    english, german = (
        next(case for case in rule.cases if case.id == "tempura-pairs.count/2" and case.language.code == code)
        for code in ("en", "de")
    )
    assert english.expected != german.expected
    assert english.question == german.question


@pytest.mark.parametrize("strict", [True, False])
def test_a_fault_on_a_ruling_fails_only_when_rulings_are_strict(strict: bool) -> None:
    report = report_of(Permissive(), strict=strict)
    on_rulings = [case for case in report.faults if case.status == "ruling"]
    assert on_rulings
    assert {case.fails for case in on_rulings} == {strict}
    assert {case.fails for case in report.faults if case.status != "ruling"} == {True}
    standing = "" if strict else "On a ruling of this project: does not fail the run."
    assert {tell_standing(case, ENGLISH) for case in on_rulings} == {standing}


def test_those_that_fail_come_first() -> None:
    fails = [case.fails for case in report_of(Permissive()).faults]
    assert fails == sorted(fails, reverse=True)
    assert set(fails) == {True, False}


def test_a_known_difference_carries_its_reason() -> None:
    known = {"tempura-pairs.count/2": Difference(Outcome.DIFFERS, "", "we know")}
    [case] = [case for case in report_of(Worthless(), known=known).cases if case.id == "tempura-pairs.count/2"]
    assert case.changed
    assert case.reason == "we know"
    assert tell_standing(case, ENGLISH) == "Another difference is listed as known for this case."


@pytest.mark.parametrize(
    "engine,words",
    [(ReferenceEngine(), "all agree."), (Worthless(), " do not agree.")],
)
def test_the_summary_says_how_it_went(engine: ReferenceEngine | Worthless, words: str) -> None:
    text = tell_summary(report_of(engine), ENGLISH, "NAME")
    assert text.startswith(f"NAME: {len(BOOK.cases)} cases in 1 language, ")
    assert text.endswith(words)


def test_where_only_rulings_differ_nothing_fails_and_that_is_said() -> None:
    report = report_of(Permissive(), only=(RULING_RULE,))
    assert report.faults
    assert report.passed
    assert tell_summary(report, ENGLISH, "x").endswith("nothing fails.")
    assert list(tell_remarks(report, ENGLISH))


def test_a_report_is_the_same_each_time() -> None:
    assert report_of(Attacker()) == report_of(Attacker())
