"""Checks of the picture of the board: is the face of each card where the position says?"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from app.board.card_item import CardItem
from app.board.view import BoardView
from app.decks.art.deck import CORNER_RADIUS, DeckStyle
from app.decks.art.face import draw_face
from engine.cards import Card, Rank, Suit
from engine.position import PileKind, Position

INVISIBLE = 1
"""The difference of a colour, of 255 levels, that counts as none."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
CORNER = 2 * CORNER_RADIUS
"""Distance from the corners at which the sides of a card are straight, in card widths."""


def picture_of(view: BoardView) -> QImage:
    """A picture of the board as shown now."""
    return view.viewport().grab().toImage().convertToFormat(FORMAT)


def faults(view: BoardView, position: Position, style: DeckStyle) -> list[str]:
    """The differences between the cards of ``position`` and the picture of the board.

    Nothing may be flying, held or highlighted, and the faces must have their final size.
    """
    return [*_miscounted(view, position), *_misplaced(view, position), *_misread(view, position, style)]


def shows_whole(view: BoardView, card: Card) -> bool:
    """Whether a card of a column shows its whole face."""
    rect = next(rect for other, rect, _ in _seen(view, view.position) if other == card)
    seen = picture_of(view)
    ratio = seen.devicePixelRatio()
    face = drawn_face(card.rank, card.suit, DeckStyle(), rect.width(), rect.height(), ratio)
    corner = (rect.topLeft() * ratio).toPoint()
    parts = _inner_parts((rect.size() * ratio).toSize(), round(rect.width() * ratio))
    return all(seen.copy(part.translated(corner)) == face.copy(part) for part in parts)


def _all_cards(position: Position) -> list[Card]:
    placed = [card for pile in position.piles for card in position.cards(pile)]
    return placed + [card for sequence in position.removed for card in sequence]


def _items(view: BoardView) -> dict[Card, CardItem]:
    return {item.card: item for item in view.scene().items() if isinstance(item, CardItem)}


def _miscounted(view: BoardView, position: Position) -> list[str]:
    shown = sorted(item.card for item in view.scene().items() if isinstance(item, CardItem))
    wanted = sorted(_all_cards(position))
    return [] if shown == wanted else [f"{len(shown)} cards are shown instead of {len(wanted)}"]


def _misplaced(view: BoardView, position: Position) -> list[str]:
    items = _items(view)
    return [
        f"{card} is at {items[card].pos().toTuple()} instead of {rect.topLeft().toTuple()}"
        for card, rect, _ in _seen(view, position)
        if items[card].pos() != rect.topLeft() or not items[card].isVisible()
    ]


def _misread(view: BoardView, position: Position, style: DeckStyle) -> list[str]:
    seen = picture_of(view)
    ratio = seen.devicePixelRatio()
    wrong = []
    for card, rect, visible in _seen(view, position):
        face = drawn_face(card.rank, card.suit, style, rect.width(), rect.height(), ratio)
        for part in _inner_parts((visible.size() * ratio).toSize(), round(rect.width() * ratio)):
            corner = (rect.topLeft() * ratio).toPoint()
            if not _looks_like(seen.copy(part.translated(corner)), face.copy(part)):
                wrong.append(f"the face of {card} is not seen at {corner.toTuple()}")
    return wrong


def _looks_like(one: QImage, other: QImage) -> bool:
    """Whether no eye sees a difference.

    A card cut off in a low slot may differ by one level of a colour in the pixels of its last row.
    """
    return one == other or all(
        abs(first - second) <= INVISIBLE
        for first, second in zip(one.constBits(), other.constBits(), strict=True)
    )


def _seen(view: BoardView, position: Position) -> list[tuple[Card, QRectF, QRectF]]:
    """Each card that is not completely covered, with its rectangle and its uncovered part."""
    layout = view.scene().layout  # type: ignore[attr-defined]
    found = []
    for pile in position.piles:
        cards = position.cards(pile)
        for index, card in enumerate(cards):
            rect = layout.card(pile, index, len(cards))
            visible = QRectF(rect)
            if index < len(cards) - 1:
                if pile.kind is not PileKind.COLUMN:
                    continue
                visible.setBottom(layout.card(pile, index + 1, len(cards)).top())
            found.append((card, rect, visible))
    for order, sequence in enumerate(position.removed):
        place = layout.sequence_slot_rect(order)
        found.append((sequence[0], place, place))
    return found


def _inner_parts(size: QSize, width: int) -> list[QRect]:
    """The parts of a card's visible rectangle that its rounded corners do not touch, in device pixels."""
    corner = round(width * CORNER)
    tall = QRect(corner, 1, size.width() - 2 * corner, size.height() - 2)
    wide = QRect(1, corner, size.width() - 2, size.height() - 2 * corner)
    return [part for part in (tall, wide) if not part.isEmpty()]


@cache
def drawn_face(rank: Rank, suit: Suit, style: DeckStyle, width: float, height: float, ratio: float) -> QImage:
    """A face drawn for this test, without any cache of the program."""
    image = QImage(round(width * ratio), round(height * ratio), FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    draw_face(painter, QRectF(0, 0, image.width() / ratio, image.height() / ratio), rank, suit, style)
    painter.end()
    return image
