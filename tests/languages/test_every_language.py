"""Proof for every language there is: its sentences mean one thing, its cases are the English ones."""

import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from sushigo_rules.commands.translate import make_features
from sushigo_rules.language.catalogs import (
    DOMAINS,
    SLOT,
    Domain,
    catalog_path,
    is_finished,
    load_messages,
    read_catalog,
)
from sushigo_rules.language.checks import check_language, every_sentence
from sushigo_rules.language.features import Case
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Keyword, Language, list_languages, load_language
from sushigo_rules.language.phrasebook import Column, Phrasebook, Sentence, load_phrasebook
from sushigo_rules.language.phrases import PHRASES, SLOTS, Kind
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.status import language_status
from sushigo_rules.language.templates import entries, template_path
from sushigo_rules.language.vocabulary import WORDS, Content, Heading, WordKind
from tests.languages.checkout import SMALL_LANGUAGES, SMALL_LOCALES

FEATURES = find_resources("features")
LOCALES = find_resources("locales")
LANGUAGES = list_languages()
TRANSLATED = [code for code in LANGUAGES if code != SOURCE_LANGUAGE]
COMPLETE = ("de", "nl", "et", "fr", "es")
ENGLISH = load_rulebook()
EVERY = [*LANGUAGES, *SMALL_LANGUAGES]

every_language = pytest.mark.parametrize("code", EVERY)
translated_language = pytest.mark.parametrize("code", TRANSLATED)


@cache
def language_of(code: str) -> Language:
    return load_language(code, SMALL_LOCALES if code in SMALL_LANGUAGES else LOCALES)


@cache
def phrasebook_of(code: str) -> Phrasebook:
    return load_phrasebook(language_of(code))


@cache
def cases_of(code: str) -> tuple[Case, ...]:
    return load_rulebook(language_of(code)).cases


@cache
def sentences_of(code: str) -> tuple[tuple[Kind, str, Sentence], ...]:
    """Return every sentence that a language can say."""
    book = phrasebook_of(code)
    return tuple((PHRASES[said.phrase].kind, book.say(said), said) for said in every_sentence(book))


def placeholder_sentences(book: Phrasebook) -> Iterator[Sentence]:
    """Yield every phrase with each placeholder in each slot, where a slot may hold one."""
    columns = [Column(WordKind.HEADING, heading) for heading in Heading]
    columns += [Column(WordKind.PLAYER, player) for player in book.words[WordKind.PLAYER]]
    for phrase in book.forms:
        form = PHRASES[phrase]
        slots = SLOT.findall(form.sentence)
        plain = {slot: 2 if SLOTS[slot] is Content.NUMBER else first_word(book, SLOTS[slot]) for slot in slots}
        for slot in slots:
            if not (form.plural and slot == "number"):
                yield from (Sentence(phrase, tuple(sorted({**plain, slot: column}.items()))) for column in columns)


def first_word(book: Phrasebook, content: Content) -> str:
    return next(iter(book.words[WordKind(content)]))


def test_the_languages_that_are_promised_are_there() -> None:
    assert set(COMPLETE) <= set(LANGUAGES)


@every_language
def test_every_sentence_reads_back_as_itself(code: str) -> None:
    book = phrasebook_of(code)
    for kind, text, sentence in sentences_of(code):
        assert book.read(kind, text) == sentence, text


@every_language
def test_every_sentence_is_said_once(code: str) -> None:
    said = [(kind, text) for kind, text, _ in sentences_of(code)]
    assert len(set(said)) == len(said)


@every_language
def test_every_sentence_with_a_placeholder_reads_back_as_itself(code: str) -> None:
    book = phrasebook_of(code)
    for sentence in placeholder_sentences(book):
        text = book.say(sentence)
        assert book.read(PHRASES[sentence.phrase].kind, text) == sentence, text


def test_a_sentence_that_languages_share_means_the_same_in_all_of_them() -> None:
    meanings: dict[tuple[Kind, str], tuple[Sentence, str]] = {}
    for code in EVERY:
        for kind, text, sentence in sentences_of(code):
            meaning, first = meanings.setdefault((kind, text), (sentence, code))
            assert meaning == sentence, f"{text}: in {first} and in {code}"


@every_language
def test_every_phrase_has_as_many_forms_as_the_language_has_plurals(code: str) -> None:
    if code == SOURCE_LANGUAGE:
        return
    plurals = read_catalog(catalog_path(language_of(code).folder, "phrases")).num_plurals
    for phrase, forms in phrasebook_of(code).forms.items():
        assert len(forms) == (plurals if PHRASES[phrase].plural else 1), phrase


@every_language
def test_every_form_has_exactly_the_slots_of_the_english_sentence(code: str) -> None:
    for phrase, forms in phrasebook_of(code).forms.items():
        for form in forms:
            assert sorted(SLOT.findall(form)) == sorted(SLOT.findall(PHRASES[phrase].sentence)), form


@every_language
def test_no_form_has_a_single_brace(code: str) -> None:
    for form in chain.from_iterable(phrasebook_of(code).forms.values()):
        assert not set("{}") & set(SLOT.sub("", form)), form


@every_language
@pytest.mark.parametrize("domain", DOMAINS)
def test_all_text_is_composed(code: str, domain: Domain) -> None:
    messages = load_messages(catalog_path(language_of(code).folder, domain))
    for text in chain.from_iterable(messages.texts.values()):
        assert unicodedata.is_normalized("NFC", text), text


@every_language
def test_the_check_finds_no_fault(code: str) -> None:
    if code != SOURCE_LANGUAGE:
        assert [str(fault) for fault in check_language(language_of(code), ENGLISH.features)] == []


@every_language
@pytest.mark.parametrize("keyword", [Keyword.GIVEN, Keyword.WHEN, Keyword.THEN])
def test_gherkin_takes_every_sentence_apart_where_the_keyword_ends(code: str, keyword: Keyword) -> None:
    language = language_of(code)
    word = language.keywords[keyword]
    said = {text for kind, text, _ in sentences_of(code) if kind == keyword.value}
    document: Any = Parser().parse("\n".join([*head_of(language), *(f"{word}{text}" for text in said)]))
    steps = document["feature"]["children"][0]["scenario"]["steps"]
    assert {(step["keyword"], step["text"]) for step in steps} == {(word, text) for text in said}


def head_of(language: Language) -> list[str]:
    """Return the lines above the steps of a feature."""
    feature, scenario = language.keywords[Keyword.FEATURE], language.keywords[Keyword.SCENARIO]
    return [f"# language: {language.gherkin}", f"{feature}: f", f"{scenario}: s"]


@pytest.mark.parametrize("code", COMPLETE)
@pytest.mark.parametrize("domain", DOMAINS)
def test_a_language_that_is_promised_has_every_entry(code: str, domain: Domain) -> None:
    catalog = read_catalog(catalog_path(language_of(code).folder, domain))
    wanted = entries(read_catalog(template_path(LOCALES, domain)))
    found = [(new, catalog.get(new.id, new.context)) for new in wanted]
    unfinished = [new.context or new.id for new, old in found if not (old and old.id == new.id and is_finished(old))]
    assert unfinished == []


@pytest.mark.parametrize("code", COMPLETE)
def test_a_language_that_is_promised_has_every_word(code: str) -> None:
    words = phrasebook_of(code).words
    assert [word.context for word in WORDS if word.value not in words[word.kind]] == []


@translated_language
def test_the_features_are_what_the_catalogues_make(code: str) -> None:
    made = make_features(language_of(code), ENGLISH.features)
    there = {path.name: path.read_text(encoding="utf-8") for path in (FEATURES / code).glob("*.feature")}
    stale = sorted(name for name in {*made, *there} if made.get(name) != there.get(name))
    assert stale == [], f"run: sushigo-rules translate build {code}"


@translated_language
def test_the_cases_are_the_english_ones_as_far_as_they_are_there(code: str) -> None:
    there = {case.id for case in cases_of(code)}
    english = [
        (case.id, case.rule, case.status, case.section, case.steps) for case in ENGLISH.cases if case.id in there
    ]
    assert [(case.id, case.rule, case.status, case.section, case.steps) for case in cases_of(code)] == english


@translated_language
def test_as_many_cases_are_there_as_the_status_says(code: str) -> None:
    assert len(cases_of(code)) == language_status(language_of(code), ENGLISH.features, LOCALES).cases


@pytest.mark.parametrize("code", COMPLETE)
def test_a_language_that_is_promised_has_every_case(code: str) -> None:
    assert [case.id for case in cases_of(code)] == [case.id for case in ENGLISH.cases]


def feature_files(code: str) -> list[Path]:
    return sorted((FEATURES / code).glob("*.feature"))


@translated_language
def test_gherkins_own_compiler_finds_the_same_cases(code: str) -> None:
    for path in feature_files(code):
        compiled = compile_feature(path)
        ours = [case for case in cases_of(code) if case.section == path.stem]
        assert [(name, steps) for name, steps, _ in compiled] == [(case.title, len(case.steps)) for case in ours]
        assert [tags[-1] for _, _, tags in compiled] == [case.id.partition("/")[0] for case in ours]


def compile_feature(path: Path) -> list[tuple[str, int, list[str]]]:
    """Return the name, the number of steps and the tags of each case, by gherkin-official's own compiler."""
    ids = iter(range(1_000_000))
    compiler = Compiler(type("Ids", (), {"get_next_id": lambda _: str(next(ids))})())
    pickles = compiler.compile({"uri": path.name, **Parser().parse(path.read_text(encoding="utf-8"))})
    return [(p["name"], len(p["steps"]), [tag["name"].removeprefix("@") for tag in p["tags"]]) for p in pickles]


@translated_language
def test_the_header_of_a_feature_names_the_command_that_makes_it(code: str) -> None:
    for path in feature_files(code):
        first = path.read_text(encoding="utf-8").splitlines()[0]
        assert first == f"# Made from features/en and locales/{code} by `sushigo-rules translate build`; do not edit."


@translated_language
def test_a_feature_is_in_one_language(code: str) -> None:
    for path in feature_files(code):
        said = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# language:")]
        assert said == [f"# language: {language_of(code).gherkin}"]


@translated_language
def test_digits_are_those_that_every_program_reads(code: str) -> None:
    for path in feature_files(code):
        text = path.read_text(encoding="utf-8")
        assert [letter for letter in text if letter.isdigit() and letter not in "0123456789"] == []


@translated_language
def test_features_are_utf_8_with_plain_line_ends(code: str) -> None:
    for path in feature_files(code):
        assert b"\r" not in path.read_bytes()
