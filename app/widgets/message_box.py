"""The dialog of messages and questions.

QMessageBox grows with its text beyond the screen, and cannot scroll it.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from app.widgets.buttons import strip_icons
from app.widgets.screen_fit import fit_to_screen, room_for

_LINE_CHARACTERS = 60
"""How many characters wide the dialog is where the screen allows that."""
_WORD_CHARACTERS = 24
"""A longer word, such as a path, may break after each separator, and after so many characters."""
_LONG_WORD = re.compile(rf"\S{{{_WORD_CHARACTERS + 1},}}")
_PART = re.compile(rf"[^\\/]{{0,{_WORD_CHARACTERS - 1}}}.")
_ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
_SPACING = 16


class MessageBox(QDialog):
    """Shows ``text`` and, below it, ``reason``, both as plain text: they may quote file names and data.

    Text that is too long for the screen scrolls above ``buttons``. Of these, Close or Cancel is the default:
    a key pressed by accident must not agree.
    """

    def __init__(
        self,
        parent: QWidget | None,
        name: str,
        icon: QStyle.StandardPixmap,
        text: str,
        reason: str,
        buttons: QDialogButtonBox,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.text = text
        self.reason = reason
        texts = QVBoxLayout()
        for words in filter(None, (text, reason)):
            texts.addWidget(_label(words))
        texts.addStretch(1)
        sign = QLabel()
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_MessageBoxIconSize)
        sign.setPixmap(self.style().standardIcon(icon).pixmap(QSize(size, size), self.devicePixelRatioF()))
        row = QHBoxLayout()
        row.setSpacing(_SPACING)
        row.addWidget(sign, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(texts, 1)
        strip_icons(buttons)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(_SPACING)
        column.addLayout(row, 1)
        column.addWidget(buttons)
        self._fit(column)
        for standard in (QDialogButtonBox.StandardButton.Close, QDialogButtonBox.StandardButton.Cancel):
            if buttons.standardButtons() & standard:
                buttons.button(standard).setDefault(True)
                buttons.button(standard).setFocus()

    def _fit(self, column: QVBoxLayout) -> None:
        width = _LINE_CHARACTERS * self.fontMetrics().averageCharWidth()
        width = max(min(width, room_for(self).width()), column.totalMinimumSize().width())
        fit_to_screen(self, QSize(width, column.totalHeightForWidth(width)))


def _label(words: str) -> QLabel:
    label = QLabel(_LONG_WORD.sub(_with_breaks, words))
    label.setAccessibleName(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def _with_breaks(word: re.Match[str]) -> str:
    return _ZERO_WIDTH_SPACE.join(_PART.findall(word[0]))
