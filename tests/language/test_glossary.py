"""The glossary: terms in English, and what of them is translated."""

from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.language.glossary import Term, glossary_entries, load_glossary

ROUND = '[round]\nword = "round"\nmeaning = "A third of the game."\nedition = "round"\nsynonyms = "deal"\n'


def test_a_term_is_read(tmp_path: Path) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(ROUND, encoding="utf-8")
    assert load_glossary(path) == (Term("round", "round", "A third of the game.", "round", "deal"),)


def test_every_part_of_a_term_is_translated() -> None:
    assert list(glossary_entries((Term("round", "a", "b", "c", "d"),))) == [
        ("term word round", "a"),
        ("term meaning round", "b"),
        ("term edition round", "c"),
        ("term synonyms round", "d"),
    ]


@pytest.mark.parametrize(
    "text",
    [ROUND.replace("edition", "box"), ROUND + 'origin = "?"\n', 'round = "x"\n', "[round\n", '[round]\nword = "a"\n'],
)
def test_another_glossary_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "glossary.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(
        SourceError, match=r"glossary\.toml: expected terms with word, meaning, edition, synonyms; found"
    ):
        load_glossary(path)


def test_a_missing_glossary_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"glossary\.toml: expected terms with"):
        load_glossary(tmp_path / "glossary.toml")


def test_the_projects_own_terms_have_every_part() -> None:
    assert all(text for _, text in glossary_entries(load_glossary()))
