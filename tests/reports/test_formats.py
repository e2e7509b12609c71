from pathlib import Path

import pytest

from sushigo_rules.errors import SourceError
from sushigo_rules.reports import badge, html, json, junit, markdown
from sushigo_rules.reports.formats import Render, check_place, choose_format, save


@pytest.mark.parametrize(
    "name,render",
    [
        ("a.json", json.render),
        ("a.badge.json", badge.render),
        ("badge.json", json.render),
        ("a.xml", junit.render),
        ("a.b.md", markdown.render),
        ("A.HTML", html.render),
    ],
)
def test_the_ending_says_the_kind(name: str, render: Render) -> None:
    assert choose_format(Path("some") / name) is render


@pytest.mark.parametrize("name", ["report", "report.txt", "report.json.gz", "json", "md"])
def test_an_unknown_ending_is_one_clear_line(name: str) -> None:
    with pytest.raises(SourceError) as error:
        choose_format(Path(name))
    assert str(error.value) == f"expected a file name ending in .badge.json, .json, .xml, .md, .html; found {name}"


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"expected a.json in a folder that is there; found none at .*/none"):
        check_place(tmp_path / "none" / "a.json")
    assert not (tmp_path / "none").exists()


def test_a_folder_in_place_of_a_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="found the folder"):
        check_place(tmp_path)


def test_a_folder_that_takes_no_files_is_told() -> None:
    with pytest.raises(SourceError, match=r"expected a folder to write a.json into; found /proc"):
        check_place(Path("/proc/a.json"))


def test_a_good_place_stays_as_it_was(tmp_path: Path) -> None:
    check_place(tmp_path / "a.json")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_written_whole_and_nothing_stays_beside_it(tmp_path: Path) -> None:
    save(tmp_path / "a.md", "sushi ü\n")
    assert (tmp_path / "a.md").read_bytes() == "sushi ü\n".encode()
    assert len(list(tmp_path.iterdir())) == 1


def test_what_goes_wrong_while_writing_is_one_line() -> None:
    with pytest.raises(SourceError, match=r"/proc/a.json: expected to write this file"):
        save(Path("/proc/a.json"), "x")
