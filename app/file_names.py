"""Names of files: in arguments, addresses and dropped data; from Qt, and for the player."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData, QUrl

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


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # the name is too long for a file
        return False
