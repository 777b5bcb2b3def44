"""The keys, as Help lists them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

KeyRow = tuple[str, ...]
"""A row of a list: the keys, and what they do; of a command, its name between the two."""


class KeyLists(NamedTuple):
    """All keys of the program, in the language of the moment: of the board, of commands, of a replay."""

    board: tuple[KeyRow, ...] = ()
    commands: tuple[KeyRow, ...] = ()
    replay: tuple[KeyRow, ...] = ()


def key_facts(keys: KeyLists) -> dict[str, str]:
    """The rows of tables that a page of Help may hold, by the names that stand there for them."""
    return {f"{name}_keys": _rows(rows) for name, rows in keys._asdict().items()}


def _rows(rows: Iterable[KeyRow]) -> str:
    return "\n".join(_row(*map(escape, row)) for row in rows)


def _row(keys: str, *words: str) -> str:
    """A row of two cells: a third one would make the table wider than a narrow page."""
    return f"<tr><td>{keys}</td><td>{'<br />'.join(words)}</td></tr>"
