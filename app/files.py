"""Game records as files, and deal codes and records found in texts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from engine.deals import CodeFormat, DealCode, parse_code
from engine.records import MOST_BYTES, Record, parse_record
from engine.rules import Game
from engine.unreadable import UnreadableError

SUFFIX = ".tencolumns"

_DASH = "[-\u2010-\u2015\u2212]"
# What may be a code within a text: game and version, level, letters; white space round the hyphens.
_CODE = re.compile(rf"\b[A-Za-z]{{2}}\d\s*{_DASH}\s*[A-Za-z]\d\s*{_DASH}\s*[A-Za-z2-7]{{7}}\b")
_SEARCHED = 100_000


def read_file(path: Path, games: Sequence[Game]) -> Record | DealCode:
    """The game record, or the deal code alone, that a file holds.

    Raises ``OSError`` if it cannot be read, ``UnreadableError`` if it holds neither.
    """
    with path.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if not content.lstrip().startswith((b"{", b"\xef\xbb\xbf{")):
        code = code_in(content[:_SEARCHED].decode("utf-8", "replace"), [game.codes for game in games])
        if code is not None:
            return code
    return parse_record(content, games)


def read_text(text: str, games: Sequence[Game]) -> Record | DealCode:
    """The record that ``text`` is, or the deal code that is in it; ``UnreadableError`` if neither."""
    if text.lstrip().startswith("{"):
        return parse_record(text, games)
    formats = [game.codes for game in games]
    return code_in(text, formats) or parse_code(text[:_SEARCHED], formats)


def code_in(text: str, formats: Iterable[CodeFormat]) -> DealCode | None:
    """The first deal code in ``text``, if there is one among whatever else it says."""
    formats = list(formats)
    for match in _CODE.finditer(text[:_SEARCHED]):
        try:
            return parse_code(match[0], formats)
        except UnreadableError:
            continue
    return None


def write_file(path: Path, text: str) -> None:
    """Write ``text`` whole or not at all; ``OSError`` says why not."""
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
