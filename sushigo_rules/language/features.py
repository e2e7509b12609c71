"""A ``.feature`` as values in no language, and back in any language."""

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser

from sushigo_rules.cards import Card
from sushigo_rules.errors import SourceError, UnreadableError
from sushigo_rules.language.languages import Keyword, Language
from sushigo_rules.language.phrasebook import Column, Phrasebook, Sentence, Table, Value
from sushigo_rules.language.phrases import PHRASES, SLOTS, Kind
from sushigo_rules.language.vocabulary import CONTENT_OF, Content, Heading

WIDTH: Final = 118
_STATUSES: Final = ("printed", "ruling", "variant", "informative")
_KEYWORD_OF: Final[Mapping[Kind, Keyword]] = {
    Kind.GIVEN: Keyword.GIVEN,
    Kind.WHEN: Keyword.WHEN,
    Kind.THEN: Keyword.THEN,
}
_KIND_OF: Final = {"Context": Kind.GIVEN, "Action": Kind.WHEN, "Outcome": Kind.THEN}


@dataclass(frozen=True, slots=True)
class Step:
    """One step; ``line`` is where it stands in its file, for messages."""

    kind: Kind
    sentence: Sentence
    table: Table | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Examples:
    """The rows of a scenario outline."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """One example, or with ``examples`` a table of them; the title is a text in the feature's language."""

    id: str
    title: str
    steps: tuple[Step, ...]
    examples: Examples | None = None
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, its description in paragraphs; an informative one has no scenarios."""

    id: str
    status: str
    title: str
    description: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Feature:
    """One section of the rules; the slug is the file's name."""

    slug: str
    title: str
    description: tuple[str, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """One example as it is run: a scenario, or one row of an outline, nothing left open.

    The id is the scenario's; of a row that id, a slash and the row's first cell in English.
    """

    id: str
    rule: str
    status: str
    section: str
    title: str
    steps: tuple[Step, ...]


def read_feature(path: Path, phrasebook: Phrasebook) -> Feature:
    """Read a feature file.

    Raises:
        SourceError: it is no Gherkin, is not built as the features are, or has a sentence that is no phrase;
            with file and line.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SourceError(f"expected a feature in UTF-8; found: {error}", path) from error
    try:
        return parse_feature(text, path.stem, phrasebook)
    except SourceError as error:
        raise SourceError(error.fault, path, error.line) from error


def parse_feature(text: str, slug: str, phrasebook: Phrasebook) -> Feature:
    """Turn the text of a feature file into values.

    Raises:
        SourceError: as for :func:`read_feature`, without the file.
    """
    try:
        document = Parser().parse(text)
    except CompositeParserException as error:
        first = error.errors[0]
        raise SourceError(f"expected Gherkin; found: {first}", line=first.location["line"]) from error
    feature = document.get("feature")
    if not feature:
        raise SourceError("expected a feature; found none", line=1)
    reader = _Reader(phrasebook)
    return Feature(
        slug=slug,
        title=feature["name"],
        description=_paragraphs(feature["description"]),
        rules=tuple(reader.rule(child) for child in feature["children"]),
    )


@dataclass(frozen=True, slots=True)
class _Reader:
    """Turns the parser's output into values."""

    phrasebook: Phrasebook

    def rule(self, child: Mapping[str, Any]) -> Rule:
        if "rule" not in child:
            raise SourceError("expected only rules in a feature; found something else", line=_line(child))
        node = child["rule"]
        tags = [tag["name"].removeprefix("@") for tag in node["tags"]]
        if len(tags) != 2 or tags[1] not in _STATUSES:
            raise SourceError(
                f"expected two tags, @ID and one of @{', @'.join(_STATUSES)}; found {tags}", line=_line(node)
            )
        return Rule(
            id=tags[0],
            status=tags[1],
            title=node["name"],
            description=_paragraphs(node["description"]),
            scenarios=tuple(self.scenario(inner, tags[0]) for inner in node["children"]),
            line=_line(node),
        )

    def scenario(self, child: Mapping[str, Any], rule: str) -> Scenario:
        if "scenario" not in child:
            raise SourceError("expected only scenarios in a rule; found something else", line=_line(child))
        node = child["scenario"]
        tags = [tag["name"].removeprefix("@") for tag in node["tags"]]
        if len(tags) != 1 or not re.fullmatch(rf"{re.escape(rule)}\.[a-z0-9-]+", tags[0]):
            raise SourceError(f"expected one tag like @{rule}.some-words; found {tags}", line=_line(node))
        if node["description"]:
            raise SourceError("expected no description of a scenario; found one", line=_line(node))
        if not node["steps"]:
            raise SourceError("expected steps; found none", line=_line(node))
        steps = tuple(self.step(step) for step in node["steps"])
        return Scenario(tags[0], node["name"], steps, self.examples(node, steps), _line(node))

    def step(self, node: Mapping[str, Any]) -> Step:
        kind = _KIND_OF.get(node["keywordType"])
        if kind is None:
            raise SourceError(f"expected Given, When or Then; found {node['keyword'].strip()}", line=_line(node))
        try:
            sentence = self.phrasebook.read(kind, node["text"])
            table = self.table(node, sentence)
        except UnreadableError as error:
            raise UnreadableError(error.fault, line=_line(node)) from error
        return Step(kind, sentence, table, _line(node))

    def table(self, node: Mapping[str, Any], sentence: Sentence) -> Table | None:
        rows = _rows(node["dataTable"]["rows"]) if "dataTable" in node else ()
        if bool(rows) != bool(PHRASES[sentence.phrase].headings) or "docString" in node:
            wanted = "a table" if PHRASES[sentence.phrase].headings else "nothing"
            raise UnreadableError(f"expected {wanted} below this step; found otherwise")
        return self.phrasebook.read_table(sentence.phrase, rows) if rows else None

    def examples(self, node: Mapping[str, Any], steps: Sequence[Step]) -> Examples | None:
        open_columns = _placeholders(steps)
        if not node["examples"] and not open_columns:
            return None
        tables = node["examples"]
        if len(tables) != 1 or tables[0]["tags"] or tables[0]["name"] or not tables[0].get("tableBody"):
            raise SourceError("expected one table of examples without tags and name; found otherwise", line=_line(node))
        table = tables[0]
        try:
            columns = tuple(self.phrasebook.read_column(cell["value"]) for cell in table["tableHeader"]["cells"])
            if len(set(columns)) < len(columns):
                raise UnreadableError("expected each column once; found one twice")
            without = sorted(f"<{self.phrasebook.say_column(column)}>" for column in open_columns - set(columns))
            if without:
                raise UnreadableError(f"expected a column for each placeholder; found none for {', '.join(without)}")
            contents = [content_of(column, steps) for column in columns]
            rows = tuple(tuple(map(self.phrasebook.read_cell, contents, row)) for row in _rows(table["tableBody"]))
        except UnreadableError as error:
            raise UnreadableError(error.fault, line=_line(table)) from error
        return Examples(columns, rows)


def content_of(column: Column, steps: Sequence[Step]) -> Content:
    """Return what the cells of a column of examples hold: what its placeholder stands for in the steps.

    A column that stands in no step, only in the title, holds numbers.

    Raises:
        UnreadableError: it stands for different things.
    """
    found = {content for step in steps for content, value in _contents(step) if value == column}
    if len(found) > 1:
        raise UnreadableError(f"expected a placeholder to stand for one thing; found {', '.join(sorted(found))}")
    return found.pop() if found else Content.NUMBER


def _contents(step: Step) -> Iterator[tuple[Content, Value]]:
    """Yield whatever stands in the slots and cells of a step, single cards of a list too."""
    for slot, value in step.sentence.slots:
        yield SLOTS[slot], value
    for heading, value in _cells(step.table):
        yield CONTENT_OF[heading], value
        if isinstance(value, tuple):
            yield from ((Content.CARD, card) for card in value)


def _placeholders(steps: Sequence[Step]) -> set[Column]:
    return {value for step in steps for _, value in _contents(step) if isinstance(value, Column)}


def _cells(table: Table | None) -> Iterator[tuple[Heading, Value]]:
    if table:
        for row in table.rows:
            yield from zip(table.headings, row, strict=True)


def list_cases(feature: Feature, english: Feature, phrasebook: Phrasebook, english_book: Phrasebook) -> list[Case]:
    """Return the cases of a feature, rows in order.

    Args:
        feature: in any language.
        english: the same section in the source language, from which the ids of rows come.
        phrasebook: of the feature's language, for titles.
        english_book: the source language's.

    Raises:
        SourceError: the feature was made from an older one in the source language.
    """
    row_ids = {scenario.id: _row_ids(scenario, english_book) for rule in english.rules for scenario in rule.scenarios}
    cases: list[Case] = []
    for rule in feature.rules:
        for scenario in rule.scenarios:
            ids = row_ids.get(scenario.id, [])
            if len(ids) != (len(scenario.examples.rows) if scenario.examples else 1):
                raise SourceError(
                    f"expected the cases of the feature {feature.slug} in English; found {scenario.id}, which is not "
                    "there or has other examples. Make the features again: sushigo-rules translate build"
                )
            cases += _expand(scenario, rule, feature.slug, ids, phrasebook)
    return cases


def _row_ids(scenario: Scenario, english: Phrasebook) -> list[str]:
    if scenario.examples is None:
        return [scenario.id]
    content = content_of(scenario.examples.columns[0], scenario.steps)
    return [f"{scenario.id}/{english.say_cell(content, row[0])}" for row in scenario.examples.rows]


def _expand(scenario: Scenario, rule: Rule, slug: str, ids: Sequence[str], phrasebook: Phrasebook) -> Iterator[Case]:
    if scenario.examples is None:
        yield Case(ids[0], rule.id, rule.status, slug, scenario.title, scenario.steps)
        return
    columns = scenario.examples.columns
    for case_id, row in zip(ids, scenario.examples.rows, strict=True):
        values = dict(zip(columns, row, strict=True))
        title = scenario.title
        for column, value in values.items():
            said = phrasebook.say_cell(content_of(column, scenario.steps), value)
            title = title.replace(f"<{phrasebook.say_column(column)}>", said)
        steps = tuple(_fill(step, values) for step in scenario.steps)
        yield Case(case_id, rule.id, rule.status, slug, title, steps)


def _fill(step: Step, values: Mapping[Column, Value]) -> Step:
    """Put the values of one row into a step."""

    def filled(value: Value) -> Value:
        match value:
            case Column():
                return values[value]
            case tuple():
                return tuple(Card(str(values[card])) if isinstance(card, Column) else card for card in value)
            case _:
                return value

    sentence = Sentence(step.sentence.phrase, tuple((slot, filled(value)) for slot, value in step.sentence.slots))
    table = step.table and Table(step.table.headings, tuple(tuple(map(filled, row)) for row in step.table.rows))
    return replace(step, sentence=sentence, table=table)


def write_feature(feature: Feature, language: Language, phrasebook: Phrasebook, header: str = "") -> str:
    """Return the text of a feature file in one language.

    Args:
        feature: its titles and descriptions already in that language.
        language: whose keywords are used.
        phrasebook: of the same language.
        header: comment lines for the top, without ``#``.

    Raises:
        MissingError: a sentence or a word is not translated yet.
    """
    writer = _Writer(language.keywords, phrasebook)
    lines = [f"# {line}".rstrip() for line in header.splitlines()]
    if not language.is_source:
        lines.append(f"# language: {language.gherkin}")
    lines += [f"{language.keywords[Keyword.FEATURE]}: {feature.title}", *_wrapped(feature.description, "  ")]
    for rule in feature.rules:
        lines += writer.rule(rule)
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Writer:
    """Turns values into lines."""

    keywords: Mapping[Keyword, str]
    phrasebook: Phrasebook

    def rule(self, rule: Rule) -> Iterator[str]:
        yield ""
        yield f"  @{rule.id} @{rule.status}"
        yield f"  {self.keywords[Keyword.RULE]}: {rule.title}"
        yield from _wrapped(rule.description, "    ")
        for scenario in rule.scenarios:
            yield from self.scenario(scenario)

    def scenario(self, scenario: Scenario) -> Iterator[str]:
        keyword = Keyword.SCENARIO_OUTLINE if scenario.examples else Keyword.SCENARIO
        yield ""
        yield f"    @{scenario.id}"
        yield f"    {self.keywords[keyword]}: {scenario.title}"
        for step in scenario.steps:
            yield f"      {self.keywords[_KEYWORD_OF[step.kind]]}{self.phrasebook.say(step.sentence)}"
            if step.table:
                yield from _aligned(self.phrasebook.say_table(step.table), "        ")
        if scenario.examples:
            yield ""
            yield f"      {self.keywords[Keyword.EXAMPLES]}:"
            yield from _aligned(self.examples(scenario), "        ")

    def examples(self, scenario: Scenario) -> tuple[tuple[str, ...], ...]:
        assert scenario.examples
        columns = scenario.examples.columns
        contents = [content_of(column, scenario.steps) for column in columns]
        rows = (tuple(map(self.phrasebook.say_cell, contents, row)) for row in scenario.examples.rows)
        return (tuple(self.phrasebook.say_column(column) for column in columns), *rows)


def titled_placeholders(title: str, phrasebook: Phrasebook) -> frozenset[Column]:
    """Return the columns that the placeholders of a title name.

    Raises:
        UnreadableError: a placeholder names none.
    """
    return frozenset(phrasebook.read_column(name) for name in re.findall(r"<([^<>]+)>", title))


def _aligned(rows: Sequence[Sequence[str]], indent: str) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        yield f"{indent}| {' | '.join(cells)} |"


def _wrapped(paragraphs: Sequence[str], indent: str) -> Iterator[str]:
    for number, paragraph in enumerate(paragraphs):
        if number:
            yield ""
        yield from textwrap.wrap(
            paragraph, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False,
            break_long_words=False,
        )  # fmt: skip


def _paragraphs(description: str) -> tuple[str, ...]:
    paragraphs = re.split(r"\n[ \t]*\n", "\n".join(line.strip(" \t") for line in description.strip().split("\n")))
    # Blanks that do not break, as French has before a colon, are letters of the text.
    return tuple(" ".join(re.split(r"[ \t\n]+", paragraph)) for paragraph in paragraphs if paragraph)


def _rows(rows: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(cell["value"] for cell in row["cells"]) for row in rows)


def _line(node: Mapping[str, Any]) -> int:
    inner = node if "location" in node else next(iter(node.values()))
    return int(inner["location"]["line"])
