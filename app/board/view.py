"""The board in play: shows the game, and passes events to pointer and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.board.drop_zones import SequenceSlot, Zone
from app.board.face_cache import FaceCache
from app.board.hand import Hand
from app.board.keyboard import Keyboard
from app.board.layout import Hit
from app.board.pointer import Pointer
from app.board.table_view import TableView
from app.play.changes import Change, ChangeKind, Win
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.text.games import game_name
from app.text.piles import sequence_slot_text
from app.widgets.keys import MODIFIER_KEYS
from engine.position import PileId, Position, column

_BUTTON_KEYS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_KEYBOARD_REASONS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


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
        self.hand = Hand(self._scene, controller, preferences)
        self._keyboard = Keyboard(self._scene, self.hand, controller, self)
        self._keyboard.position_asked.connect(self.position_asked)
        self._shows_focus = False
        self._pointer = Pointer(self._scene, self.hand, controller, preferences, self.viewport())
        self._pointer.used.connect(self._hide_focus)
        self._pointer.input_received.connect(self.input_received)
        self._pointer.celebration_clicked.connect(self.celebration_clicked)
        self._scene.laid_out.connect(self._refresh_marks)
        controller.changed.connect(self._show_change)
        controller.won.connect(self._celebrate)
        preferences.changed.connect(self.set_settings)
        self._show_board()

    def areas_of(self, pile: PileId | None) -> list[QRectF]:
        """Areas that a message about ``pile`` must leave uncovered."""
        piles = [pile, self.hand.hold.source if self.hand.hold else None]
        position = self._controller.position
        return [self.area(shown) for shown in piles if shown is not None and position.has_pile(shown)]

    def areas_of_slot(self, slot: SequenceSlot) -> list[QRectF]:
        """Areas that a message about ``slot`` must leave uncovered."""
        return [self.area(slot), *self.areas_of(None)]

    @property
    def card_areas(self) -> list[QRectF]:
        """The areas of the piles that have cards."""
        position = self._controller.position
        return [self.area(pile) for pile in position.piles if position.cards(pile)]

    def area(self, zone: Zone) -> QRectF:
        """The area of a pile with its cards, or of a slot for a sequence, in pixels of the viewport."""
        layout = self._scene.layout
        if not isinstance(zone, PileId):
            return layout.sequence_slot_rect(zone.order)
        count = len(self._controller.position.cards(zone))
        return layout.slot_rect(zone).united(layout.end(zone, count))

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The piles, then the slots for removed sequences."""
        return (*self._controller.position.piles, *self._scene.layout.sequence_slots)

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
        self._refresh_marks()

    def press(self, pile: PileId) -> None:
        """Press the space key at ``pile``: lift its focused group, or drop the held group on it."""
        self.go_to(pile)
        space = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ")
        QCoreApplication.sendEvent(self, space)

    # Changes of the game

    def _show_change(self, change: Change) -> None:
        position = self._controller.position
        self._pointer.forget_press()
        if change.kind in (ChangeKind.DEAL, ChangeKind.SWITCH):
            self._show_board()
            if change.kind is ChangeKind.DEAL and self._settings.animations:
                self._scene.deal()
            return
        # `forget` clears `chosen`, so read it first.
        is_dropped = bool(change.moves) and change.moves[-1].target == self.hand.chosen
        self.hand.forget()
        self.show_step(change.before.position, position, change.moves, flies=not is_dropped)
        if change.kind is ChangeKind.MOVE:
            self._keyboard.cursor.go_to(change.moves[-1].target, position)
        else:
            self._keyboard.cursor.fit(position)
        self._refresh_marks()

    def _celebrate(self, win: Win) -> None:
        self._scene.celebrate()
        if not (win.is_first and self._settings.animations):
            self._scene.finish()

    def _show_board(self) -> None:
        self.hand.forget()  # not put back: the position may have other cards than the board
        self.setAccessibleName(game_name(self._controller.game))
        self._keyboard.cursor.go_to(column(0), self._controller.position)
        self.show_game(self._controller.game, self._controller.position)
        self._refresh_marks()

    def set_settings(self, settings: Settings) -> None:
        """Show the deck and the table of ``settings``; a dragged group returns to its source."""
        self.hand.put_back()
        super().set_settings(settings)

    def _refresh_marks(self) -> None:
        """Show marks, focus and the shape of the pointer as the present state needs them, and signal that."""
        self.hand.show_marks()
        position = self._controller.position
        shows = self._shows_focus and self.hasFocus() and not self.hand.is_dragging
        shows = shows and not self._controller.session.is_won  # the cards are in the arch, not on piles
        self._scene.marks.show_focus(
            self._keyboard.cursor.rect(self._scene.layout, position) if shows else None
        )
        if self.viewport().underMouse() and not self.hand.is_dragging:
            # The pointer has not moved, but the cards below it may have.
            self._pointer.update_mouse_shape()
        self.marks_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._pointer.locate()
        self._pointer.cancel()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind is QEvent.Type.ShortcutOverride and self.hand.is_dragging:
            # Every key first cancels a drag, so that its command finds the cards in their places. Not Esc:
            # `keyPressEvent` must still find the held group, otherwise the window would leave full screen.
            if event.key() != Qt.Key.Key_Escape and event.key() not in MODIFIER_KEYS:
                self._pointer.cancel()
        elif kind in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._pointer.cancel()
        elif isinstance(event, QHelpEvent) and kind is QEvent.Type.ToolTip:
            return self._show_tool_tip(event)
        return super().event(event)

    def _show_tool_tip(self, event: QHelpEvent) -> bool:
        """Show the tooltip of a slot for a removed sequence; other places have none."""
        from PySide6.QtWidgets import QToolTip

        layout, viewport = self._scene.layout, self.viewport()
        slot = layout.slot_at(QPointF(viewport.mapFromGlobal(event.globalPos())))
        says = self._settings.interactive_rules and not self._controller.session.is_won
        if slot is None or not says:
            QToolTip.hideText()
            return False
        area = layout.sequence_slot_rect(slot.order).toRect()
        QToolTip.showText(event.globalPos(), sequence_slot_text(), viewport, area)
        return True

    # The pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.double_click(event)

    def _hide_focus(self) -> None:
        """Hide the focus of the keyboard while the pointer is used."""
        self._shows_focus = False
        self._refresh_marks()

    # The keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in MODIFIER_KEYS:
            super().keyPressEvent(event)
            return
        self._scene.finish()
        self.input_received.emit()
        is_free_escape = event.key() == Qt.Key.Key_Escape and self.hand.hold is None
        self._pointer.cancel()
        if self._controller.session.is_won and event.key() in _BUTTON_KEYS:
            self.celebration_clicked.emit()
        elif is_free_escape or self._controller.session.is_won or not self._keyboard.use(event):
            super().keyPressEvent(event)  # the window may use the key
        else:
            # Esc ends a selection or a drag of the mouse, too, whose player need not see the focus.
            self._shows_focus = self._shows_focus or event.key() != Qt.Key.Key_Escape
            self._refresh_marks()

    # Focus and windows

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._pointer.locate()
        self._shows_focus = self._shows_focus or event.reason() in _KEYBOARD_REASONS
        self._refresh_marks()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._pointer.cancel()
        self._refresh_marks()

    def hideEvent(self, event: QHideEvent) -> None:
        self._pointer.cancel()
        super().hideEvent(event)
