"""``sushigo-rules list``: every rule with its status, sources and number of cases."""

from collections import Counter

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushigo_rules.commands.rule import tell_status
from sushigo_rules.language.rulebook import Rulebook, RuleData, load_rulebook
from sushigo_rules.language.speech import Speech


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(name="list", help=say("List all rules with their status, sources and number of cases."))
    @click.option("--lang", metavar="CODE", help=say("The language of features and messages."))
    def coverage(lang: str | None) -> None:
        del lang  # The speech is already in it.
        Console(highlight=False).print(make_coverage(load_rulebook(speech.language), speech))

    return coverage


def make_coverage(rulebook: Rulebook, speech: Speech) -> Table:
    """Return the coverage list; of a rule without cases the reason."""
    say = speech.say
    cases = Counter(case.rule for case in rulebook.cases)
    table = Table(
        show_edge=False,
        pad_edge=False,
        caption=say("Sources: a letter says so, (letter) differs; a rulebook that is silent is left out."),
        caption_justify="left",
    )
    for heading in (say("Rule"), say("Status"), say("Sources")):
        table.add_column(heading, overflow="fold")
    table.add_column(say("Cases"), justify="right")
    table.add_column("", overflow="fold")
    for feature in rulebook.features:
        table.add_section()
        table.add_row(Text(feature.title, style="bold"))
        for rule in feature.rules:
            data = rulebook.data.rules[rule.id]
            reason = rulebook.translate(f"no cases {rule.id}", data.no_cases)
            status = tell_status(rule.status, speech)
            table.add_row(f"  {rule.id}", status, letters_of(data), str(cases[rule.id]), reason)
    return table


def letters_of(data: RuleData) -> str:
    """Return the letters of the rulebooks that say a rule, in brackets those that differ."""
    says = [letter for letter, text in data.sources.items() if text == "says"]
    differs = [f"({letter})" for letter, text in data.sources.items() if text.startswith("differs")]
    return " ".join([*says, *differs])
