"""The animation that moves the items of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, Signal
from PySide6.QtWidgets import QGraphicsItem


class Flight(NamedTuple):
    """An item that moves from ``start`` to ``target``, and turns from one angle to another (degrees).

    ``delay`` (after the call of ``take_off``) and ``duration`` are in milliseconds. ``landed`` is called
    once, when the item arrives, even if ``finish`` ends its flight.
    """

    item: QGraphicsItem
    start: QPointF
    target: QPointF
    delay: int
    duration: int
    landed: Callable[[], None]
    start_angle: float = 0.0
    target_angle: float = 0.0


class Animator(QAbstractAnimation):
    """Moves items along straight lines; runs only while an item is moving.

    Signals:
        all_landed(): the last moving item has arrived.
    """

    all_landed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flights: dict[QGraphicsItem, Flight] = {}

    @property
    def is_flying(self) -> bool:
        """Whether any item is moving."""
        return bool(self._flights)

    def is_moving(self, item: QGraphicsItem) -> bool:
        """Whether ``item`` is moving."""
        return item in self._flights

    def take_off(self, flights: list[Flight]) -> None:
        """Start ``flights``; an item that is already moving gets the new target, other flights go on."""
        if not flights:
            return
        now = self.currentTime() if self._flights else 0
        for flight in flights:
            self._flights[flight.item] = flight._replace(delay=now + flight.delay)
        if self.state() is not QAbstractAnimation.State.Running:
            self.start()

    def finish(self) -> None:
        """Move every item to its target at once."""
        self.stop()
        self._land(list(self._flights.values()))

    def duration(self) -> int:
        """-1, no fixed duration: the animation stops when the last item has arrived."""
        return -1

    def updateCurrentTime(self, now: int) -> None:
        arrived = []
        for flight in self._flights.values():
            progress = (now - flight.delay) / flight.duration
            if progress >= 1:
                arrived.append(flight)
            elif progress > 0:
                part = 1 - (1 - progress) ** 3  # cubic ease-out
                flight.item.setPos(flight.start + (flight.target - flight.start) * part)
                if flight.start_angle != flight.target_angle:
                    turn = flight.target_angle - flight.start_angle
                    flight.item.setRotation(flight.start_angle + turn * part)
        self._land(arrived)

    def _land(self, arrived: list[Flight]) -> None:
        for flight in arrived:
            del self._flights[flight.item]
            flight.item.setPos(flight.target)
            flight.item.setRotation(flight.target_angle)
            flight.landed()
        if arrived and not self._flights:
            self.stop()
            self.all_landed.emit()
