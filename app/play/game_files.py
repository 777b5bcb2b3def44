"""Game records as files, and deal codes and records found in texts."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.deals import CodeFormat, DealCode, find_code, parse_code
from engine.read_errors import Location, ReadError, ReadFault
from engine.records import MOST_BYTES, Record, parse_record
from engine.rules import Game

SUFFIX = ".tencolumns"

_SEARCHED = 100_000


def named_file(argument: str) -> Path | None:
    """The file that a word of a command line names, by a path that holds in every folder.

    None if the word can only be a deal code, or something that is neither.
    """
    path = Path(argument)
    if not path.suffix and path.name == argument and not _is_there(path):
        return None
    return absolute(path)


def absolute(path: Path) -> Path:
    """``path`` from the root on, or as it is if the folder in which the program was started is gone."""
    try:
        return path.absolute()
    except FileNotFoundError:
        return path


def is_folder(path: Path) -> bool:
    """Whether there is a folder at ``path``, so far as can be seen."""
    try:
        return path.is_dir()
    except OSError:
        return False


def read_file(path: Path, games: Sequence[Game]) -> Record | DealCode:
    """The game record, or the deal code alone, that a file holds.

    Raises ``OSError`` if it cannot be read, ``ReadError`` if it holds neither.
    """
    content = _content(path)
    if not content.lstrip().startswith((b"{", b"\xef\xbb\xbf{")):
        code = code_in(content[:_SEARCHED].decode("utf-8", "replace"), [game.codes for game in games])
        if code is not None:
            return code
    return parse_record(content, games)


def _content(path: Path) -> bytes:
    if path.is_fifo() or path.is_char_device():  # reading might wait for ever
        raise ReadError(ReadFault.NOT_JSON, Location())
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except ValueError:  # no file has such a name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from None


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # the name is too long for one
        return False


def read_text(text: str, games: Sequence[Game]) -> Record | DealCode:
    """The record that ``text`` is, or the deal code that is in it; ``ReadError`` if neither."""
    if text.lstrip().startswith("{"):
        return parse_record(text, games)
    formats = [game.codes for game in games]
    return code_in(text, formats) or parse_code(text[:_SEARCHED], formats)


def code_in(text: str, formats: Iterable[CodeFormat]) -> DealCode | None:
    """The first deal code in ``text``; ``ReadError`` if it is misspelt, None if there is none."""
    return find_code(text[:_SEARCHED], formats)


def write_file(path: Path, text: str) -> None:
    """Write ``text`` whole or not at all; ``OSError`` says why not."""
    from PySide6.QtCore import QIODevice, QSaveFile

    file = QSaveFile(str(path))
    content = text.encode()
    done = (
        file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) == len(content) and file.commit()
    )
    if not done:
        raise OSError(file.errorString())


def file_text(record: Record) -> str:
    """What the file of ``record`` holds."""
    return json.dumps(record.as_json(), ensure_ascii=False) + "\n"
