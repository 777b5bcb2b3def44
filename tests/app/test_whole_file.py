"""A file is written whole, or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.whole_file import drafts, sync, whole_file


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with the content ``old``."""
    path = tmp_path / "file"
    path.write_bytes(b"old")
    return path


def test_a_file_is_replaced_when_it_is_complete(path: Path) -> None:
    with whole_file(path) as file:
        file.write(b"new")
        sync(file)
        assert path.read_bytes() == b"old"
        assert [draft.read_bytes() for draft in drafts(path.parent)] == [b"new"]
    assert path.read_bytes() == b"new"
    assert list(path.parent.iterdir()) == [path]


def test_it_is_closed_before_it_gets_its_name(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows does not rename an open file."""
    were_closed = []
    with whole_file(path) as file:
        monkeypatch.setattr(Path, "replace", lambda *_: were_closed.append(file.closed))
    assert were_closed == [True]


def test_after_a_failure_the_old_file_is_alone(path: Path) -> None:
    with pytest.raises(TypeError), whole_file(path) as file:
        file.write("text")  # type: ignore[call-overload]
    assert path.read_bytes() == b"old"
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_cannot_get_its_name_leaves_no_draft(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(OSError, match="folder"), whole_file(folder) as file:
        file.write(b"new")
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other access rights")
def test_only_the_user_may_read_it_unless_others_are_told_to(path: Path) -> None:
    for mode, expected in ((0o600, 0o600), (0o666, 0o644)):
        before = os.umask(0o022)
        with whole_file(path, mode):
            pass
        os.umask(before)
        assert path.stat().st_mode & 0o777 == expected
