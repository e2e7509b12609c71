"""``sushigo-rules rule ID``: one rule with its sources and cases."""

from collections.abc import Iterator

import click

from sushigo_rules.commands.selection import unknown_id
from sushigo_rules.conformance.words import Teller
from sushigo_rules.language.features import Case, Feature, Rule
from sushigo_rules.language.rulebook import Rulebook, Ruling, load_rulebook
from sushigo_rules.language.speech import Speech


def make_command(speech: Speech) -> click.Command:
    """Return the sub-command with its help in one language."""
    say = speech.say

    @click.command(name="rule", help=say("Print one rule with its sources and its cases."))
    @click.argument("rule_id", metavar="ID")
    @click.option("--lang", metavar="CODE", help=say("The language of features and messages."))
    def rule(rule_id: str, lang: str | None) -> None:
        del lang  # The speech is already in it.
        rulebook = load_rulebook(speech.language)
        found = rulebook.find_rule(rule_id)
        if found is None:
            raise unknown_id(rule_id, [other.id for _, other in rulebook.rules])
        click.echo("\n".join(describe_rule(*found, rulebook, speech)))

    return rule


def describe_rule(feature: Feature, rule: Rule, rulebook: Rulebook, speech: Speech) -> Iterator[str]:
    """Yield the lines that tell all about a rule."""
    say = speech.say
    data = rulebook.data.rules[rule.id]
    yield f"{feature.title}: {rule.title}"
    yield f"{rule.id} ({tell_status(rule.status, speech)})"
    for paragraph in rule.description:
        yield ""
        yield paragraph
    if data.ruling:
        yield ""
        yield from tell_ruling(rule.id, data.ruling, rulebook, speech)
    yield ""
    yield say("Sources:")
    yield from tell_sources(rule.id, rulebook, speech)
    if data.note:
        yield rulebook.translate(f"note {rule.id}", data.note)
    if data.stands_on:
        yield say("Stands on: {rules}", rules=", ".join(data.stands_on))
    teller = Teller(rulebook.language, rulebook.phrasebook, speech)
    cases = [case for case in rulebook.cases if case.rule == rule.id]
    yield ""
    yield speech.say_number("{number} case", "{number} cases", len(cases))
    if data.no_cases:
        yield say("No cases: {reason}", reason=rulebook.translate(f"no cases {rule.id}", data.no_cases))
    for case in cases:
        yield from tell_case(case, teller)


def tell_case(case: Case, teller: Teller) -> Iterator[str]:
    """Yield the lines of one case."""
    yield ""
    yield f"{case.id}: {case.title}"
    yield from (f"  {line}" for line in teller.tell_case(case))


def tell_ruling(rule_id: str, ruling: Ruling, rulebook: Rulebook, speech: Speech) -> Iterator[str]:
    """Yield what the project decides, why, and the other reading."""

    def text(part: str, english: str) -> str:
        return rulebook.translate(f"ruling {rule_id} {part}", english)

    yield speech.say("Question: {text}", text=text("question", ruling.question))
    yield speech.say("Decision: {text}", text=text("decision", ruling.decision))
    yield speech.say("Reason: {text}", text=text("reason", ruling.reason))
    yield speech.say("The other reading: {text}", text=text("other reading", ruling.other_reading))


def tell_sources(rule_id: str, rulebook: Rulebook, speech: Speech) -> Iterator[str]:
    """Yield a line per rulebook: says, is silent, or differs and how."""
    for letter, text in rulebook.data.rules[rule_id].sources.items():
        verb, _, how = text.partition(": ")
        title = rulebook.translate(f"source {letter} title", rulebook.data.sources[letter].title)
        said = tell_verb(verb, speech)
        if how:
            said = f"{said}: {rulebook.translate(f'differs {rule_id} {letter}', how)}"
        yield f"  {letter} {title}: {said}"


def tell_verb(verb: str, speech: Speech) -> str:
    """Return what a rulebook does with a rule, in words."""
    words = {"says": speech.say("says so"), "silent": speech.say("is silent"), "differs": speech.say("differs")}
    return words[verb]


def tell_status(status: str, speech: Speech) -> str:
    """Return a rule's status in words."""
    words = {
        "printed": speech.say("printed in a rulebook"),
        "ruling": speech.say("a ruling of this project"),
        "variant": speech.say("an optional way to play"),
        "informative": speech.say("table manners, not checked"),
    }
    return words[status]
