"""The visible part of a covered card has whole pips or a third of one at least, no specks, no frame lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise, product

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

from app.board.layout import CAPACITIES, BoardLayout
from app.board.slot_counts import SlotCounts
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import suit_colours
from engine.cards import Card, Rank, Suit
from engine.position import column
from tests.app.decks.art.pictures import face

WINDOWS = [(640, 360), (800, 479), (800, 518), (1024, 600), (1120, 638), (1280, 676), (1280, 718)]
MORE_WINDOWS = [(1366, 670), (1920, 980), (3840, 2060), (900, 1500), (800, 1198), (1080, 1840), (700, 900)]
RATIOS = (1.0, 1.25, 1.5, 2.0)
BOARDS = (SlotCounts(10, sequences=4), SlotCounts(10, cells=4, foundations=4))
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


def strips(windows: list[tuple[int, int]], style: DeckStyle) -> dict[int, set[int]]:
    """The visible heights of covered cards and of cards in low slots, by card width, in device pixels."""
    found: dict[int, set[int]] = {}
    for (width, height), ratio, board, capacity in product(windows, RATIOS, BOARDS, CAPACITIES):
        layout = BoardLayout(QSizeF(width, height), ratio, board, capacity, style.shape)
        shown = found.setdefault(round(layout.card_width * ratio), set())
        if layout.slot_size.height() < layout.card_size.height():
            shown.add(round(layout.slot_size.height() * ratio))
        for count in range(2, capacity + 1):
            tops = [layout.card(column(0), index, count).top() for index in range(count)]
            shown.update(round((lower - upper) * ratio) for upper, lower in pairwise(tops))
    return found


def shapes(image: QImage) -> list[tuple[int, int]]:
    """The first and last row of each connected shape on a face, in pixels."""
    width, height = image.width(), image.height()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    stride, grey_bytes = grey.bytesPerLine(), bytes(grey.constBits())
    inked = {
        stride * y + x
        for y in range(2, height - 2)
        for x in range(2, width - 2)
        if grey_bytes[stride * y + x] < 210
    }
    found = []
    while inked:
        waiting = [inked.pop()]
        first = last = waiting[0]
        while waiting:
            at = waiting.pop()
            first, last = min(first, at), max(last, at)
            for beside in (1, -1, stride - 1, stride, stride + 1, -stride - 1, -stride, 1 - stride):
                if at + beside in inked:
                    inked.remove(at + beside)
                    waiting.append(at + beside)
        found.append((first // stride, last // stride))
    return found


def frame_lines(image: QImage, suit: Suit, style: DeckStyle) -> Iterator[int]:
    """The rows of a court with a line of its frame that is at least a third of the card long."""
    frame = suit_colours(suit, style).pip.rgb()
    for y in range(3, image.height() - 3):
        row = [image.pixel(x, y) == frame for x in range(image.width())]
        if any(len(list(run)) > image.width() / 3 for is_frame, run in groupby(row) if is_frame):
            yield y


def flaws(card: Card, style: DeckStyle, width: int, shown: set[int]) -> list[str]:
    """The faults on ``card`` in any of the strips ``shown``."""
    image = face(card.rank, card.suit, style, width)
    if card.rank in COURTS:
        lines = list(frame_lines(image, card.suit, style))
        return [
            f"a frame's line in row {line} of {strip} on {card} {width} wide"
            for line, strip in product(lines, shown)
            if line < strip < line + 0.04 * width
        ]
    found = shapes(image)
    index = style.shape.index_height * width
    if card.rank is Rank.ACE:  # the parts of its ornament count as one shape
        below = image.height() if style.large_indices else image.height() - index
        ornament = [rows for rows in found if rows[0] > index and rows[1] < below]
        found = [(min(top for top, _ in ornament), max(bottom for _, bottom in ornament))]
    # On the smallest cards, pips touch and look like one shape.
    tallest = image.height() if style.large_indices or card.rank is Rank.ACE else 0.2 * width
    return [
        f"{strip - top} of {bottom - top + 1} rows of a shape on {card} {width} wide, of which {strip} show"
        for (top, bottom), strip in product(found, shown)
        if 0 < strip - top < min(bottom - top + 1, tallest) / 3 - 1
    ]


@pytest.mark.parametrize("large", [False, True], ids=["usual indices", "large indices"])
def test_what_shows_of_a_covered_card_is_clean(large: bool, long_run: bool) -> None:
    style = DeckStyle(large_indices=large)
    sizes = strips(WINDOWS + MORE_WINDOWS if long_run else WINDOWS, style)
    if not long_run:
        sizes = dict(sorted(sizes.items())[::6])
    cards = [
        Card(rank, suit)
        for suit, rank in product(Suit, Rank)
        if long_run or suit in (Suit.DIAMONDS, Suit.SPADES) or rank is Rank.ACE
    ]
    found = [
        flaw
        for card in cards
        for width, shown in sizes.items()
        if width <= 220
        for flaw in flaws(card, style, width, shown)
    ]
    assert found == []
