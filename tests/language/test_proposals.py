"""What a new language starts with: codes that Gherkin, Material and CLDR spell differently, or do not have."""

import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from gherkin.dialect import DIALECTS

from sushigo_rules.errors import SourceError
from sushigo_rules.language.languages import dialect_keywords, load_language
from sushigo_rules.language.proposals import FALSE_FRIENDS, GHERKIN_CODES, Proposal, propose_language

CODES = {
    "pl": ("pl", "pl", "ltr"),
    "ja": ("ja", "ja", "ltr"),
    "ar": ("ar", "ar", "rtl"),
    "he": ("he", "he", "rtl"),
    "fa": ("fa", "fa", "rtl"),
    "nb": ("no", "nb", "ltr"),
    "nn": ("no", "nn", "ltr"),
    "zh": ("zh-CN", "zh", "ltr"),
    "zh-Hans": ("zh-CN", "zh", "ltr"),
    "zh-Hant": ("zh-TW", "zh-Hant", "ltr"),
    "zh-TW": ("zh-TW", "zh-TW", "ltr"),
    "sr": ("sr-Cyrl", "sr", "ltr"),
    "sr-Latn": ("sr-Latn", "sr", "ltr"),
    "hy": ("am", "hy", "ltr"),
    "am": ("amh", "en", "ltr"),
    "ms": ("bm", "ms", "ltr"),
    "cy": ("cy-GB", "cy", "ltr"),
    "mk": ("mk-Cyrl", "mk", "ltr"),
    "gu": ("gj", "en", "ltr"),
    "lb": ("lu", "lb", "ltr"),
    "pt": ("pt", "pt", "ltr"),
    "pt-BR": ("pt", "pt-BR", "ltr"),
    "en-AU": ("en", "en", "ltr"),
    "de-AT": ("de", "de", "ltr"),
}


@pytest.mark.parametrize("code, gherkin", [(code, codes[0]) for code, codes in CODES.items()], ids=CODES)
def test_the_gherkin_dialect_is_found(code: str, gherkin: str) -> None:
    assert propose_language(code).gherkin == gherkin


@pytest.mark.skipif(find_spec("material") is None, reason="needs the theme, which a player need not install")
@pytest.mark.parametrize("code, material", [(code, codes[1]) for code, codes in CODES.items()], ids=CODES)
def test_the_texts_of_the_theme_are_found(code: str, material: str) -> None:
    assert propose_language(code).material == material


@pytest.mark.parametrize("code, direction", [(code, codes[2]) for code, codes in CODES.items()], ids=CODES)
def test_the_direction_is_found(code: str, direction: str) -> None:
    assert propose_language(code).direction == direction


@pytest.mark.parametrize(
    "code, name",
    [("pl", "Polski"), ("ja", "日本語"), ("ar", "العربية"), ("pt-BR", "Português (Brasil)"), ("et", "Eesti")],
)
def test_the_name_is_the_languages_own(code: str, name: str) -> None:
    assert propose_language(code).name == name


def test_the_plural_rule_is_the_languages_own() -> None:
    assert propose_language("pt-BR").plural == "pt-BR"


def test_every_code_that_is_mapped_is_a_dialect() -> None:
    assert set(GHERKIN_CODES.values()) <= set(DIALECTS)


@pytest.mark.parametrize("code", sorted(FALSE_FRIENDS))
def test_a_language_whose_code_is_another_dialects_does_not_get_that(code: str) -> None:
    with pytest.raises(
        SourceError, match=f"keywords for; found {code}. Name the nearest dialect: --gherkin CODE, one of af"
    ):
        propose_language(code)


@pytest.mark.parametrize("code", ["li", "bar", "vls"])
def test_a_language_without_a_dialect_is_told_how_to_name_one(code: str) -> None:
    with pytest.raises(SourceError, match=f"found {code}. Name the nearest dialect: --gherkin CODE, one of "):
        propose_language(code, plural="nl")


@pytest.mark.parametrize("code", ["li", "bar", "vls"])
def test_a_language_without_cldr_data_is_told_how_to_name_plural_forms(code: str) -> None:
    with pytest.raises(SourceError, match=f"found {code}. Name one with the same plural forms: --plural CODE"):
        propose_language(code, gherkin="nl")


@pytest.mark.parametrize("code, nearest", [("li", "nl"), ("bar", "de"), ("vls", "nl")])
def test_a_language_without_cldr_data_works_with_what_is_named(code: str, nearest: str) -> None:
    proposal = propose_language(code, gherkin=nearest, plural=nearest)
    assert (proposal.code, proposal.name, proposal.gherkin, proposal.plural) == (code, code, nearest, nearest)


def test_the_direction_of_a_language_without_cldr_data_is_that_of_the_one_named() -> None:
    assert propose_language("bar", gherkin="ar", plural="ar").direction == "rtl"


def test_a_named_dialect_comes_before_the_languages_own() -> None:
    assert propose_language("de", gherkin="en").gherkin == "en"


def test_a_named_dialect_that_is_none_is_told() -> None:
    with pytest.raises(SourceError, match=r"^expected --gherkin with one of af, .*; found klingon$"):
        propose_language("de", gherkin="klingon")


def test_named_plural_forms_of_a_language_that_is_none_are_told() -> None:
    with pytest.raises(SourceError, match="plural rules for; found xx"):
        propose_language("li", gherkin="nl", plural="xx")


@pytest.mark.parametrize("code", ["", "pt_BR", "../de", "de/at", "german", "d", "en-lol", "de "])
def test_what_is_no_tag_is_told(code: str) -> None:
    with pytest.raises(SourceError, match=r"expected a language t|expected a language that Gherkin"):
        propose_language(code)


def proposal(dialect: str) -> Proposal:
    return propose_language("de", gherkin=dialect)


@pytest.mark.parametrize("dialect", DIALECTS)
def test_what_is_proposed_can_be_read(dialect: str, tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "language.toml").write_text(proposal(dialect).write(), encoding="utf-8")
    assert load_language("xx", tmp_path).gherkin == dialect


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_keywords_proposed_are_the_dialects_own_where_it_has_some(dialect: str) -> None:
    chosen = tomllib.loads(proposal(dialect).write())["keywords"]
    for key, words in dialect_keywords(dialect).items():
        own = set(words) - set(dialect_keywords("en")[key])
        assert chosen[key] in (own or words)


def test_the_other_keywords_stand_beside_the_chosen_one() -> None:
    assert 'when = "Jeżeli "  # or "Jeśli ", "Gdy ", "Kiedy "\n' in proposal("pl").write()


def test_nothing_stands_beside_the_only_keyword() -> None:
    assert 'when = "Wenn "\n' in proposal("de").write()
