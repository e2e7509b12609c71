"""An adapter that answers rightly what it is asked about tempura, up to the line with which it begins to misbehave.

    python -I misbehaving.py FAULT LINE TOKEN

Lines are counted from 0, which is hello. The token is there to be found in a list of processes. Nothing but the
standard library, so that it is started quickly.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from time import sleep

FOREVER = 60


def answer(line: str) -> str:
    asked = json.loads(line)
    if asked["ask"] == "hello":
        return json.dumps({"seq": asked["seq"], "protocol": 1, "name": "toy", "supports": {"asks": ["score-round"]}})
    scores = [{"tempura": 5 * (tableau.count("tempura") // 2)} for tableau in asked["tableaus"]]
    return json.dumps({"seq": asked["seq"], "scores": scores})


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def note(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()


def points(line: str, value: str) -> None:
    """Answer with something else for points."""
    say(f'{{"seq": {json.loads(line)["seq"]}, "scores": [{{"tempura": {value}}}, {{}}]}}\n')


# Nonsense


def rubbish(line: str) -> None:
    say("Loading sushi ...\n")


def empty_line(line: str) -> None:
    say("\n")


def no_object(line: str) -> None:
    say("[1, 2, 3]\n")


def wrong_seq(line: str) -> None:
    say(answer(line).replace('"seq": ', '"seq": 1') + "\n")


def twice(line: str) -> None:
    say(f"{answer(line)}\n{answer(line)}\n")


def twice_and_late(line: str) -> None:
    say(answer(line) + "\n")
    sleep(0.05)
    say(answer(line) + "\n")


def million(line: str) -> None:
    say(answer(line).rstrip("}") + " " * 1_000_000 + "}\n")


def million_without_end(line: str) -> None:
    say("x" * 1_000_000)
    sleep(FOREVER)


def protocol_2(line: str) -> None:
    say(answer(line).replace('"protocol": 1', '"protocol": 2') + "\n")


def invalid_utf8(line: str) -> None:
    sys.stdout.buffer.write(b'{"seq": \xff\xfe}\n')
    sys.stdout.buffer.flush()


def nul_bytes(line: str) -> None:
    say("\0\0\0\n")


def not_a_number(line: str) -> None:
    points(line, "NaN")


def infinity(line: str) -> None:
    points(line, "1e999")


def huge_number(line: str) -> None:
    points(line, "9" * 4_000)


def number_too_long_for_python(line: str) -> None:
    points(line, "9" * 50_000)


def deeply_nested(line: str) -> None:
    points(line, "[" * 40_000 + "]" * 40_000)


def half_character(line: str) -> None:
    say(json.dumps({"seq": json.loads(line)["seq"], "failed": "\ud800 \x1b[31m red"}) + "\n")


# Death


def dies_at_once(line: str) -> None:
    """Die before the line is read."""
    sys.exit(3)


def dies(line: str) -> None:
    sys.exit(3)


def dies_with_traceback(line: str) -> None:
    raise KeyError("nori")


def segmentation_fault(line: str) -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def killed(line: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def killed_by_a_signal_without_name(line: str) -> None:
    os.kill(os.getpid(), signal.SIGRTMIN + 3)


def closes_output(line: str) -> None:
    os.close(1)
    sleep(FOREVER)


def closes_input(line: str) -> None:
    say(answer(line) + "\n")
    os.close(0)
    sleep(FOREVER)


# Silence


def hangs(line: str) -> None:
    sleep(FOREVER)


def partial_line(line: str) -> None:
    say('{"seq": ')
    sleep(FOREVER)


def dribbles(line: str) -> None:
    while True:
        say(" ")
        sleep(0.02)


def ignores_signals(line: str) -> None:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sleep(FOREVER)


def leaves_a_child(line: str) -> None:
    """Die, while a child lives on that holds all pipes."""
    if os.fork():
        sys.exit(4)
    sleep(FOREVER)


def becomes_a_daemon(line: str) -> None:
    """Die, while a child in a session of its own lives on; it ends soon, as nobody can find it."""
    if os.fork():
        sys.exit(4)
    os.setsid()
    sleep(2)


def hangs_with_a_child(line: str) -> None:
    os.fork()
    sleep(FOREVER)


def never_reads(line: str) -> None:
    """Answer questions that were not asked yet, at the pace at which they come."""
    seq = json.loads(line)["seq"]
    while True:
        say(json.dumps({"seq": seq, "skipped": "x"}) + "\n")
        seq += 1
        sleep(0.001)


def floods_notes_and_hangs(line: str) -> None:
    while True:
        note("still thinking " * 100 + "\n")


def closes_notes_and_hangs(line: str) -> None:
    os.close(2)
    sleep(FOREVER)


# Nothing wrong


def notes(line: str) -> None:
    """Write much more on standard error than a pipe holds."""
    note("a note\n" * 100_000)
    say(answer(line) + "\n")


def notes_without_line_ends(line: str) -> None:
    note("x" * 1_000_000)
    say(answer(line) + "\n")


def notes_and_death(line: str) -> None:
    note("\x1b[31mred\n" * 20_000 + "the last words\n")
    sys.exit(3)


def closes_notes(line: str) -> None:
    with suppress(OSError):
        os.close(2)
    say(answer(line) + "\n")


def in_pieces(line: str) -> None:
    for letter in answer(line):
        say(letter)
    sleep(0.01)
    say("\n")


def carriage_return(line: str) -> None:
    say(answer(line) + "\r\n")


def notes_before_reading(line: str) -> None:
    """Write much more on standard error than a pipe holds, before the line is read."""
    note("a note\n" * 100_000)


BEFORE_READING = (dies_at_once, notes_before_reading)


def main() -> None:
    fault, first, _ = sys.argv[1:]
    misbehave: Callable[[str], None] = globals()[fault]
    count = 0
    while True:
        begun = count >= int(first)
        if begun and misbehave in BEFORE_READING:
            misbehave("")
        line = sys.stdin.readline()
        if not line:
            return
        if begun and misbehave not in BEFORE_READING:
            misbehave(line)
        else:
            say(answer(line) + "\n")
        count += 1


main()
