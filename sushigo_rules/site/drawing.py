"""Examples drawn as cards on a table: what lies there, what is done, what comes of it, row by row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sushigo_rules.cards import Card
from sushigo_rules.language.features import Scenario, Step, content_of
from sushigo_rules.language.languages import Keyword, Language
from sushigo_rules.language.phrasebook import PLACEHOLDER, Column, Phrasebook, Table, Value
from sushigo_rules.language.phrases import Kind
from sushigo_rules.language.vocabulary import CONTENT_OF, Content, Heading, WordKind


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """One card: its word in the protocol, for the picture, and in the page's language."""

    card: Card
    name: str


@dataclass(frozen=True, slots=True)
class Cell:
    """Cards, or a text; ``open`` is one that each row of the examples fills."""

    cards: tuple[DrawnCard, ...] = ()
    text: str = ""
    open: bool = False


class Part(StrEnum):
    """To which part of an example a column belongs."""

    BEFORE = "before"
    ACTION = "action"
    AFTER = "after"


@dataclass(frozen=True, slots=True)
class DrawnColumn:
    """One column of a drawing; the first of all holds the players."""

    heading: str
    part: Part
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """One example, or an outline with the table of its rows.

    Attributes:
        id: the scenario's.
        title: in the page's language.
        before: sentences that set the scene.
        action: the sentence that asks something.
        after: sentences that say what comes of it.
        players: the names in the first column.
        columns: the others.
        examples: of an outline the columns of its rows.
    """

    id: str
    title: str
    before: tuple[str, ...]
    action: str
    after: tuple[str, ...]
    players: tuple[str, ...]
    columns: tuple[DrawnColumn, ...]
    examples: tuple[DrawnColumn, ...]


_PART_OF = {Kind.GIVEN: Part.BEFORE, Kind.WHEN: Part.ACTION, Kind.THEN: Part.AFTER}


def draw(scenario: Scenario, language: Language, phrasebook: Phrasebook) -> Drawing:
    """Return the drawing of a scenario.

    The tables of all steps become one: a row per player, the columns in the order of the steps. Sentences keep their
    keyword, after which verb-second languages have turned them round.
    """
    artist = _Artist(language, phrasebook)
    tables = [(step, step.table) for step in scenario.steps if step.table]
    players = list(dict.fromkeys(row[0] for _, table in tables for row in table.rows))
    columns = [column for step, table in tables for column in artist.columns(step, table, players)]
    return Drawing(
        id=scenario.id,
        title=PLACEHOLDER.sub("…", scenario.title),
        before=tuple(artist.sentences(scenario.steps, Kind.GIVEN)),
        action=next(artist.sentences(scenario.steps, Kind.WHEN), ""),
        after=tuple(artist.sentences(scenario.steps, Kind.THEN)),
        players=tuple(phrasebook.say_cell(Content.PLAYER, player) for player in players),
        columns=tuple(columns),
        examples=tuple(artist.examples(scenario)),
    )


@dataclass(frozen=True, slots=True)
class _Artist:
    language: Language
    phrasebook: Phrasebook

    def sentences(self, steps: Sequence[Step], kind: Kind) -> Iterator[str]:
        """Yield the sentences of one kind; one that introduces a table without its colon, or before it not at all."""
        for step in steps:
            if step.kind is kind and not (kind is Kind.GIVEN and step.table):
                sentence = self.phrasebook.say(step.sentence)
                text = self.language.keywords[Keyword(kind)] + PLACEHOLDER.sub(r"\1", sentence)
                yield text.rstrip(":\uff1a\u00a0 ")

    def columns(self, step: Step, table: Table, players: Sequence[Value]) -> Iterator[DrawnColumn]:
        """Yield the columns of a step's table, players without a row left empty."""
        rows = {row[0]: row for row in table.rows}
        for index, heading in enumerate(table.headings):
            if heading is Heading.PLAYER:
                if len(table.headings) == 1:
                    marks = (Cell(text="★") if player in rows else Cell() for player in players)
                    yield DrawnColumn("", _PART_OF[step.kind], tuple(marks))
                continue
            cells = (
                self.cell(CONTENT_OF[heading], rows[player][index]) if player in rows else Cell() for player in players
            )
            name = self.phrasebook.say_word(WordKind.HEADING, heading)
            yield DrawnColumn(name, _PART_OF[step.kind], tuple(cells))

    def cell(self, content: Content, value: Value) -> Cell:
        """Return the cards of a cell as pictures, anything else as text."""
        cards = (value,) if content is Content.CARD else value
        of_cards = content in (Content.CARD, Content.CARDS)
        if of_cards and isinstance(cards, tuple) and all(isinstance(card, str) for card in cards):
            return Cell(cards=tuple(self.card(Card(str(card))) for card in cards))
        text = self.phrasebook.say_cell(content, value)
        return Cell(text=PLACEHOLDER.sub(r"\1", text), open=PLACEHOLDER.search(text) is not None)

    def card(self, card: Card) -> DrawnCard:
        """Return one card with its name."""
        return DrawnCard(card, self.phrasebook.say_word(WordKind.CARD, card))

    def examples(self, scenario: Scenario) -> Iterator[DrawnColumn]:
        """Yield the columns of an outline's rows."""
        if scenario.examples is None:
            return
        for column, cells in zip(scenario.examples.columns, zip(*scenario.examples.rows, strict=True), strict=True):
            content = content_of(column, scenario.steps)
            drawn = tuple(self.cell(content, cell) for cell in cells)
            yield DrawnColumn(self.phrasebook.say_column(column), _part_of(column, scenario), drawn)


def _part_of(column: Column, scenario: Scenario) -> Part:
    """Return whether a column of examples is what comes of it: used only after Then."""
    kinds = {step.kind for step in scenario.steps if _uses(step, column)}
    return Part.AFTER if kinds == {Kind.THEN} else Part.BEFORE


def _uses(step: Step, column: Column) -> bool:
    cells = [cell for row in step.table.rows for cell in row] if step.table else []
    values = [*(value for _, value in step.sentence.slots), *cells]
    return any(value == column or (isinstance(value, tuple) and column in value) for value in values)
