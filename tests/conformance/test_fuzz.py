"""The search: what it finds gets small, belongs to a rule, and can be found again."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

import pytest

from sushigo_rules.cards import TEMPURA, Category
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.introduction import ALL_SUPPORTED, ASKS, Supports
from sushigo_rules.conformance.questions import (
    Answer,
    Deck,
    NextRound,
    NextRoundAnswer,
    PlayTurn,
    Question,
    RoundAnswer,
    ScorePuddings,
    ScoreRound,
    Skipped,
    TurnAnswer,
    WinnersAnswer,
)
from sushigo_rules.conformance.verdict import Outcome, judge
from sushigo_rules.errors import SushiGoError
from sushigo_rules.fuzzing.games import list_games, play_through
from sushigo_rules.fuzzing.search import Search
from sushigo_rules.fuzzing.words import DifferenceTeller, write_scenario
from sushigo_rules.language.features import parse_feature, write_feature
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import load_speech
from tests.conformance.totals import TotalsOnly
from tests.conformance.wrong_engines import CONTROL_WITH_TOTALS, WRONG_ENGINES

BOOK = load_rulebook()
REFERENCE = ReferenceEngine()
STATUSES = {rule.id: rule.status for _, rule in BOOK.rules}
WRONG = {engine.name: engine for engine in WRONG_ENGINES}
QUESTIONS = 50


@dataclass
class Changed:
    """The reference, with other answers here and there; keeps what it was asked."""

    change: Callable[[Question, Answer], Answer] = lambda _, answer: answer
    name: str = "changed"
    asked: list[Question] = field(default_factory=list)

    def ask(self, question: Question) -> Answer:
        self.asked.append(question)
        return self.change(question, REFERENCE.ask(question))


def search(engine: Engine, *asks: str, seed: int = 1, supports: Supports = ALL_SUPPORTED, rounds: int = 4) -> Search:
    done = Search(engine, supports, BOOK, seed, asks or ASKS)
    done.run(rounds, QUESTIONS)
    return done


def paste(scenario: str, rule_id: str, code: str) -> str:
    """Return the feature of a language with a scenario pasted at the end of a rule."""
    book = load_rulebook(load_language(code))
    [feature] = [feature for feature in book.features if rule_id in {rule.id for rule in feature.rules}]
    rules = tuple(rule for rule in feature.rules if rule.id == rule_id)
    text = write_feature(replace(feature, rules=rules), book.language, load_phrasebook(book.language))
    return f"{text}\n{scenario}"


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize(
    "fault, ask",
    [
        ("second-place-after-a-tie", "score-round"),
        ("six-dumplings-are-not-in-the-table", "score-round"),
        ("hands-go-to-the-right", "play-turn"),
        ("any-card-at-all", "play-turn"),
        ("no-puddings-with-chopsticks", "play-turn"),
        ("puddings-are-shuffled-back", "next-round"),
        ("the-pile-is-passed-too", "play-dummy-turn"),
        ("two-players-lose-too", "score-puddings"),
        ("no-tie-break", "winners"),
        ("the-dummy-has-no-pile", "deal"),
        ("five-salmon-ten-egg", "deck"),
    ],
)
def test_the_scenario_pasted_below_its_rule_fails_for_the_wrong_and_passes_for_the_right_engine(
    fault: str, ask: str, code: str
) -> None:
    wrong = WRONG[fault]
    [difference, *_] = search_once(fault, ask).differences
    language = load_language(code)
    text = paste(write_scenario(difference, language, load_speech(language), 1), wrong.rule, code)
    feature = parse_feature(text, "pasted", load_phrasebook(language))
    steps = feature.rules[0].scenarios[-1].steps
    assert f"{wrong.rule}.fuzz-" in feature.rules[0].scenarios[-1].id
    assert judge(steps, wrong).outcome.is_fault
    assert Outcome.AGREES is judge(steps, REFERENCE).outcome


_SEARCHES: dict[str, Search] = {}


def search_once(fault: str, ask: str) -> Search:
    if fault not in _SEARCHES:
        # A difference on a ruling does not end a search.
        on_ruling = STATUSES[WRONG[fault].rule] == "ruling"
        _SEARCHES[fault] = search(WRONG[fault], ask, rounds=2 if on_ruling else 20)
    return _SEARCHES[fault]


def test_the_smallest_difference_is_small() -> None:
    [tie] = search_once("second-place-after-a-tie", "score-round").differences
    assert isinstance(tie.question, ScoreRound)
    assert [1, 1, 1] == [len(cards) for cards in tie.question.tableaus]
    [puddings] = search_once("two-players-lose-too", "score-puddings").differences
    assert ScorePuddings((0, 1)) == puddings.question


def test_the_same_seed_finds_the_same() -> None:
    searches = [search(WRONG["no-tie-break"], "winners", seed=seed) for seed in (5, 5)]
    assert searches[0].differences == searches[1].differences
    assert searches[0].asked == searches[1].asked > 0


def test_the_same_seed_asks_the_same_however_an_implementation_deals() -> None:
    asked = []
    for seed in (1, 2):
        engine = Changed(partial(answer_instead, ReferenceEngine(rng=Random(seed))))
        done = Search(engine, ALL_SUPPORTED, BOOK, 1)
        done._search_games(0)
        asked.append(engine.asked)
    assert asked[0] == asked[1]


def answer_instead(engine: Engine, question: Question, answer: Answer) -> Answer:
    """Give another engine's answer."""
    del answer
    return engine.ask(question)


def test_another_seed_asks_something_else() -> None:
    engines = []
    for seed in (1, 2):
        engines.append(Changed())
        search(engines[-1], "winners", seed=seed, rounds=1)
    assert engines[0].asked != engines[1].asked


@pytest.mark.parametrize("control", [Changed(), CONTROL_WITH_TOTALS], ids=["control", "control-with-totals"])
def test_nothing_is_found_in_a_right_engine(control: Engine) -> None:
    done = search(control, rounds=1)
    assert not done.differences
    assert done.asked > len(ASKS) * QUESTIONS


def test_a_difference_on_a_ruling_is_told_apart() -> None:
    done = search(WRONG["the-first-seat-breaks-a-last-tie"], "winners", rounds=2)
    assert [("tie-shared",)] == [difference.blame.rules for difference in done.differences]
    assert not done.failing


def forget_tempura(question: Question, answer: Answer) -> Answer:
    """Break something that no case has: a seventh tempura."""
    if not isinstance(question, ScoreRound) or not isinstance(answer, RoundAnswer) or answer.scores is None:
        return answer
    seats = zip(answer.scores, question.tableaus, strict=True)
    return RoundAnswer(
        tuple({**points, **({Category.TEMPURA: 0} if cards.count(TEMPURA) == 7 else {})} for points, cards in seats)
    )


def test_a_fault_beside_a_ruling_is_found_too() -> None:
    def change(question: Question, answer: Answer) -> Answer:
        wrong = WRONG["a-score-stops-at-zero"].twist
        assert wrong
        answer = wrong(question, answer)
        if isinstance(question, ScorePuddings) and question.puddings[0] == 5:
            return REFERENCE.ask(replace(question, puddings=(0, *question.puddings[1:])))
        return answer

    done = search(Changed(change), "score-puddings", rounds=20)
    assert ("score-below-zero",) in {difference.blame.rules for difference in done.differences}
    [failing] = done.failing
    assert isinstance(failing.question, ScorePuddings)
    assert (5, 0) == failing.question.puddings
    assert not failing.blame.cases


def test_what_no_case_shows_may_belong_to_the_rules_of_its_kind() -> None:
    [difference] = search(Changed(forget_tempura), "score-round", rounds=20).differences
    assert ("tempura-pairs",) == difference.blame.rules
    assert not difference.blame.cases
    assert (
        ScoreRound(((), (TEMPURA,) * 7)) == difference.question
        or ScoreRound(((TEMPURA,) * 7, ())) == difference.question
    )


def test_two_faults_are_two_differences() -> None:
    def change(question: Question, answer: Answer) -> Answer:
        if isinstance(question, ScoreRound) and isinstance(answer, RoundAnswer) and answer.scores:
            kept = (Category.NIGIRI, Category.MAKI_ROLLS, Category.DUMPLINGS)
            return RoundAnswer(tuple({key: seat[key] for key in kept if key in seat} for seat in answer.scores))
        return answer

    done = search(Changed(change), "score-round")
    assert {("tempura-pairs",), ("sashimi-threes",)} == {difference.blame.rules for difference in done.differences}


def test_scores_after_a_round_belong_to_the_cards_that_are_counted_wrongly() -> None:
    [difference] = search(WRONG["second-place-after-a-tie"], "next-round").differences
    assert ("maki-tie-most",) == difference.blame.rules


def test_what_a_game_comes_to_is_made_small() -> None:
    done = Search(Changed(wrong_in_long_rounds), replace(ALL_SUPPORTED, players=frozenset({2})), BOOK, 1, ["play-turn"])
    done._search_games(0)
    [difference] = done.differences
    assert isinstance(difference.question, PlayTurn)
    assert [3, 0] == [len(cards) for cards in difference.question.tableaus]
    assert [2, 2] == [len(hand) for hand in difference.question.hands]
    assert 1 == difference.question.round
    assert difference.steps


def wrong_in_long_rounds(question: Question, answer: Answer) -> Answer:
    """Lose what lies below three cards."""
    if isinstance(question, PlayTurn) and isinstance(answer, TurnAnswer) and len(question.tableaus[0]) > 2:
        return replace(answer, tableaus=(answer.tableaus[0][1:], *answer.tableaus[1:]))
    return answer


def test_a_fault_with_one_draw_pile_only_is_a_question_without_a_scenario() -> None:
    def change(question: Question, answer: Answer) -> Answer:
        if isinstance(question, NextRound) and isinstance(answer, NextRoundAnswer) and not answer.over:
            unusual = question.draw_pile[0] != TEMPURA
            return replace(answer, draw_pile=answer.draw_pile[1:]) if unusual else answer
        return answer

    supports = replace(ALL_SUPPORTED, variants=frozenset(), players=frozenset({2}))
    done = Search(Changed(change), supports, BOOK, 1, ["play-turn", "next-round"])
    done._search_games(0)
    [difference] = done.differences
    assert not difference.steps
    said = "\n".join(DifferenceTeller(BOOK, load_speech(BOOK.language), 1).tell(difference))
    assert '"ask": "next-round"' in said
    assert "which no scenario can name" in said


def test_a_whole_game_keeps_one_deck_and_asks_everything() -> None:
    for players, variant in list_games(ALL_SUPPORTED):
        engine = Changed()
        play_through(players, variant, Random(7), engine.ask)
        turns = 27 if variant.name == "dummy" else 3 * {2: 9, 3: 8, 4: 7, 5: 6}[players]
        assert turns + 9 == len(engine.asked)
        assert {"deal", "score-round", "next-round", "score-puddings", "winners"} < {q.ask for q in engine.asked}


def test_an_implementation_that_answers_by_chance_is_reported_as_such() -> None:
    rng = Random(4)

    def change(question: Question, answer: Answer) -> Answer:
        return (
            RoundAnswer(totals=(99,) * len(question.tableaus))
            if isinstance(question, ScoreRound) and rng.random() < 0.1
            else answer
        )

    done = search(Changed(change), "score-round", rounds=1)
    assert done.differences
    assert not all(difference.steady for difference in done.differences)


def test_an_implementation_that_is_wrong_every_other_time_is_reported_as_such() -> None:
    times: Counter[Question] = Counter()

    def change(question: Question, answer: Answer) -> Answer:
        times[question] += 1
        wrong = isinstance(answer, WinnersAnswer) and times[question] % 2
        return WinnersAnswer(()) if wrong else answer

    [difference] = search(Changed(change), "winners", rounds=1).differences
    assert not difference.steady


def test_only_what_is_supported_is_asked() -> None:
    engine = Changed()
    supports = Supports(frozenset({"play-turn", "deal", "next-round"}), frozenset({3}), frozenset())
    search(engine, supports=supports, rounds=1)
    assert {"play-turn", "deal", "next-round"} == {question.ask for question in engine.asked}
    assert all(supports.covers(question) for question in engine.asked)


def test_only_the_kinds_that_are_wanted_are_asked() -> None:
    engine = Changed()
    search(engine, "winners", "deck", rounds=1)
    assert {"winners", "deck"} == {question.ask for question in engine.asked}


def test_what_is_skipped_is_not_counted() -> None:
    done = search(Changed(lambda *_: Skipped("later")), "winners", "play-turn", rounds=1)
    assert not done.differences
    assert 0 == done.asked


def test_totals_only_are_judged_by_category() -> None:
    [difference] = search(TotalsOnly(WRONG["three-sashimi-score-nine"]), "score-round").differences
    assert ("sashimi-threes",) == difference.blame.rules


def test_it_stops_when_the_time_is_over_and_keeps_what_it_has() -> None:
    left = iter(range(400))
    done = Search(WRONG["fewest-points-win"], ALL_SUPPORTED, BOOK, 1, ["winners"], lambda: next(left, None) is not None)
    done.run()
    assert done.differences


def test_it_stops_with_the_error_of_an_adapter_that_cannot_be_started() -> None:
    def change(question: Question, answer: Answer) -> Answer:
        raise SushiGoError("gone")

    with pytest.raises(SushiGoError, match="gone"):
        search(Changed(change), Deck.ask)
