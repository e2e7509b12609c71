"""``python -m benchmarks.site``: how building the site grows with its languages, beside stock Material for MkDocs.

Both build the same Markdown pages. What is measured is the processor's time of this process and of all that it starts.
Here the pages are also made from the rulebooks and indexed for the search; the features are not run, and no sheet is
printed.
"""

import datetime as dt
import json
import resource
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebooks
from sushigo_rules.language.status import language_status
from sushigo_rules.site.build import DEFAULT_URL, Order, build_site, run_tool
from sushigo_rules.site.configuration import SitePaths

MOST_TIMES_STOCK: Final = 2.0
STOCK: Final = {"site_name": "Stock", "theme": {"name": "material", "font": False}, "plugins": ["search"]}


def main() -> None:
    """Measure and print."""
    codes = list_languages()
    counts = sorted({1, 2, 4, len(codes)} & set(range(1, len(codes) + 1)))
    print(f"{'languages':>9}{'seconds':>9}{'each':>7}{'stock':>7}{'times':>7}")
    for count in counts:
        with TemporaryDirectory() as folder:
            paths = SitePaths(find_resources("features").parent, Path(folder))
            order = make_order(codes[:count], paths)
            ours = processor_time(lambda order=order: build_site(order))  # type: ignore[misc]
            stock = processor_time(lambda paths=paths, count=count: build_stock(paths, codes[:count]))  # type: ignore[misc]
        print(f"{count:>9}{ours:>9.1f}{ours / count:>7.1f}{stock:>7.1f}{ours / stock:>7.2f}")
    print(f"at most {MOST_TIMES_STOCK} times stock Material is wanted")


def make_order(codes: tuple[str, ...], paths: SitePaths) -> Order:
    """Return the order for some languages."""
    rulebooks = load_rulebooks([load_language(code) for code in codes])
    languages = [rulebook.language for rulebook in rulebooks]
    english = rulebooks[0].features
    statuses = [language_status(language, english, language.folder.parent) for language in languages[1:]]
    return Order(rulebooks, languages, statuses, paths, DEFAULT_URL, dt.datetime.now(tz=dt.UTC).date())


def build_stock(paths: SitePaths, codes: tuple[str, ...]) -> None:
    """Build the Markdown pages that are there with the theme as it comes, its own search included."""
    for code in codes:
        config = paths.build / f"stock-{code}.yml"
        folders = {"docs_dir": str(paths.docs(code)), "site_dir": str(paths.build / "stock" / code)}
        extensions = ["admonition", "attr_list", "tables", "pymdownx.superfences"]
        config.write_text(json.dumps({**STOCK, **folders, "markdown_extensions": extensions}), encoding="utf-8")
        run_tool(["mkdocs", "build", "--quiet", "-f", str(config)])


def processor_time(work: Callable[[], None]) -> float:
    """Return the seconds of processor time that some work takes, children included."""
    before = _used()
    work()
    return _used() - before


def _used() -> float:
    kinds = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(usage.ru_utime + usage.ru_stime for usage in map(resource.getrusage, kinds))


if __name__ == "__main__":
    main()
