"""The player's hand: the group that is selected or dragged, and where it may go.

It alone begins and ends a drag; whatever happens, ``put_back`` is the one way to end it without a move.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from app.board.scene import BoardScene, Motion
from app.play.controller import Controller
from app.play.preferences import Preferences
from engine.moves import best_move, destinations
from engine.position import Move, PileId
from engine.rules import lift_refusal, move_refusal


class Hold(NamedTuple):
    """A group in the hand: the last ``size`` cards of ``source``, and every pile that takes them."""

    source: PileId
    size: int
    destinations: tuple[PileId, ...]


class Hand(QObject):
    """What the player holds, selected by a click or a key or dragged by the pointer.

    ``chosen`` is where a drop would bring the dragged group: a destination, its source, or nowhere.

    Signals:
        lifted(Cards): this group was taken.
        returned(Cards): this group was held and stays where it was.
    """

    lifted = Signal(object)
    returned = Signal(object)

    def __init__(self, scene: BoardScene, controller: Controller, preferences: Preferences) -> None:
        super().__init__(scene)
        self._scene = scene
        self._controller = controller
        self._preferences = preferences
        self.hold: Hold | None = None
        self.is_dragging = False
        self.chosen: PileId | None = None
        self._grip = QPointF()

    # Taking

    def select(self, source: PileId, size: int) -> bool:
        """Take a group without moving it; false, and the reason told, if it may not be lifted."""
        self.put_back()
        return self._take(source, size)

    def drag(self, source: PileId, size: int, grip: QPointF) -> bool:
        """Take a group at the point ``grip`` of the board; false, and the reason told, if it may not."""
        self.put_back()
        if not self._take(source, size):
            return False
        self.is_dragging = True
        self._scene.hold(source, size)
        self.show_marks()
        self._grip = grip - self._held_rect().topLeft()
        self.drag_to(grip)
        return True

    def drag_to(self, point: QPointF) -> None:
        """Let the dragged group follow the pointer to ``point``."""
        held = self._scene.held
        if held is not None:
            held.setPos(point - self._grip)
            chosen = self._target()
            if chosen != self.chosen:
                self.chosen = chosen
                self.show_marks()

    def _take(self, source: PileId, size: int) -> bool:
        game, position = self._controller.game, self._controller.position
        refusal = lift_refusal(game, position, source, size)
        if refusal is not None:
            self._controller.refuse(refusal, source)
            return False
        self.hold = Hold(source, size, destinations(game, position, source, size))
        self.chosen = None
        self.show_marks()
        self.lifted.emit(position.cards(source)[-size:])
        return True

    # Putting down

    def place(self, target: PileId) -> bool:
        """Put the held group on ``target``; false, and the reason told, if it may not lie there."""
        hold = self.hold
        return hold is not None and self._controller.move(Move(hold.source, target, hold.size))

    def drop(self) -> None:
        """Play the dragged group onto the pile below it, or put it back."""
        hold, target = self.hold, self.chosen
        if hold is None or not self.is_dragging:
            return
        if target is None:
            self._drop_where_refused(hold)
        elif target != hold.source:
            self._controller.move(Move(hold.source, target, hold.size))
        self.put_back()

    def _drop_where_refused(self, hold: Hold) -> None:
        game, position = self._controller.game, self._controller.position
        over = self._scene.layout.most_overlapped(self._held_rect(), position.piles)
        if over is None:
            return
        if self._preferences.settings.automatic_placement:
            best = best_move(game, position, hold.source, hold.size)
            if isinstance(best, Move):
                self._controller.move(best)
                return
        refusal = move_refusal(game, position, Move(hold.source, over, hold.size))
        if refusal:
            # Refuse before putting back: the message must not cover the source pile either.
            self._controller.refuse(refusal, over)

    def put_back(self) -> None:
        """Hold nothing any more; a dragged group goes home."""
        was_dragging = self.is_dragging
        hold = self.forget()
        if hold is None:
            return
        self.show_marks()
        if was_dragging:
            motion = Motion.TOGETHER if self._preferences.settings.animations else Motion.NONE
            self._scene.show_position(self._controller.position, motion)
        self.returned.emit(self._controller.position.cards(hold.source)[-hold.size :])

    def forget(self) -> Hold | None:
        """Hold nothing any more, the cards and the marks left where they are; what was held."""
        hold, self.hold = self.hold, None
        self.is_dragging = False
        self.chosen = None
        self._scene.let_go()
        return hold

    # What is seen of it

    def show_marks(self) -> None:
        """Outline the selected group, and mark the piles that take what is held."""
        marks, layout, position = self._scene.marks, self._scene.layout, self._controller.position
        hold = self.hold
        places = {}
        selected = None
        if hold is not None:
            if self._preferences.settings.placement_help:
                places = {pile: layout.end(pile, len(position.cards(pile))) for pile in hold.destinations}
            if not self.is_dragging:
                selected = layout.group(hold.source, hold.size, len(position.cards(hold.source)))
        marks.show_destinations(places, self.chosen)
        marks.show_selection(selected)

    def _target(self) -> PileId | None:
        """The pile that takes the dragged group and lies below most of it, its source included."""
        if self.hold is None:
            return None
        piles = (self.hold.source, *self.hold.destinations)
        return self._scene.layout.most_overlapped(self._held_rect(), piles)

    def _held_rect(self) -> QRectF:
        held = self._scene.held
        return QRectF() if held is None else held.rect
