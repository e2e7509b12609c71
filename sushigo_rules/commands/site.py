"""``sushigo-rules site``: build the rules site, or build and show it."""

import datetime as dt
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import sleep
from typing import Final

import click

from sushigo_rules.conformance.engine import ReferenceEngine
from sushigo_rules.conformance.suite import run_suite
from sushigo_rules.errors import SourceError, SushiGoError
from sushigo_rules.language.languages import list_languages, load_language
from sushigo_rules.language.resources import find_resources
from sushigo_rules.language.rulebook import load_rulebook
from sushigo_rules.language.speech import Speech

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


def build_all(speech: Speech, url: str | None = None, tool: str = "mkdocs", output: Path | None = None) -> str:
    """Run the features of all languages and build the site; return what was done, in words.

    Raises:
        SushiGoError: a feature does not agree, or the site cannot be built.
    """
    from sushigo_rules.site.build import DEFAULT_URL, Order, build_site
    from sushigo_rules.site.configuration import SitePaths

    root = find_resources("features").parent
    if not (root / "mkdocs.yml").is_file():
        raise SourceError(f"expected a checkout of the project, with mkdocs.yml; found {root}")
    rulebooks = [load_rulebook(load_language(code)) for code in list_languages()]
    result = run_suite(ReferenceEngine(), rulebooks)
    if result.faults:
        first = result.faults[0].case.id
        raise SushiGoError(f"expected every example to agree before the site is built; found that {first} does not")
    complete = [book.language for book in rulebooks if len(book.cases) == len(rulebooks[0].cases)]
    paths = SitePaths(root, output or root / "build")
    address = (url or DEFAULT_URL).rstrip("/") + "/"
    today = dt.datetime.now(tz=dt.UTC).date()
    build_site(Order(rulebooks, complete, paths, address, today, tool))
    return speech.say("Built {languages} languages in {folder}", languages=len(rulebooks), folder=paths.site)


class _Handler(SimpleHTTPRequestHandler):
    """Serves the built site; a missing address gets the page of its language."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send our own page for what is not there."""
        first = self.path.strip("/").partition("/")[0]
        folder = Path(self.directory)
        page = next((path for path in (folder / first / "404.html", folder / "404.html") if path.is_file()), None)
        if code != 404 or page is None:
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


def serve_site(port: int, speech: Speech) -> None:
    """Build and serve until interrupted; look for changes all the while."""
    url = f"http://127.0.0.1:{port}/"
    click.echo(build_all(speech, url))
    root = find_resources("features").parent
    handler = partial(_Handler, directory=str(root / "build" / "site"))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        click.echo(speech.say("The site is at {url} (stop with Ctrl+C)", url=url))
        try:
            watch(root, lambda: rebuild(speech, url))
        except KeyboardInterrupt:
            server.shutdown()


def rebuild(speech: Speech, url: str) -> None:
    """Build again; a fault is said and the old site stays."""
    try:
        click.echo(build_all(speech, url))
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
