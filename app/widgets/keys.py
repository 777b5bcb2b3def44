"""Keys: for Qt, and as text for the player."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Key = QKeySequence.StandardKey | QKeyCombination | Qt.Key | str
"""A key or shortcut: a standard key of the platform, a combination, or a text such as ``Ctrl+R``."""

MODIFIER_KEYS = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
)
"""The keys that do nothing alone; players also press them to stop the speech of a screen reader."""

_MOST_LISTED = 4


def sequences(key: Key) -> list[QKeySequence]:
    """The shortcuts of ``key``; a standard key has several, one or none, depending on the platform."""
    if isinstance(key, QKeySequence.StandardKey):
        return QKeySequence.keyBindings(key)
    return [QKeySequence(key)]


def all_sequences(keys: Iterable[Key]) -> list[QKeySequence]:
    """The shortcuts of ``keys`` in order, without duplicates."""
    found: list[QKeySequence] = []
    for key in keys:
        found += [sequence for sequence in sequences(key) if sequence not in found]
    return found


def key_text(sequence: QKeySequence) -> str:
    """The text of a shortcut, such as ``Ctrl+Shift+Z``, in the notation of the platform and language."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def keys_text(keys: Iterable[Key]) -> str:
    """The preferred shortcuts of ``keys`` as text: ``Ctrl+Shift+Z, Ctrl+Y``, or ``1 … 0`` for many."""
    preferred = [found[0] for found in map(sequences, keys) if found]
    texts = list(dict.fromkeys(map(key_text, preferred)))
    return ", ".join(texts) if len(texts) <= _MOST_LISTED else f"{texts[0]} … {texts[-1]}"


def pressed(event: QKeyEvent) -> QKeyCombination:
    """The combination of a key event; Return, Enter and the keypad's Enter are the same key.

    A digit has no modifiers, even if the keyboard layout needs Shift to type it.
    """
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    is_typed = not modifiers & Qt.KeyboardModifier.ControlModifier
    if is_typed and event.text().isdecimal():
        return QKeyCombination(Qt.Key(Qt.Key.Key_0 + int(event.text()[0])))
    key = Qt.Key(event.key())
    return QKeyCombination(modifiers, Qt.Key.Key_Enter if key == Qt.Key.Key_Return else key)


def with_key(tip: str, key: str) -> str:
    """``tip`` followed by ``key``, if there is one: ``Take the last move back (Ctrl+Z)``."""
    return f"{tip} ({key})" if key else tip
