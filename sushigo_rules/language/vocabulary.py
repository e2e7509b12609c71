"""The closed vocabularies: every word that can stand in a slot of a phrase or in a table, in English."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from sushigo_rules.cards import Card, Category


class Player(StrEnum):
    """The five sample players, alphabetical in seating order, and the third seat of the dummy variant."""

    ADA = "player-1"
    BEN = "player-2"
    CLEO = "player-3"
    DAN = "player-4"
    EVE = "player-5"
    DUMMY = "dummy"


class VariantName(StrEnum):
    """The variants, by their word in the protocol."""

    BOTH_WAYS = "both-ways"
    RESHUFFLE = "reshuffle"
    DUMMY = "dummy"


class Heading(StrEnum):
    """What heads a column of a table."""

    PLAYER = "player"
    HAND = "hand"
    IN_FRONT = "in-front"
    TAKES = "takes"
    PUDDINGS = "puddings"
    SCORE = "score"
    POINTS = "points"
    CARD = "card"
    CARDS = "cards"
    NUMBER = "number"
    ROUND = "round"
    TOTAL = "total"
    PLAYERS = "players"
    DRAW_PILE = "draw-pile"
    TIED = "tied"


class WordKind(StrEnum):
    """The vocabularies; a word means one thing within its own."""

    CARD = "card"
    CATEGORY = "category"
    PLAYER = "player"
    VARIANT = "variant"
    HEADING = "heading"


class Content(StrEnum):
    """What a cell or a slot holds."""

    PLAYER = "player"
    CARD = "card"
    CARDS = "cards"
    CATEGORY = "category"
    VARIANT = "variant"
    NUMBER = "number"


CONTENT_OF: Final[Mapping[Heading, Content]] = MappingProxyType(
    {
        Heading.PLAYER: Content.PLAYER,
        Heading.HAND: Content.CARDS,
        Heading.IN_FRONT: Content.CARDS,
        Heading.TAKES: Content.CARDS,
        Heading.PUDDINGS: Content.NUMBER,
        Heading.SCORE: Content.NUMBER,
        Heading.POINTS: Content.NUMBER,
        Heading.CARD: Content.CARD,
        Heading.CARDS: Content.CARDS,
        Heading.NUMBER: Content.NUMBER,
        Heading.ROUND: Content.NUMBER,
        Heading.TOTAL: Content.NUMBER,
        Heading.PLAYERS: Content.NUMBER,
        Heading.DRAW_PILE: Content.NUMBER,
        Heading.TIED: Content.NUMBER,
    }
)
"""What the cells under a heading hold in the table of a step."""

LIST_SEPARATOR: Final = ", "
"""Between the cards of a list, in the features of every language."""


class Word(NamedTuple):
    """One entry of the vocabulary: the value it stands for, the English word, and a hint for translators."""

    kind: WordKind
    value: str
    english: str
    comment: str

    @property
    def context(self) -> str:
        """The context of the entry in phrases.po."""
        return f"{self.kind} {self.value}"


_CARDS: Final = (
    (Card.TEMPURA, "tempura", "A card, in its plain form: battered and fried food."),
    (Card.SASHIMI, "sashimi", "A card, in its plain form: sliced raw fish."),
    (Card.DUMPLING, "dumpling", "A card, in its plain form, singular."),
    (Card.MAKI_1, "maki 1", "A maki roll card with one icon; the number is the number of icons."),
    (Card.MAKI_2, "maki 2", "A maki roll card with two icons."),
    (Card.MAKI_3, "maki 3", "A maki roll card with three icons."),
    (Card.EGG_NIGIRI, "egg nigiri", "A card, in its plain form."),
    (Card.SALMON_NIGIRI, "salmon nigiri", "A card, in its plain form."),
    (Card.SQUID_NIGIRI, "squid nigiri", "A card, in its plain form."),
    (Card.PUDDING, "pudding", "A card, in its plain form, singular."),
    (Card.WASABI, "wasabi", "A card, in its plain form."),
    (Card.CHOPSTICKS, "chopsticks", "A card, in its plain form."),
)
_CATEGORIES: Final = (
    (Category.MAKI_ROLLS, "maki rolls"),
    (Category.TEMPURA, "tempura"),
    (Category.SASHIMI, "sashimi"),
    (Category.DUMPLINGS, "dumplings"),
    (Category.NIGIRI, "nigiri"),
    (Category.CHOPSTICKS, "chopsticks"),
    (Category.PUDDINGS, "puddings"),
)
_PLAYERS: Final = (
    (Player.ADA, "Ada"),
    (Player.BEN, "Ben"),
    (Player.CLEO, "Cleo"),
    (Player.DAN, "Dan"),
    (Player.EVE, "Eve"),
)
_VARIANTS: Final = (
    (VariantName.BOTH_WAYS, "both ways", "The variant in which round 2 is passed to the right."),
    (VariantName.RESHUFFLE, "reshuffle", "The variant in which discards go back into the draw pile."),
    (VariantName.DUMMY, "dummy", "The variant for two with a third, imaginary player."),
)
_HEADINGS: Final = (
    (Heading.PLAYER, "player", "The column of the players' names."),
    (Heading.HAND, "hand", "The column of the cards in each player's hand."),
    (Heading.IN_FRONT, "in front", "The column of the cards that lie face up in front of each player."),
    (Heading.TAKES, "takes", "The column of the card or cards that each player takes from the hand."),
    (Heading.PUDDINGS, "puddings", "The column of how many puddings each player has."),
    (Heading.SCORE, "score", "The column of each player's total of points so far."),
    (Heading.POINTS, "points", "The column of the points that each player scores now."),
    (Heading.CARD, "card", "A column of single cards."),
    (Heading.CARDS, "cards", "A column of lists of cards."),
    (Heading.NUMBER, "number", "A column of numbers: how many."),
    (Heading.ROUND, "round", "A column of numbers: which round."),
    (Heading.TOTAL, "total", "A column of numbers: a player's points when everything is counted."),
    (Heading.PLAYERS, "players", "A column of numbers: how many players."),
    (Heading.DRAW_PILE, "draw pile", "A column of numbers: how many cards are in the draw pile."),
    (Heading.TIED, "tied", "A column of numbers: how many players are tied."),
)

WORDS: Final = (
    *(Word(WordKind.CARD, card, english, comment) for card, english, comment in _CARDS),
    *(
        Word(
            WordKind.CATEGORY,
            category,
            english,
            "What points are counted for; after the word for 'category'.",
        )
        for category, english in _CATEGORIES
    ),
    *(
        Word(WordKind.PLAYER, player, english, "A sample player; any short name that your readers know.")
        for player, english in _PLAYERS
    ),
    Word(WordKind.PLAYER, Player.DUMMY, "dummy", "The third seat of the dummy variant, in the players' column."),
    *(Word(WordKind.VARIANT, variant, english, comment) for variant, english, comment in _VARIANTS),
    *(Word(WordKind.HEADING, heading, english, comment) for heading, english, comment in _HEADINGS),
)
"""The whole vocabulary."""
