"""The same feature in another language: whatever all words are there for, and what is missing for the rest."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from sushigo_rules.errors import UnreadableError
from sushigo_rules.language.catalogs import Messages, catalog_path, load_messages
from sushigo_rules.language.features import Feature, Rule, Scenario, content_of, titled_placeholders
from sushigo_rules.language.languages import Language
from sushigo_rules.language.phrasebook import (
    MissingError,
    Phrasebook,
    english_phrasebook,
    load_phrasebook,
)


@dataclass(frozen=True, slots=True)
class Localized:
    """A feature in a language.

    Attributes:
        feature: what can be said of it; None when not even its title can.
        missing: the contexts of the entries that kept something out, per case id, rule id or section.
    """

    feature: Feature | None
    missing: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Localizer:
    """Says features in one language."""

    phrasebook: Phrasebook
    prose: Messages

    def localize(self, feature: Feature) -> Localized:
        """Return the feature in this language, without the rules and scenarios that are not fully translated."""
        missing: dict[str, tuple[str, ...]] = {}
        texts = self._texts(f"feature {feature.slug}", feature.title, feature.description)
        if isinstance(texts, str):
            return Localized(None, {feature.slug: (texts,)})
        title, description = texts
        rules = tuple(rule for old in feature.rules if (rule := self._rule(old, missing)))
        return Localized(replace(feature, title=title, description=description, rules=rules), missing)

    def _rule(self, rule: Rule, missing: dict[str, tuple[str, ...]]) -> Rule | None:
        texts = self._texts(f"rule {rule.id}", rule.title, rule.description)
        if isinstance(texts, str):
            missing[rule.id] = (texts,)
            return None
        title, description = texts
        scenarios = []
        for scenario in rule.scenarios:
            lacking = tuple(dict.fromkeys(self._lacking(scenario)))
            if lacking:
                missing[scenario.id] = lacking
            else:
                translation = self.prose.find(f"case {scenario.id} title", scenario.title)
                scenarios.append(replace(scenario, title=translation or ""))
        return replace(rule, title=title, description=description, scenarios=tuple(scenarios))

    def _texts(self, context: str, title: str, paragraphs: tuple[str, ...]) -> tuple[str, tuple[str, ...]] | str:
        """Return title and paragraphs translated, or the context of the first that is not."""
        texts = [(f"{context} title", title)]
        texts += [(f"{context} text {number}", text) for number, text in enumerate(paragraphs, start=1)]
        translations = []
        for entry, text in texts:
            translation = self.prose.find(entry, text)
            if translation is None:
                return entry
            translations.append(translation)
        return translations[0], tuple(translations[1:])

    def _lacking(self, scenario: Scenario) -> Iterator[str]:
        context = f"case {scenario.id} title"
        title = self.prose.find(context, scenario.title)
        if title is None or not self.same_placeholders(scenario.title, title):
            yield context
        for say in self._sayings(scenario):
            try:
                say()
            except MissingError as error:
                yield error.context

    def same_placeholders(self, english: str, translation: str) -> bool:
        """Tell whether a title names the same columns as the English one, by this language's headings."""
        try:
            return titled_placeholders(translation, self.phrasebook) == titled_placeholders(
                english, english_phrasebook()
            )
        except UnreadableError:
            return False

    def _sayings(self, scenario: Scenario) -> Iterator[Callable[[], object]]:
        """Yield everything that has to be said in the steps and examples."""
        for step in scenario.steps:
            yield partial(self.phrasebook.say, step.sentence)
            if step.table:
                yield partial(self.phrasebook.say_table, step.table)
        if scenario.examples:
            for column, cells in zip(scenario.examples.columns, zip(*scenario.examples.rows, strict=True), strict=True):
                content = content_of(column, scenario.steps)
                yield partial(self.phrasebook.say_column, column)
                yield from (partial(self.phrasebook.say_cell, content, cell) for cell in cells)


def load_localizer(language: Language) -> Localizer:
    """Return the localizer of a language.

    Raises:
        SourceError: one of its catalogues is broken.
    """
    return Localizer(load_phrasebook(language), load_messages(catalog_path(language.folder, "rules")))
