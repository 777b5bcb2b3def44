"""The status bar below the board: score, moves, time, level and deal code."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QIcon, QPalette, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from app.decks.art.icons import Icon
from app.decks.art.palette import table_colours
from app.play.changes import Change, ChangeKind
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.text.games import level_name
from app.text.numbers import elapsed_text, move_count_text, score_text
from app.widgets.text_size import scaled_font, text_scale
from app.widgets.tool_icon import tool_icon, tool_icon_size

EMPHASIS_MS = 700
"""How long a changed number is emphasised."""
_TICK = 1000
_SPACING = 18


class StatusBar(QWidget):
    """Shows the state of the game; its text follows the system's font.

    Signals:
        code_clicked(): the player clicked the deal code.
    """

    code_clicked = Signal()

    def __init__(
        self, controller: Controller, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("status-bar")
        self._controller = controller
        self._preferences = preferences
        self._score = _Number("score", self)
        self._moves = _Number("moves", self)
        self._time = QLabel(self)
        self._time.setObjectName("time")
        self._level = QLabel(self)
        self._level.setObjectName("level")
        self._code = QPushButton(self)
        self._code.setObjectName("deal-code")
        self._code.setFlat(True)
        self._code.setCursor(Qt.CursorShape.PointingHandCursor)
        self._code.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._code.clicked.connect(self.code_clicked)
        self._left, self._right = QHBoxLayout(), QHBoxLayout()
        self._left.setSpacing(_SPACING)
        for label in (self._score, self._moves, self._time):
            self._left.addWidget(label)
        self._left.addStretch()
        self._right.addStretch()
        self._right.addWidget(self._code)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14, 4, 14, 4)
        self._grid.setHorizontalSpacing(_SPACING)
        self._grid.setVerticalSpacing(0)
        # Both sides have the same width, so that the level is in the middle of the window.
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self._arrange(rows=1)
        self.setAutoFillBackground(True)
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK)
        self._clock.timeout.connect(self.update_time)
        controller.changed.connect(self._show_change)
        preferences.changed.connect(self._show_settings)
        self._show_settings(preferences.settings)

    def fit_window(self, window: QWidget) -> None:
        """Follow the font and the size of ``window``."""
        scale = text_scale(window.size())
        if scale == 1 and not self.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            return  # it inherits the font; PySide6 takes a millisecond to make the class QFont
        font = scaled_font(window.font(), scale)
        if font != self.font():
            self.setFont(font)

    def refresh(self) -> None:
        """Update all texts in the current language, font and colours."""
        controller = self._controller
        self._level.setText(level_name(controller.game, controller.session.level))
        code = controller.session.code
        text = self.tr("own layout") if code is None else str(code)
        self._code.setText(text)
        self._code.setAccessibleName(self.tr("Deal code: {code}").format(code=text))
        self._code.setEnabled(code is not None)
        size = tool_icon_size(self._code)
        self._code.setIconSize(QSize(size, size))
        self._code.setIcon(tool_icon(Icon.COPY, self._code))
        # A code has an icon, "own layout" has none. With equal heights, the board keeps its size.
        self._code.setMinimumHeight(self._code.sizeHint().height())
        if code is None:
            self._code.setIcon(QIcon())
        self._code.setToolTip("" if code is None else self.tr("Copy the deal code"))
        self._show_numbers()

    def _show_numbers(self) -> None:
        self._score.setText(score_text(self._controller.state.score))
        self._moves.setText(move_count_text(self._controller.state.moves))
        self.update_time()

    def _fit(self) -> None:
        """Use one row, or two rows if the window is too narrow for the texts."""
        parts = (self._left.sizeHint(), self._level.sizeHint(), self._right.sizeHint())
        margins = self._grid.contentsMargins()
        needed = sum(part.width() for part in parts) + 2 * _SPACING + margins.left() + margins.right()
        rows = 1 if needed <= self.width() else 2
        if rows != self._rows:
            self._arrange(rows)

    def _arrange(self, rows: int) -> None:
        self._rows = rows
        for item in (self._left, self._right):
            self._grid.removeItem(item)
            item.setParent(None)
        self._grid.removeWidget(self._level)
        self._grid.addLayout(self._left, 0, 0, 1, 1 if rows == 1 else 3)
        self._grid.addWidget(self._level, rows - 1, 1 if rows == 1 else 0)
        self._grid.addLayout(self._right, rows - 1, 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def _show_change(self, change: Change) -> None:
        """Update the numbers; emphasise those that changed within the same deal."""
        before, after = change.before, self._controller.state
        is_same_game = change.kind in (ChangeKind.MOVE, ChangeKind.UNDO, ChangeKind.REDO)
        self._score.emphasise(is_same_game and before.score != after.score)
        self._moves.emphasise(is_same_game and before.moves != after.moves)
        if is_same_game:
            self._show_numbers()
        else:
            self.refresh()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.refresh()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.refresh()
        super().changeEvent(event)

    def update_time(self) -> None:
        """Show the time played, and update it every second while the clock runs."""
        shows = self._preferences.settings.show_time
        self._time.setVisible(shows)
        if shows:
            self._time.setText(elapsed_text(self._controller.clock.seconds))
        if self.isVisible():  # before that, the bar has no width yet
            self._fit()
        runs = shows and self._controller.clock.is_running
        if not runs:
            self._clock.stop()
        elif not self._clock.isActive():
            self._clock.start()

    def _show_settings(self, settings: Settings) -> None:
        colours = table_colours(settings.table)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colours.bar)
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(role, colours.text)
        palette.setColor(QPalette.ColorRole.Button, colours.bar)
        self.setPalette(palette)
        for number in (self._score, self._moves):
            number.set_colours(colours.text, colours.highlight)
        self.refresh()


class _Number(QLabel):
    """A number that can be emphasised for a moment."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(EMPHASIS_MS)
        self._calm.timeout.connect(lambda: self.emphasise(False))

    def set_colours(self, text: QColor, emphasis: QColor) -> None:
        """Use ``text`` as the colour, and ``emphasis`` while the number is emphasised."""
        self._text, self._emphasis = text, emphasis
        self.emphasise(False)

    def emphasise(self, stands_out: bool) -> None:
        """Emphasise the number for a moment if ``stands_out``, else end an emphasis."""
        self._show_in(self._emphasis if stands_out else self._text)
        if stands_out:
            self._calm.start()
        else:
            self._calm.stop()

    def _show_in(self, colour: QColor) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, colour)
        self.setPalette(palette)
