"""Making the site: pages and configurations from the rulebooks, MkDocs and Pagefind for each language."""

import datetime as dt
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateSyntaxError

from sushigo_rules.conformance.vectors import encode_vectors, make_vectors
from sushigo_rules.dealing import HAND_SIZES
from sushigo_rules.errors import SushiGoError
from sushigo_rules.game import ROUNDS
from sushigo_rules.language.files import write_file
from sushigo_rules.language.languages import Language
from sushigo_rules.language.rulebook import Rulebook
from sushigo_rules.language.speech import load_speech
from sushigo_rules.language.status import LanguageStatus
from sushigo_rules.site.configuration import SitePaths, configure
from sushigo_rules.site.english import SiteSpeech, english_headings, mark, plain
from sushigo_rules.site.manifest import make_manifest
from sushigo_rules.site.offers import make_offers
from sushigo_rules.site.offline import COPIED_DOWNLOADS, write_no_workers, write_workers
from sushigo_rules.site.pad import pad_data
from sushigo_rules.site.pages import PageSection, SiteText
from sushigo_rules.site.sheet import SHEET, SIZE, count_pages, print_page

DEFAULT_URL: Final = "https://sushigo-rules.example/"
UNUSED: Final = (
    "**/*.map",
    "assets/javascripts/lunr",
    "assets/javascripts/workers",
    "assets/images/favicon.png",
    "pagefind/*-*.css",
    "pagefind/pagefind-*ui.js",
    "pagefind/pagefind-highlight.js",
)
"""What the theme and the search bring along and no page asks for."""


PAGES: Final = (
    "index",
    "play",
    "pad",
    "cards",
    "rulings",
    "sources",
    "glossary",
    "all",
    "coverage",
    "sheet",
    "rules/index",
)
"""The pages of every language, besides those of the sections."""


class SiteError(SushiGoError):
    """The site could not be built."""


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be built.

    Attributes:
        rulebooks: one per language, the source language first.
        listed: the languages that the switcher offers.
        statuses: how far each language but the source is.
        paths: where things are.
        url: where the site will be.
        date: when the features were run.
        tool: MkDocs or ProperDocs.
        browser: the command of the Chromium that prints the sheets; without one they are left out.
        offline: whether readers keep the site on their devices.
    """

    rulebooks: Sequence[Rulebook]
    listed: Sequence[Language]
    statuses: Sequence[LanguageStatus]
    paths: SitePaths
    url: str
    date: dt.date
    tool: str = "mkdocs"
    browser: str | None = None
    offline: bool = True


def build_site(order: Order) -> None:
    """Write all pages, build all languages with their search; the old site stays until the new one is done.

    Raises:
        PrintError: a printed sheet cannot be made.
        SiteError: a page cannot be made, or a tool fails; with what it printed.
    """
    paths, english = order.paths, order.rulebooks[0]
    for folder in (paths.build / "docs", paths.build / "config", paths.unfinished):
        shutil.rmtree(folder, ignore_errors=True)
    offers = make_offers(order.listed)
    for rulebook in order.rulebooks:
        text = SiteText(rulebook, english, load_speech(rulebook.language))
        write_pages(text, order)
        configuration = configure(text, order.listed, paths, order.url, offers, offline=order.offline)
        write_file(paths.config(rulebook.language.code), configuration.encode())
    build_language(english, order)
    # The others lie below the source language, whose build empties its folder first.
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        sheet = workers.submit(print_sheet, english, order)
        list(workers.map(lambda rulebook: build_with_sheet(rulebook, order), order.rulebooks[1:]))
        sheet.result()
    write_downloads(english, order)
    codes = [rulebook.language.code for rulebook in order.rulebooks]
    write, name = (write_workers, "sw.js") if order.offline else (write_no_workers, "none.js")
    write(paths.unfinished, codes, (paths.root / "docs" / "offline" / name).read_text("utf-8"))
    shutil.rmtree(paths.site, ignore_errors=True)
    paths.unfinished.rename(paths.site)


def build_with_sheet(rulebook: Rulebook, order: Order) -> None:
    """Make the HTML of one language and its printed sheet."""
    build_language(rulebook, order)
    print_sheet(rulebook, order)


def build_language(rulebook: Rulebook, order: Order) -> None:
    """Make the HTML of one language with its search beside it: nothing off line is in another folder."""
    code = rulebook.language.code
    output = order.paths.output(code)
    run_tool([order.tool, "build", "--strict", "--quiet", "-f", str(order.paths.config(code))])
    run_tool(["pagefind", "--site", str(output), "--silent"])
    prune(output)


def print_sheet(rulebook: Rulebook, order: Order) -> None:
    """Make the printed sheet of one language from its page, and fill in how large it is.

    Raises:
        PrintError: it cannot be made.
    """
    if order.browser is None:
        return
    code = rulebook.language.code
    output = order.paths.output(code)
    page = output / "sheet" / "index.html"
    pdf = print_page(page, order.browser, order.date)
    write_file(output / SHEET, pdf)
    if (pages := count_pages(pdf)) != 1:
        print(f"{SHEET} of the language {code}: expected one page; found {pages}: shorten its texts", file=sys.stderr)
    # In its source too, so that another tool builds the same page.
    for path in (page, order.paths.docs(code) / "sheet.md"):
        write_file(path, path.read_bytes().replace(SIZE.encode(), f"{len(pdf) / 1000:.0f}".encode()))


def write_pages(text: SiteText, order: Order) -> None:
    """Write the Markdown pages of one language, and its files beside them."""
    root, folder = order.paths.root, order.paths.docs(text.rulebook.language.code)
    environment = make_environment(root / "docs" / "pages", text.site_speech)
    sections = text.sections()
    shared = make_context(text, sections, order)
    for name in PAGES:
        write_page(environment, f"{name}.md", folder / f"{name}.md", {**shared, "base": base_of(name)})
    for section in sections:
        page = {**shared, "section": section, "number": section.number, "base": "../../"}
        write_page(environment, "rules/section.md", folder / "rules" / f"{section.slug}.md", page)
    shutil.copytree(root / "docs" / "assets", folder / "assets", dirs_exist_ok=True)
    write_file(folder / "rules.json", rules_json(text, sections))
    write_file(folder / "manifest.webmanifest", make_manifest(text))
    if text.rulebook.language.is_source:
        if (root / "docs" / "guides").is_dir():
            shutil.copytree(root / "docs" / "guides", folder, dirs_exist_ok=True)
        name = "translators/status"
        write_page(environment, f"{name}.md", folder / f"{name}.md", {**shared, "base": base_of(name)})


def base_of(name: str) -> str:
    """Return the way from a page's address to the root of its language."""
    parts = [part for part in name.split("/") if part != "index"]
    return "../" * len(parts)


def make_environment(folder: Path, speech: SiteSpeech) -> Environment:
    """Return the Jinja environment of one language: what is put in is escaped, and English is marked as such."""
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        finalize=mark,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.i18n"],
    )
    environment.policies["ext.i18n.trimmed"] = True
    # The extension puts these into the environment at run time.
    install: Any = vars(environment).get("install_gettext_callables") or environment.install_gettext_callables  # type: ignore[attr-defined]
    install(gettext=speech.say_marked, ngettext=speech.say_number, newstyle=False)
    environment.filters["plain"] = plain
    environment.globals.update(say=speech.say, say_number=speech.say_number)
    return environment


def make_context(text: SiteText, sections: Sequence[PageSection], order: Order) -> dict[str, Any]:
    """Return what every template sees."""
    return {
        "language": text.rulebook.language,
        "sections": sections,
        "rulings": [rule for section in sections for rule in section.rules if rule.ruling],
        "cards": list(text.cards(sections)),
        "glance": list(text.glance()),
        "terms": list(text.terms()),
        "sources": list(text.sources()),
        "hand_sizes": HAND_SIZES,
        "rules": {rule.id: rule for section in sections for rule in section.rules},
        "rounds": ROUNDS,
        "sheet_size": SIZE if order.browser else "",
        "all_cases": len(text.english.cases),
        "statuses": order.statuses,
        "listed": [language.code for language in order.listed],
        "run_date": text.speech.date(order.date),
        "pad": pad_data(text, sections),
        "link_label": text.site_speech.say("Link to this example"),
    }


def write_page(environment: Environment, template: str, path: Path, context: Mapping[str, Any]) -> None:
    """Write one page; its first lines name the headings in English, which the table of contents marks too.

    Raises:
        SiteError: the template is not one, or asks for what is not there.
    """
    try:
        page = environment.get_template(template).render(**context)
    except TemplateError as error:
        place = f" in line {error.lineno}" if isinstance(error, TemplateSyntaxError) else ""
        raise SiteError(f"expected a template in docs/pages/{template}; found{place}: {error.message}") from error
    if headings := english_headings(page):
        page = page.replace("---\n", f"---\nenglish: {json.dumps(headings)}\n", 1)
    write_file(path, page.encode())


def rules_json(text: SiteText, sections: Sequence[PageSection]) -> bytes:
    """Return the rules of a language as data: ids, numbers, texts, examples."""
    data = {
        "schema": "rules.schema.json",
        "language": text.rulebook.language.code,
        "sections": [
            {
                "section": section.slug,
                "number": section.number,
                "title": section.title,
                "description": list(section.description),
                "translated": not section.english_only,
                "rules": [
                    {
                        "id": rule.id,
                        "number": rule.number,
                        "status": rule.status,
                        "title": rule.title,
                        "description": list(rule.description),
                        "translated": not rule.english_only,
                        "sources": {line.letter: line.verb for line in rule.sources},
                        **({"ruling": asdict(rule.ruling)} if rule.ruling else {}),
                        "examples": [
                            {
                                "id": example.drawing.id,
                                "title": example.title,
                                "gherkin": example.gherkin,
                                "translated": not example.english_only,
                            }
                            for example in rule.examples
                        ],
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
    paths, site = order.paths, order.paths.unfinished
    for name in COPIED_DOWNLOADS:
        source = paths.root / "docs" / name
        if source.is_dir():
            ignore = shutil.ignore_patterns(".*", "build", "__pycache__")
            shutil.copytree(source, site / name, dirs_exist_ok=True, ignore=ignore)
    for rulebook in order.rulebooks:
        code = rulebook.language.code
        if (paths.features / code).is_dir():
            shutil.copytree(paths.features / code, site / "features" / code, dirs_exist_ok=True)
    write_file(site / "vectors.json", encode_vectors(make_vectors(english)))
    sitemaps = (
        f"Sitemap: {order.url}{'' if language.is_source else language.code + '/'}sitemap.xml"
        for language in order.listed
    )
    write_file(site / "robots.txt", ("\n".join(["User-agent: *", "Allow: /", "", *sitemaps]) + "\n").encode())


def prune(folder: Path) -> None:
    """Take away what the theme and the search bring along and no page asks for."""
    for pattern in UNUSED:
        for path in folder.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    if len([*folder.glob("pagefind/wasm.*")]) > 1:
        (folder / "pagefind" / "wasm.unknown.pagefind").unlink()


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
