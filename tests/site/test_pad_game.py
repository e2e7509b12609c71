"""The score pad without a page: its numbers against the reference engine, its files against the schema."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import jsonschema
import pytest

from tests.languages.checkout import ROOT
from tests.site.pad_games import many_games, play_whole, points_of

TESTS: Final = Path(__file__).parent / "pad.test.mjs"
SCHEMA: Final = json.loads((ROOT / "docs" / "schemas" / "game.schema.json").read_text("utf-8"))
GOOD: Final = play_whole(4, 1).file
CARDS: Final = GOOD["rounds"][0]
READ: Final = """\
import { readGame, writeGame } from "./docs/assets/pad/file.mjs";
import { ROUNDS, countGame, countRound, isOver } from "./docs/assets/pad/game.mjs";
import { readFileSync } from "node:fs";

const answers = JSON.parse(readFileSync(0, "utf8")).map((text) => {
  try {
    const game = readGame(text);
    const rounds = Array.from({ length: ROUNDS }, (_, round) => countRound(game, round));
    const count = countGame(game);
    const points = rounds.map((round) => round.points);
    const roundRules = rounds.flatMap((round) => round.rules.flatMap(Object.values));
    const rules = [...roundRules, ...count.puddingRules, ...count.winningRules];
    return { written: writeGame(game), over: isOver(game), points, ...count, rules };
  } catch (error) {
    if (error.name === "TypeError" || !("where" in error)) throw error;
    return { error: error.message };
  }
});
console.log(JSON.stringify(answers));
"""


@pytest.fixture(scope="module", autouse=True)
def node() -> None:
    if shutil.which("node") is None:
        pytest.skip("node is missing")


def run_node(*arguments: str, given: str = "") -> str:
    command = ["node", *arguments]
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def read(*texts: str) -> list[dict[str, Any]]:
    """Read files as the pad does; return what it counts, or its error."""
    answers: list[dict[str, Any]] = json.loads(run_node("--input-type=module", "-e", READ, given=json.dumps([*texts])))
    return answers


def test_facts_of_the_pad() -> None:
    assert "# fail 0" in run_node("--test", "--test-reporter=tap", str(TESTS))


def test_every_number_is_that_of_the_reference_engine() -> None:
    games = list(many_games(60))
    for game, found in zip(games, read(*(game.text for game in games)), strict=True):
        assert found["over"]
        assert [points_of(seats) for seats in game.points] == found["points"]
        assert [[seat.total for seat in seats] for seats in game.points] == found["rounds"]
        assert list(game.puddings) == found["puddings"]
        assert list(game.pudding_points) == found["puddingPoints"]
        assert list(game.scores) == found["scores"]
        assert list(game.winners) == found["winners"]


def test_what_is_saved_follows_the_schema() -> None:
    games = list(many_games(3))
    for game, found in zip(games, read(*(game.text for game in games)), strict=True):
        assert game.file == json.loads(found["written"])
        jsonschema.validate(json.loads(found["written"]), SCHEMA, cls=jsonschema.Draft202012Validator)


def files() -> Iterator[Any]:
    """Yield files, good and bad, of which the schema and the pad must think the same."""
    yield from (GOOD, {**GOOD, "rounds": []}, {**GOOD, "rounds": [CARDS]}, {**GOOD, "finished": True})
    yield from (play_whole(number, 1).file for number in (2, 3, 5))
    yield from ({**GOOD, "players": names} for names in ([""] * 4, ["é" * 20, "", "", ""], ["🍣" * 20, "", "", ""]))
    yield from (None, [], 7, "game", {}, {**GOOD, "more": 1})
    yield from ({key: value for key, value in GOOD.items() if key != left_out} for left_out in GOOD)
    yield from ({**GOOD, "schema": "rules.schema.json"}, {**GOOD, "version": 2}, {**GOOD, "version": "1"})
    yield from ({**GOOD, "variant": variant} for variant in ("reshuffle", "dummy", "both-ways", "", 0))
    yield from ({**GOOD, "finished": value} for value in (0, None, "true"))
    yield from (
        {**GOOD, "players": names} for names in ("Ada", [], ["Ada"], [1, 2, 3, 4], ["a" * 21] * 4, [""] * 3, [""] * 6)
    )
    odd_rounds: list[Any] = [{}, [[]], [CARDS[:3]], [[*CARDS, []]], [CARDS] * 4, [CARDS, {}]]
    yield from ({**GOOD, "rounds": rounds} for rounds in odd_rounds)
    odd_cards: list[Any] = [["Tempura"], ["toString"], [1], [None], "tempura", ["tempura"] * 9]
    yield from ({**GOOD, "rounds": [[cards, [], [], []]]} for cards in odd_cards)
    two = {**GOOD, "players": ["", ""], "rounds": []}
    yield from ({**two, "rounds": [[["tempura"] * number, []]]} for number in (10, 11))
    yield from ({**two, "variant": "dummy", "rounds": [[["tempura"] * number, [], []]]} for number in (9, 10))
    yield from ({**two, "variant": "dummy", "rounds": [[[], []]]}, {**two, "rounds": [[[], [], []]]})
    yield {**GOOD, "players": [""] * 3, "variant": "dummy", "rounds": []}


def test_the_pad_and_the_schema_agree_on_files() -> None:
    cases = list(files())
    validator = jsonschema.Draft202012Validator(SCHEMA)
    by_schema = [validator.is_valid(file) for file in cases]
    by_pad = ["error" not in answer for answer in read(*map(json.dumps, cases))]
    assert [] == [file for file, one, other in zip(cases, by_schema, by_pad, strict=True) if one != other]
    assert 10 < sum(by_schema) < len(cases) - 30
