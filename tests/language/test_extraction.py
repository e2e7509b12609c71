"""What there is to translate: our own command and ``pybabel extract`` find the same."""

import subprocess
import sys
from collections import Counter
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from sushigo_rules.language.catalogs import DOMAINS, Domain, read_catalog
from sushigo_rules.language.phrases import PHRASES
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.templates import entries, template_path
from sushigo_rules.language.vocabulary import WORDS
from tests.languages.checkout import ROOT, template_bytes

KEYWORDS = ("-k", "say", "-k", "say_number:1,2", "-k", "counted:1,2")


def template(domain: Domain) -> Catalog:
    return read_po(BytesIO(template_bytes(domain)))


def found(catalog: Catalog) -> dict[tuple[object, ...], tuple[object, ...]]:
    """Return all that a catalogue says of its entries, but the lines of the sources."""
    return {
        (message.context, message.id): (message.auto_comments, {path for path, _ in message.locations})
        for message in entries(catalog)
    }


@pytest.mark.parametrize("domain", DOMAINS)
def test_pybabel_extracts_what_our_command_extracts(domain: Domain, tmp_path: Path) -> None:
    path = tmp_path / "found.pot"
    options = ["-F", f"locales/{domain}.cfg", "-c", "Translators:", "-s", "--no-wrap", "-o", str(path)]
    keywords = KEYWORDS if domain == "site" else ()
    command = [sys.executable, "-m", "babel.messages.frontend", "extract", *options, *keywords, "."]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert found(read_catalog(path)) == found(template(domain))


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_committed_templates_are_what_is_extracted(domain: Domain) -> None:
    path = template_path(find_resources("locales"), domain)
    assert path.read_bytes() == template_bytes(domain), "run: sushigo-rules translate update"


def contexts(domain: Domain) -> set[str | None]:
    return {message.context for message in entries(template(domain))}


def test_every_phrase_and_every_word_is_extracted_and_nothing_else() -> None:
    assert contexts("phrases") == {f"phrase {phrase}" for phrase in PHRASES} | {word.context for word in WORDS}


def test_every_title_is_extracted() -> None:
    rulebook = load_rulebook()
    titles = {f"feature {feature.slug} title" for feature in rulebook.features}
    titles |= {f"rule {rule.id} title" for _, rule in rulebook.rules}
    titles |= {f"case {scenario.id} title" for _, rule in rulebook.rules for scenario in rule.scenarios}
    assert {context for context in contexts("rules") if str(context).endswith("title")} >= titles


def test_every_paragraph_is_extracted() -> None:
    rulebook = load_rulebook()
    texts = [text for feature in rulebook.features for text in feature.description]
    texts += [text for _, rule in rulebook.rules for text in rule.description]
    numbered = [m.id for m in entries(template("rules")) if " text " in str(m.context)]
    assert Counter(numbered) == Counter(texts)


def test_the_comment_of_a_phrase_says_keyword_slots_and_an_example() -> None:
    [message] = [message for message in entries(template("phrases")) if message.context == "phrase points"]
    comments = " ".join(message.auto_comments)
    assert "Read after the keyword Then. {player}: a player's name. {number}: a whole number." in comments
    assert "Example: player Ada scores 10 points in the category sashimi" in comments


def test_the_comment_of_a_title_with_placeholders_says_how_to_write_them() -> None:
    [message] = [
        message for message in entries(template("rules")) if message.context == "case tempura-pairs.count title"
    ]
    assert "Words in <> are headings of its table" in " ".join(message.auto_comments)


def test_every_entry_has_a_comment_for_the_translator() -> None:
    for domain in DOMAINS[:2]:
        assert [message.context for message in entries(template(domain)) if not message.auto_comments] == []


def test_entries_of_the_command_line_have_no_context() -> None:
    assert contexts("site") == {None}


def test_plurals_of_the_command_line_are_extracted_with_both_forms() -> None:
    assert ("{number} case", "{number} cases") in [message.id for message in entries(template("site"))]
