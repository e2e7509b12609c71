"""What comes over the wire: right answers are read as they were meant, all others are bad answers with a hint."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import pytest

from sushigo_rules.cards import Card, Category, new_deck
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    Deck,
    Failed,
    NextRound,
    NextRoundAnswer,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    Refused,
    RoundAnswer,
    ScorePuddings,
    ScoreRound,
    Skipped,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.conformance.verdict import Outcome
from sushigo_rules.conformance.wire import (
    LARGEST_NUMBER,
    QUOTED,
    BadAnswerError,
    decode_answer,
    encode_question,
)
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.vocabulary import VariantName

SEQ = 7
MISSING = object()
A, B = Card.TEMPURA, Card.SASHIMI
PILE = new_deck()[-40:]

DECK = Deck()
DEAL = Deal(2)
DEAL_DUMMY = Deal(2, VariantName.DUMMY)
TURN = PlayTurn(1, ((A, B, A), (B, A, B)), ((), ()), ((A,), (B,)))
ROUND = ScoreRound(((A, A), (Card.WASABI, Card.EGG_NIGIRI)))
PUDDINGS = ScorePuddings((1, 2))
PUDDINGS_SCORED = ScorePuddings((1, 2), (10, 20))
NEXT = NextRound(1, (0, 0), ((A,), (B,)), PILE)
LAST = NextRound(3, (0, 0), ((A,), (B,)), PILE)
NEXT_DUMMY = NextRound(1, (0, 0, 0), ((A,), (B,), ()), PILE, VariantName.DUMMY)
LAST_DUMMY = NextRound(3, (0, 0, 0), ((A,), (B,), ()), PILE, VariantName.DUMMY)
WINNERS = Winners((1, 2), (0, 0))
DUMMY_TURN = PlayDummyTurn(((A, B), (A, B)), (B, A), ((), (), ()), 0, ((A,), (A,)), B)
QUESTIONS: Sequence[Question] = (
    DECK, DEAL, DEAL_DUMMY, TURN, ROUND, PUDDINGS, PUDDINGS_SCORED, NEXT, LAST, NEXT_DUMMY, LAST_DUMMY, WINNERS,
    DUMMY_TURN,
)  # fmt: skip


def right_fields(question: Question) -> dict[str, Any]:
    """Return the right answer as JSON has it, without what is not there."""
    fields = json.loads(json.dumps(asdict(ReferenceEngine().ask(question))))
    return {name: value for name, value in fields.items() if value is not None and value is not False}


def decode(question: Question, **changes: Any) -> Answer:
    """Read the right answer to a question with some fields changed, added or missing."""
    fields = {"seq": SEQ, **right_fields(question), **changes}
    kept = {name: value for name, value in fields.items() if value is not MISSING}
    return decode_answer(question, json.dumps(kept), SEQ)


def decode_alone(question: Question, **fields: Any) -> Answer:
    return decode_answer(question, json.dumps({"seq": SEQ, **fields}), SEQ)


NO_LISTS: Sequence[Any] = ("tempura", {"0": []})


# Questions


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_one_line_with_its_fields(question: Question) -> None:
    line = encode_question(question, SEQ)
    fields = json.loads(line)
    assert "\n" not in line
    assert (fields.pop("seq"), fields.pop("ask")) == (SEQ, question.ask)
    values = json.loads(json.dumps(asdict(question)))
    assert fields == {name: value for name, value in values.items() if value is not None}


def test_a_question_looks_as_in_the_protocol() -> None:
    hands = ((Card.WASABI, Card.TEMPURA, Card.PUDDING), (Card.PUDDING, Card.MAKI_3, Card.TEMPURA))
    question = PlayTurn(1, hands, ((), ()), ((Card.WASABI,), (Card.PUDDING,)))
    assert encode_question(question, 1) == (
        '{"seq": 1, "ask": "play-turn", "round": 1, "hands": [["wasabi", "tempura", "pudding"], '
        '["pudding", "maki-3", "tempura"]], "tableaus": [[], []], "picks": [["wasabi"], ["pudding"]]}'
    )


# Right answers


def test_the_answers_of_the_reference_to_all_cases_are_read_as_they_were_meant() -> None:
    exchanged: list[tuple[Question, Answer]] = []

    class Recording(ReferenceEngine):
        def ask(self, question: Question) -> Answer:
            answer = super().ask(question)
            exchanged.append((question, answer))
            return answer

    book = load_rulebook()
    run_suite(Recording(), [book])
    assert len(exchanged) >= len(book.cases)
    for question, answer in exchanged:
        fields = {name: value for name, value in asdict(answer).items() if value is not None}
        fields = {"refused": answer.words} if isinstance(answer, Refused) else fields
        assert decode_alone(question, **fields) == answer


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_right_answer_is_accepted_with_its_fields_in_any_order_and_blanks_around(question: Question) -> None:
    fields = dict(reversed(list({"seq": SEQ, **right_fields(question)}.items())))
    assert decode_answer(question, f"  {json.dumps(fields, indent=None)} \r", SEQ) == decode(question)


def test_an_absent_category_and_one_of_0_are_both_nothing() -> None:
    answer = decode(ROUND, scores=[{"tempura": 10}, {"nigiri": 3, "sashimi": 0}])
    assert answer == RoundAnswer(scores=({Category.TEMPURA: 10}, {Category.NIGIRI: 3, Category.SASHIMI: 0}))


def test_totals_may_come_in_place_of_scores() -> None:
    assert decode_alone(ROUND, totals=[10, 3]) == RoundAnswer(totals=(10, 3))


def test_points_may_be_negative() -> None:
    assert decode_alone(PUDDINGS, points=[-6, 6]) == PuddingsAnswer((-6, 6))


def test_a_whole_number_may_be_written_as_a_floating_one() -> None:
    assert decode_alone(ROUND, totals=[10.0, -3.0]) == RoundAnswer(totals=(10, -3))
    assert decode_answer(WINNERS, '{"seq": 7.0, "winners": [1.0]}', SEQ) == WinnersAnswer((1,))
    assert decode_answer(ROUND, '{"seq": 7, "totals": [1e1, 0]}', SEQ) == RoundAnswer(totals=(10, 0))


def test_the_numbers_of_a_floating_answer_are_whole() -> None:
    answer = decode_alone(WINNERS, winners=[1.0])
    assert isinstance(answer, WinnersAnswer)
    assert [type(seat) for seat in answer.winners] == [int]


@pytest.mark.parametrize("over", [MISSING, False])
def test_over_may_be_left_out_while_the_game_goes_on(over: object) -> None:
    answer = decode(NEXT, over=over)
    assert isinstance(answer, NextRoundAnswer)
    assert not answer.over


@pytest.mark.parametrize("pile", [MISSING, [], ["tempura"]])
@pytest.mark.parametrize("over", [MISSING, False, True])
def test_after_round_3_a_dummy_pile_may_be_there_or_not(pile: object, over: object) -> None:
    answer = decode(LAST_DUMMY, dummy_pile=pile, over=over)
    assert isinstance(answer, NextRoundAnswer)
    assert answer.over is (over is True)


@pytest.mark.parametrize("word, kind", [("refused", Refused), ("skipped", Skipped), ("failed", Failed)])
@pytest.mark.parametrize("question", QUESTIONS)
def test_any_question_may_be_answered_with_words(
    question: Question, word: str, kind: type[Refused | Skipped | Failed]
) -> None:
    assert decode_alone(question, **{word: "no"}) == kind("no")
    assert decode_alone(question, **{word: ""}) == kind("")


# Words


@pytest.mark.parametrize(
    "said, plain",
    [
        ("six players", "six players"),
        ("Traceback:\n\tat main\r\n", "Traceback:\n\tat main\n"),
        ("kuus mängijat, 五人\u3000", "kuus mängijat, 五人\u3000"),
        ("\x1b[2J\x07", r"\x1b[2J\x07"),
        ("a\rb", r"a\rb"),
        ("\ud800", r"\ud800"),
        ("\u202egnp.exe", r"\u202egnp.exe"),
        ("\x00\x7f\x85\u2028", r"\x00\x7f\x85\u2028"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
    ],
)
def test_words_become_plain_text(said: str, plain: str) -> None:
    assert decode_alone(DECK, refused=said) == Refused(plain)
    plain.encode()


def test_words_are_cut() -> None:
    assert decode_alone(DECK, refused="x" * 6_000) == Refused("x" * 3_000 + "... (6000 characters)")


# Bad answers


@pytest.mark.parametrize("question", QUESTIONS)
def test_each_field_is_needed(question: Question) -> None:
    for name in right_fields(question):
        if name in ("over", "scores") and question is not NEXT:
            continue
        with pytest.raises(BadAnswerError, match=f'expected the field "{name}"; found: .*This answer has: '):
            decode(question, **{name: MISSING})


@pytest.mark.parametrize("question", QUESTIONS)
def test_an_unknown_field_is_named(question: Question) -> None:
    with pytest.raises(BadAnswerError, match=r'expected no field "soy"; found: .*This answer has only: '):
        decode(question, soy=1)


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_field_may_be_null(question: Question) -> None:
    for name in right_fields(question):
        with pytest.raises(BadAnswerError):
            decode(question, **{name: None})


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_list_may_be_a_text_or_an_object(question: Question) -> None:
    for name in right_fields(question):
        for wrong in NO_LISTS:
            with pytest.raises(BadAnswerError):
                decode(question, **{name: wrong})


def test_the_name_of_an_unknown_field_is_cut_and_plain() -> None:
    with pytest.raises(BadAnswerError, match=r'expected no field "\\x1bx{49}\.\.\. \(1001 characters\)";'):
        decode(DECK, **{"\x1b" + "x" * 1_000: 1})


PER_SEAT = (
    (DEAL, "hands", 2), (DEAL_DUMMY, "hands", 2), (TURN, "hands", 2), (TURN, "tableaus", 2), (NEXT, "hands", 2),
    (NEXT, "tableaus", 2), (NEXT_DUMMY, "hands", 2), (NEXT_DUMMY, "tableaus", 3), (LAST_DUMMY, "hands", 2),
    (DUMMY_TURN, "hands", 2), (DUMMY_TURN, "tableaus", 3),
)  # fmt: skip
NUMBERS = (
    (PUDDINGS, "points", 2), (PUDDINGS_SCORED, "points", 2), (PUDDINGS_SCORED, "totals", 2), (NEXT, "scores", 2),
    (NEXT_DUMMY, "scores", 3),
)  # fmt: skip
PILES = ((DECK, "cards"), (DEAL, "draw_pile"), (DEAL_DUMMY, "dummy_pile"), (NEXT, "draw_pile"),
         (NEXT_DUMMY, "dummy_pile"), (DUMMY_TURN, "dummy_pile"))  # fmt: skip
NO_CARDS: Sequence[Any] = ("nori", "Tempura", "TEMPURA", "maki-4", "", 1, None, True, [], ["tempura"], {}, 1.5)
NO_NUMBERS: Sequence[Any] = (
    1.5, "1", True, False, None, [1], {}, float("nan"), float("inf"), LARGEST_NUMBER + 1, -LARGEST_NUMBER - 1,
    10**300, 1e300,
)  # fmt: skip


@pytest.mark.parametrize("question, name, seats", PER_SEAT)
@pytest.mark.parametrize("off", [-1, 1])
def test_one_hand_or_tableau_per_seat(question: Question, name: str, seats: int, off: int) -> None:
    with pytest.raises(BadAnswerError, match=f'expected in "{name}" a list of {seats}, one per seat; found: .*Seat 0'):
        decode(question, **{name: [[]] * (seats + off)})


@pytest.mark.parametrize("question, name, seats", NUMBERS)
@pytest.mark.parametrize("off", [-1, 1])
def test_one_number_per_seat(question: Question, name: str, seats: int, off: int) -> None:
    with pytest.raises(BadAnswerError, match=f'expected in "{name}" a list of {seats}, one per seat'):
        decode(question, **{name: [0] * (seats + off)})


@pytest.mark.parametrize("question, name, seats", PER_SEAT)
def test_only_the_protocols_cards_in_hands_and_tableaus(question: Question, name: str, seats: int) -> None:
    for card in NO_CARDS:
        with pytest.raises(
            BadAnswerError, match=f'expected in "{name}" cards of the protocol; found: .*tempura sashimi'
        ):
            decode(question, **{name: [["tempura", card]] * seats})


@pytest.mark.parametrize("question, name", PILES)
def test_only_the_protocols_cards_in_piles(question: Question, name: str) -> None:
    for card in NO_CARDS:
        with pytest.raises(BadAnswerError, match=f'expected in "{name}" cards of the protocol'):
            decode(question, **{name: ["tempura", card]})


@pytest.mark.parametrize("question, name, seats", PER_SEAT)
def test_a_hand_or_a_tableau_is_a_list(question: Question, name: str, seats: int) -> None:
    with pytest.raises(BadAnswerError, match=f'expected in "{name}" a list of cards; found: .*or \\[\\] for none'):
        decode(question, **{name: ["tempura"] * seats})


@pytest.mark.parametrize("question, name, seats", NUMBERS)
def test_points_are_whole_numbers(question: Question, name: str, seats: int) -> None:
    for number in NO_NUMBERS:
        with pytest.raises(
            BadAnswerError, match=f'expected in "{name}" (whole numbers|no number beyond 1000000000); found'
        ):
            decode(question, **{name: [number] * seats})


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_points_by_category_and_totals_are_whole_numbers(number: Any) -> None:
    with pytest.raises(BadAnswerError, match=r'expected in "scores" (whole numbers|no number beyond)'):
        decode(ROUND, scores=[{}, {"nigiri": number}])
    with pytest.raises(BadAnswerError, match=r'expected in "totals" (whole numbers|no number beyond)'):
        decode_alone(ROUND, totals=[0, number])


def test_the_largest_number_is_one() -> None:
    assert decode_alone(ROUND, totals=[LARGEST_NUMBER, -LARGEST_NUMBER]) == RoundAnswer(
        totals=(LARGEST_NUMBER, -LARGEST_NUMBER)
    )


@pytest.mark.parametrize("category", ["soy", "Nigiri", "maki", "maki_rolls", "chopsticks", "puddings", "wasabi", ""])
def test_only_the_categories_of_a_round(category: str) -> None:
    with pytest.raises(BadAnswerError, match=r"only known categories; found: .*They are: .*maki-rolls"):
        decode(ROUND, scores=[{}, {category: 0}])


def test_scores_are_an_object_per_seat() -> None:
    no_objects: Sequence[Any] = ([0, 0], [[], []], ["nigiri", "nigiri"], [None, None])
    too_few_or_many: Sequence[Any] = ([{}], [{}, {}, {}], [], {}, [1], 3)
    for wrong in no_objects:
        with pytest.raises(BadAnswerError, match='expected in "scores" an object per seat'):
            decode(ROUND, scores=wrong)
    for wrong in too_few_or_many:
        with pytest.raises(BadAnswerError, match='expected in "scores" a list of 2, one per seat'):
            decode(ROUND, scores=wrong)
    for wrong in too_few_or_many:
        with pytest.raises(BadAnswerError, match='expected in "totals" a list of 2, one per seat'):
            decode_alone(ROUND, totals=wrong)


def test_scores_and_totals_are_not_both_there() -> None:
    with pytest.raises(BadAnswerError, match='no field "scores"'):
        decode(ROUND, totals=[10, 3])


def test_neither_scores_nor_totals_is_no_answer() -> None:
    with pytest.raises(BadAnswerError, match='the field "scores"'):
        decode_alone(ROUND)


def test_totals_of_puddings_come_with_scores_only() -> None:
    with pytest.raises(BadAnswerError, match='no field "totals"'):
        decode(PUDDINGS, totals=[10, 20])
    with pytest.raises(BadAnswerError, match='the field "totals"'):
        decode(PUDDINGS_SCORED, totals=MISSING)


@pytest.mark.parametrize(
    "winners, words",
    [
        ([], "a list of seats, one or more"),
        (0, "a list of seats, one or more"),
        ({"0": 1}, "a list of seats, one or more"),
        ([2], "a seat from 0 to 1"),
        ([-1], "a seat from 0 to 1"),
        ([0.5], "a seat from 0 to 1"),
        ([True], "a seat from 0 to 1"),
        (["0"], "a seat from 0 to 1"),
        ([None], "a seat from 0 to 1"),
        ([[0]], "a seat from 0 to 1"),
        ([float("nan")], "a seat from 0 to 1"),
        ([1, 1], "each seat once"),
        ([0, 1, 0.0], "each seat once"),
    ],
)
def test_winners_are_seats(winners: Any, words: str) -> None:
    with pytest.raises(BadAnswerError, match=f'expected in "winners" {words}; found: '):
        decode(WINNERS, winners=winners)


@pytest.mark.parametrize("controller", [2, -1, True, "0", None, 0.5, [0]])
def test_the_dummy_is_controlled_by_a_player(controller: Any) -> None:
    with pytest.raises(BadAnswerError, match='expected in "controller" a seat from 0 to 1; found: '):
        decode(DUMMY_TURN, controller=controller)


@pytest.mark.parametrize("over", [0, 1, "true", None, [], {}])
def test_over_is_true_or_false(over: Any) -> None:
    with pytest.raises(BadAnswerError, match='"over" to be true or false; found: '):
        decode(NEXT, over=over)


@pytest.mark.parametrize("question", [DEAL, NEXT, LAST, TURN])
def test_no_dummy_pile_without_the_dummy(question: Question) -> None:
    with pytest.raises(BadAnswerError, match='no field "dummy_pile"'):
        decode(question, dummy_pile=[])


def test_before_round_3_is_over_the_dummy_has_a_pile() -> None:
    with pytest.raises(BadAnswerError, match='the field "dummy_pile"'):
        decode(NEXT_DUMMY, dummy_pile=MISSING)


def test_only_the_end_of_a_round_says_that_the_game_is_over() -> None:
    for question in (DECK, DEAL, TURN, ROUND, PUDDINGS, WINNERS, DUMMY_TURN):
        with pytest.raises(BadAnswerError, match='no field "over"'):
            decode(question, over=False)


@pytest.mark.parametrize("word", ["refused", "skipped", "failed"])
def test_words_stand_alone(word: str) -> None:
    more_fields: Sequence[dict[str, Any]] = (
        {"cards": []},
        {"refused": "x", "skipped": "x", "failed": "x"},
        {"why": "x"},
    )
    no_words: Sequence[Any] = (True, None, 1, [], {})
    for more in more_fields:
        with pytest.raises(BadAnswerError, match="with any words and nothing else"):
            decode_alone(DECK, **{**more, word: "no"})
    for wrong in no_words:
        with pytest.raises(BadAnswerError, match=f'"{word}" with any words and nothing else'):
            decode_alone(DECK, **{word: wrong})


@pytest.mark.parametrize("seq", ["6", "8", "-7", "7.5", '"7"', "null", "true", "[7]", "NaN"])
def test_the_number_of_the_question_is_repeated(seq: str) -> None:
    with pytest.raises(BadAnswerError, match=r'expected "seq": 7; found: .*answer each line once'):
        decode_answer(DECK, f'{{"seq": {seq}, "cards": []}}', SEQ)


@pytest.mark.parametrize("seq", [0, 1])
def test_true_and_false_are_no_numbers_of_a_question(seq: int) -> None:
    with pytest.raises(BadAnswerError, match='expected "seq"'):
        decode_answer(DECK, json.dumps({"seq": bool(seq), "cards": []}), seq)


def test_a_missing_number_of_the_question_is_a_bad_answer() -> None:
    with pytest.raises(BadAnswerError, match='expected "seq": 7'):
        decode_answer(DECK, '{"cards": []}', SEQ)


@pytest.mark.parametrize(
    "line, words",
    [
        ("", "a line of JSON"),
        ("sushi", "a line of JSON"),
        ('{"seq": 7,', "a line of JSON"),
        ('{"seq": 7, "cards": []} ok', "a line of JSON"),
        ("{'seq': 7, 'cards': []}", "a line of JSON"),
        ('\ufeff{"seq": 7, "cards": []}', "a line of JSON"),
        ("[" * 50_000, "a line of JSON"),
        ('{"seq": 7, "cards": ' + "9" * 5_000 + "}", "a line of JSON"),
        ("7", "a JSON object"),
        ("null", "a JSON object"),
        ('"seq"', "a JSON object"),
        ("[]", "a JSON object"),
        ("NaN", "a JSON object"),
    ],
)
def test_a_line_is_a_json_object(line: str, words: str) -> None:
    with pytest.raises(BadAnswerError, match=f"^expected {words}; found: "):
        decode_answer(DECK, line, SEQ)


def test_a_bad_answer_quotes_the_line_on_one_line_and_cuts_it() -> None:
    with pytest.raises(BadAnswerError) as error:
        decode_answer(DECK, "\x1b[31m\n" + "x" * 1_000, SEQ)
    assert str(error.value) == (
        rf"expected a line of JSON; found: '\x1b[31m\n{'x' * (QUOTED - 6)}... (1006 characters)'. "
        "Write one JSON object per line, and notes to standard error."
    )
    assert error.value.outcome is Outcome.BAD_ANSWER
