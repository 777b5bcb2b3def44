"""Where the lines of a message may break."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextLayout

from app.widgets.message_box import with_breaks


def lines(text: str) -> list[str]:
    """``text`` in lines as short as its breaks permit."""
    return [piece for word in text.split() for piece in with_breaks(word).split("\N{ZERO WIDTH SPACE}")]


def test_a_path_breaks_after_its_separators() -> None:
    assert lines("/home/maria/.local/my_games/won-on-monday.tencolumns.") == [
        "/\N{WORD JOINER}home/", "maria/", ".local/", "my_", "games/",
        "won-", "on-", "monday.", "tencolumns.",
    ]  # fmt: skip
    assert lines(r"C:\Users\Maria\Documents\x.tencolumns") == [
        "C:\\", "Users\\", "Maria\\", "Documents\\", "x.", "tencolumns",
    ]  # fmt: skip


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "text",
    ["a_short-name.tencolumns", "SS1-S4-AAAAABD", "perdem-se", "Donaudampfschifffahrtsgesellschaft"],
)
def test_a_short_name_and_a_long_word_do_not_break(text: str) -> None:
    layout = QTextLayout(with_breaks(text))
    layout.beginLayout()
    layout.createLine().setLineWidth(1)
    assert not layout.createLine().isValid()
    layout.endLayout()


def test_a_part_that_is_too_long_for_a_line_breaks() -> None:
    assert lines("/" + 100 * "x") == ["/\N{WORD JOINER}" + 39 * "x", 40 * "x", 21 * "x"]


def test_several_separators_in_a_row_stay_together() -> None:
    assert lines("https://tencolumns.invalid/../x--y__z...") == [
        "https://tencolumns.", "invalid/", "../", "x--y__z...",
    ]  # fmt: skip
