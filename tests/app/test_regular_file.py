"""No named pipe is waited for, whatever name it has."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app import __version__
from app.board import face_files
from app.decks.svg.copying import copied
from app.decks.svg.errors import DeckError
from app.decks.svg.finding import find_decks
from app.decks.svg.measurement import load
from app.regular_file import NotRegularFileError, open_regular

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.svg"
    os.mkfifo(path)
    return path


def test_a_pipe_is_not_opened_as_a_file(pipe: Path) -> None:
    with pytest.raises(NotRegularFileError):
        open_regular(pipe)


def test_a_pipe_is_no_deck_to_be_copied(pipe: Path, tmp_path: Path) -> None:
    with pytest.raises(DeckError):
        copied(pipe, tmp_path / "own")


def test_a_pipe_is_no_index_of_a_deck(tmp_path: Path) -> None:
    folder = tmp_path / "carddecks" / "deck"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "index.desktop")
    assert find_decks(None, [tmp_path], []) == []


def test_a_pipe_holds_no_faces(pipe: Path) -> None:
    assert face_files.load(pipe, 10, 10, 1) == []


def test_a_pipe_holds_no_measurement(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / f"deck-{__version__}-key")
    assert load(tmp_path, "key") is None
