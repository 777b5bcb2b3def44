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

from app.widgets.buttons import give_mnemonics, strip_icons
from app.widgets.screen_fit import fit_to_screen, room_for

_LINE_CHARACTERS = 60
"""How many characters wide the dialog is where the screen allows that."""
_WORD_CHARACTERS = 24
_LONG_WORD = re.compile(rf"\S{{{_WORD_CHARACTERS + 1},}}")
"""A word that may break between its parts, such as a path."""
_SHORT_WORD = re.compile(rf"(?<!\S)\S{{1,{_WORD_CHARACTERS}}}(?!\S)")
"""A word that does not break. Portuguese would repeat the hyphen at which a word breaks; Qt does not."""
_BETWEEN_PARTS = re.compile(r"(?<=[^/\\][/\\])(?![/\\])|(?<=[^\W_][._-])(?=[^\W_])")
"""After a slash, except the first, and after a dot, hyphen or underscore between letters or digits."""
_PART_CHARACTERS = 40
"""A longer part may break after so many characters."""
_ZERO_WIDTH_SPACE = "\N{ZERO WIDTH SPACE}"
_FIRST_SLASH = re.compile(r"(?<!\S)/")
"""Qt breaks lines after every slash, but a line must not end with the first one of a path."""
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
        give_mnemonics(buttons)
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
    label = QLabel(with_breaks(words))
    label.setAccessibleName(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def with_breaks(text: str) -> str:
    """``text`` with zero-width spaces in long words, between the parts of paths and names of files.

    In short words, a word joiner after each hyphen keeps Qt from breaking them there.
    """
    text = _LONG_WORD.sub(_word_with_breaks, text)
    text = _SHORT_WORD.sub(lambda word: word[0].replace("-", "-\N{WORD JOINER}"), text)
    return _FIRST_SLASH.sub("/\N{WORD JOINER}", text)


def _word_with_breaks(word: re.Match[str]) -> str:
    pieces = (
        part[start : start + _PART_CHARACTERS]
        for part in _BETWEEN_PARTS.split(word[0])
        for start in range(0, len(part), _PART_CHARACTERS)
    )
    return _ZERO_WIDTH_SPACE.join(pieces)
