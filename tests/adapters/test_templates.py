"""The adapters to start from, each built and run as its README says."""

import json
import shutil
import subprocess
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sushigo_rules.cards import new_deck
from sushigo_rules.conformance.adapter import Adapter
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import VariantName

ADAPTERS = Path(__file__).parents[2] / "docs" / "adapters"
COMMANDS = json.loads((ADAPTERS / "commands.json").read_text(encoding="utf-8"))
MAY_BE_MISSING = {"go", "ruby"}
CATEGORIES = ["maki-rolls", "tempura", "sashimi", "dumplings", "nigiri"]
HELLO = {"ask": "hello", "protocol": 1, "suite": "1.0.0"}


@dataclass(frozen=True)
class Template:
    """The adapter of one language, built in a folder of its own."""

    language: str
    folder: Path
    run: tuple[str, ...]

    def talk(self, lines: Sequence[str]) -> list[dict[str, Any]]:
        """Say all lines, end the input, and return the answers."""
        done = subprocess.run(
            self.run,
            cwd=self.folder,
            input="".join(f"{line}\n" for line in lines),
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        assert done.stderr == ""
        return [json.loads(line) for line in done.stdout.splitlines()]

    def ask(self, **question: Any) -> dict[str, Any]:
        """Ask one question and return the answer without its number."""
        [answer] = self.talk([json.dumps({"seq": 41, **question})])
        assert answer.pop("seq") == 41
        return answer


@pytest.fixture(scope="module", params=COMMANDS)
def template(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Template:
    language = request.param
    commands = COMMANDS[language]
    missing = [need for need in commands["needs"] if shutil.which(need) is None]
    if missing and language in MAY_BE_MISSING:
        pytest.skip(f"{missing[0]} is not installed")
    assert missing == []
    folder = tmp_path_factory.mktemp("adapter") / language
    shutil.copytree(ADAPTERS / language, folder, ignore=shutil.ignore_patterns("adapter", "build", "__pycache__"))
    if commands["build"]:
        built = subprocess.run(commands["build"], cwd=folder, capture_output=True, text=True, timeout=300, check=False)
        assert (built.returncode, built.stderr) == (0, "")
    return Template(language, folder, tuple(commands["run"]))


def test_every_folder_has_its_commands_and_a_readme() -> None:
    folders = {path.name for path in ADAPTERS.iterdir() if path.is_dir()}
    assert folders == set(COMMANDS)
    assert [name for name in folders if not (ADAPTERS / name / "README.md").is_file()] == []


@pytest.mark.parametrize("language", COMMANDS)
def test_the_readme_prints_the_commands(language: str) -> None:
    commands = COMMANDS[language]
    readme = (ADAPTERS / language / "README.md").read_text(encoding="utf-8")
    run = " ".join(commands["run"])
    assert f"```\n{run}\n```" in readme
    assert f"```\nsushigo-rules check -- {run}\n```" in readme
    assert not commands["build"] or f"```\n{' '.join(commands['build'])}\n```" in readme


def test_the_conversation_of_the_protocol(template: Template) -> None:
    hello, turn, scores = template.talk(
        [
            '{"seq": 0, "ask": "hello", "protocol": 1, "suite": "1.0.0"}',
            '{"seq": 1, "ask": "play-turn", "round": 1, "hands": [["wasabi", "tempura", "pudding"], '
            '["pudding", "maki-3", "tempura"]], "tableaus": [[], []], "picks": [["wasabi"], ["pudding"]]}',
            '{"seq": 2, "ask": "score-round", "tableaus": [["wasabi", "squid-nigiri"], ["pudding"]]}',
        ]
    )
    assert {name: hello[name] for name in ("seq", "protocol")} == {"seq": 0, "protocol": 1}
    assert [turn["seq"], *turn["tableaus"]] == [1, ["wasabi"], ["pudding"]]
    assert [sorted(hand) for hand in turn["hands"]] == [["maki-3", "tempura"], ["pudding", "tempura"]]
    nothing = dict.fromkeys(CATEGORIES, 0)
    assert {"seq": 2, "scores": [{**nothing, "nigiri": 9}, nothing]} == scores


def test_hello_claims_the_ordinary_game(template: Template) -> None:
    hello = template.ask(**HELLO)
    assert {"protocol", "name", "language", "supports"} == set(hello)
    assert hello["supports"] == {"variants": []}
    assert f"toy in {hello['language']}" == hello["name"]


def test_the_deck(template: Template) -> None:
    deck = template.ask(ask="deck")
    assert list(deck) == ["cards"]
    assert Counter(new_deck()) == Counter(deck["cards"])


@pytest.mark.parametrize("players, size", [(2, 10), (3, 9), (4, 8), (5, 7)])
def test_a_deal(template: Template, players: int, size: int) -> None:
    deal = template.ask(ask="deal", players=players)
    assert {"hands", "draw_pile"} == set(deal)
    assert [size] * players == [len(hand) for hand in deal["hands"]]
    assert Counter(new_deck()) == Counter(sum(deal["hands"], deal["draw_pile"]))


def test_two_deals_differ(template: Template) -> None:
    one, other = (template.ask(ask="deal", players=5) for _ in range(2))
    assert one["hands"] != other["hands"]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_deal_for_too_few_or_too_many_is_refused(template: Template, players: int) -> None:
    assert list(template.ask(ask="deal", players=players)) == ["refused"]


@pytest.mark.parametrize(
    "picks",
    [
        pytest.param([["squid-nigiri"], ["pudding"]], id="not in the hand"),
        pytest.param([[], ["pudding"]], id="no card"),
        pytest.param([["wasabi"]], id="missing player"),
        pytest.param([["wasabi"], ["pudding", "tempura"]], id="two without chopsticks"),
        pytest.param([["wasabi", "chopsticks"], ["pudding"]], id="the returning chopsticks"),
        pytest.param([["wasabi", "wasabi"], ["pudding"]], id="one copy twice"),
        pytest.param([["wasabi", "tempura", "pudding"], ["pudding"]], id="three cards"),
    ],
)
def test_a_pick_against_the_rules_is_refused(template: Template, picks: list[list[str]]) -> None:
    hands = [["wasabi", "tempura", "pudding"], ["pudding", "maki-3", "tempura"]]
    answer = template.ask(ask="play-turn", round=1, hands=hands, tableaus=[["chopsticks"], []], picks=picks)
    assert list(answer) == ["refused"]


def test_two_cards_of_a_hand_of_one_are_refused(template: Template) -> None:
    hands, picks = [["wasabi"], ["pudding"]], [["wasabi", "wasabi"], ["pudding"]]
    answer = template.ask(ask="play-turn", round=1, hands=hands, tableaus=[["chopsticks"], []], picks=picks)
    assert list(answer) == ["refused"]


def test_puddings_without_scores_have_no_totals(template: Template) -> None:
    assert template.ask(ask="score-puddings", puddings=[3, 2, 0, 0]) == {"points": [6, 0, -3, -3]}


def test_puddings_with_scores_have_totals(template: Template) -> None:
    answer = template.ask(ask="score-puddings", puddings=[4, 0, 0, 0, 0], scores=[0, 1, 0, 0, 9])
    assert answer == {"points": [6, -1, -1, -1, -1], "totals": [6, 0, -1, -1, 8]}


def test_after_round_3_the_game_is_over(template: Template) -> None:
    tableaus = [["pudding", "tempura", "tempura"], ["chopsticks"]]
    answer = template.ask(ask="next-round", round=3, scores=[1, 2], tableaus=tableaus, draw_pile=["wasabi"])
    expected = {"scores": [6, 2], "tableaus": [["pudding"], []], "hands": [[], []], "draw_pile": ["wasabi"]}
    assert {**expected, "over": True} == answer


@pytest.mark.parametrize(
    "question",
    [
        pytest.param({"ask": "deal", "players": 2, "variant": "dummy"}, id="variant"),
        pytest.param({"ask": "play-dummy-turn", "hands": [[], []], "controller": 0}, id="dummy turn"),
        pytest.param({"ask": "order-tea"}, id="unknown"),
        pytest.param({"ask": "constructor"}, id="a name that every JavaScript object has"),
        pytest.param({"ask": '"\\\n\u00e9\U0001f363'}, id="odd characters"),
    ],
)
def test_what_is_not_built_is_skipped(template: Template, question: dict[str, Any]) -> None:
    assert list(template.ask(**question)) == ["skipped"]


@pytest.mark.parametrize(
    "question", [{"ask": "play-turn"}, {"ask": "score-round", "tableaus": "tempura"}, {"ask": "score-puddings"}]
)
def test_a_broken_question_has_failed(template: Template, question: dict[str, Any]) -> None:
    answer = template.ask(**question)
    assert list(answer) == ["failed"]
    assert answer["failed"]


def test_lines_that_are_no_questions_have_failed_and_the_next_one_is_answered(template: Template) -> None:
    garbage = ["garbage", "", '{"seq": 7', "[" * 20_000, '{"seq": 8, "ask": "deck"} {}']
    *answers, last = template.talk([*garbage, json.dumps({"seq": 9, **HELLO})])
    assert [{"seq", "failed"}] * len(garbage) == [set(answer) for answer in answers]
    assert [None] * len(garbage) == [answer["seq"] for answer in answers]
    assert (last["seq"], last["protocol"]) == (9, 1)


def test_each_answer_comes_before_the_next_question_and_agrees_with_the_rule(
    template: Template, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(template.folder)
    cases = load_rulebook().cases
    with Adapter(template.run, timeout=30) as adapter:
        adapter.greet("1.0.0")
        outcomes = {case.id: judge(case.steps, adapter).outcome for case in cases}
    of_variants = {case.id for case in cases if case.section in set(VariantName)}
    assert 0 < len(of_variants) < len(outcomes)
    assert {case: Outcome.NOT_SUPPORTED if case in of_variants else Outcome.AGREES for case in outcomes} == outcomes
