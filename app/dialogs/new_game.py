"""The dialog that begins another deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.controller import Controller
from app.wording import game_name, level_name, level_question
from app.wording.unreadable import unreadable_text
from engine.deals import DealCode, parse_code
from engine.rules import Game
from engine.unreadable import UnreadableError


class NewGameDialog(QDialog):
    """Asks for the game and its level, or for a deal code.

    When it was accepted, ``game``, ``level`` and ``code`` (None for a random deal) hold the choice.
    """

    def __init__(self, controller: Controller, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self.setWindowTitle(self.tr("New Game"))
        self._controller = controller
        self.game = game
        self.level = controller.last_level(game)
        self.code: DealCode | None = None
        self._games = self._choices("game", [game_name(game) for game in controller.games])
        self._question = QGroupBox(self)
        self._levels = QButtonGroup(self)
        self._level_column = QVBoxLayout(self._question)
        self._code = QLineEdit(self)
        self._code.setObjectName("code")
        self._code.setPlaceholderText("SS1-S1-AAAAABD")
        self._reason = QLabel(self)
        self._reason.setObjectName("code-reason")
        self._reason.setWordWrap(True)
        self._warning = QLabel(self.tr("The game in play has moves and is not won: it will be given up."))
        self._warning.setObjectName("dropped-game")
        self._warning.setWordWrap(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, parent=self
        )
        self._start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._start.setText(self.tr("Start"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for button in self._games.buttons():
            column.addWidget(button)
        column.addWidget(self._question)
        column.addWidget(QLabel(self.tr("Deal code (leave empty for a random deal)")))
        for widget in (self._code, self._reason, self._warning, buttons):
            column.addWidget(widget)
        self._games.button(list(controller.games).index(game)).setChecked(True)
        self._games.idClicked.connect(self._choose_game)
        self._code.textChanged.connect(self._read_code)
        self._show_levels()
        self._read_code("")

    def _choices(self, name: str, texts: Sequence[str]) -> QButtonGroup:
        group = QButtonGroup(self)
        for number, text in enumerate(texts):
            button = QRadioButton(text, self)
            button.setObjectName(f"{name}-{number}")
            group.addButton(button, number)
        return group

    def _choose_game(self, number: int) -> None:
        self.game = self._controller.games[number]
        self.level = self._controller.last_level(self.game)
        self._show_levels()

    def _show_levels(self) -> None:
        self._question.setTitle(level_question(self.game))
        for button in self._levels.buttons():
            self._levels.removeButton(button)
            button.deleteLater()
        for level in self.game.codes.levels:
            button = QRadioButton(level_name(self.game, level), self._question)
            button.setObjectName(f"level-{level}")
            button.setChecked(level == self.level)
            self._levels.addButton(button, level)
            self._level_column.addWidget(button)
        self._levels.idClicked.connect(self._choose_level)
        self._warning.setVisible(self._controller.would_be_dropped(self.game))

    def _choose_level(self, level: int) -> None:
        self.level = level

    def _read_code(self, text: str) -> None:
        self.code = None
        reason = ""
        if text.strip():
            try:
                self.code = parse_code(text, [game.codes for game in self._controller.games])
            except UnreadableError as error:
                reason = unreadable_text(error)
        self._reason.setText(reason)
        self._start.setEnabled(not reason)
        game = self.game
        if self.code is not None:
            game = next(game for game in self._controller.games if game.codes == self.code.format)
        self._warning.setVisible(self._controller.would_be_dropped(game))
