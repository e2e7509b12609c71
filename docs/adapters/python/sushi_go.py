"""A toy Sushi Go!: the ordinary game for 2 to 5 players. Your own game goes in its place."""

import random
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum


class Card(Enum):
    """The twelve faces."""

    TEMPURA = "tempura"
    SASHIMI = "sashimi"
    DUMPLING = "dumpling"
    MAKI_1 = "maki-1"
    MAKI_2 = "maki-2"
    MAKI_3 = "maki-3"
    EGG_NIGIRI = "egg-nigiri"
    SALMON_NIGIRI = "salmon-nigiri"
    SQUID_NIGIRI = "squid-nigiri"
    PUDDING = "pudding"
    WASABI = "wasabi"
    CHOPSTICKS = "chopsticks"


COPIES = {
    Card.TEMPURA: 14,
    Card.SASHIMI: 14,
    Card.DUMPLING: 14,
    Card.MAKI_1: 6,
    Card.MAKI_2: 12,
    Card.MAKI_3: 8,
    Card.EGG_NIGIRI: 5,
    Card.SALMON_NIGIRI: 10,
    Card.SQUID_NIGIRI: 5,
    Card.PUDDING: 10,
    Card.WASABI: 6,
    Card.CHOPSTICKS: 4,
}
HAND_SIZES = {2: 10, 3: 9, 4: 8, 5: 7}
LAST_ROUND = 3
ICONS = {Card.MAKI_1: 1, Card.MAKI_2: 2, Card.MAKI_3: 3}
NIGIRI_POINTS = {Card.EGG_NIGIRI: 1, Card.SALMON_NIGIRI: 2, Card.SQUID_NIGIRI: 3}
DUMPLING_POINTS = (0, 1, 3, 6, 10, 15)


class NotAllowedError(Exception):
    """The rules do not allow that."""


@dataclass
class Player:
    """One seat: the cards held, the cards in front in the order laid down, the points so far."""

    hand: list[Card] = field(default_factory=list)
    tableau: list[Card] = field(default_factory=list)
    score: int = 0

    @property
    def puddings(self) -> int:
        """How many puddings lie in front, those of earlier rounds included."""
        return self.tableau.count(Card.PUDDING)

    def check(self, pick: list[Card]) -> None:
        """Raise NotAllowedError unless the player may take these cards."""
        if len(self.hand) < 2:
            raise NotAllowedError("the last card is laid down without a choice")
        if len(pick) not in (1, 2):
            raise NotAllowedError("take one card, or two with chopsticks")
        if len(pick) == 2 and Card.CHOPSTICKS not in self.tableau:
            raise NotAllowedError("two cards need chopsticks in front of the player")
        if Counter(pick) - Counter(self.hand):
            raise NotAllowedError("not all of these cards are in the hand")

    def take(self, pick: list[Card]) -> None:
        """Lay down the cards in the order chosen; used chopsticks go back into the hand."""
        for card in pick:
            self.hand.remove(card)
        if len(pick) == 2:
            self.tableau.remove(Card.CHOPSTICKS)
            self.hand.append(Card.CHOPSTICKS)
        self.tableau.extend(pick)


@dataclass
class Game:
    """The whole table. The neighbour on the left of a player is the next one in the list."""

    players: list[Player]
    draw_pile: list[Card] = field(default_factory=list)
    round: int = 1
    over: bool = False

    @classmethod
    def start(cls, number_of_players: int) -> "Game":
        """Shuffle a new deck and deal the first round."""
        if number_of_players not in HAND_SIZES:
            raise NotAllowedError("the game is for 2 to 5 players")
        deck = new_deck()
        random.shuffle(deck)
        game = cls([Player() for _ in range(number_of_players)], deck)
        game.deal()
        return game

    def deal(self) -> None:
        """Give every player a hand from the draw pile."""
        size = HAND_SIZES[len(self.players)]
        for player in self.players:
            player.hand, self.draw_pile = self.draw_pile[:size], self.draw_pile[size:]

    def play_turn(self, picks: list[list[Card]]) -> None:
        """Play one turn of all players; when one of them breaks a rule, nothing changes."""
        if len(picks) != len(self.players):
            raise NotAllowedError("every player takes a card")
        for player, pick in zip(self.players, picks, strict=True):
            player.check(pick)
        for player, pick in zip(self.players, picks, strict=True):
            player.take(pick)
        hands = [player.hand for player in self.players]
        for seat, player in enumerate(self.players):
            player.hand = hands[seat - 1]  # The first player's comes from the last: hands[-1].
            if len(player.hand) == 1:
                player.tableau.append(player.hand.pop())

    def end_round(self) -> None:
        """Score the round, discard all but the puddings, and deal again unless it was the last round."""
        points = score_round([player.tableau for player in self.players])
        for player, scored in zip(self.players, points, strict=True):
            player.score += sum(scored.values())
            player.tableau = [Card.PUDDING] * player.puddings
        if self.round == LAST_ROUND:
            self.over = True
        else:
            self.round += 1
            self.deal()


def new_deck() -> list[Card]:
    """Return all 108 cards."""
    return [card for card, copies in COPIES.items() for _ in range(copies)]


def score_round(tableaus: list[list[Card]]) -> list[dict[str, int]]:
    """Score everything but the puddings: per player, the points by category."""
    maki = score_maki([sum(ICONS.get(card, 0) for card in tableau) for tableau in tableaus])
    return [
        {
            "maki-rolls": maki_points,
            "tempura": 5 * (tableau.count(Card.TEMPURA) // 2),
            "sashimi": 10 * (tableau.count(Card.SASHIMI) // 3),
            "dumplings": DUMPLING_POINTS[min(tableau.count(Card.DUMPLING), 5)],
            "nigiri": score_nigiri(tableau),
        }
        for tableau, maki_points in zip(tableaus, maki, strict=True)
    ]


def score_maki(icons: list[int]) -> list[int]:
    """Score 6 for the most icons and 3 for the second most. After a tie for the most, nobody is second."""
    most = max(icons)
    second = max((count for count in icons if count < most), default=0)

    def points(count: int) -> int:
        if count == 0:
            return 0
        if count == most:
            return 6 // icons.count(most)
        if count == second and icons.count(most) == 1:
            return 3 // icons.count(second)
        return 0

    return [points(count) for count in icons]


def score_nigiri(tableau: list[Card]) -> int:
    """Score the nigiri; each one laid down while a wasabi is free goes on it and counts three times."""
    points = free_wasabi = 0
    for card in tableau:
        if card is Card.WASABI:
            free_wasabi += 1
        elif card in NIGIRI_POINTS:
            points += NIGIRI_POINTS[card] * (3 if free_wasabi else 1)
            free_wasabi = max(free_wasabi - 1, 0)
    return points


def score_puddings(counts: list[int]) -> list[int]:
    """Score 6 for the most puddings and -6 for the fewest, shared in a tie without the remainder."""
    most, fewest = max(counts), min(counts)

    def points(count: int) -> int:
        if most == fewest:
            return 0
        if count == most:
            return 6 // counts.count(most)
        if count == fewest and len(counts) > 2:
            return -(6 // counts.count(fewest))  # Not -6 // ..., which rounds away from zero.
        return 0

    return [points(count) for count in counts]


def find_winners(scores: list[int], puddings: list[int]) -> list[int]:
    """Return the seats with the most points; puddings decide a tie, and whoever is still tied shares."""
    results = list(zip(scores, puddings, strict=True))
    return [seat for seat, result in enumerate(results) if result == max(results)]
