"""The bar with the controls of a replay, below the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QKeyCombination, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QToolButton, QVBoxLayout, QWidget

from app.decks.art.icons import Icon
from app.replay.player import SPEEDS, Replay
from app.text.numbers import move_count_text, score_text
from app.text.refusals import refused_action_text
from app.text.translation import Texts
from app.widgets.keys import keys_text, pressed, with_key
from app.widgets.tool_icon import tool_icon, tool_icon_size

ReplayTexts = Texts("ReplayTexts")

_NOTE_LINES = 3
_PLAY = "replay-play"
_LEAVE = "replay-leave"
_SPEED = "{speed}×"


class ReplayCommand(NamedTuple):
    """A command of a replay: the ``objectName`` of its button, its text, and its keys.

    ``text`` returns the text in the current language. A command without an icon has no button.
    """

    name: str
    text: Callable[[], str]
    keys: tuple[QKeyCombination, ...]
    does: Callable[[ReplayBar], None]
    icon: Icon | None = None
    can_be_used: Callable[[Replay], bool] = lambda _replay: True


class ReplayBar(QWidget):
    """The controls of a replay: start, back, play or pause, step, speed, slider and close.

    A record without actions has one state to show, such as the picture of a deal: close is the only control.

    ``note``, if given, returns the comment on the state at an index.

    Signals:
        closed(): the player wants to return to the game in play.
    """

    closed = Signal()

    def __init__(self, replay: Replay, note: Callable[[int], str] | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay-bar")
        self.setAutoFillBackground(True)
        self.replay = replay
        self._note = note
        self._text = QLabel(self)
        self._text.setObjectName("replay-text")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        if note is not None:  # reserve room for a long comment, so that the board keeps its size
            self._text.setMinimumHeight(_NOTE_LINES * self.fontMetrics().lineSpacing())
        self._buttons = {
            command.name: (command, self._button(command)) for command in REPLAY_COMMANDS if command.icon
        }
        self._leave = self._buttons[_LEAVE][1]
        self._leave.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._slider = QSlider(Qt.Orientation.Horizontal, self)
        self._slider.setObjectName("replay-slider")
        self._slider.setRange(0, replay.last)
        self._slider.setMinimumWidth(60)
        self._slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._slider.valueChanged.connect(self._slide)
        self._where = QLabel(self)
        self._where.setObjectName("replay-where")
        self._numbers = QLabel(self)
        self._numbers.setObjectName("replay-numbers")
        self._speed = QComboBox(self)
        self._speed.setObjectName("replay-speed")
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for speed in SPEEDS:
            self._speed.addItem("", speed)
        self._speed.setCurrentIndex(SPEEDS.index(replay.speed))
        self._speed.currentIndexChanged.connect(lambda index: replay.set_speed(SPEEDS[index]))
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        replay.moved.connect(self._show_state)
        replay.playing_changed.connect(self._show_playing)
        self._retranslate()
        self._draw_icons()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(6)
        for _, button in self._buttons.values():
            if button is not self._leave:
                line.addWidget(button)
        line.addWidget(self._slider, 1)
        line.addWidget(self._where)
        line.addWidget(self._speed)
        line.addStretch()  # for the close button alone
        line.addWidget(self._leave)
        if not self.replay.last:
            buttons = [button for _, button in self._buttons.values() if button is not self._leave]
            for control in (*buttons, self._slider, self._where, self._speed):
                control.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.setSpacing(4)
        upper = QHBoxLayout()
        upper.addWidget(self._text, 1)
        upper.addWidget(self._numbers)
        upper.setAlignment(self._numbers, Qt.AlignmentFlag.AlignRight)
        column.addLayout(upper)
        column.addLayout(line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        combination = pressed(event)
        command = next((command for command in REPLAY_COMMANDS if combination in command.keys), None)
        if command is None:
            super().keyPressEvent(event)
        else:
            command.does(self)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def _button(self, command: ReplayCommand) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(command.name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: command.does(self))
        return button

    def _slide(self, index: int) -> None:
        if index != self.replay.index:
            self.replay.go_to(index)

    def _show_state(self) -> None:
        replay = self.replay
        self._slider.setValue(replay.index)
        where = self.tr("{number} of {count}")
        self._where.setText(where.format(number=replay.index, count=replay.last))
        numbers = f"{score_text(replay.state.score)}    {move_count_text(replay.state.moves)}"
        self._numbers.setText(numbers)
        for command, button in self._buttons.values():
            button.setEnabled(command.can_be_used(replay))
        self._text.setText(self._text_of(replay.index))

    def _text_of(self, index: int) -> str:
        if self._note is not None:
            return self._note(index)
        replay = self.replay
        if replay.refusal is None or index != replay.last:
            return ""
        return refused_action_text(replay.refusal, replay.session, replay.record.actions[index])

    def _show_playing(self, is_playing: bool) -> None:
        command, button = self._buttons[_PLAY]
        button.setIcon(tool_icon(Icon.PAUSE if is_playing else Icon.PLAY, self))
        _name(button, self.tr("Pause") if is_playing else self.tr("Play"), command)

    def _draw_icons(self) -> None:
        size = tool_icon_size(self)
        for command, button in self._buttons.values():
            button.setIconSize(QSize(size, size))
            if command.icon is not None:
                button.setIcon(tool_icon(command.icon, self))
        self._show_playing(self.replay.is_playing)

    def _retranslate(self) -> None:
        for command, button in self._buttons.values():
            _name(button, command.text(), command)
        self._leave.setText(self.tr("Leave"))
        self._slider.setAccessibleName(self.tr("Position in the game"))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("Speed"))
        for index, speed in enumerate(SPEEDS):
            self._speed.setItemText(index, _SPEED.format(speed=QLocale().toString(speed, "g")))
        self._show_playing(self.replay.is_playing)
        # Reserve the greatest width of this label: the slider must not move during the replay.
        last = self.replay.last
        widest = self.tr("{number} of {count}").format(number=last, count=last)
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_state()


def _name(button: QToolButton, text: str, command: ReplayCommand) -> None:
    button.setToolTip(with_key(text, keys_text(command.keys[:1])))
    button.setAccessibleName(text)


_Keys = QKeyCombination

REPLAY_COMMANDS = (
    ReplayCommand(
        "replay-to-start",
        lambda: ReplayTexts.tr("To the beginning"),
        (_Keys(Qt.Key.Key_Home),),
        lambda bar: bar.replay.go_to(0),
        Icon.TO_START,
        lambda replay: replay.index > 0,
    ),
    ReplayCommand(
        "replay-back",
        lambda: ReplayTexts.tr("One step back"),
        (_Keys(Qt.Key.Key_Left),),
        lambda bar: bar.replay.go_to(bar.replay.index - 1),
        Icon.STEP_BACK,
        lambda replay: replay.index > 0,
    ),
    ReplayCommand(
        _PLAY,
        lambda: ReplayTexts.tr("Play, or pause"),
        (_Keys(Qt.Key.Key_Space), _Keys(Qt.Key.Key_Enter)),
        lambda bar: bar.replay.toggle(),
        Icon.PLAY,
    ),
    ReplayCommand(
        "replay-step",
        lambda: ReplayTexts.tr("One step forward"),
        (_Keys(Qt.Key.Key_Right),),
        lambda bar: bar.replay.go_to(bar.replay.index + 1),
        Icon.STEP_FORWARD,
        lambda replay: replay.index < replay.last,
    ),
    ReplayCommand(
        "replay-to-end",
        lambda: ReplayTexts.tr("To the end"),
        (_Keys(Qt.Key.Key_End),),
        lambda bar: bar.replay.go_to(bar.replay.last),
    ),
    ReplayCommand(
        _LEAVE,
        lambda: ReplayTexts.tr("Back to the game in play"),
        (_Keys(Qt.Key.Key_Escape),),
        lambda bar: bar.closed.emit(),
        Icon.CLOSE,
    ),
)
"""The commands of a replay, in the order of the buttons."""
