"""Copies a deck into the folder of added decks."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from app.decks.svg.document import MOST_FILE_BYTES
from app.decks.svg.errors import DeckError, DeckFault
from app.regular_file import open_regular
from app.whole_file import sync, whole_file


def copied(path: Path, folder: Path) -> Path:
    """Copy the deck at ``path`` into ``folder``, and return the copy, or an equal file that is there.

    If another deck has the same name, the name of the copy gets a number. Raises ``DeckError``.
    """
    try:
        with open_regular(path) as file:
            content = file.read(MOST_FILE_BYTES + 1)
    except OSError:
        raise DeckError(DeckFault.UNREADABLE) from None
    if len(content) > MOST_FILE_BYTES:
        raise DeckError(DeckFault.TOO_LARGE)
    try:
        return _written(content, path, folder)
    except OSError:
        raise DeckError(DeckFault.UNWRITABLE) from None


def _written(content: bytes, path: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    names = (path.stem if number == 1 else f"{path.stem} {number}" for number in count(1))
    targets = (folder / (name + path.suffix.lower()) for name in names)
    target = next(target for target in targets if not target.exists() or _holds(target, content))
    if target.exists():
        return target
    with whole_file(target) as file:
        file.write(content)
        sync(file)
    return target


def _holds(target: Path, content: bytes) -> bool:
    return target.is_file() and target.read_bytes() == content
