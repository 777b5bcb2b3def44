from __future__ import annotations

import os
from pathlib import Path
from threading import Event

import pytest

from app.play.game_files import (
    code_in,
    file_text,
    read_file,
    read_text,
    write_file,
)
from app.regular_file import NotRegularFileError
from engine.deals import CodeFormat
from engine.games import GAMES
from engine.read_errors import ReadError
from tests.app.program_driver import SEAHAVEN_CODE
from tests.app.some_games import won_record

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
    write_file(path, file_text(won_record()), Event())
    assert read_file(path, GAMES) == won_record()


def test_a_file_with_a_code_alone_is_read(tmp_path: Path) -> None:
    path = tmp_path / "code.txt"
    path.write_text(f"my favourite: {SEAHAVEN_CODE}\n")
    assert str(read_file(path, GAMES)) == SEAHAVEN_CODE


# Records, and texts with a code

RECORD = file_text(won_record())


@pytest.mark.parametrize("front", ["\ufeff\n", "\ufeff\ufeff", "\u00a0"])
def test_a_record_after_marks_and_white_space_is_read_with_its_actions(tmp_path: Path, front: str) -> None:
    path = tmp_path / "x.txt"
    path.write_text(front + RECORD)
    assert read_file(path, GAMES) == won_record()
    assert read_text(front + RECORD, GAMES) == won_record()


@pytest.mark.parametrize(
    "content",
    ["x" + RECORD, f"[{RECORD}]", RECORD.replace("{", "> {\n> "), f"```json\n{RECORD}```\n", RECORD[:-9]],
    ids=["a stray byte", "a list", "quoted in a mail", "in a code fence", "its end cut off"],
)
def test_a_damaged_record_is_refused_and_not_searched_for_a_code(tmp_path: Path, content: str) -> None:
    path = tmp_path / "mail.txt"
    path.write_text(content)
    with pytest.raises(ReadError):
        read_file(path, GAMES)
    with pytest.raises(ReadError):
        read_text(content, GAMES)


@pytest.mark.parametrize("name", ["x.tencolumns", "x.TenColumns"])
def test_a_file_named_as_a_record_is_not_searched_for_a_code(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text(RECORD[8:])  # without the word "format"
    with pytest.raises(ReadError):
        read_file(path, GAMES)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_a_code_is_found_in_a_file_of_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "x.txt"
    path.write_text(f"für dich: {SEAHAVEN_CODE}", encoding=encoding)
    assert str(read_file(path, GAMES)) == SEAHAVEN_CODE


# Files that are not regular


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tencolumns")
    with pytest.raises(NotRegularFileError):
        read_file(tmp_path / "pipe.tencolumns", GAMES)


def test_a_pipe_is_not_written_over(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tencolumns"
    os.mkfifo(pipe)
    with pytest.raises(NotRegularFileError):
        write_file(pipe, "text", Event())
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_device_is_not_written_over() -> None:
    with pytest.raises(NotRegularFileError):
        write_file(Path(os.devnull), "text", Event())
    assert Path(os.devnull).is_char_device()


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_file(tmp_path, "text", Event())


# Writing


def test_a_link_stays_and_its_file_keeps_its_rights(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_text("old")
    file.chmod(0o640)
    link.symlink_to(file)
    write_file(link, "new", Event())
    assert link.is_symlink()
    assert file.read_text() == "new"
    assert file.stat().st_mode & 0o777 == 0o640


def test_nothing_is_written_once_it_was_given_up(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    given_up = Event()
    given_up.set()
    with pytest.raises(TimeoutError):
        write_file(file, "new", given_up)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    folder = tmp_path / "missing"
    with pytest.raises(OSError, match=r"."):
        write_file(folder / "x.tencolumns", "text", Event())
    assert not folder.exists()
