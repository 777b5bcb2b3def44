from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.widgets.mnemonics import with_mnemonics


def test_first_letters_are_preferred() -> None:
    assert with_mnemonics(["Easy", "Medium", "Hard"]) == ["&Easy", "&Medium", "&Hard"]


def test_a_letter_is_given_once() -> None:
    assert with_mnemonics(["Simple Simon", "Srednje", "Seahaven"]) == [
        "&Simple Simon",
        "S&rednje",
        "S&eahaven",
    ]


def test_letters_that_a_keyboard_may_lack_are_passed_over() -> None:
    assert with_mnemonics(["Čas", "É"]) == ["Č&as", "É"]


@given(st.lists(st.text(max_size=12), max_size=8))
def test_every_text_stays_as_it_is_but_for_its_mark(texts: list[str]) -> None:
    marked = with_mnemonics(texts)
    letters = []
    for text, with_mark in zip(texts, marked, strict=True):
        plain = with_mark.replace("&&", "\0")
        assert plain.count("&") <= 1
        if "&" in plain:
            letters.append(plain[plain.index("&") + 1].casefold())
        assert plain.replace("&", "").replace("\0", "&") == text.replace("\0", "&")
    assert len(set(letters)) == len(letters)
