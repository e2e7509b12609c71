"""The site without a network, a new version of it, and its place on the home screen: in a real browser."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sushigo_rules.site.offline import DOWNLOADS, write_no_workers, write_workers
from sushigo_rules.site.serving import StaticHandler, serve_folder
from tests.languages.checkout import ROOT
from tests.site.built import PSEUDO, RTL, Built
from tests.site.test_browser import PHONE, SMALL_PHONE, violations
from tests.site.test_pad import row, start_game, tap_cards
from tests.site.test_side_by_side import shows

pytestmark = pytest.mark.browser

CODES: Final = ("en", "de", "et", PSEUDO, RTL)
RULE: Final = "rules/puddings/"
SEARCHES: Final = {
    "en": ("four players tie for fewest puddings", "pudding"),
    "et": ("neli mängijat viik kõige vähem pudingeid", "neli mangijat viik koige vahem pudingeid"),
}
WORKER: Final = ROOT / "docs" / "offline" / "sw.js"
NO_WORKER: Final = ROOT / "docs" / "offline" / "none.js"
PATIENCE: Final = 20_000
"""Milliseconds for what a worker does after the page has loaded, on a machine that has other things to do."""
EDITION: Final = "document.documentElement.dataset.edition ?? '1'"


class Host:
    """A static host that can be stopped, can fail for a file, and knows what it was asked for."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder, self.site = folder, site
        self.asked: list[str] = []
        self.broken: set[str] = set()
        self.moved: dict[str, str] = {}
        self._stack = ExitStack()
        self.address = ""
        self.start()

    def start(self) -> None:
        host = self

        class Handler(StaticHandler):
            # A connection that is kept open would outlive the server.
            protocol_version = "HTTP/1.0"

            def do_GET(self) -> None:  # noqa: N802
                path = self.path.partition("?")[0]
                host.asked.append(path)
                if path in host.broken:
                    self.send_error(500)
                elif path in host.moved:
                    self.send_response(301)
                    self.send_header("Location", host.moved[path])
                    self.end_headers()
                else:
                    super().do_GET()

        port = urlsplit(self.address).port or 0
        self.address = self._stack.enter_context(serve_folder(self.folder, port, Handler))

    def stop(self) -> None:
        self._stack.close()

    def publish(self, edition: str, *names: str) -> None:
        """Put a new version up: some files say their edition, and the workers are made again."""
        for name in names:
            path = self.site / name
            text = path.read_text("utf-8")
            if path.suffix == ".js":
                text += f"\ndocument.documentElement.dataset.edition = '{edition}';\n"
            else:
                text = re.sub(r"(<h1[^>]*>)(\[\d+\] )?", rf"\1[{edition}] ", text)
            path.write_text(text, "utf-8")
        write_workers(self.site, CODES, WORKER.read_text("utf-8"))


@pytest.fixture(scope="module")
def master(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages and the search of five languages."""
    folder = tmp_path_factory.mktemp("offline") / "site"
    ignore = shutil.ignore_patterns("es", "fr", "nl", *DOWNLOADS)
    shutil.copytree(built.site, folder, ignore=lambda at, names: ignore(at, names) if at == str(built.site) else set())
    write_workers(folder, CODES, WORKER.read_text("utf-8"))
    return folder


@pytest.fixture
def host(master: Path, tmp_path: Path) -> Iterator[Host]:
    site = tmp_path / "site"
    shutil.copytree(master, site)
    host = Host(site, site)
    yield host
    host.stop()


Visit = Callable[..., Page]


@pytest.fixture
def reader(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    faults: list[str] = []
    context.on("console", lambda message: faults.append(message.text))
    context.on("weberror", lambda error: faults.append(str(error.error)))
    context.on("request", lambda it: None if "//127.0.0.1:" in it.url else faults.append(it.url))
    yield context
    context.close()
    assert [] == faults


def test_everything_of_a_language_is_there_without_a_network(reader: BrowserContext, host: Host) -> None:
    for code in SEARCHES:
        keep(reader, host.address + folder(code)).close()
    cut_off(reader, host)
    page = reader.new_page()
    for code, questions in SEARCHES.items():
        home = host.address + folder(code)
        page.goto(home)
        expect(page.locator(".sg-doors")).to_be_visible()
        page.goto(home + "rules/nigiri/")
        assert code == page.evaluate("document.documentElement.lang")
        pictures = page.locator("article img")
        pictures.evaluate_all(
            "all => { all.forEach(it => { it.closest('details').open = true; it.loading = 'eager'; }); }"
        )
        page.wait_for_function(
            "[...document.querySelectorAll('article img')].every(it => it.complete && it.naturalWidth)"
        )
        assert pictures.count() > 10
        for question in questions:
            search(page, question)
            expect(page.locator(".sg-search-results a[href*='puddings/']").first).to_be_visible()
            page.locator(".sg-search-close").click()
        page.goto(home + "pad/")
        # The game is the device's, whatever the language.
        if code == "en":
            start_game(page, 2)
        tap_cards(page, 0, ["wasabi", "squid-nigiri"])
        assert [{"en": 9, "et": 18}[code], 0] == row(page, "nigiri")


@pytest.mark.parametrize("code", ["en", RTL])
def test_every_page_and_file_of_a_language_is_kept(reader: BrowserContext, host: Host, code: str) -> None:
    page = keep(reader, host.address + folder(code))
    paths = [*files_of(host.site, code)]
    cut_off(reader, host)
    missing = page.evaluate(
        """async ([root, paths]) => {
            const there = (path) => fetch(root + path).then((answer) => answer.ok, () => false);
            const found = await Promise.all(paths.map(there));
            return paths.filter((path, index) => !found[index]);
        }""",
        [host.address, paths],
    )
    assert len(paths) > 50
    assert [] == missing


@pytest.mark.parametrize("code", ["en", "et"])
def test_address_that_is_not_kept_is_answered_in_words(reader: BrowserContext, host: Host, code: str) -> None:
    page = keep(reader, host.address + folder(code))
    cut_off(reader, host)
    page.goto(host.address + folder(code) + "rules/no-such-page/")
    expect(page.locator("h1")).to_be_visible()
    assert code == page.evaluate("document.documentElement.lang")
    assert "rgb(26, 95, 110)" == page.evaluate("getComputedStyle(document.querySelector('.md-header')).backgroundColor")
    page.locator("article a").click()
    page.wait_for_url(host.address + folder(code))
    expect(page.locator(".sg-doors")).to_be_visible()


def test_questions_in_an_address_and_missing_slashes_lead_to_the_kept_page(reader: BrowserContext, host: Host) -> None:
    keep(reader, host.address).close()
    page = keep(reader, host.address + "de/")
    cut_off(reader, host)
    for asked, shown in (
        ("de", "de/"),
        ("de?a=b", "de/?a=b"),
        ("de/rules/puddings", "de/rules/puddings/"),
        # Both languages are kept: asking for a third would be a fault on the console, sooner or later.
        ("de/rules/puddings?with=en#pudding-tie-fewest", "de/rules/puddings/?with=en#pudding-tie-fewest"),
        ("rules/puddings/?with=de", "rules/puddings/?with=de"),
        ("rules/puddings/index.html", "rules/puddings/index.html"),
    ):
        answer = page.goto(host.address + asked)
        assert answer
        assert answer.from_service_worker
        assert host.address + shown == page.url
        expect(page.locator("html")).to_have_attribute("lang", "de" if asked.startswith("de") else "en")
        if "with=" in asked:
            shows(page, asked.partition("with=")[2][:2])


def test_page_that_the_host_sends_on_is_kept_under_its_own_address(reader: BrowserContext, host: Host) -> None:
    host.moved["/play/"] = "/play/index.html"
    page = keep(reader, host.address)
    cut_off(reader, host)
    page.goto(host.address + "play/")
    expect(page.locator("article h1")).to_be_visible()
    assert host.address + "play/" == page.url


def test_page_of_another_language_is_neither_kept_nor_answered(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    answer = page.goto(host.address + "de/rules/")
    assert answer
    assert not answer.from_service_worker
    assert [] == [path for path in kept_paths(page, host) if path.startswith("de/")]
    cut_off(reader, host)
    with pytest.raises(Exception, match="ERR_"):
        reader.new_page().goto(host.address + "de/rules/")


def test_other_language_of_a_page_in_two_is_found_where_it_is_kept(reader: BrowserContext, host: Host) -> None:
    keep(reader, host.address + "et/").close()
    page = keep(reader, host.address + "de/")
    cut_off(reader, host)
    page.goto(host.address + "de/" + RULE + "?with=et")
    shows(page, "et")


def test_nothing_is_kept_before_the_page_has_loaded(reader: BrowserContext, host: Host) -> None:
    page = reader.new_page()
    page.goto(host.address)
    page.wait_for_load_state("load")
    assert [] == [path for path in host.asked if path.endswith("sw.js")]
    expect(page.locator(".sg-kept")).to_be_hidden()


def test_nothing_is_kept_for_who_saves_data(reader: BrowserContext, host: Host) -> None:
    reader.add_init_script("Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })")
    page = reader.new_page()
    page.goto(host.address)
    page.wait_for_timeout(4000)
    assert [] == [path for path in host.asked if path.endswith("sw.js")]


def test_new_version_is_shown_when_asked_for_in_all_windows_and_whole(reader: BrowserContext, host: Host) -> None:
    keep(reader, host.address + "de/").close()
    page, other = keep(reader, host.address), reader.new_page()
    german = caches_of(page, "/de/")
    [before] = caches_of(page, "/")
    other.goto(host.address + RULE)
    host.publish("2", "index.html", RULE + "index.html", "play/index.html", "assets/site.js")
    page.reload()
    expect(page.locator(".sg-newer-show")).to_be_visible(timeout=PATIENCE)
    expect(other.locator(".sg-newer-show")).to_be_visible(timeout=PATIENCE)
    # The old one is whole until then.
    for path in ("play/", ""):
        page.goto(host.address + path)
        assert ("1", False) == edition(page)
    loads: list[str] = []
    for window in (page, other):
        window.on("load", lambda it: loads.append(urlsplit(it.url).path))
    page.locator(".sg-newer-show").click()
    for window in (page, other):
        expect(window.locator("h1")).to_contain_text("[2]", timeout=PATIENCE)
        assert ("2", True) == edition(window)
    page.wait_for_timeout(1500)
    assert ["/", f"/{RULE}"] == sorted(loads)
    assert not page.locator(".sg-newer-show").count()
    [after] = caches_of(page, "/")
    assert before != after
    assert german == caches_of(page, "/de/")
    cut_off(reader, host)
    for path in ("play/", RULE, ""):
        page.goto(host.address + path)
        assert ("2", True) == edition(page)


def test_new_version_takes_over_when_all_windows_are_closed(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    host.publish("2", "index.html", "assets/site.js")
    page.reload()
    page.locator(".sg-newer-later").click()
    expect(page.locator(".sg-newer-show")).to_have_count(0)
    page.reload()
    page.wait_for_timeout(3500)
    assert ("1", False) == edition(page)
    expect(page.locator(".sg-newer-show")).to_have_count(0)
    page.close()
    page = reader.new_page()
    page.wait_for_timeout(1000)
    page.goto(host.address)
    assert ("2", True) == edition(page)


def test_closed_line_about_a_new_version_gives_the_focus_back(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    host.publish("2", "index.html")
    page.reload()
    page.locator(".sg-doors a").last.focus()
    page.locator(".sg-newer-later").press("Enter")
    expect(page.locator(".sg-doors a").last).to_be_focused()
    page.evaluate("sessionStorage.clear(); document.activeElement.blur()")
    page.reload()
    page.locator(".sg-newer-later").press("Enter")
    expect(page.locator(".sg-search-open")).to_be_focused()


def test_new_version_loads_only_what_has_changed(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    host.publish("2", "play/index.html")
    host.asked.clear()
    page.reload()
    expect(page.locator(".sg-newer-show")).to_be_visible(timeout=PATIENCE)
    assert ["/play/", "/sw.js"] == sorted(host.asked)


def test_file_that_fails_leaves_the_old_version_whole(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    [before] = caches_of(page, "/")
    host.publish("2", "index.html", RULE + "index.html", "assets/site.js")
    host.broken.add(f"/{RULE}")
    host.asked.clear()
    page.reload()
    wait_for(page, lambda: f"/{RULE}" in host.asked)
    page.wait_for_timeout(1500)
    assert not page.evaluate("navigator.serviceWorker.getRegistration().then(it => !!(it.waiting || it.installing))")
    assert not page.locator(".sg-newer-show").count()
    assert before in caches_of(page, "/")
    host.stop()
    for path in (RULE, "", "play/"):
        page.goto(host.address + path)
        assert ("1", False) == edition(page)
    host.broken.clear()
    host.start()
    host.asked.clear()
    page.reload()
    page.locator(".sg-newer-show").click()
    page.wait_for_function("document.documentElement.dataset.edition === '2'")
    # What had come before the fault is not loaded again.
    assert ["/rules/puddings/", "/sw.js"] == sorted(host.asked)
    assert 1 == len(caches_of(page, "/"))


def test_version_that_is_put_up_half_way_is_not_kept(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    old = (host.site / RULE / "index.html").read_text("utf-8")
    host.publish("2", "index.html", RULE + "index.html")
    (host.site / RULE / "index.html").write_text(old, "utf-8")
    page.reload()
    page.wait_for_timeout(5000)
    assert not page.locator(".sg-newer-show").count()
    page.goto(host.address)
    assert ("1", False) == edition(page)


def test_page_that_only_the_new_version_has_comes_with_its_own_files(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    shutil.copytree(host.site / "play", host.site / "new")
    host.publish("2", "new/index.html", "assets/site.js")
    page.goto(host.address + "new/")
    assert ("2", True) == edition(page)
    page.goto(host.address + "play/")
    assert ("1", False) == edition(page)


def test_works_below_a_folder_of_a_host_with_other_sites(reader: BrowserContext, master: Path, tmp_path: Path) -> None:
    shutil.copytree(master, tmp_path / "host" / "name")
    (tmp_path / "host" / "index.html").write_text("<!doctype html><link rel=icon href=data:,><title>Other</title>")
    host = Host(tmp_path / "host", tmp_path / "host" / "name")
    try:
        page = keep(reader, host.address + "name/")
        page.evaluate("caches.open('sushigo-rules / of somebody else')")
        keep(reader, host.address + "name/et/").close()
        answer = page.goto(host.address)
        assert answer
        assert not answer.from_service_worker
        host.publish("2", "index.html")
        page.goto(host.address + "name/")
        page.locator(".sg-newer-show").click()
        expect(page.locator("h1")).to_contain_text("[2]", timeout=PATIENCE)
        assert ["sushigo-rules / of somebody else"] == caches_of(page, "/")
        cut_off(reader, host)
        page.goto(host.address + "name/et/" + RULE)
        search(page, SEARCHES["et"][1])
        page.locator(".sg-search-results a[href*='puddings/']").first.click()
        page.wait_for_url("**/name/et/rules/puddings/**")
    finally:
        host.stop()


def test_site_under_development_takes_away_what_was_kept(reader: BrowserContext, host: Host) -> None:
    page = keep(reader, host.address)
    host.publish("2", "index.html")
    home = host.site / "index.html"
    home.write_text(home.read_text("utf-8").replace('class="sg-newer"', 'class="sg-none"'), "utf-8")
    write_no_workers(host.site, CODES, NO_WORKER.read_text("utf-8"))
    page.reload()
    expect(page.locator("h1")).to_contain_text("[2]", timeout=PATIENCE)
    assert [] == caches_of(page, "/")
    assert 0 == page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)")


@pytest.mark.parametrize("code", ["en", "de", RTL])
def test_browser_finds_it_installable(browser: Browser, master: Path, code: str) -> None:
    with serve_folder(master) as address:
        # A browser of its own: nothing is installed from a private window.
        page = browser.new_page()
        page.goto(address + folder(code))
        tools = page.context.new_cdp_session(page)
        manifest = tools.send("Page.getAppManifest")
        errors = [error["errorId"] for error in tools.send("Page.getInstallabilityErrors")["installabilityErrors"]]
        page.close()
    assert address + folder(code) + "manifest.webmanifest" == manifest["url"]
    assert [] == manifest["errors"]
    assert ["in-incognito"] == errors


@pytest.mark.parametrize("code", ["en", "de", "et", RTL])
def test_manifest_names_what_is_there(master: Path, code: str) -> None:
    root = master / folder(code)
    data = json.loads((root / "manifest.webmanifest").read_text("utf-8"))
    assert (code, "./", "./", "standalone") == (data["lang"], data["start_url"], data["scope"], data["display"])
    assert ("rtl" if code == RTL else "ltr") == data["dir"]
    assert [] == [icon["src"] for icon in data["icons"] if not (root / icon["src"]).is_file()]


def test_manifest_says_its_type(reader: BrowserContext, host: Host) -> None:
    answer = reader.request.get(host.address + "manifest.webmanifest")
    assert answer.headers["content-type"].startswith("application/manifest+json")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_line_about_a_new_version_has_no_barrier(reader: BrowserContext, host: Host, axe: str, scheme: Any) -> None:
    page = keep(reader, host.address + "et/")
    host.publish("2", "et/index.html")
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
    page.reload()
    button = page.locator(".sg-newer-show")
    expect(button).to_be_in_viewport(timeout=PATIENCE)
    assert [] == violations(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    heights = page.locator(".sg-newer button").evaluate_all("all => all.map((it) => it.offsetHeight)")
    assert 2 == len([height for height in heights if height >= 24])
    # The last lines of the page are not under it.
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator(".sg-kept")).to_be_in_viewport(ratio=1)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("[2]", timeout=PATIENCE)


def folder(code: str) -> str:
    return "" if code == "en" else f"{code}/"


def files_of(site: Path, code: str) -> Iterator[str]:
    """Yield what is on disk for a language, as addresses."""
    others = {*CODES, *DOWNLOADS, "pagefind"} if code == "en" else set()
    for path in sorted((site / folder(code)).rglob("*")):
        name = path.relative_to(site / folder(code)).as_posix()
        hidden = name.startswith(("sw.js", "sitemap", "robots"))
        if path.is_file() and not hidden and name.partition("/")[0] not in others:
            yield folder(code) + name


def keep(reader: BrowserContext, address: str) -> Page:
    """Visit for the first time, and stay until the language is kept."""
    page = reader.new_page()
    page.goto(address)
    expect(page.locator(".sg-kept")).to_be_visible(timeout=PATIENCE)
    return page


def cut_off(reader: BrowserContext, host: Host) -> None:
    host.stop()
    reader.set_offline(True)


def search(page: Page, question: str) -> None:
    page.locator(".sg-search-open").click()
    page.locator("#sg-query").fill(question)


def edition(page: Page) -> tuple[str, bool]:
    """Return the edition of the script, and whether the page says a new one."""
    return page.evaluate(EDITION), "[2]" in (page.locator("h1").text_content() or "")


def caches_of(page: Page, path: str) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return [name for name in names if name.startswith(f"sushigo-rules {path} ")]


def kept_paths(page: Page, host: Host) -> list[str]:
    addresses: list[str] = page.evaluate("""async () => {
        const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map((request) => request.url);
    }""")
    return [address.removeprefix(host.address) for address in addresses]


def wait_for(page: Page, is_so: Callable[[], bool], seconds: int = 10) -> None:
    for _ in range(seconds * 10):
        if is_so():
            return
        page.wait_for_timeout(100)
    pytest.fail("it never came")
