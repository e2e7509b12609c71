"""How far a language is: what is done, fuzzy, missing, and how many cases that leaves."""

from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import catalog_path
from sushigo_rules.language.languages import Language
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.status import CatalogStatus, LanguageStatus, count_cases, language_status
from sushigo_rules.language.templates import template_path
from tests.languages.checkout import add_small_language, edit_entry, forms_of, make_checkout
from tests.languages.pseudo import add_pseudo_language, mark

RULEBOOK = load_rulebook()
ALL = len(RULEBOOK.cases)


@pytest.fixture
def language(tmp_path: Path) -> Language:
    return add_pseudo_language(make_checkout(tmp_path))


def status(language: Language) -> LanguageStatus:
    return language_status(language, RULEBOOK.features, language.folder.parent)


def test_a_complete_language_has_all_cases(language: Language) -> None:
    assert (status(language).cases, status(language).all_cases) == (ALL, ALL)


def test_a_complete_language_is_complete(language: Language) -> None:
    assert status(language).complete


@pytest.mark.parametrize("domain", ["phrases", "rules", "site"])
def test_a_complete_language_is_at_100_percent(language: Language, domain: str) -> None:
    assert {name: part.percent for name, part in status(language).catalogs.items()}[domain] == 100  # type: ignore[index]


def test_rows_of_outlines_are_counted() -> None:
    [feature] = [feature for feature in RULEBOOK.features if feature.slug == "tempura"]
    assert count_cases(feature) == len([case for case in RULEBOOK.cases if case.section == "tempura"])


def test_an_empty_entry_is_not_done(language: Language) -> None:
    total = status(language).catalogs["phrases"].total
    edit_entry(catalog_path(language.folder, "phrases"), "card wasabi", "")
    assert status(language).catalogs["phrases"] == CatalogStatus(total - 1, 0, total)


def test_a_fuzzy_entry_is_not_done(language: Language) -> None:
    total = status(language).catalogs["phrases"].total
    edit_entry(catalog_path(language.folder, "phrases"), "card wasabi", mark("wasabi"), fuzzy=True)
    assert status(language).catalogs["phrases"] == CatalogStatus(total - 1, 1, total)


def test_half_done_plural_forms_are_not_done(language: Language) -> None:
    total = status(language).catalogs["phrases"].total
    path = catalog_path(language.folder, "phrases")
    forms = forms_of(path, "phrase points")
    edit_entry(path, "phrase points", (forms[0], ""))
    assert status(language).catalogs["phrases"].done == total - 1


def test_an_entry_without_its_slot_is_not_done(language: Language) -> None:
    total = status(language).catalogs["phrases"].total
    edit_entry(catalog_path(language.folder, "phrases"), "phrase winner", "someone wins")
    assert status(language).catalogs["phrases"].done == total - 1


def test_an_entry_whose_english_has_changed_is_not_done(language: Language) -> None:
    path = template_path(language.folder.parent, "phrases")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('msgid "this is refused"', 'msgid "nobody may do this"'), encoding="utf-8")
    part = status(language).catalogs["phrases"]
    assert part.done == part.total - 1


def test_a_missing_catalogue_has_nothing_done(language: Language) -> None:
    catalog_path(language.folder, "site").unlink()
    assert status(language).catalogs["site"].done == 0


def test_a_language_with_all_cases_and_an_unfinished_page_is_not_complete(language: Language) -> None:
    catalog_path(language.folder, "site").unlink()
    assert status(language).cases == ALL
    assert not status(language).complete


def test_what_is_missing_is_told(language: Language) -> None:
    edit_entry(catalog_path(language.folder, "rules"), "case tempura-pairs.own title", "")
    assert status(language).missing == {"tempura-pairs.own": ("case tempura-pairs.own title",)}


def test_what_is_missing_is_not_counted(language: Language) -> None:
    edit_entry(catalog_path(language.folder, "rules"), "case tempura-pairs.own title", "")
    assert status(language).cases == ALL - 1


def test_a_half_done_language_counts_what_is_there(tmp_path: Path) -> None:
    found = status(add_small_language(make_checkout(tmp_path), "pl"))
    assert 0 < found.cases < ALL
    assert not found.complete


def test_a_broken_catalogue_is_refused(language: Language) -> None:
    catalog_path(language.folder, "site").write_text('msgid "a\n', encoding="utf-8")
    with pytest.raises(SourceError, match=r"site\.po:1: "):
        status(language)


@pytest.mark.parametrize("done, percent", [(0, 0), (1, 0), (199, 99), (200, 100)])
def test_percents_are_whole_and_100_only_at_the_end(done: int, percent: int) -> None:
    assert CatalogStatus(done, 0, 200).percent == percent


def test_a_catalogue_of_nothing_is_done() -> None:
    assert CatalogStatus(0, 0, 0).percent == 100
