"""How an implementation introduces itself, and what is asked of it then."""

import json
from typing import Any

import pytest

from sushigo_rules.cards import Card
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.introduction import (
    ALL_SUPPORTED,
    ASKS,
    Introduction,
    Supports,
    count_players,
    decode_hello,
    encode_hello,
    read_supports,
)
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    Deck,
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    Question,
    ScorePuddings,
    ScoreRound,
    Winners,
)
from sushigo_rules.conformance.suite import SuiteResult, run_suite
from sushigo_rules.conformance.verdict import ConductError, Outcome
from sushigo_rules.conformance.wire import BadAnswerError
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import VariantName

BOOK = load_rulebook()
MISSING = object()
BOTH_WAYS, RESHUFFLE, DUMMY = VariantName.BOTH_WAYS, VariantName.RESHUFFLE, VariantName.DUMMY


def hello(**changes: Any) -> Introduction:
    fields = {"seq": 0, "protocol": 1, "name": "my sushi", **changes}
    return decode_hello(json.dumps({name: value for name, value in fields.items() if value is not MISSING}))


def supports(**claims: Any) -> Supports:
    return hello(supports=claims).supports


def test_hello_is_the_first_line_of_the_protocol() -> None:
    assert encode_hello("1.0.0") == '{"seq": 0, "ask": "hello", "protocol": 1, "suite": "1.0.0"}'


def test_protocol_and_name_are_enough() -> None:
    assert hello() == Introduction(
        "my sushi", "", "", "", Supports(frozenset(ASKS), frozenset({2, 3, 4, 5}), frozenset())
    )


def test_everything_may_be_said() -> None:
    said = hello(version="0.3", language="Lua", homepage="https://example.org/sushi", supports={"players": [2]})
    assert (said.version, said.language, said.homepage) == ("0.3", "Lua", "https://example.org/sushi")
    assert said.supports.players == {2}


def test_a_name_is_one_line_of_plain_text() -> None:
    assert hello(name=" my\n\x1b[31m sushi ").name == r"my \x1b[31m sushi"
    assert hello(name="\ud800").name == r"\ud800"
    assert hello(name="x" * 1_000).name == "x" * 150 + "... (1000 characters)"


@pytest.mark.parametrize("protocol", [2, 0, "1", True, None, 1.5, MISSING, [1]])
def test_another_version_of_the_protocol_is_not_spoken(protocol: Any) -> None:
    with pytest.raises(BadAnswerError, match=r'"protocol": 1; found: .*This suite speaks version 1 only'):
        hello(protocol=protocol)


@pytest.mark.parametrize("name", ["", " ", None, 1, MISSING, ["x"]])
def test_a_name_is_needed(name: Any) -> None:
    with pytest.raises(BadAnswerError, match=r'"name" with a name; found: .*Write "name"'):
        hello(name=name)


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadAnswerError, match=r'no field "author"; found: .*See hello'):
        hello(author="me")


@pytest.mark.parametrize("field", ["version", "language", "homepage"])
@pytest.mark.parametrize("value", [1, None, True, ["x"]])
def test_version_language_and_homepage_are_texts(field: str, value: Any) -> None:
    with pytest.raises(BadAnswerError, match="texts in version, language, homepage; found: "):
        hello(**{field: value})


@pytest.mark.parametrize("homepage", ["javascript:alert(1)", "example.org", "file:///etc/passwd", " https://x.org"])
def test_a_homepage_is_an_address_of_the_web(homepage: str) -> None:
    with pytest.raises(BadAnswerError, match="begins with https://; found: "):
        hello(homepage=homepage)


@pytest.mark.parametrize("seq", [1, None, False, "0", MISSING])
def test_hello_has_the_number_0(seq: Any) -> None:
    with pytest.raises(BadAnswerError, match='"seq": 0; found: '):
        hello(seq=seq)


@pytest.mark.parametrize("word", ["refused", "skipped", "failed"])
def test_hello_cannot_be_refused(word: str) -> None:
    with pytest.raises(BadAnswerError, match=f'"protocol": 1; found: .*{word}'):
        decode_hello(json.dumps({"seq": 0, word: "no"}))


# What is supported


@pytest.mark.parametrize(
    "claims",
    [
        [],
        "everything",
        None,
        {"asks": ["hello"]},
        {"asks": "deck"},
        {"asks": ["play_turn"]},
        {"asks": [["deck"]]},
        {"players": [1]},
        {"players": [6]},
        {"players": 2},
        {"players": ["2"]},
        {"players": [True]},
        {"players": {"2": True}},
        {"variants": ["party"]},
        {"variants": [None]},
        {"variants": None},
        {"scores": "points"},
        {"scores": ["totals"]},
        {"scores": None},
        {"rounds": [1]},
    ],
)
def test_an_unknown_claim_is_a_bad_answer(claims: Any) -> None:
    with pytest.raises(
        BadAnswerError, match=r'^expected .*supports|^expected .*"scores"|^expected in .* a list'
    ) as error:
        hello(supports=claims)
    assert '; found: \'{"seq": 0' in str(error.value)


def test_the_name_of_an_unknown_claim_is_cut_and_plain() -> None:
    with pytest.raises(BadAnswerError, match=r'no "\\x1bx{49}\.\.\. \(1001 characters\)" in supports'):
        read_supports({"\x1b" + "x" * 1_000: []}, "")


def test_the_example_of_the_protocol_is_understood() -> None:
    claims = {"asks": ["deck", "deal"], "players": [2, 3, 4], "variants": ["both-ways", "reshuffle", "dummy"]}
    for scores in ("by-category", "totals"):
        assert hello(supports={**claims, "scores": scores}).supports == Supports(
            frozenset({"deck", "deal"}), frozenset({2, 3, 4}), frozenset({BOTH_WAYS, RESHUFFLE, DUMMY})
        )


def test_what_is_left_out_means_everything_and_for_variants_nothing() -> None:
    assert supports() == Supports(frozenset(ASKS), frozenset({2, 3, 4, 5}), frozenset())
    assert supports(variants=["dummy"]).asks == frozenset(ASKS)
    assert supports(asks=["deal"]).players == {2, 3, 4, 5}


def test_an_empty_claim_is_nothing() -> None:
    assert not supports(asks=[]).covers(Deck())
    assert not supports(players=[]).covers(Deal(2))


SEATS = ((Card.TEMPURA,),) * 3


@pytest.mark.parametrize(
    "question, players",
    [
        (Deck(), None),
        (Deal(4), 4),
        (Deal(2, DUMMY), 2),
        (PlayTurn(1, SEATS, SEATS, SEATS), 3),
        (ScoreRound(SEATS), 3),
        (ScorePuddings((1, 2, 3)), 3),
        (ScorePuddings((1, 2, 3), variant=DUMMY), 2),
        (NextRound(1, (0, 0, 0), SEATS, ()), 3),
        (NextRound(1, (0, 0, 0), SEATS, (), RESHUFFLE), 3),
        (NextRound(1, (0, 0, 0), SEATS, (), DUMMY), 2),
        (Winners((1, 2, 3), (0, 0, 0)), 3),
        (Winners((1, 2, 3), (0, 0, 0), DUMMY), 2),
        (PlayDummyTurn(SEATS[:2], (), SEATS, 0, SEATS[:2], Card.TEMPURA), 2),
    ],
)
def test_how_many_players_a_question_is_about(question: Question, players: int | None) -> None:
    assert count_players(question) == players
    others = frozenset({2, 3, 4, 5}) - {players}
    assert Supports(frozenset(ASKS), others, frozenset(VariantName)).covers(question) is (players is None)
    assert ALL_SUPPORTED.covers(question)


@pytest.mark.parametrize("players", [0, 1, 6, 10])
def test_a_number_of_players_that_is_to_be_refused_is_always_asked(players: int) -> None:
    assert supports(players=[3]).covers(Deal(players))


def test_the_dummys_own_question_belongs_to_its_variant() -> None:
    question = PlayDummyTurn(SEATS[:2], (), SEATS, 0, SEATS[:2], Card.TEMPURA)
    assert not supports(variants=["both-ways", "reshuffle"]).covers(question)
    assert supports(variants=["dummy"]).covers(question)


class Narrow:
    """The reference, asked no more than it claims, and telling what it was asked."""

    name = "narrow"

    def __init__(self, claims: Supports) -> None:
        self.claims = claims
        self.asked: list[Question] = []

    def ask(self, question: Question) -> Answer:
        if not self.claims.covers(question):
            raise ConductError(Outcome.NOT_SUPPORTED, "")
        self.asked.append(question)
        return ReferenceEngine().ask(question)


def run(claims: Supports) -> tuple[SuiteResult, list[Question]]:
    engine = Narrow(claims)
    return run_suite(engine, [BOOK]), engine.asked


@pytest.mark.parametrize(
    "claims",
    [
        {},
        {"asks": ["score-round"]},
        {"players": [3]},
        {"variants": ["dummy"]},
        {"players": [2], "variants": ["both-ways"]},
    ],
    ids=str,
)
def test_what_is_not_supported_is_counted_and_not_failed(claims: dict[str, Any]) -> None:
    result, asked = run(supports(**claims))
    agrees, left_out = result.count(Outcome.AGREES), result.count(Outcome.NOT_SUPPORTED)
    assert result.faults == ()
    assert agrees + left_out == len(BOOK.cases)
    assert agrees > 0 < left_out
    assert {question.ask for question in asked} <= set(claims.get("asks", ASKS))
    assert {getattr(question, "variant", None) for question in asked} <= {None, *claims.get("variants", ())}
    players = {count_players(question) for question in asked}
    assert players & {2, 3, 4, 5} <= set(claims.get("players", (2, 3, 4, 5)))


def test_who_plays_for_three_only_is_still_asked_for_six() -> None:
    _, asked = run(supports(players=[3]))
    assert {count_players(question) for question in asked if isinstance(question, Deal)} >= {1, 3, 6}
