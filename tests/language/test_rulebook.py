"""The rulebook of a language: features, the data beside them, and what a wrong file is told."""

import shutil
from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.language.catalogs import catalog_path
from sushigo_rules.language.languages import Language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import data_entries, load_rulebook, load_rules_data
from tests.languages.checkout import ROOT, edit_entry, make_checkout
from tests.languages.pseudo import add_pseudo_language, mark

DATA = (ROOT / "features" / "rules.toml").read_text(encoding="utf-8")


@pytest.fixture
def language(tmp_path: Path) -> Language:
    return add_pseudo_language(make_checkout(tmp_path))


def data_fault(tmp_path: Path, text: str) -> str:
    path = tmp_path / "rules.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SourceError) as raised:
        load_rules_data(path)
    assert raised.value.path == path
    return raised.value.fault


def test_the_rulebook_is_english_without_a_language() -> None:
    assert load_rulebook().language.code == "en"


def test_a_language_without_features_has_no_cases(language: Language, tmp_path: Path) -> None:
    assert load_rulebook(language, tmp_path / "features").cases == ()


def test_a_rule_is_found_by_its_id() -> None:
    found = load_rulebook().find_rule("tempura-pairs")
    assert found is not None
    assert (found[0].slug, found[1].id) == ("tempura", "tempura-pairs")


def test_an_unknown_rule_is_not_found() -> None:
    assert load_rulebook().find_rule("tempura-triples") is None


def test_texts_of_the_data_file_are_translated(language: Language, tmp_path: Path) -> None:
    rulebook = load_rulebook(language, tmp_path / "features")
    assert rulebook.translate("source D title", rulebook.data.sources["D"].title) == mark(
        rulebook.data.sources["D"].title
    )


def test_an_unfinished_text_of_the_data_file_is_said_in_english(language: Language, tmp_path: Path) -> None:
    edit_entry(catalog_path(language.folder, "rules"), "source D title", "")
    rulebook = load_rulebook(language, tmp_path / "features")
    assert rulebook.translate("source D title", "German") == "German"


def test_a_feature_that_is_no_section_is_refused(tmp_path: Path) -> None:
    make_checkout(tmp_path)
    folder = tmp_path / "features" / "en"
    shutil.copy(folder / "tempura.feature", folder / "soup.feature")
    with pytest.raises(SourceError, match=r"expected only the sections of rules\.toml; found soup"):
        load_rulebook(features=tmp_path / "features")


def test_a_section_that_is_missing_in_english_is_refused(tmp_path: Path) -> None:
    make_checkout(tmp_path)
    (tmp_path / "features" / "en" / "tempura.feature").unlink()
    with pytest.raises(SourceError, match=r"tempura\.feature: expected a feature in UTF-8; found: "):
        load_rulebook(features=tmp_path / "features")


def test_what_a_rule_stands_on_is_followed_through() -> None:
    data = load_rules_data()
    for rule, entry in data.rules.items():
        for direct in entry.stands_on:
            assert data.depends_on(rule) >= {direct} | data.depends_on(direct)


def test_every_text_of_the_data_file_has_its_own_context() -> None:
    contexts = [context for context, _ in data_entries(load_rules_data())]
    assert len(set(contexts)) == len(contexts)


def test_no_text_of_the_data_file_is_empty() -> None:
    assert all(text for _, text in data_entries(load_rules_data()))


def test_a_missing_data_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"rules\.toml: expected a TOML file in UTF-8; found: "):
        load_rules_data(tmp_path / "rules.toml")


def test_a_data_file_that_is_no_toml_is_told(tmp_path: Path) -> None:
    assert "expected a TOML file in UTF-8" in data_fault(tmp_path, "[rules\n")


def test_a_data_file_without_sections_is_told(tmp_path: Path) -> None:
    assert "expected sections, sources and rules" in data_fault(tmp_path, DATA.replace("sections =", "parts ="))


def test_a_rule_that_stands_on_none_that_there_is_is_told(tmp_path: Path) -> None:
    text = DATA.replace("[rules.tempura-pairs]\nstands-on = [", '[rules.tempura-pairs]\nstands-on = ["soup", ')
    assert text != DATA
    assert data_fault(tmp_path, text) == "expected ids of rules in stands-on; found soup"


def test_a_rule_without_a_word_on_a_rulebook_is_told(tmp_path: Path) -> None:
    assert "no word on rulebook S" in data_fault(tmp_path, DATA.replace('S = "says"', "", 1))


def test_resources_are_those_of_the_checkout() -> None:
    assert find_resources("features") == ROOT / "features"
