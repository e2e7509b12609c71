"""Making the site: pages and configurations from the rulebooks, MkDocs for each language, Pagefind for all."""

import datetime as dt
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from sushigo_rules.conformance.vectors import encode_vectors, make_vectors
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.errors import SushiGoError
from sushigo_rules.language.files import write_file
from sushigo_rules.language.languages import Language
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.speech import Speech, load_speech
from sushigo_rules.site.configuration import SitePaths, configure
from sushigo_rules.site.pages import PageSection, SiteText

DEFAULT_URL: Final = "https://sushigo-rules.example/"
UNUSED: Final = ("**/*.map", "assets/javascripts/lunr", "assets/javascripts/workers", "assets/images/favicon.png")
"""What the theme brings along and no page asks for."""


class SiteError(SushiGoError):
    """The site could not be built."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be built.

    Attributes:
        rulebooks: one per language, the source language first.
        listed: the languages that the switcher offers.
        paths: where things are.
        url: where the site will be.
        date: when the features were run.
        tool: MkDocs or ProperDocs.
    """

    rulebooks: Sequence[Rulebook]
    listed: Sequence[Language]
    paths: SitePaths
    url: str
    date: dt.date
    tool: str = "mkdocs"


def build_site(order: Order) -> None:
    """Write all pages, build all languages, index them for the search.

    Raises:
        SiteError: a page cannot be made, or a tool fails; with what it printed.
    """
    shutil.rmtree(order.paths.build, ignore_errors=True)
    english = order.rulebooks[0]
    for rulebook in order.rulebooks:
        text = SiteText(rulebook, english, load_speech(rulebook.language))
        write_pages(text, order)
        config = configure(text, order.listed, order.paths, order.url)
        write_file(order.paths.config(rulebook.language.code), config.encode())
    for rulebook in order.rulebooks:
        run_tool([order.tool, "build", "--strict", "--quiet", "-f", str(order.paths.config(rulebook.language.code))])
        prune(order.paths.output(rulebook.language.code))
    write_downloads(english, order)
    run_tool(["pagefind", "--site", str(order.paths.site), "--silent"])


def write_pages(text: SiteText, order: Order) -> None:
    """Write the Markdown pages of one language, and its files beside them."""
    root, folder = order.paths.root, order.paths.docs(text.rulebook.language.code)
    environment = make_environment(root / "docs" / "pages", text.speech)
    sections = text.sections()
    shared = make_context(text, sections, order)
    for name in ("index", "play", "cards", "rulings", "sources", "glossary", "all", "coverage", "rules/index"):
        write_page(environment, f"{name}.md", folder / f"{name}.md", {**shared, "base": base_of(name)})
    for section in sections:
        page = {**shared, "section": section, "number": section.number, "base": "../../"}
        write_page(environment, "rules/section.md", folder / "rules" / f"{section.slug}.md", page)
    shutil.copytree(root / "docs" / "assets", folder / "assets", dirs_exist_ok=True)
    write_file(folder / "rules.json", rules_json(text, sections))
    if text.rulebook.language.is_source:
        shutil.copytree(root / "docs" / "guides", folder, dirs_exist_ok=True)


def base_of(name: str) -> str:
    """Return the way from a page's address to the root of its language."""
    parts = [part for part in name.split("/") if part != "index"]
    return "../" * len(parts)


def make_environment(folder: Path, speech: Speech) -> Environment:
    """Return the Jinja environment of one language: what is put in is escaped."""
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    environment.policies["ext.i18n.trimmed"] = True
    # The extension puts these into the environment at run time.
    install: Any = vars(environment).get("install_gettext_callables") or environment.install_gettext_callables  # type: ignore[attr-defined]
    install(gettext=speech.say, ngettext=speech.say_number, newstyle=False)
    environment.globals.update(say=speech.say, say_number=speech.say_number)
    return environment


def make_context(text: SiteText, sections: Sequence[PageSection], order: Order) -> dict[str, Any]:
    """Return what every template sees."""
    return {
        "language": text.rulebook.language,
        "sections": sections,
        "rulings": _rulings(sections),
        "cards": list(text.cards(sections)),
        "glance": list(text.glance()),
        "terms": list(text.terms()),
        "sources": list(text.sources()),
        "hand_sizes": HAND_SIZES,
        "all_cases": len(text.rulebook.cases),
        "run_date": text.speech.date(order.date),
        "player_heading": text.player_heading(),
        "link_label": text.speech.say("Link to this example"),
    }


def _rulings(sections: Sequence[PageSection]) -> list[dict[str, Any]]:
    return [
        {
            "id": rule.id,
            "section": section.slug,
            "title": rule.title,
            "cases": rule.cases,
            "question": rule.ruling.question,
            "decision": rule.ruling.decision,
            "reason": rule.ruling.reason,
            "other_reading": rule.ruling.other_reading,
        }
        for section in sections
        for rule in section.rules
        if rule.ruling
    ]


def write_page(environment: Environment, template: str, path: Path, context: Mapping[str, Any]) -> None:
    """Write one page."""
    write_file(path, environment.get_template(template).render(**context).encode())


def rules_json(text: SiteText, sections: Sequence[PageSection]) -> bytes:
    """Return the rules of a language as data: ids, numbers, texts, examples."""
    data = {
        "language": text.rulebook.language.code,
        "sections": [
            {
                "section": section.slug,
                "number": section.number,
                "title": section.title,
                "description": list(section.description),
                "rules": [
                    {
                        "id": rule.id,
                        "number": rule.number,
                        "status": rule.status,
                        "title": rule.title,
                        "description": list(rule.description),
                        "translated": not rule.english_only,
                        "examples": [{"id": drawing.id, "title": drawing.title} for drawing in rule.drawings],
                    }
                    for rule in section.rules
                ],
            }
            for section in sections
        ],
    }
    return (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def write_downloads(english: Rulebook, order: Order) -> None:
    """Put what implementers download beside the pages."""
    docs, site = order.paths.root / "docs", order.paths.site
    for name in ("adapters", "schemas", "vectors"):
        if (docs / name).is_dir():
            shutil.copytree(docs / name, site / name, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*", "build"))
    for rulebook in order.rulebooks:
        folder = order.paths.root / "features" / rulebook.language.code
        shutil.copytree(folder, site / "features" / rulebook.language.code, dirs_exist_ok=True)
    write_file(site / "vectors.json", encode_vectors(make_vectors(english)))
    sitemaps = (f"Sitemap: {order.url}{path}sitemap.xml" for path in _language_paths(order.rulebooks))
    write_file(site / "robots.txt", ("\n".join(["User-agent: *", "Allow: /", *sitemaps]) + "\n").encode())


def _language_paths(rulebooks: Iterable[Rulebook]) -> Iterable[str]:
    return ("" if book.language.is_source else f"{book.language.code}/" for book in rulebooks)


def prune(folder: Path) -> None:
    """Take away what the theme brings along and no page asks for."""
    for pattern in UNUSED:
        for path in folder.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def run_tool(command: Sequence[str]) -> None:
    """Run a tool of this Python environment.

    Raises:
        SiteError: it is not installed, or fails; with what it printed.
    """
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}
    run = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, env=environment, check=False)
    if run.returncode:
        raise SiteError(f"{command[0]} failed: {(run.stderr or run.stdout).strip()}")
    if run.stderr.strip():
        print(run.stderr.strip(), file=sys.stderr)
