"""The banner does not cover its cards, disappears by itself, and takes neither focus nor clicks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.board import banner as module
from app.board.banner import Banner
from app.decks.art.palette import Table

SHORT = "Only an ace may begin a foundation."
REFUSAL = "The rank must be one lower: only an 8 goes on the 9 of diamonds, not the 5 of hearts."
LONG = "3 cells are free and no column is empty: at most 4 cards move together, and these are 7. " * 2


@pytest.fixture
def board(qtbot: QtBot) -> QWidget:
    """A widget in place of the board, with a field that has the focus."""
    board = QWidget()
    board.resize(900, 640)
    QVBoxLayout(board).addWidget(QLineEdit(), 0, Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    board.activateWindow()
    board.findChildren(QLineEdit)[0].setFocus()
    return board


def lines_of(message: Banner) -> int:
    """The number of lines of ``message``."""
    return round(message.contentsRect().height() / message.fontMetrics().lineSpacing())


@pytest.mark.parametrize("text", [SHORT, LONG])
@pytest.mark.parametrize(
    "cards",
    [
        [QRectF(300, 540, 80, 100)],
        [QRectF(300, 10, 80, 100)],
        [QRectF(100, 130, 80, 500), QRectF(700, 130, 80, 500)],
        [QRectF(410, 130, 80, 505), QRectF(410, 5, 80, 100)],
        [],
    ],
)
def test_it_covers_none_of_the_cards_in_question(board: QWidget, text: str, cards: list[QRectF]) -> None:
    message = Banner(Table.GREEN, board)
    message.say(text, cards)
    shown = QRectF(message.geometry())
    assert message.isVisible()
    assert QRectF(board.rect()).contains(shown)
    assert not any(shown.intersects(card) for card in cards)


def test_it_rather_covers_the_bare_table_than_any_cards(board: QWidget) -> None:
    message = Banner(Table.GREEN, board)
    columns = [QRectF(90 * number, 130, 80, 500) for number in range(10)]
    message.say(SHORT, columns[:1], columns)
    assert not any(QRectF(message.geometry()).intersects(card) for card in columns)


def test_a_long_one_is_narrow_rather_than_cover_cards(board: QWidget) -> None:
    """Three empty columns are free between the others."""
    message = Banner(Table.GREEN, board)
    columns = [QRectF(90 * number, 5, 80, 630) for number in range(10) if number not in (4, 5, 6)]
    message.say(LONG, columns[:1], columns)
    assert not any(QRectF(message.geometry()).intersects(card) for card in columns)


def test_it_rather_covers_the_ends_of_other_cards_than_have_many_short_lines(board: QWidget) -> None:
    """In a small window, three free columns have room for a dozen letters."""
    board.resize(640, 400)
    message = Banner(Table.GREEN, board)
    columns = [QRectF(64 * number, 5, 58, 390) for number in range(7)]
    message.say(REFUSAL, columns[:1], columns)
    shown = QRectF(message.geometry())
    assert not shown.intersects(columns[0])
    assert lines_of(message) <= 5


def test_it_has_many_short_lines_rather_than_cover_the_cards_in_question(board: QWidget) -> None:
    board.resize(640, 400)
    message = Banner(Table.GREEN, board)
    columns = [QRectF(64 * number, 5, 58, 390) for number in range(7)]
    message.say(REFUSAL, columns, columns)
    assert not any(QRectF(message.geometry()).intersects(card) for card in columns)


def test_no_word_is_cut_off(board: QWidget) -> None:
    """A word may be longer than the lines of a narrow message."""
    board.resize(640, 400)
    message = Banner(Table.GREEN, board)
    word = "otorrinolaringologista"
    columns = [QRectF(64 * number, 5, 58, 390) for number in range(7)]
    message.say(f"{word} " * 4, columns, columns)
    assert message.contentsRect().width() >= message.fontMetrics().horizontalAdvance(word)


@pytest.mark.parametrize("size", [(620, 380), (900, 640), (2000, 1200)])
def test_its_whole_text_is_seen(board: QWidget, size: tuple[int, int]) -> None:
    board.resize(*size)
    message = Banner(Table.GREEN, board)
    message.say(LONG, [])
    assert board.rect().contains(message.geometry())
    assert message.height() >= message.heightForWidth(message.width())


def test_it_goes_by_itself(board: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SHOWN_AT_LEAST", 20)
    monkeypatch.setattr(module, "SHOWN_PER_LETTER", 0)
    message = Banner(Table.GREEN, board)
    message.say(SHORT, [])
    assert message.isVisible()
    qtbot.waitUntil(message.isHidden)


@pytest.mark.parametrize(("first", "second"), [(LONG, SHORT), (SHORT, LONG)])
def test_a_second_message_takes_the_place_that_it_needs(board: QWidget, first: str, second: str) -> None:
    message, fresh = Banner(Table.GREEN, board), Banner(Table.GREEN, board)
    message.say(first, [])
    message.say(second, [])
    fresh.say(second, [])
    assert message.text() == second
    assert message.geometry() == fresh.geometry()


def test_it_takes_neither_focus_nor_clicks(board: QWidget) -> None:
    message = Banner(Table.GREEN, board)
    message.say(SHORT, [])
    assert QApplication.focusWidget() is board.findChildren(QLineEdit)[0]
    assert message.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert board.childAt(message.geometry().center()) is not message
    assert board.childAt(message.geometry().topLeft() + QPoint(20, 5)) is not message


@pytest.mark.parametrize("table", list(Table))
def test_it_can_be_read_on_every_table(board: QWidget, table: Table) -> None:
    """Text and background come from the same set of colours."""
    message = Banner(Table.GREEN, board)
    message.set_table(table)
    message.say(SHORT, [])
    picture = message.grab().toImage()
    greys = [
        picture.pixelColor(x, picture.height() // 2).lightness() for x in range(20, picture.width() - 20)
    ]
    assert max(greys) - min(greys) > 120


def test_markup_is_shown_as_it_is(board: QWidget) -> None:
    message = Banner(Table.GREEN, board)
    message.say("<b>8</b> & 9", [])
    assert message.textFormat() is Qt.TextFormat.PlainText
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=message.geometry().center())
    assert message.isVisible()


def test_on_a_large_screen_its_letters_grow_with_the_cards(board: QWidget) -> None:
    message = Banner(Table.GREEN, board)
    message.say(SHORT)
    usual = message.fontMetrics().height()
    board.resize(3840, 2160)
    message.say(SHORT)
    assert message.fontMetrics().height() >= 1.9 * usual
    assert board.rect().contains(message.geometry())
