"""The items of all cards of a deal: creates, places and hides them."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from app.board.animation import Animator, Flight
from app.board.card_item import CardItem
from app.board.face_cache import FaceCache
from app.board.flights import (
    ARRIVING_LEVEL,
    DEAL_STAGGER_MS,
    FLYING_LEVEL,
    STAGGER_MS,
    Motion,
    flight_to,
)
from app.board.held_group import HeldGroup
from app.board.layout import BoardLayout
from app.board.stacks import Stacks, is_fanned, placements
from app.decks.art.deck import CORNER_RADIUS
from engine.cards import Card


class CardItems(dict[Card, CardItem]):
    """The item of each card on ``scene``; ``animator`` moves them."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        super().__init__()
        self._scene = scene
        self._animator = animator
        self._cut: list[CardItem] = []

    def renew(self, cards: AbstractSet[Card]) -> None:
        """Create and remove items until each of ``cards`` has one, and no other card."""
        for card in self.keys() - cards:
            self._scene.removeItem(self.pop(card))
        for card in cards - self.keys():
            self[card] = CardItem(card)
            self._scene.addItem(self[card])

    def deal(self, stacks: Stacks, layout: BoardLayout, start: QPointF) -> None:
        """Let the cards fly one by one from ``start`` to their places in ``stacks``."""
        flights: list[Flight] = []
        for number, (card, placement) in enumerate(placements(stacks, layout)):
            self[card].setPos(start)
            flights.append(flight_to(self[card], placement, number * DEAL_STAGGER_MS))
        self._animator.take_off(flights)

    def place(self, stacks: Stacks, arriving: AbstractSet[Card], layout: BoardLayout, motion: Motion) -> None:
        """Move the cards of ``stacks`` to their places; cards that are there already stay.

        ``arriving`` are the cards that come from other stacks. They fly above the cards that move within
        their stack.
        """
        flights: list[Flight] = []
        above = self._flying_above(stacks, arriving)
        for cards in stacks.values():
            if cards:
                self[cards[-1]].show()
        for card, placement in placements(stacks, layout):
            item = self[card]
            if item.is_at(placement):
                continue
            is_there = item.pos() == placement.rect.topLeft() and not self._animator.is_moving(item)
            if is_there or motion is Motion.NONE:
                item.place_at(placement)
            else:
                delay = len(flights) * STAGGER_MS if motion is Motion.ONE_BY_ONE else 0
                level = ARRIVING_LEVEL if card in above else FLYING_LEVEL
                flights.append(flight_to(item, placement, delay, level))
        self._animator.take_off(flights)
        if not flights:
            self.hide_covered(stacks)

    def _flying_above(self, stacks: Stacks, arriving: AbstractSet[Card]) -> set[Card]:
        """The arriving cards, also of earlier flights, and the cards that will cover them."""
        above = set()
        for cards in stacks.values():
            is_above = False
            for card in cards:
                is_above = is_above or card in arriving or self[card].zValue() >= ARRIVING_LEVEL
                if is_above:
                    above.add(card)
        return above

    def set_pictures(
        self, faces: FaceCache, stacks: Stacks, layout: BoardLayout, held: HeldGroup | None
    ) -> None:
        """Give each card its newest picture; a picture of another size is scaled.

        Cards that neither fly nor are in ``held`` go to their places in ``stacks``.
        """
        for card, placement in placements(stacks, layout):
            item = self[card]
            picture = faces.picture(card)
            item.set_picture(picture, layout.card_width / picture.deviceIndependentSize().width())
            is_held = held is not None and held.holds(item)
            if not is_held and not self._animator.is_moving(item):
                item.place_at(placement)

    def cut_covered(self, stacks: Stacks, held: HeldGroup, card_width: float) -> None:
        """Let each covered card outside ``held`` show only the strip that the next card does not cover.

        The cards must be opaque: then the board looks the same, and takes less time to paint. ``card_width``
        is in pixels. ``show_cut`` ends it.
        """
        corner = CORNER_RADIUS * card_width  # the covered card shows at the rounded corners of the next
        for stack, cards in stacks.items():
            if is_fanned(stack):
                for item, next_item in pairwise(self[card] for card in cards):
                    if not held.holds(next_item):
                        item.setPixmap(item.strip(next_item.y() - item.y() + corner))
                        self._cut.append(item)

    def show_cut(self) -> None:
        """Show whole again each card that ``cut_covered`` has cut."""
        for item in self._cut:
            item.setPixmap(item.picture)
        self._cut.clear()

    def hide_covered(self, stacks: Stacks) -> None:
        """Hide cards that others cover completely; stacked antialiased corners look ragged."""
        for stack, cards in stacks.items():
            if is_fanned(stack):
                continue
            for card in cards[:-1]:
                item = self[card]
                if item.isVisible() and not self._animator.is_moving(item):
                    item.cover()
