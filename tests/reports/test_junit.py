from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from sushigo_rules.conformance.known import Difference, collect_differences
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.reports.junit import render
from sushigo_rules.reports.report import Report
from tests.reports.samples import BOOK, ENGLISH, FORBIDDEN, Permissive, Worthless, assess, report_of

TAG_OF = {
    Outcome.AGREES: None,
    Outcome.DIFFERS: "failure",
    Outcome.REFUSED_WRONGLY: "failure",
    Outcome.NOT_REFUSED: "failure",
    Outcome.BAD_ANSWER: "error",
    Outcome.CRASHED: "error",
    Outcome.TOO_SLOW: "error",
    Outcome.SKIPPED: "skipped",
    Outcome.NOT_SUPPORTED: "skipped",
}


def read(report: Report) -> Element:
    text = render(report, ENGLISH)
    assert set(FORBIDDEN).isdisjoint(text)
    return ElementTree.fromstring(text.encode())


def results(root: Element) -> dict[str, str | None]:
    tests = root.iter("testcase")
    return {test.get("name", ""): test[0].tag if len(test) else None for test in tests}


@pytest.mark.parametrize("name", ["perfect", "worthless", "attack"])
def test_each_outcome_has_its_element(name: str, request: pytest.FixtureRequest) -> None:
    report = request.getfixturevalue(name)
    strict = {case.id: TAG_OF[case.outcome] for case in report.cases if case.fails or not case.outcome.is_fault}
    found = results(read(report))
    assert {case_id: found[case_id] for case_id in strict} == strict
    assert len(found) == len(report.cases)


def test_there_is_a_suite_per_section_and_a_case_per_id(perfect: Report) -> None:
    root = read(perfect)
    assert [suite.get("name") for suite in root] == list(dict.fromkeys(case.section for case in BOOK.cases))
    assert [test.get("name") for test in root.iter("testcase")] == [case.id for case in BOOK.cases]


def test_the_numbers_add_up(attack: Report) -> None:
    root = read(attack)
    for key, path in (("tests", ""), ("failures", "/failure"), ("errors", "/error"), ("skipped", "/skipped")):
        number = len(root.findall(f"testsuite/testcase{path}"))
        assert number
        assert root.get(key) == str(number)
        assert sum(int(suite.get(key, "-1")) for suite in root) == number


def test_what_does_not_fail_the_run_is_skipped_with_the_reason() -> None:
    report = report_of(Permissive())
    on_rulings = {case.id for case in report.faults if not case.fails}
    tests = [test for test in read(report).iter("testcase") if test.get("name") in on_rulings]
    assert {test[0].tag for test in tests} == {"skipped"}
    assert all("does not fail" in str(test[0].get("message")) for test in tests)


def test_known_differences_are_skipped_and_outdated_entries_fail() -> None:
    known = dict(collect_differences(assess(Worthless()).result.faults))
    known |= {"no.such": Difference(Outcome.DIFFERS)}
    root = read(report_of(Worthless(), known=known))
    found = results(root)
    assert found.pop("no.such") == "failure"
    assert set(found.values()) == {None, "skipped"}
    assert root[-1].get("name") == "known-differences"
    assert root.get("failures") == "1"


def test_a_suite_is_partial_by_a_property(partial: Report, perfect: Report) -> None:
    assert read(partial).find("testsuite/properties/property[@name='partial']") is not None
    assert read(perfect).find("testsuite/properties/property[@name='partial']") is None


def test_two_languages_have_suites_of_their_own() -> None:
    root = read(report_of(Worthless(), only=("tempura",), books=(BOOK, load_rulebook(load_language("de")))))
    assert [suite.get("name") for suite in root] == ["tempura [en]", "tempura [de]"]


def test_a_failure_tells_expected_found_and_the_question(worthless: Report) -> None:
    [test] = [test for test in read(worthless).iter("testcase") if test.get("name") == "tempura-pairs.count/2"]
    text = str(test[0].text)
    [case] = [case for case in worthless.cases if case.id == "tempura-pairs.count/2"]
    assert case.expected in text
    assert case.found in text
    assert case.question in text


def test_only_our_elements_are_there(attack: Report) -> None:
    tags = {element.tag for element in read(attack).iter()}
    assert tags == {
        "testsuites", "testsuite", "properties", "property", "testcase", "failure", "error", "skipped",
    }  # fmt: skip
