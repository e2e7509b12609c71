"""The command ``sushigo-rules``."""

import os
import sys
from collections.abc import Iterator, Sequence

import click

from sushigo_rules import __version__
from sushigo_rules.commands import check, coverage, fuzz, rule, site, translate, vectors
from sushigo_rules.conformance.plain import plain_text
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.speech import Speech, choose_language, load_speech

COULD_NOT_RUN = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0 all agree, 1 something differs, 2 it could not be run."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        make_cli(find_speech(arguments))(arguments, prog_name="sushigo-rules")
    except SushiGoError as error:
        click.echo(f"sushigo-rules: {plain_text(str(error))}", err=True)
        sys.exit(COULD_NOT_RUN)
    except BrokenPipeError:
        # Somebody stopped reading, as `head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(COULD_NOT_RUN)


def make_cli(speech: Speech) -> click.Group:
    """Return the command with its help in one language."""
    say = speech.say

    @click.group(
        help=say("The rules of Sushi Go!, as examples that are run."),
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    @click.version_option(__version__, prog_name="sushigo-rules", help=say("Show the version and exit."))
    def cli() -> None:
        pass

    for module in (check, fuzz, rule, coverage, translate, vectors, site):
        cli.add_command(module.make_command(speech))
    return cli


def find_speech(arguments: Sequence[str]) -> Speech:
    """Return the speech of the first ``--lang`` if that is one language, else of the user's locale."""
    code = next(_lang_values(arguments), None)
    if code is None or code == check.ALL_LANGUAGES:
        return load_speech(choose_language(os.environ))
    return load_speech(load_language(code))


def _lang_values(arguments: Sequence[str]) -> Iterator[str]:
    for position, argument in enumerate(arguments):
        if argument == "--":
            return
        if argument == "--lang" and position + 1 < len(arguments):
            yield arguments[position + 1]
        elif argument.startswith("--lang="):
            yield argument.removeprefix("--lang=")


if __name__ == "__main__":
    main()
