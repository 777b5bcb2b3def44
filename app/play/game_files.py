"""Game records as files, and deal codes and records found in texts."""

from __future__ import annotations

import json
import os
import re
import stat
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from app.regular_file import open_regular, require_regular
from engine.deals import CodeFormat, DealCode, find_code, parse_code
from engine.json_values import MOST_BYTES, decode
from engine.records import Record, parse_record, says_format
from engine.rules import Game

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData, QUrl

SUFFIX = ".tencolumns"

_SEARCHED = 100_000
_USUAL_MODE = 0o666
"""The access rights of the player's own files, less the umask."""

_ADDRESS = re.compile(r"file:(?://(?P<host>[^/]*))?(?P<path>/.*)", re.IGNORECASE | re.DOTALL)


def named_file(argument: str) -> Path | None:
    """The absolute path of the file named by an argument of a command line.

    None if the argument can only be a deal code, or is neither a file nor a code.
    """
    path = addressed_file(argument)
    if path is not None:
        return path
    path = Path(argument)
    if not path.suffix and path.name == argument and not _is_there(path):
        return None
    return absolute(path)


def addressed_file(address: str) -> Path | None:
    """The file with the ``file:`` address on this machine; None for any other address.

    Its path may contain any bytes, because a file name need not be UTF-8.
    """
    from urllib.parse import unquote_to_bytes

    from PySide6.QtCore import QSysInfo

    match = _ADDRESS.fullmatch(address)
    if match is None or (match["host"] or "localhost").lower() not in (
        "localhost",
        QSysInfo.machineHostName().lower(),
    ):
        return None
    path = os.fsdecode(unquote_to_bytes(match["path"]))
    return Path(path.removeprefix("/") if sys.platform == "win32" else path)


def local_files(urls: Iterable[QUrl]) -> list[Path]:
    """The files of this machine among ``urls``."""
    files = (addressed_file(bytes(url.toEncoded().data()).decode("ascii", "replace")) for url in urls)
    return [file for file in files if file is not None]


def dropped(data: QMimeData) -> tuple[list[Path], str]:
    """The dropped files of this machine, and the dropped text if there are no files.

    If the program that the data comes from hangs, the window waits five seconds for each request. So there is
    one request for files, and another one for the text only if the first is answered.
    """
    urls = data.urls()
    files = local_files(urls)
    has_no_answer = data.hasUrls() and not urls
    return files, "" if files or has_no_answer else data.text()


def qt_path(name: str) -> Path:
    """The path from Qt's ``name``: Qt encodes names in UTF-8 even if Python uses another encoding."""
    return Path(os.fsdecode(name.encode("utf-8", "replace")))


def shown_name(path: Path) -> str:
    """The name of ``path`` for the player; the whole path if it has no name."""
    return text_of(path.name or str(path))


def text_of(name: str) -> str:
    """``name`` with U+FFFD for each byte that is not UTF-8, so that it can be shown and saved."""
    if sys.platform != "win32":
        with suppress(UnicodeEncodeError):  # some surrogates do not represent a byte
            return os.fsencode(name).decode("utf-8", "replace")
    return re.sub("[\ud800-\udfff]", "\ufffd", name)


def absolute(path: Path) -> Path:
    """``path`` made absolute; unchanged if the folder in which the program was started was deleted."""
    try:
        return path.absolute()
    except FileNotFoundError:
        return path


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


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # the name is too long for a file
        return False
