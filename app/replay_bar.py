"""The bar below the board while a recorded game is played back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QToolButton, QVBoxLayout, QWidget

from app.art.icons import Icon
from app.replay import SPEEDS, Replay
from app.tool_icon import tool_icon, tool_icon_size
from app.wording import move_count_text, refused_action_text, score_text

_NOTE_LINES = 3
_SPEED = "{speed}×"


class ReplayBar(QWidget):
    """Plays a replay: to its start, back, play or pause, step, the speed, where it is, and out.

    ``note``, if given, says what there is to say at the state of an index.

    Signals:
        left(): the player wants the game in play again.
    """

    left = Signal()

    def __init__(self, replay: Replay, note: Callable[[int], str] | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("replay-bar")
        self.setAutoFillBackground(True)
        self._replay = replay
        self._note = note
        self._text = QLabel(self)
        self._text.setObjectName("replay-text")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        if note is not None:  # room for a long note, so that the board above does not change its size
            self._text.setMinimumHeight(_NOTE_LINES * self.fontMetrics().lineSpacing())
        self._buttons: dict[QToolButton, Icon] = {}
        self._to_start = self._button("replay-to-start", Icon.TO_START, lambda: replay.go_to(0))
        self._back = self._button("replay-back", Icon.STEP_BACK, lambda: replay.go_to(replay.index - 1))
        self._play = self._button("replay-play", Icon.PLAY, replay.toggle)
        self._step = self._button("replay-step", Icon.STEP_FORWARD, lambda: replay.go_to(replay.index + 1))
        self._leave = self._button("replay-leave", Icon.CLOSE, None)
        self._leave.clicked.connect(self.left)
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
        for button in (self._to_start, self._back, self._play, self._step):
            line.addWidget(button)
        line.addWidget(self._slider, 1)
        line.addWidget(self._where)
        line.addWidget(self._speed)
        line.addWidget(self._leave)
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
        replay = self._replay
        match Qt.Key(event.key()):
            case Qt.Key.Key_Space | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                replay.toggle()
            case Qt.Key.Key_Left:
                replay.go_to(replay.index - 1)
            case Qt.Key.Key_Right:
                replay.go_to(replay.index + 1)
            case Qt.Key.Key_Home:
                replay.go_to(0)
            case Qt.Key.Key_End:
                replay.go_to(replay.last)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def _button(self, name: str, icon: Icon, clicked: Callable[[], object] | None) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if clicked is not None:
            button.clicked.connect(clicked)
        self._buttons[button] = icon
        return button

    def _slide(self, index: int) -> None:
        if index != self._replay.index:
            self._replay.go_to(index)

    def _show_state(self) -> None:
        replay = self._replay
        self._slider.setValue(replay.index)
        where = self.tr("{number} of {count}")
        self._where.setText(where.format(number=replay.index, count=replay.last))
        numbers = f"{score_text(replay.state.score)}    {move_count_text(replay.state.moves)}"
        self._numbers.setText(numbers)
        self._to_start.setEnabled(replay.index > 0)
        self._back.setEnabled(replay.index > 0)
        self._step.setEnabled(replay.index < replay.last)
        self._text.setText(self._text_of(replay.index))

    def _text_of(self, index: int) -> str:
        if self._note is not None:
            return self._note(index)
        replay = self._replay
        if replay.refusal is None or index != replay.last:
            return ""
        return refused_action_text(replay.refusal, replay.session, replay.record.actions[index])

    def _show_playing(self, is_playing: bool) -> None:
        self._buttons[self._play] = Icon.PAUSE if is_playing else Icon.PLAY
        self._draw_icons()
        self._name(self._play, self.tr("Pause") if is_playing else self.tr("Play"), self.tr("Space"))

    def _draw_icons(self) -> None:
        size = tool_icon_size(self)
        for button, icon in self._buttons.items():
            button.setIconSize(QSize(size, size))
            button.setIcon(tool_icon(icon, self))

    def _retranslate(self) -> None:
        self._name(self._to_start, self.tr("To the beginning"), self.tr("Home"))
        self._name(self._back, self.tr("One step back"), self.tr("Left arrow"))
        self._name(self._step, self.tr("One step forward"), self.tr("Right arrow"))
        self._name(self._leave, self.tr("Back to the game in play"), self.tr("Esc"))
        self._leave.setText(self.tr("Leave"))
        self._slider.setAccessibleName(self.tr("Position in the game"))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("Speed"))
        for index, speed in enumerate(SPEEDS):
            self._speed.setItemText(index, _SPEED.format(speed=QLocale().toString(speed, "g")))
        self._show_playing(self._replay.is_playing)
        # The widest that this label will be: the slider must not shift while the game plays.
        last = self._replay.last
        widest = self.tr("{number} of {count}").format(number=last, count=last)
        self._where.setMinimumWidth(self._where.fontMetrics().horizontalAdvance(widest) + 4)
        self._show_state()

    def _name(self, button: QToolButton, text: str, key: str) -> None:
        button.setToolTip(f"{text} ({key})")
        button.setAccessibleName(text)
