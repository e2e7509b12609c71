"""The adapter's side of the suite: whatever a process does, the run goes on and nothing of it stays."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from select import select
from time import monotonic, process_time, sleep
from uuid import uuid4

import pytest

from sushigo_rules import __version__
from sushigo_rules.cards import Card
from sushigo_rules.conformance.adapter import Adapter, AdapterError
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import Answer, Deck, Failed, Question, RoundAnswer, ScoreRound
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.rulebook import load_rulebook

ADAPTERS = Path(__file__).with_name("adapters")
REFERENCE = (sys.executable, str(ADAPTERS / "reference.py"))
BOOK = load_rulebook()
TIMEOUT = 0.8
"""Seconds for one answer, where silence is waited for."""
LONGEST = 4.0
"""Seconds in which any question must be over: the time limit, and the patience with a process that is ending."""
FIRST = 3
"""The line with which misbehaving begins: the first process is asked hello and two questions before it."""

BAD, CRASHED, SLOW = Outcome.BAD_ANSWER, Outcome.CRASHED, Outcome.TOO_SLOW
FAULTS: Sequence[tuple[str, Outcome, str]] = (
    ("rubbish", BAD, "line of JSON.*'Loading sushi ...'.*notes to standard error"),
    ("empty_line", BAD, "line of JSON; found: ''"),
    ("no_object", BAD, r"JSON object.*'\[1, 2, 3\]'"),
    ("wrong_seq", BAD, '"seq": 3; found: .*"seq": 13'),
    ("twice", BAD, 'one line; found: .*"seq": 3'),
    ("million", BAD, 'at most 100000 bytes; found: .*"seq": 3'),
    ("million_without_end", BAD, "at most 100000 bytes; found: 'xxx"),
    ("invalid_utf8", BAD, r"line of JSON; found: .*xff"),
    ("nul_bytes", BAD, r"line of JSON; found: .*x00"),
    ("not_a_number", BAD, "whole numbers; found: .*NaN"),
    ("infinity", BAD, "whole numbers; found: .*1e999"),
    ("huge_number", BAD, "no number beyond 1000000000; found: .*999"),
    ("number_too_long_for_python", BAD, "line of JSON; found: .*999"),
    ("deeply_nested", BAD, r"found: .*\[\[\["),
    ("dies_at_once", CRASHED, "ended with exit code 3"),
    ("dies", CRASHED, "ended with exit code 3"),
    ("dies_with_traceback", CRASHED, "exit code 1\n(.*\n)+  stderr: KeyError: 'nori'$"),
    ("segmentation_fault", CRASHED, "ended by signal SIGSEGV"),
    ("killed", CRASHED, "ended by signal SIGKILL"),
    ("killed_by_a_signal_without_name", CRASHED, r"ended by signal \d+$"),
    ("closes_output", CRASHED, "input or output closed"),
    ("hangs", SLOW, "within 0.8 s; found none"),
    ("partial_line", SLOW, "within 0.8 s"),
    ("dribbles", SLOW, "within 0.8 s"),
    ("ignores_signals", SLOW, "within 0.8 s"),
    ("leaves_a_child", CRASHED, "ended with exit code 4"),
    ("hangs_with_a_child", SLOW, "within 0.8 s"),
    ("floods_notes_and_hangs", SLOW, "within 0.8 s; found none\n(.*\n)*  stderr: .*still thinking"),
    ("notes_and_death", CRASHED, r"exit code 3\n(  stderr: \\x1b\[31mred\n){19}  stderr: the last words$"),
)
HARMLESS = ("notes", "notes_before_reading", "notes_without_line_ends", "closes_notes", "in_pieces", "carriage_return")


def misbehaving(fault: str, first: int = FIRST, token: str = "-") -> Sequence[str]:
    return (sys.executable, "-I", "-S", str(ADAPTERS / "misbehaving.py"), fault, str(first), token)


def score(pairs: int) -> ScoreRound:
    return ScoreRound(((Card.TEMPURA,) * (2 * pairs), ()))


def points(answer: Answer) -> int:
    assert isinstance(answer, RoundAnswer)
    assert answer.scores is not None
    return sum(answer.scores[0].values())


def ask_until_it_fails(adapter: Adapter, questions: int) -> ConductError:
    """Return the error to the last of some questions, the others being answered rightly."""
    for pairs in range(1, questions):
        assert points(adapter.ask(score(pairs))) == 5 * pairs
    start = monotonic()
    with pytest.raises(ConductError) as error:
        adapter.ask(score(1))
    assert monotonic() - start < LONGEST
    return error.value


@pytest.fixture
def token() -> Iterator[str]:
    """Mark processes; afterwards none with the mark is left, and no zombie of ours."""
    token = uuid4().hex
    yield token
    end = monotonic() + 1
    while (left := list_processes(token)) and monotonic() < end:
        sleep(0.01)
    assert not left
    assert not list_zombies()


def list_processes(token: str) -> Sequence[str]:
    """Return the process ids whose command line has a token; a zombie has none."""
    return [entry.parent.name for entry in Path("/proc").glob("[0-9]*/cmdline") if token in read(entry)]


def list_zombies() -> Sequence[str]:
    """Return the children of this process that have ended and were not waited for."""
    stats = [read(entry).rpartition(") ")[2].split() for entry in Path("/proc").glob("[0-9]*/stat")]
    return [" ".join(stat) for stat in stats if stat[:2] == ["Z", str(os.getpid())]]


def read(entry: Path) -> str:
    try:
        return entry.read_text(encoding="utf-8", errors="replace")
    except OSError:
        # It has just ended.
        return ""


# Right adapters


@pytest.mark.parametrize("code", list_languages())
def test_the_reference_behind_an_adapter_agrees_with_every_case(code: str) -> None:
    with Adapter(REFERENCE) as adapter:
        adapter.greet(__version__)
        result = run_suite(adapter, [load_rulebook(load_language(code))])
    assert [item for item in result.results if item.verdict.outcome is not Outcome.AGREES] == []


def test_an_adapter_keeps_its_process() -> None:
    with Adapter(misbehaving("hangs", first=300)) as adapter:
        assert [points(adapter.ask(score(pairs))) for pairs in range(200)] == [5 * pairs for pairs in range(200)]


@pytest.mark.parametrize("habit", HARMLESS)
def test_what_the_protocol_allows_is_no_fault(habit: str, token: str) -> None:
    with Adapter(misbehaving(habit, 0, token), timeout=3) as adapter:
        adapter.greet(__version__)
        assert [points(adapter.ask(score(pairs))) for pairs in (1, 2, 3)] == [5, 10, 15]


def test_a_process_may_end_by_itself_when_its_input_ends(tmp_path: Path) -> None:
    end = tmp_path / "end"
    script = f"""if True:
        import sys
        print('{{"seq": 1, "skipped": ""}}', flush=True)
        sys.stdin.read()
        open({str(end)!r}, "w").close()
    """
    with Adapter((sys.executable, "-c", script)) as adapter:
        adapter.ask(Deck())
    assert end.exists()


def test_a_process_that_does_not_end_by_itself_is_ended(token: str) -> None:
    with Adapter(misbehaving("closes_input", 0, token)) as adapter:
        adapter.ask(score(1))
        start = monotonic()
    assert monotonic() - start < LONGEST


def test_closing_twice_or_before_the_start_does_nothing() -> None:
    adapter = Adapter(misbehaving("hangs"))
    adapter.close()
    adapter.ask(score(1))
    adapter.close()
    adapter.close()


def test_after_closing_it_is_started_again() -> None:
    with Adapter(misbehaving("hangs")) as adapter:
        adapter.ask(score(1))
        adapter.close()
        assert points(adapter.ask(score(2))) == 10


# Wrong adapters


@pytest.mark.parametrize("fault, outcome, words", FAULTS, ids=[fault for fault, _, _ in FAULTS])
def test_each_fault_has_its_outcome_and_the_run_goes_on(fault: str, outcome: Outcome, words: str, token: str) -> None:
    limit = TIMEOUT if outcome is SLOW or fault == "leaves_a_child" else 5
    with Adapter(misbehaving(fault, FIRST, token), limit) as adapter:
        adapter.greet(__version__)
        error = ask_until_it_fails(adapter, FIRST)
        assert points(adapter.ask(score(2))) == 10
    assert error.outcome is outcome
    assert_found(words, str(error))


def assert_found(words: str, text: str) -> None:
    with pytest.raises(AssertionError, match=words):
        raise AssertionError(text)


def test_a_late_second_answer_is_a_bad_answer_to_the_next_question(token: str) -> None:
    with Adapter(misbehaving("twice_and_late", FIRST, token)) as adapter:
        adapter.greet(__version__)
        assert [points(adapter.ask(score(pairs))) for pairs in (1, 2, 3)] == [5, 10, 15]
        wait_for_output(adapter)
        # By the time the suite reads, the answer to this question may be there too.
        with pytest.raises(ConductError, match=r'"seq": 4; found: .*"seq": 3.*|one line; found.*"seq": 4.*') as error:
            adapter.ask(score(4))
        assert points(adapter.ask(score(5))) == 25
    assert error.value.outcome is BAD
    assert_found("(?i)answer each (line|question) once", str(error.value))


def wait_for_output(adapter: Adapter) -> None:
    assert adapter._child
    assert ([adapter._child._stdout], [], []) == select([adapter._child._stdout], [], [], LONGEST)


def test_a_process_that_closes_its_input_is_a_crash_at_the_next_question(token: str) -> None:
    with Adapter(misbehaving("closes_input", 1, token)) as adapter:
        adapter.greet(__version__)
        adapter.ask(score(1))
        sleep(0.05)
        assert ask_until_it_fails(adapter, 1).outcome is CRASHED
        assert points(adapter.ask(score(2))) == 10


def test_a_process_that_never_reads_cannot_block_the_suite(token: str) -> None:
    question = ScoreRound(((Card.TEMPURA,) * 2_000,))
    with Adapter(misbehaving("never_reads", 0, token), TIMEOUT) as adapter:
        outcomes = [ask_slowly(adapter, question) for _ in range(5)]
    assert {SLOW, BAD} >= set(filter(None, outcomes)) != set()


def ask_slowly(adapter: Adapter, question: Question) -> Outcome | None:
    """Return what went wrong, if anything did."""
    sleep(0.002)
    start = monotonic()
    try:
        adapter.ask(question)
    except ConductError as error:
        return error.outcome
    finally:
        assert monotonic() - start < LONGEST
    return None


def test_waiting_for_a_process_without_standard_error_takes_no_time_of_the_processor(token: str) -> None:
    with Adapter(misbehaving("closes_notes_and_hangs", 1, token), TIMEOUT) as adapter:
        adapter.greet(__version__)
        start = process_time()
        assert ask_until_it_fails(adapter, 1).outcome is SLOW
        assert process_time() - start < TIMEOUT / 20


def test_a_question_longer_than_a_pipe_to_a_process_that_hangs_is_too_slow(token: str) -> None:
    with Adapter(misbehaving("hangs", 0, token), TIMEOUT) as adapter, pytest.raises(ConductError) as error:
        adapter.ask(ScoreRound(((Card.TEMPURA,) * 100_000,)))
    assert error.value.outcome is SLOW


def test_notes_are_read_while_a_long_question_is_sent(token: str) -> None:
    with Adapter(misbehaving("notes_before_reading", 0, token)) as adapter:
        assert points(adapter.ask(score(50_000))) == 250_000


def test_a_daemon_that_holds_the_pipes_keeps_nothing_of_ours_waiting() -> None:
    files, start = count_files(), monotonic()
    with Adapter(misbehaving("becomes_a_daemon", FIRST), TIMEOUT) as adapter:
        adapter.greet(__version__)
        assert ask_until_it_fails(adapter, FIRST).outcome is CRASHED
    assert monotonic() - start < LONGEST
    assert count_files() == files


def test_what_a_stranger_writes_is_plain_text(token: str) -> None:
    with Adapter(misbehaving("half_character", 0, token)) as adapter:
        assert adapter.ask(score(1)) == Failed(r"\ud800 \x1b[31m red")


def test_300_restarts_leave_no_process_no_file_and_no_thread(token: str) -> None:
    files, threads = count_files(), threading.active_count()
    with Adapter(misbehaving("dies_at_once", 1, token)) as adapter:
        for _ in range(300):
            ask_until_it_fails(adapter, 2)
        assert threading.active_count() == threads
    assert count_files() == files


def count_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


# The introduction


@pytest.mark.parametrize(
    "fault, words",
    [
        ("rubbish", "hello was not answered: expected a line of JSON; found: 'Loading sushi ...'"),
        ("protocol_2", '"protocol": 1; found: .*"protocol": 2.*speaks version 1 only'),
        ("dies_at_once", "hello was not answered: .*exit code 3"),
        ("dies_with_traceback", "hello was not answered: (.*\n)+  stderr: KeyError: 'nori'"),
        ("hangs", "hello was not answered: .*within 0.8 s"),
        ("twice", "hello was not answered: expected one line"),
        ("wrong_seq", 'hello was not answered: expected "seq": 0'),
        ("closes_output", "hello was not answered: .*closed"),
    ],
)
def test_without_an_introduction_nothing_is_asked(fault: str, words: str, token: str) -> None:
    with Adapter(misbehaving(fault, 0, token), TIMEOUT) as adapter, pytest.raises(AdapterError, match=words):
        adapter.greet(__version__)


@pytest.mark.parametrize("command", ["/no/such/program", "/", __file__])
def test_a_command_that_does_not_start_is_named(command: str) -> None:
    files = count_files()
    with Adapter((command,)) as adapter, pytest.raises(AdapterError, match=f"found {command}: "):
        adapter.greet(__version__)
    assert count_files() == files


def test_what_is_not_supported_is_not_asked(token: str) -> None:
    with Adapter(misbehaving("rubbish", 1, token)) as adapter:
        adapter.greet(__version__)
        with pytest.raises(ConductError) as error:
            adapter.ask(Deck())
    assert error.value.outcome is Outcome.NOT_SUPPORTED


def test_the_introduction_gives_the_name(token: str) -> None:
    with Adapter(misbehaving("rubbish", 1, token)) as adapter:
        assert adapter.name == sys.executable
        adapter.greet(__version__)
        assert adapter.name == "toy"


# Whole runs


def tempura(engine: Adapter) -> Sequence[Outcome]:
    result = run_suite(engine, [BOOK], wanted=lambda case: case.section == "tempura")
    return [item.verdict.outcome for item in result.results]


@pytest.mark.parametrize("fault, outcome", [("rubbish", BAD), ("dies", CRASHED), ("hangs", SLOW)])
def test_a_run_goes_on_after_each_fault(fault: str, outcome: Outcome, token: str) -> None:
    with Adapter(misbehaving(fault, FIRST, token), TIMEOUT) as adapter:
        outcomes = tempura(adapter)
    agrees = [Outcome.AGREES] * FIRST
    assert outcomes == [*agrees, outcome, *agrees, outcome, Outcome.AGREES]


@pytest.mark.parametrize(
    "command, code, found",
    [
        (REFERENCE, 0, "reference"),
        (misbehaving("rubbish", 0), 2, "Loading sushi"),
        (misbehaving("dies_with_traceback", 3), 1, "KeyError: 'nori'"),
        (misbehaving("half_character", 3), 1, r"\ud800"),
        (("/no/such/program",), 2, "/no/such/program"),
    ],
    ids=["reference", "rubbish", "dies later", "half a character", "no program"],
)
def test_the_command_ends_with_a_report(command: Sequence[str], code: int, found: str) -> None:
    words = ("check", "--lang", "en", *(("--only", "tempura") if code else ()))
    done = subprocess.run(
        (sys.executable, "-m", "sushigo_rules", *words, "--", *command),
        capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "500"}, timeout=30,
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    assert found in done.stdout + done.stderr
    assert "Traceback (most recent call last)" not in done.stderr


def test_the_answers_through_an_adapter_are_those_of_the_reference() -> None:
    asked: list[Question] = []

    class Recording(ReferenceEngine):
        def ask(self, question: Question) -> Answer:
            asked.append(question)
            return super().ask(question)

    run_suite(Recording(), [BOOK])
    dealing = ("deal", "next-round")
    with Adapter(REFERENCE) as adapter:
        for question in asked:
            if question.ask not in dealing:
                assert adapter.ask(question) == ReferenceEngine().ask(question)
