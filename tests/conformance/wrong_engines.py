"""Programs that are wrong in exactly one thing, each behind the same seam as the reference.

A fault is the reference with one function or one table of the rules exchanged while it answers, or with one kind of
question answered otherwise. It is named after the function below that holds it, breaks one rule, and says where real
programs get it from.
"""

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from itertools import chain, pairwise
from random import Random
from types import ModuleType
from typing import Any, Final, TypeAlias, TypeVar

from sushigo_rules import cards, dealing, dummy, game, scoring, tableau, variants
from sushigo_rules.cards import (
    CHOPSTICKS,
    COPIES_IN_DECK,
    DUMPLING,
    EGG_NIGIRI,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    PUDDING,
    SALMON_NIGIRI,
    SASHIMI,
    SQUID_NIGIRI,
    TEMPURA,
    WASABI,
    Card,
    Cards,
    Category,
    new_deck,
    without,
)
from sushigo_rules.conformance import engine as reference
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    DealAnswer,
    DummyTurnAnswer,
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
    TurnAnswer,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.dealing import HAND_SIZES, check_players, deal_hands, shuffle
from sushigo_rules.dummy import give_dummy, play_dummy_turn
from sushigo_rules.errors import IllegalPickError, IllegalPlayersError
from sushigo_rules.game import (
    Pick,
    Position,
    check_chopsticks,
    deal_next_round,
    draw_out,
    lay_down_last,
    pass_hands,
    play_turn,
    take,
)
from sushigo_rules.language.vocabulary import VariantName
from sushigo_rules.scoring import (
    DUMPLING_POINTS,
    ICONS,
    NIGIRI_POINTS,
    PerSeat,
    RoundPoints,
    add,
    award,
    count_icons,
    count_nigiri,
    score_fewest_puddings,
    score_most_maki,
    score_most_puddings,
    score_nigiri,
    score_puddings,
    score_round,
    score_second_maki,
)
from sushigo_rules.tableau import NIGIRI, NigiriByPlace, Tableau, count_puddings, keep_puddings, place_nigiri
from sushigo_rules.variants import BothWays, Direction, Dummy, Reshuffle, Variant

Owner: TypeAlias = ModuleType | type
Twist: TypeAlias = Callable[[Question, Answer], Answer]
Function = TypeVar("Function", bound=Callable[..., Any])

LOOKED_UP_IN: Final = (cards, tableau, scoring, dealing, variants, game, dummy, reference)
"""The modules in which a name of the rules may be bound, each to be exchanged there."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Something else under one name of a module or a class, and in the modules that took the name from there."""

    owner: Owner
    name: str
    wrong: object
    only_there: bool = False

    def places(self) -> Iterator[tuple[Owner, object]]:
        """Yield where the name is looked up, and what is right there."""
        right = vars(self.owner)[self.name]
        yield self.owner, right
        if isinstance(self.owner, ModuleType) and not self.only_there:
            for module in LOOKED_UP_IN:
                if module is not self.owner and vars(module).get(self.name) is right:
                    yield module, right

    @contextmanager
    def made(self) -> Iterator[None]:
        """Exchange it, and put it back whatever happens."""
        places = list(self.places())
        try:
            for owner, _ in places:
                setattr(owner, self.name, self.wrong)
            yield
        finally:
            for owner, right in places:
                setattr(owner, self.name, right)


@dataclass(frozen=True, slots=True)
class WrongEngine:
    """The reference with one fault.

    Attributes:
        name: of the fault.
        rule: the one that it breaks.
        why: how real programs come to it.
        exchange: what is something else while the rules are run.
        twist: what becomes of a right answer.
    """

    name: str
    rule: str
    why: str
    exchange: Exchange | None = None
    twist: Twist | None = None

    def ask(self, question: Question) -> Answer:
        """Answer wrongly where the fault shows, rightly anywhere else; what breaks inside is a crash."""
        try:
            if self.exchange is None:
                answer = ReferenceEngine().ask(question)
            else:
                with self.exchange.made():
                    answer = ReferenceEngine().ask(question)
            return self.twist(question, answer) if self.twist else answer
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")


CONTROL: Final = WrongEngine("control", "", "Nothing is exchanged: what the others get wrong comes from their faults.")


def _only_totals(question: Question, answer: Answer) -> Answer:
    scores = answer.scores if isinstance(answer, RoundAnswer) else None
    return answer if scores is None else RoundAnswer(totals=tuple(sum(points.values()) for points in scores))


CONTROL_WITH_TOTALS: Final = WrongEngine(
    "control-with-totals", "", "Points by category are optional.", twist=_only_totals
)

_FAULTS: list[WrongEngine] = []


def replaces(
    rule: str, owner: Owner, name: str, why: str, *, only_there: bool = False
) -> Callable[[Function], Function]:
    """Take the decorated function for one of the rules."""

    def keep(wrong: Function) -> Function:
        is_property = isinstance(vars(owner)[name], property)
        exchange = Exchange(owner, name, property(wrong) if is_property else wrong, only_there)
        _FAULTS.append(WrongEngine(wrong.__name__.replace("_", "-"), rule, why, exchange))
        return wrong

    return keep


def answers(rule: str, why: str) -> Callable[[Twist], Twist]:
    """Let the decorated function make the answer out of the question and the right answer."""

    def keep(twist: Twist) -> Twist:
        _FAULTS.append(WrongEngine(twist.__name__.replace("_", "-"), rule, why, twist=twist))
        return twist

    return keep


def constant(fault: str, rule: str, place: tuple[Owner, str], wrong: object, why: str) -> None:
    """Put another value for a number or a table of the rules."""
    _FAULTS.append(WrongEngine(fault, rule, why, Exchange(*place, wrong)))


def right_answer(question: Question) -> Answer:
    """Return what the rules say to another question."""
    return ReferenceEngine().ask(question)


def refuse(words: str) -> IllegalPickError:
    """Return a refusal where the rules have none."""
    return IllegalPickError("", words)


# Components


def deck_of(copies: Mapping[Card, int]) -> Callable[[], Cards]:
    """Return what makes a deck of so many copies."""
    return lambda: tuple(card for card, number in copies.items() for _ in range(number))


for _card, _copies in COPIES_IN_DECK.items():
    constant(
        f"one-{_card}-too-few", "deck-108", (cards, "new_deck"), deck_of({**COPIES_IN_DECK, _card: _copies - 1}),
        "A deck typed in by hand, with one number wrong.",
    )  # fmt: skip

constant(
    "one-and-three-icons-swapped", "deck-108", (cards, "new_deck"), deck_of({**COPIES_IN_DECK, MAKI_1: 8, MAKI_3: 6}),
    "The three kinds of maki cards are easily mixed up; the total stays right.",
)  # fmt: skip
constant(
    "five-salmon-ten-egg", "deck-108", (cards, "new_deck"),
    deck_of({**COPIES_IN_DECK, SALMON_NIGIRI: 5, EGG_NIGIRI: 10}),
    "The commonest nigiri is taken for the cheapest one.",
)  # fmt: skip
constant(
    "an-extra-chopsticks-card", "deck-108", (cards, "new_deck"), deck_of({**COPIES_IN_DECK, CHOPSTICKS: 5}),
    "One pair of chopsticks for each of five players.",
)  # fmt: skip


# Setting up


@replaces("players-2-to-5", dealing, "check_players", "The German edition says 3 to 5 players on its box.")
def two_are_too_few(players: int) -> None:
    if players not in range(3, 6):
        raise IllegalPlayersError("", "three at least")


@replaces("players-2-to-5", dealing, "check_players", "`range(2, 5)` ends at four.")
def five_are_too_many(players: int) -> None:
    if players not in range(2, 5):
        raise IllegalPlayersError("", "four at most")


@replaces("players-2-to-5", dealing, "check_players", "Written for two people, without more seats.")
def only_two_can_play(players: int) -> None:
    if players != 2:
        raise IllegalPlayersError("", "two")


@answers("players-2-to-5", "Sushi Go Party! goes on beyond five players.")
def six_and_more_can_play(question: Question, answer: Answer) -> Answer:
    if isinstance(question, Deal) and question.players > 5 and question.variant is None:
        hands, pile, _ = deal_hands(new_deck(), question.players, 6)
        return DealAnswer(hands, pile)
    return answer


@answers("players-2-to-5", "The lower limit is forgotten.")
def one_or_none_can_play(question: Question, answer: Answer) -> Answer:
    if isinstance(question, Deal) and question.players < 2 and question.variant is None:
        hands, pile, _ = deal_hands(new_deck(), question.players, 10)
        return DealAnswer(hands, pile)
    return answer


for _players, _size in HAND_SIZES.items():
    constant(
        f"{_size - 1}-cards-for-{_players}-players", "hand-size", (dealing, "HAND_SIZES"),
        {**HAND_SIZES, _players: _size - 1}, "One of the four numbers is wrong.",
    )  # fmt: skip
constant(
    "ten-cards-for-everybody", "hand-size", (dealing, "HAND_SIZES"), dict.fromkeys(HAND_SIZES, 10),
    "The number for two players is taken for all.",
)  # fmt: skip


@replaces("draw-pile", dealing, "deal_hands", "Cards are copied out of the deck by slicing and never taken out of it.")
def dealt_cards_stay_in_the_pile(draw_pile: Cards, hands: int, size: int) -> dealing.Deal:
    return deal_hands(draw_pile, hands, size)._replace(draw_pile=draw_pile)


@replaces("draw-pile", dealing, "deal_hands", "As in many card games, the top card is turned up.")
def the_top_card_is_burned(draw_pile: Cards, hands: int, size: int) -> dealing.Deal:
    deal = deal_hands(draw_pile, hands, size)
    return deal._replace(draw_pile=deal.draw_pile[1:])


@replaces("draw-pile", dealing, "deal_hands", "Each card is drawn at random from the whole deck, and not taken out.")
def drawn_with_replacement(draw_pile: Cards, hands: int, size: int) -> dealing.Deal:
    deal = deal_hands(draw_pile, hands, size)
    return deal._replace(hands=(draw_pile[:size],) * hands)


# A turn


@replaces("choose-one", game, "draw_out", "The server trusts what the browser sends.")
def any_card_at_all(hand: Cards, card: Card) -> Cards:
    return without(hand, (card,)) if card in hand else hand[1:]


@replaces("choose-one", game, "take", "The card is put on the table and not taken out of the hand.")
def the_card_stays_in_the_hand(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return (hand if len(pick) == 1 else after), laid


@replaces("choose-one", game, "take", "`[c for c in hand if c != card]` takes every copy out of the hand.")
def all_copies_leave_the_hand(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return tuple(card for card in after if len(pick) > 1 or card not in pick), laid


@replaces("choose-one", game, "take", "The card leaves the hand, and nobody puts it anywhere.")
def the_card_is_gone(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, tableau if len(pick) == 1 else laid


@replaces("choose-one", game, "take", "The card is looked up among all the player's cards, those on the table too.")
def a_card_already_in_front(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 1 and pick[0] not in hand and pick[0] in tableau:
        return hand, tableau
    return take(hand, tableau, pick)


@replaces("choose-one", game, "take", "A player who takes too long is passed over.")
def nothing_may_be_taken(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    return take(hand, tableau, pick) if pick else (hand, tableau)


@replaces("choose-one", game, "take", "Only the first of the cards sent is looked at, and the others are not missed.")
def a_card_too_many_is_overlooked(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    return take(hand, tableau, pick if CHOPSTICKS in tableau else pick[:1])


@replaces("choose-one", game, "take", "Whoever sends two cards is supposed to have chopsticks.")
def two_cards_without_chopsticks(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and CHOPSTICKS not in tableau:
        return draw_out(draw_out(hand, pick[0]), pick[1]), tableau + pick
    return take(hand, tableau, pick)


@replaces("choose-one", game, "take", "Both cards are looked up before either leaves the hand.")
def one_copy_is_taken_twice(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and pick[0] == pick[1]:
        return take((*hand, pick[0]), tableau, pick)
    return take(hand, tableau, pick)


@answers("choose-one", "For a player who has gone, a computer player takes the first card.")
def a_missing_player_takes_the_first_card(question: Question, answer: Answer) -> Answer:
    if isinstance(question, PlayTurn) and len(question.picks) < len(question.hands):
        missing = question.hands[len(question.picks) :]
        return right_answer(replace(question, picks=(*question.picks, *(hand[:1] for hand in missing))))
    return answer


@answers("reveal-together", "Players move one after the other, and each hand is passed as soon as its owner has moved.")
def the_next_player_sees_what_comes(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, Refused):
        return answer
    hands = list(question.hands)
    for seat, [card, *more] in enumerate(question.picks[1:], start=1):
        passed = hands[seat - 1]
        if not more and card not in hands[seat] and card in passed[1:] and card not in question.picks[seat - 1]:
            mine = hands[seat][0]
            hands[seat - 1], hands[seat] = (*without(passed, (card,)), mine), (card, *hands[seat][1:])
    return right_answer(replace(question, hands=tuple(hands)))


@answers("reveal-together", "Choices are kept by card, and the later of two like ones replaces the earlier.")
def the_later_of_two_like_choices_counts(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, TurnAnswer):
        return answer
    laid = [
        without(after, pick) if len(pick) == 1 and pick in question.picks[seat + 1 :] else after
        for seat, (pick, after) in enumerate(zip(question.picks, answer.tableaus, strict=True))
    ]
    return replace(answer, tableaus=tuple(laid))


@replaces("pass-left", game, "pass_hands", "Seats are numbered against the clock, or the list is turned the wrong way.")
def hands_go_to_the_right(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return pass_hands(hands, -step)


@replaces("pass-left", game, "pass_hands", "Nobody passes anything: a draft without passing.")
def everybody_keeps_the_hand(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return hands


@replaces("pass-left", game, "pass_hands", "Written for two players, where turning the list round is a swap.")
def the_list_of_hands_is_reversed(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return hands[::-1]


@replaces("pass-left", game, "pass_hands", "One source has hands go to the right first, and to the left after that.")
def the_direction_changes_every_turn(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return pass_hands(hands, step if len(hands[0]) % 2 else -step)


@replaces("pass-left", Variant, "direction", "Other drafting games change direction in the second round.")
def round_2_always_goes_right(self: Variant, round_number: int) -> Direction:
    return Direction.RIGHT if round_number == 2 else Direction.LEFT


@replaces("cards-stay", game, "take", "What was taken is a variable for one card, not a list.")
def only_the_newest_card_lies_there(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    return take(hand, tableau, pick)[0], pick


@replaces("cards-stay", game, "take", "The cards in front of a player are a set.")
def like_cards_melt_into_one(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, tuple(dict.fromkeys(laid))


@replaces("cards-stay", game, "take", "Cards are sorted for the screen, and the nigiri come off their wasabi.")
def the_table_is_sorted(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, tuple(sorted(laid))


@replaces(
    "last-card", game, "pass_hands", "The last card is played without being passed, to save a step.", only_there=True
)
def the_last_card_is_not_passed(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return hands if len(hands[0]) == 1 else pass_hands(hands, step)


@replaces("last-card", game, "pass_hands", "The last card is handed back to where the hand came from.", only_there=True)
def the_last_card_goes_back(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return pass_hands(hands, -step if len(hands[0]) == 1 else step)


@replaces(
    "last-card", game, "lay_down_last", "The round ends when there is nothing left to choose, and hands are cleared."
)
def the_last_card_is_thrown_away(hands: Sequence[Cards], tableaus: Sequence[Tableau]) -> tuple[Tableau, ...]:
    return tuple(tableaus)


@replaces("last-card", game, "play_turn", "The last card waits for a turn of its own like any other.")
def the_last_card_stays_in_the_hand(position: Position, picks: Sequence[Pick]) -> Position:
    after = play_turn(position, picks)
    if after.hands[0]:
        return after
    left, laid = zip(*map(take, position.hands, position.tableaus, picks), strict=True)
    hands = pass_hands(left, position.variant.direction(position.round_number))
    return after._replace(hands=hands, tableaus=laid)


@replaces("last-card", game, "play_turn", "The question whether it is the last card is off by one.")
def the_last_two_cards_are_laid_down(position: Position, picks: Sequence[Pick]) -> Position:
    after = play_turn(position, picks)
    if len(after.hands[0]) != 2:
        return after
    laid = tuple(map(operator.add, after.tableaus, after.hands))
    return after._replace(hands=((),) * len(laid), tableaus=laid)


# Chopsticks


@replaces("chopsticks-take-two", game, "check_chopsticks", "Chopsticks were left for later, and are just a card.")
def chopsticks_have_no_use(tableau: Tableau, pick: Pick) -> None:
    raise refuse("one card")


@replaces("chopsticks-take-two", game, "take", "The second card is looked for behind the first, in one pass.")
def the_second_card_must_come_later_in_the_hand(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and pick[0] in hand and pick[1] not in hand[hand.index(pick[0]) + 1 :]:
        raise refuse("not behind the first card")
    return take(hand, tableau, pick)


@replaces("chopsticks-take-two", game, "take", "The chopsticks are put back into the hand before the cards are taken.")
def the_returning_chopsticks_can_be_taken(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) != 2 or CHOPSTICKS not in tableau:
        return take(hand, tableau, pick)
    return draw_out(draw_out((*hand, CHOPSTICKS), pick[0]), pick[1]), draw_out(tableau, CHOPSTICKS) + pick


@replaces("chopsticks-take-two", game, "take", "The French source speaks of two additional cards.")
def two_additional_cards(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2:
        raise refuse("one card, or three")
    if len(pick) != 3:
        return take(hand, tableau, pick)
    check_chopsticks(tableau, pick[:2])
    return (*without(hand, pick), CHOPSTICKS), draw_out(tableau, CHOPSTICKS) + pick


@replaces("chopsticks-take-two", game, "take", "Only the first card is looked up in the hand; the second is believed.")
def the_second_card_is_not_looked_up(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and pick[0] in hand and pick[1] not in (*hand, CHOPSTICKS):
        return take((*hand, pick[1]), tableau, pick)
    return take(hand, tableau, pick)


@answers("chopsticks-take-two", "The program asks whether chopsticks lie on the table, not in front of whom.")
def the_neighbours_chopsticks_help(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, Refused):
        return answer
    tableaus = list(question.tableaus)
    for seat, pick in enumerate(question.picks):
        owner = next((at for at, cards in enumerate(tableaus) if CHOPSTICKS in cards), seat)
        if len(pick) == 2 and owner != seat and CHOPSTICKS not in tableaus[seat]:
            tableaus[owner] = without(tableaus[owner], (CHOPSTICKS,))
            tableaus[seat] = (*tableaus[seat], CHOPSTICKS)
    return right_answer(replace(question, tableaus=tuple(tableaus)))


@replaces("chopsticks-optional", game, "take", "The screen asks for two cards as soon as there are chopsticks.")
def chopsticks_must_be_used(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 1 and CHOPSTICKS in tableau:
        raise refuse("two cards")
    return take(hand, tableau, pick)


@replaces("chopsticks-optional", game, "take", "Chopsticks go back at the end of the next turn, used or not.")
def unused_chopsticks_go_back_too(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    if len(pick) == 1 and CHOPSTICKS in tableau:
        return (*after, CHOPSTICKS), without(laid, (CHOPSTICKS,))
    return after, laid


@replaces("chopsticks-later-turn", game, "take", "The first card is laid down before the second is checked.")
def chopsticks_work_at_once(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and pick[0] is CHOPSTICKS and CHOPSTICKS not in tableau:
        return (*draw_out(draw_out(hand, CHOPSTICKS), pick[1]), CHOPSTICKS), (*tableau, pick[1])
    return take(hand, tableau, pick)


@replaces("chopsticks-later-turn", game, "take", "Chopsticks are looked for among all the player's cards.")
def chopsticks_in_the_hand_work(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) == 2 and CHOPSTICKS in hand and CHOPSTICKS not in (*tableau, *pick):
        return draw_out(draw_out(hand, pick[0]), pick[1]), tableau + pick
    return take(hand, tableau, pick)


@replaces("chopsticks-later-turn", game, "check_chopsticks", "Two sources speak of the next turn.")
def chopsticks_only_in_the_next_turn(tableau: Tableau, pick: Pick) -> None:
    check_chopsticks(tableau, pick)
    if tableau[-1] is not CHOPSTICKS:
        raise refuse("too late")


def used(tableau: Tableau, pick: Pick) -> bool:
    """Tell whether a pick that is allowed uses chopsticks."""
    return len(pick) == 2 and CHOPSTICKS in tableau


@replaces("chopsticks-take-two", game, "take", "Chopsticks are taken for a right that lasts the whole round.")
def used_chopsticks_stay(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return (after[:-1], tableau + pick) if used(tableau, pick) else (after, laid)


@replaces("chopsticks-return", game, "take", "Used chopsticks are discarded.")
def used_chopsticks_are_gone(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return (after[:-1], laid) if used(tableau, pick) else (after, laid)


@replaces("chopsticks-take-two", game, "take", "The card is added to the hand and not taken from the table.")
def used_chopsticks_are_copied(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return (after, tableau + pick) if used(tableau, pick) else (after, laid)


@answers("chopsticks-return", "The chopsticks go back after passing, into the hand that their owner has then.")
def chopsticks_go_back_too_late(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, TurnAnswer) or not answer.hands[0]:
        return answer
    hands = list(answer.hands)
    for seat, pick in enumerate(question.picks):
        if len(pick) == 2:
            neighbour = (seat + 1) % len(hands)
            hands[neighbour] = without(hands[neighbour], (CHOPSTICKS,))
            hands[seat] = (*hands[seat], CHOPSTICKS)
    return replace(answer, hands=tuple(hands))


@replaces("chopsticks-one-per-turn", game, "take", "Every chopsticks card in front of the player gives one more card.")
def every_chopsticks_card_counts(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    extra = (CHOPSTICKS,) * (len(pick) - 1)
    if len(pick) > 2 and len(extra) <= tableau.count(CHOPSTICKS):
        return (*without(hand, pick), *extra), without(tableau, extra) + pick
    return take(hand, tableau, pick)


@replaces("chopsticks-one-per-turn", game, "take", "The number of cards is not limited once there are chopsticks.")
def as_many_cards_as_you_like(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if len(pick) > 2 and CHOPSTICKS in tableau:
        return (*without(hand, pick), CHOPSTICKS), draw_out(tableau, CHOPSTICKS) + pick
    return take(hand, tableau, pick)


@replaces("chopsticks-one-per-turn", game, "take", "`[c for c in table if c != chopsticks]` takes all of them.")
def all_chopsticks_go_back(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    others = (CHOPSTICKS,) * laid.count(CHOPSTICKS)
    return ((*after, *others), without(laid, others)) if used(tableau, pick) else (after, laid)


@replaces("chopsticks-two-cards-needed", game, "take", "A card must be left over to be passed with the chopsticks.")
def three_cards_are_needed(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    if used(tableau, pick) and len(hand) < 3:
        raise refuse("too few cards")
    return take(hand, tableau, pick)


@replaces("chopsticks-two-cards-needed", game, "lay_down_last", "Chopsticks are of no more use, and left out.")
def chopsticks_are_no_last_card(hands: Sequence[Cards], tableaus: Sequence[Tableau]) -> tuple[Tableau, ...]:
    return lay_down_last([hand if CHOPSTICKS not in hand else () for hand in hands], tableaus)


@answers("chopsticks-two-cards-needed", "The chopsticks in front are counted as one of the two cards.")
def one_card_is_enough(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or [len(hand) for hand in question.hands] != [1, 1]:
        return answer
    if not any(map(used, question.tableaus, question.picks)):
        return answer
    return TurnAnswer(((), ()), tuple(map(operator.add, question.tableaus, question.hands)))


def chopsticks_never_take(*cards: Card) -> Callable[[Tableau, Pick], None]:
    """Return a check that lets chopsticks take anything but some cards."""

    def check(tableau: Tableau, pick: Pick) -> None:
        check_chopsticks(tableau, pick)
        if not set(pick).isdisjoint(cards):
            raise refuse("no sushi")

    return check


constant(
    "no-dumplings-with-chopsticks", "chopsticks-any-card", (game, "check_chopsticks"), chopsticks_never_take(DUMPLING),
    "Two sources speak of sushi cards, and one of them sets dumplings apart.",
)  # fmt: skip
constant(
    "no-puddings-with-chopsticks", "chopsticks-any-card", (game, "check_chopsticks"), chopsticks_never_take(PUDDING),
    "Two sources speak of sushi cards, and pudding is none.",
)  # fmt: skip
constant(
    "no-wasabi-with-chopsticks", "chopsticks-any-card", (game, "check_chopsticks"), chopsticks_never_take(WASABI),
    "Two sources speak of sushi cards, and wasabi is none.",
)  # fmt: skip
constant(
    "no-chopsticks-with-chopsticks", "chopsticks-any-card", (game, "check_chopsticks"),
    chopsticks_never_take(CHOPSTICKS), "Chopsticks are filtered out of the cards to choose from.",
)  # fmt: skip


@replaces("chopsticks-order", game, "take", "The cards are picked out of the hand one after the other, in its order.")
def the_order_of_the_hand(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, laid[: -len(pick)] + tuple(sorted(pick, key=hand.index))


@replaces("chopsticks-order", game, "take", "The cards are taken off the end of a list.")
def the_second_card_lies_first(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, laid[: -len(pick)] + pick[::-1]


@replaces("chopsticks-order", game, "take", "Whatever is better for the player is done.")
def wasabi_always_lies_first(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, laid[: -len(pick)] + tuple(sorted(pick, key=lambda card: card is not WASABI))


@replaces("chopsticks-order", game, "take", "Both cards count as laid down at the same moment.")
def wasabi_always_lies_last(hand: Cards, tableau: Tableau, pick: Pick) -> tuple[Cards, Tableau]:
    after, laid = take(hand, tableau, pick)
    return after, laid[: -len(pick)] + tuple(sorted(pick, key=lambda card: card is WASABI))


def with_points(category: Category, card: Card, each: int) -> Twist:
    """Return what gives points for a card that has none."""

    def twist(question: Question, answer: Answer) -> Answer:
        if not isinstance(question, ScoreRound) or not isinstance(answer, RoundAnswer):
            return answer
        seats = zip(answer.scores or (), question.tableaus, strict=True)
        return RoundAnswer(tuple({**points, category: each * cards.count(card)} for points, cards in seats))

    return twist


_FAULTS += [
    WrongEngine(
        "one-point-for-chopsticks", "chopsticks-no-points", "A card without points has some by default.",
        twist=with_points(Category.CHOPSTICKS, CHOPSTICKS, 1),
    ),
    WrongEngine(
        "a-point-lost-for-chopsticks", "chopsticks-no-points", "Chopsticks that were not used cost something.",
        twist=with_points(Category.CHOPSTICKS, CHOPSTICKS, -1),
    ),
]  # fmt: skip


@replaces("chopsticks-round-end", tableau, "keep_puddings", "The Spanish source lets them serve in later rounds.")
def chopsticks_outlast_the_round(tableau: Tableau) -> Tableau:
    return tuple(card for card in tableau if card in (PUDDING, CHOPSTICKS))


# Nigiri and wasabi

for _name, _wrong in {
    "squid-and-salmon-swapped": {SQUID_NIGIRI: 2, SALMON_NIGIRI: 3},
    "squid-scores-4": {SQUID_NIGIRI: 4},
    "salmon-scores-1": {SALMON_NIGIRI: 1},
    "egg-scores-2": {EGG_NIGIRI: 2},
    "egg-scores-nothing": {EGG_NIGIRI: 0},
}.items():
    constant(
        _name, "nigiri-points", (scoring, "NIGIRI_POINTS"), {**NIGIRI_POINTS, **_wrong}, "One of the numbers is wrong."
    )

constant("wasabi-doubles", "wasabi-triples", (scoring, "WASABI_FACTOR"), 2, "Sharp sounds like twice as much.")
constant("wasabi-has-no-effect", "wasabi-triples", (scoring, "WASABI_FACTOR"), 1, "Wasabi was left for later.")


@replaces("wasabi-triples", scoring, "score_nigiri", "Three points more instead of three times the points.")
def wasabi_adds_three(tableau: Tableau) -> int:
    nigiri = place_nigiri(tableau)
    return count_nigiri(nigiri.on_table) + sum(3 + NIGIRI_POINTS[card] for card in nigiri.on_wasabi)


@replaces("wasabi-triples", scoring, "score_nigiri", "One source gives one example, and the program has only that.")
def wasabi_triples_salmon_only(tableau: Tableau) -> int:
    nigiri = place_nigiri(tableau)
    return sum(NIGIRI_POINTS[card] * (3 if card is SALMON_NIGIRI else 1) for card in nigiri.on_wasabi) + count_nigiri(
        nigiri.on_table
    )


@replaces("wasabi-must", tableau, "place_nigiri", "The program is kind and keeps the wasabi for the best nigiri.")
def wasabi_waits_for_the_best(tableau: Tableau) -> NigiriByPlace:
    """Place from behind: of the nigiri after a wasabi the best goes on it."""
    on_wasabi: list[Card] = []
    waiting: list[Card] = []
    for card in reversed(tableau):
        if card in NIGIRI:
            waiting.append(card)
        elif card is WASABI and waiting:
            best = max(waiting, key=NIGIRI_POINTS.__getitem__)
            waiting.remove(best)
            on_wasabi.append(best)
    return NigiriByPlace(tuple(on_wasabi), tuple(waiting))


@replaces("wasabi-must", tableau, "place_nigiri", "Whether there is wasabi is a flag: a second wasabi changes nothing.")
def wasabi_is_a_flag(tableau: Tableau) -> NigiriByPlace:
    free = False
    placed = NigiriByPlace((), ())
    for card in tableau:
        if card is WASABI:
            free = True
        elif card in NIGIRI:
            placed = lay_nigiri(placed, card, on_wasabi=free)
            free = False
    return placed


def lay_nigiri(placed: NigiriByPlace, card: Card, *, on_wasabi: bool) -> NigiriByPlace:
    """Put one more nigiri in its place."""
    if on_wasabi:
        return placed._replace(on_wasabi=(*placed.on_wasabi, card))
    return placed._replace(on_table=(*placed.on_table, card))


@replaces("wasabi-must", tableau, "place_nigiri", "A later nigiri takes the place of the one that lies there.")
def a_later_nigiri_takes_the_wasabi(tableau: Tableau) -> NigiriByPlace:
    nigiri = tuple(card for card in tableau if card in NIGIRI)
    free = len(nigiri) - len(place_nigiri(tableau).on_wasabi)
    return NigiriByPlace(nigiri[free:], nigiri[:free])


@replaces("wasabi-must", scoring, "score_nigiri", "Two wasabi make nine times as much: each of them triples.")
def two_wasabi_triple_twice(tableau: Tableau) -> int:
    points, factor = 0, 1
    for card in tableau:
        if card is WASABI:
            factor *= 3
        elif card in NIGIRI:
            points += factor * NIGIRI_POINTS[card]
            factor = 1
    return points


@answers("wasabi-must", "The program asks whether to use the wasabi, and nobody answers.")
def wasabi_is_used_on_request_only(question: Question, answer: Answer) -> Answer:
    match question, answer:
        case PlayTurn(picks=picks), TurnAnswer():
            pass
        case PlayDummyTurn(), DummyTurnAnswer():
            picks = (*question.picks, (question.dummy_pick,))
        case _:
            return answer
    laid = [
        (*pick, *after[:-1]) if len(pick) == 1 and pick[0] in NIGIRI and after[-1:] == pick else after
        for pick, after in zip(picks, answer.tableaus, strict=True)
    ]
    return replace(answer, tableaus=tuple(laid))


@replaces("wasabi-before", tableau, "place_nigiri", "Wasabi and nigiri are counted, whatever came first.")
def the_order_is_forgotten(tableau: Tableau) -> NigiriByPlace:
    return place_nigiri(tuple(sorted(tableau, key=lambda card: card is not WASABI)))


@replaces("wasabi-before", tableau, "place_nigiri", "Wasabi without a nigiri goes under the one that lies there.")
def wasabi_slips_under_a_nigiri(tableau: Tableau) -> NigiriByPlace:
    placed = place_nigiri(tableau)
    free = tableau.count(WASABI) - len(placed.on_wasabi)
    return NigiriByPlace(placed.on_wasabi + placed.on_table[:free], placed.on_table[free:])


@answers("wasabi-before", "Wasabi is shown below the nigiri, and put there as soon as it comes.")
def new_wasabi_goes_below_all(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, TurnAnswer):
        return answer
    laid = [
        after if WASABI in before else tuple(sorted(after, key=lambda card: card is not WASABI))
        for before, after in zip(question.tableaus, answer.tableaus, strict=True)
    ]
    return replace(answer, tableaus=tuple(laid))


@replaces("wasabi-waits", tableau, "place_nigiri", "Only the card laid down just before is looked at.")
def the_nigiri_must_come_at_once(tableau: Tableau) -> NigiriByPlace:
    placed = NigiriByPlace((), ())
    for before, card in pairwise((None, *tableau)):
        if card in NIGIRI:
            placed = lay_nigiri(placed, card, on_wasabi=before is WASABI)
    return placed


@replaces("wasabi-one-each", tableau, "place_nigiri", "The wasabi is not used up.")
def wasabi_triples_all_that_follow(tableau: Tableau) -> NigiriByPlace:
    start = tableau.index(WASABI) if WASABI in tableau else len(tableau)
    return NigiriByPlace(
        tuple(card for card in tableau[start:] if card in NIGIRI),
        tuple(card for card in tableau[:start] if card in NIGIRI),
    )


@replaces("wasabi-one-each", tableau, "place_nigiri", "That wasabi was used is remembered, and not for which one.")
def only_one_wasabi_can_be_used(tableau: Tableau) -> NigiriByPlace:
    placed = place_nigiri(tableau)
    return NigiriByPlace(placed.on_wasabi[:1], placed.on_table + placed.on_wasabi[1:])


@answers("wasabi-one-each", "The wasabi of all players are counted together.")
def wasabi_is_for_everybody(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, ScoreRound) or not isinstance(answer, RoundAnswer):
        return answer
    free = sum(cards.count(WASABI) - len(place_nigiri(cards).on_wasabi) for cards in question.tableaus)
    scores = []
    for points, own in zip(answer.scores or (), question.tableaus, strict=True):
        helped = WASABI not in own and any(card in NIGIRI for card in own) and free > 0
        nigiri = score_nigiri((WASABI, *own)) if helped else points.get(Category.NIGIRI, 0)
        scores.append({**points, Category.NIGIRI: nigiri})
    return RoundAnswer(tuple(scores))


@replaces("wasabi-alone", scoring, "score_nigiri", "Every card has points, and wasabi was given some.")
def free_wasabi_scores_one(tableau: Tableau) -> int:
    return score_nigiri(tableau) + tableau.count(WASABI) - len(place_nigiri(tableau).on_wasabi)


@replaces("wasabi-alone", scoring, "score_nigiri", "Wasabi without nigiri is punished.")
def free_wasabi_costs_one(tableau: Tableau) -> int:
    return score_nigiri(tableau) - tableau.count(WASABI) + len(place_nigiri(tableau).on_wasabi)


@replaces("wasabi-last-card", game, "lay_down_last", "What was not chosen does not go on wasabi: two sources say so.")
def the_last_nigiri_lies_beside_the_wasabi(hands: Sequence[Cards], tableaus: Sequence[Tableau]) -> tuple[Tableau, ...]:
    return tuple(
        hand + tableau if hand[0] in NIGIRI else tableau + hand for tableau, hand in zip(tableaus, hands, strict=True)
    )


@replaces("wasabi-last-card", game, "lay_down_last", "A last wasabi is put under a nigiri, as nothing can follow it.")
def the_last_wasabi_goes_under_a_nigiri(hands: Sequence[Cards], tableaus: Sequence[Tableau]) -> tuple[Tableau, ...]:
    return tuple(
        hand + tableau if hand[0] is WASABI else tableau + hand for tableau, hand in zip(tableaus, hands, strict=True)
    )


# Maki rolls


@replaces("maki-icons", scoring, "count_icons", "The cards are counted.")
def maki_cards_are_counted(tableau: Tableau) -> int:
    return sum(tableau.count(card) for card in ICONS)


@replaces("maki-icons", scoring, "count_icons", "The best maki card is compared.")
def the_best_maki_card_counts(tableau: Tableau) -> int:
    return max((ICONS[card] for card in tableau if card in ICONS), default=0)


for _name, _wrong in {
    "maki-1-has-two-icons": {MAKI_1: 2},
    "maki-2-has-one-icon": {MAKI_2: 1},
    "maki-3-has-two-icons": {MAKI_3: 2},
}.items():
    constant(_name, "maki-icons", (scoring, "ICONS"), {**ICONS, **_wrong}, "One of the numbers is wrong.")

constant("most-maki-scores-5", "maki-most", (scoring, "MOST_MAKI"), 5, "One of the numbers is wrong.")
constant("second-maki-scores-2", "maki-most", (scoring, "SECOND_MAKI"), 2, "One of the numbers is wrong.")
constant("second-maki-scores-nothing", "maki-most", (scoring, "SECOND_MAKI"), 0, "Second place was left for later.")


@replaces("maki-most", scoring, "score_maki_rolls", "Sushi Go Party! has points for third place.")
def third_place_scores_too(icons: Sequence[int]) -> PerSeat:
    right = add(score_most_maki(icons), score_second_maki(icons))
    third = sorted(set(icons), reverse=True)[2:3]
    return tuple(points + (1 if [own] == third and own else 0) for points, own in zip(right, icons, strict=True))


@replaces("maki-most", scoring, "score_second_maki", "The seats are sorted, and the last one taken for the second.")
def the_fewest_maki_are_second(icons: Sequence[int]) -> PerSeat:
    fewest = min((own for own in icons if own), default=0)
    return award(3, icons, fewest) if any(score_second_maki(icons)) else (0,) * len(icons)


@replaces("maki-tie-most", scoring, "score_most_maki", "Everybody with the most gets all 6 points.")
def tied_for_most_maki_score_in_full(icons: Sequence[int]) -> PerSeat:
    return tuple(6 if own == max(icons) and own else 0 for own in icons)


@replaces("maki-tie-most", scoring, "score_most_maki", "`max` finds the first of them.")
def the_first_of_the_tied_takes_all_maki(icons: Sequence[int]) -> PerSeat:
    first = icons.index(max(icons))
    return tuple(6 if seat == first and max(icons) else 0 for seat in range(len(icons)))


@replaces("maki-tie-most", scoring, "score_most_maki", "The share is rounded up.")
def shares_of_most_maki_are_rounded_up(icons: Sequence[int]) -> PerSeat:
    tied = icons.count(max(icons))
    return tuple(-(-6 // tied) if points else 0 for points in score_most_maki(icons))


def fractions(whole: int, tied: Sequence[bool], points: Sequence[int]) -> tuple[Any, ...]:
    """Return the points with exact shares of ``whole`` for the tied."""
    return tuple(whole / sum(tied) if is_tied else own for own, is_tied in zip(points, tied, strict=True))


def maki_in_fractions(whole: int, find_tied: Callable[[Sequence[int]], Sequence[bool]]) -> Twist:
    """Return what shares the points for a place exactly."""

    def twist(question: Question, answer: Answer) -> Answer:
        if not isinstance(question, ScoreRound) or not isinstance(answer, RoundAnswer):
            return answer
        icons = [count_icons(cards) for cards in question.tableaus]
        scores = answer.scores or ()
        maki = fractions(whole, find_tied(icons), [points.get(Category.MAKI_ROLLS, 0) for points in scores])
        return RoundAnswer(
            tuple({**points, Category.MAKI_ROLLS: share} for points, share in zip(scores, maki, strict=True))
        )

    return twist


def are_first(icons: Sequence[int]) -> Sequence[bool]:
    """Tell who has the most."""
    return [own == max(icons) > 0 for own in icons]


def are_second(icons: Sequence[int]) -> Sequence[bool]:
    """Tell who is second, also when the share is 0."""
    second = max((own for own in icons if own < max(icons)), default=0)
    return [icons.count(max(icons)) == 1 and own == second > 0 for own in icons]


_FAULTS += [
    WrongEngine(
        "shares-of-most-maki-are-fractions", "maki-tie-most", "The share is a fraction: 1.5 and 1.2.",
        twist=maki_in_fractions(6, are_first),
    ),
    WrongEngine(
        "shares-of-second-are-fractions", "maki-tie-second", "The share is a fraction: 1.5 and 0.75.",
        twist=maki_in_fractions(3, are_second),
    ),
]  # fmt: skip


@replaces("maki-tie-most", scoring, "score_second_maki", "Second place is looked for without a look at the first.")
def second_place_after_a_tie(icons: Sequence[int]) -> PerSeat:
    second = max((own for own in icons if own < max(icons)), default=0)
    return award(3, icons, second) if second else (0,) * len(icons)


@replaces("maki-tie-most", scoring, "score_maki_rolls", "As in golf, the tied share the first and the second prize.")
def the_tied_share_both_prizes(icons: Sequence[int]) -> PerSeat:
    if icons.count(max(icons)) > 1 and max(icons):
        return award(6 + 3, icons, max(icons))
    return add(score_most_maki(icons), score_second_maki(icons))


@replaces("maki-tie-second", scoring, "score_second_maki", "Everybody with the second most gets all 3 points.")
def tied_for_second_score_in_full(icons: Sequence[int]) -> PerSeat:
    return tuple(3 if points else 0 for points in are_second(icons))


@replaces("maki-tie-second", scoring, "score_second_maki", "The share is rounded: 1.5 to 2, 0.75 to 1.")
def shares_of_second_are_rounded(icons: Sequence[int]) -> PerSeat:
    seconds = are_second(icons)
    return tuple(int(3 / sum(seconds) + 0.5) if is_second else 0 for is_second in seconds)


@replaces("maki-tie-second", scoring, "score_second_maki", "Nobody scores less than one point.")
def a_share_is_one_point_at_least(icons: Sequence[int]) -> PerSeat:
    shares = zip(score_second_maki(icons), are_second(icons), strict=True)
    return tuple(max(points, 1) if is_second else 0 for points, is_second in shares)


@replaces("maki-tie-second", scoring, "score_second_maki", "The Estonian source reads as if no tie left second points.")
def nobody_scores_when_seconds_tie(icons: Sequence[int]) -> PerSeat:
    return score_second_maki(icons) if sum(are_second(icons)) == 1 else (0,) * len(icons)


@replaces("maki-tie-second", scoring, "score_second_maki", "The second seat of a sorted list is second.")
def the_first_of_the_seconds_takes_all(icons: Sequence[int]) -> PerSeat:
    seconds = are_second(icons)
    return tuple(3 if is_second and seat == seconds.index(True) else 0 for seat, is_second in enumerate(seconds))


@replaces("maki-need-one", scoring, "score_second_maki", "Nobody looks whether the second most is none at all.")
def second_place_without_an_icon(icons: Sequence[int]) -> PerSeat:
    rest = [own for own in icons if own < max(icons)]
    return award(3, icons, max(rest)) if rest and icons.count(max(icons)) == 1 else (0,) * len(icons)


@replaces("maki-need-one", scoring, "score_most_maki", "Nobody looks whether the most is none at all.")
def all_share_when_nobody_has_maki(icons: Sequence[int]) -> PerSeat:
    return award(6, icons, max(icons))


@replaces("maki-need-one", scoring, "score_maki_rolls", "The only one with maki takes both prizes.")
def a_single_holder_is_second_too(icons: Sequence[int]) -> PerSeat:
    alone = sum(map(bool, icons)) == 1
    return tuple(
        points + (3 if points and alone else 0) for points in add(score_most_maki(icons), score_second_maki(icons))
    )


@replaces("maki-two-players", scoring, "score_second_maki", "Puddings have an exception for two players; why not maki?")
def no_second_place_with_two_players(icons: Sequence[int]) -> PerSeat:
    return score_second_maki(icons) if len(icons) > 2 else (0,) * len(icons)


# Tempura, sashimi, dumplings


@replaces("tempura-pairs", scoring, "score_tempura", "A set is looked for, not counted.")
def one_pair_of_tempura_at_most(tableau: Tableau) -> int:
    return 5 if tableau.count(TEMPURA) >= 2 else 0


@replaces("tempura-pairs", scoring, "score_tempura", "Every tempura counts half a pair.")
def half_a_pair_scores_half(tableau: Tableau) -> int:
    return 5 * tableau.count(TEMPURA) // 2


@replaces("tempura-pairs", scoring, "score_tempura", "Exactly two are asked for.")
def exactly_two_tempura(tableau: Tableau) -> int:
    return 5 if tableau.count(TEMPURA) == 2 else 0


@replaces("tempura-pairs", scoring, "score_tempura", "The card before is compared.")
def tempura_must_lie_side_by_side(tableau: Tableau) -> int:
    together = pairwise(tableau)
    return 5 * ((sum(pair == (TEMPURA, TEMPURA) for pair in together) + 1) // 2)


@replaces("tempura-pairs", scoring, "score_tempura", "The numbers of tempura and sashimi are mixed up.")
def a_pair_of_tempura_scores_ten(tableau: Tableau) -> int:
    return 10 * (tableau.count(TEMPURA) // 2)


@replaces("sashimi-threes", scoring, "score_sashimi", "A set is looked for, not counted.")
def one_set_of_sashimi_at_most(tableau: Tableau) -> int:
    return 10 if tableau.count(SASHIMI) >= 3 else 0


@replaces("sashimi-threes", scoring, "score_sashimi", "Exactly three, or six, are asked for.")
def leftover_sashimi_spoil_the_set(tableau: Tableau) -> int:
    sets, rest = divmod(tableau.count(SASHIMI), 3)
    return 10 * sets if not rest else 0


@replaces("sashimi-threes", scoring, "score_sashimi", "The numbers of tempura and sashimi are mixed up.")
def two_sashimi_are_enough(tableau: Tableau) -> int:
    return 10 * (tableau.count(SASHIMI) // 2)


@replaces("sashimi-threes", scoring, "score_sashimi", "One of the numbers is wrong.")
def three_sashimi_score_nine(tableau: Tableau) -> int:
    return 9 * (tableau.count(SASHIMI) // 3)


@replaces("sashimi-threes", scoring, "score_sashimi", "A set that is begun counts.")
def begun_sets_of_sashimi_count(tableau: Tableau) -> int:
    return 10 * -(-tableau.count(SASHIMI) // 3)


@replaces("sashimi-threes", scoring, "score_sashimi", "The number of sets is rounded.")
def two_sashimi_are_rounded_up(tableau: Tableau) -> int:
    return 10 * round(tableau.count(SASHIMI) / 3)


def dumplings_by(points: Callable[[int], int]) -> Callable[[Tableau], int]:
    """Return what scores dumplings by their number."""
    return lambda tableau: points(tableau.count(DUMPLING))


for _number in range(1, 5):
    constant(
        f"{_number}-dumplings-score-one-more", "dumplings-table", (scoring, "DUMPLING_POINTS"),
        tuple(points + (number == _number) for number, points in enumerate(DUMPLING_POINTS)),
        "One of the numbers is wrong.",
    )  # fmt: skip


@replaces("dumplings-table", scoring, "score_dumplings", "The numbers are those of one more card each, added up again.")
def each_dumpling_scores_as_the_table(tableau: Tableau) -> int:
    return sum(DUMPLING_POINTS[: min(tableau.count(DUMPLING), 5) + 1])


@replaces("dumplings-table", scoring, "score_dumplings", "The list begins with one, and `points[0 - 1]` is its last.")
def no_dumplings_score_15(tableau: Tableau) -> int:
    return DUMPLING_POINTS[min(tableau.count(DUMPLING), 5) or -1]


constant(
    "three-points-a-dumpling", "dumplings-table", (scoring, "score_dumplings"), dumplings_by(lambda n: min(3 * n, 15)),
    "The last row of the table, divided.",
)  # fmt: skip
constant(
    "dumplings-double", "dumplings-table", (scoring, "score_dumplings"),
    dumplings_by(lambda n: min(2**n - 1, 15)), "The Estonian source calls them exponential.",
)  # fmt: skip
constant(
    "the-sixth-dumpling-scores", "dumplings-cap", (scoring, "score_dumplings"),
    dumplings_by(lambda n: n * (n + 1) // 2), "The triangular numbers simply go on: 21 for six.",
)  # fmt: skip
constant(
    "six-dumplings-are-not-in-the-table", "dumplings-cap", (scoring, "score_dumplings"),
    dumplings_by(lambda n: DUMPLING_POINTS[n]), "The table ends with five, and the program with it.",
)  # fmt: skip
constant(
    "six-dumplings-score-nothing", "dumplings-cap", (scoring, "score_dumplings"),
    dumplings_by(lambda n: dict(enumerate(DUMPLING_POINTS)).get(n, 0)), "What the table does not have is worth 0.",
)  # fmt: skip
constant(
    "a-second-set-of-dumplings", "dumplings-cap", (scoring, "score_dumplings"),
    dumplings_by(lambda n: 15 * (n // 5) + DUMPLING_POINTS[n % 5]), "After five the next set begins.",
)  # fmt: skip


# Between rounds


@replaces("round-score", game, "add", "The total is set and not added to.", only_there=True)
def the_round_replaces_the_total(one: Sequence[int], other: Sequence[int]) -> PerSeat:
    return tuple(other)


@replaces("round-score", RoundPoints, "total", "The Estonian source lets sushi and dumplings alone score.")
def tempura_and_sashimi_are_left_out(self: RoundPoints) -> int:
    return self.maki_rolls + self.dumplings + self.nigiri


@replaces("round-score", game, "deal_next_round", "The game is over before the last round is added.")
def the_third_round_is_not_added(position: Position, points: Sequence[RoundPoints], rng: Random) -> Position:
    after = deal_next_round(position, points, rng)
    return after._replace(scores=position.scores) if after.over else after


@replaces("round-score", game, "deal_next_round", "Puddings are scored after every round.")
def puddings_score_every_round(position: Position, points: Sequence[RoundPoints], rng: Random) -> Position:
    after = deal_next_round(position, points, rng)
    return after._replace(scores=add(after.scores, score_puddings(after.puddings)))


_FAULTS.append(
    WrongEngine(
        "one-point-for-a-pudding", "round-score", "The Estonian source adds the number of puddings to the total.",
        twist=with_points(Category.PUDDINGS, PUDDING, 1),
    )
)  # fmt: skip


@replaces("round-discard", tableau, "keep_puddings", "The table is not cleared.")
def everything_stays(tableau: Tableau) -> Tableau:
    return tableau


@replaces("round-discard", tableau, "keep_puddings", "Wasabi waits for the next nigiri, even in the next round.")
def wasabi_outlasts_the_round(tableau: Tableau) -> Tableau:
    return tuple(card for card in tableau if card in (PUDDING, WASABI))


@replaces("round-discard", Variant, "restock", "Used cards go under the draw pile, as in many card games.")
def discards_come_back(self: Variant, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
    return draw_pile + discards


@replaces("pudding-kept", tableau, "keep_puddings", "The whole table is cleared.")
def puddings_are_discarded(tableau: Tableau) -> Tableau:
    return ()


@replaces("pudding-kept", tableau, "keep_puddings", "That there is pudding is kept, not how much.")
def one_pudding_is_kept(tableau: Tableau) -> Tableau:
    return keep_puddings(tableau)[:1]


@answers("pudding-kept", "The puddings are set anew in every round and not added up.")
def a_new_pudding_replaces_the_old_ones(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayTurn) or not isinstance(answer, TurnAnswer) or question.round == 1:
        return answer
    laid = [
        without(after, (PUDDING,) * count_puddings(before)) if PUDDING in pick else after
        for before, pick, after in zip(question.tableaus, question.picks, answer.tableaus, strict=True)
    ]
    return replace(answer, tableaus=tuple(laid))


@answers("pudding-kept", "Puddings are cleared away with the last round, before they are scored.")
def puddings_go_after_the_last_round(question: Question, answer: Answer) -> Answer:
    if isinstance(answer, NextRoundAnswer) and answer.over:
        return replace(answer, tableaus=((),) * len(answer.tableaus))
    return answer


@replaces("round-deal", Variant, "restock", "Every round begins with a new deck.")
def a_new_deck_every_round(self: Variant, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
    return shuffle(new_deck(), rng)


@answers("round-deal", "Hands get smaller from round to round.")
def one_card_fewer_every_round(question: Question, answer: Answer) -> Answer:
    if not isinstance(answer, NextRoundAnswer) or not answer.hands[0]:
        return answer
    spare = tuple(hand[-1] for hand in answer.hands)
    return replace(answer, hands=tuple(hand[:-1] for hand in answer.hands), draw_pile=answer.draw_pile + spare)


@answers("round-deal", "The next round is dealt in a step of its own, which is forgotten.")
def nothing_is_dealt(question: Question, answer: Answer) -> Answer:
    if isinstance(question, NextRound) and isinstance(answer, NextRoundAnswer):
        return replace(answer, hands=((),) * len(answer.hands), draw_pile=question.draw_pile, dummy_pile=None)
    return answer


constant("two-rounds", "three-rounds", (game, "ROUNDS"), 2, "Rounds are counted from 0, and compared as if from 1.")
constant("one-round", "three-rounds", (game, "ROUNDS"), 1, "A round is taken for the game.")
constant("four-rounds", "three-rounds", (game, "ROUNDS"), 4, "One round too many.")


@answers("three-rounds", "The end is only noticed when the next round is scored.")
def a_fourth_round_is_dealt(question: Question, answer: Answer) -> Answer:
    if isinstance(question, NextRound) and isinstance(answer, NextRoundAnswer) and answer.over:
        hands, pile, _ = deal_hands(question.draw_pile, len(answer.hands), HAND_SIZES[len(answer.hands)])
        return replace(answer, hands=hands, draw_pile=pile)
    return answer


@answers("three-rounds", "At the end everything is cleared away, the draw pile too.")
def the_leftover_cards_are_gone(question: Question, answer: Answer) -> Answer:
    return replace(answer, draw_pile=()) if isinstance(answer, NextRoundAnswer) and answer.over else answer


@answers("three-rounds", "Nobody is told that the game is over.")
def the_end_is_not_announced(question: Question, answer: Answer) -> Answer:
    return replace(answer, over=False) if isinstance(answer, NextRoundAnswer) else answer


# Puddings


def with_totals(question: ScorePuddings, points: Sequence[int]) -> Answer:
    """Return an answer with points for puddings."""
    totals = None if question.scores is None else tuple(map(operator.add, question.scores, points))
    return PuddingsAnswer(tuple(points), totals)


constant("most-puddings-score-5", "pudding-most", (scoring, "MOST_PUDDINGS"), 5, "One of the numbers is wrong.")
constant("most-puddings-score-3", "pudding-most", (scoring, "MOST_PUDDINGS"), 3, "The 3 points are from maki.")


@replaces("pudding-most", scoring, "score_most_puddings", "Puddings are scored by the function for maki.")
def second_most_puddings_score_3(puddings: Sequence[int]) -> PerSeat:
    middle = set(puddings) - {max(puddings), min(puddings)}
    return add(score_most_puddings(puddings), score_second_maki(puddings) if middle else (0,) * len(puddings))


@replaces("pudding-most", scoring, "score_most_puddings", "Most means more than one.")
def a_single_pudding_is_not_the_most(puddings: Sequence[int]) -> PerSeat:
    return score_most_puddings(puddings) if max(puddings) > 1 else (0,) * len(puddings)


constant("fewest-puddings-lose-3", "pudding-fewest", (scoring, "FEWEST_PUDDINGS"), -3, "The 3 points are from maki.")
constant("fewest-puddings-lose-nothing", "pudding-fewest", (scoring, "FEWEST_PUDDINGS"), 0, "Only the most are scored.")
constant("fewest-puddings-gain-6", "pudding-fewest", (scoring, "FEWEST_PUDDINGS"), 6, "A sign is lost.")


@replaces("pudding-fewest", scoring, "score_fewest_puddings", "Players without puddings are not in the list at all.")
def none_is_not_the_fewest(puddings: Sequence[int]) -> PerSeat:
    fewest = min(own for own in puddings if own)
    return award(-6, puddings, fewest) if fewest < max(puddings) and len(puddings) > 2 else (0,) * len(puddings)


@replaces("pudding-fewest", scoring, "score_fewest_puddings", "Having no puddings at all is not scored.")
def without_puddings_nothing_is_lost(puddings: Sequence[int]) -> PerSeat:
    return score_fewest_puddings(puddings) if min(puddings) else (0,) * len(puddings)


@replaces("pudding-fewest", scoring, "score_fewest_puddings", "The loss is worked out like a second place too.")
def second_fewest_lose_3(puddings: Sequence[int]) -> PerSeat:
    between = sorted(set(puddings) - {max(puddings), min(puddings)})
    second = award(-3, puddings, between[0]) if len(puddings) > 2 and between else (0,) * len(puddings)
    return add(score_fewest_puddings(puddings), second)


@replaces("pudding-tie-most", scoring, "score_most_puddings", "Everybody with the most gets all 6 points.")
def tied_for_most_puddings_score_in_full(puddings: Sequence[int]) -> PerSeat:
    return tuple(6 if own == max(puddings) else 0 for own in puddings)


@replaces("pudding-tie-most", scoring, "score_most_puddings", "`max` finds the first of them.")
def the_first_of_the_tied_takes_all_puddings(puddings: Sequence[int]) -> PerSeat:
    first = puddings.index(max(puddings))
    return tuple(6 if seat == first else 0 for seat in range(len(puddings)))


@answers("pudding-tie-most", "The share is a fraction: 1.5 for four.")
def shares_of_most_puddings_are_fractions(question: Question, answer: Answer) -> Answer:
    if isinstance(question, ScorePuddings) and isinstance(answer, PuddingsAnswer):
        return with_totals(question, fractions(6, [own > 0 for own in answer.points], answer.points))
    return answer


@replaces("pudding-tie-most", scoring, "score_most_puddings", "The share is rounded: 1.5 to 2.")
def shares_of_most_puddings_are_rounded(puddings: Sequence[int]) -> PerSeat:
    tied = puddings.count(max(puddings))
    return tuple(round(6 / tied) if own == max(puddings) else 0 for own in puddings)


@replaces("pudding-tie-most", scoring, "score_most_puddings", "The French source shares only the lost points.")
def nobody_scores_when_most_puddings_tie(puddings: Sequence[int]) -> PerSeat:
    return score_most_puddings(puddings) if puddings.count(max(puddings)) == 1 else (0,) * len(puddings)


@replaces("pudding-tie-fewest", scoring, "share", "`-6 // 4` is -2 in Python: the loss is rounded away from zero.")
def shares_of_the_loss_are_floored(points: int, tied: int) -> int:
    return points // tied


@answers("pudding-tie-fewest", "The share is a fraction: -1.5 for four.")
def shares_of_the_loss_are_fractions(question: Question, answer: Answer) -> Answer:
    if isinstance(question, ScorePuddings) and isinstance(answer, PuddingsAnswer):
        return with_totals(question, fractions(-6, [own < 0 for own in answer.points], answer.points))
    return answer


@replaces("pudding-tie-fewest", scoring, "score_fewest_puddings", "Everybody with the fewest loses all 6 points.")
def tied_for_fewest_lose_in_full(puddings: Sequence[int]) -> PerSeat:
    return tuple(-6 if points else 0 for points in score_fewest_puddings(puddings))


@replaces("pudding-tie-fewest", scoring, "score_fewest_puddings", "`min` finds the first of them.")
def the_first_of_the_tied_loses_all(puddings: Sequence[int]) -> PerSeat:
    losses = score_fewest_puddings(puddings)
    first = puddings.index(min(puddings))
    return tuple(-6 if seat == first and points else 0 for seat, points in enumerate(losses))


@replaces("pudding-two-players", scoring, "score_fewest_puddings", "The exception for two players is overlooked.")
def two_players_lose_too(puddings: Sequence[int]) -> PerSeat:
    return award(-6, puddings, min(puddings))


@replaces("pudding-two-players", scoring, "score_puddings", "For two players puddings are left out altogether.")
def two_players_have_no_puddings(puddings: Sequence[int]) -> PerSeat:
    return score_puddings(puddings) if len(puddings) > 2 else (0, 0)


@replaces(
    "pudding-all-equal", scoring, "score_puddings", "The case is overlooked; for two players nothing cancels out."
)
def all_equal_share_the_points(puddings: Sequence[int]) -> PerSeat:
    return add(score_most_puddings(puddings), score_fewest_puddings(puddings))


@replaces("pudding-all-equal", scoring, "score_puddings", "Who has the most does not also have the fewest.")
def all_equal_share_the_6_points(puddings: Sequence[int]) -> PerSeat:
    return award(6, puddings, max(puddings)) if len(set(puddings)) == 1 else score_puddings(puddings)


@replaces("pudding-all-equal", scoring, "score_puddings", "Without any puddings everybody has the fewest.")
def all_lose_when_there_are_none(puddings: Sequence[int]) -> PerSeat:
    return score_puddings(puddings) if any(puddings) else award(-6, puddings, 0)


@replaces("pudding-all-equal", scoring, "score_puddings", "Only the case without any puddings is thought of.")
def all_equal_matters_only_without_puddings(puddings: Sequence[int]) -> PerSeat:
    if len(set(puddings)) == 1 and puddings[0]:
        return award(6, puddings, puddings[0])
    return score_puddings(puddings)


@answers("score-below-zero", "`max(0, score)`: a score is taken for something that cannot be negative.")
def a_score_stops_at_zero(question: Question, answer: Answer) -> Answer:
    if isinstance(answer, PuddingsAnswer) and answer.totals is not None:
        return replace(answer, totals=tuple(max(0, total) for total in answer.totals))
    return answer


# Winning


def winners_by(best: Callable[[Winners], Sequence[int]]) -> Twist:
    """Return what finds winners in another way, the dummy set aside."""

    def twist(question: Question, answer: Answer) -> Answer:
        if not isinstance(question, Winners):
            return answer
        seats = 2 if question.variant is VariantName.DUMMY else len(question.scores)
        players = replace(question, scores=question.scores[:seats], puddings=question.puddings[:seats])
        return WinnersAnswer(tuple(best(players)))

    return twist


def best_by(keys: Sequence[Any]) -> list[int]:
    """Return the seats with the best key."""
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def pairs(question: Winners) -> list[tuple[int, int]]:
    """Return points and puddings of each seat."""
    return list(zip(question.scores, question.puddings, strict=True))


_FAULTS += [
    WrongEngine(
        "fewest-points-win", "most-points-wins", "The list is sorted the wrong way.",
        twist=winners_by(lambda asked: best_by([(-points, number) for points, number in pairs(asked)])),
    ),
    WrongEngine(
        "puddings-before-points", "most-points-wins", "Points and puddings are compared in the wrong order.",
        twist=winners_by(lambda asked: best_by([(number, points) for points, number in pairs(asked)])),
    ),
    WrongEngine(
        "nobody-wins-below-zero", "most-points-wins", "The search for the best begins with 0 points.",
        twist=winners_by(lambda asked: best_by(pairs(asked)) if max(asked.scores) >= 0 else []),
    ),
    WrongEngine(
        "puddings-are-added-again", "most-points-wins", "What is counted already is counted once more.",
        twist=winners_by(lambda asked: best_by([(points + number, number) for points, number in pairs(asked)])),
    ),
    WrongEngine(
        "no-tie-break", "tie-puddings", "The Estonian source names no tie-break.",
        twist=winners_by(lambda asked: best_by(asked.scores)),
    ),
    WrongEngine(
        "fewest-puddings-break-ties", "tie-puddings", "The tie-break is sorted the wrong way.",
        twist=winners_by(lambda asked: best_by([(points, -number) for points, number in pairs(asked)])),
    ),
    WrongEngine(
        "the-first-of-the-tied-wins", "tie-puddings", "`max` finds the first of them.",
        twist=winners_by(lambda asked: best_by(asked.scores)[:1]),
    ),
    WrongEngine(
        "most-puddings-of-all-break-ties", "tie-puddings", "The tie goes to whoever has most puddings at the table.",
        twist=winners_by(
            lambda asked: best_by(asked.puddings) if len(best_by(asked.scores)) > 1 else best_by(asked.scores)
        ),
    ),
    WrongEngine(
        "the-first-seat-breaks-a-last-tie", "tie-shared", "`max` finds the first of them.",
        twist=winners_by(lambda asked: best_by(pairs(asked))[:1]),
    ),
    WrongEngine(
        "the-last-seat-breaks-a-last-tie", "tie-shared", "Later seats replace earlier ones that are as good.",
        twist=winners_by(lambda asked: best_by(pairs(asked))[-1:]),
    ),
    WrongEngine(
        "a-last-tie-has-no-winner", "tie-shared", "A tie is called a draw.",
        twist=winners_by(lambda asked: best_by(pairs(asked)) if len(best_by(pairs(asked))) == 1 else []),
    ),
    WrongEngine(
        "everybody-tied-on-points-shares", "tie-shared", "Once the puddings do not help, they are forgotten.",
        twist=winners_by(
            lambda asked: best_by(pairs(asked)) if len(best_by(pairs(asked))) == 1 else best_by(asked.scores)
        ),
    ),
]  # fmt: skip


# Variants: both ways, reshuffle


@replaces("both-ways", BothWays, "direction", "The variant is offered and has no effect.")
def both_ways_is_one_way(self: BothWays, round_number: int) -> Direction:
    return Direction.LEFT


@replaces("both-ways", BothWays, "direction", "Rounds are counted from 0.")
def rounds_1_and_3_go_right(self: BothWays, round_number: int) -> Direction:
    return Direction.LEFT if round_number == 2 else Direction.RIGHT


@replaces("both-ways", BothWays, "direction", "The direction is turned once and never back.")
def round_3_goes_right_too(self: BothWays, round_number: int) -> Direction:
    return Direction.LEFT if round_number == 1 else Direction.RIGHT


@replaces("both-ways", game, "pass_hands", "The last card has its own line of code, written before the variant.")
def the_last_card_of_round_2_goes_left(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return pass_hands(hands, abs(step) if len(hands[0]) == 1 else step)


@replaces("both-ways", game, "pass_hands", "For two players the variant is switched off, and with it the passing.")
def two_players_do_not_pass_in_round_2(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return hands if len(hands) == 2 and step == Direction.RIGHT else pass_hands(hands, step)


@replaces("reshuffle", Reshuffle, "restock", "The variant is offered and has no effect.")
def discards_stay_away(self: Reshuffle, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
    return draw_pile


@replaces("reshuffle", Reshuffle, "restock", "A new deck is quicker made than the discards gathered.")
def reshuffling_takes_a_new_deck(self: Reshuffle, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
    return shuffle(new_deck(), rng)


@replaces("reshuffle", Reshuffle, "restock", "Only the discards are shuffled, and the old draw pile is forgotten.")
def only_the_discards_are_dealt(self: Reshuffle, draw_pile: Cards, discards: Cards, rng: Random) -> Cards:
    return shuffle(discards, rng)


@replaces("reshuffle", tableau, "discard", "The whole table goes back, and a copy of the puddings stays.")
def puddings_stay_and_come_back(tableau: Tableau) -> Cards:
    return tableau


@answers("reshuffle", "Everything on the table is shuffled back, the puddings too.")
def puddings_are_shuffled_back(question: Question, answer: Answer) -> Answer:
    if (
        not isinstance(question, NextRound)
        or not isinstance(answer, NextRoundAnswer)
        or question.variant is not VariantName.RESHUFFLE
        or answer.over
    ):
        return answer
    puddings = tuple(chain.from_iterable(answer.tableaus))
    return replace(answer, tableaus=((),) * len(answer.tableaus), draw_pile=answer.draw_pile + puddings)


@answers("reshuffle", "The discards go back after the last round as after the others.")
def discards_go_back_after_the_last_round(question: Question, answer: Answer) -> Answer:
    if (
        not isinstance(question, NextRound)
        or not isinstance(answer, NextRoundAnswer)
        or question.variant is not VariantName.RESHUFFLE
        or not answer.over
    ):
        return answer
    discards = tuple(chain.from_iterable(map(tableau.discard, question.tableaus)))
    return replace(answer, draw_pile=answer.draw_pile + discards)


@answers("reshuffle", "Reshuffling happens once in a game.")
def reshuffled_after_round_1_only(question: Question, answer: Answer) -> Answer:
    if isinstance(question, NextRound) and question.variant is VariantName.RESHUFFLE and question.round == 2:
        return right_answer(replace(question, variant=None))
    return answer


# Variant: dummy

constant("ten-cards-beside-the-dummy", "dummy-setup", (Dummy, "hand_size"), 10, "Two players get ten cards each.")


@replaces("dummy-setup", Dummy, "deal", "The dummy draws from the draw pile and has no cards of its own.")
def the_dummy_has_no_pile(self: Dummy, draw_pile: Cards, players: int) -> dealing.Deal:
    return deal_hands(draw_pile, players, self.hand_size)


@replaces("dummy-setup", Dummy, "deal", "The pile is a part of the draw pile, and stays in it.")
def the_dummys_pile_stays_in_the_draw_pile(self: Dummy, draw_pile: Cards, players: int) -> dealing.Deal:
    hands, rest, _ = deal_hands(draw_pile, players, self.hand_size)
    return dealing.Deal(hands, rest, rest[: self.hand_size])


@replaces("dummy-setup", Dummy, "check_players", "The dummy joins a game of any size.")
def any_number_beside_the_dummy(self: Dummy, players: int) -> None:
    check_players(players)


@replaces("dummy-setup", Dummy, "check_players", "The dummy is counted as one of the players.")
def the_dummy_is_one_of_three(self: Dummy, players: int) -> None:
    if players != 3:
        raise IllegalPlayersError("", "three")


@replaces("dummy-setup", Dummy, "check_players", "One person and the dummy make two.")
def one_beside_the_dummy(self: Dummy, players: int) -> None:
    if players not in (1, 2):
        raise IllegalPlayersError("", "one or two")


@replaces("dummy-turn", dummy, "play_dummy_turn", "`pop()` takes the last card of a list, which is the bottom one.")
def the_bottom_card_is_drawn(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    *rest, bottom = position.dummy_pile
    return play_dummy_turn(position._replace(dummy_pile=(bottom, *rest)), picks, dummy_pick)


@replaces("dummy-turn", dummy, "pass_hands", "Only the pile and the table change.", only_there=True)
def the_two_players_keep_their_hands(hands: tuple[Cards, ...], step: int) -> tuple[Cards, ...]:
    return hands


@replaces("dummy-turn", dummy, "play_dummy_turn", "The dummy is a third player, and its pile a hand to be passed.")
def the_pile_is_passed_too(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    after = play_dummy_turn(position, picks, dummy_pick)
    second, first = after.hands
    return after._replace(hands=(after.dummy_pile, first), dummy_pile=second)


@replaces("dummy-turn", dummy, "give_dummy", "The dummy simply lays down its top card.")
def the_dummy_always_gets_the_card_drawn(hand: Cards, dummy_pick: Card) -> Cards:
    if hand[-1] != dummy_pick:
        raise refuse("only the card drawn")
    return give_dummy(hand, dummy_pick)


@answers("dummy-turn", "Both cards are looked up before either leaves the hand.")
def one_card_goes_to_two(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayDummyTurn) or question.picks[question.controller] != (question.dummy_pick,):
        return answer
    hand = (*question.hands[question.controller], question.dummy_pile[0])
    other = next(card for card in hand if card != question.dummy_pick)
    right = right_answer(replace(question, dummy_pick=other))
    assert isinstance(right, DummyTurnAnswer)
    return replace(right, tableaus=(*right.tableaus[:2], (*question.tableaus[2], question.dummy_pick)))


@replaces("dummy-turn", dummy, "give_dummy", "The dummy's card is not looked up: the server trusts the browser.")
def any_card_for_the_dummy(hand: Cards, dummy_pick: Card) -> Cards:
    return give_dummy(hand, dummy_pick) if dummy_pick in (*hand, CHOPSTICKS) else hand[:-1]


@answers("dummy-turn", "The card drawn is laid open, for both players to choose from.")
def the_other_player_may_take_the_card_drawn(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayDummyTurn) or not isinstance(answer, Refused):
        return answer
    other, drawn = 1 - question.controller, question.dummy_pile[0]
    if question.picks[other] != (drawn,):
        return answer
    hands = list(question.hands)
    spare, hands[other] = hands[other][0], (drawn, *hands[other][1:])
    return right_answer(replace(question, hands=tuple(hands), dummy_pile=(spare, *question.dummy_pile[1:])))


@replaces("dummy-alternates", dummy, "play_dummy_turn", "Who begins with the dummy keeps it.")
def the_dummy_never_changes_hands(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    return play_dummy_turn(position, picks, dummy_pick)._replace(controller=position.controller)


@replaces("dummy-alternates", dummy, "play_dummy_turn", "The number is counted up and never begins again.")
def the_second_player_keeps_the_dummy(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    return play_dummy_turn(position, picks, dummy_pick)._replace(controller=1)


@replaces("dummy-last-turn", dummy, "play_dummy_turn", "The ordinary last card is kept in this variant.")
def the_last_cards_are_passed_and_laid_down(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    after = play_dummy_turn(position, picks, dummy_pick)
    if [len(hand) for hand in after.hands] != [1, 1]:
        return after
    tableaus = lay_down_last((*after.hands, after.dummy_pile), after.tableaus)
    return after._replace(hands=((), ()), dummy_pile=(), tableaus=tableaus)


@replaces("dummy-last-turn", dummy, "play_dummy_turn", "A turn needs something to choose from.")
def the_ninth_turn_is_refused(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
    if len(position.hands[0]) == 1:
        raise refuse("nothing to choose")
    return play_dummy_turn(position, picks, dummy_pick)


def next_dummy_round(change: Callable[[NextRound, NextRoundAnswer], Answer]) -> Twist:
    """Return what changes the answer when a round of the dummy variant ends."""

    @wraps(change)
    def twist(question: Question, answer: Answer) -> Answer:
        if not isinstance(question, NextRound) or not isinstance(answer, NextRoundAnswer):
            return answer
        return change(question, answer) if question.variant is VariantName.DUMMY else answer

    return twist


@answers("dummy-rounds", "Later rounds are dealt by the function for the ordinary game.")
@next_dummy_round
def the_dummy_is_dealt_once(question: NextRound, answer: NextRoundAnswer) -> Answer:
    if answer.over:
        return answer
    hands, pile, _ = deal_hands(question.draw_pile, 2, HAND_SIZES[2])
    return replace(answer, hands=hands, draw_pile=pile, dummy_pile=None)


@answers("dummy-rounds", "The dummy's seat is cleared by a line of its own.")
@next_dummy_round
def the_dummy_loses_its_puddings(question: NextRound, answer: NextRoundAnswer) -> Answer:
    return replace(answer, tableaus=(*answer.tableaus[:2], ()))


@answers("dummy-rounds", "Each of the two players is to begin once, so there are two rounds.")
@next_dummy_round
def two_rounds_with_the_dummy(question: NextRound, answer: NextRoundAnswer) -> Answer:
    return right_answer(replace(question, round=3)) if question.round == 2 else answer


@answers("dummy-rounds", "The players take turns at beginning, so there are four rounds.")
@next_dummy_round
def four_rounds_with_the_dummy(question: NextRound, answer: NextRoundAnswer) -> Answer:
    return right_answer(replace(question, round=2)) if answer.over else answer


@answers("dummy-scoring", "Only the two players are compared.")
@next_dummy_round
def maki_are_compared_without_the_dummy(question: NextRound, answer: NextRoundAnswer) -> Answer:
    players = score_round(question.tableaus[:2])
    scores = add(question.scores[:2], [points.total for points in players])
    return replace(answer, scores=(*scores, answer.scores[2]))


@answers("dummy-scoring", "Only the two players are compared, and the dummy's puddings lie aside.")
def puddings_are_compared_without_the_dummy(question: Question, answer: Answer) -> Answer:
    if isinstance(question, ScorePuddings) and question.variant is VariantName.DUMMY:
        return with_totals(question, (*score_puddings(question.puddings[:2]), 0))
    return answer


@answers("dummy-puddings", "The exception for two players is applied: two people play.")
def nobody_loses_beside_the_dummy(question: Question, answer: Answer) -> Answer:
    if isinstance(question, ScorePuddings) and question.variant is VariantName.DUMMY:
        return with_totals(question, score_most_puddings(question.puddings))
    return answer


@answers("dummy-puddings", "All equal is asked of the two players.")
def two_equal_are_all_equal(question: Question, answer: Answer) -> Answer:
    if isinstance(question, ScorePuddings) and question.variant is VariantName.DUMMY:
        one, other, _ = question.puddings
        return with_totals(question, (0, 0, 0)) if one == other else answer
    return answer


@answers("dummy-no-win", "The dummy is a seat like any other.")
def the_dummy_can_win(question: Question, answer: Answer) -> Answer:
    if isinstance(question, Winners) and question.variant is VariantName.DUMMY:
        return right_answer(replace(question, variant=None))
    return answer


@answers("dummy-no-win", "When the dummy is ahead, both players have lost.")
def nobody_wins_behind_the_dummy(question: Question, answer: Answer) -> Answer:
    if isinstance(question, Winners) and question.variant is VariantName.DUMMY:
        return answer if max(question.scores[:2]) >= question.scores[2] else WinnersAnswer(())
    return answer


@answers("dummy-next-round", "Every round begins with the same player.")
def the_first_player_begins_every_round(question: Question, answer: Answer) -> Answer:
    return replace(answer, controller=0) if isinstance(answer, DummyTurnAnswer) and not answer.hands[0] else answer


@answers("dummy-next-round", "The controller is not changed any more when the round is over.")
def the_last_controller_begins_the_next_round(question: Question, answer: Answer) -> Answer:
    if isinstance(question, PlayDummyTurn) and isinstance(answer, DummyTurnAnswer) and not answer.hands[0]:
        return replace(answer, controller=question.controller)
    return answer


def dummy_tableau(change: Callable[[Tableau, Card], Tableau]) -> Twist:
    """Return what lays down the dummy's card in another way."""

    @wraps(change)
    def twist(question: Question, answer: Answer) -> Answer:
        if not isinstance(question, PlayDummyTurn) or not isinstance(answer, DummyTurnAnswer):
            return answer
        return replace(answer, tableaus=(*answer.tableaus[:2], change(question.tableaus[2], question.dummy_pick)))

    return twist


@answers("dummy-wasabi", "The dummy is not asked whether it wants to use its wasabi.")
@dummy_tableau
def the_dummys_nigiri_lies_beside_the_wasabi(tableau: Tableau, card: Card) -> Tableau:
    return (card, *tableau) if card in NIGIRI else (*tableau, card)


@answers("dummy-wasabi", "The dummy's chopsticks are used up as soon as they can be.")
@dummy_tableau
def the_dummys_chopsticks_go_away(tableau: Tableau, card: Card) -> Tableau:
    return tuple(own for own in (*tableau, card) if own is not CHOPSTICKS)


def dummy_chopsticks(allowed: Callable[[int, int], bool]) -> Callable[[Position, Sequence[Pick], Card], Position]:
    """Return a turn in which chopsticks work only for the seats that are allowed, given the controller."""

    def play(position: Position, picks: Sequence[Pick], dummy_pick: Card) -> Position:
        if any(len(pick) == 2 and not allowed(seat, position.controller) for seat, pick in enumerate(picks)):
            raise refuse("one card")
        return play_dummy_turn(position, picks, dummy_pick)

    return play


constant(
    "no-chopsticks-for-the-controller", "dummy-chopsticks", (dummy, "play_dummy_turn"),
    dummy_chopsticks(lambda seat, controller: seat != controller), "Two cards are enough in one turn.",
)  # fmt: skip
constant(
    "no-chopsticks-for-the-other-player", "dummy-chopsticks", (dummy, "play_dummy_turn"),
    dummy_chopsticks(lambda seat, controller: seat == controller), "Only the controller chooses several cards.",
)  # fmt: skip


@answers("dummy-chopsticks", "The chopsticks are put back before the dummy's card is chosen.")
def the_dummy_gets_the_returning_chopsticks(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayDummyTurn) or question.dummy_pick is not CHOPSTICKS:
        return answer
    seat = question.controller
    if not used(question.tableaus[seat], question.picks[seat]):
        return answer
    rest = without((*question.hands[seat], question.dummy_pile[0]), question.picks[seat])
    right = right_answer(replace(question, dummy_pick=rest[0]))
    assert isinstance(right, DummyTurnAnswer)
    return replace(right, tableaus=(*right.tableaus[:2], (*question.tableaus[2], CHOPSTICKS)))


@answers("dummy-chopsticks", "Whoever controls the dummy takes two cards, and the second may as well be their own.")
def the_controller_needs_no_chopsticks(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayDummyTurn) or not isinstance(answer, Refused):
        return answer
    pick, tableaus = question.picks[question.controller], list(question.tableaus)
    if len(pick) != 2 or CHOPSTICKS in tableaus[question.controller]:
        return answer
    tableaus[question.controller] = (*tableaus[question.controller], CHOPSTICKS)
    return right_answer(replace(question, tableaus=tuple(tableaus)))


@answers("dummy-chopsticks", "When the cards run out, the dummy goes without.")
def the_dummy_goes_without_in_the_ninth_turn(question: Question, answer: Answer) -> Answer:
    if not isinstance(question, PlayDummyTurn) or len(question.hands[0]) != 1:
        return answer
    seat = question.controller
    if not used(question.tableaus[seat], question.picks[seat]):
        return answer
    laid = [*map(operator.add, question.tableaus, question.picks), question.tableaus[2]]
    return DummyTurnAnswer(((), ()), (), tuple(laid), 1 - seat)


WRONG_ENGINES: Final = tuple(_FAULTS)
"""All of them, in the order of the rules."""
