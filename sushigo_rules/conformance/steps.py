"""The steps for pytest-bdd: one catch-all per keyword, read by the phrasebook of the feature's language.

One step function per phrase would let pytest-bdd choose among hundreds for every step; the phrasebook knows that
exactly one phrase fits, and says so when none does.
"""

from typing import Any, Final

import pytest
from pytest_bdd import given, parsers, then, when

from sushigo_rules.conformance.verdict import CaseRun
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrasebook import Phrasebook
from sushigo_rules.language.phrases import Kind

ANY_SENTENCE: Final = parsers.re(r"(?P<text>.*)")
RawTable = list[list[str]]


def make_step(kind: Kind, text: str, datatable: RawTable, phrasebook: Phrasebook) -> Step:
    """Read a step as pytest-bdd hands it over."""
    sentence = phrasebook.read(kind, text)
    table = phrasebook.read_table(sentence.phrase, tuple(map(tuple, datatable))) if datatable else None
    return Step(kind, sentence, table)


@given(ANY_SENTENCE)
def given_step(text: str, case_run: CaseRun, phrasebook: Phrasebook, datatable: Any = ()) -> None:
    """Set the table."""
    case_run.take_step(make_step(Kind.GIVEN, text, datatable, phrasebook))


@when(ANY_SENTENCE)
def when_step(text: str, case_run: CaseRun, phrasebook: Phrasebook, datatable: Any = ()) -> None:
    """Ask the engine."""
    case_run.take_step(make_step(Kind.WHEN, text, datatable, phrasebook))


@then(ANY_SENTENCE)
def then_step(text: str, case_run: CaseRun, phrasebook: Phrasebook, datatable: Any = ()) -> None:
    """Compare the answer."""
    case_run.take_step(make_step(Kind.THEN, text, datatable, phrasebook))


@pytest.fixture
def case_run(engine: Any) -> CaseRun:
    """Return a case at its start, to be run against the engine under test."""
    return CaseRun(engine)
