"""Keys as Qt takes them and as the player reads them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Key = QKeySequence.StandardKey | QKeyCombination | Qt.Key | str
"""A key or shortcut: the platform's standard one for something, a combination, or a text like ``Ctrl+R``."""


_MOST_LISTED = 4


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
    """``Ctrl+Shift+Z, Ctrl+Y``, or of many keys ``1 … 0``; of each the shortcut that the platform prefers."""
    preferred = [found[0] for found in map(sequences, keys) if found]
    texts = list(dict.fromkeys(map(key_text, preferred)))
    return ", ".join(texts) if len(texts) <= _MOST_LISTED else f"{texts[0]} … {texts[-1]}"


def pressed(event: QKeyEvent) -> QKeyCombination:
    """What was pressed, wherever on the keyboard it is: Return is Enter, and so is that of the keypad.

    A digit is that digit, also where the keyboard's layout has it above another sign.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    is_typed = not modifiers & Qt.KeyboardModifier.ControlModifier
    if is_typed and event.text().isdecimal():
        return QKeyCombination(Qt.Key(Qt.Key.Key_0 + int(event.text()[0])))
    key = Qt.Key(event.key())
    return QKeyCombination(modifiers, Qt.Key.Key_Enter if key == Qt.Key.Key_Return else key)


def with_key(tip: str, key: str) -> str:
    """``tip`` followed by its key, if it has one: ``Take the last move back (Ctrl+Z)``."""
    return f"{tip} ({key})" if key else tip
