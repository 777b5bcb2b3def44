"""The New Game dialog: the player chooses a game and a level, or enters a deal code."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.decks.art.palette import Table
from app.dialogs.new_game.picture import draw_game
from app.play.controller import Controller
from app.play.game_files import code_in
from app.text.games import game_name, game_summary, level_count, level_difficulty, level_question
from app.text.read_errors import unreadable_text
from app.widgets.buttons import strip_icons
from app.widgets.choice_button import ChoiceButton
from app.widgets.clipboard import read_clipboard
from app.widgets.mnemonics import with_mnemonics, without_mnemonic
from app.widgets.pasting import paste_without_waiting
from app.widgets.screen_fit import fit_to_screen, room_for, stack_if_too_wide
from engine.deals import DealCode, parse_code
from engine.games import game_of_code
from engine.read_errors import ReadError
from engine.rules import Game

_PICTURES = {1: QSize(204, 124), 2: QSize(204, 124), 3: QSize(164, 100), 4: QSize(108, 66)}
_SMALL_PICTURE = QSize(88, 54)
"""Size of pictures if there are more games than in ``_PICTURES``: the dialog must fit 640 × 480 pixels."""
_MOST_ABREAST = 4
_MARGIN = 16
_SPACING = 12
_EXAMPLE = 35
"""The number of the deal whose code is the example in the field."""


class NewGameDialog(QDialog):
    """Asks for the game and its level, or for a deal code.

    After acceptance ``game``, ``level`` and ``code`` (None for a random deal) hold the choice.
    """

    def __init__(
        self, controller: Controller, game: Game, table: Table, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("new-game")
        self.setWindowTitle(self.tr("New Game"))
        self._controller = controller
        self._table = table
        self._formats = [game.codes for game in controller.games]
        self.game = game
        self._last_levels = {game.name: controller.last_level(game) for game in controller.games}
        self.level = self._last_levels[game.name]
        self.code: DealCode | None = None
        self._chosen_before_code = (game, self.level)
        self._build_choices()
        self._build_code()
        self._build_buttons()
        self._lay_out()
        self._give_mnemonics()
        self._reserve_room()
        self._choose_game(game)
        self._paste.hide()
        read_clipboard(self, self._offer_code)
        self._show_code("")
        self._levels.button(self.level).setFocus()
        fit_to_screen(self)

    # Construction

    def _build_choices(self) -> None:
        self._games = QButtonGroup(self)
        for number, game in enumerate(self._controller.games):
            choice = ChoiceButton(f"game-{game.name}", self)
            choice.picture = partial(self._draw_game, game)
            choice.picture_size = _PICTURES.get(len(self._controller.games), _SMALL_PICTURE)
            self._games.addButton(choice, number)
        self._games.idClicked.connect(lambda number: self._choose_game(self._controller.games[number]))
        self._question = QLabel(self)
        self._question.setObjectName("question")
        font = self._question.font()
        font.setBold(True)
        self._question.setFont(font)
        self._levels = QButtonGroup(self)
        self._level_area = QWidget(self)
        self._level_area.setObjectName("levels")
        self._level_grid = QGridLayout(self._level_area)
        self._level_grid.setContentsMargins(0, 0, 0, 0)

    def _build_code(self) -> None:
        self._code_label = QLabel(self)
        self._code_label.setObjectName("code-label")
        self._code = QLineEdit(self)
        self._code.setObjectName("code")
        self._code.textChanged.connect(self._show_code)
        paste_without_waiting(self._code)
        self._code_label.setBuddy(self._code)
        self._paste = QPushButton(self)
        self._paste.setObjectName("paste-code")
        self._paste.setAutoDefault(False)
        self._reason = QLabel(self)
        self._reason.setObjectName("code-reason")
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self._reason.setMinimumHeight(2 * self.fontMetrics().height())
        self._reason.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _build_buttons(self) -> None:
        self._warning = QLabel(self)
        self._warning.setObjectName("dropped-game")
        self._warning.setWordWrap(True)
        self._warning.setMinimumHeight(2 * self.fontMetrics().height())
        self._buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, parent=self
        )
        self._start = self._buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._start.setObjectName("start")
        self._start.setDefault(True)
        strip_icons(self._buttons)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        self._game_grid = QGridLayout()
        bottom = QHBoxLayout()
        bottom.setSpacing(12)
        bottom.addWidget(self._warning, 1)
        bottom.addWidget(self._buttons, alignment=Qt.AlignmentFlag.AlignBottom)
        self._code_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._code_row.addWidget(self._code_label)
        self._code_row.addWidget(self._code, 1)
        self._code_row.addWidget(self._paste)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.setContentsMargins(_MARGIN, 14, _MARGIN, 14)
        column.addLayout(self._game_grid)
        column.addSpacing(4)
        column.addWidget(self._question)
        column.addWidget(self._level_area)
        column.addSpacing(8)
        column.addLayout(self._code_row)
        column.addWidget(self._reason)
        column.addLayout(bottom)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _give_mnemonics(self) -> None:
        """Give every choice a mnemonic; the mnemonics of the levels must be the same for all games."""
        games = self._controller.games
        levels = [level_difficulty(game, level) for game in games for level in game.codes.levels]
        difficulties = [text for text in dict.fromkeys(levels) if text]
        names = list(map(game_name, games))
        cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        others = [
            self.tr("Deal code:"),
            self.tr("Paste"),
            self.tr("Start"),
            without_mnemonic(cancel.text()),
        ]
        texts = with_mnemonics([*difficulties, *names, *others])
        self._difficulties = dict(zip(difficulties, texts, strict=False))
        for choice, game, name in zip(self._games.buttons(), games, texts[len(difficulties) :], strict=False):
            choice.setText(name)
            choice.setAccessibleName(game_name(game))
            choice.setAccessibleDescription(game_summary(game))
            choice.setToolTip(game_summary(game))
        code, self._paste_text, start, cancel_text = texts[-len(others) :]
        self._code_label.setText(code)
        self._start.setText(start)
        cancel.setText(cancel_text)

    @property
    def _room(self) -> int:
        """How many pixels wide the contents may be."""
        return room_for(self).width() - 2 * _MARGIN

    def _reserve_room(self) -> None:
        """Reserve room for a pasted code and the levels of all games: no choice resizes the dialog."""
        _arrange(self._games.buttons(), self._game_grid, self._room)
        self._paste.setText(f"{self._paste_text} {DealCode(self.game.codes, self.level, _EXAMPLE)}")
        stack_if_too_wide(self._code_row, self._room)
        for game in self._controller.games:
            self._choose_game(game)
            room = self._level_grid.sizeHint().expandedTo(self._level_area.minimumSize())
            self._level_area.setMinimumSize(room)

    # The choice

    def _choose_game(self, game: Game) -> None:
        self.game = game
        self._games.button(list(self._controller.games).index(game)).setChecked(True)
        self._show_levels(self._last_levels[game.name])

    def _show_levels(self, chosen: int) -> None:
        """Show the levels of the game, from easy to hard."""
        had_focus = any(choice.hasFocus() for choice in self._levels.buttons())
        for choice in self._levels.buttons():
            self._levels.removeButton(choice)
            self._level_grid.removeWidget(choice)
            choice.hide()
            choice.deleteLater()
        self._question.setText(level_question(self.game))
        for level in self.game.codes.levels:
            choice = ChoiceButton(f"level-{level}", self._level_area)
            difficulty, count = level_difficulty(self.game, level), level_count(self.game, level)
            # The mnemonic of a level without a name is its number.
            choice.set_texts(self._difficulties.get(difficulty, f"&{count}"), count if difficulty else "")
            choice.clicked.connect(partial(self._choose_level, level))
            self._levels.addButton(choice, level)
        _arrange(self._levels.buttons(), self._level_grid, self._room)
        self._order_focus()
        self._choose_level(chosen)
        if had_focus:
            self._levels.button(chosen).setFocus()

    def _choose_level(self, level: int) -> None:
        self.level = level
        self._levels.button(level).setChecked(True)
        self._code.setPlaceholderText(str(DealCode(self.game.codes, level, _EXAMPLE)))
        for choice in self._games.buttons():
            choice.update()
        self._warn()

    def _order_focus(self) -> None:
        order = (*self._games.buttons(), *self._levels.buttons(), self._code, self._paste, self._start)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _draw_game(self, game: Game, painter: QPainter, rect: QRectF) -> None:
        level = self.level if game is self.game else self._last_levels[game.name]
        draw_game(painter, rect, game, level, self._table)

    # The code

    def _offer_code(self, text: str) -> None:
        """Offer to paste the deal code in ``text``, if there is one."""
        code = None
        with suppress(ReadError):
            code = code_in(text, self._formats)
        if code is not None:
            self._paste.show()
            self._paste.setText(f"{self._paste_text} {code}")
            self._paste.clicked.connect(partial(self._code.setText, str(code)))

    def _show_code(self, text: str) -> None:
        """Parse the code after each key: show its game and level in the choices, or show what is wrong.

        When the field is empty again, the choices show the earlier game and level.
        """
        chosen = (self.game, self.level) if self.code is None else self._chosen_before_code
        self.code = None
        answer = self.tr("Leave it empty for a random deal.")
        is_wrong = False
        if text.strip():
            try:
                self.code = parse_code(text, self._formats)
                answer = self.tr("This deal will be laid out.")
            except ReadError as error:
                answer = unreadable_text(error, self._controller.games)
                is_wrong = True
        self._reason.setText(answer)
        self._reason.setForegroundRole(
            QPalette.ColorRole.WindowText if is_wrong else QPalette.ColorRole.PlaceholderText
        )
        self._start.setEnabled(not is_wrong)
        self._chosen_before_code = chosen
        game, level = chosen
        if self.code is not None:
            game, level = game_of_code(self.code, self._controller.games), self.code.level
        if (game, level) != (self.game, self.level):
            self._choose_game(game)
            self._choose_level(level)
        for choice in (*self._games.buttons(), *self._levels.buttons()):
            choice.setEnabled(self.code is None)
        self._warn()

    def _warn(self) -> None:
        text = self.tr("Your game of {game} is not won yet: it will be given up.")
        self._warning.setText(text.format(game=game_name(self.game)))
        self._warning.setVisible(self._controller.would_be_given_up(self.game))


def _arrange(choices: Sequence[QAbstractButton], grid: QGridLayout, room: int) -> None:
    """Put the choices into the fewest possible rows, of about the same length, ``room`` pixels at most."""
    widest = max(choice.sizeHint().width() for choice in choices)
    most = min(_MOST_ABREAST, max(1, (room + _SPACING) // (widest + _SPACING)))
    abreast = ceil(len(choices) / ceil(len(choices) / most))
    grid.setSpacing(_SPACING)
    for number, choice in enumerate(choices):
        grid.addWidget(choice, *divmod(number, abreast))
    for column in range(_MOST_ABREAST):
        grid.setColumnStretch(column, column < abreast)
