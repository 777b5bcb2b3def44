"""Searches Help, ignoring letter case, diacritics and the endings of words."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

_NOT_DECOMPOSED = {"đ": "d", "ł": "l", "ø": "o"}
_SHORTEST_STEM = 3


class Found(NamedTuple):
    """The place of words in a text: the index of the first character, and the index after the last."""

    start: int
    end: int


def find_all(words: str, text: str) -> list[Found]:
    """Every place in ``text`` where ``words`` follow one another; none if ``words`` is empty.

    ``celija`` finds ``ćelije``: the vowels at the end of a word are ignored, because they change when a
    word is inflected.
    """
    stems = [_stem(word) for word in _folded(words).split()]
    if not stems:
        return []
    pattern = r"\w*\W+".join(map(re.escape, stems))
    return [Found(*match.span()) for match in re.finditer(pattern, _folded(text))]


def _stem(word: str) -> str:
    stem = word.rstrip("aeiou")
    return stem if len(stem) >= _SHORTEST_STEM else word


def _folded(text: str) -> str:
    """``text`` in lower case without diacritics, character by character, so that indices stay valid."""
    return "".join(map(_folded_character, text))


def _folded_character(character: str) -> str:
    lower = character.lower()
    base = unicodedata.normalize("NFD", _NOT_DECOMPOSED.get(lower, lower))
    return base[0]
