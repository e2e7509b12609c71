"""The MkDocs configuration of one language's site, inheriting the root ``mkdocs.yml``."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language
from sushigo_rules.site.english import English, mark
from sushigo_rules.site.pages import PageSection, SiteText

ENGLISH_PAGES: Final = (
    ("Check an implementation", "implementers/guide.md"),
    ("The protocol", "implementers/protocol.md"),
    ("Adapters, vectors, schemas", "implementers/downloads.md"),
    ("Scoring for your page", "implementers/scoring.md"),
    ("Add a language", "translators/guide.md"),
    ("How far each language is", "translators/status.md"),
    ("Decisions", "decisions.md"),
)
"""Pages for implementers and translators, in English only; one that is not written yet is left out."""
STATUS_PAGE: Final = "translators/status.md"
"""The one of them that is made from a template."""


def folder_of(site: Path, code: str) -> Path:
    """Return the folder of a language: the source language is at the root."""
    return site if code == SOURCE_LANGUAGE else site / code


@dataclass(frozen=True, slots=True)
class SitePaths:
    """Where things are: the checkout, the folder for everything made, and the finished site in it."""

    root: Path
    build: Path

    @property
    def site(self) -> Path:
        """The finished site of all languages."""
        return self.build / "site"

    @property
    def unfinished(self) -> Path:
        """Where the site is made, before it takes the place of the old one."""
        return self.build / "unfinished-site"

    @property
    def features(self) -> Path:
        """The features of all languages, made from the catalogues as they are now."""
        return self.build / "features"

    def docs(self, code: str) -> Path:
        """The Markdown pages of a language."""
        return self.build / "docs" / code

    def config(self, code: str) -> Path:
        """The configuration of a language."""
        return self.build / "config" / f"{code}.yml"

    def output(self, code: str) -> Path:
        """Where the site of a language is made: the source language at the root, others below it."""
        return folder_of(self.unfinished, code)


def configure(
    text: SiteText,
    languages: Sequence[Language],
    paths: SitePaths,
    url: str,
    offers: Mapping[str, Mapping[str, str]],
    *,
    offline: bool = True,
) -> str:
    """Return the configuration of a language as YAML.

    Args:
        text: of the language.
        languages: all that the switcher offers.
        paths: where things are.
        url: where the whole site will be, with a slash at the end.
        offers: of the languages that are offered to visitors who want them, see ``make_offers``.
        offline: whether the pages are kept on the device.
    """
    language, say = text.rulebook.language, text.site_speech.say
    code = language.code
    texts = make_texts(text)
    is_listed = language in languages
    offered = [*languages] if is_listed else [*languages, language]
    data = {
        "INHERIT": str(paths.root / "mkdocs.yml"),
        "site_name": say("Sushi Go! rules"),
        "site_url": url if language.is_source else f"{url}{code}/",
        "site_description": say("The rules of Sushi Go!, as examples that are run."),
        "docs_dir": str(paths.docs(code)),
        "site_dir": str(paths.output(code)),
        "theme": {
            "name": "material",
            "custom_dir": str(paths.root / "docs" / "theme"),
            "language": language.material,
            "direction": language.direction,
            "palette": make_palette(text),
        },
        "nav": make_nav(text, paths.root / "docs" / "guides"),
        "extra": {
            "generator": False,
            "code": code,
            "source": SOURCE_LANGUAGE,
            "to_root": "" if language.is_source else "../",
            "languages": [
                {
                    "code": other.code,
                    "name": other.name,
                    "direction": other.direction,
                    "path": "" if other.is_source else f"{other.code}/",
                }
                for other in offered
            ],
            "offers": offers,
            "listed": is_listed,
            "codes": [
                path.parent.name for path in sorted(text.rulebook.language.folder.parent.glob("*/language.toml"))
            ],
            "english_only": [path for _, path in ENGLISH_PAGES],
            "texts": texts,
            "english_texts": [key for key, said in texts.items() if isinstance(said, English)],
            "site_root": url,
            "offline": offline,
        },
    }
    # JSON is YAML too.
    return json.dumps(data, ensure_ascii=False, indent=1)


def make_palette(text: SiteText) -> list[dict[str, Any]]:
    """Return the light and the dark scheme, first as the device wants it."""
    say = text.site_speech.say
    light, dark = "(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"
    return [
        {
            "media": light,
            "scheme": "default",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "material/weather-night", "name": say("Switch to dark")},
        },
        {
            "media": dark,
            "scheme": "slate",
            "primary": "custom",
            "accent": "custom",
            "toggle": {"icon": "material/weather-sunny", "name": say("Switch to light")},
        },
    ]


def make_nav(text: SiteText, guides: Path) -> list[Any]:
    """Return the menu; pages that are in English only are marked so in other languages."""
    sections = text.sections()
    rules = [part for part in sections if not part.is_variant]
    variants = [part for part in sections if part.is_variant]

    def say(words: str) -> str:
        return str(mark(text.site_speech.say(words)))

    nav: list[Any] = [
        {say("Home"): "index.md"},
        {say("Play in five minutes"): "play.md"},
        {say("Score pad"): "pad.md"},
        {say("The rules"): ["rules/index.md", *map(_section_entry, rules)]},
        {say("Variants"): [*map(_section_entry, variants)]},
        {
            say("Look it up"): [
                {say("The cards"): "cards.md"},
                {say("The printed sheet"): "sheet.md"},
                {say("Questions and rulings"): "rulings.md"},
                {say("Glossary"): "glossary.md"},
                {say("What the rulebooks say"): "sources.md"},
                {say("Everything on one page"): "all.md"},
            ]
        },
    ]
    return [
        *nav,
        {say("For makers"): [{say("All rules and their cases"): "coverage.md"}, *_english_pages(text, guides)]},
    ]


def _english_pages(text: SiteText, guides: Path) -> list[dict[str, str]]:
    pages = [(title, path) for title, path in ENGLISH_PAGES if path == STATUS_PAGE or (guides / path).is_file()]
    if text.rulebook.language.is_source:
        return [{title: path} for title, path in pages]
    remark = mark(text.site_speech.say("in English"))
    return [{f"{mark(English(title))} ({remark})": f"../{path.removesuffix('.md')}/"} for title, path in pages]


def _section_entry(section: PageSection) -> dict[str, str]:
    return {f"{section.number}. {mark(section.title)}": f"rules/{section.slug}.md"}


def make_texts(text: SiteText) -> Mapping[str, str]:
    """Return what the theme and the browser say."""
    say = text.site_speech.say
    return {
        "menu": say("Menu"),
        "language": say("Language"),
        "search": say("Search"),
        "search_hint": say("Search the rules"),
        "search_none": say("Nothing found."),
        "search_one": say("1 page found"),
        "search_many": say("{number} pages found", number="{number}"),
        "search_failed": say("The search cannot be loaded."),
        "close": say("Close"),
        "not_found": say("Page not found"),
        "not_found_hint": say("There is no page at this address. The search may find it."),
        "home": say("To the first page"),
        "skip": say("Skip to the content"),
        "unofficial": say("Unofficial. No art and no text of a publisher is used."),
        "copied": say("Copied"),
        "second_language": say("Second language"),
        "second_none": say("no second language"),
        "second_shown": say("This page is now in two languages."),
        "second_unknown": say(
            "There is no such language here: {language}. Choose one of the list.", language="{language}"
        ),
        "second_failed": say(
            "This language cannot be loaded: {language}. Look whether there is a network, and choose it again.",
            language="{language}",
        ),
        "second_unremembered": say("This browser does not remember the choice; the address of the page does."),
        "newer": say("A new version of this site is there."),
        "show_newer": say("Show it"),
        "kept": say("All pages in this language are kept on this device and work without a network."),
        "not_kept": say("Not kept on this device"),
        "not_kept_hint": say("There is no network now, and this page is not kept on this device. Try again later."),
    }
