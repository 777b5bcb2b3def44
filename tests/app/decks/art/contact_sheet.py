"""Paints all of the art for people to look at: ``python -m tests.app.decks.art.contact_sheet DIR``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from itertools import product
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from app.decks.art.app_icon import app_picture
from app.decks.art.background import draw_background
from app.decks.art.deck import CARD_ASPECT, DeckStyle
from app.decks.art.face import draw_face
from app.decks.art.icons import Icon, draw_icon
from app.decks.art.marks import draw_destination, draw_focus, draw_selection, draw_shadow
from app.decks.art.palette import Table, table_colours
from app.decks.art.slots import SlotKind, draw_slot
from engine.cards import Rank, Suit
from tests.app.decks.art.vision import EYES, seen

WIDTHS = (40, 64, 90, 140, 240, 400)
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


def cards(
    width: int, style: DeckStyle, table: Table, ranks: Iterable[Rank] = Rank, suits: Iterable[Suit] = Suit
) -> QImage:
    """A row of ``ranks`` for each of ``suits``."""
    ranks, suits = list(ranks), list(suits)
    height, gap = round(width * style.shape.aspect), max(4, width // 10)
    size = QSize(gap + (width + gap) * len(ranks), gap + (height + gap) * len(suits))
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_background(painter, QRectF(image.rect()), table)
    for (row, suit), (column, rank) in product(enumerate(suits), enumerate(ranks)):
        rect = QRectF(gap + column * (width + gap), gap + row * (height + gap), width, height)
        draw_face(painter, rect, rank, suit, style)
    painter.end()
    return image


def column(width: int, style: DeckStyle, table: Table) -> QImage:
    """Columns of covered cards, each showing only its index."""
    height, strip = round(width * style.shape.aspect), round(width * style.shape.index_height)
    image = QImage(QSize(20 + 4 * (width + 10), 20 + 12 * strip + height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    draw_background(painter, QRectF(image.rect()), table)
    for (place, suit), rank in product(enumerate(Suit), reversed(Rank)):
        top = 10 + (Rank.KING - rank) * strip
        draw_face(painter, QRectF(10 + place * (width + 10), top, width, height), rank, suit, style)
    painter.end()
    return image


def slots_and_marks(width: int) -> QImage:
    """Every slot, and every mark over cards, usual and strong, on each table."""
    height, gap = round(width * CARD_ASPECT), round(width * 0.25)
    row = height + 2 * gap
    image = QImage(QSize(gap + 16 * (width + gap), row * len(Table)), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for index, table in enumerate(Table):
        draw_background(painter, QRectF(0, index * row, image.width(), row), table)
        rect = QRectF(gap, index * row + gap, width, height)
        slots = [(slot, None) for slot in SlotKind if slot is not SlotKind.FOUNDATION]
        for slot, suit in (*slots, *((SlotKind.FOUNDATION, suit) for suit in Suit)):
            draw_slot(painter, rect, slot, table, suit)
            rect.translate(width + gap, 0)
        for strong in (False, True):
            for mark in range(4):
                under = rect.translated(0, -0.31 * width)
                draw_face(painter, under, Rank.QUEEN, Suit.HEARTS, DeckStyle())
                if mark == 2:
                    draw_shadow(painter, rect, width, table)
                draw_face(painter, rect, Rank.JACK, Suit.SPADES, DeckStyle())
                match mark:
                    case 0 | 1:
                        draw_destination(painter, rect, table, chosen=mark == 1, strong=strong)
                    case 2:
                        draw_selection(painter, rect, table, strong=strong)
                    case _:
                        draw_focus(painter, rect, table, strong=strong)
                rect.translate(width + gap, 0)
    painter.end()
    return image


def icons() -> QImage:
    """Every icon on its usual backgrounds, and the application's icon in its sizes."""
    image = QImage(QSize(40 * len(Icon) + 20, 480), QImage.Format.Format_RGB32)
    image.fill(QColor("#f4f1ea"))
    painter = QPainter(image)
    grounds = [(QColor("#f4f1ea"), QColor("#23272c"))]
    grounds += [(table_colours(table).bar, table_colours(table).text) for table in Table]
    for row, (ground, colour) in enumerate(grounds):
        painter.fillRect(0, row * 40, image.width(), 40, ground)
        for place, icon in enumerate(Icon):
            draw_icon(painter, QRectF(18 + place * 40, row * 40 + 8, 24, 24), icon, colour)
    left = 10
    for size in (16, 24, 32, 48, 64, 128, 256):
        painter.drawPixmap(left, 212, app_picture(size))
        left += size + 12
    painter.end()
    return image


def as_seen(image: QImage, eyes: str) -> QImage:
    """``image`` as seen with the colour vision ``eyes``."""
    result = image.copy()
    known: dict[int, int] = {}
    for y in range(result.height()):
        for x in range(result.width()):
            pixel = result.pixel(x, y)
            if pixel not in known:
                known[pixel] = seen(QColor.fromRgb(pixel), eyes).rgb()
            result.setPixel(x, y, known[pixel])
    return result


def sheets() -> Iterable[tuple[str, QImage]]:
    """Every sheet with its name."""
    styles = [DeckStyle(*chosen) for chosen in product((False, True), repeat=2)]
    for style, table in zip(styles, Table, strict=True):
        name = f"{'four' if style.four_colours else 'two'}-{'large' if style.large_indices else 'usual'}"
        for width in WIDTHS[:4]:
            yield f"deck-{name}-{width}", cards(width, style, table)
        for width in WIDTHS[4:]:
            yield f"courts-{name}-{width}", cards(width, style, table, (Rank.ACE, Rank.TEN, *COURTS))
        yield f"column-{name}", column(64, style, table)
    for width in (64, 120):
        yield f"slots-{width}", slots_and_marks(width)
    yield "icons", icons()
    for eyes in EYES:
        yield f"seen-{eyes}-slots", as_seen(slots_and_marks(64), eyes)
        yield f"seen-{eyes}-deck", as_seen(cards(64, DeckStyle(four_colours=True), Table.GREEN), eyes)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, image in sheets():
        image.save(str(folder / f"{name}.png"))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication(sys.argv)
    main(Path(sys.argv[1]))
