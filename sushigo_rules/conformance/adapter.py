"""An implementation behind a child process that speaks the protocol, one JSON line for each question.

The process keeps no state, so it is started again after whatever goes wrong, and the run goes on.
"""

import os
import select
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from types import TracebackType
from typing import IO, Final, Self, cast

from sushigo_rules.conformance.introduction import ALL_SUPPORTED, Introduction, decode_hello, encode_hello
from sushigo_rules.conformance.questions import Answer, Question
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.conformance.wire import LONGEST_LINE, BadAnswerError, decode_answer, encode_question
from sushigo_rules.errors import SushiGoError

TIMEOUT: Final = 5.0
"""Seconds for one answer."""
NOTES_KEPT: Final = 20
_CHUNK: Final = 65536
_PATIENCE: Final = 1.0


class AdapterError(SushiGoError):
    """The adapter cannot be started, or does not introduce itself: nothing can be asked."""


class Adapter:
    """An engine behind a child process; use it as a context manager, or call :meth:`close`."""

    def __init__(self, command: Sequence[str], timeout: float = TIMEOUT) -> None:
        """Remember the command; it is started with the first question."""
        self.command = tuple(command)
        self.timeout = timeout
        self.introduction: Introduction | None = None
        self._process: _Process | None = None
        self._seq = 0

    @property
    def name(self) -> str:
        """What the implementation calls itself."""
        return self.introduction.name if self.introduction else self.command[0]

    def greet(self, suite: str) -> Introduction:
        """Ask for the introduction, ``suite`` being this suite's version.

        Raises:
            AdapterError: it cannot be started, or there is none; says what it printed.
        """
        try:
            self.introduction = decode_hello(self._exchange(encode_hello(suite)))
        except ConductError as error:
            notes = self.notes()
            self.close()
            raise AdapterError(f"hello was not answered: {error}{notes}") from error
        return self.introduction

    def ask(self, question: Question) -> Answer:
        """Answer one question.

        Raises:
            ConductError: not supported, too slow, crashed, or a bad answer.
            AdapterError: the process cannot be started.
        """
        supports = self.introduction.supports if self.introduction else ALL_SUPPORTED
        if not supports.covers(question):
            raise ConductError(Outcome.NOT_SUPPORTED, "the implementation does not claim to support this")
        self._seq += 1
        line = self._exchange(encode_question(question, self._seq))
        try:
            return decode_answer(question, line, self._seq)
        except BadAnswerError:
            # Whatever it says next may belong to this question.
            self.close()
            raise

    def notes(self) -> str:
        """Return the last lines of its standard error, for a message."""
        lines = self._process.notes() if self._process else []
        return "".join(f"\n  stderr: {line}" for line in lines)

    def close(self) -> None:
        """End the process and whatever it has started."""
        if self._process:
            self._process.stop()
            self._process = None

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """End the process."""
        self.close()

    def _exchange(self, line: str) -> str:
        if self._process is None:
            self._process = _Process(self.command)
        try:
            return self._process.exchange(line.encode(), self.timeout).decode("utf-8", "backslashreplace")
        except ConductError as error:
            notes = self.notes()
            self.close()
            raise type(error)(error.outcome, f"{error}{notes}") from error


class _Process:
    """One run of the command."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise AdapterError(f"expected a command that starts; found {command[0]}: {error.strerror}") from error
        self._stdin, self._stdout = cast(IO[bytes], self._child.stdin), cast(IO[bytes], self._child.stdout)
        self._stderr = cast(IO[bytes], self._child.stderr)
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._buffer = b""
        self._notes: deque[bytes] = deque(maxlen=NOTES_KEPT)
        self._drain = threading.Thread(target=self._read_notes, daemon=True)
        self._drain.start()

    def exchange(self, line: bytes, timeout: float) -> bytes:
        """Send one line and return the one that comes back.

        Raises:
            ConductError: it dies, is silent for too long, or says more than one line.
        """
        try:
            os.write(self._stdin.fileno(), line + b"\n")
        except OSError as error:
            raise self._ended() from error
        answer, rest = self._read_line(timeout)
        if rest:
            self._buffer = b""
            text = rest[:_CHUNK].decode("utf-8", "backslashreplace")
            raise ConductError(Outcome.BAD_ANSWER, str(BadAnswerError("expected one line", text, "Answer only once.")))
        return answer

    def _read_line(self, timeout: float) -> tuple[bytes, bytes]:
        parts = [self._buffer] if self._buffer else []
        size = len(self._buffer)
        self._buffer = b""
        end = monotonic() + timeout
        while True:
            if not self._poll.poll(max(0.0, end - monotonic()) * 1000):
                raise ConductError(Outcome.TOO_SLOW, f"expected an answer within {timeout:g} s; found none")
            chunk = os.read(self._stdout.fileno(), _CHUNK)
            if not chunk:
                raise self._ended()
            before, newline, after = chunk.partition(b"\n")
            parts.append(before)
            size += len(before)
            if size > LONGEST_LINE:
                start = b"".join(parts)[:80].decode("utf-8", "backslashreplace")
                fault = f"expected a line of at most {LONGEST_LINE} bytes; found more, beginning with {start!r}"
                raise ConductError(Outcome.BAD_ANSWER, fault)
            if newline:
                return b"".join(parts), after

    def _ended(self) -> ConductError:
        """Return the error for a process that is gone or has closed its output."""
        try:
            code = self._child.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return ConductError(Outcome.CRASHED, "expected an answer; found the output closed")
        ended = f"ended by signal {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"
        return ConductError(Outcome.CRASHED, f"expected an answer; the process {ended}")

    def notes(self) -> list[str]:
        """Return the last lines of standard error."""
        self._drain.join(0.05)
        return [note.decode("utf-8", "backslashreplace").rstrip()[:500] for note in self._notes]

    def _read_notes(self) -> None:
        for note in iter(partial(self._stderr.readline, _CHUNK), b""):
            self._notes.append(note)

    def stop(self) -> None:
        """End the process and its children, and wait for it: no zombie stays."""
        self._stdin.close()
        with suppress(ProcessLookupError):
            os.killpg(self._child.pid, signal.SIGKILL)
        self._child.wait()
        self._stdout.close()
        self._drain.join(_PATIENCE)
        if not self._drain.is_alive():
            self._stderr.close()
