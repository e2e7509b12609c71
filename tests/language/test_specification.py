"""The features in English, as files: nothing lost, nothing twice, nothing unused."""

from collections import Counter
from itertools import chain, count
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler, Pickle

from sushigo_rules.language.features import parse_feature, read_feature, write_feature
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import english_phrasebook
from sushigo_rules.language.phrases import PHRASES, Phrase
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import RULEBOOKS, load_rulebook
from sushigo_rules.language.vocabulary import WORDS, Heading, WordKind

FEATURES = sorted((find_resources("features") / "en").glob("*.feature"))
RULEBOOK = load_rulebook()
AT_LEAST = 200
MOST_PHRASES = 40


def compiled(path: Path) -> list[Pickle]:
    """Return the cases of a file by gherkin-official's own compiler."""
    document = Parser().parse(path.read_text(encoding="utf-8"))
    ids = count()
    compiler = Compiler(type("Ids", (), {"get_next_id": lambda _: str(next(ids))})())
    return list(compiler.compile({"uri": path.name, **document}))


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: path.stem)
def test_our_cases_are_those_of_gherkins_own_compiler(path: Path) -> None:
    ours = [case.title for case in RULEBOOK.cases if case.section == path.stem]
    assert [pickle["name"] for pickle in compiled(path)] == ours


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: path.stem)
def test_features_are_written_in_one_manner(path: Path) -> None:
    feature = read_feature(path, english_phrasebook())
    assert write_feature(feature, load_language("en"), english_phrasebook()) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FEATURES, ids=lambda path: path.stem)
def test_titles_are_unique_within_a_file(path: Path) -> None:
    feature = parse_feature(path.read_text(encoding="utf-8"), path.stem, english_phrasebook())
    titles = Counter(scenario.title for rule in feature.rules for scenario in rule.scenarios)
    assert [title for title, times in titles.items() if times > 1] == []


def test_there_are_enough_cases() -> None:
    assert len(RULEBOOK.cases) >= AT_LEAST


def test_ids_of_cases_are_unique() -> None:
    assert len({case.id for case in RULEBOOK.cases}) == len(RULEBOOK.cases)


def test_ids_of_rules_are_unique() -> None:
    ids = [rule.id for _, rule in RULEBOOK.rules]
    assert len(set(ids)) == len(ids)


def test_every_rule_of_the_data_file_stands_in_a_feature_and_the_other_way_round() -> None:
    assert set(RULEBOOK.data.rules) == {rule.id for _, rule in RULEBOOK.rules}


def test_every_section_has_its_file() -> None:
    assert set(RULEBOOK.data.sections) == {path.stem for path in FEATURES}


def test_every_rule_has_cases_or_a_reason_why_not() -> None:
    for _, rule in RULEBOOK.rules:
        informative = rule.status == "informative"
        assert bool(rule.scenarios) is not informative, rule.id
        assert bool(RULEBOOK.data.rules[rule.id].no_cases) is informative, rule.id


def test_every_rule_has_a_description() -> None:
    assert [rule.id for _, rule in RULEBOOK.rules if not rule.description] == []


def test_every_ruling_says_question_decision_reason_and_the_other_reading() -> None:
    for _, rule in RULEBOOK.rules:
        assert (RULEBOOK.data.rules[rule.id].ruling is not None) is (rule.status == "ruling"), rule.id


def test_every_source_says_is_silent_or_differs() -> None:
    for rule, data in RULEBOOK.data.rules.items():
        assert set(RULEBOOKS) <= set(data.sources), rule
        for text in data.sources.values():
            assert text in ("says", "silent") or text.startswith("differs: "), rule


def test_a_printed_rule_is_said_by_a_rulebook_or_follows_from_another() -> None:
    for _, rule in RULEBOOK.rules:
        data = RULEBOOK.data.rules[rule.id]
        if rule.status == "printed":
            assert "says" in data.sources.values() or data.note, rule.id


def test_no_rule_stands_on_itself() -> None:
    assert [rule for rule in RULEBOOK.data.rules if rule in RULEBOOK.data.depends_on(rule)] == []


def test_phrases_are_few() -> None:
    assert len(PHRASES) <= MOST_PHRASES


def test_every_phrase_is_used() -> None:
    assert {step.sentence.phrase for case in RULEBOOK.cases for step in case.steps} == set(Phrase)


def test_every_word_is_used() -> None:
    texts = "\n".join(path.read_text(encoding="utf-8") for path in FEATURES)
    assert [word.english for word in WORDS if word.english not in texts] == []


def test_every_heading_heads_a_column() -> None:
    tables = (step.table.headings for case in RULEBOOK.cases for step in case.steps if step.table)
    examples = (
        column.value
        for feature in RULEBOOK.features
        for rule in feature.rules
        for scenario in rule.scenarios
        if scenario.examples
        for column in scenario.examples.columns
        if column.kind is WordKind.HEADING
    )
    assert {*chain.from_iterable(tables), *examples} == set(Heading)


def test_examples_of_phrases_are_sentences_of_theirs() -> None:
    for phrase, form in PHRASES.items():
        assert english_phrasebook().read(form.kind, form.example).phrase is phrase
