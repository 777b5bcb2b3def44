"""The tables of keys on the pages of Help."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

KeyRow = tuple[str, ...]
"""A row of a list: the keys, the command's name if the list is of commands, and what the keys do."""


class KeyLists(NamedTuple):
    """All keys of the program, in the current language: of the board, of commands, of a replay."""

    board: tuple[KeyRow, ...] = ()
    commands: tuple[KeyRow, ...] = ()
    replay: tuple[KeyRow, ...] = ()


def key_facts(keys: KeyLists) -> dict[str, str]:
    """The rows of the tables as HTML, by their names on the page: ``board_keys`` and so on."""
    return {f"{name}_keys": _rows(rows) for name, rows in keys._asdict().items()}


def _rows(rows: Iterable[KeyRow]) -> str:
    return "\n".join(_row(*map(escape, row)) for row in rows)


def _row(keys: str, *words: str) -> str:
    """A row of two cells; a third cell would make the table wider than a narrow page."""
    return f"<tr><td>{keys}</td><td>{'<br />'.join(words)}</td></tr>"
