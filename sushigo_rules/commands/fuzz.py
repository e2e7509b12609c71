"""``sushigo-rules fuzz``: compare an implementation with the reference on generated questions and games."""

import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Final

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sushigo_rules import __version__
from sushigo_rules.commands.check import DIFFERS, Rulings, smoke
from sushigo_rules.conformance.adapter import TIMEOUT, Adapter
from sushigo_rules.conformance.introduction import ASKS
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.languages import SOURCE_LANGUAGE, load_language
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import Speech

if TYPE_CHECKING:
    from sushigo_rules.fuzzing.search import Search

TIME: Final = 60.0
"""Seconds for the whole search."""
SEEDS: Final = 1_000_000


class MissingPackageError(SushiGoError):
    """A package that only this command needs is not installed."""


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(
        name="fuzz",
        help=say(
            "Compare the adapter that COMMAND starts with the reference, on generated positions, turns and games, "
            "and print the smallest difference as a scenario: sushigo-rules fuzz -- COMMAND ..."
        ),
    )
    @click.argument("command", nargs=-1, required=True, type=click.UNPROCESSED, metavar="-- COMMAND ...")
    @click.option(
        "--seed", type=click.IntRange(min=0), metavar="N", help=say("Where to begin: the same seed asks the same.")
    )
    @click.option(
        "--time",
        "seconds",
        type=click.FloatRange(min=0, min_open=True),
        default=TIME,
        show_default=True,
        metavar="SECONDS",
        help=say("How long to search when nothing is found."),
    )
    @click.option("--lang", metavar="CODE", help=say("The language of the scenario and of messages."))
    @click.option(
        "--only",
        type=click.Choice(ASKS),
        metavar="ASK",
        multiple=True,
        help=say("Only this kind of question, as the protocol names it; may be given several times."),
    )
    @click.option(
        "--timeout",
        type=click.FloatRange(min=0, min_open=True),
        default=TIMEOUT,
        show_default=True,
        metavar="SECONDS",
        help=say("How long an adapter may take for one answer."),
    )
    @click.option(
        "--rulings",
        type=click.Choice([kind.value for kind in Rulings]),
        default=Rulings.REPORT.value,
        show_default=True,
        help=say("Whether a difference on a ruling of this project fails the run or is only reported."),
    )
    def fuzz(
        *,
        command: Sequence[str],
        seed: int | None,
        seconds: float,
        lang: str | None,
        only: tuple[str, ...],
        timeout: float,
        rulings: str,
    ) -> None:
        del lang  # The speech is already in it.
        check_packages()
        rulebook = load_rulebook(load_language(speech.language.code))
        with Adapter(command, timeout) as adapter:
            introduction = adapter.greet(__version__)
            smoke(adapter, rulebook)
            from sushigo_rules.fuzzing.search import Search

            english = rulebook if rulebook.language.is_source else load_rulebook(load_language(SOURCE_LANGUAGE))
            chosen = Random().randrange(SEEDS) if seed is None else seed
            strict = rulings == Rulings.STRICT
            search = Search(adapter, introduction.supports, english, chosen, asks=only or ASKS, strict=strict)
            run(search, seconds, speech)
        click.echo("\n".join(describe(search, rulebook, speech)))
        sys.exit(DIFFERS if search.failing else 0)

    return fuzz


def check_packages() -> None:
    """See that Hypothesis is there.

    Raises:
        MissingPackageError: it is not; says how to install it.
    """
    if find_spec("hypothesis") is None:
        raise MissingPackageError(
            "expected the package hypothesis, install it with: python -m pip install hypothesis; found none"
        )


def run(search: "Search", seconds: float, speech: Speech) -> None:
    """Search with a progress bar on standard error.

    Raises:
        SushiGoError: the implementation cannot be asked, or was asked nothing that it supports.
    """
    from hypothesis.configuration import set_hypothesis_home_dir

    start = monotonic()
    columns = (
        TextColumn(speech.say("Searching")),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[asked]}"),
    )
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with TemporaryDirectory() as folder, bar as progress:
        task = progress.add_task("", total=seconds, asked="")
        # What Hypothesis keeps for itself would lie in the user's folder.
        set_hypothesis_home_dir(folder)

        def show() -> None:
            progress.update(task, completed=monotonic() - start, asked=tell_asked(search, speech))

        search.has_time = lambda: monotonic() - start < seconds
        search.on_question = show
        search.run()
    if not search.asked:
        raise SushiGoError("expected at least one question to be answered; found none that the implementation supports")


def describe(search: "Search", rulebook: Rulebook, speech: Speech) -> Iterator[str]:
    """Yield the lines of the whole result: differences, those on rulings apart, and how to come to them again."""
    from sushigo_rules.fuzzing.words import DifferenceTeller

    say = speech.say
    teller = DifferenceTeller(rulebook, speech, search.seed)
    on_rulings = [difference for difference in search.differences if difference.blame.only_rulings]
    for difference in search.differences:
        if difference not in on_rulings:
            yield from (*teller.tell(difference), "")
    if on_rulings:
        yield say("On rulings of this project, where the rulebooks leave the question open:")
        yield ""
    for difference in on_rulings:
        yield from (*teller.tell(difference), "")
    found = len(search.differences)
    yield say(
        "{asked}, {differences} (seed {seed}, version {version}).",
        asked=tell_asked(search, speech),
        differences=speech.say_number("{number} difference", "{number} differences", found),
        seed=search.seed,
        version=__version__,
    )


def tell_asked(search: "Search", speech: Speech) -> str:
    """Return how many questions were answered."""
    return speech.say_number("{number} question", "{number} questions", search.asked)
