"""Letters that choose what stands in a dialog, found for the words of any language."""

from __future__ import annotations

from collections.abc import Sequence


def with_mnemonics(texts: Sequence[str]) -> list[str]:
    """``texts`` in their order, each with ``&`` before a letter that no earlier one has taken.

    The first letter of a word is preferred; a text whose letters
    are all taken stays without. An ``&`` that a text holds itself is shown as such.
    """
    taken: set[str] = set()
    return [_with_mnemonic(text, taken) for text in texts]


def _with_mnemonic(text: str, taken: set[str]) -> str:
    first_letters = [
        index
        for index, letter in enumerate(text)
        if letter.isalpha() and (index == 0 or not text[index - 1].isalnum())
    ]
    others = [index for index, letter in enumerate(text) if letter.isalpha() and index not in first_letters]
    for index in (*first_letters, *others):
        letter = text[index].casefold()
        # A key types one of these whatever its layout; č or ã it may not have.
        if letter.isascii() and letter not in taken:
            taken.add(letter)
            return f"{_escaped(text[:index])}&{_escaped(text[index:])}"
    return _escaped(text)


def _escaped(text: str) -> str:
    return text.replace("&", "&&")
