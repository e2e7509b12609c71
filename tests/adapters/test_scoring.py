"""The site's own scoring: the suite, generated questions, what it gives besides points, what it refuses."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

from sushigo_rules.cards import COPIES_IN_DECK, Category
from sushigo_rules.conformance.adapter import Adapter
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.scoring import score_maki_rolls, score_puddings
from tests.adapters.scoring_module import (
    ADAPTER,
    BOOK,
    BRIDGE,
    DOCS,
    DUMMY,
    ICONS,
    MODULE,
    agrees,
    call,
    call_all,
    distributions_of_puddings,
    drawn_questions,
    orders_of_icons,
    run_node,
    scored_cases,
    start,
)

pytestmark = pytest.mark.usefixtures("node")

ROUND_CATEGORIES: Final = [category for category in Category if category not in {"chopsticks", "puddings"}]


@pytest.fixture
def adapter() -> Iterator[Adapter]:
    with start(DOCS) as adapter:
        yield adapter


def test_the_suite_agrees_with_every_case_of_what_it_scores(adapter: Adapter) -> None:
    scored = scored_cases()
    outcomes = {case.id: judge(case.steps, adapter).outcome for case in BOOK.cases}
    assert len(scored) > 140
    assert outcomes == {id: Outcome.AGREES if id in scored else Outcome.NOT_SUPPORTED for id in outcomes}


def test_the_command_prints_what_the_readme_shows() -> None:
    readme = (DOCS / ADAPTER).with_name("README.md").read_text("utf-8")
    [shown] = re.findall(
        r"^```console\n\$ sushigo-rules check -- node adapter.mjs\n\.\.\.\n(.*?)```", readme, re.M | re.S
    )
    command = [sys.executable, "-m", "sushigo_rules", "check", "--lang", "en", "--", "node", "adapter.mjs"]
    environment = {**os.environ, "PYTHONPATH": str(DOCS.parent), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        command, cwd=(DOCS / ADAPTER).parent, env=environment, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.endswith(f"\n{shown}")
    assert f"The {len(scored_cases())} cases that are asked" in readme


def test_generated_questions_agree(adapter: Adapter) -> None:
    questions = drawn_questions()
    assert len(questions) > 1000
    faults = [question for question in questions if not agrees(question, adapter)]
    assert faults == []


def test_every_distribution_of_puddings_is_scored_as_by_the_reference_without_minus_zero() -> None:
    counts = distributions_of_puddings(2, 3, 4, 5)
    assert call_all([["scorePuddings", each] for each in counts]) == [list(score_puddings(each)) for each in counts]


def test_every_order_of_icons_is_scored_as_by_the_reference() -> None:
    icons = orders_of_icons()
    rounds = call_all([["scoreRound", [ICONS[own] for own in each]] for each in icons])
    assert [[seat["maki-rolls"] for seat in each] for each in rounds] == [
        list(score_maki_rolls(each)) for each in icons
    ]


TABLES: Final = (
    "const { COPIES, HAND_SIZES, CATEGORIES } = await import(process.argv[1]);"
    "const tables = [COPIES, HAND_SIZES, CATEGORIES]"
)


def test_the_tables_are_those_of_the_reference() -> None:
    code = f"{TABLES}; console.log(JSON.stringify(tables));"
    sizes = {str(players): size for players, size in HAND_SIZES.items()}
    assert run_node(code) == [[dict(COPIES_IN_DECK), sizes, ROUND_CATEGORIES]]


def test_the_tables_cannot_be_changed() -> None:
    code = f"{TABLES}; console.log(tables.every(Object.isFrozen));"
    assert run_node(code) == [True]


def test_each_nigiri_lies_on_the_first_free_wasabi_before_it() -> None:
    tableau = ["egg-nigiri", "wasabi", "wasabi", "tempura", "squid-nigiri", "egg-nigiri", "salmon-nigiri", "wasabi"]
    assert call("placeOnWasabi", tableau) == [None, None, None, None, 1, 2, None, None]


def test_puddings_stay_for_the_next_round() -> None:
    tableaus = [["pudding", "wasabi", "pudding"], ["chopsticks"], []]
    assert call("keepPuddings", tableaus) == [["pudding", "pudding"], [], []]


@pytest.mark.parametrize(
    "named, error",
    [
        (["scoreRound"], "TypeError: expected tableaus as a list; found undefined"),
        (["scoreRound", [[]]], "RangeError: expected tableaus of 2 to 5 seats; found 1"),
        (["explainRound", [[]] * 6], "RangeError: expected tableaus of 2 to 5 seats; found 6"),
        (["scoreRound", [[], "tempura"]], 'TypeError: expected a tableau as a list; found "tempura"'),
        (["scoreRound", [[], [3]]], "TypeError: expected a card's word; found 3"),
        (["placeOnWasabi", ["maki-1", "toString"]], 'one of tempura, .*, chopsticks; found "toString"'),
        (["scoreRound", [["wasabi"] * 4, ["wasabi"] * 3]], "at most 6 copies of wasabi, as in one deck; found 7"),
        (["keepPuddings", [["pudding"] * 11, []]], "at most 10 copies of pudding, as in one deck; found 11"),
        (["scorePuddings", [1]], "RangeError: expected puddings of 2 to 5 seats; found 1"),
        (["scorePuddings", [1, 2], DUMMY], "RangeError: expected puddings of two players and the dummy; found 2"),
        (["scorePuddings", [1, "2"]], 'TypeError: expected puddings as whole numbers; found "2"'),
        (["explainPuddings", [0.5, 1]], "TypeError: expected puddings as whole numbers; found 0.5"),
        (["scorePuddings", [1, -1]], "RangeError: expected puddings of 0 or more; found -1"),
        (["scorePuddings", [6, 5]], "at most 10 copies of pudding, as in one deck; found 11"),
        (["addPoints", [1, 2], [1]], "RangeError: expected points of 2 seats; found 1"),
        (["addPoints", 1, [1]], "TypeError: expected scores as a list; found 1"),
        (["addPoints", [1], [None]], "TypeError: expected points as whole numbers; found null"),
        (["findWinners", [1, 2], [1, 2, 3]], "RangeError: expected puddings of 2 seats; found 3"),
        (["findWinners", [1, 2], [1, 2], DUMMY], "RangeError: expected scores of two players and the dummy; found 2"),
        (["explainWinners", [1.5, 2], [1, 2]], "TypeError: expected scores as whole numbers; found 1.5"),
        (["findWinners", [1, 2], [1, -2]], "RangeError: expected puddings of 0 or more; found -2"),
        (["findWinners", [1, 2], None], "TypeError: expected puddings as a list; found null"),
    ],
)
def test_what_cannot_be_is_refused_in_words(named: Sequence[Any], error: str) -> None:
    [answer] = run_node(BRIDGE, [named])
    assert re.search(f"^(?:RangeError: expected )?{error}$", answer["error"])


def test_the_guide_lists_all_that_the_module_gives() -> None:
    guide = (DOCS / "guides" / "implementers" / "scoring.md").read_text("utf-8")
    exported = re.findall(r"^export (?:function|const) (\w+)", (DOCS / MODULE).read_text("utf-8"), re.M)
    assert len(exported) == 12
    assert sorted(re.findall(r"^\| `(\w+)", guide, re.M)) == sorted(exported)


def test_the_module_carries_its_licence() -> None:
    licence = (DOCS.parent / "LICENSE").read_text("utf-8").strip()
    comment = (DOCS / MODULE).read_text("utf-8").rpartition("\n/*\n")[2]
    assert re.sub(r"^ \*/? ?", "", comment, flags=re.M).strip() == licence
