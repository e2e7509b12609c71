"""language.toml: the codes, the keywords, the direction; every fault with its line."""

from pathlib import Path

import pytest
from gherkin.dialect import DIALECTS

from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import Keyword, dialect_keywords, list_languages, load_language

GERMAN = """\
name = "Deutsch"
direction = "ltr"
gherkin = "de"
material = "de"
plural = "de"
translators = ["Anna", "Bert"]

[keywords]
feature = "Funktion"
rule = "Regel"
scenario = "Szenario"
scenario-outline = "Szenarien"
examples = "Beispiele"
given = "Gegeben sei "
when = "Wenn "
then = "Dann "
"""


def write(locales: Path, text: str | bytes, code: str = "de") -> Path:
    path = locales / code / "language.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_language_is_read(tmp_path: Path) -> None:
    write(tmp_path, GERMAN)
    language = load_language("de", tmp_path)
    assert (language.code, language.name, language.direction) == ("de", "Deutsch", "ltr")
    assert (language.gherkin, language.material, language.plural) == ("de", "de", "de")
    assert (language.translators, language.folder) == (("Anna", "Bert"), tmp_path / "de")


def test_a_step_keyword_keeps_its_blank(tmp_path: Path) -> None:
    write(tmp_path, GERMAN)
    assert load_language("de", tmp_path).keywords[Keyword.GIVEN] == "Gegeben sei "


def test_a_byte_order_mark_is_overlooked(tmp_path: Path) -> None:
    write(tmp_path, b"\xef\xbb\xbf" + GERMAN.encode())
    assert load_language("de", tmp_path).name == "Deutsch"


def test_translators_may_be_left_out(tmp_path: Path) -> None:
    write(tmp_path, GERMAN.replace('translators = ["Anna", "Bert"]\n', ""))
    assert load_language("de", tmp_path).translators == ()


def test_english_is_the_source() -> None:
    assert load_language("en").is_source


def test_another_language_is_not_the_source(tmp_path: Path) -> None:
    write(tmp_path, GERMAN)
    assert not load_language("de", tmp_path).is_source


def test_languages_are_those_with_a_file_english_first(tmp_path: Path) -> None:
    for code in ("de", "en", "ar"):
        write(tmp_path, GERMAN, code)
    (tmp_path / "fr").mkdir()
    assert list_languages(tmp_path) == ("en", "ar", "de")


def test_an_unknown_language_is_told_with_those_that_there_are(tmp_path: Path) -> None:
    write(tmp_path, GERMAN)
    with pytest.raises(SourceError, match=r"^expected one of the languages de; found xx$"):
        load_language("xx", tmp_path)


FAULTS = {
    "no name": ('name = "Deutsch"', "", 1, 'a line like name = "..."; found None'),
    "name is a number": ('name = "Deutsch"', "name = 3", 1, "found 3"),
    "empty material": ('material = "de"', 'material = ""', 4, "found ''"),
    "direction": ('"ltr"', '"left"', 2, 'expected direction = "ltr" or "rtl"; found \'left\''),
    "dialect": ('gherkin = "de"', 'gherkin = "xx"', 3, "expected the code of a Gherkin dialect; found xx"),
    "translators are one text": ('["Anna", "Bert"]', '"Anna"', 6, "translators = [\"...\"]; found 'Anna'"),
    "translators are numbers": ('["Anna", "Bert"]', "[1]", 6, "found [1]"),
    "no keywords": ("[keywords]", "[words]", 1, "expected a table [keywords]; found None"),
    "keyword of another language": ('"Regel"', '"Règle"', 10, 'one of "Rule", "Regel"; found \'Règle\''),
    "keyword that is none": ('"Wenn "', '"Falls "', 15, "expected for keyword when one of \"Wenn \"; found 'Falls '"),
    "keyword without its blank": ('"Dann "', '"Dann"', 16, "found 'Dann'"),
    "keyword missing": (
        'examples = "Beispiele"\n',
        "",
        1,
        'expected for keyword examples one of "Beispiele"; found None',
    ),
    "keyword too many": ('when = "Wenn "', 'when = "Wenn "\nand = "Und "', 16, "found and"),
    "keyword is a list": ('when = "Wenn "', 'when = ["Wenn "]', 15, "found ['Wenn ']"),
    "And for Given": ('"Gegeben sei "', '"Und "', 14, "found 'Und '"),
    "no TOML": ('plural = "de"', "plural = de", 5, "expected a TOML file"),
}


@pytest.mark.parametrize("right, wrong, line, said", FAULTS.values(), ids=FAULTS)
def test_a_fault_is_told_with_its_line(tmp_path: Path, right: str, wrong: str, line: int, said: str) -> None:
    path = write(tmp_path, GERMAN.replace(right, wrong))
    with pytest.raises(SourceError) as raised:
        load_language("de", tmp_path)
    assert (raised.value.path, raised.value.line) == (path, line)
    assert said in raised.value.fault
    assert "\n" not in str(raised.value)


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    write(tmp_path, GERMAN.replace("Anna", "Änne").encode("latin-1"))
    with pytest.raises(SourceError, match=r"language\.toml: expected a TOML file in UTF-8; found: "):
        load_language("de", tmp_path)


def test_the_asterisk_is_no_keyword() -> None:
    assert all("* " not in words for words in dialect_keywords("de").values())


def test_an_unknown_dialect_is_refused() -> None:
    with pytest.raises(SourceError, match="expected the code of a Gherkin dialect; found xx"):
        dialect_keywords("xx")


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_dialect_has_a_word_for_every_keyword(dialect: str) -> None:
    assert set(dialect_keywords(dialect)) == set(Keyword)
    assert all(dialect_keywords(dialect).values())


@pytest.mark.parametrize("dialect", DIALECTS)
def test_no_step_keyword_of_a_dialect_is_of_two_kinds(dialect: str) -> None:
    words = dialect_keywords(dialect)
    steps = [*words[Keyword.GIVEN], *words[Keyword.WHEN], *words[Keyword.THEN]]
    assert not set(steps) & {*DIALECTS[dialect]["and"], *DIALECTS[dialect]["but"]}
    assert len(set(steps)) == len(steps)
