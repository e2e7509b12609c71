"""The step phrases: each one plain English sentence with named slots.

The wording is no interface and may be improved at any time; the id stays.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from sushigo_rules.language.vocabulary import Content, Heading


class Kind(StrEnum):
    """After which keyword a phrase is read; the keyword is always repeated, there is no And."""

    GIVEN = "given"
    WHEN = "when"
    THEN = "then"


class Phrase(StrEnum):
    """The ids of the phrases."""

    ROUND = "round"
    VARIANT = "variant"
    TABLE = "table"
    DRAW_PILE = "draw-pile"
    CONTROLLER = "controller"

    COUNT_DECK = "count-deck"
    DEAL = "deal"
    TURN = "turn"
    SCORE_ROUND = "score-round"
    SCORE_PUDDINGS = "score-puddings"
    END_ROUND = "end-round"
    DECIDE_WINNER = "decide-winner"

    DECK_SIZE = "deck-size"
    DECK_COPIES = "deck-copies"
    HANDS_DEALT = "hands-dealt"
    HAND_SIZE = "hand-size"
    DRAW_PILE_SIZE = "draw-pile-size"
    DUMMY_PILE_SIZE = "dummy-pile-size"
    WHOLE_DECK = "whole-deck"
    OLD_DRAW_PILE = "old-draw-pile"
    REFUSED = "refused"
    HANDS = "hands"
    IN_FRONT = "in-front"
    POINTS_TABLE = "points-table"
    POINTS = "points"
    ROUND_POINTS = "round-points"
    SCORES = "scores"
    GAME_OVER = "game-over"
    GAME_GOES_ON = "game-goes-on"
    WINNER = "winner"
    WINNERS = "winners"
    NEXT_CONTROLLER = "next-controller"


@dataclass(frozen=True, slots=True)
class PhraseForm:
    """What a phrase looks like.

    Attributes:
        kind: the keyword it stands after.
        sentence: English, slots in braces; with ``plural``, the form for one.
        comment: for the translator, in words.
        example: the sentence said once.
        plural: English for other numbers than one; the form is chosen by the absolute value of ``{number}``.
        headings: the columns its table may have, ``player`` always first; empty where it has no table.
    """

    kind: Kind
    sentence: str
    comment: str
    example: str
    plural: str = ""
    headings: tuple[Heading, ...] = ()


SLOTS: Final[Mapping[str, Content]] = MappingProxyType(
    {
        "player": Content.PLAYER,
        "card": Content.CARD,
        "category": Content.CATEGORY,
        "variant": Content.VARIANT,
        "number": Content.NUMBER,
    }
)
"""What each slot holds, by its name."""

PHRASES: Final[Mapping[Phrase, PhraseForm]] = MappingProxyType(
    {
        Phrase.ROUND: PhraseForm(
            Kind.GIVEN,
            "it is round {number}",
            "Which of the three rounds is being played.",
            "it is round 2",
        ),
        Phrase.VARIANT: PhraseForm(
            Kind.GIVEN,
            "the variant {variant} is played",
            "Which optional way to play is used.",
            "the variant reshuffle is played",
        ),
        Phrase.TABLE: PhraseForm(
            Kind.GIVEN,
            "the table looks like this:",
            "Followed by a table: one row for each player, in seating order.",
            "the table looks like this:",
            headings=(Heading.PLAYER, Heading.HAND, Heading.IN_FRONT, Heading.PUDDINGS, Heading.SCORE),
        ),
        Phrase.DRAW_PILE: PhraseForm(
            Kind.GIVEN,
            "the draw pile holds {number} other card",
            "The draw pile has so many cards, none of those that lie on the table.",
            "the draw pile holds 88 other cards",
            plural="the draw pile holds {number} other cards",
        ),
        Phrase.CONTROLLER: PhraseForm(
            Kind.GIVEN,
            "player {player} controls the dummy",
            "Who plays for the imaginary third player in this turn.",
            "player Ada controls the dummy",
        ),
        Phrase.COUNT_DECK: PhraseForm(
            Kind.WHEN,
            "the cards of a new deck are counted",
            "The box is opened and its cards are counted.",
            "the cards of a new deck are counted",
        ),
        Phrase.DEAL: PhraseForm(
            Kind.WHEN,
            "the cards are dealt, number of players: {number}",
            "The first round is dealt.",
            "the cards are dealt, number of players: 4",
        ),
        Phrase.TURN: PhraseForm(
            Kind.WHEN,
            "the players take these cards:",
            "One turn is played; followed by a table of what each player takes from the hand.",
            "the players take these cards:",
            headings=(Heading.PLAYER, Heading.TAKES),
        ),
        Phrase.SCORE_ROUND: PhraseForm(
            Kind.WHEN,
            "the round is scored",
            "The points of the round are counted, without the puddings.",
            "the round is scored",
        ),
        Phrase.SCORE_PUDDINGS: PhraseForm(
            Kind.WHEN,
            "the puddings are scored",
            "The puddings are counted at the end of the game.",
            "the puddings are scored",
        ),
        Phrase.END_ROUND: PhraseForm(
            Kind.WHEN,
            "the round ends",
            "The round is scored, cleared away, and the next one is dealt.",
            "the round ends",
        ),
        Phrase.DECIDE_WINNER: PhraseForm(
            Kind.WHEN,
            "the winner is decided",
            "All points are counted; who has won?",
            "the winner is decided",
        ),
        Phrase.DECK_SIZE: PhraseForm(
            Kind.THEN,
            "the deck has {number} card",
            "How many cards there are in all.",
            "the deck has 108 cards",
            plural="the deck has {number} cards",
        ),
        Phrase.DECK_COPIES: PhraseForm(
            Kind.THEN,
            "the deck has the card {card} this many times: {number}",
            "How many copies of one card there are.",
            "the deck has the card wasabi this many times: 6",
        ),
        Phrase.HANDS_DEALT: PhraseForm(
            Kind.THEN,
            "this many players hold cards: {number}",
            "How many players have been dealt a hand.",
            "this many players hold cards: 4",
        ),
        Phrase.HAND_SIZE: PhraseForm(
            Kind.THEN,
            "each player holds this many cards: {number}",
            "How many cards are in every player's hand.",
            "each player holds this many cards: 8",
        ),
        Phrase.DRAW_PILE_SIZE: PhraseForm(
            Kind.THEN,
            "the draw pile holds this many cards: {number}",
            "How many cards are in the draw pile.",
            "the draw pile holds this many cards: 76",
        ),
        Phrase.DUMMY_PILE_SIZE: PhraseForm(
            Kind.THEN,
            "the dummy's pile holds this many cards: {number}",
            "How many cards are in the face-down pile of the imaginary third player.",
            "the dummy's pile holds this many cards: 9",
        ),
        Phrase.WHOLE_DECK: PhraseForm(
            Kind.THEN,
            "all the cards together are exactly one deck",
            "No card is lost and none is there twice: hands, piles and table together.",
            "all the cards together are exactly one deck",
        ),
        Phrase.OLD_DRAW_PILE: PhraseForm(
            Kind.THEN,
            "the hands and the draw pile together are the old draw pile",
            "Everything dealt came from the draw pile, and nothing else came into it.",
            "the hands and the draw pile together are the old draw pile",
        ),
        Phrase.REFUSED: PhraseForm(
            Kind.THEN,
            "this is refused",
            "The rules do not allow what was tried; everything stays as it was.",
            "this is refused",
        ),
        Phrase.HANDS: PhraseForm(
            Kind.THEN,
            "the players hold these cards:",
            "Followed by a table of the hands.",
            "the players hold these cards:",
            headings=(Heading.PLAYER, Heading.HAND),
        ),
        Phrase.IN_FRONT: PhraseForm(
            Kind.THEN,
            "these cards lie in front of the players:",
            "Followed by a table of the cards on the table, in the order laid down.",
            "these cards lie in front of the players:",
            headings=(Heading.PLAYER, Heading.IN_FRONT),
        ),
        Phrase.POINTS_TABLE: PhraseForm(
            Kind.THEN,
            "the points in the category {category} are:",
            "Followed by a table of the points that players score for one kind of card.",
            "the points in the category maki rolls are:",
            headings=(Heading.PLAYER, Heading.POINTS),
        ),
        Phrase.POINTS: PhraseForm(
            Kind.THEN,
            "player {player} scores {number} point in the category {category}",
            "The points of one player for one kind of card; the number may be below zero.",
            "player Ada scores 10 points in the category sashimi",
            plural="player {player} scores {number} points in the category {category}",
        ),
        Phrase.ROUND_POINTS: PhraseForm(
            Kind.THEN,
            "the points of the round are:",
            "Followed by a table of the points of the round, all kinds of cards together.",
            "the points of the round are:",
            headings=(Heading.PLAYER, Heading.POINTS),
        ),
        Phrase.SCORES: PhraseForm(
            Kind.THEN,
            "the scores are:",
            "Followed by a table of everybody's total so far.",
            "the scores are:",
            headings=(Heading.PLAYER, Heading.SCORE),
        ),
        Phrase.GAME_OVER: PhraseForm(Kind.THEN, "the game is over", "No round follows.", "the game is over"),
        Phrase.GAME_GOES_ON: PhraseForm(Kind.THEN, "the game goes on", "Another round follows.", "the game goes on"),
        Phrase.WINNER: PhraseForm(
            Kind.THEN,
            "player {player} wins alone",
            "One winner.",
            "player Ada wins alone",
        ),
        Phrase.WINNERS: PhraseForm(
            Kind.THEN,
            "the victory is shared by these players:",
            "Followed by a table of the players who win together.",
            "the victory is shared by these players:",
            headings=(Heading.PLAYER,),
        ),
        Phrase.NEXT_CONTROLLER: PhraseForm(
            Kind.THEN,
            "player {player} controls the dummy next",
            "Who plays for the imaginary third player in the next turn.",
            "player Ben controls the dummy next",
        ),
    }
)
"""Every phrase of the features, and no other sentence."""
