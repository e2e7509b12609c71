"""``sushigo-rules site``: build the rules site, or build and show it."""

import datetime as dt
import shutil
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Final

import click

from sushigo_rules.commands.translate import make_features
from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.errors import SourceError, SushiGoError
from sushigo_rules.language.files import write_file
from sushigo_rules.language.languages import SOURCE_LANGUAGE, Language, list_languages, load_language
from sushigo_rules.language.localization import load_localizer
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import DATA_FILE, Rulebook, load_rulebook, load_rulebooks
from sushigo_rules.language.speech import Speech
from sushigo_rules.language.status import language_status

WATCHED: Final = ("features", "locales", "docs", "sushigo_rules", "mkdocs.yml")
SECONDS_BETWEEN_LOOKS: Final = 1.0


def make_command(speech: Speech) -> click.Group:
    """Return the sub-commands with their help in one language."""
    say = speech.say
    url_option = click.option("--url", metavar="URL", help=say("Where the site will be, for addresses in the sitemap."))

    @click.group(name="site", help=say("Build the rules site, or build and show it."))
    def site() -> None:
        pass

    @site.command(help=say("Run the features, and build the site when all agree."))
    @url_option
    @click.option(
        "--tool", type=click.Choice(["mkdocs", "properdocs"]), default="mkdocs", help=say("What builds the pages.")
    )
    @click.option(
        "--output", type=click.Path(path_type=Path, file_okay=False), help=say("The folder for everything made.")
    )
    def build(url: str | None, tool: str, output: Path | None) -> None:
        click.echo(build_all(speech, url, tool, output))

    @site.command(help=say("Build the site, show it on this machine, and build it again on every change."))
    @click.option("--port", type=int, default=8000, show_default=True, help=say("The port on this machine."))
    def serve(port: int) -> None:
        serve_site(port, speech)

    return site


def build_all(
    speech: Speech,
    url: str | None = None,
    tool: str = "mkdocs",
    output: Path | None = None,
    *,
    for_readers: bool = True,
) -> str:
    """Run the features of all languages and build the site; return what was done, in words.

    Args:
        speech: says what was done.
        url: where the site will be.
        tool: MkDocs or ProperDocs.
        output: the folder for everything made.
        for_readers: with what only readers need and a developer waits for: printed sheets, and pages kept on devices.

    Raises:
        SushiGoError: a feature does not agree, or the site cannot be built.
    """
    from sushigo_rules.site.build import DEFAULT_URL, Order, build_site
    from sushigo_rules.site.configuration import SitePaths
    from sushigo_rules.site.sheet import SHEET, find_browser

    root = find_resources("features").parent
    if not (root / "mkdocs.yml").is_file():
        raise SourceError(f"expected a checkout of the project, with mkdocs.yml; found {root}")
    paths = SitePaths(root, output or root / "build")
    languages = [load_language(code) for code in list_languages()]
    write_features(languages, paths.features)
    rulebooks = load_rulebooks(languages, paths.features)
    result = run_suite(ReferenceEngine(), rulebooks, features=paths.features)
    if result.faults:
        first = result.faults[0].case.id
        raise SushiGoError(f"expected every example to agree before the site is built; found that {first} does not")
    rulebooks = tuple(map(with_all_texts, rulebooks))
    english = rulebooks[0].features
    order = Order(
        rulebooks,
        listed=[book.language for book in rulebooks if has_core(book)],
        statuses=[language_status(language, english, language.folder.parent) for language in languages[1:]],
        paths=paths,
        url=(url or DEFAULT_URL).rstrip("/") + "/",
        date=dt.datetime.now(tz=dt.UTC).date(),
        tool=tool,
        browser=find_browser() if for_readers else None,
        offline=for_readers,
    )
    build_site(order)
    built = speech.say("Built {languages} languages in {folder}", languages=len(rulebooks), folder=paths.site)
    return built if order.browser or not for_readers else f"{tell_left_out(SHEET, speech)}\n{built}"


def tell_left_out(file: str, speech: Speech) -> str:
    """Return what to do about a file that only Chromium can make."""
    return speech.say(
        "Left out: {file} (to make it, install Chromium; Debian and Ubuntu: apt-get install chromium)", file=file
    )


def write_features(languages: Sequence[Language], folder: Path) -> None:
    """Make the features of all languages from the catalogues as they are now, so that no stale sentence is shown."""
    source = find_resources("features")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(source / SOURCE_LANGUAGE, folder / SOURCE_LANGUAGE)
    shutil.copy(source / DATA_FILE, folder)
    english = load_rulebook().features
    for language in languages:
        if not language.is_source:
            for name, text in make_features(language, english).items():
                write_file(folder / language.code / name, text.encode())


def with_all_texts(rulebook: Rulebook) -> Rulebook:
    """Return the rulebook with the rules too that have no example in its language, and so are in no feature of it."""
    if rulebook.language.is_source:
        return rulebook
    localizer = load_localizer(rulebook.language)
    localized = (localizer.localize(feature).feature for feature in rulebook.english)
    return replace(rulebook, features=tuple(feature for feature in localized if feature))


def has_core(rulebook: Rulebook) -> bool:
    """Tell whether a language has all rules of the ordinary game, with their examples."""
    own = {rule.id: len(rule.scenarios) for _, rule in rulebook.rules}
    core = (feature.rules for feature in rulebook.english if all(rule.status != "variant" for rule in feature.rules))
    return all(own.get(rule.id) == len(rule.scenarios) for rules in core for rule in rules)


def serve_site(port: int, speech: Speech) -> None:
    """Build and serve until interrupted; look for changes all the while."""
    from sushigo_rules.site.serving import ADDRESS, serve_folder
    from sushigo_rules.site.sheet import SHEET

    url = f"http://{ADDRESS}:{port}/"
    click.echo(speech.say("Left out while the site is served: {file}", file=SHEET))
    # A developer wants to see each change, not what the device has kept.
    click.echo(build_all(speech, url, for_readers=False))
    root = find_resources("features").parent
    with serve_folder(root / "build" / "site", port):
        click.echo(speech.say("The site is at {url} (stop with Ctrl+C)", url=url))
        try:
            watch(root, lambda: rebuild(speech, url))
        except KeyboardInterrupt:
            return


def rebuild(speech: Speech, url: str) -> None:
    """Build again; a fault is said and the old site stays."""
    try:
        click.echo(build_all(speech, url, for_readers=False))
    except SushiGoError as error:
        click.echo(str(error), err=True)


def watch(root: Path, on_change: Callable[[], None]) -> None:
    """Call ``on_change`` whenever a source of the site has changed; never returns."""
    seen = newest_change(root)
    while True:
        sleep(SECONDS_BETWEEN_LOOKS)
        now = newest_change(root)
        if now != seen:
            seen = now
            on_change()


def newest_change(root: Path) -> tuple[int, float]:
    """Return how many sources there are and when the newest was changed."""
    times = [
        path.stat().st_mtime
        for name in WATCHED
        for path in ([root / name] if (root / name).is_file() else (root / name).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    ]
    return len(times), max(times, default=0.0)
