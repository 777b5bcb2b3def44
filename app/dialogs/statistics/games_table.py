"""The table of finished games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from app.storage.rows import FinishedGame, Result
from app.text.numbers import number_text, time_text
from app.text.translation import Texts

FinishedGamesTexts = Texts("FinishedGamesTexts")

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_RESULT = 2
_NUMBERS = range(3, 6)
_LEAST_ROWS = 3
"""The least number of visible rows, even if the dialog scrolls."""


class GamesTable(QTableWidget):
    """One row for each finished game, in the order given; one whole row is selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 6, parent)
        self.setObjectName("finished-games")
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._games: Sequence[FinishedGame] = ()

    def show_games(self, games: Sequence[FinishedGame]) -> None:
        """Show ``games``, and select the first one."""
        self._games = games
        self.setHorizontalHeaderLabels(
            [
                FinishedGamesTexts.tr("Date"),
                FinishedGamesTexts.tr("Code"),
                FinishedGamesTexts.tr("Result"),
                FinishedGamesTexts.tr("Score"),
                FinishedGamesTexts.tr("Moves"),
                FinishedGamesTexts.tr("Time"),
            ]
        )
        self.setRowCount(len(games))
        for row, game in enumerate(games):
            for column, text in enumerate(_texts(game)):
                item = QTableWidgetItem(text)
                if column in _NUMBERS:
                    item.setTextAlignment(_RIGHT)
                self.setItem(row, column, item)
        if games:
            self.selectRow(0)

    @property
    def comfortable_width(self) -> int:
        """The width in pixels at which every column shows its whole contents."""
        header = self.horizontalHeader()
        columns = (
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in range(self.columnCount())
        )
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(columns) + bar + 2 * self.frameWidth() + 2 * self.columnCount()

    def minimumSizeHint(self) -> QSize:
        rows = _LEAST_ROWS * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        height = self.horizontalHeader().sizeHint().height() + rows + bar + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A column that stretches also shrinks, down to less than its own header.
        mode = QHeaderView.ResizeMode
        fits = self.width() >= self.comfortable_width
        self.horizontalHeader().setSectionResizeMode(_RESULT, mode.Stretch if fits else mode.ResizeToContents)

    @property
    def selected(self) -> FinishedGame | None:
        """The game of the selected row."""
        row = self.currentRow()
        return self._games[row] if 0 <= row < len(self._games) else None


def _texts(game: FinishedGame) -> list[str]:
    locale = QLocale()
    finished_at = QDateTime.fromSecsSinceEpoch(int(game.finished_at.timestamp()))
    moment = locale.toString(finished_at, QLocale.FormatType.ShortFormat)
    result = FinishedGamesTexts.tr("won") if game.result is Result.WON else FinishedGamesTexts.tr("given up")
    numbers = [number_text(game.score), number_text(game.moves), time_text(game.seconds)]
    return [moment, game.code, result, *numbers]
