"""What an answer shows of a Then step: the same step, saying what was found.

An expectation holds when the step observed equals the step expected. What a step does not name is not compared.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from sushigo_rules.cards import CATEGORY_OF, Card, Cards, Category, new_deck
from sushigo_rules.conformance.engine import Engine
from sushigo_rules.conformance.questions import (
    Answer,
    DealAnswer,
    DeckAnswer,
    DummyTurnAnswer,
    NextRound,
    NextRoundAnswer,
    PuddingsAnswer,
    Question,
    Refused,
    RoundAnswer,
    ScoreRound,
    TurnAnswer,
    WinnersAnswer,
)
from sushigo_rules.conformance.scene import Scene, cards_of
from sushigo_rules.errors import UnreadableError
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrasebook import Sentence, Table, Value
from sushigo_rules.language.phrases import Phrase
from sushigo_rules.language.vocabulary import Heading, Player
from sushigo_rules.tableau import same_tableau


@dataclass(frozen=True, slots=True)
class CardsOff:
    """What keeps cards from being the expected ones."""

    missing: Cards
    surplus: Cards


@dataclass(frozen=True, slots=True)
class NotRefused:
    """An answer where a refusal was expected."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class RefusedWrongly:
    """A refusal where an answer was expected; in the implementation's own words."""

    words: str


Observation = Step | CardsOff | NotRefused | RefusedWrongly


@dataclass(frozen=True, slots=True)
class Asked:
    """One question that has been answered, and whom to ask further."""

    scene: Scene
    question: Question
    answer: Answer
    engine: Engine


def observe(expected: Step, asked: Asked) -> Observation:
    """Return the step that the answer makes true, equal to ``expected`` when the rules are kept.

    Raises:
        UnreadableError: the step does not fit the question.
    """
    answer, phrase = asked.answer, expected.sentence.phrase
    if phrase is Phrase.REFUSED:
        return expected if isinstance(answer, Refused) else NotRefused(answer)
    if isinstance(answer, Refused):
        return RefusedWrongly(answer.words)
    return OBSERVERS[phrase](expected, asked)


def _deck_size(expected: Step, asked: Asked) -> Observation:
    return saying(expected, len(_deck(asked)))


def _deck_copies(expected: Step, asked: Asked) -> Observation:
    return saying(expected, _deck(asked).count(Card(str(expected.sentence.slot("card")))))


def _hands_dealt(expected: Step, asked: Asked) -> Observation:
    return saying(expected, len([hand for hand in _hands(asked) if hand]))


def _hand_size(expected: Step, asked: Asked) -> Observation:
    wanted = expected.sentence.slot("number")
    sizes = [len(hand) for hand in _hands(asked)]
    return saying(expected, next((size for size in sizes if size != wanted), sizes[0]))


def _draw_pile_size(expected: Step, asked: Asked) -> Observation:
    return saying(expected, len(_draw_pile(asked)))


def _dummy_pile_size(expected: Step, asked: Asked) -> Observation:
    return saying(expected, len(_dummy_pile(asked)))


def _whole_deck(expected: Step, asked: Asked) -> Observation:
    tableaus = asked.answer.tableaus if isinstance(asked.answer, NextRoundAnswer) else ()
    found = chain(*_hands(asked), _draw_pile(asked), _dummy_pile(asked), *tableaus)
    return compare_cards(expected, new_deck(), found)


def _old_draw_pile(expected: Step, asked: Asked) -> Observation:
    if not isinstance(asked.question, NextRound):
        raise unfit(expected)
    found = chain(*_hands(asked), _draw_pile(asked), _dummy_pile(asked))
    return compare_cards(expected, asked.question.draw_pile, found)


def _hands_table(expected: Step, asked: Asked) -> Observation:
    hands = (*_hands(asked), _dummy_pile(asked))

    def found(player: Value, wanted: Value) -> Value:
        hand = hands[asked.scene.seat_of(player)]
        same = hand == wanted if player is Player.DUMMY else sorted(hand) == sorted(cards_of(wanted))
        return wanted if same else hand

    return tabled(expected, found)


def _in_front(expected: Step, asked: Asked) -> Observation:
    tableaus = _tableaus(asked)

    def found(player: Value, wanted: Value) -> Value:
        tableau = tableaus[asked.scene.seat_of(player)]
        return wanted if same_tableau(tableau, cards_of(wanted)) else tableau

    return tabled(expected, found)


def _points_table(expected: Step, asked: Asked) -> Observation:
    points = count_points(Category(str(expected.sentence.slot("category"))), asked)
    return tabled(expected, lambda player, _: points[asked.scene.seat_of(player)])


def _points(expected: Step, asked: Asked) -> Observation:
    points = count_points(Category(str(expected.sentence.slot("category"))), asked)
    return saying(expected, points[asked.scene.seat_of(expected.sentence.slot("player"))])


def _round_points(expected: Step, asked: Asked) -> Observation:
    if not isinstance(asked.answer, RoundAnswer):
        raise unfit(expected)
    points = totals_of(asked.answer)
    return tabled(expected, lambda player, _: points[asked.scene.seat_of(player)])


def _scores(expected: Step, asked: Asked) -> Observation:
    match asked.answer:
        case NextRoundAnswer(scores=scores):
            pass
        case PuddingsAnswer(totals=tuple() as scores):
            pass
        case _:
            raise unfit(expected)
    return tabled(expected, lambda player, _: scores[asked.scene.seat_of(player)])


def _game_over(expected: Step, asked: Asked) -> Observation:
    if not isinstance(asked.answer, NextRoundAnswer):
        raise unfit(expected)
    phrase = Phrase.GAME_OVER if asked.answer.over else Phrase.GAME_GOES_ON
    return replace(expected, sentence=Sentence(phrase))


def _winners(expected: Step, asked: Asked) -> Observation:
    if not isinstance(asked.answer, WinnersAnswer):
        raise unfit(expected)
    winners = tuple(asked.scene.seats[seat] for seat in sorted(set(asked.answer.winners)))
    if len(winners) == 1:
        return replace(expected, sentence=Sentence(Phrase.WINNER, (("player", winners[0]),)), table=None)
    table = Table((Heading.PLAYER,), tuple((player,) for player in winners))
    if expected.table and set(expected.table.rows) == set(table.rows):
        return expected
    return replace(expected, sentence=Sentence(Phrase.WINNERS), table=table)


def _next_controller(expected: Step, asked: Asked) -> Observation:
    if not isinstance(asked.answer, DummyTurnAnswer):
        raise unfit(expected)
    player = asked.scene.seats[asked.answer.controller]
    return replace(expected, sentence=Sentence(Phrase.NEXT_CONTROLLER, (("player", player),)))


OBSERVERS: dict[Phrase, Callable[[Step, Asked], Observation]] = {
    Phrase.DECK_SIZE: _deck_size,
    Phrase.DECK_COPIES: _deck_copies,
    Phrase.HANDS_DEALT: _hands_dealt,
    Phrase.HAND_SIZE: _hand_size,
    Phrase.DRAW_PILE_SIZE: _draw_pile_size,
    Phrase.DUMMY_PILE_SIZE: _dummy_pile_size,
    Phrase.WHOLE_DECK: _whole_deck,
    Phrase.OLD_DRAW_PILE: _old_draw_pile,
    Phrase.HANDS: _hands_table,
    Phrase.IN_FRONT: _in_front,
    Phrase.POINTS_TABLE: _points_table,
    Phrase.POINTS: _points,
    Phrase.ROUND_POINTS: _round_points,
    Phrase.SCORES: _scores,
    Phrase.GAME_OVER: _game_over,
    Phrase.GAME_GOES_ON: _game_over,
    Phrase.WINNER: _winners,
    Phrase.WINNERS: _winners,
    Phrase.NEXT_CONTROLLER: _next_controller,
}


def count_points(category: Category, asked: Asked) -> Sequence[int]:
    """Return the points per seat in one category.

    An implementation that gives totals only is asked again: for maki rolls the same tableaus with nothing but
    their maki cards, for any other category the same tableaus without its cards, whose totals are taken off.
    Chopsticks are always counted like that, as nobody gives points for them by name.
    """
    match asked.answer, asked.question:
        case PuddingsAnswer(points=points), _ if category is Category.PUDDINGS:
            return points
        case RoundAnswer(scores=tuple() as scores), _ if category is not Category.CHOPSTICKS:
            return [seat.get(category, 0) for seat in scores]
        case RoundAnswer(), ScoreRound(tableaus) if category is Category.MAKI_ROLLS:
            return ask_totals(asked.engine, [_only(tableau, category) for tableau in tableaus])
        case RoundAnswer() as answer, ScoreRound(tableaus):
            rest = ask_totals(asked.engine, [_all_but(tableau, category) for tableau in tableaus])
            return [total - other for total, other in zip(totals_of(answer), rest, strict=True)]
        case _:
            raise UnreadableError(f"expected a question about the points for {category}; found {asked.question.ask}")


def ask_totals(engine: Engine, tableaus: Sequence[Cards]) -> Sequence[int]:
    """Ask for the points of a round and return them per seat, all categories together."""
    answer = engine.ask(ScoreRound(tuple(tableaus)))
    if not isinstance(answer, RoundAnswer):
        raise FollowUpError(answer)
    return totals_of(answer)


class FollowUpError(Exception):
    """A second question was not answered like the first."""

    def __init__(self, answer: Answer) -> None:
        """Keep the answer, and its words as the message."""
        super().__init__(getattr(answer, "words", str(answer)))
        self.answer = answer


def totals_of(answer: RoundAnswer) -> Sequence[int]:
    """Return the points of a round per seat, all categories together."""
    if answer.totals is not None:
        return answer.totals
    return [sum(seat.values()) for seat in answer.scores or ()]


def compare_cards(expected: Step, wanted: Iterable[Card], found: Iterable[Card]) -> Observation:
    """Return ``expected`` when both are the same cards in any order."""
    wanted_counts, found_counts = Counter(wanted), Counter(found)
    if wanted_counts == found_counts:
        return expected
    missing, surplus = wanted_counts - found_counts, found_counts - wanted_counts
    return CardsOff(tuple(sorted(missing.elements())), tuple(sorted(surplus.elements())))


def saying(expected: Step, number: int) -> Step:
    """Return the step with another number in its sentence."""
    sentence = expected.sentence
    slots = tuple((slot, number if slot == "number" else value) for slot, value in sentence.slots)
    return replace(expected, sentence=Sentence(sentence.phrase, slots))


def tabled(expected: Step, found: Callable[[Value, Value], Value]) -> Step:
    """Return the step with a table of what was found for each player that it names."""
    if expected.table is None:
        raise unfit(expected)
    rows = tuple((player, found(player, wanted)) for player, wanted in expected.table.rows)
    return replace(expected, table=Table(expected.table.headings, rows))


def unfit(expected: Step) -> UnreadableError:
    """Return the error for a Then step that has nothing to do with the question."""
    return UnreadableError(f"expected a step that fits the question; found {expected.sentence.phrase}")


def _only(tableau: Cards, category: Category) -> Cards:
    return tuple(card for card in tableau if CATEGORY_OF[card] is category)


def _all_but(tableau: Cards, category: Category) -> Cards:
    return tuple(card for card in tableau if CATEGORY_OF[card] is not category)


def _deck(asked: Asked) -> Cards:
    if isinstance(asked.answer, DeckAnswer):
        return asked.answer.cards
    raise UnreadableError(f"expected an answer with a deck; found one to {asked.question.ask}")


def _hands(asked: Asked) -> tuple[Cards, ...]:
    if isinstance(asked.answer, DealAnswer | TurnAnswer | NextRoundAnswer | DummyTurnAnswer):
        return asked.answer.hands
    raise UnreadableError(f"expected an answer with hands; found one to {asked.question.ask}")


def _tableaus(asked: Asked) -> tuple[Cards, ...]:
    if isinstance(asked.answer, TurnAnswer | NextRoundAnswer | DummyTurnAnswer):
        return asked.answer.tableaus
    raise UnreadableError(f"expected an answer with tableaus; found one to {asked.question.ask}")


def _draw_pile(asked: Asked) -> Cards:
    if isinstance(asked.answer, DealAnswer | NextRoundAnswer):
        return asked.answer.draw_pile
    raise UnreadableError(f"expected an answer with a draw pile; found one to {asked.question.ask}")


def _dummy_pile(asked: Asked) -> Cards:
    if isinstance(asked.answer, DealAnswer | NextRoundAnswer | DummyTurnAnswer):
        return asked.answer.dummy_pile or ()
    return ()
