"""Names of files and decks are shown as they are."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument

from app.widgets.tips import plain_tip


def test_a_name_that_looks_like_html_is_shown_as_it_is() -> None:
    name = "<img src='pipe'> & <b>bold</b>"
    document = QTextDocument()
    document.setHtml(plain_tip(name))
    assert document.toPlainText() == name


def test_any_other_name_stays() -> None:
    assert plain_tip("A & B") == "A & B"
