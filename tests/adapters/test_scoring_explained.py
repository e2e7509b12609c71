"""The rules that the site's own scoring names for its numbers."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import pytest

from sushigo_rules.cards import COPIES_IN_DECK, Category
from sushigo_rules.conformance.questions import ScorePuddings, ScoreRound, Winners
from sushigo_rules.scoring import score_puddings
from tests.adapters.scoring_module import (
    BOOK,
    DOCS,
    DUMMY,
    ICONS,
    MODULE,
    call,
    call_all,
    distributions_of_puddings,
    drawn_questions,
    orders_of_icons,
    questions_of_cases,
    scored_cases,
)

pytestmark = pytest.mark.usefixtures("node")

SECTIONS: Final = {rule.id: section.slug for section, rule in BOOK.rules}
MAKI_RULES: Final = {"maki-most", "maki-tie-most", "maki-tie-second", "maki-need-one", "maki-two-players"}
NIGIRI_RULES: Final = {"nigiri-points", "wasabi-triples", "wasabi-before", "wasabi-alone"}
DUMPLING_RULES: Final = {"dumplings-table", "dumplings-cap"}
PUDDING_RULES: Final = {
    "pudding-most",
    "pudding-fewest",
    "pudding-tie-most",
    "pudding-tie-fewest",
    "pudding-two-players",
    "pudding-all-equal",
}
WINNING_RULES: Final = {"most-points-wins", "tie-puddings", "tie-shared"}
EXPLAINED: Final = (
    {"tempura-pairs", "sashimi-threes"} | MAKI_RULES | NIGIRI_RULES | DUMPLING_RULES | PUDDING_RULES | WINNING_RULES
)
DUMMY_RULES: Final = {"dummy-scoring", "dummy-puddings", "dummy-no-win"}


def test_the_rules_named_are_rules_of_the_features_and_no_others_stand_in_the_module() -> None:
    code = re.sub(r"^ *(/?\*|//).*", "", (DOCS / MODULE).read_text("utf-8"), flags=re.M)
    words = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+)"', code)) - set(COPIES_IN_DECK) - set(Category)
    assert words == EXPLAINED | DUMMY_RULES
    assert words <= set(SECTIONS)


def test_the_comments_name_rules_of_the_features() -> None:
    comments = "".join(re.findall(r"^ *(?:/?\*|//).*", (DOCS / MODULE).read_text("utf-8"), flags=re.M))
    [*lists] = re.findall(r"\(([a-z0-9]+(?:-[a-z0-9]+)+(?:, [a-z0-9]+(?:-[a-z0-9]+)+)*)\)", comments)
    named = {rule for each in lists for rule in each.split(", ")}
    assert len(named) > 12
    assert named <= set(SECTIONS)


@cache
def rules_named() -> dict[str, set[str]]:
    """Return the rules named for the question of each case."""
    calls = {id: call for id in sorted(scored_cases()) if (call := explaining(id))}
    return {id: set(flatten(named)) for id, named in zip(calls, call_all([*calls.values()]), strict=True)}


def explaining(case: str) -> list[Any] | None:
    match questions_of_cases()[case]:
        case ScoreRound(tableaus):
            return ["explainRound", tableaus]
        case ScorePuddings(puddings, variant=variant):
            return ["explainPuddings", puddings, {"dummy": variant == "dummy"}]
        case Winners(scores, puddings, variant):
            return ["explainWinners", scores, puddings, {"dummy": variant == "dummy"}]
    return None


def flatten(named: Any) -> Iterator[str]:
    if isinstance(named, str):
        yield named
    else:
        for each in named.values() if isinstance(named, dict) else named:
            yield from flatten(each)


@pytest.mark.parametrize("rule", sorted(EXPLAINED | DUMMY_RULES))
def test_the_rule_of_a_case_is_named_for_it(rule: str) -> None:
    cases = [case.id for case in BOOK.cases if case.rule == rule and case.id in rules_named()]
    assert cases
    # One nigiri came before the wasabi, another lies on it.
    both = {"wasabi-before.between-two-nigiri"}
    assert [case for case in cases if rule not in rules_named()[case] and case not in both] == []


def test_the_rules_of_a_category_are_of_its_section() -> None:
    icons = [[ICONS[own] for own in each] for each in orders_of_icons()]
    others = [question.tableaus for question in drawn_questions() if isinstance(question, ScoreRound)]
    rounds = call_all([["explainRound", each] for each in [*icons, *others]])
    named = {category: {seat[category] for each in rounds for seat in each} for category in rounds[0][0]}
    assert named == {
        "maki-rolls": MAKI_RULES,
        "tempura": {"tempura-pairs"},
        "sashimi": {"sashimi-threes"},
        "dumplings": DUMPLING_RULES,
        "nigiri": NIGIRI_RULES,
    }
    assert all(SECTIONS[rule] == category for category, rules in named.items() for rule in rules)


def test_without_the_dummy_its_rules_are_not_named_and_with_it_those_of_two_players_are_not() -> None:
    three = distributions_of_puddings(3)
    ordinary = call_all([["explainPuddings", counts] for counts in distributions_of_puddings(2, 3, 4, 5)])
    dummy = call_all([["explainPuddings", counts, DUMMY] for counts in three])
    assert {rule for rules in ordinary for rule in rules} == PUDDING_RULES
    assert {rule for rules in dummy for rule in rules} == {
        "pudding-most", "pudding-tie-most", "pudding-tie-fewest", "dummy-puddings", "dummy-scoring"
    }  # fmt: skip


def test_the_dummy_changes_no_points() -> None:
    three = distributions_of_puddings(3)
    points = call_all([["scorePuddings", counts, DUMMY] for counts in three])
    assert points == [list(score_puddings(counts)) for counts in three]


@pytest.mark.parametrize(
    "icons, rules",
    [
        ([3, 1], ["maki-most", "maki-two-players"]),
        ([2, 2], ["maki-tie-most", "maki-tie-most"]),
        ([0, 0], ["maki-need-one", "maki-need-one"]),
        ([0, 4], ["maki-need-one", "maki-most"]),
        ([3, 1, 2], ["maki-most", "maki-most", "maki-most"]),
        ([3, 3, 2, 0], ["maki-tie-most", "maki-tie-most", "maki-tie-most", "maki-need-one"]),
        ([1, 2, 4, 2], ["maki-most", "maki-tie-second", "maki-most", "maki-tie-second"]),
    ],
)
def test_maki_rolls_are_explained(icons: Sequence[int], rules: Sequence[str]) -> None:
    named = call("explainRound", [ICONS[own] for own in icons])
    assert [seat["maki-rolls"] for seat in named] == rules


@pytest.mark.parametrize(
    "tableau, rule",
    [
        ([], "nigiri-points"),
        (["egg-nigiri"], "nigiri-points"),
        (["wasabi"], "wasabi-alone"),
        (["egg-nigiri", "wasabi"], "wasabi-before"),
        (["wasabi", "tempura", "egg-nigiri", "wasabi", "squid-nigiri", "squid-nigiri"], "wasabi-triples"),
        (["egg-nigiri", "wasabi", "egg-nigiri"], "wasabi-triples"),
    ],
)
def test_nigiri_are_explained(tableau: Sequence[str], rule: str) -> None:
    assert call("explainRound", [tableau, []])[0]["nigiri"] == rule


@pytest.mark.parametrize("dumplings, rule", [(0, "table"), (5, "table"), (6, "cap"), (14, "cap")])
def test_dumplings_are_explained(dumplings: int, rule: str) -> None:
    assert call("explainRound", [["dumpling"] * dumplings, []])[0]["dumplings"] == f"dumplings-{rule}"


@pytest.mark.parametrize(
    "counts, variant, rules",
    [
        ([1, 0], {}, ["pudding-most", "pudding-two-players"]),
        ([3, 3], {}, ["pudding-all-equal"] * 2),
        ([0, 0, 0], {}, ["pudding-all-equal"] * 3),
        ([2, 2, 1], {}, ["pudding-tie-most", "pudding-tie-most", "pudding-fewest"]),
        ([3, 2, 0, 0], {}, ["pudding-most", "pudding-most", "pudding-tie-fewest", "pudding-tie-fewest"]),
        ([1, 1, 1], DUMMY, ["dummy-puddings"] * 3),
        ([2, 1, 3], DUMMY, ["dummy-scoring", "dummy-puddings", "pudding-most"]),
        ([3, 2, 1], DUMMY, ["pudding-most", "pudding-most", "dummy-puddings"]),
        ([1, 1, 3], DUMMY, ["pudding-tie-fewest", "pudding-tie-fewest", "pudding-most"]),
        ([3, 1, 3], DUMMY, ["pudding-tie-most", "dummy-puddings", "pudding-tie-most"]),
    ],
)
def test_puddings_are_explained(counts: Sequence[int], variant: dict[str, bool], rules: Sequence[str]) -> None:
    assert call("explainPuddings", counts, variant) == rules


@pytest.mark.parametrize(
    "scores, puddings, variant, rule",
    [
        ([40, 41], [3, 0], {}, "most-points-wins"),
        ([40, 41, 42], [3, 0, 1], {}, "most-points-wins"),
        ([41, 41, 30], [1, 2, 4], {}, "tie-puddings"),
        ([41, 41, 30], [2, 2, 4], {}, "tie-shared"),
        ([40, 40, 40], [1, 2, 0], DUMMY, "dummy-no-win"),
        ([40, 30, 50], [1, 2, 0], DUMMY, "dummy-no-win"),
        ([40, 30, 35], [1, 2, 0], DUMMY, "most-points-wins"),
        ([40, 40, 39], [1, 2, 3], DUMMY, "tie-puddings"),
        ([40, 40, 39], [2, 2, 3], DUMMY, "tie-shared"),
    ],
)
def test_who_wins_is_explained(
    scores: Sequence[int], puddings: Sequence[int], variant: dict[str, bool], rule: str
) -> None:
    assert call("explainWinners", scores, puddings, variant) == rule
