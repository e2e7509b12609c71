"""The pseudo-language finds text that has escaped translation, in the features and on the command line."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import click
import pytest
from click.testing import CliRunner

from sushigo_rules.__main__ import make_cli
from sushigo_rules.commands.rule import describe_rule
from sushigo_rules.commands.translate import make_features
from sushigo_rules.language import resources
from sushigo_rules.language.catalogs import DOMAINS
from sushigo_rules.language.languages import Keyword, Language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import load_speech
from tests.languages.checkout import make_checkout, write
from tests.languages.pseudo import CODE, add_pseudo_language, mark, unmarked

ENGLISH = load_rulebook()
SECTIONS = [feature.slug for feature in ENGLISH.features]
# Words that click itself says, with its own name for a folder; the heads of its pages are not ours to translate.
CLICKS_OWN: Final = {
    *("Usage", "Options", "OPTIONS", "Commands", "ARGS", "DIRECTORY", "default", "x>0", "x>=0"),
    *("Show", "this", "message", "and", "exit"),
}
IDS_WITH_BLANKS: Final = [case.id for case in ENGLISH.cases if " " in case.id]
WRONG_ADAPTER: Final = """\
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    found = {"protocol": 1, "name": "wrong", "supports": {"asks": ["score-round"]}}
    if asked["ask"] != "hello":
        found = {"scores": [{} for _ in asked["tableaus"]]}
    print(json.dumps({"seq": asked["seq"], **found}), flush=True)
"""


class Pseudo(NamedTuple):
    """The pseudo-language in a checkout that the program takes for its own."""

    root: Path
    language: Language
    features: dict[str, str]

    def run(self, *arguments: str) -> str:
        """Return what the command prints in the pseudo-language, on a wide screen."""
        cli = make_cli(load_speech(self.language))
        result = CliRunner().invoke(cli, arguments, prog_name="sushigo-rules", env={"COLUMNS": "1000"})
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert result.output
        return result.output


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pseudo]:
    root = tmp_path_factory.mktemp("pseudo")
    language = add_pseudo_language(make_checkout(root))
    features = make_features(language, ENGLISH.features)
    for name, text in features.items():
        write(root / "features" / CODE / name, text.encode())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "_PACKAGE", root / "sushigo_rules")
        yield Pseudo(root, language, features)


def words(text: str) -> set[str]:
    """Return the words outside of the marks; what click cuts off with dots was inside."""
    text = re.sub(r"⟦[^⟦⟧\n]*\.\.\.$", "", text, flags=re.MULTILINE)
    text = re.sub("|".join(map(re.escape, IDS_WITH_BLANKS)), "", text)
    found = {word.strip("()[]:,;.|<>=│━╇┃┼─ ") for word in re.split(r"[\s|]+", unmarked(text))}
    return {word for word in found if re.search(r"[^\W\d_]", word)}


@cache
def english_ids() -> frozenset[str]:
    cases = {part for case in ENGLISH.cases for part in (case.id, case.id.partition("/")[0], case.section)}
    return frozenset({rule.id for _, rule in ENGLISH.rules} | cases | set(ENGLISH.data.sources))


def interface(command: click.Command) -> set[str]:
    """Return what is typed: names of commands and options, and what stands for their values."""
    found = {str(command.name)}
    for parameter in command.params:
        found |= {*parameter.opts, *words(parameter.make_metavar(click.Context(command)))}
        if isinstance(parameter.type, click.Choice):
            found |= {getattr(choice, "name", str(choice)) for choice in parameter.type.choices}
    for sub in command.commands.values() if isinstance(command, click.Group) else ():
        found |= interface(sub)
    return found


def allowed(pseudo: Pseudo) -> set[str]:
    """Return the words that are the same in every language: what is typed, ids, codes, names of programs."""
    typed = interface(make_cli(load_speech(pseudo.language))) | {"sushigo-rules", "-h", "--help"}
    return {*CLICKS_OWN, *typed, *english_ids(), *DOMAINS, CODE, "reference", "wrong"}


@pytest.mark.parametrize("text", ["Rule", "{a}", "a {b} c", "Points: <number>", "<Ada> and <Ben>"])
def test_nothing_of_a_marked_text_is_outside(text: str) -> None:
    assert words(mark(text).replace("{a}", "").replace("{b}", "")) == set()


def test_an_unmarked_value_in_a_marked_text_is_found() -> None:
    assert words(mark("{name}: {cases} in all").format(name=mark("x"), cases="three cases")) == {"three", "cases"}


def test_every_feature_is_made(pseudo: Pseudo) -> None:
    assert {name.removesuffix(".feature") for name in pseudo.features} == set(SECTIONS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_word_of_a_feature_is_translated(pseudo: Pseudo, section: str) -> None:
    lines = [line.strip() for line in pseudo.features[f"{section}.feature"].splitlines()]
    text = "\n".join(line for line in lines if not line.startswith(("#", "@")))
    for keyword in (Keyword.FEATURE, Keyword.RULE, Keyword.SCENARIO, Keyword.SCENARIO_OUTLINE, Keyword.EXAMPLES):
        text = re.sub(rf"^{re.escape(pseudo.language.keywords[keyword])}:", "", text, flags=re.MULTILINE)
    assert words(text) == set()


HELP = [
    (), ("check",), ("fuzz",), ("list",), ("rule",), ("site",), ("vectors",), ("translate",),
    ("translate", "start"), ("translate", "update"), ("translate", "check"), ("translate", "build"),
    ("translate", "status"),
]  # fmt: skip


@pytest.mark.parametrize("command", HELP, ids=" ".join)
def test_every_word_of_the_help_is_translated(pseudo: Pseudo, command: tuple[str, ...]) -> None:
    assert words(pseudo.run(*command, "--help")) - allowed(pseudo) == set()


def test_every_word_of_every_rule_is_translated(pseudo: Pseudo) -> None:
    rulebook, speech = load_rulebook(pseudo.language), load_speech(pseudo.language)
    for feature, rule in rulebook.rules:
        text = "\n".join(describe_rule(feature, rule, rulebook, speech))
        assert words(text) - allowed(pseudo) == set(), rule.id


def test_every_word_of_a_rule_on_the_screen_is_translated(pseudo: Pseudo) -> None:
    assert words(pseudo.run("rule", "pudding-most")) - allowed(pseudo) == set()


def test_every_word_of_the_list_is_translated(pseudo: Pseudo) -> None:
    assert words(pseudo.run("list")) - allowed(pseudo) == set()


def test_every_word_of_a_run_is_translated(pseudo: Pseudo) -> None:
    assert words(pseudo.run("check", "--only", "tempura-pairs")) - allowed(pseudo) == set()


def test_every_word_about_a_wrong_program_is_translated(pseudo: Pseudo) -> None:
    write(pseudo.root / "wrong.py", WRONG_ADAPTER.encode())
    output = pseudo.run("check", "--only", "tempura", "--", sys.executable, str(pseudo.root / "wrong.py"))
    without_question = re.sub(r'\{"seq": .*\}', "", output)
    assert output != without_question
    assert words(without_question) - allowed(pseudo) == set()


@pytest.mark.parametrize("command", ["check", "update", "build", "status"])
def test_every_word_about_a_language_is_translated(pseudo: Pseudo, command: str) -> None:
    assert words(pseudo.run("translate", command, CODE)) - allowed(pseudo) == set()


def test_every_word_about_a_half_done_language_is_translated(pseudo: Pseudo) -> None:
    pseudo.run("translate", "start", "pl")
    contexts = {"feature", "title"}
    assert words(pseudo.run("translate", "status", "pl")) - allowed(pseudo) - contexts == {"pl", "Polski"}


def test_every_word_about_a_new_language_is_translated(pseudo: Pseudo) -> None:
    output = pseudo.run("translate", "start", "ja").replace(str(pseudo.root), "")
    assert words(output) - allowed(pseudo) == {"/locales/ja", "ja"}
