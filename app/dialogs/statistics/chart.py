"""A bar chart of recent results that is readable without colours."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.storage.rows import FinishedGame, Result
from app.text.numbers import moves_text
from app.text.translation import Texts

ChartTexts = Texts("ChartTexts")

CHARTED_GAMES = 30
_BAR = 0.62
"""Width of a bar, as a part of the distance between bars."""
_LEAST_BAR = 4.0
_LEAST_WIDTH = 180
_PADDING = 8
_MARK = 28
"""Width of a mark of the legend, with the space before and after its word."""
_BELOW = 0.3
"""Height of the part below the line, for games given up, as a part of the chart's height."""


class ResultsChart(QWidget):
    """One bar for each game, oldest first; its height is the number of moves.

    The bar of a won game is filled and above the line; the bar of a given-up game is hollow and below it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("results-chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._games: Sequence[FinishedGame] = ()

    def show_games(self, games: Sequence[FinishedGame]) -> None:
        """Show ``games``, oldest first, at most ``CHARTED_GAMES`` of them."""
        self._games = games
        won = sum(game.result is Result.WON for game in games)
        text = ChartTexts.tr("Recent games: {count}, won: {won}").format(count=len(games), won=won)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, 120)

    def minimumSizeHint(self) -> QSize:
        width = sum(_MARK + self.fontMetrics().horizontalAdvance(word) for word in _legend()) + 2 * _PADDING
        return QSize(max(_LEAST_WIDTH, width), 3 * self.fontMetrics().height() + 40)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.Text)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        quiet = QColor(text)
        quiet.setAlphaF(0.3)
        painter.setPen(QPen(quiet, 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(area, 5, 5)
        painter.setPen(text)
        inside = area.adjusted(_PADDING, 4, -_PADDING, -4)
        line_height = self.fontMetrics().height()
        legend = QRectF(inside.left(), inside.bottom() - line_height, inside.width(), line_height)
        if self._games:
            self._draw_legend(painter, legend, text)
            self._draw_bars(painter, inside.adjusted(0, 2, 0, -line_height - 4), text)
        else:
            nothing = ChartTexts.tr("No game of this level has been finished yet.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(inside, flags, nothing)
        painter.end()

    def _draw_bars(self, painter: QPainter, area: QRectF, text: QColor) -> None:
        most = max(1, *(game.moves for game in self._games))
        most_text = moves_text(most)
        scale_width = self.fontMetrics().horizontalAdvance(most_text) + 8
        painter.setPen(text)
        painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, most_text)
        bars = area.adjusted(scale_width, 0, 0, 0)
        line = bars.bottom() - bars.height() * _BELOW
        quiet = QColor(text)
        quiet.setAlphaF(0.35)
        painter.setPen(QPen(quiet, 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(bars.left(), bars.top()), bars.topRight())
        painter.setPen(QPen(text, 1))
        painter.drawLine(QPointF(bars.left(), line), QPointF(bars.right(), line))
        place = bars.width() / max(len(self._games), 12)
        for number, game in enumerate(self._games):
            left = bars.left() + place * (number + (1 - _BAR) / 2)
            share = game.moves / most
            if game.result is Result.WON:
                height = max((line - bars.top()) * share, _LEAST_BAR)
                self._draw_won(painter, QRectF(left, line - height, place * _BAR, height))
            else:
                height = max((bars.bottom() - line - 2) * share, _LEAST_BAR)
                self._draw_given_up(painter, QRectF(left, line + 2, place * _BAR, height), text)

    def _draw_won(self, painter: QPainter, bar: QRectF) -> None:
        painter.fillRect(bar, self.palette().color(QPalette.ColorRole.Highlight))

    def _draw_given_up(self, painter: QPainter, bar: QRectF, text: QColor) -> None:
        painter.setPen(QPen(text, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar.adjusted(0.5, 0, -0.5, -0.5))

    def _draw_legend(self, painter: QPainter, line: QRectF, text: QColor) -> None:
        mark = QRectF(line.left(), line.center().y() - 5, 10, 10)
        for word, draw in zip(_legend(), (self._draw_won, self._draw_given_up), strict=True):
            if draw == self._draw_won:
                self._draw_won(painter, mark)
            else:
                self._draw_given_up(painter, mark, text)
            painter.setPen(text)
            at = QRectF(mark.right() + 6, line.top(), line.width(), line.height())
            painter.drawText(at, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, word)
            mark.translate(_MARK + self.fontMetrics().horizontalAdvance(word), 0)


def _legend() -> tuple[str, str]:
    return ChartTexts.tr("won"), ChartTexts.tr("given up")
