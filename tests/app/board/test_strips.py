"""The visible part of a covered card has whole pips or a third of one at least, no specks, no frame lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, product
from math import ceil

import pytest
from PySide6.QtGui import QImage

from app.decks.art.deck import DeckStyle
from app.decks.art.palette import suit_colours
from engine.cards import Card, Rank, Suit
from tests.app.decks.art.pictures import face

STYLES = [DeckStyle(), DeckStyle(large_indices=True)]
every_style = pytest.mark.parametrize("style", STYLES, ids=["usual indices", "large indices"])

USUAL_WIDTHS = [40, 46, 57, 72, 91, 104, 111, 156, 217]
"""Widths of cards in device pixels in usual windows."""
WIDTHS = [*range(36, 331, 7), *USUAL_WIDTHS]
"""The same from the smallest window at ratio 1 to a screen of 3840 pixels."""
EDGE = 3
"""The width of a card's outline, in pixels."""
SMOOTHED = 60
"""How far the colour of a thin line may be from the colour of its pen, in levels of 255."""


@pytest.fixture
def widths(long_run: bool) -> list[int]:
    return WIDTHS if long_run else USUAL_WIDTHS


def strips(style: DeckStyle, width: int) -> list[int]:
    """The possible visible heights of a covered card, and of a card in a low slot, in pixels."""
    shape = style.shape
    shown = [strip for least, most in shape.strips_in_pixels(width) for strip in range(least, most + 1)]
    return shown if shape.slot_height == shape.aspect else [*shown, round(shape.slot_height * width)]


class Ink:
    """The pixels of a face that are darker than the paper."""

    def __init__(self, image: QImage) -> None:
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        stride, pixels = grey.bytesPerLine(), bytes(grey.constBits())
        rows = [pixels[row * stride : row * stride + grey.width()] for row in range(grey.height())]
        self.rows = [
            [EDGE <= x < len(row) - EDGE and grey < 245 for x, grey in enumerate(row)] for row in rows
        ]

    def heights(self, strip: int, most: int) -> list[int]:
        """The number of inked rows up to the last row of ``strip``, at most ``most``, for each column."""
        columns = zip(*reversed(self.rows[max(strip - most, 0) : strip]), strict=True)
        return [
            next((row for row, is_inked in enumerate(column) if not is_inked), most) for column in columns
        ]


def slivers(ink: Ink, strip: int) -> Iterator[str]:
    """The shapes of which little more than an edge is visible above the end of ``strip``.

    A third of the smallest lobe of a pip, a club's, is 2.8 hundredths of the card's width high; a pixel less
    may be due to rounding. The outline of a pip is steeper than 1 : 1.1 where a third of the pip shows.
    """
    width = len(ink.rows[0])
    least = ceil(0.028 * width - 1)
    depth = max(1, round(0.02 * width))
    heights = ink.heights(strip, max(least, depth + 1))
    for inked, shape in groupby(heights, key=bool):
        if inked and (height := max(shape)) < least:
            yield f"a shape of which {height} rows show"
    for is_new, ledge in groupby(heights, key=lambda height: 0 < height <= depth):
        if is_new and (columns := len(list(ledge))) > 2.2 * depth + 2:
            yield f"a ledge of {columns} columns of which {depth} rows show"


@every_style
@pytest.mark.parametrize("suit", list(Suit))
def test_no_slivers_of_pips_show(style: DeckStyle, suit: Suit, widths: list[int]) -> None:
    found = [
        f"{flaw} on {Card(rank, suit)} {width} wide, of which {strip} show"
        for width in widths
        for rank in Rank
        if Rank.TWO <= rank <= Rank.TEN
        for ink in [Ink(face(rank, suit, style, width))]
        for strip in strips(style, width)
        for flaw in slivers(ink, strip)
    ]
    assert found == []


@every_style
def test_of_an_ace_a_third_of_its_ornament_shows_or_none(style: DeckStyle, widths: list[int]) -> None:
    found = []
    for width, suit in product(widths, Suit):
        ink = Ink(face(Rank.ACE, suit, style, width))
        below_index = round(style.shape.index_height * width)
        above_index = len(ink.rows) - (EDGE if style.large_indices else below_index)
        ornament = [row for row in range(below_index, above_index) if any(ink.rows[row])]
        found += [
            f"{shown} of {len(ornament)} rows on {suit} {width} wide, of which {strip} show"
            for strip in strips(style, width)
            if 0 < (shown := strip - ornament[0]) < len(ornament) / 3 - 1
        ]
    assert found == []


def frame_lines(image: QImage, suit: Suit, style: DeckStyle) -> list[int]:
    """The last row of each line of a court's frame that is at least a third of the card long.

    Robes of the same colour are higher than a line.
    """
    frame = suit_colours(suit, style).pip
    tolerance = 0 if style.large_indices else SMOOTHED  # robes of the large deck have colours like the pen's

    def is_frame_at(x: int, y: int) -> bool:
        seen = image.pixelColor(x, y)
        levels = (seen.red() - frame.red(), seen.green() - frame.green(), seen.blue() - frame.blue())
        return max(map(abs, levels)) <= tolerance

    rows = []
    for y in range(EDGE, image.height() - EDGE):
        row = [is_frame_at(x, y) for x in range(image.width())]
        rows.append(any(len(list(run)) > image.width() / 3 for is_frame, run in groupby(row) if is_frame))
    found, y = [], EDGE
    for is_line, run in groupby(rows):
        height = len(list(run))
        y += height
        if is_line and height < 0.02 * image.width() + 1:
            found.append(y - 1)
    return found


@every_style
@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
def test_no_line_of_a_court_s_frame_shows_alone(style: DeckStyle, rank: Rank, widths: list[int]) -> None:
    found = [
        f"row {line} of {strip} on the {rank} of {suit} {width} wide"
        for width in widths
        for suit in Suit
        for line in frame_lines(face(rank, suit, style, width), suit, style)
        for strip in strips(style, width)
        if line < strip < line + 0.04 * width
    ]
    assert found == []
