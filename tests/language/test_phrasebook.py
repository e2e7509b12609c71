"""Sentences and tables said and read, both ways from the same data."""

from collections.abc import Mapping

import pytest

from sushigo_rules.cards import Card
from sushigo_rules.errors import UnreadableError
from sushigo_rules.language.catalogs import Messages
from sushigo_rules.language.phrasebook import (
    Column,
    MissingError,
    Phrasebook,
    Sentence,
    Table,
    Value,
    build_phrasebook,
    english_phrasebook,
)
from sushigo_rules.language.phrases import PHRASES, Kind, Phrase
from sushigo_rules.language.vocabulary import WORDS, Content, Heading, WordKind

ENGLISH = english_phrasebook()
POINTS_COLUMN = Column(WordKind.HEADING, Heading.POINTS)


def points(number: Value, player: Value = "player-1", category: Value = "sashimi") -> Sentence:
    return Sentence(Phrase.POINTS, (("category", category), ("number", number), ("player", player)))


def german(forms: Mapping[Phrase, tuple[str, ...]]) -> Phrasebook:
    """Return a phrasebook with English words and these forms."""
    return Phrasebook(ENGLISH.words, forms, lambda number: int(number != 1))


SENTENCES = {
    "player Ada scores 1 point in the category sashimi": (Kind.THEN, points(1)),
    "player Ada scores 10 points in the category sashimi": (Kind.THEN, points(10)),
    "player Ada scores 0 points in the category sashimi": (Kind.THEN, points(0)),
    "player Ada scores -6 points in the category sashimi": (Kind.THEN, points(-6)),
    "player Ada scores -1 point in the category sashimi": (Kind.THEN, points(-1)),
    "player dummy scores 2 points in the category maki rolls": (Kind.THEN, points(2, "dummy", "maki-rolls")),
    "the round ends": (Kind.WHEN, Sentence(Phrase.END_ROUND)),
    "the variant both ways is played": (Kind.GIVEN, Sentence(Phrase.VARIANT, (("variant", "both-ways"),))),
    "it is round <round>": (Kind.GIVEN, Sentence(Phrase.ROUND, (("number", Column(WordKind.HEADING, "round")),))),
    "player <Ada> wins alone": (Kind.THEN, Sentence(Phrase.WINNER, (("player", Column(WordKind.PLAYER, "player-1")),))),
    "the deck has the card <card> this many times: <number>": (
        Kind.THEN,
        Sentence(
            Phrase.DECK_COPIES,
            (("card", Column(WordKind.HEADING, "card")), ("number", Column(WordKind.HEADING, "number"))),
        ),
    ),
}


@pytest.mark.parametrize("text, sentence", [(text, said[1]) for text, said in SENTENCES.items()], ids=SENTENCES)
def test_a_sentence_is_said(text: str, sentence: Sentence) -> None:
    assert ENGLISH.say(sentence) == text


@pytest.mark.parametrize("text, kind, sentence", [(text, *said) for text, said in SENTENCES.items()], ids=SENTENCES)
def test_a_sentence_is_read(text: str, kind: Kind, sentence: Sentence) -> None:
    assert ENGLISH.read(kind, text) == sentence


def test_a_slot_is_found_by_its_name() -> None:
    assert points(3, "player-2").slot("player") == "player-2"


UNREADABLE = {
    "a form of another number": (Kind.THEN, "player Ada scores 10 point in the category sashimi"),
    "after another keyword": (Kind.WHEN, "player Ada scores 10 points in the category sashimi"),
    "an unknown player": (Kind.THEN, "player Zoe wins alone"),
    "an unknown card": (Kind.THEN, "the deck has the card tofu this many times: 1"),
    "a number in words": (Kind.GIVEN, "it is round two"),
    "a number with a plus": (Kind.GIVEN, "it is round +2"),
    "a number with a leading zero": (Kind.GIVEN, "it is round 02"),
    "another minus": (Kind.THEN, "player Ada scores \N{MINUS SIGN}6 points in the category sashimi"),
    "less than nothing of nothing": (Kind.GIVEN, "it is round -0"),
    "digits of another script": (Kind.GIVEN, "it is round ٢"),
    "two blanks": (Kind.WHEN, "the round  ends"),
    "a blank at the end": (Kind.WHEN, "the round ends "),
    "a full stop": (Kind.WHEN, "the round ends."),
    "another case": (Kind.WHEN, "The round ends"),
    "nothing": (Kind.WHEN, ""),
}


@pytest.mark.parametrize("kind, text", UNREADABLE.values(), ids=UNREADABLE)
def test_any_other_sentence_is_unreadable(kind: Kind, text: str) -> None:
    with pytest.raises(UnreadableError, match=r"^expected a sentence after "):
        ENGLISH.read(kind, text)


def test_an_unknown_sentence_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnreadableError) as raised:
        ENGLISH.read(Kind.WHEN, "the round stops")
    assert "the round ends" in raised.value.fault
    assert raised.value.fault.endswith("found 'the round stops'")


def test_a_placeholder_that_is_no_column_is_told() -> None:
    with pytest.raises(UnreadableError, match="expected a heading or a player as placeholder; found 'size'"):
        ENGLISH.read(Kind.GIVEN, "it is round <size>")


def test_a_sentence_of_two_phrases_is_unreadable() -> None:
    book = german({Phrase.GAME_OVER: ("es ist aus",), Phrase.REFUSED: ("es ist aus",)})
    with pytest.raises(UnreadableError, match="one meaning; found 'es ist aus', which reads as game-over, refused"):
        book.read(Kind.THEN, "es ist aus")


def test_the_same_sentence_after_another_keyword_is_another_phrase() -> None:
    book = german({Phrase.END_ROUND: ("es ist aus",), Phrase.REFUSED: ("es ist aus",)})
    assert book.read(Kind.WHEN, "es ist aus").phrase is Phrase.END_ROUND


def test_plural_forms_that_are_alike_read_as_one() -> None:
    book = german({Phrase.DECK_SIZE: ("deck: {number}", "deck: {number}")})
    assert book.read(Kind.THEN, "deck: 1") == Sentence(Phrase.DECK_SIZE, (("number", 1),))


def test_slots_may_stand_in_any_order() -> None:
    book = german({Phrase.DECK_COPIES: ("{number} mal {card}",)})
    assert book.read(Kind.THEN, "6 mal wasabi") == Sentence(Phrase.DECK_COPIES, (("card", "wasabi"), ("number", 6)))


def test_slots_may_touch_each_other() -> None:
    book = german({Phrase.DECK_COPIES: ("{card}{number}",)})
    assert book.read(Kind.THEN, "maki 16") == Sentence(Phrase.DECK_COPIES, (("card", "maki-1"), ("number", 6)))


def test_letters_of_regular_expressions_are_letters() -> None:
    book = german({Phrase.REFUSED: ("(nein).* [so] nicht?",)})
    assert book.read(Kind.THEN, "(nein).* [so] nicht?").phrase is Phrase.REFUSED


def test_a_missing_phrase_is_told_by_its_context() -> None:
    with pytest.raises(MissingError, match="not translated yet: phrase refused") as raised:
        german({}).say(Sentence(Phrase.REFUSED))
    assert raised.value.context == "phrase refused"


def test_a_missing_word_is_told_by_its_context() -> None:
    book = Phrasebook({kind: {} for kind in WordKind}, {Phrase.WINNER: ("{player} siegt",)}, lambda _: 0)
    with pytest.raises(MissingError) as raised:
        book.say(Sentence(Phrase.WINNER, (("player", "player-1"),)))
    assert raised.value.context == "player player-1"


def test_a_missing_heading_is_told_by_its_context() -> None:
    book = Phrasebook({kind: {} for kind in WordKind}, {}, lambda _: 0)
    with pytest.raises(MissingError) as raised:
        book.say_table(Table((Heading.PLAYER,), ()))
    assert raised.value.context == "heading player"


def test_a_vocabulary_without_words_reads_nothing() -> None:
    book = Phrasebook({kind: {} for kind in WordKind}, {Phrase.WINNER: ("{player} siegt",)}, lambda _: 0)
    with pytest.raises(UnreadableError):
        book.read(Kind.THEN, " siegt")


CELLS: dict[str, tuple[Content, Value]] = {
    "10": (Content.NUMBER, 10),
    "-6": (Content.NUMBER, -6),
    "0": (Content.NUMBER, 0),
    "Ada": (Content.PLAYER, "player-1"),
    "maki 1": (Content.CARD, "maki-1"),
    "both ways": (Content.VARIANT, "both-ways"),
    "": (Content.CARDS, ()),
    "pudding": (Content.CARDS, (Card.PUDDING,)),
    "pudding, maki 3, pudding": (Content.CARDS, (Card.PUDDING, Card.MAKI_3, Card.PUDDING)),
    "pudding, <card>": (Content.CARDS, (Card.PUDDING, Column(WordKind.HEADING, "card"))),
    "<cards>": (Content.CARDS, Column(WordKind.HEADING, "cards")),
    "<Ada>": (Content.NUMBER, Column(WordKind.PLAYER, "player-1")),
}


@pytest.mark.parametrize("text, content, value", [(text, *cell) for text, cell in CELLS.items()], ids=repr)
def test_a_cell_is_said(text: str, content: Content, value: Value) -> None:
    assert ENGLISH.say_cell(content, value) == text


@pytest.mark.parametrize("text, content, value", [(text, *cell) for text, cell in CELLS.items()], ids=repr)
def test_a_cell_is_read(text: str, content: Content, value: Value) -> None:
    assert ENGLISH.read_cell(content, text) == value


WRONG_CELLS = {
    "two": (Content.NUMBER, "expected a whole number; found 'two'"),
    "2.5": (Content.NUMBER, "expected a whole number; found '2.5'"),
    "": (Content.NUMBER, "expected a whole number; found ''"),
    "Zoe": (Content.PLAYER, r"expected a player \(Ada, Ben, .*\); found 'Zoe'"),
    "pudding,wasabi": (Content.CARDS, r"expected a card \(.*\); found 'pudding,wasabi'"),
    "pudding, ": (Content.CARDS, r"expected a card \(.*\); found ''"),
    "puddings": (Content.CARD, r"expected a card \(.*\); found 'puddings'"),
}


@pytest.mark.parametrize("text, content, fault", [(text, *cell) for text, cell in WRONG_CELLS.items()], ids=repr)
def test_an_unknown_word_is_told_with_those_that_there_are(text: str, content: Content, fault: str) -> None:
    with pytest.raises(UnreadableError, match=fault):
        ENGLISH.read_cell(content, text)


TABLE = Table((Heading.PLAYER, Heading.POINTS), (("player-1", 3), ("player-2", POINTS_COLUMN)))
ROWS = (("player", "points"), ("Ada", "3"), ("Ben", "<points>"))


def test_a_table_is_said() -> None:
    assert ENGLISH.say_table(TABLE) == ROWS


def test_a_table_is_read() -> None:
    assert ENGLISH.read_table(Phrase.ROUND_POINTS, ROWS) == TABLE


WRONG_HEADINGS = {
    "of another phrase": ("player", "hand"),
    "not the player first": ("points", "player"),
    "twice": ("player", "points", "points"),
    "none that is required": ("points",),
}


@pytest.mark.parametrize("headings", WRONG_HEADINGS.values(), ids=WRONG_HEADINGS)
def test_a_table_with_other_headings_is_unreadable(headings: tuple[str, ...]) -> None:
    with pytest.raises(UnreadableError, match=f"columns from: player, points, .* found {', '.join(headings)}$"):
        ENGLISH.read_table(Phrase.ROUND_POINTS, (headings,))


def test_an_unknown_heading_is_told() -> None:
    with pytest.raises(UnreadableError, match=r"expected a heading \(.*\); found 'points!'"):
        ENGLISH.read_table(Phrase.ROUND_POINTS, (("player", "points!"),))


def test_a_heading_comes_before_a_player_of_the_same_name() -> None:
    words = {kind: dict(ENGLISH.words[kind]) for kind in WordKind} | {WordKind.PLAYER: {"player-1": "points"}}
    assert Phrasebook(words, {}, lambda _: 0).read_column("points") == POINTS_COLUMN


def test_the_phrasebook_of_no_messages_is_empty() -> None:
    book = build_phrasebook(Messages({}, lambda _: 0))
    assert (book.forms, set(map(len, book.words.values()))) == ({}, {0})


def test_a_phrasebook_takes_phrases_by_their_context() -> None:
    sentence = PHRASES[Phrase.REFUSED].sentence
    book = build_phrasebook(Messages({("phrase refused", sentence): ("nein",)}, lambda _: 0))
    assert book.forms == {Phrase.REFUSED: ("nein",)}


def test_a_phrasebook_takes_plural_phrases_with_all_forms() -> None:
    form = PHRASES[Phrase.DECK_SIZE]
    messages = Messages({("phrase deck-size", form.sentence, form.plural): ("a", "b", "c")}, lambda _: 0)
    assert build_phrasebook(messages).forms == {Phrase.DECK_SIZE: ("a", "b", "c")}


def test_a_phrasebook_takes_words_by_their_context() -> None:
    [word] = [word for word in WORDS if word.context == "category tempura"]
    book = build_phrasebook(Messages({(word.context, word.english): ("Tempura!",)}, lambda _: 0))
    assert book.words[WordKind.CATEGORY] == {"tempura": "Tempura!"}
    assert book.words[WordKind.CARD] == {}
