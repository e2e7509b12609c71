"""One game as immutable positions: start, turns, rounds, puddings, winners.

>>> from random import Random
>>> position = start_game(2, Random(1))
>>> [len(hand) for hand in position.hands], len(position.draw_pile)
([10, 10], 88)
"""

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Final, NamedTuple, TypeAlias

from sushigo_rules.cards import CHOPSTICKS, Card, Cards, check_one_deck, new_deck
from sushigo_rules.dealing import shuffle
from sushigo_rules.errors import IllegalPickError, InvalidPositionError
from sushigo_rules.scoring import PerSeat, RoundPoints, add, score_puddings, score_round
from sushigo_rules.tableau import Tableau, count_puddings, discard, keep_puddings
from sushigo_rules.variants import ORDINARY, Variant

ROUNDS: Final = 3
"""The game ends after this round (three-rounds)."""

Pick: TypeAlias = Cards
"""The one card that a player takes, or two in the order chosen when chopsticks are used."""


class Position(NamedTuple):
    """One moment of a game, between two turns: everything that matters on the table.

    Seats count from 0; the neighbour on the left of seat *i* is seat *i + 1*, after the last comes seat 0.
    In the dummy variant seat 2 is the dummy: it has a tableau and a score, and its hand is ``dummy_pile``.
    """

    round_number: int
    """1 to 3; 4 when the game is over."""
    hands: tuple[Cards, ...]
    tableaus: tuple[Tableau, ...]
    draw_pile: Cards = ()
    scores: PerSeat = ()
    """Totals of the rounds scored so far, puddings not among them."""
    variant: Variant = ORDINARY
    dummy_pile: Cards = ()
    """The dummy's cards, the top one first."""
    controller: int = 0
    """The player who controls the dummy in the coming turn."""

    @property
    def over(self) -> bool:
        """Whether all three rounds are scored (three-rounds)."""
        return self.round_number > ROUNDS

    @property
    def puddings(self) -> PerSeat:
        """The puddings in front of each seat."""
        return tuple(count_puddings(tableau) for tableau in self.tableaus)


def start_game(players: int, rng: Random, variant: Variant = ORDINARY) -> Position:
    """Shuffle a new deck and deal the first round (players-2-to-5, hand-size, draw-pile, dummy-setup).

    Raises:
        IllegalPlayersError: the game, or the variant, is not made for so many.
    """
    variant.check_players(players)
    deal = variant.deal(shuffle(new_deck(), rng), players)
    seats = variant.count_seats(players)
    return Position(1, deal.hands, ((),) * seats, deal.draw_pile, (0,) * seats, variant, deal.dummy_pile)


def check_position(position: Position) -> Position:
    """Return a position from outside when a game could come to it; those that the engine makes are right.

    Raises:
        IllegalPlayersError: the number of hands is not one of the game.
        InvalidPositionError: a card too many, hands of unequal length, a wrong number of tableaus or scores,
            a round that is none.
    """
    variant, players = position.variant, len(position.hands)
    variant.check_players(players)
    seats = variant.count_seats(players)
    sizes = sorted({len(hand) for hand in position.hands})
    if len(sizes) > 1:
        raise InvalidPositionError("hand-size", f"expected hands of equal length; found lengths {sizes}")
    if len(position.tableaus) != seats:
        raise InvalidPositionError(
            "cards-stay", f"expected {seats} tableaus, one a seat; found {len(position.tableaus)}"
        )
    if position.scores and len(position.scores) != seats:
        raise InvalidPositionError("round-score", f"expected {seats} scores, one a seat; found {len(position.scores)}")
    if position.round_number not in range(1, ROUNDS + 1):
        raise InvalidPositionError(
            "three-rounds", f"expected a round from 1 to {ROUNDS}; found {position.round_number}"
        )
    if position.controller not in range(players):
        raise InvalidPositionError(
            "dummy-alternates", f"expected a controller from 0 to {players - 1}; found {position.controller}"
        )
    pile = sizes[0] if seats > players else 0
    if len(position.dummy_pile) != pile:
        raise InvalidPositionError(
            "dummy-turn", f"expected a dummy's pile of {pile} cards; found {len(position.dummy_pile)}"
        )
    check_one_deck(chain(*position.hands, *position.tableaus, position.draw_pile, position.dummy_pile))
    return position


def take(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    """Move a pick from the hand to the table; return both, the hand not yet passed.

    One card (choose-one), or two with chopsticks that lay there before this turn (chopsticks-take-two,
    chopsticks-later-turn), laid down in the order chosen (chopsticks-order); the chopsticks go back into the
    hand (chopsticks-return), one of them however many lie there (chopsticks-one-per-turn).

    Raises:
        IllegalPickError: the rules do not allow this pick.
    """
    if len(pick) == 1:
        return draw_out(hand, pick[0]), tableau + pick
    check_chopsticks(tableau, pick)
    first, second = pick
    rest = draw_out(draw_out(hand, first), second)
    return (*rest, CHOPSTICKS), draw_out(tableau, CHOPSTICKS) + pick


def draw_out(hand: Cards, card: Card) -> Cards:
    """Return the hand without one copy of a card (choose-one).

    Raises:
        IllegalPickError: the card is not there (any more).
    """
    try:
        place = hand.index(card)
    except ValueError:
        raise IllegalPickError("choose-one", f"expected a card from the hand {show(hand)}; found {card}") from None
    return hand[:place] + hand[place + 1 :]


def check_chopsticks(tableau: Tableau, pick: Pick) -> None:
    """Accept a pick of two with chopsticks on the table before the turn (chopsticks-take-two).

    Raises:
        IllegalPickError: no card, more than two cards, or two without chopsticks.
    """
    if not pick:
        raise IllegalPickError("choose-one", "expected one card from every player; found none")
    if len(pick) > 2:
        raise IllegalPickError(
            "chopsticks-one-per-turn", f"expected at most two cards, with chopsticks; found {len(pick)}"
        )
    if CHOPSTICKS not in tableau:
        raise IllegalPickError(
            "chopsticks-take-two",
            f"expected one card, as no chopsticks lie in front of the player; found {show(pick)}",
        )


def pass_hands(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    """Give every hand to the neighbour ``step`` seats further (pass-left, both-ways)."""
    return hands[-step:] + hands[:-step]


def lay_down_last(hands: Sequence[Cards], tableaus: Sequence[Tableau]) -> tuple[Tableau, ...]:
    """Lay down the one card that each seat received (last-card, wasabi-last-card)."""
    return tuple(tableau + hand for tableau, hand in zip(tableaus, hands, strict=True))


def play_turn(position: Position, picks: Sequence[Pick]) -> Position:
    """Play one turn for all seats at once: take, reveal, pass (choose-one, reveal-together, pass-left).

    Args:
        position: hands of two cards or more.
        picks: one per seat, seat 0 first.

    Returns:
        The position after the pass; from hands of two the last card is laid down too, and the hands are
        empty (last-card).

    Raises:
        IllegalPickError: a pick that the rules forbid; nothing has changed then.
    """
    hands, tableaus = position.hands, position.tableaus
    if len(picks) != len(hands):
        raise IllegalPickError("choose-one", f"expected a pick from each of {len(hands)} players; found {len(picks)}")
    if len(hands[0]) < 2:
        raise IllegalPickError("last-card", f"expected hands of two or more to choose from; found {len(hands[0])}")
    if position.dummy_pile:
        raise IllegalPickError("dummy-turn", "expected a card for the dummy too; found none")
    left, laid = zip(*map(take, hands, tableaus, picks), strict=True)
    round_number, variant = position.round_number, position.variant
    passed = pass_hands(left, variant.direction(round_number))
    if len(passed[0]) == 1:
        laid = lay_down_last(passed, laid)
        passed = ((),) * len(passed)
    return Position(round_number, passed, laid, position.draw_pile, position.scores, variant)


def next_round(position: Position, rng: Random) -> Position:
    """Score the round just played, clear it away, and deal the next one.

    round-score, round-discard, pudding-kept, round-deal, three-rounds, reshuffle, dummy-rounds

    Returns:
        The first position of the next round; after round 3 the game is over: empty hands, the draw pile as it
        was, puddings on the table and not yet scored.

    Raises:
        InvalidPositionError: cards are left in the hands, or too few in the draw pile.
    """
    return deal_next_round(position, score_round(position.tableaus), rng)


def deal_next_round(position: Position, points: Sequence[RoundPoints], rng: Random) -> Position:
    """Do what :func:`next_round` does with the points of the round already counted."""
    if position.hands[0]:
        raise InvalidPositionError(
            "three-rounds", f"expected a round played to its end; found hands of {len(position.hands[0])}"
        )
    variant = position.variant
    cleared = position._replace(
        round_number=position.round_number + 1,
        scores=add(position.scores, [seat.total for seat in points]),
        tableaus=tuple([keep_puddings(tableau) for tableau in position.tableaus]),
    )
    if cleared.over:
        return cleared
    discards = tuple(chain.from_iterable([discard(tableau) for tableau in position.tableaus]))
    deal = variant.deal(variant.restock(position.draw_pile, discards, rng), len(position.hands))
    return cleared._replace(hands=deal.hands, draw_pile=deal.draw_pile, dummy_pile=deal.dummy_pile)


def final_scores(position: Position) -> PerSeat:
    """Return the totals of a game that is over, puddings counted (pudding-most and the rules after it)."""
    return add(position.scores, score_puddings(position.puddings))


def find_winners(scores: Sequence[int], puddings: Sequence[int], variant: Variant = ORDINARY) -> PerSeat:
    """Return the winning seats, most points first decided by puddings (most-points-wins, tie-puddings).

    Args:
        scores: per seat, everything counted.
        puddings: per seat, how many.
        variant: with the dummy only the two players can win (dummy-no-win).

    Returns:
        One seat, or several that share the victory (tie-shared).
    """
    players = variant.may_win(range(len(scores)))
    best = max((scores[seat], puddings[seat]) for seat in players)
    return tuple(seat for seat in players if (scores[seat], puddings[seat]) == best)


def show(cards: Sequence[Card]) -> str:
    """Write cards for a message."""
    return f"({', '.join(cards)})"
