"""Known differences: what an implementation is known to do otherwise, in a file that people review.

The file is TOML, one table per case, in the order of the suite::

    [differences."maki-tie-most.three"]
    outcome = "differs"
    found = "points-table category=maki-rolls; player-1 6; player-2 6"
    reason = "We play the rules of 2012, see issue 7."

``found`` is in the words of the protocol, which no translation and no better wording changes; where there was no
answer to compare it is left out, as is everything in the implementation's own words.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from sushigo_rules.conformance.observation import CardsOff
from sushigo_rules.conformance.suite import Result, SuiteResult
from sushigo_rules.conformance.verdict import UNASKED, Outcome, Verdict
from sushigo_rules.errors import SourceError
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrasebook import Value

ENDING: Final = ".toml"
LONGEST_FOUND: Final = 300
HEADER: Final = """\
# Differences from the rules that are known and do not fail `sushigo-rules check --known FILE -- COMMAND`.
# Made by --write, which keeps each `reason` and drops every other change; write there why it is so.
"""
_TABLE: Final = "differences"
_KEYS: Final = frozenset({"outcome", "found", "reason"})
_AT_LINE: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


@dataclass(frozen=True, slots=True)
class Difference:
    """What a case is known to come to; the reason is a person's."""

    outcome: Outcome
    found: str = ""
    reason: str = ""


Known: TypeAlias = Mapping[str, Difference]
"""Known differences by the id of their case."""
NOTHING_KNOWN: Final[Known] = MappingProxyType({})


class Problem(StrEnum):
    """Why an entry must go."""

    AGREES = "agrees"
    NOT_ASKED = "not asked"
    STALE = "no such case"


@dataclass(frozen=True, slots=True)
class Outdated:
    """An entry that must go."""

    case_id: str
    problem: Problem


@dataclass(frozen=True)
class Assessment:
    """Which faults of a run make it fail.

    Attributes:
        result: the run.
        known: the differences that do not fail.
        case_ids: of all cases of the suite, whether they were run or not.
        strict: whether a difference on a ruling fails like any other.
    """

    result: SuiteResult
    known: Known = field(default_factory=dict)
    case_ids: frozenset[str] = frozenset()
    strict: bool = False

    def is_known(self, item: Result) -> bool:
        """Tell whether a fault is listed exactly as it is."""
        listed = self.known.get(item.case.id)
        return (
            listed is not None
            and item.verdict.outcome.is_fault
            and (listed.outcome, listed.found) == (item.verdict.outcome, summarize_found(item.verdict))
        )

    def is_changed(self, item: Result) -> bool:
        """Tell whether a fault is listed, but as another one."""
        return item.verdict.outcome.is_fault and item.case.id in self.known and not self.is_known(item)

    def fails(self, item: Result) -> bool:
        """Tell whether a case makes the run fail."""
        if not item.verdict.outcome.is_fault or self.is_known(item):
            return False
        return self.strict or item.case.status != "ruling" or self.is_changed(item)

    @cached_property
    def failing(self) -> tuple[Result, ...]:
        """The cases that make the run fail."""
        return tuple(filter(self.fails, self.result.faults))

    @cached_property
    def outdated(self) -> tuple[Outdated, ...]:
        """The entries that must go; those that the run did not come to are left alone."""
        outcomes: dict[str, set[Outcome]] = {}
        for item in self.result.results:
            outcomes.setdefault(item.case.id, set()).add(item.verdict.outcome)
        problems = ((case_id, self._problem(case_id, outcomes.get(case_id, set()))) for case_id in self.known)
        return tuple(Outdated(case_id, problem) for case_id, problem in problems if problem)

    @property
    def passed(self) -> bool:
        """Whether nothing fails."""
        return not self.failing and not self.outdated

    def _problem(self, case_id: str, outcomes: set[Outcome]) -> Problem | None:
        if case_id not in self.case_ids:
            return Problem.STALE
        if Outcome.AGREES in outcomes:
            return Problem.AGREES
        if outcomes and outcomes <= UNASKED:
            return Problem.NOT_ASKED
        return None


def summarize_found(verdict: Verdict) -> str:
    """Return what was found in one line, in the protocol's words; nothing where no answer was compared."""
    match verdict.found:
        case Step(sentence=sentence, table=table):
            said = " ".join([sentence.phrase, *(f"{slot}={_write(value)}" for slot, value in sentence.slots)])
            rows = [" ".join(map(_write, row)) for row in table.rows] if table else []
            return _shorten("; ".join([said, *rows]))
        case CardsOff(missing, surplus):
            return _shorten(f"missing {_write(missing)}; too many {_write(surplus)}")
        case _:
            return ""


def _write(value: Value) -> str:
    return (",".join(map(str, value)) or "-") if isinstance(value, tuple) else str(value)


def _shorten(text: str) -> str:
    if len(text) <= LONGEST_FOUND:
        return text
    return f"{text[:LONGEST_FOUND]}... sha256:{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def collect_differences(faults: Sequence[Result], before: Known = NOTHING_KNOWN) -> Known:
    """Return all faults as known differences, with the reasons given before; one per case."""
    found: dict[str, Difference] = {}
    for item in faults:
        reason = before[item.case.id].reason if item.case.id in before else ""
        found.setdefault(item.case.id, Difference(item.verdict.outcome, summarize_found(item.verdict), reason))
    return found


def format_known(known: Known) -> str:
    """Return the text of a file of known differences."""
    return "\n".join([HEADER, *("\n".join(_entry(*pair)) + "\n" for pair in known.items())])


def _entry(case_id: str, difference: Difference) -> Iterator[str]:
    yield _header(case_id)
    yield f"outcome = {_quote(difference.outcome)}"
    if difference.found:
        yield f"found = {_quote(difference.found)}"
    yield f"reason = {_quote(difference.reason)}"


def _header(case_id: str) -> str:
    return f'[{_TABLE}."{_escape(case_id)}"]'


def _quote(text: str) -> str:
    """Return a TOML string; over several lines where the text has them."""
    lines = [_escape(line) for line in text.split("\n")]
    return f'"{lines[0]}"' if len(lines) == 1 else '"""\n{}"""'.format("\n".join(lines))


def _escape(line: str) -> str:
    # JSON's escapes are TOML's too; DEL is the one character that only TOML wants escaped.
    return json.dumps(line, ensure_ascii=False)[1:-1].replace("\x7f", "\\u007f")


def load_known(path: Path) -> Known:
    """Read a file of known differences.

    Raises:
        SourceError: it is missing or wrong; with file and line.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise SourceError("expected a file of known differences (--write makes one); found none", path) from error
    except (OSError, UnicodeDecodeError) as error:
        raise SourceError(f"expected a file of known differences in UTF-8; found: {error}", path) from error
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = _AT_LINE.search(str(error))
        line = int(place[1]) if place else len(text.splitlines())
        raise SourceError(f"expected TOML; found: {_AT_LINE.sub('', str(error))}", path, line) from error
    return _read_tables(data, text, path)


def _read_tables(data: Mapping[str, Any], text: str, path: Path) -> Known:
    unknown = sorted(set(data) - {_TABLE})
    if unknown:
        raise SourceError(f'expected only tables like [{_TABLE}."ID"]; found {unknown[0]!r}', path)
    tables = data.get(_TABLE, {})
    if not isinstance(tables, dict):
        raise SourceError(f'expected tables like [{_TABLE}."ID"]; found {tables!r}', path)
    known = {}
    for case_id, entry in tables.items():
        try:
            known[case_id] = _read_difference(entry)
        except SourceError as error:
            raise SourceError(f"{case_id}: {error.fault}", path, _line_of(case_id, text)) from error
    return known


def _read_difference(entry: Any) -> Difference:
    if not isinstance(entry, dict):
        raise SourceError(f"expected outcome, found and reason; found {entry!r}")
    unknown = sorted(set(entry) - _KEYS)
    if unknown:
        raise SourceError(f"expected outcome, found and reason; found {unknown[0]!r}")
    outcomes = [outcome for outcome in Outcome if outcome.is_fault]
    if entry.get("outcome") not in outcomes:
        raise SourceError(f"expected an outcome of {', '.join(outcomes)}; found {entry.get('outcome')!r}")
    texts = {key: entry.get(key, "") for key in ("found", "reason")}
    for key, value in texts.items():
        if not isinstance(value, str):
            raise SourceError(f"expected a text for {key}; found {value!r}")
    return Difference(Outcome(entry["outcome"]), **texts)


def _line_of(case_id: str, text: str) -> int | None:
    """Return where an entry begins, None when it is written in some other way."""
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if line.strip() == _header(case_id)), None)
