"""A feature in another language: an entry that is not finished takes out exactly what uses it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sushigo_rules.language.catalogs import DOMAINS, Domain, Messages, catalog_path, read_catalog
from sushigo_rules.language.features import Feature, Scenario, parse_feature
from sushigo_rules.language.localization import Localized, Localizer, load_localizer
from sushigo_rules.language.phrasebook import Column, english_phrasebook
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.templates import catalog_bytes, entries
from tests.languages.checkout import add_small_language, edit_entry, forms_of, make_checkout
from tests.languages.pseudo import add_pseudo_language, mark

ENGLISH = load_rulebook().features
SCENARIOS = {scenario.id: scenario for feature in ENGLISH for rule in feature.rules for scenario in rule.scenarios}
RULE_OF = {scenario.id: rule.id for feature in ENGLISH for rule in feature.rules for scenario in rule.scenarios}
SECTION_OF = {scenario.id: feature.slug for feature in ENGLISH for rule in feature.rules for scenario in rule.scenarios}


class Translation:
    """The pseudo-language, in which single entries are made unfinished."""

    def __init__(self, folder: Path) -> None:
        self.language = add_pseudo_language(make_checkout(folder))

    def empty(self, domain: Domain, context: str) -> None:
        path = catalog_path(self.language.folder, domain)
        forms = tuple("" for _ in forms_of(path, context))
        edit_entry(path, context, forms if len(forms) > 1 else "")

    def make_fuzzy(self, domain: Domain, context: str) -> None:
        path = catalog_path(self.language.folder, domain)
        forms = forms_of(path, context)
        edit_entry(path, context, forms if len(forms) > 1 else forms[0], fuzzy=True)

    def put(self, domain: Domain, context: str, text: str) -> None:
        edit_entry(catalog_path(self.language.folder, domain), context, text)

    def localize(self) -> list[Localized]:
        localizer = load_localizer(self.language)
        return [localizer.localize(feature) for feature in ENGLISH]

    def left_out(self) -> set[str]:
        """Return the scenarios that are not there."""
        return set(SCENARIOS) - set(there([part.feature for part in self.localize()]))

    def missing(self) -> dict[str, tuple[str, ...]]:
        return {where: contexts for part in self.localize() for where, contexts in part.missing.items()}


def there(features: list[Feature | None]) -> list[str]:
    return [scenario.id for feature in features if feature for rule in feature.rules for scenario in rule.scenarios]


@pytest.fixture
def translation(tmp_path: Path) -> Translation:
    return Translation(tmp_path)


def using(tells: Callable[[Scenario], bool]) -> set[str]:
    found = {case_id for case_id, scenario in SCENARIOS.items() if tells(scenario)}
    assert found
    assert found < set(SCENARIOS)
    return found


def uses_phrase(phrase: str) -> Callable[[Scenario], bool]:
    return lambda scenario: any(step.sentence.phrase == phrase for step in scenario.steps)


def values(scenario: Scenario) -> list[object]:
    """Return all that stands in the slots, cells and examples of a scenario."""
    found: list[object] = []
    for step in scenario.steps:
        found += [value for _, value in step.sentence.slots]
        found += [cell for row in step.table.rows for cell in row] if step.table else []
    if scenario.examples:
        found += [cell for row in scenario.examples.rows for cell in row] + list(scenario.examples.columns)
    flat = [part for value in found for part in (value if isinstance(value, tuple) else (value,))]
    return [value.value if isinstance(value, Column) else value for value in flat]


def headings(scenario: Scenario) -> set[str]:
    found = {str(heading) for step in scenario.steps if step.table for heading in step.table.headings}
    return found | {column.value for column in (scenario.examples.columns if scenario.examples else ())}


def test_nothing_is_left_out_of_a_complete_language(translation: Translation) -> None:
    assert translation.left_out() == set()


def test_nothing_is_missing_of_a_complete_language(translation: Translation) -> None:
    assert translation.missing() == {}


def test_titles_and_descriptions_are_translated(translation: Translation) -> None:
    feature = translation.localize()[0].feature
    assert feature is not None
    assert feature.title == mark(ENGLISH[0].title)
    assert feature.description == tuple(map(mark, ENGLISH[0].description))
    assert feature.rules[0].title == mark(ENGLISH[0].rules[0].title)
    assert feature.rules[0].scenarios[0].title == mark(ENGLISH[0].rules[0].scenarios[0].title)


def test_steps_are_the_same_in_every_language(translation: Translation) -> None:
    localized = [part.feature for part in translation.localize() if part.feature]
    steps = [s.steps for feature in localized for rule in feature.rules for s in rule.scenarios]
    assert steps == [scenario.steps for scenario in SCENARIOS.values()]


@pytest.mark.parametrize("unfinish", [Translation.empty, Translation.make_fuzzy])
def test_an_unfinished_phrase_takes_out_exactly_its_scenarios(
    translation: Translation, unfinish: Callable[[Translation, Domain, str], None]
) -> None:
    unfinish(translation, "phrases", "phrase end-round")
    assert translation.left_out() == using(uses_phrase("end-round"))


@pytest.mark.parametrize("unfinish", [Translation.empty, Translation.make_fuzzy])
def test_an_unfinished_plural_phrase_takes_out_exactly_its_scenarios(
    translation: Translation, unfinish: Callable[[Translation, Domain, str], None]
) -> None:
    unfinish(translation, "phrases", "phrase points")
    assert translation.left_out() == using(uses_phrase("points"))


def test_a_phrase_without_its_slot_takes_out_exactly_its_scenarios(translation: Translation) -> None:
    translation.put("phrases", "phrase winner", "someone wins")
    assert translation.left_out() == using(uses_phrase("winner"))


@pytest.mark.parametrize("word", ["wasabi", "maki-3", "egg-nigiri"])
def test_an_unfinished_card_takes_out_exactly_the_scenarios_with_it(translation: Translation, word: str) -> None:
    translation.make_fuzzy("phrases", f"card {word}")
    assert translation.left_out() == using(lambda scenario: word in values(scenario))


def test_an_unfinished_category_takes_out_exactly_the_scenarios_with_it(translation: Translation) -> None:
    translation.make_fuzzy("phrases", "category dumplings")
    assert translation.left_out() == using(lambda scenario: "dumplings" in values(scenario))


def test_an_unfinished_player_takes_out_exactly_the_scenarios_with_it(translation: Translation) -> None:
    translation.empty("phrases", "player player-5")
    assert translation.left_out() == using(lambda scenario: "player-5" in values(scenario))


def test_an_unfinished_heading_takes_out_exactly_the_scenarios_with_it(translation: Translation) -> None:
    translation.empty("phrases", "heading puddings")
    assert translation.left_out() == using(lambda scenario: "puddings" in headings(scenario))


@pytest.mark.parametrize("unfinish", [Translation.empty, Translation.make_fuzzy])
def test_an_unfinished_title_takes_out_exactly_its_scenario(
    translation: Translation, unfinish: Callable[[Translation, Domain, str], None]
) -> None:
    unfinish(translation, "rules", "case tempura-pairs.own title")
    assert translation.left_out() == {"tempura-pairs.own"}


def test_a_title_with_another_placeholder_takes_out_exactly_its_scenario(translation: Translation) -> None:
    translation.put("rules", "case tempura-pairs.count title", mark("Points for <points>"))
    assert translation.left_out() == {"tempura-pairs.count"}


def test_a_title_with_an_english_placeholder_takes_out_exactly_its_scenario(translation: Translation) -> None:
    translation.put("rules", "case tempura-pairs.count title", "Punkte: <number>")
    assert translation.left_out() == {"tempura-pairs.count"}


@pytest.mark.parametrize("context", ["rule tempura-pairs title", "rule tempura-pairs text 1"])
def test_an_unfinished_text_of_a_rule_takes_out_exactly_its_scenarios(translation: Translation, context: str) -> None:
    translation.make_fuzzy("rules", context)
    assert translation.left_out() == {case_id for case_id, rule in RULE_OF.items() if rule == "tempura-pairs"}


@pytest.mark.parametrize("context", ["feature puddings title", "feature puddings text 1"])
def test_an_unfinished_text_of_a_section_takes_out_exactly_its_scenarios(
    translation: Translation, context: str
) -> None:
    translation.empty("rules", context)
    assert translation.left_out() == {case_id for case_id, section in SECTION_OF.items() if section == "puddings"}


def test_an_unfinished_text_beside_the_features_takes_out_nothing(translation: Translation) -> None:
    translation.empty("rules", "term word round")
    assert translation.left_out() == set()


def test_an_unfinished_text_of_the_command_line_takes_out_nothing(translation: Translation) -> None:
    catalog_path(translation.language.folder, "site").unlink()
    assert translation.left_out() == set()


def test_what_is_missing_is_told_per_scenario(translation: Translation) -> None:
    translation.empty("phrases", "phrase points")
    translation.empty("rules", "case tempura-pairs.cards-between title")
    assert translation.missing()["tempura-pairs.cards-between"] == (
        "case tempura-pairs.cards-between title",
        "phrase points",
    )


def test_what_is_missing_is_told_once_per_rule(translation: Translation) -> None:
    translation.empty("rules", "rule tempura-pairs text 1")
    assert translation.missing() == {"tempura-pairs": ("rule tempura-pairs text 1",)}


def test_what_is_missing_is_told_once_per_section(translation: Translation) -> None:
    translation.empty("rules", "feature tempura title")
    assert translation.missing() == {"tempura": ("feature tempura title",)}


def test_a_scenario_that_misses_a_word_twice_tells_it_once(translation: Translation) -> None:
    translation.empty("phrases", "card tempura")
    assert translation.missing()["tempura-pairs.own"] == ("card tempura",)


def test_a_language_without_catalogues_has_nothing(translation: Translation) -> None:
    for domain in DOMAINS:
        catalog_path(translation.language.folder, domain).unlink()
    assert translation.left_out() == set(SCENARIOS)


def test_a_half_done_language_has_what_is_finished(tmp_path: Path) -> None:
    language = add_small_language(make_checkout(tmp_path), "pl")
    localizer = load_localizer(language)
    features = [localizer.localize(feature).feature for feature in ENGLISH]
    assert {feature.slug for feature in features if feature} == {"tempura", "dumplings", "puddings"}


def test_entries_of_english_that_is_gone_do_no_harm(translation: Translation) -> None:
    path = catalog_path(translation.language.folder, "phrases")
    catalog = read_catalog(path)
    catalog.add("a sentence of old", "ein alter Satz", context="phrase old")
    path.write_bytes(catalog_bytes(catalog))
    assert len(list(entries(read_catalog(path)))) == len(list(entries(catalog)))
    assert translation.left_out() == set()


OUTLINE = """\
Feature: Tempura

  @tempura-pairs @printed
  Rule: Pairs

    @tempura-pairs.count
    Scenario Outline: Pairs
      When the round is scored
      Then this is refused

      Examples:
        | total |
        | 1     |
"""


def test_an_unfinished_heading_of_a_column_that_is_used_nowhere_takes_the_scenario_out(
    translation: Translation,
) -> None:
    translation.empty("phrases", "heading total")
    feature = parse_feature(OUTLINE, "tempura", english_phrasebook())
    book = load_localizer(translation.language).phrasebook
    texts: dict[tuple[str, ...], tuple[str, ...]] = {
        ("feature tempura title", "Tempura"): ("T",),
        ("rule tempura-pairs title", "Pairs"): ("P",),
        ("case tempura-pairs.count title", "Pairs"): ("P",),
    }
    prose = Messages(texts, lambda _: 0)
    assert Localizer(book, prose).localize(feature).missing == {"tempura-pairs.count": ("heading total",)}
