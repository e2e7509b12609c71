"""Serving the built site on this machine as a good host does: compressed, with the missing page in its language."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

SCRIPT: Final = "text/javascript"
MANIFEST: Final = "application/manifest+json"
TYPES: Final = {**SimpleHTTPRequestHandler.extensions_map, ".js": SCRIPT, ".mjs": SCRIPT, ".webmanifest": MANIFEST}
"""Not every system's own list knows modules, and a browser runs none that are sent as something else."""
COMPRESSED: Final = (".html", ".css", ".js", ".json", ".svg", ".xml", ".txt", ".mjs", ".webmanifest")
ADDRESS: Final = "127.0.0.1"


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves the files of a site; a missing address gets the page of its language."""

    protocol_version = "HTTP/1.1"
    extensions_map = TYPES
    languages = True

    def do_GET(self) -> None:
        """Send a text file compressed to a browser that asks for it, any other as it is."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() and self.path.partition("?")[0].endswith("/") else path
        wants = "gzip" in self.headers.get("Accept-Encoding", "")
        if wants and path.suffix in COMPRESSED and path.is_file():
            self._send(200, path.read_bytes(), self.guess_type(path), compress=True)
        else:
            super().do_GET()

    def handle(self) -> None:
        """Answer until the browser goes away, which it may do at any time."""
        with suppress(ConnectionError):
            super().handle()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Send our own page for what is not there."""
        folder = Path(self.directory)
        first = self.path.strip("/").partition("/")[0] if self.languages else ""
        page = next((path for path in (folder / first / "404.html", folder / "404.html") if path.is_file()), None)
        if code == 404 and page:
            self._send(404, page.read_bytes(), "text/html")
        else:
            super().send_error(code, message, explain)

    def _send(self, code: int, body: bytes, kind: str, *, compress: bool = False) -> None:
        body = gzip.compress(body, 6) if compress else body
        self.send_response(code)
        self.send_header("Content-Type", f"{kind}; charset=utf-8" if "svg" not in kind else kind)
        if compress:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-cache")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing of each request."""


class StaticHandler(SiteHandler):
    """Serves as a static host does that knows one page for missing addresses."""

    languages = False


@contextmanager
def serve_folder(folder: Path, port: int = 0, handler: type[SiteHandler] = SiteHandler) -> Iterator[str]:
    """Serve a folder on this machine while the context lasts; yield the address, with a slash at the end.

    Args:
        folder: the site.
        port: any free one by default.
        handler: what kind of host this is.
    """
    with ThreadingHTTPServer((ADDRESS, port), partial(handler, directory=str(folder))) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://{ADDRESS}:{server.server_port}/"
        finally:
            server.shutdown()
