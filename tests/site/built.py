"""A site built once for all tests: a copy of the tree, two more languages, and one rule whose English has changed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag, urljoin

from sushigo_rules.language.catalogs import DOMAINS
from sushigo_rules.language.templates import template_path
from tests.languages.checkout import ROOT, add_small_language, template_bytes, write
from tests.languages.pseudo import CODE as PSEUDO
from tests.languages.pseudo import add_pseudo_language

COMPLETE: Final = ("en", "de", "es", "et", "fr", "nl")
RTL: Final = "ar"
"""A language with four rules of about seventy: nearly all on its pages is in English."""
CHANGED_RULE: Final = "both-ways"
OLD_SENTENCE: Final = re.compile(r"(Rule: .*\n)((?: {4}\S.*\n)+)")
NEW_SENTENCE: Final = "This sentence is new in the feature."


def copy_tree(root: Path) -> None:
    """Copy what the site is made from, with the languages that only tests have."""
    ignore = shutil.ignore_patterns("__pycache__", "build", "node_modules")
    for name in ("docs", "features", "locales", "sushigo_rules"):
        shutil.copytree(ROOT / name, root / name, ignore=ignore)
    shutil.copy(ROOT / "mkdocs.yml", root)
    for domain in DOMAINS:
        write(template_path(root / "locales", domain), template_bytes(domain))
    add_small_language(root / "locales", RTL)
    add_pseudo_language(root / "locales")


def change_rule(features: Path) -> None:
    """Word a rule of a variant anew in English, as an editor of the features would."""
    path = features / "en" / f"{CHANGED_RULE}.feature"
    text, changes = OLD_SENTENCE.subn(rf"\1    {NEW_SENTENCE}\n", path.read_text("utf-8"), count=1)
    assert changes == 1
    path.write_text(text, "utf-8")


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module of this Python on a copied tree."""
    environment = {**os.environ, "PYTHONPATH": str(root), "LC_ALL": "C", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", *arguments]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@dataclass(frozen=True)
class Built:
    """A built site and the tree that it was made from."""

    root: Path
    printed: str

    @property
    def site(self) -> Path:
        return self.root / "build" / "site"

    def language(self, code: str) -> Path:
        """The folder of a language's pages."""
        return self.site if code == "en" else self.site / code

    def read(self, address: str) -> str:
        """The HTML at an address below the root."""
        return (self.site / address / "index.html").read_text("utf-8")

    @cached_property
    def pages(self) -> dict[str, "Page"]:
        """Every page by its address, with a slash at the beginning."""
        paths = sorted(self.site.rglob("*.html"))
        return {"/" + path.relative_to(self.site).as_posix().removesuffix("index.html"): Page(path) for path in paths}


class Page(HTMLParser):
    """What one page has: ids, links, title, description."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.title = self.description = ""
        self.attributes: dict[str, str] = {}
        self._in_title = False
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.ids += [values["id"]] if "id" in values else []
        self.links += [values[name] for name in ("href", "src") if name in values]
        self._in_title = tag == "title" and not self.title
        if tag == "html":
            self.attributes = values
        if tag == "meta" and values.get("name") == "description":
            self.description = values["content"]

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data


def broken_links(built: Built) -> Iterator[str]:
    """Yield each link and fragment that leads nowhere on disk, with its page."""
    for address, page in built.pages.items():
        # A host may show this page anywhere, so its links are from the root.
        ids = set(page.ids)
        for link in page.links:
            if re.match(r"(https?|mailto|data):", link):
                continue
            target, fragment = urldefrag(urljoin(address, link))
            if not link.split("#")[0]:
                if fragment and unquote(fragment) not in ids and fragment != "__skip":
                    yield f"{address}: {link}"
                continue
            path = built.site / unquote(target.split("?")[0]).lstrip("/")
            found = (path / "index.html") if target.endswith("/") else path
            other = built.pages.get(target)
            if not found.is_file() or (fragment and other and unquote(fragment) not in other.ids):
                yield f"{address}: {link}"


def build(root: Path) -> Built:
    """Build the site of a copied tree."""
    done = run(root, "sushigo_rules", "site", "build")
    assert done.returncode == 0, done.stderr
    return Built(root, done.stdout + done.stderr)


def build_with_properdocs(built: Built) -> Path:
    """Build the same pages with ProperDocs; return the folder."""
    output = built.root / "properdocs"

    def one(config: Path) -> subprocess.CompletedProcess[str]:
        folder = output if config.stem == "en" else output / config.stem
        return run(built.root, "properdocs", "build", "--strict", "--quiet", "-f", str(config), "-d", str(folder))

    configs = sorted((built.root / "build" / "config").glob("*.yml"), key=lambda path: path.stem != "en")
    done = [one(configs[0])]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        done += workers.map(one, configs[1:])
    assert [] == [run.stderr for run in done if run.returncode]
    return output


__all__ = [
    "COMPLETE",
    "PSEUDO",
    "RTL",
    "Built",
    "broken_links",
    "build",
    "build_with_properdocs",
    "change_rule",
    "copy_tree",
]
