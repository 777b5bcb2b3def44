"""Play with the keyboard: the cursor, and the action of each key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from app.board.cursor import Cursor
from app.board.hand import Hand
from app.board.scene import BoardScene
from app.play.controller import Controller
from app.text.translation import Texts
from app.widgets.keys import pressed
from engine.position import PileKind

BoardKeys = Texts("BoardKeys")


class KeyUse(NamedTuple):
    """Keys for one purpose: its description in the current language, and the action of each key."""

    text: Callable[[], str]
    keys: Mapping[QKeyCombination, Callable[[Keyboard], None]]


class Keyboard(QObject):
    """Carries out the keys of the board at ``cursor``.

    Signals:
        position_asked(): the player wants to hear the whole position.
    """

    position_asked = Signal()

    def __init__(self, scene: BoardScene, hand: Hand, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self.cursor = Cursor()
        self._scene = scene
        self._hand = hand
        self._controller = controller

    def use(self, event: QKeyEvent) -> bool:
        """Carry out a key; false if the board does not use this key."""
        combination = pressed(event)
        does = next((use.keys[combination] for use in BOARD_KEYS if combination in use.keys), None)
        if does is not None:
            does(self)
        return does is not None

    def _send(self) -> None:
        self._hand.put_back()
        self._controller.move_to_best(self.cursor.pile, self.cursor.size)

    def _step_aside(self, by: int) -> None:
        self.cursor.step_aside(by, self._scene.layout, self._controller.position)

    def _step_up(self, *, whole_rows: bool) -> None:
        layout, position = self._scene.layout, self._controller.position
        self.cursor.step_up(layout, position, whole_rows=whole_rows or self._hand.hold is not None)

    def _step_down(self, *, whole_rows: bool) -> None:
        layout, position = self._scene.layout, self._controller.position
        self.cursor.step_down(layout, position, whole_rows=whole_rows or self._hand.hold is not None)

    def _go_to_column(self, digit: int) -> None:
        self.cursor.go_to_column(digit, self._controller.position)

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
            self._scene.peek(self._controller.position.cards(pile)[-size])


def _same_action(
    does: Callable[[Keyboard], None], *keys: QKeyCombination
) -> dict[QKeyCombination, Callable[[Keyboard], None]]:
    return dict.fromkeys(keys, does)


_Key, _Combination = Qt.Key, QKeyCombination
_CONTROL, _SHIFT = Qt.Modifier.CTRL, Qt.Modifier.SHIFT

BOARD_KEYS = (
    KeyUse(
        lambda: BoardKeys.tr("Go to the pile on the left or on the right"),
        {
            _Combination(_Key.Key_Left): lambda keyboard: keyboard._step_aside(-1),
            _Combination(_Key.Key_Right): lambda keyboard: keyboard._step_aside(1),
        },
    ),
    KeyUse(
        lambda: BoardKeys.tr("Choose how many cards to lift; after the last, go to the row above or below"),
        {
            _Combination(_Key.Key_Up): lambda keyboard: keyboard._step_up(whole_rows=False),
            _Combination(_Key.Key_Down): lambda keyboard: keyboard._step_down(whole_rows=False),
        },
    ),
    KeyUse(
        lambda: BoardKeys.tr("Go to the row above or below at once"),
        {
            _CONTROL | _Key.Key_Up: lambda keyboard: keyboard._step_up(whole_rows=True),
            _CONTROL | _Key.Key_Down: lambda keyboard: keyboard._step_down(whole_rows=True),
        },
    ),
    KeyUse(
        lambda: BoardKeys.tr("Go to a column by its number; 0 is the tenth"),
        {
            _Combination(_Key(_Key.Key_0 + digit)): partial(Keyboard._go_to_column, digit=digit)
            for digit in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
        },
    ),
    KeyUse(
        lambda: BoardKeys.tr("Lift the cards, or lay them down"),
        _same_action(Keyboard._lift_or_drop, _Combination(_Key.Key_Space), _Combination(_Key.Key_Enter)),
    ),
    KeyUse(
        lambda: BoardKeys.tr("Put the cards back"),
        _same_action(lambda keyboard: keyboard._hand.put_back(), _Combination(_Key.Key_Escape)),
    ),
    KeyUse(
        lambda: BoardKeys.tr("Send the cards to their best place"),
        _same_action(Keyboard._send, _CONTROL | _Key.Key_Enter),
    ),
    KeyUse(
        lambda: BoardKeys.tr("Show a covered card whole"),
        _same_action(Keyboard._look, _Combination(_Key.Key_Menu), _SHIFT | _Key.Key_F10),
    ),
    KeyUse(
        lambda: BoardKeys.tr("Have a screen reader read the whole table"),
        _same_action(lambda keyboard: keyboard.position_asked.emit(), _Combination(_Key.Key_M)),
    ),
)
"""All keys of the board, in the order in which Help lists them."""
