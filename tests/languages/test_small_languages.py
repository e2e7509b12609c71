"""The hard cases: Polish (plurals, cases), Japanese (no blanks), Arabic (right to left, six plural forms).

Each has all phrases and the rules of a few sections, so they are half done, too: what is finished runs.
"""

from functools import cache
from pathlib import Path

import pytest

from sushigo_rules.commands.translate import make_features
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.suite import SuiteResult, run_suite
from sushigo_rules.language.languages import Keyword, Language, load_language
from sushigo_rules.language.localization import load_localizer
from sushigo_rules.language.phrasebook import Phrasebook, Sentence, load_phrasebook
from sushigo_rules.language.phrases import Kind, Phrase
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.status import language_status
from tests.languages.checkout import SMALL_LANGUAGES, SMALL_LOCALES, add_small_language, make_checkout, write

ENGLISH = load_rulebook()
FINISHED = {"dumplings-table", "dumplings-cap", "tempura-pairs", "pudding-most", "pudding-fewest"}
CASES = [case for case in ENGLISH.cases if case.rule in FINISHED]

small_language = pytest.mark.parametrize("code", SMALL_LANGUAGES)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("checkout")
    locales = make_checkout(root)
    for code in SMALL_LANGUAGES:
        language = add_small_language(locales, code)
        for name, text in make_features(language, ENGLISH.features).items():
            write(root / "features" / code / name, text.encode())
    return root


def language_in(checkout: Path, code: str) -> Language:
    return load_language(code, checkout / "locales")


def rulebook_in(checkout: Path, code: str) -> Rulebook:
    return load_rulebook(language_in(checkout, code), checkout / "features")


def run(checkout: Path, *codes: str) -> SuiteResult:
    rulebooks = [rulebook_in(checkout, code) for code in codes]
    features = checkout / "features"
    return run_suite(ReferenceEngine(), rulebooks, wanted=lambda case: case.rule in FINISHED, features=features)


@cache
def book(code: str) -> Phrasebook:
    return load_phrasebook(load_language(code, SMALL_LOCALES))


def text_of(checkout: Path, code: str, section: str) -> str:
    return (checkout / "features" / code / f"{section}.feature").read_text(encoding="utf-8")


@small_language
def test_the_finished_cases_run_green_with_pytest_bdd(checkout: Path, code: str) -> None:
    result = run_suite(ReferenceEngine(), [rulebook_in(checkout, code)], features=checkout / "features")
    assert result.faults == ()
    assert [item.case.id for item in result.results] == [case.id for case in CASES]


def test_all_three_run_beside_english(checkout: Path) -> None:
    result = run(checkout, "en", *SMALL_LANGUAGES)
    assert result.faults == ()
    assert [item.language for item in result.results] == [code for code in ("en", *SMALL_LANGUAGES) for _ in CASES]


@small_language
def test_the_cases_expect_what_the_english_ones_expect(checkout: Path, code: str) -> None:
    assert [case.steps for case in rulebook_in(checkout, code).cases] == [case.steps for case in CASES]


@small_language
def test_the_rest_stays_out_and_is_counted(checkout: Path, code: str) -> None:
    status = language_status(language_in(checkout, code), ENGLISH.features, checkout / "locales")
    assert (status.cases, status.all_cases) == (len(CASES), len(ENGLISH.cases))
    assert not status.complete


@small_language
def test_what_keeps_the_rest_out_is_prose_only(checkout: Path, code: str) -> None:
    status = language_status(language_in(checkout, code), ENGLISH.features, checkout / "locales")
    kinds = {context.partition(" ")[0] for contexts in status.missing.values() for context in contexts}
    assert kinds <= {"feature", "rule", "case"}


@small_language
def test_all_phrases_and_words_are_there(checkout: Path, code: str) -> None:
    status = language_status(language_in(checkout, code), ENGLISH.features, checkout / "locales")
    assert status.catalogs["phrases"].percent == 100


@small_language
def test_nothing_else_is_said_than_what_is_translated(checkout: Path, code: str) -> None:
    localizer = load_localizer(language_in(checkout, code))
    sections = {feature.slug for feature in ENGLISH.features if localizer.localize(feature).feature}
    assert {path.stem for path in (checkout / "features" / code).iterdir()} == sections


def points(number: int) -> Sentence:
    return Sentence(Phrase.POINTS, (("category", "puddings"), ("number", number), ("player", "player-5")))


POLISH = {
    0: "gracz Ewa zdobywa 0 punktów w kategorii puddingi",
    1: "gracz Ewa zdobywa 1 punkt w kategorii puddingi",
    2: "gracz Ewa zdobywa 2 punkty w kategorii puddingi",
    4: "gracz Ewa zdobywa 4 punkty w kategorii puddingi",
    5: "gracz Ewa zdobywa 5 punktów w kategorii puddingi",
    12: "gracz Ewa zdobywa 12 punktów w kategorii puddingi",
    22: "gracz Ewa zdobywa 22 punkty w kategorii puddingi",
    -1: "gracz Ewa zdobywa -1 punkt w kategorii puddingi",
    -2: "gracz Ewa zdobywa -2 punkty w kategorii puddingi",
    -6: "gracz Ewa zdobywa -6 punktów w kategorii puddingi",
}
ARABIC = {
    0: "يحصل اللاعب جنى على 0 من النقاط في فئة بودينغ",
    1: "يحصل اللاعب جنى على 1 نقطة في فئة بودينغ",
    2: "يحصل اللاعب جنى على 2 نقطتين في فئة بودينغ",
    3: "يحصل اللاعب جنى على 3 نقاط في فئة بودينغ",
    10: "يحصل اللاعب جنى على 10 نقاط في فئة بودينغ",
    11: "يحصل اللاعب جنى على 11 نقطةً في فئة بودينغ",
    101: "يحصل اللاعب جنى على 101 نقطة في فئة بودينغ",
    -2: "يحصل اللاعب جنى على -2 نقطتين في فئة بودينغ",
    -6: "يحصل اللاعب جنى على -6 نقاط في فئة بودينغ",
}
JAPANESE = {
    0: "恵美さんは種類「プリン」で0点を得る",
    1: "恵美さんは種類「プリン」で1点を得る",
    -6: "恵美さんは種類「プリン」で-6点を得る",
}
SAID = [
    (code, n, text) for code, said in (("pl", POLISH), ("ar", ARABIC), ("ja", JAPANESE)) for n, text in said.items()
]


@pytest.mark.parametrize("code, number, text", SAID)
def test_a_number_is_said_in_its_plural_form(code: str, number: int, text: str) -> None:
    assert book(code).say(points(number)) == text


@pytest.mark.parametrize("code, number, text", SAID)
def test_a_number_is_read_in_its_plural_form(code: str, number: int, text: str) -> None:
    assert book(code).read(Kind.THEN, text) == points(number)


@pytest.mark.parametrize("code, forms", [("pl", 3), ("ja", 1), ("ar", 6)])
def test_a_phrase_has_all_plural_forms(code: str, forms: int) -> None:
    assert len(book(code).forms[Phrase.POINTS]) == forms


def test_japanese_sentences_follow_the_keyword_without_a_blank(checkout: Path) -> None:
    text = text_of(checkout, "ja", "tempura")
    assert "      前提場は次のとおりである\N{FULLWIDTH COLON}\n" in text
    assert "      もしラウンドの得点を計算する\n" in text
    assert "      ならば葵さんは種類「天ぷら」で5点を得る\n" in text


def test_japanese_sentences_have_no_blank() -> None:
    for phrase, forms in book("ja").forms.items():
        assert all(" " not in form for form in forms), phrase


def test_japanese_placeholders_are_translated(checkout: Path) -> None:
    assert "シナリオアウトライン: 天ぷらの枚数ごとの得点\N{FULLWIDTH COLON}<数>\n" in text_of(checkout, "ja", "tempura")


def test_arabic_is_written_from_right_to_left(checkout: Path) -> None:
    assert language_in(checkout, "ar").direction == "rtl"


def test_arabic_sentences_stand_after_their_keywords(checkout: Path) -> None:
    text = text_of(checkout, "ar", "tempura")
    assert "      ثم يحصل اللاعب أحمد على 5 نقاط في فئة تمبورا\n" in text


def test_arabic_has_no_word_of_its_own_for_rule(checkout: Path) -> None:
    assert language_in(checkout, "ar").keywords[Keyword.RULE] == "Rule"


def test_polish_keywords_with_a_comma_are_taken_whole(checkout: Path) -> None:
    assert "      Zakładając, że na stole widać:\n" in text_of(checkout, "pl", "tempura")


def test_polish_table_lines_up_by_letters(checkout: Path) -> None:
    lines = text_of(checkout, "pl", "dumplings").splitlines()
    table = [line for line in lines if line.lstrip().startswith("|")][-4:]
    assert len({line.rindex("|") for line in table}) == 1
