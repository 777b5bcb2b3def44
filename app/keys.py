"""Keys as Qt takes them and as the player reads them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

Key = QKeySequence.StandardKey | QKeyCombination | Qt.Key | str
"""A key or shortcut: the platform's standard one for something, a combination, or a text like ``Ctrl+R``."""


def sequences(key: Key) -> list[QKeySequence]:
    """The shortcuts that ``key`` stands for; a standard key has several, one or none on a platform."""
    if isinstance(key, QKeySequence.StandardKey):
        return QKeySequence.keyBindings(key)
    return [QKeySequence(key)]


def all_sequences(keys: Iterable[Key]) -> list[QKeySequence]:
    """The shortcuts that ``keys`` stand for, each once and in their order."""
    found: list[QKeySequence] = []
    for key in keys:
        found += [sequence for sequence in sequences(key) if sequence not in found]
    return found


def key_text(sequence: QKeySequence) -> str:
    """``Ctrl+Shift+Z``, as the platform and the language write it."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def keys_text(keys: Iterable[Key]) -> str:
    """``Ctrl+Shift+Z, Ctrl+Y``: of each key the shortcut that the platform prefers."""
    preferred = [found[0] for found in map(sequences, keys) if found]
    return ", ".join(dict.fromkeys(map(key_text, preferred)))


def with_key(tip: str, key: str) -> str:
    """``tip`` followed by its key, if it has one: ``Take the last move back (Ctrl+Z)``."""
    return f"{tip} ({key})" if key else tip
