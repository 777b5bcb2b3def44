"""The scene: shows a position; it contains no rules."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from app.board.animation import Animator
from app.board.background import Background
from app.board.card_item import CardItem
from app.board.card_items import CardItems
from app.board.face_cache import FaceCache, FaceRequest
from app.board.flights import Motion, flights_into_arch
from app.board.held_group import HeldGroup
from app.board.highlights import PEEK_SHADOW_LEVEL, Appearance, Marks
from app.board.layout import BoardLayout, capacity_for
from app.board.slot_counts import SlotCounts
from app.board.slots import SlotItems, board_slots
from app.board.stacks import Stack, Stacks, placements, stacks_of
from app.decks.deck import Deck
from app.decks.drawn_deck import DrawnDeck
from engine.cards import Card
from engine.position import PileId, Position

PEEK_LEVEL = PEEK_SHADOW_LEVEL + 1
SHARPEN_DELAY_MS = 40
"""Delay from the last change of size until the faces are redrawn."""


class BoardScene(QGraphicsScene):
    """The items of one board.

    Signals:
        all_landed(): the last flying card has arrived.
        laid_out(): the layout has changed; any card or pile may have moved.
    """

    all_landed = Signal()
    laid_out = Signal()

    def __init__(
        self, faces: FaceCache, position: Position, appearance: Appearance, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.position = position
        self.held: HeldGroup | None = None
        self._background = Background()
        self.marks = Marks(self)
        self._slot_items = SlotItems(self)
        self._is_celebrating = False
        self._sequences = 0
        self._empty_column_needs_king = False
        self._appearance = appearance
        self._deck = appearance.deck
        self._stacks: Stacks = {}
        self._displaced: set[Stack] = set()  # their cards are in the hand or in the arch
        self._peeked: Card | None = None
        self._animator = Animator(self)
        self._cards = CardItems(self, self._animator)
        self._animator.all_landed.connect(self._hide_covered)
        self._animator.all_landed.connect(self.all_landed)
        self._faces = faces
        self._faces.ready.connect(self._take_pictures)
        self._sharpen = QTimer(self)
        self._sharpen.setSingleShot(True)
        self._sharpen.setInterval(SHARPEN_DELAY_MS)
        self._sharpen.timeout.connect(self._request_pictures)
        self._size = QSizeF(0, 0)
        self._ratio = 1.0
        self._capacity = capacity_for(position)
        self.layout = self._new_layout(self._deck)

    # The position

    def set_view(self, size: QSizeF, ratio: float) -> None:
        """Fill a view of ``size`` pixels at ``ratio`` device pixels per pixel."""
        if (size, ratio) != (self._size, self._ratio):
            self._size, self._ratio = size, ratio
            self.setSceneRect(QRectF(QPointF(0, 0), size))
            self._capacity = capacity_for(self.position)
            self._lay_out()

    def set_appearance(self, appearance: Appearance) -> None:
        """Show the deck and the table of ``appearance``."""
        self._appearance = appearance
        self._lay_out()

    def show_board(self, position: Position, *, sequences: int, empty_column_needs_king: bool) -> None:
        """Show another deal, of the same game or another.

        ``sequences`` is the number of slots for removed sequences. ``empty_column_needs_king`` chooses the
        slots of columns that accept only kings.
        """
        self._sequences = sequences
        self._empty_column_needs_king = empty_column_needs_king
        self.peek(None)
        self._animator.finish()  # before removing the cards of the earlier deal
        self._set_celebrating(celebrating=False)
        self.position = position
        self._stacks = stacks_of(position)
        self._capacity = capacity_for(position)
        self._cards.renew({card for stack in self._stacks.values() for card in stack})
        self._lay_out()

    def deal(self) -> None:
        """Animate the deal: the cards fly to their places from below the board, in order."""
        start = QPointF((self._size.width() - self.layout.card_width) / 2, self._size.height())
        self._cards.deal(self._stacks, self.layout, start)

    def celebrate(self) -> None:
        """Animate the win: the cards fly one by one into an arch, and stay until the position changes."""
        self.finish()
        self._set_celebrating(celebrating=True)
        cards = [card for stack in self._stacks.values() for card in stack]
        self._displaced.update(self._stacks)
        self._animator.take_off(flights_into_arch([self._cards[card] for card in cards], self.layout))

    def show_position(self, position: Position, motion: Motion) -> None:
        """Move every card to its place in ``position``, a position of the same deal.

        If a column gets too long for the layout, all cards get smaller, without ``motion``. They get larger
        again only with the next deal or another size of the view.
        """
        self.peek(None)
        self._set_celebrating(celebrating=False)
        if motion is Motion.NONE:
            self.finish()
        shown, self._stacks = self._stacks, stacks_of(position)
        displaced, self._displaced = self._displaced, set()
        self.position = position
        if capacity_for(position) > self._capacity:
            self._capacity = capacity_for(position)
            self._lay_out()
            return
        changed = {
            stack: cards
            for stack, cards in self._stacks.items()
            if shown.get(stack) != cards or stack in displaced
        }
        arriving = {
            card for stack, cards in changed.items() for card in cards if card not in shown.get(stack, ())
        }
        self._cards.place(changed, arriving, self.layout, motion)

    def finish(self) -> None:
        """End all flights at once, the cards at their targets."""
        self._animator.finish()

    @property
    def is_flying(self) -> bool:
        """Whether any card is flying."""
        return self._animator.is_flying

    @property
    def is_sharp(self) -> bool:
        """Whether the faces shown have the size of the layout and are of the chosen deck."""
        is_wanted = self._deck == self._appearance.deck
        return is_wanted and self._faces.is_sharp(self._face_request(self.layout, self._deck))

    def item(self, card: Card) -> CardItem:
        """The item of ``card``."""
        return self._cards[card]

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        rect = QRectF(rect)
        if self.held is not None and self._background.is_enlarged and self._is_opaque:
            self._background.paint_around(painter, rect, self.held.opaque_rect)
        else:
            self._background.paint(painter, rect)

    @property
    def _is_opaque(self) -> bool:
        """Whether a card hides what is below it, except at its corners."""
        return isinstance(self._deck, DrawnDeck)  # cards of other decks may have transparent parts

    # The held group, and the covered card that is shown whole

    def show_held(self, pile: PileId, size: int) -> HeldGroup:
        """Show the last ``size`` cards of ``pile`` as a held group, and return it."""
        self.release_held()
        cards = self.position.cards(pile)
        self._displaced.add(pile)
        for card in cards[:-size][-1:]:
            self._cards[card].show()  # on a foundation, the card below the group was hidden
        items = [self._cards[card] for card in cards[-size:]]
        for item in items:
            item.show_whole()
        self.held = HeldGroup(self, items, self.layout.card_width, self._appearance.table)
        self._cut_covered(self.held)
        return self.held

    def _cut_covered(self, held: HeldGroup) -> None:
        if self._is_opaque:
            self._cards.cut_covered(self._stacks, held, self.layout.card_width)

    def release_held(self) -> None:
        """End the held group; its cards stay in place until the next ``show_position`` moves them."""
        if self.held is not None:
            self.held.release()
            self.held = None
            self._cards.show_cut()
            if self._can_show_chosen_deck():
                self._sharpen.start()

    def peek(self, card: Card | None) -> None:
        """Show ``card`` whole, above the cards that cover it; with None, end that."""
        if card == self._peeked:
            return
        if self._peeked is not None:
            levels = {shown: placement.level for shown, placement in placements(self._stacks, self.layout)}
            self._cards[self._peeked].setZValue(levels[self._peeked])
        self._peeked = card
        self.marks.show_peeked(None)
        if card is not None:
            item = self._cards[card]
            item.setZValue(PEEK_LEVEL)
            self.marks.show_peeked(QRectF(item.pos(), self.layout.card_size))

    @property
    def is_peeking(self) -> bool:
        """Whether a covered card is shown whole."""
        return self._peeked is not None

    # Layout, pictures and flights

    def _new_layout(self, deck: Deck) -> BoardLayout:
        return BoardLayout(
            self._size,
            self._ratio,
            SlotCounts.of(self.position, self._sequences),
            self._capacity,
            deck.shape,
        )

    def _lay_out(self) -> None:
        if self._size.isEmpty():
            return
        self.peek(None)
        self.release_held()
        self.finish()
        self.layout = self._new_layout(self._deck)
        has_pictures = self._faces.has_all(self._cards)
        if not has_pictures and not self._get_pictures_at_once():
            self._deck = DrawnDeck()  # until the faces of the chosen deck are ready
            self.layout = self._new_layout(self._deck)
            self._get_pictures_at_once()
        self._background.fill(self._size, self._ratio, self._appearance.table)
        self.update()  # the table, too, where no item changes
        self.marks.set_looks(self._appearance, self.layout.card_width, self._ratio, self._size.height())
        slots = board_slots(self.layout, self.position, empty_column_needs_king=self._empty_column_needs_king)
        self._slot_items.show(slots, self._appearance.table, self._ratio)
        self._slot_items.set_visible(visible=not self._is_celebrating)
        if not self.is_sharp:
            self._faces.abandon()
            self._show_pictures()
            self._sharpen.start()
        elif has_pictures:
            self._get_pictures_at_once()
        self.laid_out.emit()

    def _face_request(self, layout: BoardLayout, deck: Deck) -> FaceRequest:
        size = layout.card_size * self._ratio
        return FaceRequest(round(size.width()), round(size.height()), self._ratio, deck)

    def _get_pictures_at_once(self) -> bool:
        return self._faces.request(self._face_request(self.layout, self._deck), self._cards, at_once=True)

    def _request_pictures(self) -> None:
        """Request pictures of the chosen deck, in the size that its layout will have."""
        deck = self._appearance.deck
        self._faces.request(self._face_request(self._new_layout(deck), deck), self._cards, at_once=False)

    def _take_pictures(self) -> None:
        """Show the pictures that are ready; pictures of another deck change the layout."""
        if not self._can_show_chosen_deck():
            self._show_pictures()
        elif self.held is None:  # otherwise later: a drag must end in the layout in which it began
            self._deck = self._appearance.deck
            self._lay_out()

    def _can_show_chosen_deck(self) -> bool:
        """Whether the faces of the chosen deck are ready, but another deck is still shown."""
        deck = self._appearance.deck
        return deck != self._deck and self._faces.is_sharp(self._face_request(self._new_layout(deck), deck))

    def _set_celebrating(self, *, celebrating: bool) -> None:
        if celebrating is not self._is_celebrating:
            self._is_celebrating = celebrating
            self._slot_items.set_visible(visible=not celebrating)

    def _show_pictures(self) -> None:
        """Give each card its newest picture; a picture of another size is scaled."""
        self._cards.set_pictures(self._faces, self._stacks, self.layout, self.held)
        if self.held is not None:
            self._cut_covered(self.held)
        self._hide_covered()
        if self._is_celebrating:
            self.celebrate()
            self.finish()

    def _hide_covered(self) -> None:
        if not self._is_celebrating:
            self._cards.hide_covered(self._stacks)
