from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.play.game_files import code_in, file_text, read_file, read_text, write_file
from engine.deals import CodeFormat
from engine.games import GAMES
from engine.read_errors import ReadError
from tests.app.program_driver import SEAHAVEN_CODE, won_record

FORMATS = [game.codes for game in GAMES]


@pytest.mark.parametrize(
    "text",
    [
        "SH1-C4-AAAAAJ2",
        "sh1-c4-aaaaaj2",
        "Look at SH1-C4-AAAAAJ2!",
        "(SH1–C4–AAAAAJ2)",
        "SH1 - C4 - AAAAAJ2\nis the deal",
        "https://example.org/?deal=SH1-C4-AAAAAJ2&x=1",
        "AB1-C4-AAAAAJ2, no: SH1-C4-AAAAAJ2",
    ],
)
def test_a_code_is_found_in_whatever_text(text: str) -> None:
    assert str(code_in(text, FORMATS)) == SEAHAVEN_CODE


@pytest.mark.parametrize("text", ["", "SH1", "XSH1-C4-AAAAAJ2X"])
def test_what_is_no_code_is_not_taken_for_one(text: str) -> None:
    assert code_in(text, FORMATS) is None


def test_a_code_is_found_however_long_its_prefix_and_its_level() -> None:
    form = CodeFormat("LONG", 12, "C", (10,))
    assert str(code_in("Look at LONG12-C10-AAAAAJ2!", [*FORMATS, form])) == "LONG12-C10-AAAAAJ2"


@pytest.mark.parametrize("text", ["SH1-C3-AAAAAJ2", "SH1-C4-AAAAAJ22 or SH1-C4-AAAAAJ2", "SH1-C4-AAAA"])
def test_a_misspelt_code_is_refused_and_nothing_after_it_is_taken(text: str) -> None:
    with pytest.raises(ReadError):
        read_text(text, GAMES)


def test_a_text_without_a_game_says_why() -> None:
    with pytest.raises(ReadError):
        read_text("hello", GAMES)


def test_a_written_record_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "č ž.tencolumns"
    write_file(path, file_text(won_record()))
    assert read_file(path, GAMES) == won_record()


def test_a_file_with_a_code_alone_is_read(tmp_path: Path) -> None:
    path = tmp_path / "code.txt"
    path.write_text(f"my favourite: {SEAHAVEN_CODE}\n")
    assert str(read_file(path, GAMES)) == SEAHAVEN_CODE


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tencolumns")
    with pytest.raises((OSError, ReadError)):
        read_file(tmp_path / "pipe.tencolumns", GAMES)


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    with pytest.raises(OSError, match=r"."):
        write_file(folder / "x.tencolumns", "text")
    assert not folder.exists()
