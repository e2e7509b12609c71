"""The score pad in a real browser: tapped, typed, reloaded, in two tabs, without storage."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.languages.pseudo import unmarked
from tests.site.built import PSEUDO, RTL, Built
from tests.site.pad_games import CATEGORIES, PlayedGame, many_games, play_whole, points_of, rich_game
from tests.site.test_browser import DESKTOP, PHONE, SMALL_PHONE, violations
from tests.site.test_pad_game import read

pytestmark = pytest.mark.browser

KEY: Final = "sushigo-rules.score-pad"
FULL: Final = """\
const set = Storage.prototype.setItem;
window.hasRoom = false;
Storage.prototype.setItem = function (key, text) {
  if (!window.hasRoom) throw new DOMException("no room", "QuotaExceededError");
  set.call(this, key, text);
};
"""
FORBIDDEN: Final = """\
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""
NO_ROOM_ASIDE: Final = """\
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (key.includes(".damaged.")) throw new DOMException("no room", "QuotaExceededError");
  set.call(this, key, text);
};
"""
ELSEWHERE: Final = "Changed in another tab: this is the game there. Undo brings yours back."
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")

Visit = Callable[..., BrowserContext]


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """A visitor's browser; at the end nothing may have been asked of others, or written on the console."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def start(
        size: dict[str, int] = PHONE,
        scheme: Any = "light",
        script: str = "",
        tolerated: str = "",
        zone: str = "UTC",
    ) -> BrowserContext:
        settings: Any = {"viewport": size, "color_scheme": scheme, "reduced_motion": "reduce", "has_touch": True}
        settings["timezone_id"] = zone
        context = browser.new_context(base_url=address, **settings)
        context.set_default_timeout(10_000)
        context.on("console", lambda message: faults.append(message.text))
        context.on("weberror", lambda error: None if str(error.error) == tolerated else faults.append(str(error.error)))
        context.on(
            "request",
            lambda asked: None if asked.url.startswith((address, "blob:", "data:")) else faults.append(asked.url),
        )
        if script:
            context.add_init_script(script)
        contexts.append(context)
        return context

    yield start
    for context in contexts:
        context.close()
    assert [] == faults


def open_pad(context: BrowserContext, code: str = "en", game: PlayedGame | None = None) -> Page:
    """Open the pad, with a game kept on the device or none."""
    page = context.new_page()
    page.goto("pad/" if code == "en" else f"{code}/pad/")
    if game:
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, game.text])
        page.reload()
    return page


def start_game(page: Page, players: int = 4, variant: str = "usual") -> None:
    page.locator(f"input[name=players][value='{players}']").check()
    page.locator(f"input[name=variant][value='{variant}']").check()
    for seat, name in enumerate(NAMES[:players]):
        page.locator("input[name=name]").nth(seat).fill(name)
    page.locator("[data-key=start]").tap()


def tap_cards(page: Page, seat: int, cards: Sequence[str]) -> None:
    page.locator(f"[data-key=seat-{seat}]").tap()
    for card in cards:
        page.locator(f"[data-key=card-{card}]").tap()


def laid(page: Page) -> list[str]:
    """The cards of the seat shown, in the order laid down."""
    cards = page.evaluate(
        "[...document.querySelectorAll('.sg-pad-laid')].map(it => [+it.dataset.key.slice(5), it.dataset.card])"
    )
    return [card for _, card in sorted(cards)]


def row(page: Page, name: str) -> list[int]:
    return [int(text) for text in page.locator(f"tr[data-row='{name}'] a").all_inner_texts()]


def status(page: Page) -> str:
    return plain(page.locator(".sg-pad-status > span").inner_text())


def plain(text: str) -> str:
    """Return a text without the marks that keep the direction of names to themselves."""
    return text.translate({0x2068: None, 0x2069: None})


def focused(page: Page) -> str:
    """The key of what has the focus, or the name of its element."""
    key: str = page.evaluate("document.activeElement.dataset.key ?? document.activeElement.localName")
    return key


def open_file(page: Page, name: str, text: str) -> None:
    file: Any = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def stored(page: Page) -> Any:
    return json.loads(page.evaluate("key => localStorage.getItem(key)", KEY))


def test_whole_game_in_german_on_a_phone_counts_as_the_reference_engine(visit: Visit) -> None:
    game = rich_game()
    page = open_pad(visit(), "de")
    start_game(page)
    for number, tableaus in enumerate(game.rounds):
        for seat, cards in enumerate(tableaus):
            tap_cards(page, seat, cards)
            assert list(cards) == laid(page)
            if (number, seat) == (1, 1):
                page.reload()
                expect(page.locator("[data-key=tab-1]")).to_have_attribute("aria-pressed", "true")
                expect(page.locator("[data-key=seat-2]")).to_have_attribute("aria-pressed", "true")
        points = points_of(game.points[number])
        for category in CATEGORIES:
            assert [seat[category] for seat in points] == row(page, category)
        assert [seat.total for seat in game.points[number]] == row(page, "round")
        page.locator("[data-key=go-on]").tap()
    for number, seats in enumerate(game.points, start=1):
        assert [seat.total for seat in seats] == row(page, f"round-{number}")
    assert list(game.puddings) == row(page, "puddings")
    assert list(game.pudding_points) == row(page, "pudding-points")
    assert list(game.scores) == row(page, "total")
    winners = page.locator(".sg-pad-winner h2").inner_text()
    assert [NAMES[seat] for seat in game.winners] == re.findall("|".join(NAMES), winners)
    assert game.file == stored(page)


def test_game_with_the_dummy_counts_as_the_reference_engine(visit: Visit) -> None:
    from sushigo_rules.variants import DUMMY

    game = play_whole(2, 5, DUMMY)
    page = open_pad(visit(), game=game)
    assert list(game.pudding_points) == row(page, "pudding-points")
    assert list(game.scores) == row(page, "total")
    page.locator("[data-key=tab-0]").tap()
    assert [seat["maki-rolls"] for seat in points_of(game.points[0])] == row(page, "maki-rolls")
    expect(page.locator("[data-key=seat-2]")).to_contain_text("Dummy")


def test_what_was_tapped_is_said(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    said = []
    for card in ("wasabi", "squid-nigiri", "chopsticks", "pudding", "maki-3"):
        tap_cards(page, 1, [card])
        said.append(status(page))
    assert [
        "Ben: Wasabi. Nigiri: 0",
        "Ben: Squid nigiri on wasabi. Nigiri: 9",
        "Ben: Chopsticks",
        "Ben: Pudding. Puddings: 1",
        "Ben: Maki 3. Maki rolls: 6",
    ] == said


def test_nigiri_lies_on_its_wasabi(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    tap_cards(page, 0, ["wasabi", "tempura", "egg-nigiri", "salmon-nigiri"])
    piles = page.locator(".sg-pad-cards li")
    shown = [pile.locator("button").evaluate_all("list => list.map(it => it.dataset.card)") for pile in piles.all()]
    assert [["wasabi", "egg-nigiri"], ["tempura"], ["salmon-nigiri"]] == shown
    wasabi, nigiri = (piles.first.locator("button").nth(place).bounding_box() for place in (0, 1))
    assert wasabi
    assert nigiri
    assert wasabi["y"] + 24 <= nigiri["y"] < wasabi["y"] + wasabi["height"]


def test_undo_and_redo_by_button_and_by_keys(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    expect(page.locator("[data-key=undo]")).to_be_disabled()
    tap_cards(page, 0, ["tempura", "tempura"])
    tap_cards(page, 2, ["sashimi"])
    page.keyboard.press("Control+z")
    expect(page.locator("[data-key=seat-2]")).to_contain_text("0/8")
    page.locator("[data-key=undo]").tap()
    assert ["tempura"] == laid(page)
    assert "Undone." == status(page)
    page.keyboard.press("Control+Shift+Z")
    assert [5, 0, 0, 0] == row(page, "tempura")
    page.locator("[data-key=redo]").tap()
    assert ["sashimi"] == laid(page)
    expect(page.locator("[data-key=redo]")).to_have_count(0)
    assert [["tempura", "tempura"], [], ["sashimi"], []] == stored(page)["rounds"][0]


def test_earlier_round_is_corrected(visit: Visit) -> None:
    game = play_whole(3, 4)
    page = open_pad(visit(), game=game)
    page.locator("[data-key=tab-0]").tap()
    before = row(page, "round")
    page.locator("[data-key=laid-0]").tap()
    page.locator("[data-key=remove]").tap()
    assert list(game.rounds[0][0][1:]) == laid(page)
    page.locator("[data-key=tab-3]").tap()
    expect(page.locator("tr[data-row='pudding-points']")).to_have_count(0)
    page.locator("[data-key=tab-0]").tap()
    tap_cards(page, 0, game.rounds[0][0][:1])
    last = len(game.rounds[0][0]) - 1
    page.locator(f"[data-key=laid-{last}]").tap()
    for _ in range(last):
        page.locator("[data-key=earlier]").tap()
    assert list(game.rounds[0][0]) == laid(page)
    assert before == row(page, "round")
    page.locator("[data-key=tab-3]").tap()
    assert list(game.scores) == row(page, "total")


def test_card_is_moved_later_and_removed_by_key(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    tap_cards(page, 0, ["egg-nigiri", "wasabi"])
    page.locator("[data-key=laid-0]").tap()
    page.locator("[data-key=later]").tap()
    assert ["wasabi", "egg-nigiri"] == laid(page)
    assert [3, 0, 0, 0] == row(page, "nigiri")
    page.locator("[data-key=laid-1]").focus()
    page.keyboard.press("Delete")
    assert ["wasabi"] == laid(page)


def test_more_than_the_deck_holds_is_refused_in_words(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    tap_cards(page, 0, ["chopsticks", "chopsticks"])
    page.locator("[data-key=tab-1]").tap()
    tap_cards(page, 1, ["chopsticks", "chopsticks"])
    tap_cards(page, 2, ["chopsticks"])
    assert "Chopsticks: the deck holds 4, and all of them are entered." == status(page)
    assert "deck-108" == page.locator(".sg-pad-status a").get_attribute("data-rule")
    assert [] == laid(page)


def test_more_than_a_hand_is_refused_in_words(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 5)
    tap_cards(page, 0, ["tempura"] * 8)
    assert "Ada has all cards of this round: 7" == status(page)
    assert "hand-size" == page.locator(".sg-pad-status a").get_attribute("data-rule")
    assert ["tempura"] * 7 == laid(page)


def test_full_hand_with_used_chopsticks_says_to_take_them_away(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 5)
    tap_cards(page, 0, ["chopsticks", *["tempura"] * 7])
    words = "Ada has all cards of this round: 7. Used chopsticks do not stay on the table: take them away."
    assert words == status(page)
    page.locator(".sg-pad-status a").tap()
    expect(page.locator("dialog[open] a")).to_have_attribute("href", "../rules/chopsticks/#chopsticks-return")


@pytest.mark.parametrize("variant, rule", [("usual", "hand-size"), ("dummy", "dummy-setup")])
def test_number_of_cards_shows_its_rule(visit: Visit, variant: str, rule: str) -> None:
    page = open_pad(visit())
    start_game(page, 2, variant)
    page.locator("[data-key=hand]").tap()
    expect(page.locator("dialog[open] a")).to_have_attribute("href", re.compile(f"#{rule}$"))


def test_totals_show_the_rule_that_explains_them(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 3)
    tap_cards(page, 0, ["squid-nigiri", "pudding"])
    tap_cards(page, 1, ["egg-nigiri", "pudding"])
    page.locator("[data-key=tab-3]").tap()
    page.locator("[data-key=finish]").tap()
    assert [6, 4, -6] == row(page, "total")
    rules = page.locator("tr[data-row=total] a").evaluate_all("list => list.map(it => it.dataset.rule)")
    assert ["most-points-wins", "round-score", "score-below-zero"] == rules
    page.locator("[data-key=finish]").tap()
    assert "The puddings are counted when all cards are entered." == status(page)


def test_tie_is_explained_where_the_dummy_is_passed_over(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 2, "dummy")
    for seat in (0, 1, 2):
        tap_cards(page, seat, ["squid-nigiri", "pudding"])
    page.locator("[data-key=tab-3]").tap()
    page.locator("[data-key=finish]").tap()
    lines = page.locator(".sg-pad-winner p > span").all_inner_texts()
    assert ["The dummy cannot win.", "Tied on points and on puddings."] == lines


@pytest.mark.parametrize("number", ["maki-rolls-1", "nigiri-0"])
def test_number_shows_its_rule_and_is_a_link_to_it(visit: Visit, number: str) -> None:
    page = open_pad(visit())
    start_game(page)
    tap_cards(page, 0, ["maki-2", "wasabi", "egg-nigiri"])
    tap_cards(page, 1, ["maki-2"])
    link = page.locator(f"[data-key={number}]")
    rule = link.get_attribute("data-rule")
    assert {"maki-rolls-1": "maki-tie-most", "nigiri-0": "wasabi-triples"}[number] == rule
    link.tap()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("h2")).not_to_be_empty()
    dialog.locator("a").tap()
    page.wait_for_url(f"**/rules/*/#{rule}")
    expect(page.locator(f"[id='{rule}']")).to_be_in_viewport()


def test_rule_is_left_by_key_and_the_focus_is_where_it_was(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    page.locator("[data-key=tempura-0]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".sg-pad-dialog")).to_have_count(0)
    assert "tempura-0" == focused(page)


def test_page_knows_the_rules_that_can_be_named_and_no_others(built: Built) -> None:
    data = json.loads(re.findall(r'id="sg-pad-texts">(.*?)</script>', built.read("pad"), re.DOTALL)[0])
    many_dumplings = json.dumps({**play_whole(2, 1).file, "rounds": [[["dumpling"] * 6, []]]})
    answers = read(many_dumplings, *(game.text for game in many_games(60)))
    named = {rule for answer in answers for rule in answer["rules"]}
    assert 20 < len(named)
    always = {"round-score", "score-below-zero", "pudding-kept", "hand-size", "dummy-setup", "deck-108"}
    assert {*named, *always, "chopsticks-return"} == set(data["rules"])


def test_tie_is_explained_and_missing_cards_are_named(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 3)
    tap_cards(page, 0, ["squid-nigiri"])
    tap_cards(page, 1, ["squid-nigiri"])
    page.locator("[data-key=tab-3]").tap()
    assert "Round 1: Ada 8, Ben 8, Cleo 9" in plain(page.locator(".sg-pad-missing").inner_text())
    expect(page.locator(".sg-pad-winner")).to_have_count(0)
    page.locator("[data-key=finish]").tap()
    assert "Shared victory: Ada, Ben" == plain(page.locator(".sg-pad-winner h2").inner_text())
    expect(page.locator(".sg-pad-winner")).to_contain_text("Tied on points and on puddings.")
    expect(page.locator(".sg-pad-winner a")).to_have_attribute("href", "../rules/winning/#tie-shared")
    page.locator("[data-key=finish]").tap()
    expect(page.locator(".sg-pad-winner")).to_have_count(0)


def test_exported_game_is_imported_elsewhere(visit: Visit, tmp_path: Path) -> None:
    game = play_whole(4, 7)
    page = open_pad(visit(), game=game)
    with page.expect_download() as download:
        page.locator("[data-key=export]").tap()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    assert re.fullmatch(r"sushi-go-\d{4}-\d\d-\d\d\.json", download.value.suggested_filename)
    assert game.file == json.loads(path.read_text("utf-8"))
    other = open_pad(visit(), "et")
    other.locator("input[type=file]").set_input_files(path)
    expect(other.locator("tr[data-row=total]")).to_be_visible()
    assert list(game.scores) == row(other, "total")
    assert game.file == stored(other)


@pytest.mark.parametrize(
    "text, words",
    [
        ("no JSON", "Expected: a game of this score pad. Found: no JSON"),
        (json.dumps({**play_whole(2, 1).file, "version": 9}), "Expected: version 1. Found: 9 (at version)"),
        (
            json.dumps({**play_whole(2, 1).file, "rounds": [[["chopsticks"] * 5, []]]}),
            "Expected: in the deck: 4 (Chopsticks). Found: 5 (at rounds[0])",
        ),
    ],
)
def test_import_of_something_else_is_refused_in_words(visit: Visit, text: str, words: str) -> None:
    game = play_whole(2, 3)
    page = open_pad(visit(), game=game)
    open_file(page, "x.json", text)
    expect(page.locator(".sg-pad-status")).to_have_text(f"The file holds no game that can be read. {words}")
    assert list(game.scores) == row(page, "total")
    assert game.file == stored(page)


def test_new_game_asks_before_cards_are_lost_and_undo_brings_them_back(visit: Visit) -> None:
    game = play_whole(3, 2)
    page = open_pad(visit(), game=game)
    page.locator("[data-key=new-game]").tap()
    page.locator("[data-key=start]").tap()
    page.locator("dialog[open] .sg-pad-main").tap()
    assert game.file == stored(page)
    page.locator("[data-key=start]").tap()
    page.locator("dialog[open] button").last.tap()
    expect(page.locator(".sg-pad-none")).to_be_visible()
    assert ["Ada", "Ben", "Cleo"] == stored(page)["players"]
    page.locator("[data-key=undo]").tap()
    assert list(game.scores) == row(page, "total")
    assert game.file == stored(page)


def test_names_are_changed_and_kept(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 2)
    page.locator("[data-key=names]").tap()
    page.locator("dialog[open] input").first.fill("Zoë")
    page.keyboard.press("Enter")
    assert "name-1" == focused(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-key=seat-0]")).to_contain_text("Zoë")
    page.reload()
    expect(page.locator("[data-key=seat-0]")).to_contain_text("Zoë")


def test_screen_is_kept_on_when_asked_for(visit: Visit) -> None:
    lock = """() => { window.locks = 0; navigator.wakeLock.request = async () => {
        window.locks += 1; return { release: async () => { window.locks -= 1; } }; }; }"""
    page = open_pad(visit(), game=play_whole(2, 1))
    page.evaluate(lock)
    for pressed, locks in (("true", 1), ("false", 0)):
        page.locator("[data-key=awake]").tap()
        expect(page.locator("[data-key=awake]")).to_have_attribute("aria-pressed", pressed)
        assert locks == page.evaluate("window.locks")


def test_seat_without_a_name_is_called_in_the_page_s_language(visit: Visit) -> None:
    context = visit()
    page = open_pad(context)
    page.locator("[data-key=start]").tap()
    expect(page.locator("[data-key=seat-1]")).to_contain_text("Player 2")
    assert ["", ""] == stored(page)["players"]


def test_damaged_game_is_said_and_kept_and_can_be_saved(visit: Visit, tmp_path: Path) -> None:
    damaged = '{"schema": "game.schema.json", "version": 1, "rou'
    context = visit()
    page = open_pad(context)
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, damaged])
    page.reload()
    notices = page.locator(".sg-pad-notices")
    expect(notices).to_contain_text("The game kept on this device cannot be read. It is put aside; nothing is lost.")
    start_game(page, 2)
    tap_cards(page, 0, ["tempura"])
    page.reload()
    assert ["tempura"] == stored(page)["rounds"][0][0]
    with page.expect_download() as download:
        notices.locator("button").first.tap()
    assert damaged == Path(download.value.path()).read_text("utf-8")
    notices.locator("button").last.tap()
    page.locator("dialog[open] .sg-pad-main").tap()
    expect(notices.locator("button")).to_have_count(2)
    notices.locator("button").last.tap()
    page.locator("dialog[open] button").last.tap()
    expect(notices).to_be_empty()
    assert "Thrown away." == status(page)
    assert "h2" == focused(page)
    page.reload()
    expect(notices).to_be_empty()


def test_further_texts_put_aside_stay_listed(visit: Visit) -> None:
    page = open_pad(visit())
    for text in ("{", "["):
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, text])
        page.reload()
    buttons = page.locator(".sg-pad-notices button")
    expect(buttons).to_have_count(4)
    buttons.nth(1).tap()
    page.locator("dialog[open] button").last.tap()
    expect(buttons).to_have_count(2)
    with page.expect_download() as download:
        buttons.first.tap()
    assert "[" == Path(download.value.path()).read_text("utf-8")


def test_damaged_game_without_room_to_put_it_aside_is_said_and_can_be_saved(visit: Visit) -> None:
    page = open_pad(visit(script=NO_ROOM_ASIDE))
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, "{"])
    page.reload()
    notices = page.locator(".sg-pad-notices")
    expect(notices).to_contain_text("cannot be read, and there is no room to put it aside. Save it as a file")
    expect(notices).not_to_contain_text("nothing is lost")
    start_game(page, 2)
    tap_cards(page, 0, ["tempura"])
    assert "{" == page.evaluate("key => localStorage.getItem(key)", KEY)
    with page.expect_download() as download:
        notices.locator("button").first.tap()
    assert "{" == Path(download.value.path()).read_text("utf-8")
    notices.locator("button").last.tap()
    page.locator("dialog[open] button").last.tap()
    expect(notices).to_be_empty()
    assert ["tempura"] == stored(page)["rounds"][0][0]


def test_game_of_a_newer_page_is_left_alone(visit: Visit) -> None:
    newer = json.dumps({"schema": "game.schema.json", "version": 2, "seats": []})
    page = open_pad(visit())
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, newer])
    page.reload()
    notices = page.locator(".sg-pad-notices")
    expect(notices).to_contain_text("was written by a newer version of this page: load the page again.")
    expect(notices.locator("button")).to_have_count(0)
    start_game(page, 2)
    tap_cards(page, 0, ["tempura"])
    assert newer == page.evaluate("key => localStorage.getItem(key)", KEY)
    assert [KEY] == page.evaluate("key => Object.keys(localStorage).filter(it => it.startsWith(key))", KEY)


def test_what_must_be_known_is_read_out_once(visit: Visit) -> None:
    page = open_pad(visit(script=FULL))
    start_game(page, 2)
    notices = page.locator(".sg-pad-notices")
    expect(notices).to_have_role("status")
    expect(notices).to_contain_text("There is no room")
    notice = notices.locator("p").element_handle()
    tap_cards(page, 0, ["tempura"])
    assert notice.evaluate("node => node.isConnected")


def test_what_can_be_undone_outlives_a_reload(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page, 2)
    tap_cards(page, 0, ["tempura", "pudding"])
    page.locator("[data-key=undo]").tap()
    page.reload()
    page.locator("[data-key=redo]").tap()
    assert ["tempura", "pudding"] == laid(page)
    for _ in range(2):
        page.reload()
        page.locator("[data-key=undo]").tap()
    assert [] == laid(page)
    expect(page.locator("[data-key=undo]")).to_be_disabled()


def test_game_that_lost_against_another_tab_outlives_a_reload(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 2)
    two = open_pad(context)
    tap_cards(one, 0, ["tempura"])
    one.goto("about:blank")
    expect(two.locator("[data-key=laid-0]")).to_be_visible()
    tap_cards(two, 1, ["pudding"])
    one.goto("pad/")
    assert ELSEWHERE == status(one)
    assert [["tempura"], ["pudding"]] == stored(one)["rounds"][0]
    one.locator("[data-key=undo]").tap()
    assert [["tempura"], []] == stored(one)["rounds"][0]
    one.reload()
    assert "" == plain(one.locator(".sg-pad-status").inner_text())


def test_full_storage_is_said_and_the_game_goes_on(visit: Visit) -> None:
    page = open_pad(visit(script=FULL))
    start_game(page, 2)
    notices = page.locator(".sg-pad-notices")
    expect(notices).to_contain_text("There is no room to keep the game on this device.")
    tap_cards(page, 0, ["tempura", "tempura"])
    assert [5, 0] == row(page, "tempura")
    page.evaluate("window.hasRoom = true")
    tap_cards(page, 1, ["pudding"])
    expect(notices).to_be_empty()
    assert [["tempura", "tempura"], ["pudding"]] == stored(page)["rounds"][0]


def test_game_that_is_not_kept_is_not_left_unasked(visit: Visit) -> None:
    page = open_pad(visit(script=FULL))
    start_game(page, 2)
    tap_cards(page, 0, ["tempura"])
    with page.expect_event("dialog") as asked:
        page.close(run_before_unload=True)
    assert "beforeunload" == asked.value.type
    asked.value.accept()


def test_browser_without_storage_is_said_and_the_game_goes_on(visit: Visit) -> None:
    # The theme does not expect it, and says so.
    page = open_pad(visit(script=FORBIDDEN, tolerated="no"))
    expect(page.locator(".sg-pad-notices")).to_contain_text("This browser keeps nothing on this device.")
    start_game(page, 2)
    tap_cards(page, 0, ["tempura", "tempura"])
    assert [5, 0] == row(page, "tempura")


def test_second_tab_shows_what_the_first_one_does(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 2)
    two = open_pad(context)
    tap_cards(one, 0, ["tempura"])
    expect(two.locator("[data-key=laid-0]")).to_be_visible()
    assert ELSEWHERE == status(two)
    tap_cards(two, 1, ["pudding"])
    expect(one.locator("[data-key=seat-1]")).to_contain_text("1/10")
    assert [["tempura"], ["pudding"]] == stored(one)["rounds"][0]


def open_asleep(context: BrowserContext) -> Page:
    """Open the pad as when a browser has put a tab to sleep: it is not told of others."""
    page = context.new_page()
    page.add_init_script("""for (const type of ["storage", "pageshow", "visibilitychange"]) {
        addEventListener(type, event => event.stopImmediatePropagation(), true);
    }""")
    page.goto("pad/")
    return page


def test_undo_in_a_tab_that_missed_a_change_says_what_is_shown(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 2)
    two = open_asleep(context)
    tap_cards(two, 1, ["pudding"])
    tap_cards(one, 0, ["tempura"])
    two.locator("[data-key=undo]").tap()
    assert ELSEWHERE == status(two)
    assert [["tempura"], ["pudding"]] == stored(two)["rounds"][0]


def test_names_of_another_number_are_not_put_on_the_game_of_another_tab(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 3)
    two = open_pad(context)
    one.locator("[data-key=names]").tap()
    two.locator("[data-key=new-game]").tap()
    start_game(two, 2)
    expect(one.locator("[data-key=seat-2]")).to_have_count(0)
    one.locator("dialog[open] input").first.fill("Zoë")
    one.locator("dialog[open] .sg-pad-main").tap()
    expect(one.locator(".sg-pad-dialog")).to_have_count(0)
    assert ELSEWHERE == status(one)
    assert ["Ada", "Ben"] == stored(one)["players"]


def test_names_with_commas_are_told_apart(visit: Visit) -> None:
    page = open_pad(visit(), game=play_whole(2, 1))
    for names in (["A,B", "C"], ["A", "B,C"]):
        page.locator("[data-key=names]").tap()
        for field, name in zip(page.locator("dialog[open] input").all(), names, strict=True):
            field.fill(name)
        page.locator("dialog[open] .sg-pad-main").tap()
        expect(page.locator(".sg-pad-dialog")).to_have_count(0)
        assert names == stored(page)["players"]


def test_form_of_a_new_game_is_not_left_when_another_tab_changes_the_game(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 2)
    two = open_pad(context)
    two.locator("[data-key=new-game]").tap()
    two.locator("[data-key=name-0]").fill("Zoë")
    tap_cards(one, 0, ["tempura"])
    expect(two.locator(".sg-pad-status")).to_have_text("Meanwhile the game was changed in another tab.")
    expect(two.locator("[data-key=name-0]")).to_have_value("Zoë")
    two.locator("[data-key=back]").tap()
    assert ["tempura"] == laid(two)


def test_dialog_is_left_by_a_press_beside_it_but_a_form_is_not(visit: Visit) -> None:
    page = open_pad(visit(DESKTOP), game=play_whole(2, 1))
    dialog = page.locator("dialog[open]")

    def press(here: tuple[float, float], there: tuple[float, float]) -> None:
        page.mouse.move(*here)
        page.mouse.down()
        page.mouse.move(*there)
        page.mouse.up()

    page.locator("[data-key=total-0]").click()
    box = dialog.bounding_box()
    assert box
    padding, beside = (box["x"] + 3, box["y"] + 3), (box["x"] - 30, box["y"] + 3)
    press(padding, padding)
    press(padding, beside)
    expect(dialog).to_be_visible()
    press(beside, beside)
    expect(dialog).to_have_count(0)
    page.locator("[data-key=names]").click()
    press(beside, beside)
    expect(dialog).to_be_visible()


def test_saving_in_the_question_is_answered_there(visit: Visit) -> None:
    page = open_pad(visit(), game=play_whole(3, 2))
    page.locator("[data-key=new-game]").tap()
    page.locator("[data-key=start]").tap()
    with page.expect_download() as download:
        page.locator("dialog[open] button").nth(1).tap()
    said = page.locator("dialog[open]").get_by_role("status")
    assert f"Saved as a file: {download.value.suggested_filename}" == said.inner_text()


def test_file_that_is_gone_is_said(visit: Visit) -> None:
    page = open_pad(visit(), game=play_whole(2, 3))
    page.evaluate("() => { File.prototype.text = async () => { throw new DOMException('gone', 'NotFoundError'); }; }")
    open_file(page, "x.json", "{}")
    expect(page.locator(".sg-pad-status")).to_have_text(
        "The file cannot be read. It may have been moved or changed: choose it again."
    )


def test_file_is_named_by_the_day_where_the_reader_is(visit: Visit) -> None:
    page = open_pad(visit(zone="Pacific/Auckland"), game=play_whole(2, 3))
    page.clock.set_fixed_time("2026-01-31T20:00:00Z")
    with page.expect_download() as download:
        page.locator("[data-key=export]").tap()
    assert "sushi-go-2026-02-01.json" == download.value.suggested_filename


def test_refused_screen_lock_is_said_even_later(visit: Visit) -> None:
    page = open_pad(visit(), game=play_whole(2, 1))
    allow = "navigator.wakeLock.request = async () => ({ release: async () => {} })"
    refuse = "navigator.wakeLock.request = async () => { throw new DOMException('no', 'NotAllowedError'); }"
    button, said = page.locator("[data-key=awake]"), page.locator(".sg-pad-status")
    for later in (False, True):
        page.evaluate(f"() => {{ {allow if later else refuse} }}")
        button.tap()
        if later:
            expect(button).to_have_attribute("aria-pressed", "true")
            page.evaluate(f"() => {{ {refuse}; document.dispatchEvent(new Event('visibilitychange')); }}")
        expect(said).to_have_text("This device does not let the screen be kept on now.")
        expect(button).to_have_attribute("aria-pressed", "false")
        page.locator("[data-key=export]").tap()


def test_focus_stays_where_one_can_go_on(visit: Visit) -> None:
    page = open_pad(visit(DESKTOP))
    start_game(page, 2)
    tap_cards(page, 0, ["tempura", "pudding"])

    def press(key: str) -> str:
        page.locator(f"[data-key={key}]").focus()
        page.keyboard.press("Enter")
        return focused(page)

    assert ["undo", "undo", "undo"] == [press("undo") for _ in range(3)]
    assert ["redo", "undo"] == [press("redo") for _ in range(2)]
    assert "laid-1" == press("laid-1")
    assert ["earlier", "earlier"] == [press("earlier") for _ in range(2)]
    assert ["pudding", "tempura"] == laid(page)
    assert ["later", "later"] == [press("later") for _ in range(2)]
    assert ["tempura", "pudding"] == laid(page)
    assert "laid-1" == press("done")
    page.keyboard.press("Delete")
    assert "h2" == focused(page)


def test_enter_goes_from_name_to_name_and_begins_at_the_last(visit: Visit) -> None:
    page = open_pad(visit())
    page.locator("[data-key=name-0]").focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.keyboard.type("Ben")
    hints = page.locator("input[name=name]").evaluate_all("list => list.map(it => it.enterKeyHint)")
    assert ["next", "go"] == hints
    page.keyboard.press("Enter")
    expect(page.locator(".sg-pad-none")).to_be_visible()
    assert ["Ada", "Ben"] == stored(page)["players"]


def test_name_that_looks_like_a_slot_is_a_name(visit: Visit) -> None:
    page = open_pad(visit())
    page.locator("[data-key=name-0]").fill("{points}")
    page.locator("[data-key=start]").tap()
    tap_cards(page, 0, ["tempura"])
    assert "{points}: Tempura. Tempura: 0" == status(page)


def test_name_keeps_its_direction_to_itself(visit: Visit) -> None:
    page = open_pad(visit())
    start_game(page)
    tap_cards(page, 1, ["tempura"])
    name = "\u2068Ben\u2069"
    expect(page.locator(".sg-pad-status")).to_have_text(f"{name}: Tempura. Tempura: 0")
    expect(page.locator(".sg-pad-heading h2")).to_have_text(name)
    assert f"Tempura, {name}: 0" == page.locator("[data-key=tempura-1]").get_attribute("aria-label")


def test_tab_that_missed_a_change_does_not_write_over_it(visit: Visit) -> None:
    context = visit()
    one = open_pad(context)
    start_game(one, 2)
    two = open_asleep(context)
    tap_cards(one, 0, ["tempura"])
    tap_cards(two, 1, ["pudding"])
    assert ELSEWHERE == status(two)
    assert [["tempura"], []] == stored(two)["rounds"][0]
    two.locator("[data-key=undo]").tap()
    assert [[], ["pudding"]] == stored(two)["rounds"][0]
    expect(one.locator("[data-key=seat-1]")).to_contain_text("1/10")
    one.locator("[data-key=undo]").tap()
    assert [["tempura"], []] == stored(one)["rounds"][0]


def test_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = open_pad(visit(DESKTOP))

    def tab_to(selector: str) -> None:
        for _ in range(90):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            page.keyboard.press("Tab")
        pytest.fail(f"the focus never came to {selector}")

    tab_to("input[name=players]")
    page.keyboard.press("ArrowRight")
    tab_to("[data-key=name-2]")
    page.keyboard.type("Cleo")
    tab_to("[data-key=start]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-key=seat-2]")).to_contain_text("Cleo")
    tab_to("[data-key=seat-2]")
    page.keyboard.press("Space")
    tab_to("[data-key=card-wasabi]")
    page.keyboard.press("Enter")
    tab_to("[data-key=undo]")
    page.keyboard.press("Enter")
    tab_to("[data-key=card-squid-nigiri]")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert [0, 0, 6] == row(page, "nigiri")
    page.keyboard.press("Control+Home")
    page.locator("body").press("Tab")
    tab_to("[data-key=laid-1]")
    page.keyboard.press("Enter")
    tab_to("[data-key=remove]")
    page.keyboard.press("Enter")
    assert ["squid-nigiri"] == laid(page)
    assert page.evaluate("document.activeElement.closest('.sg-pad') !== null")
    tab_to("[data-key=nigiri-2]")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_what_has_the_focus_is_not_under_the_dock(visit: Visit, size: dict[str, int]) -> None:
    page = open_pad(visit(size), game=play_whole(4, 3))
    page.locator("[data-key=tab-1]").tap()
    covered, reached = [], 0
    for _ in range(70):
        page.keyboard.press("Tab")
        key, seen = page.evaluate("""() => {
            const node = document.activeElement, box = node.getBoundingClientRect();
            const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 3);
            return [node.dataset.key ?? "", node.contains(there) || (there?.closest(".sg-pad-laid") ?? null) !== null];
        }""")
        reached += key.startswith("puddings-")
        covered += [key] if key and not seen else []
    assert (4, []) == (reached, covered)


def states(page: Page) -> Iterator[str]:
    """Go through what the pad can show."""
    yield "a new game"
    start_game(page, 3)
    yield "no cards"
    tap_cards(page, 0, ["wasabi", "tempura", "squid-nigiri", "pudding"])
    page.locator("[data-key=laid-0]").tap()
    yield "a card chosen"
    tap_cards(page, 1, ["chopsticks"] * 5)
    yield "refused"
    page.locator("[data-key=nigiri-0]").tap()
    yield "a rule"
    page.keyboard.press("Escape")
    page.locator("[data-key=names]").tap()
    yield "names"
    page.keyboard.press("Escape")
    page.locator("[data-key=tab-3]").tap()
    yield "missing cards"
    page.locator("[data-key=finish]").tap()
    yield "a winner"
    page.evaluate("key => localStorage.setItem(key, '{')", KEY)
    page.reload()
    yield "damaged"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("code", ["en", "et", RTL])
def test_no_state_has_a_barrier(visit: Visit, axe: str, code: str, scheme: str, size: dict[str, int]) -> None:
    page = open_pad(visit(size, scheme), code)
    # What lies under the dock comes out when the page is scrolled.
    still = ".sg-pad .sg-pad-dock { position: static }"
    page.add_init_script(
        f"addEventListener('DOMContentLoaded', () => document.head.append("
        f"Object.assign(document.createElement('style'), {{textContent: {json.dumps(still)}}})))"
    )
    page.add_style_tag(content=still)
    assert [] == [f"{state}: {fault}" for state in states(page) for fault in violations(page, axe)]


@pytest.mark.parametrize("code", ["en", "de", RTL])
def test_nothing_sticks_out_of_a_small_phone_and_targets_are_large(visit: Visit, code: str) -> None:
    page = open_pad(visit(SMALL_PHONE), code)
    faults = []
    for state in states(page):
        if page.evaluate("document.documentElement.scrollWidth") > SMALL_PHONE["width"]:
            faults.append(f"{state}: too wide")
        faults += page.evaluate(
            """state => [".sg-pad button", ".sg-pad label", ".sg-pad-number", ".sg-pad-dialog :is(a, button)"]
            .flatMap(selector => [...document.querySelectorAll(selector)])
            .filter(node => node.checkVisibility() && !node.matches(".sg-pad-laid + .sg-pad-laid"))
            .map(node => [node, node.getBoundingClientRect()])
            .filter(([node, box]) => box.width < 44 || box.height < 44)
            .map(([node, box]) => `${state}: ${node.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)""",
            state,
        )
    assert [] == faults


def test_every_word_in_every_state_can_be_translated(visit: Visit) -> None:
    page = open_pad(visit(), PSEUDO)
    left = []
    for state in states(page):
        words = page.evaluate("""() => [".sg-pad, .sg-pad-dialog"].flatMap(it => [...document.querySelectorAll(it)])
            .flatMap(part => [part, ...part.querySelectorAll("*")])
            .flatMap(node => [node.ariaLabel, ...[...node.childNodes].map(it => it.nodeType === 3 ? it.data : "")])
            .filter(Boolean)""")
        text = re.sub("|".join((*NAMES, "reshuffle", "dummy")), "", " ".join(map(unmarked, words)))
        left += [f"{state}: {word}" for word in re.findall(r"[A-Za-z]{3,}", text)]
    assert [] == left


def test_page_says_that_it_needs_javascript(browser: Browser, address: str) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{address}pad/")
    expect(page.get_by_text("The score pad needs JavaScript, which is switched off here.")).to_be_visible()
    context.close()
