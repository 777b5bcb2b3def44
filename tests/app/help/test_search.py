"""A search in Help ignores diacritics, letter case and endings of words."""

from __future__ import annotations

import pytest

from app.help.search import find_all


def found(words: str, text: str) -> list[str]:
    return [text[place.start : place.end] for place in find_all(words, text)]


@pytest.mark.parametrize(
    ("words", "text", "places"),
    [
        ("celija", "Ćelija je prazna.", ["Ćelij"]),
        ("ćelija", "bez ćelije, s celijama", ["ćelij", "celij"]),
        ("DJELJENJE", "Novo dijeljenje", []),
        ("dijeljenje", "nakon DIJELJENJA", ["DIJELJENJ"]),
        ("medu", "među stupcima", ["međ"]),
        ("coluna livre", "as colunas livres", ["colunas livr"]),
        ("sequencia", "Uma sequência completa", ["sequênc"]),
        ("as", "as i dama", ["as"]),
        ("spider", "Spider, SPIDER", ["Spider", "SPIDER"]),
        ("", "anything", []),
        ("   ", "anything", []),
        ("(A)", "ace (A)", ["(A)"]),
    ],
)
def test_words_are_found_whatever_their_letters_look_like(words: str, text: str, places: list[str]) -> None:
    assert found(words, text) == places
