"""The Statistics dialog: results of one game and level, and its finished games."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.dialogs.statistics.chart import CHARTED_GAMES, ResultsChart
from app.dialogs.statistics.games_table import GamesTable
from app.file_names import qt_path, shown_name
from app.play.controller import Controller
from app.play.game_files import write_file
from app.play.statistics import Summary, csv_text, of_level, recent, summary
from app.storage.store import Storage
from app.text.games import game_name, level_name
from app.text.numbers import number_text, time_text
from app.text.system_errors import system_error_text
from app.widgets.attempt import Attempt
from app.widgets.buttons import give_mnemonics, strip_icons
from app.widgets.file_dialog import make_file_dialog
from app.widgets.messages import ask, show_message
from app.widgets.screen_fit import fit_to_screen, room_for, stack_if_too_wide
from engine.deals import parse_code
from engine.read_errors import ReadError
from engine.rules import BestKind, Game

_NOTHING = "–"
_SIZE = QSize(700, 560)
_MARGINS = 24


class StatisticsDialog(QDialog):
    """Shows the statistics, and starts the replay of a finished game or its deal.

    Signals:
        replay_wanted(Record): the player wants to watch a finished game.
        deal_wanted(DealCode): the player wants to play its deal again.
    """

    replay_wanted = Signal(object)
    deal_wanted = Signal(object)

    def __init__(self, controller: Controller, storage: Storage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics")
        self.setWindowTitle(self.tr("Statistics"))
        self._controller = controller
        self._storage = storage
        self._all = storage.finished_games()
        self._choice = QComboBox(self)
        self._choice.setObjectName("game-and-level")
        self._levels = [(game, level) for game in controller.games for level in game.codes.levels]
        for game, level in self._levels:
            self._choice.addItem(f"{game_name(game)} · {level_name(game, level)}")
        self._choice.currentIndexChanged.connect(self._show)
        self._names: dict[str, QLabel] = {}
        self._values: dict[str, QLabel] = {}
        self._chart = ResultsChart(self)
        self._table = GamesTable(self)
        self._table.itemSelectionChanged.connect(self._note_selection)
        self._table.itemDoubleClicked.connect(self._replay)
        self._build_buttons()
        self._lay_out()
        self._choice.setCurrentIndex(self._levels.index((controller.game, controller.session.level)))
        self._show()
        stack_if_too_wide(self._upper, room_for(self).width() - 2 * _MARGINS)
        width = self._table.comfortable_width + _MARGINS
        fit_to_screen(self, _SIZE.expandedTo(QSize(width, 0)))

    # Construction

    def _build_buttons(self) -> None:
        self._play_again = self._button("play-again", self.tr("Play Again"))
        self._replay_button = self._button("replay-finished", self.tr("Replay"))
        self._copy = self._button("copy-finished-code", self.tr("Copy Code"))
        self._play_again.clicked.connect(self._ask_for_deal)
        self._replay_button.clicked.connect(self._replay)
        self._copy.clicked.connect(self._copy_code)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, parent=self)
        self._buttons.rejected.connect(self.reject)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self._export = self._buttons.addButton(self.tr("Export CSV…"), role)
        self._export.setObjectName("export")
        self._export.clicked.connect(self._ask_where_to_export)
        self._reset = self._buttons.addButton(self.tr("Reset…"), role)
        self._reset.setObjectName("reset")
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        strip_icons(self._buttons)
        give_mnemonics(self._buttons, [self._play_again, self._replay_button, self._copy])
        self._reset.clicked.connect(self._ask_to_reset)

    def _button(self, name: str, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.setSpacing(18)
        self._upper.addLayout(self._numbers())
        self._upper.addWidget(self._chart, 1)
        lower = QHBoxLayout()
        for button in (self._play_again, self._replay_button, self._copy):
            lower.addWidget(button)
        lower.addStretch(1)
        column = QVBoxLayout(self)
        column.addWidget(self._choice)
        column.addLayout(self._upper)
        column.addWidget(self._table, 1)
        column.addLayout(lower)
        column.addWidget(self._buttons)

    def _numbers(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(3)
        names = {
            "played": self.tr("Played:"),
            "won": self.tr("Won:"),
            "current-streak": self.tr("Wins in a row now:"),
            "longest-streak": self.tr("Most wins in a row:"),
            "fewest-moves": self.tr("Fewest moves:"),
            "best-time": self.tr("Best time:"),
            "best-score": self.tr("Best score:"),
        }
        for row, (key, text) in enumerate(names.items()):
            name, value = QLabel(text, self), QLabel(self)
            value.setObjectName(key)
            font = value.font()
            font.setBold(True)
            value.setFont(font)
            self._names[key], self._values[key] = name, value
            grid.addWidget(name, row, 0)
            grid.addWidget(value, row, 1)
        grid.setRowStretch(len(names), 1)
        return grid

    # Contents

    @property
    def _game(self) -> Game:
        return self._levels[self._choice.currentIndex()][0]

    @property
    def _level(self) -> int:
        return self._levels[self._choice.currentIndex()][1]

    def _show(self) -> None:
        game, level = self._game, self._level
        numbers = _numbers_texts(summary(self._all, game, level))
        for key, label in self._values.items():
            label.setText(numbers[key])
        for label in (self._names["best-score"], self._values["best-score"]):
            label.setVisible(BestKind.BEST_SCORE in game.best_kinds)
        self._chart.show_games(recent(self._all, game, level, CHARTED_GAMES))
        self._table.show_games(of_level(self._all, game, level))
        self._export.setEnabled(bool(self._all))
        self._reset.setEnabled(bool(self._all))
        self._note_selection()

    def _note_selection(self) -> None:
        is_any = self._table.selected is not None
        for button in (self._play_again, self._replay_button, self._copy):
            button.setEnabled(is_any)

    # Actions

    def _ask_for_deal(self) -> None:
        finished = self._table.selected
        if finished is not None:
            code = parse_code(finished.code, [game.codes for game in self._controller.games])
            self.accept()
            self.deal_wanted.emit(code)

    def _replay(self) -> None:
        finished = self._table.selected
        if finished is None:
            return
        try:
            record = self._storage.finished_record(finished.id, self._controller.games)
        except (KeyError, ReadError):
            show_message(self, self.tr("This game can no longer be read."))
            return
        self.accept()
        self.replay_wanted.emit(record)

    def _copy_code(self) -> None:
        finished = self._table.selected
        if finished is not None:
            QGuiApplication.clipboard().setText(finished.code)

    def _ask_where_to_export(self) -> None:
        filters = [self.tr("Comma-separated values") + " (*.csv)"]
        make_file_dialog(self, self.tr("Export CSV"), filters, self._ask_file)

    def _ask_file(self, dialog: QFileDialog) -> None:
        dialog.setObjectName("export-file")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.selectFile("ten-columns.csv")
        dialog.fileSelected.connect(lambda name: self.export(qt_path(name)))
        dialog.open()

    def export(self, path: Path) -> None:
        """Write all finished games to a CSV file."""

        def failed(error: Exception) -> None:
            if not isinstance(error, OSError):
                raise error
            text = self.tr("{file} cannot be written.").format(file=shown_name(path))
            show_message(self, text, system_error_text(error))

        Attempt(self, partial(write_file, path, csv_text(self._all)), lambda _: None, failed)

    def _ask_to_reset(self) -> None:
        text = self.tr("Delete the statistics of {game}?").format(game=game_name(self._game))
        consequence = self.tr("The finished games of all its levels are deleted for good.")
        ask(self, "reset", text, consequence, self.tr("Delete"), self._forget)

    def _forget(self) -> None:
        self._storage.reset_statistics(self._game)
        self._all = self._storage.finished_games()
        self._show()


def _numbers_texts(numbers: Summary) -> dict[str, str]:
    locale = QLocale()
    won = locale.toString(numbers.won)
    if numbers.share is not None:
        won += f" ({locale.toString(round(numbers.share * 100))} %)"
    return {
        "played": locale.toString(numbers.played),
        "won": won,
        "current-streak": locale.toString(numbers.current_streak),
        "longest-streak": locale.toString(numbers.longest_streak),
        "fewest-moves": _number(numbers.fewest_moves),
        "best-time": _NOTHING if numbers.best_time is None else time_text(numbers.best_time),
        "best-score": _number(numbers.best_score),
    }


def _number(value: int | None) -> str:
    return _NOTHING if value is None else number_text(value)
