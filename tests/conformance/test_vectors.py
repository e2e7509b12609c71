"""The suite as plain data, and the two examples that run it in test frameworks of their own."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sushigo_rules import __version__
from sushigo_rules.__main__ import main
from sushigo_rules.cards import EGG_NIGIRI, PUDDING, TEMPURA, WASABI
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.observation import Asked
from sushigo_rules.conformance.questions import Answer, Deck, DeckAnswer, Failed, Question, ScoreRound
from sushigo_rules.conformance.scene import Scene
from sushigo_rules.conformance.vectors import (
    Recorder,
    VectorsError,
    answer_fields,
    describe_tableau,
    encode_vectors,
    make_checks,
    make_vectors,
    record_case,
)
from sushigo_rules.conformance.verdict import CaseRun, Outcome, judge
from sushigo_rules.conformance.wire import BadAnswerError, decode_answer, encode_question
from sushigo_rules.language.features import Case, Step
from sushigo_rules.language.phrasebook import Sentence, Table
from sushigo_rules.language.phrases import Kind, Phrase
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import Heading, Player
from sushigo_rules.tableau import same_tableau
from tests.conformance.totals import TotalsOnly
from tests.conformance.wrong_engines import WRONG_ENGINES

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = json.loads((DOCS / "schemas" / "vectors.schema.json").read_text(encoding="utf-8"))
BOOK = load_rulebook()
CONTENT = json.loads(encode_vectors(make_vectors(BOOK)))
VECTORS: dict[str, dict[str, Any]] = {vector["case"]: vector for vector in CONTENT["vectors"]}
VALIDATOR = Draft202012Validator(SCHEMA)


def asked_in(case: Case, engine: Engine) -> tuple[Question, Answer]:
    run = CaseRun(engine)
    for step in case.steps:
        run.take_step(step)
    assert run.asked
    return run.asked.question, run.asked.answer


# What is in the file.


def test_every_case_is_there_once_and_in_order() -> None:
    known = [(case.id, case.rule, case.status, case.section, case.title) for case in BOOK.cases]
    keys = ("case", "rule", "status", "section", "title")
    assert [tuple(vector[key] for key in keys) for vector in CONTENT["vectors"]] == known


def test_the_head_says_which_schema_protocol_and_suite() -> None:
    head = {name: value for name, value in CONTENT.items() if name != "vectors"}
    assert head == {"schema": "vectors.schema.json", "protocol": 1, "suite": __version__, "partial": False}
    assert head["schema"] == SCHEMA["$id"]


def test_a_question_is_exactly_what_an_adapter_is_asked() -> None:
    for case in BOOK.cases:
        question, _ = asked_in(case, ReferenceEngine())
        assert {"seq": 4, **VECTORS[case.id]["question"]} == json.loads(encode_question(question, 4))


def test_an_answer_is_what_an_adapter_would_say() -> None:
    for case in BOOK.cases:
        question, answer = asked_in(case, ReferenceEngine())
        line = json.dumps({"seq": 4, **VECTORS[case.id]["answer"]})
        assert decode_answer(question, line, 4) == answer


def test_a_case_has_a_check_for_each_of_its_then_steps() -> None:
    for case in BOOK.cases:
        thens = [step for step in case.steps if step.kind is Kind.THEN]
        assert len(VECTORS[case.id]["expect"]) >= len(thens) > 0


@pytest.mark.parametrize(
    "case, expect",
    [
        ("deck-108.total", [{"deck_size": 108}]),
        ("deck-108.copies/wasabi", [{"copies": {"card": "wasabi", "number": 6}}]),
        ("players-2-to-5.allowed/4", [{"players_dealt": 4}]),
        ("players-2-to-5.refused/0", [{"refused": True}]),
        ("hand-size.dealt/2", [{"hand_size": 10}]),
        ("draw-pile.size/2", [{"draw_pile_size": 88}]),
        ("three-rounds.goes-on/1", [{"over": False}]),
    ],
)
def test_what_is_expected_of_a_case(case: str, expect: object) -> None:
    assert VECTORS[case]["expect"] == expect


def table(*rows: tuple[Any, ...], heading: Heading | None = None) -> Table:
    return Table((Heading.PLAYER, heading) if heading else (Heading.PLAYER,), rows)


HELD = table(
    (Player.BEN, (TEMPURA, PUDDING)), (Player.DUMMY, (TEMPURA, EGG_NIGIRI)), (Player.ADA, ()), heading=Heading.HAND
)
LAID = table((Player.BEN, (WASABI, TEMPURA, EGG_NIGIRI)), (Player.ADA, (EGG_NIGIRI, WASABI)), heading=Heading.IN_FRONT)
COUNTED = table((Player.BEN, 7), (Player.DUMMY, -2), heading=Heading.POINTS)
SEATS = {"1": 7, "2": -2}


@pytest.mark.parametrize(
    "phrase, slots, table, expect",
    [
        (Phrase.DUMMY_PILE_SIZE, {"number": 8}, None, [{"dummy_pile_size": 8}]),
        (
            Phrase.HANDS,
            {},
            HELD,
            [{"hands": {"1": ["pudding", "tempura"], "0": []}}, {"dummy_pile": ["tempura", "egg-nigiri"]}],
        ),
        (
            Phrase.IN_FRONT,
            {},
            LAID,
            [
                {
                    "tableaus": {
                        "1": {"cards": ["egg-nigiri", "tempura", "wasabi"], "on_wasabi": ["egg-nigiri"]},
                        "0": {"cards": ["egg-nigiri", "wasabi"], "on_wasabi": []},
                    }
                }
            ],
        ),
        (
            Phrase.POINTS,
            {"category": "maki-rolls", "number": 3, "player": Player.BEN},
            None,
            [{"points": {"category": "maki-rolls", "seats": {"1": 3}, "only": ((TEMPURA,),)}}],
        ),
        (
            Phrase.POINTS_TABLE,
            {"category": "nigiri"},
            COUNTED,
            [{"points": {"category": "nigiri", "seats": SEATS, "without": ((TEMPURA,),)}}],
        ),
        (Phrase.ROUND_POINTS, {}, COUNTED, [{"round_points": SEATS}]),
        (Phrase.SCORES, {}, COUNTED, [{"scores": SEATS}]),
        (Phrase.GAME_OVER, {}, None, [{"over": True}]),
        (Phrase.WINNER, {"player": Player.BEN}, None, [{"winners": [1]}]),
        (Phrase.WINNERS, {}, table((Player.BEN,), (Player.ADA,)), [{"winners": [0, 1]}]),
        (Phrase.NEXT_CONTROLLER, {"player": Player.BEN}, None, [{"controller": 1}]),
    ],
)
def test_a_then_step_is_said_without_any_language(
    phrase: Phrase, slots: dict[str, Any], table: Table | None, expect: object
) -> None:
    asked = Asked(Scene(seats=(Player.ADA, Player.BEN, Player.DUMMY)), Deck(), DeckAnswer(()), ReferenceEngine())
    step = Step(Kind.THEN, Sentence(phrase, tuple(slots.items())), table)
    assert list(make_checks(step, asked, [ScoreRound(((TEMPURA,),))])) == expect


def test_cards_that_are_compared_together_are_named_by_where_they_lie() -> None:
    [together] = VECTORS["draw-pile.whole-deck/3"]["expect"]
    assert together["cards_together"]["of"] == ["hands", "draw_pile"]
    assert together["cards_together"]["are"] == sorted(VECTORS["deck-108.total"]["answer"]["cards"])
    places = {tuple(check["cards_together"]["of"]) for check in all_checks() if "cards_together" in check}
    assert places == {
        ("hands", "draw_pile"),
        ("hands", "draw_pile", "dummy_pile"),
        ("hands", "draw_pile", "tableaus"),
    }


def test_puddings_have_points_that_need_no_further_question() -> None:
    points = [check["points"] for check in all_checks() if "points" in check]
    assert {tuple(point) for point in points if point["category"] == "puddings"} == {("category", "seats")}
    assert {tuple(point)[2] for point in points if point["category"] == "maki-rolls"} == {"only"}
    others = [point for point in points if point["category"] not in ("puddings", "maki-rolls")]
    assert {tuple(point)[2] for point in others} == {"without"}


def test_two_tableaus_are_described_alike_when_they_are_the_same() -> None:
    steps = chain.from_iterable(case.steps for case in BOOK.cases)
    tableaus = [cell for step in steps if step.table for row in step.table.rows for cell in row[2:3]]
    laid = [cell for cell in tableaus if isinstance(cell, tuple) and cell]
    for one in laid:
        for other in laid:
            assert (describe_tableau(one) == describe_tableau(other)) is same_tableau(one, other)  # type: ignore[arg-type]


def all_checks() -> Iterator[dict[str, Any]]:
    for vector in CONTENT["vectors"]:
        yield from vector["expect"]


def test_a_reference_that_does_not_agree_is_not_recorded() -> None:
    [case] = [case for case in BOOK.cases if case.id == "deck-108.total"]
    *steps, then = case.steps
    wrong = replace(then, sentence=Sentence(then.sentence.phrase, (("number", 107),)))
    with pytest.raises(VectorsError, match=r"expected the reference to agree with deck-108\.total; found differs"):
        record_case(replace(case, steps=(*steps, wrong)))


def test_a_case_that_expects_nothing_is_not_recorded() -> None:
    [case] = [case for case in BOOK.cases if case.id == "deck-108.total"]
    with pytest.raises(VectorsError, match="found none"):
        record_case(replace(case, steps=case.steps[:-1]))


# The schema.


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)


def test_the_file_is_as_the_schema_says() -> None:
    assert [error.message for error in VALIDATOR.iter_errors(CONTENT)] == []


def test_every_check_and_question_that_the_schema_knows_occurs() -> None:
    known = {name.removeprefix("check-") for name in SCHEMA["$defs"] if name.startswith("check-")}
    assert known == {name for check in all_checks() for name in check}
    asks = {name.removeprefix("ask-") for name in SCHEMA["$defs"] if name.startswith("ask-")}
    assert asks == {vector["question"]["ask"] for vector in CONTENT["vectors"]}


def test_every_check_and_field_of_a_vector_is_described() -> None:
    checks = [entry for name, entry in SCHEMA["$defs"].items() if name.startswith(("check-", "ask-"))]
    assert all(entry.get("description") for entry in (*checks, *SCHEMA["$defs"]["vector"]["properties"].values()))


def spoil(vector: dict[str, Any], *path: str | int, value: object) -> dict[str, Any]:
    spoilt: Any = deepcopy(vector)
    place = spoilt
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return {**CONTENT, "vectors": [spoilt]}


@pytest.mark.parametrize(
    "case, path, value",
    [
        ("deck-108.total", ("expect",), []),
        ("deck-108.total", ("expect", 0), {"deck_size": 108, "hand_size": 7}),
        ("deck-108.total", ("expect", 0), {"size": 108}),
        ("deck-108.total", ("expect", 0), {"deck_size": "108"}),
        ("deck-108.total", ("status",), "informative"),
        ("deck-108.total", ("question", "players"), 2),
        ("deck-108.total", ("question", "ask"), "shuffle"),
        ("deck-108.total", ("answer", "cards", 0), "sushi"),
        ("deck-108.total", ("seq",), 1),
        ("choose-one.laid-down", ("question", "hands", 0, 0), "sushi"),
        ("choose-one.laid-down", ("question", "round"), 4),
        ("choose-one.laid-down", ("expect", 0, "tableaus", "Ada"), {"cards": [], "on_wasabi": []}),
        ("players-2-to-5.refused/0", ("expect", 0, "refused"), False),
        ("maki-need-one.nobody-of-two", ("expect", 0, "points", "category"), "maki"),
        ("maki-need-one.nobody-of-two", ("expect", 0, "points", "seats", "0"), 1.5),
        ("tie-shared.two-players", ("expect", 0, "winners"), []),
    ],
)
def test_the_schema_refuses_what_is_not_in_the_file(case: str, path: Sequence[str | int], value: object) -> None:
    assert VALIDATOR.is_valid({**CONTENT, "vectors": [VECTORS[case]]})
    assert not VALIDATOR.is_valid(spoil(VECTORS[case], *path, value=value))


# The command.


@pytest.mark.parametrize("locale, seed", [("C", "0"), ("de_DE.UTF-8", "1"), ("et_EE", "random")])
def test_the_file_is_the_same_to_the_byte_everywhere(tmp_path: Path, locale: str, seed: str) -> None:
    environment = {**os.environ, "LC_ALL": locale, "PYTHONHASHSEED": seed, "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "sushigo_rules", "vectors"]
    printed = subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True).stdout
    assert printed == encode_vectors(make_vectors(BOOK))


def test_a_vector_does_not_hang_on_the_others(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    run("vectors", "--only", "reshuffle", "--only", "draw-pile.whole-deck/3")
    part = json.loads(capsysbinary.readouterr().out)
    chosen = [v for v in CONTENT["vectors"] if v["rule"] == "reshuffle" or v["case"] == "draw-pile.whole-deck/3"]
    assert part["vectors"] == chosen
    assert part["partial"] is True
    assert VALIDATOR.is_valid(part)


def test_titles_are_told_in_another_language_and_nothing_else(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    run("vectors", "--only", "tie-shared.two-players", "--lang", "de")
    [vector] = json.loads(capsysbinary.readouterr().out)["vectors"]
    english = VECTORS["tie-shared.two-players"]
    assert vector.pop("title") != english["title"]
    assert vector == {name: value for name, value in english.items() if name != "title"}


def test_a_file_is_written_in_place_of_the_old_one(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    path = tmp_path / "new" / "vectors.json"
    for _ in range(2):
        run("vectors", "--output", str(path))
        assert path.read_bytes() == encode_vectors(make_vectors(BOOK))
    assert list(path.parent.iterdir()) == [path]
    assert capsysbinary.readouterr().out == b""


@pytest.mark.parametrize(
    "place, words",
    [
        (".", "expected a file; found something else"),
        ("file/vectors.json", "expected a place that can be written to; found: "),
        ("long" * 100, "expected a place that can be written to; found: File name too long"),
    ],
    ids=["folder", "below-a-file", "long"],
)
def test_a_bad_path_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str, words: str
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit) as caught:
        run("vectors", "--only", "deck-108.total", "--output", str(tmp_path / place))
    message = capsys.readouterr().err
    assert caught.value.code == 2
    assert message.startswith("sushigo-rules: ")
    assert words in message
    assert message.count("\n") == 1


def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SystemExit):
        run("vectors", "--only", "deck-108.total", "--output", str(pipe))
    assert pipe.is_fifo()
    assert "expected a file" in capsys.readouterr().err


def test_an_unknown_id_gets_the_nearest_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("vectors", "--only", "maki-tie-mots")
    assert "maki-tie-most" in capsys.readouterr().err


def run(*arguments: str) -> None:
    """Run the command; it exits when something is wrong."""
    try:
        main(arguments)
    except SystemExit as end:
        if end.code:
            raise


# The examples, each built and run as its README says.

ALL_SHARE_SIX = {
    "node": ("adapters/javascript/sushi-go.mjs", r"if \(number === 0\) return 0;", ""),
    "java": ("adapters/java/SushiGo.java", r"if \(own == 0\)", "if (own < 0)"),
}
"""Nobody has maki: all share 6 points."""
FIRST_WINS = {
    "node": ("adapters/javascript/sushi-go.mjs", r"return (tied\.filter\(.*\));", r"return \1.slice(0, 1);"),
    "java": ("adapters/java/SushiGo.java", r"(return tied\.stream\(\)\.filter\(.*\))\.toList", r"\1.limit(1).toList"),
}
"""Still tied, the first of them wins; the ruling is that they share."""
NEVER = {
    "node": ("vectors/node/answers.mjs", r"'variant' in question \|\|", "true ||"),
    "java": ("vectors/java/Answers.java", r'question\.containsKey\("variant"\)', "true"),
}
"""The game plays nothing."""


class Example:
    """A copy of an example, with the toy that it checks."""

    def __init__(self, name: str, folder: Path, faults: Mapping[str, tuple[str, str, str]] | None = None) -> None:
        self.name = name
        self.folder = folder / "docs"
        for part in ("adapters", "vectors"):
            shutil.copytree(DOCS / part, self.folder / part, ignore=shutil.ignore_patterns("build"))
        if faults:
            path, pattern, wrong = faults[name]
            text, times = re.subn(pattern, wrong, (self.folder / path).read_text(encoding="utf-8"))
            assert times == 1, f"{path} no longer has {pattern}"
            (self.folder / path).write_text(text, encoding="utf-8")
        self.own = self.folder / "vectors" / name
        (self.own / "vectors.json").write_bytes(encode_vectors(CONTENT))

    def call(self, *command: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, cwd=self.own, check=False, capture_output=True, text=True, timeout=120)

    def build(self) -> None:
        toy = "../../adapters/java/"
        sources = [*(path.name for path in self.own.glob("*.java")), f"{toy}Json.java", f"{toy}SushiGo.java"]
        done = self.call("javac", "-Xlint:all,-serial", "-Werror", "-d", "build", *sources)
        assert done.returncode == 0, done.stderr

    def run(self) -> tuple[int, int, Mapping[str, str]]:
        """Return the exit code, how many cases pass, and per case that does not agree what becomes of it."""
        if self.name == "node":
            done = self.call("node", "--test", "--test-reporter=tap")
            found = re.findall(r"^not ok \d+ - ([^:\n]+): .*?( # TODO)?[^#\n]*$", done.stdout, re.MULTILINE)
            # One test asks whether the game plays anything.
            passed = int(re.findall(r"^# pass (\d+)$", done.stdout, re.MULTILINE)[0]) - 1
            return done.returncode, passed, {case: "ruling" if todo else "failed" for case, todo in found}
        self.build()
        done = self.call("java", "-cp", "build", "Rules", "vectors.json")
        lines = re.findall(r"^(FAILED|RULING) ([^:\n]+): ", done.stdout, re.MULTILINE)
        passed = int(re.findall(r"(\d+) passed", done.stdout)[0])
        return done.returncode, passed, {case: kind.lower() for kind, case in lines}


@pytest.fixture(params=["node", "java"])
def language(request: pytest.FixtureRequest) -> str:
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    return str(request.param)


def test_the_toy_of_an_example_passes_every_case_of_the_ordinary_game(language: str, tmp_path: Path) -> None:
    questions = [vector["question"] for vector in CONTENT["vectors"]]
    ordinary = [asked for asked in questions if "variant" not in asked and asked["ask"] != "play-dummy-turn"]
    assert Example(language, tmp_path).run() == (0, len(ordinary), {})


def test_a_wrong_toy_turns_exactly_its_cases_red(language: str, tmp_path: Path) -> None:
    code, _, found = Example(language, tmp_path, ALL_SHARE_SIX).run()
    assert code == 1
    assert {VECTORS[case]["rule"] for case in found} == {"maki-need-one"}
    assert set(found.values()) == {"failed"}


def test_a_difference_on_a_ruling_is_shown_and_does_not_fail(language: str, tmp_path: Path) -> None:
    code, _, found = Example(language, tmp_path, FIRST_WINS).run()
    assert code == 0
    assert found == {case: "ruling" for case, vector in VECTORS.items() if vector["rule"] == "tie-shared"}


def test_a_toy_that_plays_nothing_fails(language: str, tmp_path: Path) -> None:
    code, _, _ = Example(language, tmp_path, NEVER).run()
    assert code == 1


# The checks of both examples are held against the suite's own verdicts, on hundreds of wrong answers.

PROBES = {
    "node": (
        "probe.mjs",
        """
import { readFileSync } from 'node:fs';
import { checkAnswer } from './checks.mjs';
const agrees = ({ expect, answer, further }) => {
  try {
    for (const check of expect) checkAnswer(check, answer, () => further);
    return true;
  } catch (error) {
    if (error.code !== 'ERR_ASSERTION') throw error;
    return false;
  }
};
console.log(JSON.stringify(JSON.parse(readFileSync('probes.json')).map(agrees)));
""",
    ),
    "java": (
        "Probe.java",
        """
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

final class Probe {
    public static void main(String[] arguments) throws Exception {
        List<?> probes = (List<?>) Json.read(Files.readString(Path.of("probes.json")));
        System.out.println(Json.write(probes.stream().map(each -> agrees((Map<?, ?>) each)).toList()));
    }

    private static boolean agrees(Map<?, ?> probe) {
        Checks checks = new Checks((Map<?, ?>) probe.get("answer"), question -> (Map<?, ?>) probe.get("further"));
        try {
            ((List<?>) probe.get("expect")).forEach(check -> checks.check((Map<?, ?>) check));
            return true;
        } catch (AssertionError error) {
            return false;
        }
    }
}
""",
    ),
}


class Remembering(Recorder):
    """An engine whose answers are kept too."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.answers: list[Answer] = []

    def ask(self, question: Question) -> Answer:
        answer = super().ask(question)
        self.answers.append(answer)
        return answer


def as_an_adapter_would(question: Question, answer: Answer) -> dict[str, Any] | None:
    """Return an answer as it comes out of JSON, None if it is none that can be compared."""
    try:
        decoded = decode_answer(question, json.dumps({"seq": 1, **answer_fields(answer)}), 1)
    except BadAnswerError:
        return None
    return None if isinstance(answer, Failed) else answer_fields(decoded)


@pytest.fixture(scope="module")
def probes() -> Sequence[tuple[dict[str, Any], bool]]:
    """Return answers to the vectors, right ones and those of wrong engines, each with whether the suite agrees."""
    found = []
    engines: list[tuple[str, Engine]] = [("", ReferenceEngine()), *((wrong.rule, wrong) for wrong in WRONG_ENGINES)]
    for rule, right_or_wrong in engines:
        cases = [case for case in BOOK.cases if rule in ("", case.rule)]
        for case, engine in product(cases, (right_or_wrong, TotalsOnly(right_or_wrong))):
            memory = Remembering(engine)
            agrees = judge(case.steps, memory).outcome is Outcome.AGREES
            answers = list(map(as_an_adapter_would, memory.questions, memory.answers))
            if None not in answers:
                answer, *further = answers
                probe = {"expect": VECTORS[case.id]["expect"], "answer": answer, "further": [*further, {}][0]}
                found.append((probe, agrees))
    return found


def test_the_checks_of_an_example_come_to_the_suites_own_verdicts(
    language: str, tmp_path: Path, probes: Sequence[tuple[dict[str, Any], bool]]
) -> None:
    example = Example(language, tmp_path)
    name, text = PROBES[language]
    (example.own / name).write_text(text, encoding="utf-8")
    (example.own / "probes.json").write_text(json.dumps([probe for probe, _ in probes]), encoding="utf-8")
    if language == "java":
        example.build()
    done = example.call(*(("java", "-cp", "build", "Probe") if language == "java" else ("node", name)))
    assert done.returncode == 0, done.stderr
    verdicts = json.loads(done.stdout)
    assert len(verdicts) == len(probes) > 1000
    assert [probe for (probe, agrees), verdict in zip(probes, verdicts, strict=True) if verdict is not agrees] == []


def test_every_check_is_held_against_a_wrong_answer(probes: Sequence[tuple[dict[str, Any], bool]]) -> None:
    known = {name for check in all_checks() for name in check}
    assert {name for probe, agrees in probes if not agrees for check in probe["expect"] for name in check} == known
