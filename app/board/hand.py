"""The player's hand: the group that is selected or dragged, and its destinations.

Pointer, keyboard and view begin and end a drag through the hand. ``put_back`` returns the cards to their
source; ``forget`` leaves them in place, for a change of the position that moves them next.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from app.board.drop_zones import SequenceSlot
from app.board.flights import Motion
from app.board.scene import BoardScene
from app.play.controller import Controller
from app.play.preferences import Preferences
from engine.moves import best_move, destinations
from engine.position import Move, PileId
from engine.rules import lift_refusal, move_refusal


class Hold(NamedTuple):
    """A held group: the last ``size`` cards of ``source``, and all piles that accept them."""

    source: PileId
    size: int
    destinations: tuple[PileId, ...]


class Hand(QObject):
    """The group that the player holds: selected by a click or key, or dragged by the pointer.

    ``chosen`` is the pile on which a drop would put the dragged group: a destination or the source; or None.

    Signals:
        lifted(Cards): the player took this group.
        returned(Cards): the player no longer holds this group, and no move was made.
        slot_tried(SequenceSlot): a group was dropped on, or the player clicked, this slot for a removed
            sequence, where nothing can be put.
    """

    lifted = Signal(object)
    returned = Signal(object)
    slot_tried = Signal(object)

    def __init__(self, scene: BoardScene, controller: Controller, preferences: Preferences) -> None:
        super().__init__(scene)
        self._scene = scene
        self._controller = controller
        self._preferences = preferences
        self.hold: Hold | None = None
        self.is_dragging = False
        self.chosen: PileId | None = None
        self._grip = 0.0, 0.0  # from the held group's top left corner to the pointer, in pixels
        self._targets = scene.layout.drop_targets(())

    # Taking

    def select(self, source: PileId, size: int) -> bool:
        """Select a group; if it may not be lifted, report the refusal and return false."""
        self.put_back()
        if self._take(source, size) is None:
            return False
        self.show_marks()
        return True

    def drag(self, source: PileId, size: int, grip: QPointF, point: QPointF) -> bool:
        """Drag a group, which the pointer holds at the point ``grip`` of the board, to ``point``.

        If it may not be lifted, report the refusal and return false.
        """
        self.put_back()
        hold = self._take(source, size)
        if hold is None:
            return False
        self.is_dragging = True
        held = self._scene.show_held(source, size)
        self._grip = grip.x() - held.bounds.left, grip.y() - held.bounds.top
        self._targets = self._scene.layout.drop_targets((source, *hold.destinations))
        self._carry_to(point)
        self.show_marks()
        return True

    def drag_to(self, point: QPointF) -> None:
        """Move the dragged group with the pointer to ``point``."""
        before = self.chosen
        self._carry_to(point)
        if self.chosen != before:
            self._scene.marks.choose(self.chosen)

    def _carry_to(self, point: QPointF) -> None:
        held = self._scene.held
        if held is not None:
            held.move_to(point.x() - self._grip[0], point.y() - self._grip[1])
            over = self._targets.most_overlapped(held.bounds)
            self.chosen = over if isinstance(over, PileId) else None

    def _take(self, source: PileId, size: int) -> Hold | None:
        game, position = self._controller.game, self._controller.position
        refusal = lift_refusal(game, position, source, size)
        if refusal is not None:
            self._controller.refuse(refusal, source)
            return None
        self.hold = hold = Hold(source, size, destinations(game, position, source, size))
        self.chosen = None
        self.lifted.emit(position.cards(source)[-size:])
        return hold

    # Dropping

    def place(self, target: PileId) -> bool:
        """Move the held group to ``target``; return false if the move was refused."""
        hold = self.hold
        return hold is not None and self._controller.move(Move(hold.source, target, hold.size))

    def try_slot(self, slot: SequenceSlot) -> None:
        """Signal that the player clicked ``slot`` or dropped a group on it."""
        self.slot_tried.emit(slot)

    def drop(self) -> None:
        """Drop the dragged group on the pile below it, or return it."""
        hold, target = self.hold, self.chosen
        if hold is None or not self.is_dragging:
            return
        if target is None:
            self._drop_elsewhere(hold)
        elif target != hold.source:
            self._controller.move(Move(hold.source, target, hold.size))
        # After an accepted move the hand is empty (`BoardView` has called `forget`), and nothing is put back.
        self.put_back()

    def _drop_elsewhere(self, hold: Hold) -> None:
        """End a drop on no destination: place the group automatically, refuse the drop, or do nothing."""
        game, position = self._controller.game, self._controller.position
        held = self._scene.held
        everything = self._scene.layout.drop_targets(position.piles)
        over = None if held is None else everything.most_overlapped(held.bounds)
        if over is None:
            return
        if isinstance(over, SequenceSlot):
            self.try_slot(over)
            return
        if self._preferences.settings.automatic_placement:
            best = best_move(game, position, hold.source, hold.size)
            if isinstance(best, Move):
                self._controller.move(best)
                return
        refusal = move_refusal(game, position, Move(hold.source, over, hold.size))
        if refusal is not None:
            # `BoardView.areas_of` keeps the message off the source while the hand still holds its cards,
            # so refuse before `put_back`.
            self._controller.refuse(refusal, over)

    def put_back(self) -> None:
        """Release the held group without a move; a dragged group returns to its source."""
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
        """Release the held group, leave its cards and the marks in place, and return the hold."""
        hold, self.hold = self.hold, None
        self.is_dragging = False
        self.chosen = None
        self._scene.release_held()
        return hold

    # Marks

    def show_marks(self) -> None:
        """Outline the selected group, and highlight the piles that accept the held group."""
        marks, layout, position = self._scene.marks, self._scene.layout, self._controller.position
        hold = self.hold
        rects = {}
        selected = None
        if hold is not None:
            if self._preferences.settings.placement_help:
                rects = {pile: layout.end(pile, len(position.cards(pile))) for pile in hold.destinations}
            if not self.is_dragging:
                selected = layout.group(hold.source, hold.size, len(position.cards(hold.source)))
        marks.show_destinations(rects, self.chosen)
        marks.show_selection(selected)
