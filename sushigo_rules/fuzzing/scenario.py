"""A question and its right answer as the steps of a scenario, in no language."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sushigo_rules.cards import COPIES_IN_DECK, Category
from sushigo_rules.conformance.engine import Engine, ReferenceEngine
from sushigo_rules.conformance.questions import (
    Answer,
    Deal,
    DealAnswer,
    Deck,
    DeckAnswer,
    DummyTurnAnswer,
    Hands,
    NextRound,
    NextRoundAnswer,
    Numbers,
    PlayDummyTurn,
    PlayTurn,
    PuddingsAnswer,
    Question,
    Refused,
    RoundAnswer,
    ScorePuddings,
    ScoreRound,
    Tableaus,
    TurnAnswer,
    Winners,
    WinnersAnswer,
)
from sushigo_rules.conformance.verdict import CaseRun, NotAgreed, Outcome, Verdict, judge
from sushigo_rules.language.features import Step
from sushigo_rules.language.phrasebook import Sentence, Table, Value
from sushigo_rules.language.phrases import Kind, Phrase
from sushigo_rules.language.vocabulary import Heading, Player, VariantName

ROUND_CATEGORIES = tuple(category for category in Category if category is not Category.PUDDINGS)


def variant_name(question: Question) -> VariantName | None:
    """Return the variant that a question is about, None for the ordinary game."""
    return VariantName.DUMMY if isinstance(question, PlayDummyTurn) else getattr(question, "variant", None)


def name_seats(seats: int, variant: VariantName | None) -> tuple[Player, ...]:
    """Return who sits at the table."""
    players = tuple(player for player in Player if player is not Player.DUMMY)
    return (*players[: seats - 1], Player.DUMMY) if variant is VariantName.DUMMY else players[:seats]


def say(kind: Kind, phrase: Phrase, table: Table | None = None, **slots: Value) -> Step:
    """Return a step."""
    return Step(kind, Sentence(phrase, tuple(sorted(slots.items()))), table)


def given(phrase: Phrase, table: Table | None = None, **slots: Value) -> Step:
    """Return a Given step."""
    return say(Kind.GIVEN, phrase, table, **slots)


def when(phrase: Phrase, table: Table | None = None, **slots: Value) -> Step:
    """Return a When step."""
    return say(Kind.WHEN, phrase, table, **slots)


def then(phrase: Phrase, table: Table | None = None, **slots: Value) -> Step:
    """Return a Then step."""
    return say(Kind.THEN, phrase, table, **slots)


def tabulate(seats: Sequence[Player], columns: dict[Heading, Sequence[Value] | None]) -> Table:
    """Return a table with a row per seat; a column that is None is left out."""
    there = {heading: values for heading, values in columns.items() if values is not None}
    return Table((Heading.PLAYER, *there), tuple(zip(seats, *there.values(), strict=True)))


def describe(question: Question) -> tuple[Step, ...]:
    """Return the Given steps and the When step that come to a question.

    Of a draw pile only its size can be said: which cards are in it, :func:`pick_other_cards` decides.
    """
    return (*_describe(question),)


def _describe(question: Question) -> Iterator[Step]:
    variant = variant_name(question)
    if variant is not None:
        yield given(Phrase.VARIANT, variant=variant)
    match question:
        case Deck():
            yield when(Phrase.COUNT_DECK)
        case Deal(players):
            yield when(Phrase.DEAL, number=players)
        case PlayTurn():
            yield from _describe_turn(question)
        case PlayDummyTurn():
            yield from _describe_dummy_turn(question)
        case ScoreRound(tableaus):
            yield _lay(tableaus, None, {Heading.IN_FRONT: tableaus})
            yield when(Phrase.SCORE_ROUND)
        case ScorePuddings(puddings, scores):
            yield _lay(puddings, variant, {Heading.PUDDINGS: puddings, Heading.SCORE: scores})
            yield when(Phrase.SCORE_PUDDINGS)
        case NextRound(round_number, scores, tableaus, draw_pile):
            yield given(Phrase.ROUND, number=round_number)
            shown = scores if any(scores) else None
            yield _lay(tableaus, variant, {Heading.IN_FRONT: tableaus, Heading.SCORE: shown})
            yield given(Phrase.DRAW_PILE, number=len(draw_pile))
            yield when(Phrase.END_ROUND)
        case Winners(scores, puddings):
            yield _lay(puddings, variant, {Heading.PUDDINGS: puddings, Heading.SCORE: scores})
            yield when(Phrase.DECIDE_WINNER)


def _lay(seats: Sequence[object], variant: VariantName | None, columns: dict[Heading, Sequence[Value] | None]) -> Step:
    return given(Phrase.TABLE, tabulate(name_seats(len(seats), variant), columns))


def _describe_turn(question: PlayTurn) -> Iterator[Step]:
    if question.round > 1 or question.variant is not None:
        yield given(Phrase.ROUND, number=question.round)
    yield _lay(question.hands, None, {Heading.HAND: question.hands, Heading.IN_FRONT: question.tableaus})
    # A player who is left out stands in no row; only the last ones can be.
    seats = name_seats(len(question.picks), None)
    yield when(Phrase.TURN, tabulate(seats, {Heading.TAKES: question.picks}))


def _describe_dummy_turn(question: PlayDummyTurn) -> Iterator[Step]:
    seats = name_seats(len(question.tableaus), VariantName.DUMMY)
    yield given(Phrase.CONTROLLER, player=seats[question.controller])
    hands = (*question.hands, question.dummy_pile)
    yield _lay(seats, VariantName.DUMMY, {Heading.HAND: hands, Heading.IN_FRONT: question.tableaus})
    yield when(Phrase.TURN, tabulate(seats, {Heading.TAKES: (*question.picks, (question.dummy_pick,))}))


def expect(question: Question, answer: Answer) -> tuple[Step, ...]:
    """Return Then steps for everything that a right answer to a question shows.

    What is dealt is random: sizes are named, and all cards together.
    """
    return (*_expect(question, answer),)


def _expect(question: Question, answer: Answer) -> Iterator[Step]:
    match question, answer:
        case _, Refused():
            yield then(Phrase.REFUSED)
        case _, DeckAnswer(cards):
            for card in COPIES_IN_DECK:
                yield then(Phrase.DECK_COPIES, card=card, number=cards.count(card))
            yield then(Phrase.DECK_SIZE, number=len(cards))
        case _, DealAnswer(hands):
            yield then(Phrase.HANDS_DEALT, number=len(hands))
            yield from _expect_sizes(answer)
            yield then(Phrase.WHOLE_DECK)
        case PlayTurn(), TurnAnswer(hands, tableaus):
            yield from _expect_cards(name_seats(len(tableaus), None), hands, tableaus)
        case PlayDummyTurn(), DummyTurnAnswer(hands, dummy_pile, tableaus, controller):
            seats = name_seats(len(tableaus), VariantName.DUMMY)
            yield then(Phrase.NEXT_CONTROLLER, player=seats[controller])
            yield from _expect_cards(seats, (*hands, dummy_pile), tableaus)
        case ScoreRound(), RoundAnswer():
            yield from _expect_points(answer)
        case ScorePuddings(variant=variant), PuddingsAnswer(points, totals):
            seats = name_seats(len(points), variant)
            yield then(Phrase.POINTS_TABLE, tabulate(seats, {Heading.POINTS: points}), category=Category.PUDDINGS.value)
            if totals is not None:
                yield then(Phrase.SCORES, tabulate(seats, {Heading.SCORE: totals}))
        case NextRound(), NextRoundAnswer():
            yield from _expect_next_round(question, answer)
        case Winners(scores, variant=variant), WinnersAnswer(winners):
            yield _expect_winners(name_seats(len(scores), variant), winners)


def _expect_sizes(answer: DealAnswer | NextRoundAnswer) -> Iterator[Step]:
    yield then(Phrase.HAND_SIZE, number=len(answer.hands[0]))
    if answer.dummy_pile is not None:
        yield then(Phrase.DUMMY_PILE_SIZE, number=len(answer.dummy_pile))
    yield then(Phrase.DRAW_PILE_SIZE, number=len(answer.draw_pile))


def _expect_cards(seats: Sequence[Player], hands: Hands, tableaus: Tableaus) -> Iterator[Step]:
    if any(hands):
        yield then(Phrase.HANDS, tabulate(seats, {Heading.HAND: hands}))
    else:
        yield then(Phrase.HAND_SIZE, number=0)
    yield then(Phrase.IN_FRONT, tabulate(seats, {Heading.IN_FRONT: tableaus}))


def _expect_points(answer: RoundAnswer) -> Iterator[Step]:
    scores = answer.scores or ()
    seats = name_seats(len(scores), None)
    for category in ROUND_CATEGORIES:
        points = tuple(seat.get(category, 0) for seat in scores)
        yield then(Phrase.POINTS_TABLE, tabulate(seats, {Heading.POINTS: points}), category=category.value)
    totals = tuple(sum(seat.values()) for seat in scores)
    yield then(Phrase.ROUND_POINTS, tabulate(seats, {Heading.POINTS: totals}))


def _expect_next_round(question: NextRound, answer: NextRoundAnswer) -> Iterator[Step]:
    seats = name_seats(len(answer.tableaus), question.variant)
    yield then(Phrase.GAME_OVER if answer.over else Phrase.GAME_GOES_ON)
    yield then(Phrase.SCORES, tabulate(seats, {Heading.SCORE: answer.scores}))
    yield then(Phrase.IN_FRONT, tabulate(seats, {Heading.IN_FRONT: answer.tableaus}))
    yield from _expect_sizes(answer)
    if question.variant is not VariantName.RESHUFFLE or answer.over:
        yield then(Phrase.OLD_DRAW_PILE)
    elif len(question.draw_pile) + sum(map(len, question.tableaus)) == sum(COPIES_IN_DECK.values()):
        yield then(Phrase.WHOLE_DECK)


def _expect_winners(seats: Sequence[Player], winners: Numbers) -> Step:
    if len(winners) == 1:
        return then(Phrase.WINNER, player=seats[winners[0]])
    return then(Phrase.WINNERS, tabulate([seats[seat] for seat in winners], {}))


def judge_question(question: Question, engine: Engine, reference: Engine) -> tuple[Verdict, Answer | None]:
    """Compare an engine's answer with the reference's, by the steps of the scenario that the question makes.

    Returns:
        The verdict, and the engine's answer where there was one.
    """
    run = CaseRun(engine)
    try:
        for step in describe(question):
            if step.kind is Kind.WHEN and isinstance(question, NextRound):
                # In a game the draw pile has cards of its own.
                run.scene = replace(run.scene, draw_pile=question.draw_pile)
            run.take_step(step)
        for step in expect(question, reference.ask(question)):
            run.take_step(step)
    except NotAgreed as error:
        return error.verdict, run.asked.answer if run.asked else None
    return Verdict(Outcome.AGREES, question), run.asked.answer if run.asked else None


def find_scenario(question: Question, verdict: Verdict, engine: Engine) -> tuple[tuple[Step, ...], bool]:
    """Return the steps of the smallest scenario that shows a difference, and whether it fails when it is run.

    Of the Then steps one is enough: the one that differs; where no answer came to be compared, the last that fails.
    """
    expected = expect(question, ReferenceEngine().ask(question))
    if verdict.outcome is Outcome.DIFFERS and verdict.expected:
        expected = (verdict.expected,)
    scenarios = [(*describe(question), step) for step in reversed(expected)]
    failing = (steps for steps in scenarios if judge(steps, engine).outcome.is_fault)
    found = next(failing, None)
    return (found, True) if found else (scenarios[0], False)
