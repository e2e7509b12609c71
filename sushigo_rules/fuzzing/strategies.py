"""Questions drawn by Hypothesis: any position that can exist, and picks that the rules allow or forbid.

What real programs get wrong is rare in games that are simply dealt, so chopsticks, wasabi, nigiri, puddings and ties
come more often here. The first of several values is the one that Hypothesis shrinks to.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final

from hypothesis import strategies as st

from sushigo_rules.cards import (
    CHOPSTICKS,
    COPIES_IN_DECK,
    EGG_NIGIRI,
    PUDDING,
    SALMON_NIGIRI,
    SQUID_NIGIRI,
    WASABI,
    Card,
    Cards,
)
from sushigo_rules.conformance.introduction import Supports
from sushigo_rules.conformance.questions import (
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
from sushigo_rules.conformance.scene import Scene, pick_other_cards
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.game import ROUNDS
from sushigo_rules.language.vocabulary import VariantName
from sushigo_rules.variants import Dummy

FACES: Final = tuple(Card)
IN_HANDS: Final = (*FACES, WASABI, EGG_NIGIRI, SALMON_NIGIRI, SQUID_NIGIRI, CHOPSTICKS)
IN_FRONT: Final = (*FACES, PUDDING, WASABI)
DECK_SIZE: Final = sum(COPIES_IN_DECK.values())
ODD_NUMBERS: Final = (0, 1, 6, 7, 8)
"""Of players, for whom nothing can be dealt."""


class Mode(StrEnum):
    """How the cards in front of the seats are drawn."""

    ANY = "any"
    SETS = "sets"
    ALIKE = "alike"


class Attempt(StrEnum):
    """What somebody tries, whether it is allowed or not."""

    NOTHING = "nothing"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    ONE_TWICE = "one twice"
    ANOTHER_TOO = "another too"
    CHOPSTICKS_FIRST = "chopsticks first"
    CHOPSTICKS_SECOND = "chopsticks second"


_WITHOUT_CHOPSTICKS: Final = st.sampled_from((*Attempt, Attempt.ONE, Attempt.ONE))
_WITH_CHOPSTICKS: Final = st.sampled_from((*Attempt, Attempt.THREE))
_ONE_OF_THREE: Final = st.sampled_from((False, False, True))
_ONE_OF_FOUR: Final = st.sampled_from((False, False, False, True))
_ONE_OF_TEN: Final = st.sampled_from((False,) * 9 + (True,))
_MODES: Final = st.sampled_from((Mode.ANY, *Mode))
_BEGINNINGS: Final = st.sampled_from(
    ((), (CHOPSTICKS,), (WASABI,), (CHOPSTICKS, WASABI), (CHOPSTICKS, CHOPSTICKS), (PUDDING,))
)
_ROUNDS: Final = st.sampled_from(range(1, ROUNDS + 1))


class Supply:
    """The cards of one deck that are not on the table yet."""

    def __init__(self) -> None:
        """Begin with a whole deck."""
        self.copies = Counter(COPIES_IN_DECK)

    def take(self, card: Card) -> Card:
        """Return a copy of a card, or of the next one of which there still is a copy."""
        place = FACES.index(card)
        found = next(face for face in (*FACES[place:], *FACES[:place]) if self.copies[face])
        self.copies[found] -= 1
        return found

    def take_those_left(self, cards: Iterable[Card]) -> Cards:
        """Return those cards of which there still is a copy."""
        taken = []
        for card in cards:
            if self.copies[card]:
                self.copies[card] -= 1
                taken.append(card)
        return tuple(taken)


def pick_variant(supports: Supports, *names: VariantName) -> st.SearchStrategy[VariantName | None]:
    """Return the ordinary game, or one of these variants if the implementation plays it."""
    return st.sampled_from((None, *(name for name in names if name in supports.variants)))


def choose_seats(supports: Supports) -> st.SearchStrategy[int]:
    """Return a number of players."""
    return st.sampled_from(sorted(supports.players))


# A strategy costs more to make than to draw from, and positions are made of many.


@cache
def below(number: int) -> st.SearchStrategy[int]:
    """Return a whole number from 0."""
    return st.sampled_from(range(number))


@cache
def _lists(seats: int, most: int) -> st.SearchStrategy[list[Cards]]:
    cards = st.lists(st.sampled_from(IN_FRONT), max_size=most).map(tuple)
    return st.lists(cards, min_size=seats, max_size=seats)


@cache
def _lists_of_sets(seats: int) -> st.SearchStrategy[list[list[Cards]]]:
    copies = st.builds(lambda card, number: (card,) * number, st.sampled_from(FACES), below(8))
    return st.lists(st.lists(copies, max_size=3), min_size=seats, max_size=seats)


@cache
def _layers(seats: int, fewest: int, most: int) -> st.SearchStrategy[list[Cards]]:
    return st.lists(st.tuples(*[st.sampled_from(IN_HANDS)] * seats), min_size=fewest, max_size=most)


@cache
def _numbers(most: int, seats: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(range(most + 1)), min_size=seats, max_size=seats)


@st.composite
def tableaus(draw: st.DrawFn, seats: int, supply: Supply, most: int = 14) -> tuple[Cards, ...]:
    """Cards in front of every seat: any, many of a kind, or alike for some seats, so that sets and ties are common."""
    match draw(_MODES):
        case Mode.ANY:
            drawn = [(*draw(_BEGINNINGS), *cards) for cards in draw(_lists(seats, most))]
        case Mode.SETS:
            drawn = [tuple(chain.from_iterable(sets)) for sets in draw(_lists_of_sets(seats))]
        case Mode.ALIKE:
            # Short, as there are only so many copies of a card.
            different = draw(_lists(2, 4))
            odd = draw(below(2 * seats))
            places = [int(seat == odd) for seat in range(seats)] if odd < seats else draw(_numbers(1, seats))
            drawn = [different[place] for place in places]
    return tuple(supply.take_those_left(cards[:most]) for cards in drawn)


def hands(draw: st.DrawFn, seats: int, sizes: tuple[int, int], supply: Supply) -> tuple[Cards, ...]:
    """Hands of equal length, drawn one card for everybody at a time, as they lose them."""
    fewest, most = sizes
    # A list alone would mostly be short; its least length shrinks by itself.
    drawn = draw(_layers(seats, fewest + draw(below(most - fewest + 1)), most))
    return tuple(zip(*[tuple(map(supply.take, cards)) for cards in drawn], strict=True))


def legal_pick(draw: st.DrawFn, hand: Cards, tableau: Cards) -> Cards:
    """One card of a hand, or where chopsticks allow it often two."""
    places = list(range(len(hand)))
    first = places.pop(draw(below(len(places))))
    if CHOPSTICKS not in tableau or not places or draw(_ONE_OF_THREE):
        return (hand[first],)
    return hand[first], hand[places[draw(below(len(places)))]]


def attempt(draw: st.DrawFn, hand: Cards, tableau: Cards, near: Cards) -> Cards:
    """What somebody may try: other cards, none, too many, one twice, the chopsticks on their way back."""

    def any_of(cards: Cards) -> Card:
        return cards[draw(below(len(cards)))]

    kind: Attempt = draw(_WITH_CHOPSTICKS if CHOPSTICKS in tableau else _WITHOUT_CHOPSTICKS)
    match kind:
        case Attempt.NOTHING:
            return ()
        case Attempt.ONE:
            return (any_of((*near, CHOPSTICKS)),)
        case Attempt.TWO:
            return tuple(draw(st.permutations(hand))[:2])
        case Attempt.THREE:
            return tuple(draw(st.permutations(hand))[:3])
        case Attempt.ONE_TWICE:
            return (any_of(hand),) * 2
        case Attempt.ANOTHER_TOO:
            return any_of(hand), any_of((*near, CHOPSTICKS))
        case Attempt.CHOPSTICKS_FIRST:
            return CHOPSTICKS, any_of(hand)
        case Attempt.CHOPSTICKS_SECOND:
            return any_of(hand), CHOPSTICKS


@st.composite
def play_turns(draw: st.DrawFn, supports: Supports) -> Question:
    """A turn; from hands of one card only two can be tried, which the rules refuse."""
    seats = draw(choose_seats(supports))
    variant = draw(pick_variant(supports, VariantName.BOTH_WAYS, VariantName.RESHUFFLE))
    round_number = draw(_ROUNDS)
    supply = Supply()
    single = draw(_ONE_OF_TEN)  # Nobody can play it: the rules refuse it.
    laid = draw(tableaus(seats, supply, most=8))
    most = 2 if draw(_ONE_OF_FOUR) else HAND_SIZES[seats]
    held = hands(draw, seats, (1, 1) if single else (2, most), supply)
    picks = [legal_pick(draw, *seat) for seat in zip(held, laid, strict=True)]
    if single:
        near = (*held[1], *laid[0], CHOPSTICKS)
        picks[0] = (*held[0], draw(st.sampled_from(near)))
    elif draw(_ONE_OF_THREE):
        somebody = draw(below(seats))
        near = (*held[somebody - 1], *held[(somebody + 1) % seats], *laid[somebody])
        picks[somebody] = attempt(draw, held[somebody], laid[somebody], near)
    elif draw(_ONE_OF_TEN):
        picks = picks[: 1 + draw(below(seats - 1))]
    return PlayTurn(round_number, held, laid, tuple(picks), variant)


@st.composite
def play_dummy_turns(draw: st.DrawFn, supports: Supports) -> Question:
    """A turn with the dummy."""
    del supports
    supply = Supply()
    laid = draw(tableaus(3, supply, most=8))
    *held, pile = hands(draw, 3, (1, 1 if draw(_ONE_OF_FOUR) else Dummy.hand_size), supply)
    controller = draw(below(2))
    mixed = [*held[controller], pile[0]]
    dummy_pick = mixed.pop(draw(below(len(mixed))))
    own = list(held)
    own[controller] = tuple(mixed)
    picks = [legal_pick(draw, *seat) for seat in zip(own, laid, strict=False)]
    if draw(_ONE_OF_THREE):
        other = 1 - controller
        match draw(below(4)):
            case 0:
                near = (*held[other], *laid[controller], *pile[1:2])
                picks[controller] = attempt(draw, (*held[controller], pile[0]), laid[controller], near)
            case 1:
                near = (*held[controller], *laid[other], *pile[:2])
                picks[other] = attempt(draw, held[other], laid[other], near)
            case 2:
                picks[other] = pile[:1]
            case _:
                near = (*picks[controller], *held[other], *pile[1:2], CHOPSTICKS)
                dummy_pick = near[draw(below(len(near)))]
    return PlayDummyTurn(tuple(held), pile, laid, controller, tuple(picks), dummy_pick)


def decks(supports: Supports) -> st.SearchStrategy[Question]:
    """The one question about the deck."""
    del supports
    return st.just(Deck())


def deals(supports: Supports) -> st.SearchStrategy[Question]:
    """Deals, also for numbers of players that the game is not made for."""
    players = st.sampled_from((*sorted(supports.players), *ODD_NUMBERS))
    return st.builds(Deal, players, pick_variant(supports, *VariantName))


@st.composite
def score_rounds(draw: st.DrawFn, supports: Supports) -> Question:
    """Tableaus to be scored."""
    return ScoreRound(draw(tableaus(draw(choose_seats(supports)), Supply())))


@st.composite
def pudding_counts(draw: st.DrawFn, seats: int) -> tuple[int, ...]:
    """Numbers of puddings, together not more than there are; from few different ones, so that ties are common."""
    most = draw(st.sampled_from((1, 2, 3, 5, 10)))
    left = COPIES_IN_DECK[PUDDING]
    counts = []
    for count in draw(_numbers(most, seats)):
        counts.append(min(count, left))
        left -= counts[-1]
    return tuple(counts)


@st.composite
def scores(draw: st.DrawFn, seats: int, *numbers: int) -> tuple[int, ...]:
    """Scores out of one to three different ones, so that ties are common."""
    different = draw(_pools(numbers))
    return tuple(different[place % len(different)] for place in draw(_numbers(2, seats)))


@cache
def _pools(numbers: tuple[int, ...]) -> st.SearchStrategy[list[int]]:
    return st.lists(st.sampled_from(numbers), min_size=1, max_size=3)


@st.composite
def score_puddings(draw: st.DrawFn, supports: Supports) -> Question:
    """Puddings to be scored, with scores so far or without."""
    variant, seats = draw(_counted(supports))
    so_far = draw(scores(seats, *range(8), *range(8, 61, 4))) if draw(st.booleans()) else None
    return ScorePuddings(draw(pudding_counts(seats)), so_far, variant)


@st.composite
def winners(draw: st.DrawFn, supports: Supports) -> Question:
    """Everything counted."""
    variant, seats = draw(_counted(supports))
    return Winners(
        draw(scores(seats, *range(12), *range(12, 61, 6), *range(-1, -7, -1))), draw(pudding_counts(seats)), variant
    )


@st.composite
def _counted(draw: st.DrawFn, supports: Supports) -> tuple[VariantName | None, int]:
    variant = draw(pick_variant(supports, VariantName.DUMMY))
    return variant, 3 if variant is VariantName.DUMMY else draw(choose_seats(supports))


@st.composite
def next_rounds(draw: st.DrawFn, supports: Supports) -> Question:
    """The end of a round; the draw pile as large as it is in a game, as small as it may be, or anything between.

    With reshuffling all cards that do not lie on the table are in the draw pile.
    """
    variant = draw(pick_variant(supports, *VariantName))
    if variant is VariantName.DUMMY:
        seats, size = 3, Dummy.hand_size
    else:
        seats = draw(choose_seats(supports))
        size = HAND_SIZES[seats]
    round_number = draw(_ROUNDS)
    laid = draw(tableaus(seats, Supply(), most=size))
    so_far = draw(scores(seats, *range(61)))
    others = DECK_SIZE - sum(map(len, laid))
    in_game = min(DECK_SIZE - round_number * seats * size, others)
    if variant is VariantName.RESHUFFLE:
        number = in_game if round_number == ROUNDS else others
    else:
        least = 0 if round_number == ROUNDS else seats * size
        number = least + draw(below(others + 1 - least)) if draw(_ONE_OF_THREE) else in_game
    return NextRound(round_number, so_far, laid, pick_other_cards(number, Scene(tableaus=laid)), variant)


STRATEGIES: Final[Mapping[str, Callable[[Supports], st.SearchStrategy[Question]]]] = MappingProxyType(
    {
        Deck.ask: decks,
        Deal.ask: deals,
        PlayTurn.ask: play_turns,
        ScoreRound.ask: score_rounds,
        ScorePuddings.ask: score_puddings,
        NextRound.ask: next_rounds,
        Winners.ask: winners,
        PlayDummyTurn.ask: play_dummy_turns,
    }
)
"""What draws questions, by their word in the protocol."""
