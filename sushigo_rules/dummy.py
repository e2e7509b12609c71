"""The turn of the dummy variant: two players, and a third seat that they play in turns."""

from collections.abc import Sequence
from typing import Final

from sushigo_rules.cards import Card, Cards, without
from sushigo_rules.errors import IllegalPickError, InvalidPositionError
from sushigo_rules.game import Pick, Position, pass_hands, show, take

DUMMY_SEAT: Final = 2


def play_dummy_turn(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    """Play one turn with the dummy (dummy-turn, dummy-alternates, dummy-last-turn, dummy-chopsticks).

    The controller draws the top card of the dummy's pile, takes a pick for themselves and one card for the
    dummy; the other player takes a pick as usual; the two swap hands. There is no last card to pass: from
    hands of one card the controller splits two cards and the other player lays down their one.

    Args:
        position: of the dummy variant: two hands, three tableaus, as many cards in the pile as in a hand.
        picks: one for each of the two players.
        dummy_pick: the card for the dummy, from the controller's hand and the card drawn.

    Raises:
        IllegalPickError: a pick that the rules forbid; nothing has changed then.
        InvalidPositionError: the pile is empty.
    """
    if not position.dummy_pile:
        raise InvalidPositionError("dummy-turn", "expected a card on the dummy's pile; found none")
    if len(picks) != len(position.hands):
        raise IllegalPickError(
            "choose-one", f"expected a pick from each of {len(position.hands)} players; found {len(picks)}"
        )
    controller = position.controller
    drawn, *pile = position.dummy_pile
    hands = list(position.hands)
    hands[controller] = give_dummy((*hands[controller], drawn), dummy_pick)
    taken = [take(*seat) for seat in zip(hands, position.tableaus[:DUMMY_SEAT], picks, strict=True)]
    return position._replace(
        hands=pass_hands(tuple(hand for hand, _ in taken), 1),
        tableaus=(*(tableau for _, tableau in taken), (*position.tableaus[DUMMY_SEAT], dummy_pick)),
        dummy_pile=tuple(pile),
        controller=1 - controller,
    )


def give_dummy(hand: Cards, dummy_pick: Card) -> Cards:
    """Return the controller's hand without the dummy's card, which goes before any chopsticks come back.

    Raises:
        IllegalPickError: the card is neither in the hand nor the one just drawn (dummy-turn).
    """
    if dummy_pick not in hand:
        raise IllegalPickError(
            "dummy-turn",
            f"expected a card for the dummy from {show(hand)}, the drawn one last; found {dummy_pick}",
        )
    return without(hand, (dummy_pick,))
