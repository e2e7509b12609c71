"""``sushigo-rules list``: every rule with its status, sources and number of cases."""

from collections import Counter
from collections.abc import Iterator

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sushigo_rules.language.rulebook import Rulebook, RuleData, load_rulebook
from sushigo_rules.language.speech import Speech


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(name="list", help=say("List all rules with their status, sources and number of cases."))
    @click.option("--lang", metavar="CODE", help=say("The language of features and messages."))
    def coverage(lang: str | None) -> None:
        del lang  # The speech is already in it.
        rulebook, console = load_rulebook(speech.language), Console(highlight=False)
        console.print(make_coverage(rulebook, speech))
        console.print(
            say("A letter: this rulebook says so. (Letter): it differs. Left out: it is silent."), markup=False
        )
        console.print("\n" + say("Rules without cases:"), markup=False)
        console.print("\n".join(tell_uncovered(rulebook)), markup=False)

    return coverage


def make_coverage(rulebook: Rulebook, speech: Speech) -> Table:
    """Return the coverage list."""
    say = speech.say
    cases = Counter(case.rule for case in rulebook.cases)
    table = Table(show_edge=False, pad_edge=False)
    for heading in (say("Rule"), say("Status"), say("Sources")):
        table.add_column(heading, no_wrap=True)
    table.add_column(say("Cases"), justify="right")
    for feature in rulebook.features:
        table.add_section()
        table.add_row(Text(feature.title, style="bold"))
        for rule in feature.rules:
            letters = letters_of(rulebook.data.rules[rule.id])
            table.add_row(f"  {rule.id}", tell_short_status(rule.status, speech), letters, str(cases[rule.id]))
    return table


def tell_uncovered(rulebook: Rulebook) -> Iterator[str]:
    """Yield the rules without cases, each with its reason."""
    for _, rule in rulebook.rules:
        reason = rulebook.data.rules[rule.id].no_cases
        if reason:
            yield f"  {rule.id}: {rulebook.translate(f'no cases {rule.id}', reason)}"


def tell_short_status(status: str, speech: Speech) -> str:
    """Return a rule's status in a word."""
    say = speech.say
    words = {
        "printed": say("printed"),
        "ruling": say("ruling"),
        "variant": say("variant"),
        "informative": say("manners"),
    }
    return words[status]


def letters_of(data: RuleData) -> str:
    """Return the letters of the rulebooks that say a rule, in brackets those that differ."""
    says = [letter for letter, text in data.sources.items() if text == "says"]
    differs = [f"({letter})" for letter, text in data.sources.items() if text.startswith("differs")]
    return " ".join([*says, *differs])
