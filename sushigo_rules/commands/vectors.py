"""``sushigo-rules vectors``: every question with its expected answer as JSON, for a test framework of one's own."""

from collections.abc import Sequence
from pathlib import Path

import click

from sushigo_rules.commands.selection import choose_cases
from sushigo_rules.conformance.vectors import encode_vectors, make_vectors
from sushigo_rules.errors import SourceError
from sushigo_rules.language.files import write_file
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import Speech


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(
        name="vectors",
        help=say("Write every question with its expected answer as JSON, for a test framework of your own."),
    )
    @click.option(
        "--output",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help=say("Write to this file instead of standard output."),
    )
    @click.option(
        "--only",
        metavar="ID",
        multiple=True,
        help=say("Only this rule, section or case; may be given several times."),
    )
    @click.option("--lang", metavar="CODE", help=say("The language of the titles and messages."))
    def vectors(output: Path | None, only: Sequence[str], lang: str | None) -> None:
        # Without --lang the file is in English everywhere: it must not hang on the user's locale.
        rulebook = load_rulebook(speech.language if lang else None)
        data = encode_vectors(make_vectors(rulebook, choose_cases(only, rulebook)))
        if output is None:
            click.echo(data, nl=False)
        else:
            save(output, data)

    return vectors


def save(path: Path, data: bytes) -> None:
    """Write the file.

    Raises:
        SourceError: it cannot be written there.
    """
    try:
        if path.exists() and not path.is_file():
            # A folder, or a device that must not be replaced by a file.
            raise SourceError("expected a file; found something else", path)
        write_file(path, data)
    except OSError as error:
        raise SourceError(f"expected a place that can be written to; found: {error.strerror}", path) from error
