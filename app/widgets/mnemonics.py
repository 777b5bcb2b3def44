"""Mnemonics for the choices of a dialog, found for texts in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence


def with_mnemonics(texts: Sequence[str]) -> list[str]:
    """``texts`` in order, each with ``&`` before a letter that no earlier text uses as its mnemonic.

    First letters of words are preferred. A text gets no mnemonic if all its letters are in use. An ``&`` in
    a text itself is escaped.
    """
    taken: set[str] = set()
    return [_with_mnemonic(text, taken) for text in texts]


def without_mnemonic(text: str) -> str:
    """``text`` of a button as the player reads it."""
    return re.sub("&(.)", r"\1", text)


def _with_mnemonic(text: str, taken: set[str]) -> str:
    first_letters = [
        index
        for index, letter in enumerate(text)
        if letter.isalpha() and (index == 0 or not text[index - 1].isalnum())
    ]
    others = [index for index, letter in enumerate(text) if letter.isalpha() and index not in first_letters]
    for index in (*first_letters, *others):
        letter = text[index].casefold()
        # Every keyboard layout has keys for the ASCII letters, but perhaps none for č or ã.
        if letter.isascii() and letter not in taken:
            taken.add(letter)
            return f"{_escaped(text[:index])}&{_escaped(text[index:])}"
    return _escaped(text)


def _escaped(text: str) -> str:
    return text.replace("&", "&&")
