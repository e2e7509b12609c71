"""The search for differences: by kind of question, then in whole games, round after round.

The same seed comes to the same questions, whatever an implementation deals. A round in which a difference is found is
the last one, and is finished, so that what is reported does not depend on how fast an implementation answers, as
long as the time is enough.
"""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import count
from random import Random
from types import MappingProxyType
from typing import Final

from hypothesis import Phase, find, settings
from hypothesis.errors import Flaky, NoSuchExample, Unsatisfiable
from hypothesis.strategies import SearchStrategy

from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import ASKS, Supports
from sushigo_rules.conformance.questions import Answer, NextRound, PlayDummyTurn, PlayTurn, Question, ScoreRound
from sushigo_rules.conformance.scene import Scene, pick_other_cards
from sushigo_rules.conformance.verdict import UNASKED, Verdict
from sushigo_rules.conformance.wire import question_fields
from sushigo_rules.errors import SushiGoError
from sushigo_rules.fuzzing.blame import Blame, Blamer, CaseBook
from sushigo_rules.fuzzing.games import list_games, play_through
from sushigo_rules.fuzzing.parts import parts_of
from sushigo_rules.fuzzing.scenario import find_scenario, judge_question
from sushigo_rules.fuzzing.strategies import STRATEGIES
from sushigo_rules.language.features import Step
from sushigo_rules.language.rulebook import Rulebook

QUESTIONS: Final = 100
"""Of each kind in a round, of some more. Hypothesis varies what it has drawn before: many short rounds see more."""
WEIGHTS: Final = MappingProxyType({PlayTurn.ask: 4, PlayDummyTurn.ask: 4, ScoreRound.ask: 2})
"""How many times as many questions there are of a kind, as more can go wrong with it."""
_TURNS: Final = frozenset({PlayTurn.ask, PlayDummyTurn.ask})


@dataclass(frozen=True, slots=True)
class Difference:
    """Something that an implementation answers otherwise than the reference.

    Attributes:
        question: the smallest one found.
        verdict: what was expected and what was found.
        blame: the rules that it belongs to.
        steps: of a scenario that shows it; none where it shows with the cards of one draw pile only.
        steady: whether it shows every time the question is asked.
    """

    question: Question
    verdict: Verdict
    blame: Blame
    steps: tuple[Step, ...] = ()
    steady: bool = True

    @property
    def size(self) -> tuple[int, str]:
        """What smaller differences have less of."""
        text = json.dumps(question_fields(self.question))
        return len(text), text


class _Stop(BaseException):
    """Ends a search from within; not an Exception, for those are differences to Hypothesis."""

    def __init__(self, error: SushiGoError | None = None) -> None:
        super().__init__()
        self.error = error


class _Found(Exception):
    """A game has come to a difference."""

    def __init__(self, difference: Difference) -> None:
        super().__init__()
        self.difference = difference


@dataclass
class Search:
    """One search.

    Attributes:
        engine: the implementation.
        supports: what it claims.
        book: the rules and their cases.
        seed: of everything that is drawn.
        asks: the kinds of question that are asked.
        has_time: tells whether to go on.
        on_question: called after each question.
        strict: whether a difference that touches a ruling only ends the search like any other.
        asked: how many questions were answered.
        differences: what was found, one for every rule, or set of rules, that it belongs to.
    """

    engine: Engine
    supports: Supports
    book: Rulebook
    seed: int
    asks: Sequence[str] = ASKS
    has_time: Callable[[], bool] = lambda: True
    on_question: Callable[[], None] = lambda: None
    strict: bool = False
    asked: int = 0
    differences: list[Difference] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Take what is asked of the reference and of the rulebook."""
        self.reference = ReferenceEngine()
        self.blamer = Blamer(CaseBook(self.book), self.engine, self.has_time)
        self.asks = [ask for ask in ASKS if ask in self.asks and ask in self.supports.asks]

    @property
    def failing(self) -> Sequence[Difference]:
        """The differences that fail the run: unless it is strict, those that touch more than a ruling."""
        return [difference for difference in self.differences if self.strict or not difference.blame.only_rulings]

    def run(self, rounds: int | None = None, questions: int = QUESTIONS) -> None:
        """Search until the time is over, or to the end of the round in which something is found.

        Args:
            rounds: at most so many.
            questions: of each kind in a round.

        Raises:
            SushiGoError: the implementation cannot be asked any more.
        """
        try:
            for number in count() if rounds is None else range(rounds):
                for ask in self.asks:
                    self._search_questions(ask, number, questions * WEIGHTS.get(ask, 1))
                if not _TURNS.isdisjoint(self.asks):
                    self._search_games(number)
                if self.failing or not self.asked:
                    return
        except _Stop as stop:
            if stop.error:
                raise stop.error from None

    def _search_questions(self, ask: str, number: int, examples: int) -> None:
        """Find differences until there are no more that belong elsewhere."""
        strategy = STRATEGIES[ask](self.supports)
        for turn in count():
            if not self._shrink(strategy, f"{self.seed} {ask} {number} {turn}", examples):
                return

    def _search_games(self, number: int) -> None:
        """Play one game for every number of players, in every variant."""
        for players, variant in list_games(self.supports):
            name = f"{self.seed} game {variant.name} {players} {number}"
            try:
                play_through(players, variant, Random(name), self._ask_in_game)
            except _Found as found:
                self._shrink_found(found.difference, name)

    def _shrink_found(self, difference: Difference, name: str) -> None:
        """Make a question of a game smaller; if that fails, it is reported as it is."""
        question = difference.question
        if isinstance(question, NextRound) and not self._is_new(canonical(question)):
            # It shows with the cards of this draw pile only.
            self._keep_smallest([difference])
        elif not self._shrink(parts_of(question).map(canonical), name, QUESTIONS * 10):
            self._keep_smallest([difference])

    def _is_new(self, question: Question) -> bool:
        return self._compare(question)[0] is not None

    def _ask_in_game(self, question: Question) -> Answer | None:
        if question.ask not in self.asks:
            return None
        difference, answer = self._compare(question)
        if difference:
            raise _Found(difference)
        return answer

    def _shrink(self, strategy: SearchStrategy[Question], name: str, examples: int) -> bool:
        """Find the smallest difference that belongs elsewhere than those found, and keep it; tell whether there is."""
        seen: list[Difference] = []

        def differs(question: Question) -> bool:
            difference, _ = self._compare(question)
            if difference:
                seen.append(difference)
            return difference is not None

        try:
            smallest = find_smallest(strategy, differs, Random(name), examples)
            with suppress(NoSuchExample):
                smallest = find_smallest(parts_of(smallest).map(canonical), differs, Random(name), examples)
        except (NoSuchExample, Unsatisfiable):
            return False
        except Flaky:
            return self._keep_smallest(seen, steady=False)
        except _Stop:
            self._keep_smallest(seen)
            raise
        return self._keep_smallest([difference for difference in seen if difference.question == smallest])

    def _keep_smallest(self, seen: Sequence[Difference], *, steady: bool = True) -> bool:
        if not seen:
            return False
        smallest = min(seen, key=lambda difference: difference.size)
        steps: tuple[Step, ...] = ()
        if canonical(smallest.question) == smallest.question:
            steps, shows = find_scenario(smallest.question, smallest.verdict, self.engine)
            steady = steady and shows
        self.differences.append(replace(smallest, steps=steps, steady=steady))
        return True

    def _compare(self, question: Question) -> tuple[Difference | None, Answer | None]:
        """Ask one question; return the difference if it is a new one, and the answer."""
        if not self.has_time():
            raise _Stop
        if not self.supports.covers(question):
            return None, None
        try:
            verdict, answer = judge_question(question, self.engine, self.reference)
            self.asked += verdict.outcome not in UNASKED
            self.on_question()
            if not verdict.outcome.is_fault:
                return None, answer
            blame = self.blamer.blame(question, verdict)
        except SushiGoError as error:
            # The adapter cannot be started any more.
            raise _Stop(error) from error
        if any(blame.is_same(known.blame) for known in self.differences):
            return None, None
        return Difference(question, verdict, blame), None


def canonical(question: Question) -> Question:
    """Return the question with the draw pile that a scenario has."""
    if not isinstance(question, NextRound):
        return question
    pile = pick_other_cards(len(question.draw_pile), Scene(tableaus=question.tableaus))
    return replace(question, draw_pile=pile)


def find_smallest(
    strategy: SearchStrategy[Question], differs: Callable[[Question], bool], rng: Random, examples: int
) -> Question:
    """Return the smallest question that differs; it depends on nothing but the arguments.

    Raises:
        NoSuchExample: none of the examples does.
        Flaky: it does not every time.
    """
    return find(
        strategy,
        differs,
        random=rng,
        settings=settings(
            max_examples=examples, database=None, deadline=None, phases=(Phase.generate, Phase.shrink), print_blob=False
        ),
    )
