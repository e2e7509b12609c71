"""Time what the suite adds to an adapter's own time: the exchange of lines, JSON, checking, and whole cases.

The child processes do nothing but write what is ready: :data:`ECHO` gives back what it gets, :data:`READY` the recorded
answer to a question. The same lines through bare pipes are the measure; while lines are timed, parent and child share
one processor, as waking another one would take longer than all the rest.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from benchmarks.games import REPEATS, time_once
from sushigo_rules import __version__
from sushigo_rules.conformance.adapter import Adapter, Child
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.introduction import PROTOCOL, encode_hello
from sushigo_rules.conformance.questions import Answer, Question, Refused
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.conformance.wire import decode_answer, encode_question
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import VariantName

Exchange: TypeAlias = Callable[[bytes], bytes]

PYTHON: Final = (sys.executable, "-I", "-S", "-c")
ECHO: Final = """
import sys
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
"""
READY: Final = """
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    answers = json.load(file)
for line in sys.stdin:
    seq, _, question = line.partition(", ")
    sys.stdout.write(seq + ", " + answers[question] + "\\n")
    sys.stdout.flush()
"""
LONGEST_CASE: Final = 3.0
"""Milliseconds that a case may take beyond the adapter's own time."""
LONGEST_EXCHANGE: Final = 1.5
"""Times a bare echo that an exchange with a time limit may take."""
REPEATS_OF_LINES: Final = 50
"""A run of all lines takes a few milliseconds only: many short ones are less disturbed than five long ones."""


class Recorder:
    """The reference, keeping what was asked and answered."""

    name = "recorder"

    def __init__(self) -> None:
        """Begin with nothing."""
        self.exchanged: list[tuple[Question, Answer]] = []

    def ask(self, question: Question) -> Answer:
        """Answer and keep both."""
        answer = ReferenceEngine().ask(question)
        self.exchanged.append((question, answer))
        return answer


@dataclass(frozen=True, slots=True)
class Recording:
    """The lines of a whole run, numbered from 1 as an adapter numbers them."""

    questions: Sequence[Question]
    asked: Sequence[str]
    answered: Sequence[str]


def record() -> Recording:
    """Run all cases against the reference and return the lines that an adapter would exchange."""
    recorder = Recorder()
    for case in load_rulebook().cases:
        judge(case.steps, recorder)
    questions = [question for question, _ in recorder.exchanged]
    return Recording(
        questions,
        [encode_question(question, seq) for seq, question in enumerate(questions, 1)],
        [encode_answer(answer, seq) for seq, (_, answer) in enumerate(recorder.exchanged, 1)],
    )


def encode_answer(answer: Answer, seq: int) -> str:
    """Return the line with which an adapter gives an answer."""
    fields = {name: value for name, value in asdict(answer).items() if value is not None}
    return json.dumps({"seq": seq, **({"refused": answer.words} if isinstance(answer, Refused) else fields)})


def best_of_all(works: Mapping[str, Callable[[], None]], repeats: int = REPEATS) -> dict[str, float]:
    """Return the seconds of the fastest run of each, taken in turn, so that all meet the same disturbances."""
    seconds: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            seconds[name].append(time_once(work))
    return {name: min(runs) for name, runs in seconds.items()}


@contextmanager
def one_processor() -> Iterator[None]:
    """Keep this process and those that it starts on one processor, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def bare_pipes(command: Sequence[str]) -> Iterator[Exchange]:
    """Start a command and hand out the shortest way to send it a line and get one back: no limit, no check."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin
        assert process.stdout
        to, back = process.stdin.fileno(), process.stdout.fileno()

        def exchange(line: bytes) -> bytes:
            os.write(to, line)
            answer = os.read(back, 65_536)
            while not answer.endswith(b"\n"):
                answer += os.read(back, 65_536)
            return answer

        yield exchange
        process.stdin.close()


def time_exchanges(recording: Recording) -> dict[str, float]:
    """Return the seconds for one line: bare, with the time limit, and the latter with JSON both ways."""
    lines = [f"{line}\n".encode() for line in recording.asked]
    child = Child((*PYTHON, ECHO))

    def with_limit() -> None:
        for line in lines:
            child.exchange(line)

    def with_json() -> None:
        for seq, question in enumerate(recording.questions, 1):
            json.loads(child.exchange(f"{encode_question(question, seq)}\n".encode()))

    with bare_pipes((*PYTHON, ECHO)) as exchange:

        def bare() -> None:
            for line in lines:
                exchange(line)

        seconds = best_of_all({"bare": bare, "limit": with_limit, "json": with_json}, REPEATS_OF_LINES)
    child.stop()
    return {name: time / len(lines) for name, time in seconds.items()}


def time_checking(recording: Recording) -> float:
    """Return the seconds in which an answer is checked and made a value, reading its JSON not counted."""
    pairs = list(zip(recording.questions, recording.answered, strict=True))

    def check() -> None:
        for seq, (question, line) in enumerate(pairs, 1):
            decode_answer(question, line, seq)

    def only_read() -> None:
        for _, line in pairs:
            json.loads(line)

    seconds = best_of_all({"check": check, "read": only_read}, REPEATS_OF_LINES)
    return (seconds["check"] - seconds["read"]) / len(pairs)


def time_cases(recording: Recording, folder: Path) -> dict[str, float]:
    """Return the seconds for one case: by the suite, by the whole command, and the adapter's own."""
    rulebook = load_rulebook()
    hello = encode_hello(__version__)
    introduction = json.dumps({"protocol": PROTOCOL, "name": "ready", "supports": {"variants": list(VariantName)}})
    answers = {f"{without_seq(hello)}\n": introduction.removeprefix("{")}
    for asked, answered in zip(recording.asked, recording.answered, strict=True):
        answers[f"{without_seq(asked)}\n"] = without_seq(answered)
    path = folder / "answers.json"
    path.write_text(json.dumps(answers), encoding="utf-8")
    adapter = (*PYTHON, READY, str(path))
    command = (sys.executable, "-m", "sushigo_rules", "check", "--lang", "en", "--", *adapter)

    def by_suite() -> None:
        with Adapter(adapter) as engine:
            engine.greet(__version__)
            result = run_suite(engine, [rulebook])
        assert result.count(Outcome.AGREES) == len(rulebook.cases)

    def by_command() -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def own() -> None:
        with bare_pipes(adapter) as exchange:
            for line in (hello, *recording.asked):
                exchange(f"{line}\n".encode())

    seconds = best_of_all({"suite": by_suite, "command": by_command, "own": own})
    return {name: time / len(rulebook.cases) for name, time in seconds.items()}


def without_seq(line: str) -> str:
    """Return a line from its second field on: the number of the question comes first."""
    return line.partition(", ")[2]


def main() -> None:
    """Measure and print."""
    recording = record()
    with one_processor():
        line = time_exchanges(recording)
        checking = time_checking(recording)
    with TemporaryDirectory() as folder:
        case = time_cases(recording, Path(folder))
    rows = (
        ("a line through bare pipes", line["bare"]),
        (f"  with a time limit (aim: {LONGEST_EXCHANGE} times)", line["limit"]),
        ("  with JSON both ways too", line["json"]),
        ("  JSON both ways by itself", line["json"] - line["limit"]),
        ("  checking an answer by itself", checking),
        ("the adapter's own for a case", case["own"]),
        (f"  the suite, beyond that (aim: {LONGEST_CASE:g} ms)", case["suite"] - case["own"]),
        ("  the command, beyond that, its start included", case["command"] - case["own"]),
    )
    print(f"{'asking an adapter':<50}{'ms':>8}{'times bare pipes':>20}")
    for name, seconds in rows:
        print(f"{name:<50}{seconds * 1e3:>8.3f}{seconds / line['bare']:>20.2f}")


if __name__ == "__main__":
    main()
