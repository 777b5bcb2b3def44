"""The board in play: turns mouse, touch and key events into gestures."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from app.board.face_cache import FaceCache
from app.board.hand import Hand
from app.board.keyboard import Keyboard
from app.board.layout import Hit
from app.board.table_view import TableView
from app.play.controller import Change, ChangeKind, Controller, Win
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.text.games import game_name
from engine.cards import Card
from engine.moves import foundation_move
from engine.position import PileId, PileKind, Position, column
from engine.rules import lift_refusal

LONG_PRESS_MS = 550
"""How long a finger rests on a covered card until the card is shown whole."""

_MODIFIERS = {
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
}
_BUTTON_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYBOARD_REASONS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


class Press(NamedTuple):
    """A press at ``point`` of the board, with the pile and card there (None on the bare table)."""

    point: QPointF
    hit: Hit | None
    card: Card | None


class BoardView(TableView):
    """The board in play, with all its input.

    Signals:
        input_received(): any input; the current message is out of date.
        marks_changed(): the focused pile, the focused group or the held group may have changed.
        position_asked(): the player wants to hear the whole position.
        celebration_clicked(): the board of a won game was clicked, or Enter or Space was pressed on it.
    """

    input_received = Signal()
    marks_changed = Signal()
    position_asked = Signal()
    celebration_clicked = Signal()

    def __init__(
        self,
        controller: Controller,
        preferences: Preferences,
        faces: FaceCache,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(faces, controller.position, preferences.settings, parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._controller = controller
        self.hand = Hand(self._board, controller, preferences)
        self._keyboard = Keyboard(self._board, self.hand, controller, self)
        self._keyboard.position_asked.connect(self.position_asked)
        self._shows_cursor = False
        self._pointer = QPointF()
        self._press: Press | None = None
        self._last_press: Press | None = None
        self._last_click_moved = False
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS_MS)
        self._long_press.timeout.connect(self._look_at_pressed)
        self._board.laid_out.connect(self._show_marks)
        controller.changed.connect(self._show_change)
        controller.won.connect(self._celebrate)
        preferences.changed.connect(self.set_settings)
        self._show_board()

    def areas_of(self, pile: PileId | None) -> list[QRectF]:
        """Areas that a message about ``pile`` must leave uncovered."""
        piles = [pile, self.hand.hold.source if self.hand.hold else None]
        position = self._controller.position
        return [self.area(pile) for pile in piles if pile is not None and position.has_pile(pile)]

    @property
    def card_areas(self) -> list[QRectF]:
        """The areas of the piles that have cards."""
        position = self._controller.position
        return [self.area(pile) for pile in position.piles if position.cards(pile)]

    def area(self, pile: PileId) -> QRectF:
        """The area of a pile, its cards and its slot, in pixels of the viewport."""
        layout, count = self._board.layout, len(self._controller.position.cards(pile))
        return layout.place(pile).united(layout.end(pile, count))

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._controller.position

    @property
    def focus(self) -> Hit:
        """The focused pile, and the number of its last cards that form the focused group."""
        return Hit(self._keyboard.cursor.pile, self._keyboard.cursor.size)

    def go_to(self, pile: PileId) -> None:
        """Give the keyboard focus to ``pile``."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._keyboard.cursor.pile != pile:
            self._keyboard.cursor.go_to(pile, self._controller.position)
        self._show_marks()

    def press(self, pile: PileId) -> None:
        """Press the space key at ``pile``: lift its focused group, or drop the held group on it."""
        self.go_to(pile)
        space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        QCoreApplication.sendEvent(self, space)

    # Changes of the game

    def _show_change(self, change: Change) -> None:
        position = self._controller.position
        if change.kind in (ChangeKind.DEAL, ChangeKind.SWITCH):
            self._show_board()
            if change.kind is ChangeKind.DEAL and self._settings.animations:
                self._board.deal()
            return
        is_dropped = bool(change.moves) and change.moves[-1].target == self.hand.chosen
        self.hand.forget()
        self.show_step(change.before.position, position, change.moves, flies=not is_dropped)
        if change.kind is ChangeKind.MOVE:
            self._keyboard.cursor.go_to(change.moves[-1].target, position)
        else:
            self._keyboard.cursor.fit(position)
        self._show_marks()

    def _celebrate(self, win: Win) -> None:
        self._board.celebrate()
        if not (win.is_first and self._settings.animations):
            self._board.finish()

    def _show_board(self) -> None:
        self.hand.forget()
        self.setAccessibleName(game_name(self._controller.game))
        self._keyboard.cursor.go_to(column(0), self._controller.position)
        self.show_game(self._controller.game, self._controller.position)
        self._show_marks()

    def set_settings(self, settings: Settings) -> None:
        """Show the deck and the table of ``settings``; a dragged group returns to its source."""
        self.hand.put_back()
        super().set_settings(settings)

    def _show_marks(self) -> None:
        self.hand.show_marks()
        position = self._controller.position
        shows = self._shows_cursor and self.hasFocus() and not self.hand.is_dragging
        shows = shows and not self._controller.session.is_won  # in the arch no card is on its pile
        self._board.marks.show_focus(
            self._keyboard.cursor.rect(self._board.layout, position) if shows else None
        )
        if self.viewport().underMouse() and not self.hand.is_dragging:
            # The pointer has not moved, but the cards below it may have.
            self._show_pointer(self._pointer)
        self.marks_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._find_pointer()
        self._cancel()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.ShortcutOverride and self.hand.is_dragging:
            # Every command first cancels a drag. Esc alone is passed on: cancelling is its whole purpose.
            if event.key() != Qt.Key.Key_Escape and event.key() not in _MODIFIERS:
                self._cancel()
        elif kind in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._cancel()
        return super().event(event)

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self._long_press.stop()
        self._board.finish()
        self.input_received.emit()
        looked = self._board.is_peeking
        self._cancel()
        self._shows_cursor = False
        self._show_marks()
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

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        if self.hand.is_dragging:
            self.hand.drag_to(event.position())
        elif self._press is not None:
            self._drag_from(self._press, event.position())
        elif event.buttons() == Qt.MouseButton.NoButton:
            self._show_pointer(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer = event.position()
        self._long_press.stop()
        press, self._press = self._press, None
        if self.hand.is_dragging:
            self.hand.drop()
        elif press is not None:
            self._last_click_moved = self._click(press)
        elif event.buttons() == Qt.MouseButton.NoButton:
            self._board.peek(None)
        self._show_pointer(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        first = self._last_press
        if first is None or event.buttons() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        self._board.finish()
        second = self._press_at(event.position())
        near = _distance(first.point, second.point) <= QGuiApplication.styleHints().mouseDoubleClickDistance()
        if near and self._last_click_moved:
            # The first click moved the card away; the player did not mean the card that it uncovered.
            return
        same = near and second.hit is not None and first.card is not None and first.card == second.card
        if not same or not self._settings.double_click:
            self.mousePressEvent(event)
            return
        self.hand.put_back()
        self.input_received.emit()
        if second.hit is not None and not self._controller.session.is_won:
            self._controller.move_to_best(second.hit.pile, second.hit.size)

    def _press_at(self, point: QPointF) -> Press:
        position = self._controller.position
        hit = self._board.layout.spot(point, position)
        card = position.cards(hit.pile)[-hit.size] if hit is not None and hit.size else None
        return Press(point, hit, card)

    def _drag_from(self, press: Press, point: QPointF) -> None:
        if _distance(press.point, point) < QGuiApplication.styleHints().startDragDistance():
            return
        self._long_press.stop()
        self._press = None
        if press.hit is not None and press.hit.size:
            if self.hand.drag(press.hit.pile, press.hit.size, press.point):
                self.hand.drag_to(point)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._show_marks()

    def _click(self, press: Press) -> bool:
        """Select, deselect, move or report a refusal; true if a move was carried out."""
        hold, hit = self.hand.hold, press.hit
        game, position = self._controller.game, self._controller.position
        if hold is not None:
            taker = self._board.layout.pile_at(press.point, hold.destinations)
            if taker is not None:
                return self.hand.place(taker)
        if hit is None or (hold is not None and hit == (hold.source, hold.size)):
            self.hand.put_back()
            return False
        sent = foundation_move(game, position, hit.pile) if hit.size == 1 else None
        if sent is not None:
            return self._controller.move(sent)
        refusal = lift_refusal(game, position, hit.pile, hit.size)
        if refusal is None:
            self.hand.select(hit.pile, hit.size)
        elif hold is not None and hit.pile != hold.source:
            self.hand.place(hit.pile)
        else:
            self._controller.refuse(refusal, hit.pile)
        return False

    def _look(self, press: Press) -> None:
        """Show the pressed card whole if other cards cover it."""
        hit = press.hit
        if hit is not None and hit.size > 1 and hit.pile.kind is PileKind.COLUMN:
            self._board.peek(press.card)

    def _look_at_pressed(self) -> None:
        press, self._press = self._press, None
        if press is not None:
            self._look(press)

    def _show_pointer(self, point: QPointF) -> None:
        hit = self._board.layout.spot(point, self._controller.position)
        game, position = self._controller.game, self._controller.position
        lifts = (
            hit is not None
            and hit.size > 0
            and not self._controller.session.is_won
            and lift_refusal(game, position, hit.pile, hit.size) is None
        )
        shape = Qt.CursorShape.OpenHandCursor if lifts else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() is not shape:
            self.viewport().setCursor(shape)

    def _find_pointer(self) -> None:
        """Ask Qt for the position of the pointer, as the board may have moved below it."""
        self._pointer = self.viewport().mapFromGlobal(QPointF(QCursor.pos()))

    def _cancel(self) -> None:
        """Cancel a press, a drag or a look at a covered card."""
        self._long_press.stop()
        self._press = None
        self._board.peek(None)
        if self.hand.is_dragging:
            self.hand.put_back()
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _MODIFIERS:  # users of screen readers press a modifier key to stop the speech
            super().keyPressEvent(event)
            return
        self._board.finish()
        self.input_received.emit()
        ends_nothing = event.key() == Qt.Key.Key_Escape and self.hand.hold is None
        self._cancel()
        if self._controller.session.is_won and event.key() in _BUTTON_KEYS:
            self.celebration_clicked.emit()
        elif ends_nothing or self._controller.session.is_won or not self._keyboard.use(event):
            super().keyPressEvent(event)  # the window may have a use for the key
        else:
            self._shows_cursor = True
            self._show_marks()

    # Focus and windows

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._find_pointer()
        self._shows_cursor = self._shows_cursor or event.reason() in _KEYBOARD_REASONS
        self._show_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._cancel()
        self._show_marks()

    def hideEvent(self, event: QHideEvent) -> None:
        self._cancel()
        super().hideEvent(event)


def _is_by_touch(event: QMouseEvent) -> bool:
    """Whether the event came from a finger or a pen, not from a mouse or a test."""
    from PySide6.QtGui import QPointingDevice

    return event.pointerType() is not QPointingDevice.PointerType.Generic


def _distance(one: QPointF, other: QPointF) -> float:
    return (one - other).manhattanLength()
