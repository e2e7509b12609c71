"""The command from outside: options, exit codes, files."""

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sushigo_rules.__main__ import main
from sushigo_rules.commands.check import CheckRun, Rulings
from sushigo_rules.conformance.known import load_known
from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import load_speech

ADAPTER = """
import json, sys
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import *
NAME = "toy"
def change(question, answer):
    return answer
exec(sys.argv[1])
import dataclasses
from sushigo_rules.cards import Card
from sushigo_rules.language.vocabulary import VariantName
asks = Deck, Deal, PlayTurn, ScoreRound, ScorePuddings, NextRound, Winners, PlayDummyTurn
kinds = {kind.ask: kind for kind in asks}
engine = ReferenceEngine()
def read(value):
    return tuple(map(read, value)) if isinstance(value, list) else Card(value) if isinstance(value, str) else value
for line in sys.stdin:
    question = json.loads(line)
    seq, ask = question.pop("seq"), question.pop("ask")
    if ask == "hello":
        supports = {"variants": ["both-ways", "reshuffle", "dummy"]}
        answer = {"protocol": 1, "name": NAME, "version": "0.3", "supports": supports}
    else:
        variant = question.pop("variant", None)
        fields = {key: read(value) for key, value in question.items()}
        if variant:
            fields["variant"] = VariantName(variant)
        found = engine.ask(kinds[ask](**fields))
        if isinstance(found, Refused):
            answer = {"refused": found.words}
        else:
            answer = {key: value for key, value in dataclasses.asdict(found).items() if value is not None}
        answer = change({"ask": ask, **question}, answer)
    print(json.dumps({"seq": seq, **answer}), flush=True)
"""
WORTHLESS = """
def change(question, answer):
    for seat in answer.get("scores", ()):
        if isinstance(seat, dict) and seat.get("tempura"):
            seat["tempura"] = 0
    return answer
"""
WORTH_SEVEN = WORTHLESS.replace("= 0", "= 7")
CRASHING = """
def change(question, answer):
    tempura = any(seat.get("tempura") for seat in answer.get("scores", ()) if isinstance(seat, dict))
    return {"failed": "oops"} if tempura else answer
"""
BROKEN = r"""
def change(question, answer):
    return {"failed": "\x1b[2J attack \x07"}
"""
NEVER_BELOW_ZERO = """
def change(question, answer):
    if question["ask"] == "score-puddings" and "totals" in answer:
        return {**answer, "totals": [max(0, total) for total in answer["totals"]]}
    return answer
"""
SKIPPING = CRASHING.replace("failed", "skipped")
ATTACKING = r"""
NAME = "\x1b[31m<b>[bold]x[/bold]</b>\x07\ud800"
def change(question, answer):
    words = "\x1b]0;attack\x07[red]<script>\ud800" + "W" * 90000
    return {"refused": words} if question["ask"] == "score-round" else answer
"""


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str


class Checker:
    """Runs the command in a folder of its own."""

    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.adapter = folder / "adapter.py"
        self.adapter.write_text(ADAPTER, encoding="utf-8")
        self.capfd = capfd

    def check(self, *options: object, change: str = "") -> Run:
        command = ["--", sys.executable, str(self.adapter), change]
        with pytest.raises(SystemExit) as end:
            main(["check", *map(str, options), *command])
        out, err = self.capfd.readouterr()
        assert isinstance(end.value.code, int)
        return Run(end.value.code, out, err)


@pytest.fixture
def checker(tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Checker:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    return Checker(tmp_path, capfd)


@pytest.fixture(scope="module")
def known_text() -> dict[str, str]:
    return {}


@pytest.fixture
def known(checker: Checker, known_text: dict[str, str]) -> Path:
    """A file with the differences of an implementation in which tempura scores nothing."""
    path = checker.folder / "known.toml"
    if not known_text:
        assert checker.check("--known", path, "--write", change=WORTHLESS).code == 0
        known_text["toml"] = path.read_text(encoding="utf-8")
    path.write_text(known_text["toml"], encoding="utf-8")
    return path


def test_where_all_agrees_the_code_is_0(checker: Checker) -> None:
    run = checker.check()
    assert run.code == 0
    assert run.out.rstrip().endswith("all agree.")


def test_where_something_differs_the_code_is_1(checker: Checker) -> None:
    run = checker.check("--only", "tempura", change=WORTHLESS)
    assert run.code == 1
    assert "do not agree." in run.out


def test_an_adapter_that_cannot_be_started_is_2(checker: Checker) -> None:
    with pytest.raises(SystemExit) as end:
        main(["check", "--", str(checker.folder / "none")])
    assert end.value.code == 2


def test_every_kind_of_report_is_written(checker: Checker) -> None:
    paths = [checker.folder / f"r.{ending}" for ending in ("json", "xml", "md", "html", "badge.json")]
    options = [option for path in paths for option in ("--report", path)]
    assert checker.check(*options, "--only", "tempura", change=WORTHLESS).code == 1
    starts = [path.read_text(encoding="utf-8")[:12] for path in paths]
    assert starts == ['{\n  "format"', "<?xml versio", "## The rules", "<!doctype ht", '{"schemaVers']


def test_a_report_says_who_was_checked_and_how_the_run_was_narrowed(checker: Checker) -> None:
    path = checker.folder / "r.json"
    checker.check("--report", path, "--only", "tempura-pairs")
    report = json.loads(path.read_text(encoding="utf-8"))
    assert report["implementation"] == {"name": "toy", "version": "0.3", "language": "", "homepage": ""}
    assert (report["partial"], report["only"]) == (True, ["tempura-pairs"])
    assert {case["rule"] for case in report["cases"]} == {"tempura-pairs"}


def test_two_runs_write_the_same_bytes(checker: Checker) -> None:
    first, second = checker.folder / "a.json", checker.folder / "b.json"
    for path in (first, second):
        checker.check("--report", path, change=CRASHING)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize(
    "option,place,words",
    [
        ("--report", "r.txt", "expected a file name ending in "),
        ("--report", "none/r.json", "expected r.json in a folder that is there; found none at "),
        ("--report", ".", "expected a file name ending in "),
        ("--known", "none.toml", "expected a file of known differences (--write makes one); found none"),
        ("--known", "known.json", "expected a file of known differences ending in .toml; found "),
    ],
)
def test_a_file_that_cannot_be_is_one_line_and_2_before_anything_runs(
    checker: Checker, option: str, place: str, words: str
) -> None:
    change = f"open({str(checker.folder / 'started')!r}, 'w')"
    run = checker.check(option, checker.folder / place, change=change)
    assert run.code == 2
    assert words in run.err
    assert len(run.err.splitlines()) == 1
    assert run.out == ""
    assert not (checker.folder / "started").exists()


def test_a_broken_file_of_known_differences_is_2_and_stays(checker: Checker) -> None:
    path = checker.folder / "known.toml"
    path.write_text("oh no", encoding="utf-8")
    for options in ((), ("--write",)):
        run = checker.check("--known", path, *options)
        assert run.code == 2
        assert run.err.startswith(f"sushigo-rules: {path}:1: expected TOML; found: ")
    assert path.read_text(encoding="utf-8") == "oh no"


def test_known_differences_do_not_fail(checker: Checker, known: Path) -> None:
    run = checker.check("--known", known, change=WORTHLESS)
    assert run.code == 0
    assert "differences are known." in run.out
    assert checker.check(change=WORTHLESS).code == 1


@pytest.mark.parametrize(
    "change,words",
    [
        ("", "now agrees: remove it from the known differences"),
        (WORTH_SEVEN, "Another difference is listed as known for this case."),
        (CRASHING, "Another difference is listed as known for this case."),
        (SKIPPING, "is not asked any more: remove it from the known differences"),
    ],
)
def test_a_known_difference_that_is_no_longer_as_listed_fails(
    checker: Checker, known: Path, change: str, words: str
) -> None:
    run = checker.check("--known", known, change=change)
    assert run.code == 1
    assert words in " ".join(run.out.replace("│", " ").split())


def test_a_stale_id_fails(checker: Checker, known: Path) -> None:
    known.write_text(known.read_text(encoding="utf-8") + '[differences."no.such"]\noutcome = "differs"\n')
    run = checker.check("--known", known, change=WORTHLESS)
    assert run.code == 1
    assert "no.such: is no case of this suite" in run.out


def test_what_a_partial_run_leaves_out_is_left_alone(checker: Checker, known: Path) -> None:
    assert checker.check("--known", known, "--only", "tempura", change=WORTHLESS).code == 0


def test_a_new_file_keeps_the_reasons(checker: Checker, known: Path) -> None:
    text = known.read_text(encoding="utf-8").replace('reason = ""', 'reason = "our way"', 1)
    known.write_text(text, encoding="utf-8")
    assert checker.check("--known", known, "--write", change=WORTH_SEVEN).code == 0
    again = load_known(known)
    assert [entry.reason for entry in again.values()].count("our way") == 1
    assert checker.check("--known", known, change=WORTH_SEVEN).code == 0


def test_to_write_needs_a_whole_run(checker: Checker) -> None:
    path = checker.folder / "known.toml"
    run = checker.check("--known", path, "--write", "--only", "tempura", change=WORTHLESS)
    assert run.code == 2
    assert "expected --write with a whole run; found --only tempura" in run.err
    assert not path.exists()


def test_to_write_needs_a_file(checker: Checker) -> None:
    run = checker.check("--write")
    assert run.code == 2
    assert "expected --known FILE with --write; found none" in run.err


def test_nothing_that_an_adapter_sends_steers_the_terminal(checker: Checker) -> None:
    run = checker.check("--only", "tempura", change=ATTACKING)
    assert run.code == 1
    assert "[red]<script>" in run.out
    assert "\\x1b[31m<b>[bold]x[/bold]</b>" in run.out
    assert {"\x1b", "\x07"}.isdisjoint(run.out + run.err)


def test_nor_what_it_says_when_it_is_broken(checker: Checker) -> None:
    run = checker.check(change=r"sys.stderr.write('\x1b[2J attack \x07'); print('\x1b[2J'); sys.exit(3)")
    assert run.code == 2
    assert "\\x1b[2J attack" in run.err
    assert {"\x1b", "\x07"}.isdisjoint(run.out + run.err)
    assert "Traceback" not in run.err


def test_nor_what_the_first_answers_say(checker: Checker) -> None:
    run = checker.check(change=BROKEN)
    assert run.code == 2
    assert run.err.startswith("sushigo-rules: the adapter is broken (crashed), try it with this line: {")
    assert "\\x1b[2J attack" in run.err
    assert {"\x1b", "\x07"}.isdisjoint(run.out + run.err)


def test_an_adapter_is_broken_when_it_answers_none_of_the_first_questions_that_it_supports(checker: Checker) -> None:
    narrow = checker.adapter.read_text("utf-8").replace('"variants": [', '"asks": ["score-round"], "variants": [')
    checker.adapter.write_text(narrow, "utf-8")
    run = checker.check(change=BROKEN)
    assert run.code == 2
    assert run.err.startswith("sushigo-rules: the adapter is broken (crashed)")


@pytest.mark.parametrize("rulings,code", [("report", 0), ("strict", 1)])
def test_a_difference_on_a_ruling_fails_only_when_rulings_are_strict(checker: Checker, rulings: str, code: int) -> None:
    run = checker.check("--only", "score-below-zero", "--rulings", rulings, change=NEVER_BELOW_ZERO)
    assert "differ" in run.out
    assert run.code == code


def test_to_write_needs_a_language_with_all_cases() -> None:
    book = load_rulebook(load_language("de"))
    run = CheckRun([replace(book, features=book.features[:1])], (), Rulings.REPORT, load_speech(book.language))
    with pytest.raises(SourceError, match=r"expected --write with all cases; found \d+ not translated"):
        run.refuse_partial()


def test_nor_what_stands_in_a_file(checker: Checker) -> None:
    path = checker.folder / "known.toml"
    path.write_text(r'differences."\u001b[2J\u0007".outcome = "agrees"', encoding="utf-8")
    run = checker.check("--known", path)
    assert run.code == 2
    assert "\\x1b[2J\\x07: expected an outcome" in run.err
    assert {"\x1b", "\x07"}.isdisjoint(run.err)


def test_a_report_in_all_languages_is_written(checker: Checker) -> None:
    path = checker.folder / "r.json"
    assert checker.check("--lang", "all", "--only", "tempura", "--report", path).code == 0
    report = json.loads(path.read_text(encoding="utf-8"))
    assert "de" in report["languages"]
    assert {case["language"] for case in report["cases"]} == set(report["languages"])
