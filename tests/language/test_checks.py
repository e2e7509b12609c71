"""Every fault of a language's catalogues, with file, line, entry, what is wrong, and an example of right."""

import gettext
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.plurals import PLURALS

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import Domain, catalog_path
from sushigo_rules.language.checks import (
    SAMPLE_NUMBERS,
    Fault,
    check_language,
    check_plural_rule,
    every_sentence,
    slot_values,
)
from sushigo_rules.language.languages import Language, load_language
from sushigo_rules.language.phrasebook import english_phrasebook
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import Content
from tests.languages.checkout import edit_entry, forms_of, make_checkout
from tests.languages.pseudo import add_pseudo_language, mark

# A few sections, in which the sentences are that the tests make wrong: the check says each feature and reads it back.
ENGLISH = [feature for feature in load_rulebook().features if feature.slug in ("tempura", "rounds", "chopsticks")]


@pytest.fixture
def language(tmp_path: Path) -> Language:
    return add_pseudo_language(make_checkout(tmp_path))


def faults(language: Language) -> list[Fault]:
    return list(check_language(language, ENGLISH))


def only_fault(language: Language, domain: Domain, context: str) -> Fault:
    """Return the one fault, which stands at the entry's own line and is told in one line."""
    [fault] = faults(language)
    path = catalog_path(language.folder, domain)
    assert (fault.path, fault.line, fault.entry) == (path, line_of(path, context), context)
    assert str(fault).startswith(f"{path}:{fault.line}: {context}: expected ")
    assert "\n" not in str(fault)
    return fault


def line_of(path: Path, context: str) -> int:
    """Return the line of the English text of an entry."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return lines.index(f'msgctxt "{context}"') + 2


def put(language: Language, domain: Domain, context: str, text: str | tuple[str, ...]) -> None:
    edit_entry(catalog_path(language.folder, domain), context, text)


def test_a_complete_language_has_no_fault(language: Language) -> None:
    assert faults(language) == []


def test_what_is_not_translated_is_no_fault(language: Language) -> None:
    put(language, "phrases", "card wasabi", "")
    assert faults(language) == []


def test_a_fuzzy_entry_is_no_fault(language: Language) -> None:
    edit_entry(catalog_path(language.folder, "phrases"), "phrase winner", "nobody % wins", fuzzy=True)
    assert faults(language) == []


def test_a_language_without_catalogues_has_no_fault(language: Language) -> None:
    for path in (language.folder / "LC_MESSAGES").iterdir():
        path.unlink()
    assert faults(language) == []


TEXTS = {
    "missing-slot": ("phrase winner", "someone wins", "expected {player}; found none in 'someone wins'"),
    "unknown-slot": ("phrase winner", "{spieler} wins", "expected {player}; found {spieler} in '{spieler} wins'"),
    "slot-twice": ("phrase winner", "{player}, {player}", "expected {player}; found {player} {player} in "),
    "slot-without-need": ("phrase refused", "no, {player}", "expected no slot; found {player} in "),
    "single-brace": ("phrase winner", "{player} wins {", "expected no single brace; found one in "),
    "percent": ("phrase refused", "100 % no", "expected no percent sign; found one in '100 % no'"),
    "decomposed": ("phrase refused", "ne\u0301", "expected composed letters (NFC); found others in "),
    "two-blanks": ("phrase refused", "no,  no", "expected single blanks, none at the ends, one line; found "),
}


@pytest.mark.parametrize("context, text, said", TEXTS.values(), ids=TEXTS)
def test_a_wrong_text_is_told_with_its_line(language: Language, context: str, text: str, said: str) -> None:
    put(language, "phrases", context, text)
    assert said in str(only_fault(language, "phrases", context))


@pytest.mark.parametrize("text", ["no ", " no"])
def test_a_blank_at_an_end_is_a_fault(language: Language, text: str) -> None:
    put(language, "phrases", "phrase refused", text)
    fault = faults(language)[0]
    assert fault.fault.startswith("expected single blanks, none at the ends, one line; found ")
    assert fault.example == "no"


def test_a_line_break_in_a_sentence_is_a_fault(language: Language) -> None:
    put(language, "phrases", "phrase refused", "no,\nno")
    assert "expected single blanks, none at the ends, one line" in str(faults(language)[0])


def test_a_control_character_is_a_fault(language: Language) -> None:
    put(language, "phrases", "phrase refused", "no\u0007")
    assert "expected no control characters; found one in 'no\\x07'" in str(
        only_fault(language, "phrases", "phrase refused")
    )


def test_a_fault_shows_an_example_of_right(language: Language) -> None:
    put(language, "phrases", "phrase winner", "someone wins")
    assert str(faults(language)[0]).endswith(" (right: player {player} wins alone)")


def test_composed_letters_are_shown_as_right(language: Language) -> None:
    put(language, "phrases", "phrase refused", "ne\u0301")
    assert faults(language)[0].example == "n\u00e9"


def test_every_plural_form_is_checked(language: Language) -> None:
    forms = forms_of(catalog_path(language.folder, "phrases"), "phrase deck-size")
    put(language, "phrases", "phrase deck-size", (forms[0], "the deck has cards"))
    assert "found none in 'the deck has cards'" in str(only_fault(language, "phrases", "phrase deck-size"))


def test_half_done_plural_forms_are_a_fault(language: Language) -> None:
    forms = forms_of(catalog_path(language.folder, "phrases"), "phrase deck-size")
    put(language, "phrases", "phrase deck-size", (forms[0], ""))
    assert only_fault(language, "phrases", "phrase deck-size").fault == "expected 2 plural forms; found 1"


def test_prose_is_checked_too(language: Language) -> None:
    put(language, "rules", "rule tempura-pairs text 1", "50 %")
    assert "percent" in only_fault(language, "rules", "rule tempura-pairs text 1").fault


def test_texts_of_the_command_line_are_checked_too(language: Language) -> None:
    path = catalog_path(language.folder, "site")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'msgstr "{mark("{code}: no fault")}"', 'msgstr "no fault"'), encoding="utf-8")
    [fault] = faults(language)
    assert (fault.path, fault.entry) == (path, "{code}: no fault")


def test_another_plural_rule_than_that_of_cldr_is_a_fault(language: Language) -> None:
    path = catalog_path(language.folder, "phrases")
    path.write_text(path.read_text(encoding="utf-8").replace("plural=(n != 1)", "plural=(n > 1)"), encoding="utf-8")
    assert any(
        fault.entry == "Plural-Forms" and fault.example == "nplurals=2; plural=(n != 1);" for fault in faults(language)
    )


def test_the_same_plural_rule_written_otherwise_is_no_fault(language: Language) -> None:
    path = catalog_path(language.folder, "phrases")
    text = path.read_text(encoding="utf-8").replace("plural=(n != 1)", "plural=n == 1 ? 0 : 1")
    path.write_text(text, encoding="utf-8")
    assert faults(language) == []


@pytest.mark.parametrize("code", ["pl", "ja", "ar", "de", "et", "fr", "es", "ga", "lt", "ru", "cs", "he", "pt-BR"])
def test_the_plural_rule_that_a_new_language_starts_with_is_no_fault(language: Language, code: str) -> None:
    other = Language(**{name: getattr(language, name) for name in language.__slots__} | {"plural": code})
    catalog = Catalog(locale=code.replace("-", "_"))
    assert list(check_plural_rule(catalog, Path("x.po"), other)) == []


def test_a_plural_locale_that_is_none_is_a_fault_of_the_language_file(language: Language) -> None:
    path = language.folder / "language.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('plural = "en"', 'plural = "li"'), encoding="utf-8")
    found = {str(fault) for fault in faults(load_language(language.code, language.folder.parent))}
    assert found == {f"{path}:1: plural: expected a language that CLDR has plural rules for; found li"}


def test_two_phrases_that_read_alike_are_a_fault(language: Language) -> None:
    put(language, "phrases", "phrase game-over", mark("this is refused"))
    found = [str(fault) for fault in faults(language)]
    path = catalog_path(language.folder, "phrases")
    place = f"{path}:{line_of(path, 'phrase game-over')}: phrase game-over: "
    said = f"expected a sentence with one meaning; found '{mark('this is refused')}', which is also phrase refused"
    assert f"{place}{said} (right: the game is over)" in found


def test_two_phrases_that_read_alike_with_one_word_only_are_a_fault(language: Language) -> None:
    put(language, "phrases", "phrase deck-copies", "{card}: {number}")
    put(language, "phrases", "phrase hands-dealt", f"{mark('wasabi')}: {{number}}")
    [fault] = [fault for fault in faults(language) if not fault.unreadable]
    assert (fault.entry, "which is also phrase deck-copies" in fault.fault) == ("phrase hands-dealt", True)


def test_features_with_a_sentence_of_two_meanings_are_unreadable(language: Language) -> None:
    put(language, "phrases", "phrase game-over", mark("this is refused"))
    unreadable = {fault.entry for fault in faults(language) if fault.unreadable}
    assert unreadable
    assert all(entry.startswith("feature ") for entry in unreadable)


def test_phrases_after_different_keywords_may_be_alike(language: Language) -> None:
    put(language, "phrases", "phrase end-round", mark("this is refused"))
    assert faults(language) == []


def test_a_word_with_two_meanings_is_a_fault(language: Language) -> None:
    put(language, "phrases", "card wasabi", mark("tempura"))
    path = catalog_path(language.folder, "phrases")
    said = f"card wasabi: expected another word than for tempura; found '{mark('tempura')}'"
    assert f"{path}:{line_of(path, 'card wasabi')}: {said}" in {str(fault) for fault in faults(language)}


def test_words_of_different_vocabularies_may_be_alike(language: Language) -> None:
    put(language, "phrases", "category tempura", mark("wasabi"))
    assert faults(language) == []


def test_a_heading_like_a_player_is_a_fault(language: Language) -> None:
    put(language, "phrases", "heading points", mark("Ada"))
    assert "expected another word than a player's name" in " ".join(map(str, faults(language)))


@pytest.mark.parametrize("word", ["a|b", "<a>", "a\\b", "a, b", "12", "-3"])
def test_a_word_that_no_table_can_hold_is_a_fault(language: Language, word: str) -> None:
    put(language, "phrases", "card wasabi", word)
    assert f"found '{word}'" in " ".join(map(str, faults(language)))


def test_a_title_with_another_placeholder_is_a_fault(language: Language) -> None:
    put(language, "rules", "case tempura-pairs.count title", mark("For <points>"))
    fault = only_fault(language, "rules", "case tempura-pairs.count title")
    assert fault.fault.startswith("expected the placeholders of the English title, as your headings are called; found ")


def test_a_title_with_an_english_placeholder_is_a_fault(language: Language) -> None:
    put(language, "rules", "case tempura-pairs.count title", "For <number>")
    assert "as your headings are called" in only_fault(language, "rules", "case tempura-pairs.count title").fault


def test_a_title_that_stands_twice_in_a_section_is_a_fault(language: Language) -> None:
    put(language, "rules", "case tempura-pairs.own title", mark("Other cards may come between"))
    fault = only_fault(language, "rules", "case tempura-pairs.own title")
    assert fault.fault.startswith("expected another title than that of tempura-pairs.cards-between; found ")


def test_titles_of_different_sections_may_be_alike(language: Language) -> None:
    put(language, "rules", "case tempura-pairs.own title", mark("Every player counts their own"))
    assert faults(language) == []


@pytest.mark.parametrize("text", ["@home, tempura is eaten.", "Rule: two", "# two"])
def test_a_text_that_gherkin_takes_for_its_own_is_a_fault(language: Language, text: str) -> None:
    put(language, "rules", "feature tempura text 1", text)
    [fault] = faults(language)
    assert (fault.entry, fault.unreadable) == ("feature tempura title", True)


def test_a_broken_catalogue_cannot_be_checked(language: Language) -> None:
    catalog_path(language.folder, "rules").write_text('msgid "a\n', encoding="utf-8")
    with pytest.raises(SourceError, match=r"rules\.po:1: "):
        faults(language)


def test_every_sentence_has_every_value_of_every_slot() -> None:
    sentences = list(every_sentence(english_phrasebook()))
    assert sum(sentence.phrase == "winner" for sentence in sentences) == len(
        list(slot_values(Content.PLAYER, english_phrasebook()))
    )
    assert len(set(sentences)) == len(sentences)


def test_the_sample_numbers_are_of_every_plural_form_of_every_language() -> None:
    for code in set(map(str, PLURALS)):
        index = gettext.c2py(Catalog(locale=code).plural_expr)
        assert {index(abs(number)) for number in SAMPLE_NUMBERS} == set(map(index, range(200))), code
