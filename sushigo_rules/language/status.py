"""How far each language is: percent of each catalogue, cases of all, what is missing."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog

from sushigo_rules.language.catalogs import DOMAINS, Domain, catalog_path, is_finished, read_catalog
from sushigo_rules.language.features import Feature
from sushigo_rules.language.languages import Language
from sushigo_rules.language.localization import load_localizer
from sushigo_rules.language.templates import entries, template_path


@dataclass(frozen=True, slots=True)
class CatalogStatus:
    """How many entries of a catalogue are finished, of all that its template has."""

    done: int
    fuzzy: int
    total: int

    @property
    def percent(self) -> int:
        """Whole percent, 100 only when everything is done."""
        return self.done * 100 // self.total if self.total else 100


@dataclass(frozen=True, slots=True)
class LanguageStatus:
    """How far one language is.

    Attributes:
        catalogs: per domain.
        cases: how many cases can be said.
        all_cases: how many there are.
        missing: the contexts that keep something out, per case id, rule id or section.
    """

    language: Language
    catalogs: dict[Domain, CatalogStatus]
    cases: int
    all_cases: int
    missing: dict[str, tuple[str, ...]]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return all(status.done == status.total for status in self.catalogs.values()) and self.cases == self.all_cases


def language_status(language: Language, english: Sequence[Feature], locales: Path) -> LanguageStatus:
    """Return how far a language is.

    Args:
        language: any but English.
        english: the features in the source language.
        locales: the folder of all catalogues, with the templates.

    Raises:
        SourceError: one of its catalogues is broken.
    """
    localizer = load_localizer(language)
    localized = [localizer.localize(feature) for feature in english]
    missing = {where: contexts for part in localized for where, contexts in part.missing.items()}
    return LanguageStatus(
        language=language,
        catalogs={domain: catalog_status(language, domain, locales) for domain in DOMAINS},
        cases=sum(count_cases(part.feature) for part in localized if part.feature),
        all_cases=sum(count_cases(feature) for feature in english),
        missing=missing,
    )


def catalog_status(language: Language, domain: Domain, locales: Path) -> CatalogStatus:
    """Count the entries of one catalogue against its template."""
    template = read_catalog(template_path(locales, domain))
    path = catalog_path(language.folder, domain)
    catalog = read_catalog(path) if path.is_file() else Catalog()
    wanted = list(entries(template))
    found = [old for new in wanted if (old := catalog.get(new.id, new.context)) and old.id == new.id]
    done = sum(map(is_finished, found))
    fuzzy = sum(old.fuzzy for old in found)
    return CatalogStatus(done, fuzzy, len(wanted))


def count_cases(feature: Feature) -> int:
    """Return how many cases a feature has, rows of outlines counted."""
    scenarios = (scenario for rule in feature.rules for scenario in rule.scenarios)
    return sum(len(scenario.examples.rows) if scenario.examples else 1 for scenario in scenarios)
