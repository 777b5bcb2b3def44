"""A short message on the board, which hides by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QWidget

from app.decks.art.icons import Icon, draw_icon
from app.decks.art.palette import Table, table_colours
from app.widgets.text_size import scaled_font, text_scale

SHOWN_AT_LEAST = 3000
SHOWN_PER_LETTER = 55
"""How long a message is shown, in milliseconds: long enough to read it twice."""
_WIDTHS = (0.8, 0.42, 0.35, 0.28)
"""Greatest width of a message as parts of the board's width; the last one fits into three empty columns."""
_SHORT_LINE = 24
_FEW_LINES = 3
"""More lines than these are hard to read if a line has room for fewer than ``_SHORT_LINE`` characters."""
_BESIDE = 2
"""The distance of a message from cards beside it, in pixels."""
_PADDING = 12
_LARGER = 1.15
"""Size of the text in sizes of the window's font: the player sits at the distance for the cards."""


class Banner(QLabel):
    """One message at a time on its parent. It never takes the focus or a click, and hides after a while.

    Signals:
        said(str): the text was shown.
    """

    said = Signal(str)

    def __init__(self, table: Table, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self.setObjectName("message")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.set_table(table)
        self.hide()

    def set_table(self, table: Table) -> None:
        """Use the message colours of ``table``."""
        self._colours = table_colours(table)
        self.update()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._colours.message_text)
        self.setPalette(palette)

    def say(self, text: str, avoid: Sequence[QRectF] = (), cards: Sequence[QRectF] = ()) -> None:
        """Show ``text`` where it covers as little as possible of the rectangles ``avoid``.

        Among equal places it takes the one that covers the least of the rectangles ``cards``. All rectangles
        are in pixels of the parent.
        """
        self.take_font()
        self.setText(text)
        self.setGeometry(self._best_place(avoid, cards))
        self.setWordWrap(self._size_in_one_line().width() > self.width())
        self.show()
        self.raise_()
        self._timer.start(SHOWN_AT_LEAST + SHOWN_PER_LETTER * len(text))
        self.said.emit(text)

    def take_font(self) -> None:
        """Follow the window's font and size, and leave room for the icon before the text."""
        self.setFont(scaled_font(self._parent.font(), _LARGER * text_scale(self._parent.window().size())))
        side = 3 * _PADDING // 2
        self.setContentsMargins(side + self._icon_size + _PADDING, _PADDING, side, _PADDING)

    @property
    def _icon_size(self) -> int:
        return round(self.fontMetrics().height() * 1.2)

    def _best_place(self, avoid: Sequence[QRectF], cards: Sequence[QRectF]) -> QRect:
        """The first readable place that covers nothing, or the best of the others.

        The best place covers the least of ``avoid``. Among such places, readable ones are better, then those
        that cover less of ``cards``.
        """
        best, least = QRectF(), (inf, inf, inf)
        for width in _WIDTHS:
            widest = int(self._parent.width() * width)
            size = self._size(widest)
            is_narrow = self._is_narrow(widest, size.height())
            for place in self._places(QSizeF(size), cards):
                faults = _shared(place, avoid), is_narrow, _shared(place, cards)
                if faults < least:
                    best, least = place, faults
                if not any(faults):
                    return best.toRect()
        return best.toRect()

    def _is_narrow(self, widest: int, height: int) -> bool:
        """Whether a message, ``height`` pixels high and at most ``widest`` wide, has many short lines."""
        metrics, margins = self.fontMetrics(), self.contentsMargins()
        lines = (height - margins.top() - margins.bottom()) / metrics.lineSpacing()
        is_short = widest - self._margins_width < _SHORT_LINE * metrics.averageCharWidth()
        return is_short and lines > _FEW_LINES + 0.5

    @property
    def _margins_width(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def _size_in_one_line(self) -> QSize:
        """The size for the text in one line; turns word wrap off."""
        self.setWordWrap(False)
        return self.sizeHint()

    def _size(self, widest: int) -> QSize:
        """The size for the text, broken into lines of similar length if wider than ``widest`` pixels.

        A word that needs more room makes the message wider.
        """
        size = self._size_in_one_line()
        if size.width() > widest:
            narrowest = self._margins_width + max(
                self.fontMetrics().horizontalAdvance(word) for word in self.text().split()
            )
            widest = max(widest, narrowest)
            self.setWordWrap(True)
            size = QSize(widest, self.heightForWidth(widest))
            while size.width() - _PADDING >= narrowest and (
                self.heightForWidth(size.width() - _PADDING) == size.height()
            ):
                size.setWidth(size.width() - _PADDING)
        return size

    def _places(self, size: QSizeF, cards: Sequence[QRectF]) -> Iterator[QRectF]:
        """Possible places, the best first: in the middle from the bottom up, then towards the sides."""
        right, lowest = self._parent.width() - size.width(), self._parent.height() - size.height()
        tops = (lowest - _PADDING, _PADDING, lowest * 0.75, lowest / 2, lowest * 0.25)
        beside = (
            edge for card in cards for edge in (card.right() + _BESIDE, card.left() - _BESIDE - size.width())
        )
        lefts = {right / 2, right * 0.3, right * 0.7, _PADDING, right - _PADDING, *beside}
        for left in sorted(lefts, key=lambda left: (abs(left - right / 2), left)):
            if min(_PADDING, right / 2) <= left <= max(right - _PADDING, right / 2):
                yield from (QRectF(QPointF(left, top), size) for top in tops)

    def hide(self) -> None:
        """Hide the message now."""
        self._timer.stop()
        super().hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colours.message_line, 1))
        painter.setBrush(self._colours.message)
        pill = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = min(pill.height() / 2, 2.0 * _PADDING)
        painter.drawRoundedRect(pill, radius, radius)
        size = self._icon_size
        icon = QRectF(1.5 * _PADDING, (self.height() - size) // 2, size, size)
        draw_icon(painter, icon, Icon.NOTE, self._colours.message_accent)
        painter.end()
        super().paintEvent(event)


def _shared(place: QRectF, avoid: Sequence[QRectF]) -> float:
    """The area of ``place`` over the rectangles ``avoid``, in square pixels."""
    shared = (place.intersected(rect) for rect in avoid)
    return sum(rect.width() * rect.height() for rect in shared)
