"""Play with the mouse or a finger: turns presses, moves and releases into gestures."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.board.hand import Hand
from app.board.layout import Hit
from app.board.scene import BoardScene
from app.play.controller import Controller
from app.play.preferences import Preferences
from engine.cards import Card
from engine.moves import foundation_move
from engine.position import PileKind
from engine.rules import lift_refusal

LONG_PRESS_MS = 550
"""How long a finger rests on a covered card until the card is shown whole."""


class Press(NamedTuple):
    """A press at ``point`` of the board, with the pile and card there (None on the bare table)."""

    point: QPointF
    hit: Hit | None
    card: Card | None


class Pointer(QObject):
    """Carries out clicks, double clicks, drags and long presses on the board in ``viewport``.

    Signals:
        used(): a press, or the start of a drag.
        input_received(): any press; the current message is out of date.
        celebration_clicked(): the board of a won game was clicked.
    """

    used = Signal()
    input_received = Signal()
    celebration_clicked = Signal()

    def __init__(
        self,
        scene: BoardScene,
        hand: Hand,
        controller: Controller,
        preferences: Preferences,
        viewport: QWidget,
    ) -> None:
        super().__init__(viewport)
        self._scene = scene
        self._hand = hand
        self._controller = controller
        self._preferences = preferences
        self._viewport = viewport
        self._point = QPointF()
        self._press: Press | None = None
        self._last_press: Press | None = None
        self._last_click_moved = False
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._look_at_pressed)

    # Events

    def press(self, event: QMouseEvent) -> None:
        """Begin a click, a drag or a long press; the right button peeks at a covered card."""
        self._point = event.position()
        self._long_press.stop()
        self._scene.finish()
        self.input_received.emit()
        looked = self._scene.is_peeking
        self.cancel()
        self.used.emit()
        if self._controller.session.is_won:
            self.celebration_clicked.emit()
            return
        if looked:
            return
        press = self._press_at(event.position())
        if event.buttons() == Qt.MouseButton.LeftButton:
            self._press = self._last_press = press
            self._last_click_moved = False
            if _is_by_touch(event):
                self._long_press.start()
        elif event.buttons() == Qt.MouseButton.RightButton:
            self._look(press)

    def move(self, event: QMouseEvent) -> None:
        """Begin or continue a drag, or update the shape of the pointer."""
        self._point = event.position()
        if self._hand.is_dragging:
            self._hand.drag_to(self._point)
        elif self._press is not None:
            self._drag_from(self._press, self._point)
        elif event.buttons() == Qt.MouseButton.NoButton:
            self.update_mouse_shape()

    def release(self, event: QMouseEvent) -> None:
        """Drop the dragged group, or end a click."""
        self._point = event.position()
        self._long_press.stop()
        press, self._press = self._press, None
        if self._hand.is_dragging:
            self._hand.drop()
        elif press is not None:
            self._last_click_moved = self._click(press)
        elif event.buttons() == Qt.MouseButton.NoButton:
            self._scene.peek(None)
        self.update_mouse_shape()

    def double_click(self, event: QMouseEvent) -> None:
        """Move a group to its best place if both presses hit the same card; otherwise press again."""
        first = self._last_press
        if first is None or event.buttons() != Qt.MouseButton.LeftButton:
            self.press(event)
            return
        self._scene.finish()
        second = self._press_at(event.position())
        near = _distance(first.point, second.point) <= QGuiApplication.styleHints().mouseDoubleClickDistance()
        if near and self._last_click_moved:
            # The first click moved the card away; the player did not mean the card below it.
            return
        same = near and second.hit is not None and first.card is not None and first.card == second.card
        if not same or not self._preferences.settings.double_click:
            self.press(event)
            return
        self._hand.put_back()
        self.input_received.emit()
        if second.hit is not None and not self._controller.session.is_won:
            self._controller.move_to_best(second.hit.pile, second.hit.size)

    def forget_press(self) -> None:
        """Let the press become neither a click nor a drag, because the position has changed since."""
        self._long_press.stop()
        self._press = None

    def cancel(self) -> None:
        """Cancel a press, a drag or a peek."""
        self.forget_press()
        self._scene.peek(None)
        if self._hand.is_dragging:
            self._hand.put_back()
            self._viewport.setCursor(Qt.CursorShape.ArrowCursor)

    # The mouse cursor

    def locate(self) -> None:
        """Ask Qt for the position of the pointer, because the board may have moved below it."""
        self._point = self._viewport.mapFromGlobal(QPointF(QCursor.pos()))

    def update_mouse_shape(self) -> None:
        """Show an open hand if a press would lift a group, else an arrow."""
        game, position = self._controller.game, self._controller.position
        hit = self._scene.layout.hit_at(self._point, position)
        lifts = (
            hit is not None
            and hit.size > 0
            and not self._controller.session.is_won
            and lift_refusal(game, position, hit.pile, hit.size) is None
        )
        shape = Qt.CursorShape.OpenHandCursor if lifts else Qt.CursorShape.ArrowCursor
        if self._viewport.cursor().shape() is not shape:
            self._viewport.setCursor(shape)

    # Gestures

    def _press_at(self, point: QPointF) -> Press:
        position = self._controller.position
        hit = self._scene.layout.hit_at(point, position)
        card = position.cards(hit.pile)[-hit.size] if hit is not None and hit.size else None
        return Press(point, hit, card)

    def _drag_from(self, press: Press, point: QPointF) -> None:
        if _distance(press.point, point) < QGuiApplication.styleHints().startDragDistance():
            return
        self._long_press.stop()
        self._press = None
        if press.hit is not None and press.hit.size:
            if self._hand.drag(press.hit.pile, press.hit.size, press.point, point):
                self._viewport.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.used.emit()

    def _click(self, press: Press) -> bool:
        """Select, deselect, move or report a refusal; return whether a move was made."""
        hold, hit = self._hand.hold, press.hit
        game, position = self._controller.game, self._controller.position
        if hold is not None:
            target = self._scene.layout.pile_at(press.point, hold.destinations)
            if target is not None:
                return self._hand.place(target)
        slot = self._scene.layout.slot_at(press.point)
        if slot is not None:
            self._hand.try_slot(slot)
            return False
        if hit is None or (hold is not None and hit == (hold.source, hold.size)):
            self._hand.put_back()
            return False
        sent = foundation_move(game, position, hit.pile) if hit.size == 1 else None
        if sent is not None:
            return self._controller.move(sent)
        refusal = lift_refusal(game, position, hit.pile, hit.size)
        if refusal is None:
            self._hand.select(hit.pile, hit.size)
        elif hold is not None and hit.pile != hold.source:
            self._hand.place(hit.pile)  # it is no destination: the refusal gives the reason
        else:
            self._controller.refuse(refusal, hit.pile)
        return False

    def _look(self, press: Press) -> None:
        """Peek at the pressed card if other cards cover it."""
        hit = press.hit
        if hit is not None and hit.size > 1 and hit.pile.kind is PileKind.COLUMN:
            self._scene.peek(press.card)

    def _look_at_pressed(self) -> None:
        press, self._press = self._press, None
        if press is not None:
            self._look(press)


def _is_by_touch(event: QMouseEvent) -> bool:
    """Whether the event came from a finger or a pen, not from a mouse or a test."""
    from PySide6.QtGui import QPointingDevice  # not at start: PySide6 would create the class

    return event.pointerType() is not QPointingDevice.PointerType.Generic


def _distance(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()
