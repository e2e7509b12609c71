"""What the rulings of this project decide: only a question that one of them decides can differ by that ruling."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from sushigo_rules.cards import CHOPSTICKS, MAKI_1, MAKI_2, MAKI_3, WASABI
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.questions import (
    NextRound,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    ScorePuddings,
    TurnAnswer,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.language.vocabulary import VariantName
from sushigo_rules.tableau import NIGIRI, same_tableau

_CERTAINLY_SUSHI: Final = frozenset({*NIGIRI, MAKI_1, MAKI_2, MAKI_3})


def _any_card(question: Question) -> bool:
    """Two cards are taken, and one of them is not sushi for everybody."""
    if not isinstance(question, PlayTurn | PlayDummyTurn):
        return False
    seats = zip(question.picks, question.tableaus, strict=False)
    return any(len(pick) == 2 and CHOPSTICKS in laid and not _CERTAINLY_SUSHI.issuperset(pick) for pick, laid in seats)


def _order(question: Question) -> bool:
    """Two cards are taken, and laid down the other way round they would be something else."""
    if not isinstance(question, PlayTurn | PlayDummyTurn):
        return False
    seats = zip(question.picks, question.tableaus, strict=False)
    return any(len(pick) == 2 and not same_tableau(laid + pick, laid + pick[::-1]) for pick, laid in seats)


def _last_card(question: Question) -> bool:
    """A nigiri or a wasabi is the last card of the round."""
    if not isinstance(question, PlayTurn) or len(question.hands[0]) != 2:
        return False
    answer = ReferenceEngine().ask(question)
    return isinstance(answer, TurnAnswer) and any(laid[-1] in (*NIGIRI, WASABI) for laid in answer.tableaus)


def _below_zero(question: Question) -> bool:
    """A total falls below zero."""
    if not isinstance(question, ScorePuddings) or question.scores is None:
        return False
    answer = ReferenceEngine().ask(question)
    return isinstance(answer, PuddingsAnswer) and min(answer.totals or (0,)) < 0


def _shared(question: Question) -> bool:
    """Several win."""
    answer = ReferenceEngine().ask(question) if isinstance(question, Winners) else None
    return isinstance(answer, WinnersAnswer) and len(answer.winners) > 1


def _dummy_turn_with(cards: int) -> Callable[[Question], bool]:
    """There are at most so many cards in each hand."""
    return lambda question: isinstance(question, PlayDummyTurn) and len(question.hands[0]) <= cards


def _dummy_in(*kinds: type[ScorePuddings | NextRound | Winners]) -> Callable[[Question], bool]:
    """The dummy takes part in what is counted."""
    return lambda question: isinstance(question, kinds) and question.variant is VariantName.DUMMY


def _dummy_wasabi(question: Question) -> bool:
    """The dummy has wasabi for a nigiri, or chopsticks."""
    if not isinstance(question, PlayDummyTurn):
        return False
    laid, pick = question.tableaus[-1], question.dummy_pick
    return (pick in NIGIRI and WASABI in laid) or CHOPSTICKS in (*laid, pick)


def _dummy_chopsticks(question: Question) -> bool:
    """A player takes two cards beside the dummy."""
    return isinstance(question, PlayDummyTurn) and any(len(pick) == 2 for pick in question.picks)


DECIDES: Final[Mapping[str, Callable[[Question], bool]]] = MappingProxyType(
    {
        "chopsticks-any-card": _any_card,
        "chopsticks-order": _order,
        "wasabi-last-card": _last_card,
        "score-below-zero": _below_zero,
        "tie-shared": _shared,
        "dummy-last-turn": _dummy_turn_with(2),
        "dummy-scoring": _dummy_in(NextRound, ScorePuddings),
        "dummy-puddings": _dummy_in(ScorePuddings),
        "dummy-no-win": _dummy_in(Winners),
        "dummy-next-round": _dummy_turn_with(1),
        "dummy-wasabi": _dummy_wasabi,
        "dummy-chopsticks": _dummy_chopsticks,
    }
)
"""By the ruling's id, what tells whether the answer to a question hangs on it."""
