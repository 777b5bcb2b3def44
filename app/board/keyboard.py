"""Playing by keys: a place on the board, and what each key does there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.board.cursor import Cursor
from app.board.hand import Hand
from app.board.scene import BoardScene
from app.controller import Controller
from engine.position import PileKind

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Keyboard(QObject):
    """What the keys do; ``cursor`` is where they do it.

    Signals:
        position_asked(): the player wants the whole position read.
    """

    position_asked = Signal()

    def __init__(self, board: BoardScene, hand: Hand, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.cursor = Cursor()
        self._board = board
        self._hand = hand
        self._controller = controller

    def use(self, event: QKeyEvent) -> bool:
        """Do what a key is for; false if it is for nothing here."""
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if key in _ARROWS:
            self._step(key, whole_rows=control or self._hand.hold is not None)
        elif event.text().isdecimal() and not control:
            self.cursor.go_to_column(int(event.text()), self._controller.position)
        elif key in _ENTER and control:
            self._hand.put_back()
            self._controller.move_to_best(self.cursor.pile, self.cursor.size)
        elif key in _ENTER or key == Qt.Key.Key_Space:
            self._lift_or_drop()
        elif key == Qt.Key.Key_Escape:
            self._hand.put_back()
        elif key == Qt.Key.Key_Menu or (key == Qt.Key.Key_F10 and event.modifiers() == _SHIFT):
            self._look()
        elif key == Qt.Key.Key_M and not event.modifiers():
            self.position_asked.emit()
        else:
            return False
        return True

    def _step(self, key: Qt.Key, *, whole_rows: bool) -> None:
        layout, position = self._board.layout, self._controller.position
        if key == Qt.Key.Key_Left:
            self.cursor.step_aside(-1, layout, position)
        elif key == Qt.Key.Key_Right:
            self.cursor.step_aside(1, layout, position)
        elif key == Qt.Key.Key_Up:
            self.cursor.step_up(layout, position, whole_rows=whole_rows)
        else:
            self.cursor.step_down(layout, position, whole_rows=whole_rows)

    def _lift_or_drop(self) -> None:
        hold = self._hand.hold
        if hold is None:
            self._hand.select(self.cursor.pile, self.cursor.size)
        elif hold.source == self.cursor.pile:
            self._hand.put_back()
        else:
            self._hand.place(self.cursor.pile)

    def _look(self) -> None:
        pile, size = self.cursor.pile, self.cursor.size
        if pile.kind is PileKind.COLUMN and size > 1:
            self._board.peek(self._controller.position.cards(pile)[-size])
