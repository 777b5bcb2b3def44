"""Game records as files, and deal codes and records found in texts."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Event

from app.regular_file import open_regular, require_regular
from engine.deals import CodeFormat, DealCode, find_code, parse_code
from engine.json_values import MOST_BYTES, decode
from engine.records import Record, parse_record, says_format
from engine.rules import Game

SUFFIX = ".tencolumns"

_SEARCHED = 100_000
_USUAL_MODE = 0o666
"""The access rights of the player's own files, less the umask."""


def read_file(path: Path, games: Sequence[Game]) -> Record | DealCode:
    """The game record in a file, or else the first deal code.

    A file with the suffix of records, or with their ``format``, is not searched for a code. Raises
    ``OSError`` if the file cannot be read, ``ReadError`` if it contains neither. It may block without end:
    call it in a thread.
    """
    content = _content(path)
    text = decode(content, "replace")
    if path.suffix.lower() != SUFFIX and not says_format(text):
        code = code_in(text, [game.codes for game in games])
        if code is not None:
            return code
    return parse_record(content, games)


def read_text(text: str, games: Sequence[Game]) -> Record | DealCode:
    """Read ``text`` as a record, or else the first deal code in it; ``ReadError`` if it has neither."""
    if says_format(text):
        return parse_record(text, games)
    formats = [game.codes for game in games]
    code = code_in(text, formats)
    if code is None and text.lstrip().startswith("{"):
        return parse_record(text, games)
    return code or parse_code(text[:_SEARCHED], formats)


def code_in(text: str, formats: Iterable[CodeFormat]) -> DealCode | None:
    """The first deal code in ``text``; ``ReadError`` if it is misspelt, None if there is none."""
    return find_code(text[:_SEARCHED], formats)


def write_file(path: Path, text: str, given_up: Event) -> None:
    """Write ``text`` to a file, completely or not at all; raises ``OSError``.

    It may block without end: call it in a thread. Once ``given_up`` is set, it leaves the file unchanged. If
    ``path`` is a link, its target is written. An existing file keeps its access rights.
    """
    from app.whole_file import sync, whole_file  # rarely needed

    target = Path(os.path.realpath(path))
    mode = _writable_mode(target)
    with whole_file(target, _USUAL_MODE) as file:
        file.write(text.encode())
        sync(file)
        if mode is not None:
            Path(file.name).chmod(mode)
        if given_up.is_set():
            raise TimeoutError


def file_text(record: Record) -> str:
    """The text of the file of ``record``."""
    return json.dumps(record.as_json(), ensure_ascii=False) + "\n"


def _content(path: Path) -> bytes:
    """The first ``MOST_BYTES`` of a file, and one more byte if the file is longer."""
    with open_regular(path) as file:
        return file.read(MOST_BYTES + 1)


def _writable_mode(path: Path) -> int | None:
    """The access rights of an existing file, which must be writable; None if it does not exist."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    require_regular(found)
    if not os.access(path, os.W_OK):
        raise PermissionError(str(path))
    return stat.S_IMODE(found.st_mode)
