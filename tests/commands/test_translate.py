"""The translator's commands, from outside: in temporary folders, with whatever a translator may do wrong."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from sushigo_rules.__main__ import main
from sushigo_rules.commands import translate
from sushigo_rules.language import resources
from sushigo_rules.language.catalogs import DOMAINS, catalog_path, read_catalog
from sushigo_rules.language.features import list_cases, parse_feature
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import english_phrasebook, load_phrasebook
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.templates import entries
from tests.languages.checkout import add_package, add_small_language, edit_entry, find_entry, make_checkout
from tests.languages.pseudo import CODE, add_pseudo_language, mark

FULL = load_rulebook()
SOME = tuple(feature for feature in FULL.features if feature.slug in ("tempura", "dumplings", "puddings", "winning"))
ENGLISH = replace(FULL, features=SOME, english=SOME)
ALL = len(ENGLISH.cases)


@dataclass(frozen=True)
class Printed:
    """What a command has done."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.err.splitlines()


@dataclass(frozen=True)
class Workplace:
    """A translator's checkout, with the pseudo-language complete."""

    root: Path
    capsys: pytest.CaptureFixture[str]

    @property
    def locales(self) -> Path:
        return self.root / "locales"

    @property
    def features(self) -> Path:
        return self.root / "features"

    def catalog(self, domain: str = "phrases", code: str = CODE) -> Path:
        return self.locales / code / "LC_MESSAGES" / f"{domain}.po"

    def run(self, *arguments: str) -> Printed:
        options = ["--locales", str(self.locales)]
        options += ["--features", str(self.features)] if arguments[0] == "build" else []
        with pytest.raises(SystemExit) as left:
            main(["translate", *arguments, *options])
        captured = self.capsys.readouterr()
        return Printed(int(left.value.code or 0), captured.out, captured.err)

    def built(self, code: str = CODE) -> dict[str, str]:
        return {path.name: path.read_text(encoding="utf-8") for path in (self.features / code).glob("*.feature")}

    def cases(self, code: str = CODE, english: Rulebook = ENGLISH) -> set[str]:
        """Return the cases that are built."""
        book = load_phrasebook(load_language(code, self.locales))
        built = self.built(code)
        return {
            case.id
            for original in english.features
            if f"{original.slug}.feature" in built
            for case in list_cases(
                parse_feature(built[f"{original.slug}.feature"], original.slug, book),
                original,
                book,
                english_phrasebook(),
            )
        }

    def files(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in self.root.rglob("*") if path.is_file()}

    def fuzzy(self, code: str = CODE) -> list[str]:
        paths = [catalog_path(self.locales / code, domain) for domain in DOMAINS]
        return [str(entry.context) for path in paths for entry in entries(read_catalog(path)) if entry.fuzzy]


@pytest.fixture
def place(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Workplace:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(translate, "load_rulebook", lambda: ENGLISH)  # A few sections, read once.
    add_pseudo_language(make_checkout(tmp_path))
    return Workplace(tmp_path, capsys)


# start


def test_start_makes_the_language_file_and_three_catalogues(place: Workplace) -> None:
    assert place.run("start", "pl").code == 0
    made = {str(path.relative_to(place.locales / "pl")) for path in (place.locales / "pl").rglob("*.*")}
    assert made == {"language.toml", "LC_MESSAGES/phrases.po", "LC_MESSAGES/rules.po", "LC_MESSAGES/site.po"}


def test_start_makes_a_language_that_can_be_read(place: Workplace) -> None:
    place.run("start", "ar")
    language = load_language("ar", place.locales)
    assert (language.name, language.direction) == ("العربية", "rtl")


@pytest.mark.parametrize("code, rule", [("pl", "nplurals=3; plural=n == 1 ?"), ("ja", "nplurals=1; plural=0;")])
def test_start_writes_the_plural_header(place: Workplace, code: str, rule: str) -> None:
    place.run("start", code)
    for domain in DOMAINS:
        assert f'"Plural-Forms: {rule}' in place.catalog(domain, code).read_text(encoding="utf-8")


def test_start_makes_as_many_empty_forms_as_the_language_has(place: Workplace) -> None:
    place.run("start", "ar")
    assert find_entry(read_catalog(place.catalog(code="ar")), "phrase points").string == ("",) * 6


def test_start_says_what_to_do_next(place: Workplace) -> None:
    out = place.run("start", "pl").out
    for words in (
        "language.toml",
        "phrases.po, then rules.po, then site.po",
        "translate check pl",
        "translate build pl",
    ):
        assert words in out


def test_a_new_language_has_no_fault(place: Workplace) -> None:
    place.run("start", "pl")
    assert place.run("check", "pl") == Printed(0, "pl: no fault\n", "")


def test_a_new_language_is_up_to_date(place: Workplace) -> None:
    place.run("start", "pl")
    assert place.run("update", "pl").out == "pl: nothing new\n"


def test_a_new_language_has_no_cases(place: Workplace) -> None:
    place.run("start", "pl")
    assert place.run("build", "pl") == Printed(0, f"pl: 0 of {ALL} cases\n", "")
    assert place.built("pl") == {}


def test_start_on_a_language_that_is_there_changes_nothing(place: Workplace) -> None:
    before = place.files()
    printed = place.run("start", CODE)
    assert (printed.code, place.files()) == (2, before)
    assert f"expected a new language; found {place.locales / CODE / 'language.toml'}" in printed.err
    assert printed.err.endswith(f"Use: translate update {CODE}\n")


def test_start_where_catalogues_lie_already_changes_nothing(place: Workplace) -> None:
    (place.locales / CODE / "language.toml").unlink()
    before = place.files()
    assert place.run("start", CODE).code == 2
    assert place.files() == before


@pytest.mark.parametrize(
    "arguments, said",
    [
        (("xx",), "expected a language that Gherkin has keywords for; found xx"),
        (("li",), "found li. Name the nearest dialect: --gherkin CODE"),
        (("li", "--gherkin", "nl"), "found li. Name one with the same plural forms: --plural CODE"),
        (("bm",), "found bm. Name the nearest dialect: --gherkin CODE"),
        (("pt_BR",), "expected a language tag like pt or zh-Hant; found pt_BR"),
        (("../pl",), "expected a language tag like pt or zh-Hant; found ../pl"),
        (("pl", "--gherkin", "klingon"), "found klingon"),
        (("pl", "--plural", "klingon"), "found klingon"),
    ],
)
def test_start_that_cannot_be_explains_and_writes_nothing(
    place: Workplace, arguments: tuple[str, ...], said: str
) -> None:
    before = place.files()
    printed = place.run("start", *arguments)
    assert (printed.code, len(printed.lines), place.files()) == (2, 1, before)
    assert said in printed.err


def test_start_without_templates_writes_nothing(place: Workplace) -> None:
    (place.locales / "site.pot").unlink()
    before = place.files()
    assert "site.pot: expected a PO file" in place.run("start", "pl").err
    assert place.files() == before


def test_a_language_without_cldr_data_can_be_started(place: Workplace) -> None:
    assert place.run("start", "li", "--gherkin", "nl", "--plural", "nl").code == 0
    header = place.catalog(code="li").read_text(encoding="utf-8")
    assert '"Language: li\\n"' in header
    assert '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"' in header
    assert place.run("check", "li") == Printed(0, "li: no fault\n", "")


def test_a_language_without_cldr_data_stays_as_it_is_when_updated(place: Workplace) -> None:
    place.run("start", "li", "--gherkin", "nl", "--plural", "nl")
    assert place.run("update", "li").out == "li: nothing new\n"


# update


def test_update_of_what_is_up_to_date_changes_nothing(place: Workplace) -> None:
    before = place.files()
    assert place.run("update") == Printed(0, f"{CODE}: nothing new\n", "")
    assert place.files() == before


def test_update_makes_a_catalogue_that_is_missing(place: Workplace) -> None:
    place.catalog("site").unlink()
    assert place.run("update").out == f"{CODE}: brought up to date\n"
    assert place.run("status").out.count(" 0%") == 1


def test_update_goes_on_after_a_language_that_is_broken(place: Workplace) -> None:
    add_small_language(place.locales, "ar")
    place.catalog("site", "ar").parent.mkdir(exist_ok=True)
    broken = place.catalog("phrases", "ar")
    broken.write_text("broken\n", encoding="utf-8")
    printed = place.run("update")
    assert (printed.code, printed.out) == (1, f"{CODE}: nothing new\n")
    assert printed.lines == [f"{broken}:1: expected a line of a PO file; found broken"]


def test_update_of_a_language_that_is_broken_leaves_all_its_files(place: Workplace) -> None:
    edit_entry(place.catalog("phrases"), "phrase refused", mark("no"))
    text = place.catalog("phrases").read_text(encoding="utf-8")
    place.catalog("phrases").write_text(text.replace('msgid "this is refused"', 'msgid "no, no"'), encoding="utf-8")
    place.catalog("site").write_text("broken\n", encoding="utf-8")
    before = place.files()
    assert place.run("update").code == 1
    assert place.files() == before


def test_update_of_an_unknown_language_says_which_there_are(place: Workplace) -> None:
    printed = place.run("update", "xx")
    assert printed == Printed(1, "", f"expected one of the languages en, {CODE}; found xx\n")


# check


def test_check_of_a_complete_language_finds_nothing(place: Workplace) -> None:
    assert place.run("check") == Printed(0, f"{CODE}: no fault\n", "")


def test_check_of_an_unknown_language_says_which_there_are(place: Workplace) -> None:
    printed = place.run("check", "xx")
    assert printed == Printed(1, "", f"expected one of the languages en, {CODE}; found xx\n")


@pytest.mark.parametrize("command", ["update", "check", "build", "status"])
def test_english_is_not_translated(place: Workplace, command: str) -> None:
    before = place.files()
    printed = place.run(command, "en")
    assert (printed.code, place.files()) == (1, before)
    assert printed.err == "expected a language that is translated; found en, the source language\n"


@pytest.mark.parametrize("command", ["start", "update", "check", "build", "status"])
def test_a_folder_that_is_not_there_is_told(place: Workplace, command: str) -> None:
    shutil.rmtree(place.locales)
    arguments = ["start", "pl"] if command == "start" else [command]
    printed = place.run(*arguments)
    assert (printed.code, "does not exist" in printed.err) == (2, True)


# build


def test_build_writes_every_feature(place: Workplace) -> None:
    assert place.run("build") == Printed(0, f"{CODE}: {ALL} of {ALL} cases\n", "")
    assert set(place.built()) == {f"{feature.slug}.feature" for feature in ENGLISH.features}


def test_what_is_built_has_the_english_cases(place: Workplace) -> None:
    place.run("build")
    assert place.cases() == {case.id for case in ENGLISH.cases}


def test_building_twice_changes_nothing(place: Workplace) -> None:
    place.run("build")
    before = place.files()
    place.run("build")
    assert place.files() == before


def test_build_removes_a_feature_that_is_no_longer_there(place: Workplace) -> None:
    place.run("build")
    edit_entry(place.catalog("rules"), "feature tempura title", "")
    place.run("build")
    assert "tempura.feature" not in place.built()


def test_build_leaves_the_english_features_alone(place: Workplace) -> None:
    before = {path: path.read_bytes() for path in (place.features / "en").iterdir()}
    place.run("build")
    place.run("build", "en")
    assert {path: path.read_bytes() for path in (place.features / "en").iterdir()} == before


def test_build_of_a_half_done_language_writes_what_is_finished(place: Workplace) -> None:
    add_small_language(place.locales, "pl")
    printed = place.run("build", "pl")
    assert printed.code == 0
    assert set(place.built("pl")) == {"tempura.feature", "dumplings.feature", "puddings.feature"}
    assert printed.out == f"pl: {len(place.cases('pl'))} of {ALL} cases\n"


def test_an_unfinished_entry_takes_out_exactly_what_uses_it(place: Workplace) -> None:
    edit_entry(place.catalog("rules"), "case tempura-pairs.own title", mark("A pair"), fuzzy=True)
    assert place.run("build").out == f"{CODE}: {ALL - 1} of {ALL} cases\n"
    assert {case.id for case in ENGLISH.cases} - place.cases() == {"tempura-pairs.own"}


# status


def test_status_shows_percents_and_cases(place: Workplace) -> None:
    [line] = [line for line in place.run("status").out.splitlines() if line.startswith(CODE)]
    assert line.replace("│", " ").split() == [CODE, mark("Pseudo"), "100%", "100%", "100%", f"{ALL}/{ALL}"]


def test_status_counts_fuzzy_entries(place: Workplace) -> None:
    edit_entry(place.catalog(), "phrase refused", mark("no"), fuzzy=True)
    assert " 98% (1~)" in place.run("status").out


def test_status_says_what_is_missing(place: Workplace) -> None:
    edit_entry(place.catalog("rules"), "case tempura-pairs.own title", "")
    assert f"Missing in {CODE}:\n  tempura-pairs.own: case tempura-pairs.own title\n" in place.run("status").out


def test_status_shows_the_first_that_are_missing_and_counts_the_rest(place: Workplace) -> None:
    edit_entry(place.catalog(), "phrase table", "")
    out = place.run("status", CODE).out
    assert out.count(": phrase table\n") == 15
    assert out.splitlines()[-1].startswith("  and ")


def test_status_of_several_languages_says_only_what_is_missing_of_those_named(place: Workplace) -> None:
    add_small_language(place.locales, "pl")
    assert "Missing" not in place.run("status").out
    assert "Missing in pl:" in place.run("status", "pl").out


# bad input: each one line with file and place, and the other languages go on


@pytest.fixture
def beside(place: Workplace) -> Workplace:
    """A second language that is right."""
    add_small_language(place.locales, "pl")
    return place


def break_slot(place: Workplace) -> None:
    edit_entry(place.catalog(), "phrase winner", mark("someone wins"))


def break_plurals(place: Workplace) -> None:
    path = place.catalog()
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace(mark("the deck has {number} cards") + '"', mark("") + '"\nmsgstr[2] "x"'), encoding="utf-8"
    )


def leave_out_a_plural(place: Workplace) -> None:
    edit_entry(place.catalog(), "phrase deck-size", (mark("the deck has {number} card"), ""))


def use_a_percent_sign(place: Workplace) -> None:
    edit_entry(place.catalog(), "phrase refused", "100 % no")


def break_the_file(place: Workplace) -> None:
    path = place.catalog()
    path.write_text(path.read_text(encoding="utf-8").replace(f'msgstr "{mark("this is refused")}"', 'msgstr "no'))


def mix_encodings(place: Workplace) -> None:
    path = place.catalog()
    text = path.read_text(encoding="utf-8").encode()
    path.write_bytes(text.replace(mark("this is refused").encode(), "für".encode("latin-1")))


def name_another_encoding(place: Workplace) -> None:
    path = place.catalog()
    path.write_bytes(path.read_bytes().replace(b"charset=utf-8", b"charset=latin-1"))


def break_the_plural_rule(place: Workplace) -> None:
    path = place.catalog()
    path.write_bytes(path.read_bytes().replace(b"plural=(n != 1)", b"plural=n ==="))


def name_an_unknown_keyword(place: Workplace) -> None:
    path = place.locales / CODE / "language.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("🎬", "Sooner"), encoding="utf-8")


def line_of(path: Path, text: str) -> int:
    lines = path.read_bytes().split(b"\n")
    return next(number for number, line in enumerate(lines, start=1) if text.encode() in line)


REFUSED, WINNER, DECK = (
    'msgid "this is refused"',
    'msgid "player {player} wins alone"',
    'msgid "the deck has {number} card"',
)


@dataclass(frozen=True)
class Spoilt:
    """A fault, the text of the line that it is told at, or of the line above, and how it is told."""

    spoil: Callable[[Workplace], None]
    line: str
    said: str
    below: int = 0
    file: str = "LC_MESSAGES/phrases.po"

    def told(self, place: Workplace) -> str:
        path = place.locales / CODE / self.file
        return f"{path}:{line_of(path, self.line) + self.below}: {self.said}"


FAULTS = {
    "a missing slot": Spoilt(break_slot, WINNER, "phrase winner: expected {player}; found none in "),
    "a plural form too many": Spoilt(break_plurals, DECK, "expected a PO file; found: msg has more translations"),
    "a plural form too few": Spoilt(leave_out_a_plural, DECK, "phrase deck-size: expected 2 plural forms; found 1"),
    "a percent sign": Spoilt(use_a_percent_sign, REFUSED, "phrase refused: expected no percent sign"),
    "a broken file": Spoilt(break_the_file, REFUSED, 'expected a line of a PO file; found msgstr "no', 1),
    "mixed encodings": Spoilt(mix_encodings, REFUSED, "expected UTF-8; found the byte 0xfc", 1),
    "another encoding": Spoilt(name_another_encoding, "Content-Type", "expected charset=UTF-8 in Content-Type"),
    "a wrong plural rule": Spoilt(break_the_plural_rule, "Plural-Forms", "expected a plural rule in Plural-Forms"),
    "an unknown keyword": Spoilt(
        name_an_unknown_keyword, "when =", "expected for keyword when one of", file="language.toml"
    ),
}
ENTRIES_ONLY = ["a missing slot", "a plural form too few", "a percent sign"]


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_check_tells_a_fault_in_one_line_with_its_place(beside: Workplace, fault: Spoilt) -> None:
    fault.spoil(beside)
    printed = beside.run("check")
    [line] = printed.lines
    assert line.startswith(fault.told(beside))
    assert (printed.code, printed.out) == (1, "pl: no fault\n")


def test_check_tells_a_bad_word_once_and_not_again_for_each_feature_made_from_it(beside: Workplace) -> None:
    edit_entry(beside.catalog(), "phrase game-over", mark("this is refused"))
    [line] = beside.run("check").lines
    assert "expected a sentence with one meaning" in line


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_build_tells_a_fault_in_one_line_and_builds_the_other_languages(beside: Workplace, fault: Spoilt) -> None:
    fault.spoil(beside)
    printed = beside.run("build")
    [line] = printed.lines
    assert line.startswith(fault.told(beside))
    assert printed.code == 1
    assert beside.built("pl")


@pytest.mark.parametrize("fault", sorted(set(FAULTS) - set(ENTRIES_ONLY)))
def test_build_leaves_a_language_that_cannot_be_read_as_it_was(beside: Workplace, fault: str) -> None:
    beside.run("build", CODE)
    before = beside.built()
    FAULTS[fault].spoil(beside)
    beside.run("build")
    assert beside.built() == before


@pytest.mark.parametrize("fault", sorted(set(FAULTS) - set(ENTRIES_ONLY)))
def test_status_tells_a_language_that_cannot_be_read_and_shows_the_others(beside: Workplace, fault: str) -> None:
    FAULTS[fault].spoil(beside)
    printed = beside.run("status")
    assert (printed.code, len(printed.lines)) == (1, 1)
    assert "Polski" in printed.out


def test_build_leaves_out_what_uses_a_phrase_without_its_slot(beside: Workplace) -> None:
    break_slot(beside)
    beside.run("build", CODE)
    left_out = {case.id for case in ENGLISH.cases} - beside.cases()
    assert left_out == {case.id for case in ENGLISH.cases if any(s.sentence.phrase == "winner" for s in case.steps)}


def test_two_phrases_that_read_alike_are_told_with_their_place(beside: Workplace) -> None:
    edit_entry(beside.catalog(), "phrase game-over", mark("this is refused"))
    number = line_of(beside.catalog(), 'msgid "the game is over"')
    [line] = beside.run("check").lines
    place = f"{beside.catalog()}:{number}: phrase game-over: "
    assert line.startswith(place + "expected a sentence with one meaning; found ")


def test_two_phrases_that_read_alike_stop_the_build_of_their_language(beside: Workplace) -> None:
    beside.run("build", CODE)
    before = beside.built()
    edit_entry(beside.catalog(), "phrase scores", mark("the victory is shared by these players:"))
    printed = beside.run("build")
    assert (printed.code, beside.built()) == (1, before)
    assert printed.out.startswith("pl: ")


def test_every_fault_of_a_language_is_told(beside: Workplace) -> None:
    break_slot(beside)
    use_a_percent_sign(beside)
    leave_out_a_plural(beside)
    assert len(beside.run("check").lines) == 3


# a changed English sentence


@pytest.fixture
def source(place: Workplace, monkeypatch: pytest.MonkeyPatch) -> "Source":
    """Let the checkout be the program's own, so that its English is the source."""
    add_package(place.root)
    monkeypatch.setattr(resources, "_PACKAGE", place.root / "sushigo_rules")
    monkeypatch.setattr(translate, "load_rulebook", load_rulebook)
    return Source(place.root)


@dataclass(frozen=True)
class Source:
    """A whole checkout, the program too, in which the English is changed."""

    root: Path

    def run(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "sushigo_rules", "translate", *arguments]
        done = subprocess.run(command, cwd=self.root, check=False, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def replace(self, path: str, old: str, new: str) -> None:
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_changed_phrase_makes_its_translation_fuzzy_and_its_scenarios_stay_out(
    place: Workplace, source: Source
) -> None:
    source.replace("sushigo_rules/language/phrases.py", '"the game goes on"', '"the game continues"')
    for path in sorted(place.features.glob("en/*.feature")):
        path.write_text(
            path.read_text(encoding="utf-8").replace("Then the game goes on", "Then the game continues"),
            encoding="utf-8",
        )

    assert source.run("update") == f"{CODE}: brought up to date\n"
    assert place.fuzzy() == ["phrase game-goes-on"]
    entry = find_entry(read_catalog(place.catalog()), "phrase game-goes-on")
    assert (entry.previous_id, entry.string) == (["the game goes on"], mark("the game goes on"))
    using = {case.id for case in FULL.cases if any(s.sentence.phrase == "game-goes-on" for s in case.steps)}
    assert source.run("build") == f"{CODE}: {len(FULL.cases) - len(using)} of {len(FULL.cases)} cases\n"
    files = "\n".join(place.built().values())
    assert [case for case in using if f"@{case.partition('/')[0]}\n" in files] == []

    place.catalog().write_bytes(place.catalog().read_bytes().replace(b"#, fuzzy", b"#,"))
    assert source.run("build") == f"{CODE}: {len(FULL.cases)} of {len(FULL.cases)} cases\n"


def test_a_changed_rule_makes_its_translation_fuzzy_and_its_scenarios_stay_out(
    place: Workplace, source: Source
) -> None:
    source.replace("features/en/tempura.feature", "A single one is worth nothing.", "One alone is worth nothing.")
    assert place.run("update").out == f"{CODE}: brought up to date\n"
    assert place.fuzzy() == ["rule tempura-pairs text 1"]
    place.run("build")
    left_out = {case.id for case in FULL.cases} - place.cases(english=load_rulebook())
    assert left_out == {case.id for case in FULL.cases if case.rule == "tempura-pairs"}


def test_a_changed_title_takes_out_one_scenario_even_before_the_update(place: Workplace, source: Source) -> None:
    source.replace("features/en/tempura.feature", "A pair is not shared between two players", "Pairs are not shared")
    place.run("build")
    assert {case.id for case in FULL.cases} - place.cases(english=load_rulebook()) == {"tempura-pairs.own"}
    place.run("update")
    assert place.fuzzy() == ["case tempura-pairs.own title"]


def test_a_new_scenario_makes_nothing_fuzzy(place: Workplace, source: Source) -> None:
    path = place.features / "en" / "tempura.feature"
    text = path.read_text(encoding="utf-8")
    scenario = text[text.index("    @tempura-pairs.own") :]
    new = scenario.replace(".own", ".never-shared").replace("A pair is not shared between two", "Never shared by two")
    path.write_text(text.rstrip("\n") + "\n\n" + new, encoding="utf-8")
    place.run("update")
    assert place.fuzzy() == []
    assert place.run("build").out == f"{CODE}: {len(FULL.cases)} of {len(FULL.cases) + 1} cases\n"


def test_a_removed_rule_goes_from_the_catalogues(place: Workplace, source: Source) -> None:
    path = place.features / "en" / "tempura.feature"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("\n    @tempura-pairs.own")], encoding="utf-8")
    place.run("update")
    assert b"tempura-pairs.own" not in place.catalog("rules").read_bytes()
    assert place.fuzzy() == []
