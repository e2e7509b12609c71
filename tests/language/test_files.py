"""Files are written whole or not at all."""

from pathlib import Path

import pytest

from sushigo_rules.language.files import write_file


def test_a_new_file_is_written_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "de" / "LC_MESSAGES" / "site.po"
    assert write_file(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_changed_file_is_written(tmp_path: Path) -> None:
    path = tmp_path / "site.po"
    path.write_bytes(b"old")
    assert write_file(path, b"new")
    assert path.read_bytes() == b"new"


def test_an_unchanged_file_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "site.po"
    path.write_bytes(b"same")
    before = path.stat().st_mtime_ns
    assert not write_file(path, b"same")
    assert path.stat().st_mtime_ns == before


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    write_file(tmp_path / "site.po", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["site.po"]


def test_a_file_stays_as_it_was_when_writing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "site.po"
    path.write_bytes(b"old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no room")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="no room"):
        write_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["site.po"]
