"""Checks of the texts of a window: does every text fit, and is every text translated?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QTabBar,
    QTableWidget,
    QWidget,
)

from app.text.games import WORDS

UNTRANSLATED = (
    "© 2026 The Ten Columns authors",
    *(words.name for words in WORDS.values()),
    "Ten Columns",
    "Qt",
    "MIT",
    "LGPL",
    "GPL",
    "Apache",
    "Python",
    "CSV",
)
"""Names that are the same in every language."""
_LANGUAGES = ("English", "hrvatski", "português")
_CODE = re.compile(r"\b[A-Z]+\d+-[A-Z]\d+-[A-Z2-7]{7}\b")
_KEY = re.compile(r"\((F\d+|\S)\)")
_TAG = re.compile(r"</?\w+>")
_BRACKETS = re.compile(r"\[[^\[\]]*\]")


# Does every text fit?


def unfit(window: QWidget) -> list[str]:
    """The widgets of ``window`` that cut off their text, as name and text."""
    return [
        f"{widget.objectName() or type(widget).__name__}: {text}"
        for widget in (window, *window.findChildren(QWidget))
        if widget.isVisible()
        for text in _cut_off(widget)
    ]


def _cut_off(widget: QWidget) -> Iterator[str]:  # noqa: PLR0912 (one case for each kind of widget)
    metrics, inside = widget.fontMetrics(), widget.contentsRect()
    match widget:
        case QLabel() if widget.text():
            if widget.wordWrap():
                fits = widget.heightForWidth(widget.width()) <= widget.height()
            else:
                fits = (
                    _width(metrics, widget.text()) <= inside.width()
                    and widget.sizeHint().height() <= widget.height()
                )
            if not fits:
                yield widget.text()
        case QAbstractButton() if widget.text():
            if _width(metrics, widget.text()) > inside.width() or not _has_room(widget):
                yield widget.text()
        case QComboBox():
            if not _has_room(widget):
                yield widget.currentText()
        case QLineEdit():
            if _width(metrics, widget.placeholderText()) > inside.width() - 4:
                yield widget.placeholderText()
        case QHeaderView() if isinstance(widget.parent(), QTableWidget) and widget.count():
            model = widget.model()
            for section in range(widget.count()):
                text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
                if widget.orientation() is Qt.Orientation.Horizontal and _width(
                    metrics, text
                ) > widget.sectionSize(section):
                    yield text
        case QTabBar():
            for index in range(widget.count()):
                rect = widget.tabRect(index)
                if _width(metrics, widget.tabText(index)) > rect.width() or not widget.rect().contains(rect):
                    yield widget.tabText(index)
        case QMenuBar():
            for action in widget.actions():
                rect = widget.actionGeometry(action)
                if _width(metrics, action.text()) > rect.width() or not widget.rect().contains(rect):
                    yield action.text()
        case QListWidget():
            if widget.sizeHintForColumn(0) > widget.viewport().width():
                yield "an item of the list"


def _has_room(widget: QWidget) -> bool:
    hint = widget.sizeHint()
    return hint.width() <= widget.width() and hint.height() <= widget.height()


def _width(metrics: QFontMetrics, text: str) -> int:
    return max(metrics.horizontalAdvance(line) for line in text.replace("&", "").split("\n"))


# Is every text translated?


class PseudoLanguage(QTranslator):
    """Translates every text by putting it in brackets."""

    def isEmpty(self) -> bool:  # noqa: N802 (Qt's name)
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        # Placeholders in braces stay as they are, and mnemonics are not checked.
        return f"[{text}]"


def untranslated(window: QWidget) -> list[str]:
    """The texts of ``window`` without translation; ``PseudoLanguage`` must be installed."""
    return [text for text in _texts(window) if _rest(text)]


def _rest(text: str) -> str:
    """The letters of ``text`` outside brackets that are not part of a name, code or key."""
    text = _TAG.sub("", _CODE.sub("", text.replace("&", "")))
    for name in (*UNTRANSLATED, *_LANGUAGES):
        text = text.replace(name, "")
    while (shorter := _BRACKETS.sub("", text)) != text:
        text = shorter
    text = _KEY.sub("", text)
    return "".join(letter for letter in text if letter.isalpha())


def _texts(window: QWidget) -> Iterator[str]:
    for widget in (window, *window.findChildren(QWidget)):
        if isinstance(widget.parent(), QTabBar):  # these buttons are shown only if the tabs need more room
            continue
        yield widget.toolTip()
        yield widget.accessibleName()
        if widget.isWindow():
            yield widget.windowTitle()
        match widget:
            case QLabel() | QAbstractButton():
                yield widget.text()
            case QLineEdit():
                yield widget.placeholderText()
            case QComboBox():
                yield from (widget.itemText(index) for index in range(widget.count()))
            case QTabBar():
                yield from (widget.tabText(index) for index in range(widget.count()))
            case QTableWidget():
                items = (widget.horizontalHeaderItem(column) for column in range(widget.columnCount()))
                yield from (item.text() for item in items if item is not None)
    for action in window.findChildren(QAction):
        yield action.text()
        yield action.toolTip()
