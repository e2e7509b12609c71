"""The command that builds and serves the site: what it decides before MkDocs has anything to do."""

import gzip
import mimetypes
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from sushigo_rules.commands.site import has_core, newest_change, with_all_texts, write_features
from sushigo_rules.language.languages import load_language
from sushigo_rules.language.phrasebook import load_phrasebook
from sushigo_rules.language.rulebook import Rulebook, load_rulebook
from sushigo_rules.language.speech import load_speech
from sushigo_rules.site.pages import SiteText
from sushigo_rules.site.serving import StaticHandler, serve_folder
from tests.languages.checkout import add_small_language, make_checkout

ENGLISH = load_rulebook()


def test_source_language_has_the_core() -> None:
    assert has_core(ENGLISH)


def test_language_without_the_variants_has_the_core() -> None:
    features = tuple(part for part in ENGLISH.features if part.slug not in ("both-ways", "reshuffle", "dummy"))
    assert has_core(replace(ENGLISH, features=features))


@pytest.mark.parametrize("slug", ["setup", "puddings", "winning"])
def test_language_without_a_section_of_the_ordinary_game_lacks_the_core(slug: str) -> None:
    assert not has_core(replace(ENGLISH, features=tuple(part for part in ENGLISH.features if part.slug != slug)))


def test_features_are_made_from_the_catalogues(tmp_path: Path) -> None:
    write_features([load_language("en"), load_language("et")], tmp_path / "made")
    [source] = [part for part in ENGLISH.features if part.slug == "nigiri"]
    made = load_rulebook(load_language("et"), tmp_path / "made")
    assert [rule.id for rule in source.rules] == [
        rule.id for part in made.features if part.slug == "nigiri" for rule in part.rules
    ]


def test_language_with_nothing_translated_has_every_page_in_english(tmp_path: Path) -> None:
    locales = make_checkout(tmp_path)
    small = add_small_language(locales, "pl")
    for path in (locales / "pl" / "LC_MESSAGES").glob("*.po"):
        path.unlink()
    rulebook = with_all_texts(
        Rulebook(small, load_phrasebook(small), (), ENGLISH.features, ENGLISH.data, ENGLISH.prose)
    )
    text = SiteText(rulebook, ENGLISH, load_speech(small))
    sections = text.sections()
    assert all(section.english_only for section in sections)
    assert len(ENGLISH.features) == len(sections)
    assert 12 == len(list(text.cards(sections)))


def test_served_as_a_host_does(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("home")
    (tmp_path / "404.html").write_text("missing")
    (tmp_path / "et").mkdir()
    (tmp_path / "et" / "404.html").write_text("puudub")
    request = {"headers": {"Accept-Encoding": "gzip"}}
    with serve_folder(tmp_path) as url, urllib.request.urlopen(urllib.request.Request(url, **request)) as answer:  # type: ignore[arg-type]
        assert b"home" == gzip.decompress(answer.read())
    with serve_folder(tmp_path) as url:
        assert b"puudub" == missing(url + "et/nothing/")
        assert b"missing" == missing(url + "nothing/")
    with serve_folder(tmp_path, handler=StaticHandler) as url:
        assert b"missing" == missing(url + "et/nothing/")


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("name", ["site.js", "scoring.mjs"])
def test_scripts_are_sent_as_scripts_whatever_the_system_calls_them(
    name: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mimetypes, "guess_type", lambda *_, **__: ("text/plain", None))
    (tmp_path / name).write_text("export {};")
    with serve_folder(tmp_path) as url:
        request = urllib.request.Request(url + name, headers={"Accept-Encoding": encoding})
        with urllib.request.urlopen(request) as answer:
            assert "text/javascript" == answer.headers.get_content_type()


def missing(url: str) -> bytes:
    with pytest.raises(urllib.error.HTTPError) as error:
        urllib.request.urlopen(url)
    with error.value as answer:
        assert 404 == answer.code
        return answer.read()


def test_change_is_seen(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    before = newest_change(tmp_path)
    (tmp_path / "docs" / "page.md").write_text("new")
    assert before != newest_change(tmp_path)
