"""Catalogues kept in step with the English: what stays, what becomes fuzzy, what goes."""

import gettext
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from sushigo_rules.language.catalogs import DOMAINS, read_catalog
from sushigo_rules.language.templates import catalog_bytes, entries, new_catalog, translated, update_catalog
from tests.languages.checkout import template_bytes

TEMPLATE = Catalog()
TEMPLATE.add("pudding", context="card pudding")
TEMPLATE.add("wasabi", context="card wasabi")
TEMPLATE.add(("{number} card", "{number} cards"), context="phrase deck")
TEMPLATE.add("it is over", context="phrase over")


def german() -> Catalog:
    """Return a complete catalogue."""
    catalog = new_catalog(TEMPLATE, "de", "de", "phrases")
    set_text(catalog, "card pudding", "Pudding")
    set_text(catalog, "card wasabi", "Wasabi")
    set_text(catalog, "phrase deck", ("{number} Karte", "{number} Karten"))
    set_text(catalog, "phrase over", "es ist aus")
    return catalog


def set_text(catalog: Catalog, context: str, text: str | tuple[str, ...]) -> None:
    find(catalog, context).string = text


def find(catalog: Catalog, context: str) -> Message:
    [message] = [message for message in entries(catalog) if message.context == context]
    return message


def changed(context: str, text: str | tuple[str, str], new_context: str | None = None) -> Catalog:
    """Return the template with one English text, and possibly its context, changed."""
    template = Catalog()
    for message in entries(TEMPLATE):
        if message.context == context:
            template.add(text, context=new_context or context)
        else:
            template.add(message.id, context=message.context)
    return template


def reread(catalog: Catalog) -> Catalog:
    """Return a catalogue as it comes back from its file."""
    with NamedTemporaryFile(suffix=".po") as file:
        Path(file.name).write_bytes(catalog_bytes(catalog))
        return read_catalog(Path(file.name))


def fuzzy(catalog: Catalog) -> list[str | None]:
    return [message.context for message in entries(catalog) if message.fuzzy]


def test_unchanged_entries_keep_their_translations() -> None:
    updated = update_catalog(german(), TEMPLATE)
    assert [message.string for message in entries(updated)] == [message.string for message in entries(german())]
    assert fuzzy(updated) == []


def test_the_order_is_the_templates() -> None:
    shuffled = Catalog(locale="de")
    for message in reversed(list(entries(german()))):
        shuffled.add(message.id, message.string, context=message.context)
    assert [m.context for m in entries(update_catalog(shuffled, TEMPLATE))] == [m.context for m in entries(TEMPLATE)]


def test_exactly_the_entry_with_changed_english_becomes_fuzzy() -> None:
    assert fuzzy(update_catalog(german(), changed("phrase over", "the game is over"))) == ["phrase over"]


def test_a_fuzzy_entry_keeps_the_old_translation() -> None:
    updated = update_catalog(german(), changed("phrase over", "the game is over"))
    assert find(updated, "phrase over").string == "es ist aus"


def test_a_fuzzy_entry_keeps_the_previous_english() -> None:
    updated = update_catalog(german(), changed("phrase over", "the game is over"))
    assert find(updated, "phrase over").previous_id == ["it is over"]


def test_the_previous_english_stands_in_the_file() -> None:
    updated = update_catalog(german(), changed("phrase over", "the game is over"))
    assert '#| msgid "it is over"\n' in catalog_bytes(updated).decode()


def test_english_that_changes_twice_keeps_what_the_translation_is_of() -> None:
    once = reread(update_catalog(german(), changed("phrase over", "the game is over")))
    updated = update_catalog(once, changed("phrase over", "the game has ended"))
    assert find(updated, "phrase over").previous_id == ["it is over"]
    assert fuzzy(updated) == ["phrase over"]


def test_a_changed_english_singular_makes_the_entry_fuzzy() -> None:
    updated = update_catalog(german(), changed("phrase deck", ("one card", "{number} cards")))
    assert fuzzy(updated) == ["phrase deck"]


def test_a_changed_english_plural_makes_the_entry_fuzzy() -> None:
    updated = update_catalog(german(), changed("phrase deck", ("{number} card", "{number} cards in all")))
    assert fuzzy(updated) == ["phrase deck"]
    assert find(updated, "phrase deck").previous_id == ["{number} card", "{number} cards"]


def test_an_entry_that_gets_a_plural_keeps_its_text_as_first_form_and_is_fuzzy() -> None:
    updated = update_catalog(german(), changed("phrase over", ("it is over", "they are over")))
    assert find(updated, "phrase over").string == ("es ist aus", "")
    assert fuzzy(updated) == ["phrase over"]


def test_an_entry_that_loses_its_plural_keeps_the_first_form_and_is_fuzzy() -> None:
    updated = update_catalog(german(), changed("phrase deck", "{number} card"))
    assert find(updated, "phrase deck").string == "{number} Karte"
    assert fuzzy(updated) == ["phrase deck"]


def test_an_entry_with_another_context_is_found_by_its_text_and_fuzzy() -> None:
    updated = update_catalog(german(), changed("phrase over", "it is over", "phrase game-over"))
    assert find(updated, "phrase game-over").string == "es ist aus"
    assert fuzzy(updated) == ["phrase game-over"]


def test_a_new_entry_like_another_does_not_take_its_translation() -> None:
    template = update_catalog(Catalog(), TEMPLATE)
    template.add("it is over!", context="phrase over-again")
    updated = update_catalog(german(), template)
    assert find(updated, "phrase over-again").string == ""
    assert fuzzy(updated) == []


def test_changed_english_does_not_take_another_entrys_translation() -> None:
    updated = update_catalog(german(), changed("card pudding", "wasabi pudding"))
    assert find(updated, "card pudding").string == "Pudding"


def test_removed_entries_go() -> None:
    template = Catalog()
    template.add("pudding", context="card pudding")
    assert [message.context for message in entries(update_catalog(german(), template))] == ["card pudding"]


def test_removed_entries_leave_nothing_behind_in_the_file() -> None:
    template = Catalog()
    template.add("pudding", context="card pudding")
    assert b"wasabi" not in catalog_bytes(update_catalog(german(), template)).lower()


def test_changed_english_without_a_translation_is_not_fuzzy() -> None:
    catalog = german()
    set_text(catalog, "phrase over", "")
    assert fuzzy(update_catalog(catalog, changed("phrase over", "the game is over"))) == []


def test_changed_english_keeps_half_done_forms() -> None:
    catalog = german()
    set_text(catalog, "phrase deck", ("{number} Karte", ""))
    updated = update_catalog(catalog, changed("phrase deck", ("one card", "{number} cards")))
    assert find(updated, "phrase deck").string == ("{number} Karte", "")


def test_an_entry_that_the_translator_marked_fuzzy_stays_so() -> None:
    catalog = german()
    find(catalog, "card wasabi").flags.add("fuzzy")
    assert fuzzy(update_catalog(catalog, TEMPLATE)) == ["card wasabi"]


def test_the_translators_comments_stay() -> None:
    catalog = german()
    find(catalog, "card wasabi").user_comments.append("Meerrettich?")
    assert find(reread(update_catalog(catalog, TEMPLATE)), "card wasabi").user_comments == ["Meerrettich?"]


def test_new_english_without_context_finds_its_translation_by_likeness() -> None:
    old, new = Catalog(locale="de"), Catalog()
    old.add("Run every case against the engine.", "Lass alle Fälle laufen.")
    new.add("Run every case against an engine.")
    [message] = entries(update_catalog(old, new))
    assert (message.string, message.fuzzy) == ("Lass alle Fälle laufen.", True)


def test_new_english_without_context_that_is_like_nothing_is_empty() -> None:
    old, new = Catalog(locale="de"), Catalog()
    old.add("Run every case against the engine.", "Lass alle Fälle laufen.")
    new.add("Language")
    [message] = entries(update_catalog(old, new))
    assert (message.string, message.fuzzy) == ("", False)


def test_another_number_of_plural_forms_in_the_header_is_kept() -> None:
    catalog = german()
    vars(catalog).update(_num_plurals=3, _plural_expr="(n%3)")
    updated = update_catalog(catalog, TEMPLATE)
    assert (updated.num_plurals, updated.plural_expr) == (3, "(n%3)")
    assert find(updated, "phrase deck").string == ("{number} Karte", "{number} Karten", "")


def test_updating_twice_changes_nothing() -> None:
    once = update_catalog(german(), changed("phrase over", "the game is over"))
    twice = update_catalog(reread(once), changed("phrase over", "the game is over"))
    assert catalog_bytes(twice) == catalog_bytes(once)


def test_dates_are_frozen() -> None:
    header = catalog_bytes(german()).decode()
    assert "POT-Creation-Date: 2026-11-30 00:00+0000" in header
    assert "PO-Revision-Date: 2026-11-30 00:00+0000" in header


def test_who_translated_last_is_kept() -> None:
    catalog = german()
    catalog.last_translator = "Anna <anna@example.org>"
    assert update_catalog(catalog, TEMPLATE).last_translator == "Anna <anna@example.org>"


def test_a_line_is_never_wrapped() -> None:
    template = Catalog()
    template.add("word " * 60 + "end", context="rule a text 1")
    assert f'msgid "{"word " * 60}end"\n'.encode() in catalog_bytes(new_catalog(template, "de", "de", "rules"))


def test_locations_are_by_file() -> None:
    template = Catalog()
    template.add("a", context="b", locations=[("features/en/tempura.feature", 12)])
    assert b"#: features/en/tempura.feature\n" in catalog_bytes(new_catalog(template, "de", "de", "rules"))


@pytest.mark.parametrize("code, plural, forms", [("pl", "pl", 3), ("ja", "ja", 1), ("ar", "ar", 6), ("li", "nl", 2)])
def test_a_new_catalogue_has_the_plural_rule_of_its_language(code: str, plural: str, forms: int) -> None:
    catalog = reread(new_catalog(TEMPLATE, code, plural, "phrases"))
    assert catalog.num_plurals == forms
    assert max(map(gettext.c2py(catalog.plural_expr), range(200))) == forms - 1


@pytest.mark.parametrize("code, header", [("de", "de"), ("pt-BR", "pt_BR"), ("zh-Hant", "zh_Hant"), ("li", "li")])
def test_a_new_catalogue_names_its_own_language(code: str, header: str) -> None:
    plural = "nl" if code == "li" else code
    assert f'"Language: {header}\\n"' in catalog_bytes(new_catalog(TEMPLATE, code, plural, "phrases")).decode()


def test_a_new_catalogue_is_not_fuzzy_itself() -> None:
    assert not new_catalog(TEMPLATE, "de", "de", "phrases").fuzzy


def test_an_entry_with_all_forms_is_translated() -> None:
    assert translated(find(german(), "phrase deck"))


def test_an_entry_without_one_form_is_not_translated() -> None:
    assert not translated(Message(("a", "b"), ("x", "")))


def test_an_entry_without_a_text_is_not_translated() -> None:
    assert not translated(Message("a", None))


def test_contexts_are_unique_in_the_templates_that_have_them() -> None:
    for domain in DOMAINS[:2]:
        contexts = [message.context for message in entries(read_po(BytesIO(template_bytes(domain))))]
        assert len(set(contexts)) == len(contexts)
