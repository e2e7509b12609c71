"""An implementation behind a child process that speaks the protocol, one JSON line for each question.

The process keeps no state, so it is started again after whatever goes wrong, and the run goes on.
"""

import os
import select
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import IO, Final, Self

from sushigo_rules.conformance.introduction import ALL_SUPPORTED, Introduction, decode_hello, encode_hello
from sushigo_rules.conformance.plain import plain_text
from sushigo_rules.conformance.questions import Answer, Question
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.conformance.wire import (
    LONGEST_LINE,
    BadAnswerError,
    decode_answer,
    encode_question,
)
from sushigo_rules.errors import SushiGoError

TIMEOUT: Final = 5.0
"""Seconds for one answer."""
LONGEST_TIMEOUT: Final = 86_400.0
NOTES_KEPT: Final = 20
"""Lines of standard error that a message shows."""
_NOTES_SIZE: Final = 8_192
_CHUNK: Final = 65_536
_PATIENCE: Final = 1.0


class AdapterError(SushiGoError):
    """The adapter cannot be started, or does not introduce itself: nothing can be asked."""


class Adapter:
    """An engine behind a child process; use it as a context manager, or call :meth:`close`."""

    def __init__(self, command: Sequence[str], timeout: float = TIMEOUT) -> None:
        """Remember the command; it is started with the first question."""
        self.command = tuple(command)
        self.timeout = min(timeout, LONGEST_TIMEOUT)
        self.introduction: Introduction | None = None
        self._child: Child | None = None
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
            raise AdapterError(f"hello was not answered: {error}{self._give_up()}") from error
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
        try:
            return decode_answer(question, self._exchange(encode_question(question, self._seq)), self._seq)
        except ConductError as error:
            raise ConductError(error.outcome, f"{error}{self._give_up()}") from error

    def close(self) -> None:
        """Let the process end, as its input does; end it and whatever it has started when it does not."""
        if self._child:
            self._child.stop(patience=_PATIENCE)
            self._child = None

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """End the process."""
        self.close()

    def _exchange(self, line: str) -> str:
        if self._child is None:
            self._child = Child(self.command, self.timeout)
        return self._child.exchange(f"{line}\n".encode()).decode("utf-8", "backslashreplace")

    def _give_up(self) -> str:
        """End the process at once, as what it says next may belong to an old question; return its notes."""
        if self._child is None:
            return ""
        child, self._child = self._child, None
        child.stop()
        return "".join(f"\n  stderr: {line}" for line in child.list_notes())


class Child:
    """One run of the command.

    One poll waits for its pipes, and none of them blocks: neither a full pipe nor a flood on standard error can make
    the time limit void.
    """

    def __init__(self, command: Sequence[str], timeout: float = TIMEOUT) -> None:
        """Start the command; an answer may take ``timeout`` seconds.

        Raises:
            AdapterError: it does not start.
        """
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise AdapterError(f"expected a command that starts; found {command[0]}: {error.strerror}") from error
        self._stdin, self._stdout, self._stderr = map(
            _without_blocking, (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        self._timeout = timeout
        self._answers = select.poll()
        self._answers.register(self._stdout, select.POLLIN)
        self._answers.register(self._stderr, select.POLLIN)
        self._notes = b""

    def exchange(self, line: bytes) -> bytes:
        """Send one line, its end included, and return the one that comes back without its end.

        Raises:
            ConductError: it dies, is silent for too long, or says more than one line.
        """
        end = monotonic() + self._timeout
        self._send(line, end)
        answer, left = b"", self._timeout
        while left > 0:
            for descriptor, _ in self._answers.poll(left * 1000):
                if descriptor == self._stdout:
                    chunk = os.read(descriptor, _CHUNK)
                    answer += chunk
                    if not chunk or b"\n" in chunk or len(answer) > LONGEST_LINE:
                        return self._cut_line(answer)
                elif not self._read_notes():
                    self._answers.unregister(descriptor)
            left = end - monotonic()
        raise self._silent()

    def _send(self, data: bytes, end: float) -> None:
        while data:
            try:
                data = data[os.write(self._stdin, data) :]
            except BlockingIOError:
                self._wait_for_room(end)
            except OSError as error:
                raise self._ended() from error

    def _wait_for_room(self, end: float) -> None:
        room = select.poll()
        room.register(self._stdin, select.POLLOUT)
        room.register(self._stderr, select.POLLIN)
        while (left := end - monotonic()) > 0:
            ready = dict(room.poll(left * 1000))
            if self._stdin in ready:
                return
            if self._stderr in ready and not self._read_notes():
                room.unregister(self._stderr)
        raise self._silent()

    def _cut_line(self, answer: bytes) -> bytes:
        line, newline, rest = answer.partition(b"\n")
        if len(line) > LONGEST_LINE:
            start = line[:80].decode("utf-8", "backslashreplace")
            fault = f"expected a line of at most {LONGEST_LINE} bytes; found: {start!r}... Write one JSON object."
            raise ConductError(Outcome.BAD_ANSWER, fault)
        if not newline:
            raise self._ended()
        if rest:
            text = rest.decode("utf-8", "backslashreplace")
            raise BadAnswerError("expected one line", text, "Answer each question once, in one line.")
        return line

    def _silent(self) -> ConductError:
        if self._process.poll() is not None:
            # Something that it has started holds its pipes.
            return self._ended()
        return ConductError(Outcome.TOO_SLOW, f"expected an answer within {self._timeout:g} s; found none")

    def _ended(self) -> ConductError:
        """Return the error for a process that is gone or has closed its pipes."""
        end = monotonic() + _PATIENCE
        while (code := self._process.poll()) is None and monotonic() < end:
            self._read_notes()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(0.02)
        if code is None:
            return ConductError(Outcome.CRASHED, "expected an answer; found its input or output closed")
        ended = f"ended by signal {_name_signal(-code)}" if code < 0 else f"ended with exit code {code}"
        return ConductError(Outcome.CRASHED, f"expected an answer; the process {ended}")

    def _read_notes(self) -> bool:
        """Keep the end of what is on standard error now; tell whether there can be more."""
        try:
            chunk = os.read(self._stderr, _CHUNK)
        except BlockingIOError:
            return True
        self._notes = (self._notes + chunk)[-_NOTES_SIZE:]
        return bool(chunk)

    def list_notes(self) -> Sequence[str]:
        """Return the last lines of standard error."""
        lines = self._notes.decode("utf-8", "backslashreplace").splitlines()[-NOTES_KEPT:]
        return [plain_text(line.rstrip(), 500) for line in lines]

    def stop(self, patience: float = 0.0) -> None:
        """End the process and its children, and wait for it: no zombie stays.

        Only what has made itself a session of its own, as a daemon does, is not found.

        Args:
            patience: seconds for the process to end by itself when its input has ended.
        """
        pipes = [pipe for pipe in (self._process.stdin, self._process.stdout, self._process.stderr) if pipe]
        pipes[0].close()
        try:
            if patience:
                self._wait(patience)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._wait(_PATIENCE)
            self._read_notes()
            for pipe in pipes:
                pipe.close()

    def _wait(self, seconds: float) -> None:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)


def _without_blocking(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


def _name_signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        # A real-time signal; only the first and the last of them have a name.
        return str(number)
