"""Marks and slots are inside their margins, differ in shape, and are painted without a font."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise
from math import ceil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

import app.decks.art
from app.decks.art.app_icon import app_icon, app_icon_svg, app_picture
from app.decks.art.background import draw_background
from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.icons import Icon, draw_icon
from app.decks.art.marks import (
    MARK_MARGINS,
    SHADOW_MARGINS,
    draw_destination,
    draw_focus,
    draw_peeked,
    draw_selection,
    draw_shadow,
)
from app.decks.art.palette import Table, table_colours
from app.decks.art.slots import SlotKind, draw_slot
from engine.cards import Suit
from tests.app.decks.art.pictures import distance, face_height, picture

WIDTH = 80
HEIGHT = face_height(WIDTH)
ROOM = 40
CARD = QRectF(ROOM, ROOM, WIDTH, HEIGHT)

Draw = Callable[[QPainter], None]

MARKS: dict[str, Draw] = {
    "destination": lambda painter: draw_destination(painter, CARD, Table.GREEN),
    "chosen": lambda painter: draw_destination(painter, CARD, Table.GREEN, chosen=True),
    "selection": lambda painter: draw_selection(painter, CARD, Table.GREEN),
    "focus": lambda painter: draw_focus(painter, CARD, Table.GREEN),
    "strong destination": lambda painter: draw_destination(painter, CARD, Table.GREEN, strong=True),
    "strong chosen": lambda painter: draw_destination(painter, CARD, Table.GREEN, chosen=True, strong=True),
    "strong selection": lambda painter: draw_selection(painter, CARD, Table.GREEN, strong=True),
    "strong focus": lambda painter: draw_focus(painter, CARD, Table.GREEN, strong=True),
}


def on_room(draw: Draw) -> QImage:
    return picture(WIDTH + 2 * ROOM, HEIGHT + 2 * ROOM, draw)


def painted(draw: Draw) -> set[tuple[int, int]]:
    image = on_room(draw)
    return {
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 30
    }


@pytest.mark.parametrize("width", [36, 40, 46, 57, WIDTH, 111, 217, 309])
@pytest.mark.parametrize("strong", [False, True], ids=["usual", "strong"])
@pytest.mark.parametrize(
    "draw",
    [draw_destination, partial(draw_destination, chosen=True), draw_selection, draw_focus, draw_peeked],
    ids=["destination", "chosen", "selection", "focus", "peeked"],
)
def test_a_mark_keeps_its_margins(draw: Callable[..., None], width: int, *, strong: bool) -> None:
    """The margins are rounded up to whole pixels."""
    room, height = 100, face_height(width)
    card = QRectF(room, room, width, height)
    paint = partial(draw, rect=card, table=Table.GREEN, strong=strong)
    found = inked_area(picture(width + 2 * room, height + 2 * room, paint))
    margins = MARK_MARGINS * width
    assert 0 < room - found.left() <= ceil(margins.left())
    assert 0 < room - found.top() <= ceil(margins.top())
    assert 0 < found.right() - card.right() <= ceil(margins.right())
    assert 0 < found.bottom() - card.bottom() <= ceil(margins.bottom())


def inked_area(image: QImage) -> QRectF:
    """The smallest rectangle that contains every pixel that is not transparent."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    stride, levels = alpha.bytesPerLine(), bytes(alpha.constBits())
    rows = [levels[y * stride : y * stride + alpha.width()] for y in range(alpha.height())]
    xs, ys = (
        [number for number, line in enumerate(lines) if any(line)]
        for lines in (zip(*rows, strict=True), rows)
    )
    return QRectF(xs[0], ys[0], xs[-1] + 1 - xs[0], ys[-1] + 1 - ys[0])


def test_a_shadow_keeps_its_margin() -> None:
    image = on_room(lambda painter: draw_shadow(painter, CARD, WIDTH, Table.GREEN))
    inside = CARD.marginsAdded(SHADOW_MARGINS * WIDTH)
    for x in range(image.width()):
        for y in range(image.height()):
            assert inside.contains(x, y) or not image.pixelColor(x, y).alpha()


@pytest.mark.parametrize("name", ["destination", "chosen", "selection"])
def test_an_outline_lies_outside_the_card(name: str) -> None:
    card = QPainterPath()
    card.addRoundedRect(CARD.adjusted(1, 1, -1, -1), CORNER_RADIUS * WIDTH, CORNER_RADIUS * WIDTH)
    assert not any(card.contains(QPointF(x + 0.5, y + 0.5)) for x, y in painted(MARKS[name]))


def test_marks_differ_in_shape_and_not_only_in_colour() -> None:
    shapes = {name: painted(draw) for name, draw in MARKS.items()}
    for first, second in combinations(("destination", "chosen", "selection", "focus"), 2):
        assert len(shapes[first] ^ shapes[second]) > 50


@pytest.mark.parametrize("name", ["destination", "chosen", "selection", "focus"])
def test_a_strong_mark_covers_more(name: str) -> None:
    assert len(painted(MARKS[f"strong {name}"])) > len(painted(MARKS[name]))


def slot_picture(slot: SlotKind, suit: Suit | None, table: Table) -> QImage:
    def draw(painter: QPainter) -> None:
        draw_background(painter, QRectF(0, 0, 60, 84), table)
        draw_slot(painter, QRectF(0, 0, 60, 84), slot, table, suit)

    return picture(60, 84, draw).convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("table", Table)
def test_slots_are_told_apart_without_colour(table: Table) -> None:
    kinds: list[tuple[SlotKind, Suit | None]] = [
        (slot, None) for slot in SlotKind if slot is not SlotKind.FOUNDATION
    ]
    kinds += [(SlotKind.FOUNDATION, suit) for suit in Suit]
    pictures = [slot_picture(slot, suit, table) for slot, suit in kinds]
    for first, second in combinations(pictures, 2):
        assert distance(first, second) > 1


@pytest.mark.parametrize("table", Table)
def test_the_table_is_shaded_in_the_smallest_steps(table: Table) -> None:
    """Neighbouring pixels differ by at most one level of a colour, so no edge is visible."""

    def draw(painter: QPainter) -> None:
        draw_background(painter, QRectF(0, 0, 320, 200), table)

    image = picture(320, 200, draw)
    row = [image.pixelColor(x, 90) for x in range(320)]
    for here, there in pairwise(row):
        assert abs(here.red() - there.red()) <= 1
        assert abs(here.green() - there.green()) <= 1
        assert abs(here.blue() - there.blue()) <= 1
    assert row[0] != row[160]


def test_every_icon_is_different_in_outline() -> None:
    def outline(icon: Icon) -> QImage:
        return picture(
            24, 24, lambda painter: draw_icon(painter, QRectF(0, 0, 24, 24), icon, QColor("white"))
        )

    for first, second in combinations(Icon, 2):
        assert distance(outline(first), outline(second)) > 3


@pytest.mark.usefixtures("qapp")
def test_the_icon_of_the_windows_comes_in_every_usual_size_and_takes_little_memory() -> None:
    sizes = [size.width() for size in app_icon().availableSizes()]
    assert {16, 24, 32, 48, 64, 128} <= set(sizes)
    assert sum(4 * size**2 for size in sizes) < 128 * 1024


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [16, 72, 512])
def test_the_application_icon_is_drawn_in_any_size(size: int) -> None:
    image = app_picture(size).toImage()
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(size * 3 // 32, size // 2).name() == table_colours(Table.GREEN).centre.name()
    assert image.pixelColor(0, 0).alpha() < 64, "the corners are round"
    assert app_icon_svg().startswith("<svg")


def test_no_picture_depends_on_a_font() -> None:
    for source in Path(app.decks.art.__file__).parent.glob("*.py"):
        text = source.read_text(encoding="utf-8")
        assert "drawText" not in text
        assert "QFont" not in text
        assert "addText" not in text


@pytest.mark.parametrize("slot", [SlotKind.SEQUENCE, SlotKind.FOUNDATION])
@pytest.mark.parametrize("aspect", [0.49, 0.6, 0.74, 1.0, 1.4])
def test_the_symbol_of_a_slot_keeps_its_distance_from_the_edges(slot: SlotKind, aspect: float) -> None:
    """Also in low slots, of any deck's shape."""
    width, height = 200, round(200 * aspect)

    def draw(painter: QPainter) -> None:
        draw_slot(painter, QRectF(0, 0, width, height), slot, Table.GREEN, Suit.SPADES)

    image = picture(width, height, draw)
    symbol = table_colours(Table.GREEN).slot_symbol.rgb()
    frame = 6
    inked = [
        (x, y)
        for y in range(frame, height - frame)
        for x in range(frame, width - frame)
        if image.pixel(x, y) == symbol
    ]
    assert min(x for x, _ in inked) >= 0.1 * width
    assert max(x for x, _ in inked) <= 0.9 * width
    assert min(y for _, y in inked) >= 0.1 * height
    assert max(y for _, y in inked) <= 0.9 * height
