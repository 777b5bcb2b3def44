"""A large button for one of several choices, with a title, a note and perhaps a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QShortcutEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from app.decks.art.icons import Icon, draw_icon

_RADIUS = 8
_PADDING = 10
_GAP = 6
_TICK = 20
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_TITLE_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic


class ChoiceButton(QAbstractButton):
    """A choice in an exclusive group; its text is the title, with ``&`` before the mnemonic.

    ``note`` is the line below the title. ``picture``, if given, paints the picture into a rectangle of
    ``picture_size`` pixels.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.note = ""
        self.picture: Callable[[QPainter, QRectF], None] | None = None
        self.picture_size = QSize(0, 0)

    def set_texts(self, title: str, note: str = "") -> None:
        """Set title and note; ``&`` in the title marks the mnemonic."""
        self.setText(title)
        self.note = note
        self.setAccessibleName(title.replace("&", "") + (f", {note}" if note else ""))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        title = QFontMetrics(self._title_font()).size(_TITLE_FLAGS, self.text())
        note = self.fontMetrics().size(0, self.note)
        # Reserve room for the tick on both sides, so that the title stays centred.
        width = max(
            title.width() + (0 if self.picture else 2 * _TICK), note.width(), self.picture_size.width()
        )
        height = title.height() + (note.height() if self.note else 0)
        if self.picture is not None:
            height += self.picture_size.height() + _GAP
        return QSize(width + 2 * _PADDING, height + 2 * _PADDING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent) and not event.isAmbiguous():
            # Qt clicks a moment after the shortcut; an Enter in that moment would come before the click.
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.click()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            event.ignore()  # leave Enter to the dialog, even if the desktop's theme lets Enter press buttons
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.palette()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        accent = palette.color(QPalette.ColorRole.Highlight)
        width = 2.5 if self.isChecked() else 1.0
        quiet = palette.color(QPalette.ColorRole.WindowText)
        quiet.setAlphaF(0.6 if self.underMouse() else 0.35)
        painter.setPen(QPen(accent if self.isChecked() else quiet, width))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(frame, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(palette.color(QPalette.ColorRole.Text), 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), _RADIUS - 3, _RADIUS - 3)
        self._draw_contents(painter)
        if self.isChecked():
            self._draw_tick(painter)
        painter.end()

    def _draw_contents(self, painter: QPainter) -> None:
        top = _PADDING
        if self.picture is not None:
            left = (self.width() - self.picture_size.width()) // 2
            self.picture(painter, QRectF(left, top, self.picture_size.width(), self.picture_size.height()))
            top += self.picture_size.height() + _GAP
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        font = self._title_font()
        painter.setFont(font)
        title_height = QFontMetrics(font).height()
        painter.drawText(QRect(0, top, self.width(), title_height), _TITLE_FLAGS, self.text())
        painter.setFont(self.font())
        note = QRect(0, top + title_height, self.width(), self.fontMetrics().height())
        painter.drawText(note, Qt.AlignmentFlag.AlignCenter, self.note)

    def _draw_tick(self, painter: QPainter) -> None:
        circle = QRectF(self.width() - _TICK - 6, 6, _TICK, _TICK)
        painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Base), 2))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
        painter.drawEllipse(circle)
        tick = circle.adjusted(4, 4, -4, -4)
        draw_icon(painter, tick, Icon.DONE, self.palette().color(QPalette.ColorRole.HighlightedText))

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font
