"""The plugin with which a Python project runs the cases among its own tests: for real, in a project of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from sushigo_rules.conformance.python_object import PythonObject
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.language.languages import Keyword, load_language
from sushigo_rules.language.rulebook import load_rulebook

CONFTEST = """
import my_game

pytest_plugins = ["sushigo_rules.conformance.pytest_suite"]

def pytest_sushigo_implementation():
    return my_game
"""
GAME = '''
"""A toy that scores rounds and finds winners."""

ICONS = {"maki-1": 1, "maki-2": 2, "maki-3": 3}
NIGIRI = {"egg-nigiri": 1, "salmon-nigiri": 2, "squid-nigiri": 3}
DUMPLINGS = (0, 1, 3, 6, 10, 15)


def score_round(tableaus):
    icons = [sum(ICONS.get(card, 0) for card in tableau) for tableau in tableaus]
    return {"scores": [{"maki-rolls": score_maki(own, icons), **score_cards(t)} for own, t in zip(icons, tableaus)]}


def score_maki(own, icons):
    most = max(icons)
    second = max((number for number in icons if number < most), default=0)
    if own == 0:
        return 0
    if own == most:
        return 6 // icons.count(most)
    return 3 // icons.count(second) if own == second and icons.count(most) == 1 else 0


def score_cards(tableau):
    wasabi = nigiri = 0
    for card in tableau:
        if card == "wasabi":
            wasabi += 1
        elif card in NIGIRI:
            nigiri += NIGIRI[card] * (3 if wasabi else 1)
            wasabi = max(wasabi - 1, 0)
    return {
        "tempura": tableau.count("tempura") // 2 * 5,
        "sashimi": tableau.count("sashimi") // 3 * 10,
        "dumplings": DUMPLINGS[min(tableau.count("dumpling"), 5)],
        "nigiri": nigiri,
    }


def winners(scores, puddings):
    results = list(zip(scores, puddings))
    return {"winners": [seat for seat, result in enumerate(results) if result == max(results)]}
'''
ALL_SHARE_SIX = ("    if own == 0:\n        return 0\n", "")
"""Nobody has maki: all share 6 points."""
FIRST_SEAT_WINS = (
    "[seat for seat, result in enumerate(results) if result == max(results)]",
    "[results.index(max(results))]",
)
"""Still tied, the first of them wins; the ruling is that they share."""
BOOK = load_rulebook()


@dataclass(frozen=True)
class Run:
    """What came of a run of pytest: its exit code, all that it printed, and per test the outcome."""

    code: int
    printed: str
    outcomes: Mapping[str, str]

    def with_outcome(self, outcome: str) -> list[str]:
        return [name for name, found in self.outcomes.items() if found == outcome]


@dataclass(frozen=True)
class Project:
    """Somebody's project in a folder of its own; to load the plugins that happen to be installed takes time."""

    folder: Path
    autoload: bool = False

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> Run:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
        if not self.autoload:
            environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--junitxml=junit.xml", *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=environment, check=False, timeout=120, capture_output=True, text=True
        )
        report = self.folder / "junit.xml"
        outcomes = read_junit(report) if report.exists() else {}
        report.unlink(missing_ok=True)
        return Run(done.returncode, done.stdout + done.stderr, outcomes)


def read_junit(path: Path) -> Mapping[str, str]:
    """Return the outcome per test, in order."""
    tests = ElementTree.parse(path).iter("testcase")
    return {
        test.attrib["name"]: next((child.tag for child in test if child.tag != "properties"), "ok") for test in tests
    }


def start_project(folder: Path, *, game: str = "", autoload: bool = False) -> Project:
    project = Project(folder, autoload)
    project.write({"conftest.py": CONFTEST, "my_game.py": game or GAME, "test_own.py": "def test_own(): pass\n"})
    return project


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return start_project(tmp_path)


@pytest.fixture(scope="module")
def right_run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return start_project(tmp_path_factory.mktemp("right"), autoload=True).run("-v")


@pytest.fixture(scope="module")
def wrong_run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return start_project(tmp_path_factory.mktemp("wrong"), game=wrong(ALL_SHARE_SIX), autoload=True).run()


def wrong(fault: tuple[str, str]) -> str:
    old, new = fault
    assert old in GAME
    return GAME.replace(old, new)


def judge_text(game: str, *outcomes: Outcome) -> list[str]:
    """Return the cases that come to these outcomes when the same game is asked without the plugin."""
    module = ModuleType("my_game")
    exec(game, vars(module))
    engine = PythonObject(module)
    return [case.id for case in BOOK.cases if judge(case.steps, engine).outcome in outcomes]


def test_each_case_is_a_test_beside_the_projects_own(right_run: Run) -> None:
    assert sorted(right_run.outcomes) == sorted([*(case.id for case in BOOK.cases), "test_own"])
    assert right_run.code == 0


def test_what_the_game_has_passes_and_what_it_has_not_is_skipped(right_run: Run) -> None:
    assert right_run.with_outcome("ok") == [*judge_text(GAME, Outcome.AGREES), "test_own"]
    assert right_run.with_outcome("skipped") == judge_text(GAME, Outcome.NOT_SUPPORTED)


def test_of_a_wrong_game_exactly_the_wrong_cases_fail(wrong_run: Run) -> None:
    rules = {case.id: case.rule for case in BOOK.cases}
    assert wrong_run.with_outcome("failure") == judge_text(wrong(ALL_SHARE_SIX), Outcome.DIFFERS)
    assert {rules[name] for name in wrong_run.with_outcome("failure")} == {"maki-need-one"}
    assert wrong_run.code == 1


def test_a_failure_is_told_in_words_and_without_our_traceback(wrong_run: Run) -> None:
    found = BOOK.find_rule("maki-need-one")
    assert found
    for words in (
        "differs: Two players without maki",
        f"maki-need-one: {found[1].title}\n{found[1].description[0]}",
        "| Ada    | tempura  |",
        "Expected:\nthe points in the category maki rolls are:\n| player | points |\n| Ada    | 0      |",
        "Found:\nthe points in the category maki rolls are:\n| player | points |\n| Ada    | 3      |",
        'The question:\n{"seq": 1, "ask": "score-round", "tableaus": [["tempura"], ["sashimi"]]}',
    ):
        assert words in wrong_run.printed
    assert "pytest_suite.py" not in wrong_run.printed
    assert "Traceback" not in wrong_run.printed


def test_a_rule_can_be_chosen_by_name(project: Project) -> None:
    names = [case.id for case in BOOK.cases if case.rule == "maki-tie-most"]
    assert list(project.run("-k", "maki-tie-most").outcomes) == names


def test_a_test_is_named_so_that_it_can_be_run_again(right_run: Run, project: Project) -> None:
    names = [case.id for case in BOOK.cases if case.rule in ("maki-tie-most", "chopsticks-no-points")]
    assert any("," in name for name in names)
    printed = [f"conftest.py::{'maki-rolls' if 'maki' in name else 'chopsticks'}::{name}" for name in names]
    assert all(f"{node} PASSED" in right_run.printed for node in printed)
    assert list(project.run(*printed).outcomes) == names


def test_a_section_and_a_status_can_be_chosen(project: Project) -> None:
    section = [case.id for case in BOOK.cases if case.section == "winning"]
    rulings = [name for name in section if name.startswith("tie-shared")]
    assert list(project.run("conftest.py::winning").outcomes) == section
    assert list(project.run("conftest.py::winning", "-k", "ruling").outcomes) == rulings


def test_the_mark_leaves_all_cases_out(project: Project) -> None:
    assert list(project.run("-m", "not sushigo_rules").outcomes) == ["test_own"]


def test_naming_another_file_does_not_run_the_cases(project: Project) -> None:
    run = project.run("test_own.py")
    assert list(run.outcomes) == ["test_own"]
    assert "no case" not in run.printed


@pytest.mark.parametrize(
    "setting, option, code", [("de", (), "de"), ("fr", ("--sushigo-lang=de",), "de")], ids=["setting", "option"]
)
def test_differences_are_told_in_another_language(
    project: Project, setting: str, option: Sequence[str], code: str
) -> None:
    project.write({"my_game.py": wrong(ALL_SHARE_SIX), "pytest.ini": f"[pytest]\nsushigo_lang = {setting}\n"})
    language = load_language(code)
    found = load_rulebook(language).find_rule("maki-need-one")
    assert found
    printed = project.run("-k", "maki-need-one.nobody-of-two", *option).printed
    assert f"maki-need-one: {found[1].title}\n" in printed
    assert f"\n{language.keywords[Keyword.GIVEN]}" in printed


def test_an_unknown_language_is_one_clear_error(project: Project) -> None:
    run = project.run("--sushigo-lang=xx")
    assert "sushigo_lang: expected one of the languages en, " in run.printed
    assert "Traceback" not in run.printed
    assert run.code == 2


def test_a_difference_on_a_ruling_is_skipped_and_told_at_the_end(project: Project) -> None:
    project.write({"my_game.py": wrong(FIRST_SEAT_WINS)})
    run = project.run("-rs", "conftest.py::winning")
    names = judge_text(wrong(FIRST_SEAT_WINS), Outcome.DIFFERS)
    assert run.code == 0
    assert {run.outcomes[name] for name in names} == {"skipped"}
    assert f"differs, on a ruling of the project: {names[0]}" in run.printed
    told = run.printed.partition("differences on rulings")[2]
    assert told.count("tie-shared: ") == len(names)
    assert "Expected:\nthe victory is shared by these players:" in told


@pytest.mark.parametrize(
    "setting, option", [("strict", ()), ("report", ("--sushigo-rulings=strict",))], ids=["setting", "option"]
)
def test_a_difference_on_a_ruling_fails_when_strict(project: Project, setting: str, option: Sequence[str]) -> None:
    project.write({"my_game.py": wrong(FIRST_SEAT_WINS), "pytest.ini": f"[pytest]\nsushigo_rulings = {setting}\n"})
    run = project.run("conftest.py::winning", *option)
    assert run.with_outcome("failure") == judge_text(wrong(FIRST_SEAT_WINS), Outcome.DIFFERS)
    assert "differences on rulings" not in run.printed


def test_another_word_for_rulings_is_refused(project: Project) -> None:
    project.write({"pytest.ini": "[pytest]\nsushigo_rulings = perhaps\n"})
    run = project.run()
    assert "ERROR: sushigo_rulings: expected strict or report; found perhaps" in run.printed
    assert run.code == 4


def test_a_crash_shows_the_games_own_part_of_the_traceback(project: Project) -> None:
    project.write({"my_game.py": GAME.replace("    wasabi = nigiri = 0", '    raise RuntimeError("oh dear")')})
    printed = project.run("-k", "tempura-pairs").printed
    assert "crashed: " in printed
    assert "Found:\nRuntimeError: oh dear" in printed
    assert re.search(r'my_game\.py", line \d+, in score_cards\n *raise RuntimeError', printed)
    assert "python_object.py" not in printed


def test_a_bad_answer_is_quoted_with_a_hint(project: Project) -> None:
    project.write({"my_game.py": GAME.replace('{"winners": [', '{"winner": [')})
    printed = project.run("-k", "most-points-wins").printed
    assert 'expected the field "winners"; found:' in printed
    assert "This answer has: winners." in printed


@pytest.mark.parametrize("returned", ["None", "[1, 2]"])
def test_an_implementation_without_any_function_fails(project: Project, returned: str) -> None:
    project.write({"conftest.py": CONFTEST.replace("return my_game", f"return {returned}")})
    run = project.run("-k", "maki-tie-most")
    assert set(run.outcomes.values()) == {"failure"}
    assert "expected an object with any of the functions deck, deal, play_turn, " in run.printed
    assert f"found {returned}" in run.printed
    assert "pytest_suite.py" not in run.printed


def test_a_claim_in_another_form_fails_in_words(project: Project) -> None:
    project.write({"my_game.py": f'{GAME}\nsupports = {{"jugglers": [2]}}\n'})
    run = project.run("-k", "maki-tie-most")
    assert set(run.outcomes.values()) == {"failure"}
    assert 'expected no "jugglers" in supports' in run.printed
    assert "pytest_suite.py" not in run.printed


def test_the_implementation_is_made_once(project: Project) -> None:
    project.write({"conftest.py": CONFTEST.replace("    return my_game", '    print("MADE")\n    return my_game')})
    assert project.run("-s", "-k", "maki").printed.count("MADE") == 1


def test_an_exception_while_making_the_implementation_is_shown(project: Project) -> None:
    project.write({"conftest.py": CONFTEST.replace("return my_game", "return my_game.Table()")})
    assert "has no attribute 'Table'" in project.run("-k", "maki-tie-most").printed


def test_an_object_with_a_name_of_its_own_is_taken(project: Project) -> None:
    made = "from sushigo_rules.conformance.python_object import PythonObject\n" + CONFTEST
    project.write({"conftest.py": made.replace("return my_game", 'return PythonObject(my_game, "mine")')})
    assert project.run("-k", "maki-rolls").code == 0


def test_a_conftest_above_the_testpaths_is_collected(project: Project) -> None:
    other = {"tests/conftest.py": "", "tests/test_more.py": "def test_more(): pass\n"}
    project.write({"pytest.ini": "[pytest]\ntestpaths = tests\n", **other})
    run = project.run()
    assert sorted(run.outcomes) == sorted([*(case.id for case in BOOK.cases), "test_more"])
    assert f"collected {len(BOOK.cases) + 1} items" in run.printed
    assert "no case" not in run.printed


def test_a_conftest_in_the_testpaths_is_no_module_of_tests(project: Project) -> None:
    project.write({"pytest.ini": "[pytest]\ntestpaths = .\n", "conftest.py": f"{CONFTEST}\ndef test_nothing(): pass\n"})
    assert sorted(project.run().outcomes) == sorted([*(case.id for case in BOOK.cases), "test_own"])


def test_folders_in_which_no_case_is_are_told(project: Project) -> None:
    project.write({"tests/test_more.py": "def test_more(): pass\n"})
    run = project.run("tests")
    assert list(run.outcomes) == ["test_more"]
    assert "no case of the rules is in these folders" in run.printed
    assert "no case" not in project.run("-k", "test_own").printed


def test_two_folders_may_have_two_games(project: Project) -> None:
    plugins = 'pytest_plugins = ["sushigo_rules.conformance.pytest_suite"]\n'
    hook = CONFTEST.replace(plugins, "")
    project.write(
        {
            "conftest.py": plugins,
            "right/conftest.py": hook,
            "wrong/conftest.py": hook.replace("my_game", "wrong_game"),
            "wrong_game.py": wrong(ALL_SHARE_SIX),
        }
    )
    failed = re.findall(r"^FAILED (\S+?::\S+)", project.run().printed, re.MULTILINE)
    assert failed == [
        f"wrong/conftest.py::maki-rolls::{case}" for case in judge_text(wrong(ALL_SHARE_SIX), Outcome.DIFFERS)
    ]


OWN_FEATURE = """
Feature: Ours
  Scenario: A table
    Given the table looks like this:
      | player |
      | Zoe    |
    When the round is scored
    Then player Zoe scores 77 points in the category sashimi
"""
OWN_STEPS = """
import pytest
from pytest_bdd import given, parsers, scenarios, then, when

scenarios("own.feature")

@given("the table looks like this:", target_fixture="table")
def table(datatable):
    return datatable

@when(parsers.re("(?P<anything>.*)"))
def anything(anything):
    pass

@then(parsers.parse("player {name} scores {points:d} points in the category sashimi"))
def points(table, name, points):
    assert (table[1][0], points) == (name, 77)
"""
STRICT_INI = """
[pytest]
filterwarnings = error
strict_markers = true
strict_config = true
xfail_strict = true
markers = slow: theirs
"""
NOSY_CONFTEST = """
import pytest

@pytest.fixture(autouse=True)
def only_for_their_own(request):
    assert request.module.__name__ != "conftest"

def pytest_bdd_before_scenario(request, feature, scenario):
    assert feature.name == "Ours"
"""


def test_a_strict_project_that_has_features_of_its_own_stays_untouched(tmp_path: Path) -> None:
    project = start_project(tmp_path, autoload=True)
    project.write(
        {
            "pytest.ini": STRICT_INI,
            "own.feature": OWN_FEATURE,
            "test_features.py": OWN_STEPS,
            "conftest.py": CONFTEST + NOSY_CONFTEST,
        }
    )
    run = project.run()
    assert run.outcomes["test_a_table"] == "ok"
    assert run.with_outcome("ok") == [*judge_text(GAME, Outcome.AGREES), "test_a_table", "test_own"]
    assert run.code == 0


@pytest.mark.skipif(not find_spec("xdist"), reason="pytest-xdist is not installed")
def test_the_cases_may_be_spread_over_processes(tmp_path: Path) -> None:
    project = start_project(tmp_path, game=wrong(ALL_SHARE_SIX), autoload=True)
    run = project.run("-n", "2")
    assert sorted(run.with_outcome("failure")) == sorted(judge_text(wrong(ALL_SHARE_SIX), Outcome.DIFFERS))
    assert len(run.outcomes) == len(BOOK.cases) + 1
