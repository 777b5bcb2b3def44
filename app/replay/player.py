"""The replay of a game record, step by step."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from engine.position import Move
from engine.records import Record
from engine.rules import Refusal
from engine.session import Session, State

SPEEDS = (0.5, 1.0, 2.0, 4.0)
STEP_MS = 900
"""How long a state is shown at speed 1."""


class Replay(QObject):
    """Steps forwards and backwards through the states of a game record, in a separate session.

    ``states`` holds the first state and the state after each action; ``index`` says which state is shown.
    ``refusal`` is the refusal that ended the game early, or None. ``session`` is the game at its end.

    Signals:
        moved(int): another state is shown; the index of the state before.
        playing_changed(bool): playing has started or stopped.
    """

    moved = Signal(int)
    playing_changed = Signal(bool)

    def __init__(self, record: Record, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record = record
        self.game = record.game
        self.index = 0
        self.speed = 1.0
        self.session = record.new_session()
        self.states, self.moves, self.refusal = _played(self.session, record)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    @property
    def state(self) -> State:
        """The state shown."""
        return self.states[self.index]

    @property
    def last(self) -> int:
        """The index of the last state."""
        return len(self.states) - 1

    @property
    def is_playing(self) -> bool:
        """Whether the replay is playing."""
        return self._timer.isActive()

    def move_between(self, before: int, after: int) -> Move | None:
        """The move between two neighbouring states, made or undone; None if they are not neighbours."""
        return self.moves[min(before, after)] if abs(before - after) == 1 else None

    def play(self) -> None:
        """Play on; from the first state if the last state is shown."""
        if self.index == self.last:
            self._show(0)
        if not self.is_playing and self.last:
            self._timer.start(round(STEP_MS / self.speed))
            self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop playing."""
        if self.is_playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Switch between playing and paused."""
        if self.is_playing:
            self.pause()
        else:
            self.play()

    def go_to(self, index: int) -> None:
        """Pause, and show the state at ``index``, or the nearest one."""
        self.pause()
        self._show(index)

    def set_speed(self, speed: float) -> None:
        """Play ``speed`` times as fast as at speed 1."""
        self.speed = speed
        if self.is_playing:
            self._timer.start(round(STEP_MS / speed))

    def _go_on(self) -> None:
        self._show(self.index + 1)
        if self.index == self.last:
            self.pause()

    def _show(self, index: int) -> None:
        before, self.index = self.index, max(0, min(index, self.last))
        if self.index != before:
            self.moved.emit(before)


class _Played(NamedTuple):
    """The states of a game, the moves between them, and the refusal that ended it."""

    states: list[State]
    moves: list[Move]
    refusal: Refusal | None


def _played(session: Session, record: Record) -> _Played:
    states, moves = [session.state], list[Move]()
    for action in record.actions:
        played = session.play(action)
        if isinstance(played, Refusal):
            return _Played(states, moves, played)
        states.append(played.after)
        moves.append(played.move)
    return _Played(states, moves, None)
