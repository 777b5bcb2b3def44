"""The arch after a win: all cards are on the board, and the arch is round in any window."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from app.board.arch import ArchPlace, arch
from app.board.layout import BoardLayout
from app.board.slot_counts import SlotCounts
from app.decks.art.deck import DeckStyle

CARDS = 52
ROUNDING = 1e-6
WINDOWS = [(640, 380), (800, 520), (1280, 720), (3840, 2060), (3440, 900), (800, 1200)]


USUAL, LARGE = DeckStyle(), DeckStyle(large_indices=True)


def board(width: int, height: int, style: DeckStyle = USUAL) -> BoardLayout:
    return BoardLayout(QSizeF(width, height), 1.0, SlotCounts(10, 4, 4), 13, style.shape)


def middle(place: ArchPlace, card: QSizeF) -> QPointF:
    return QRectF(place.corner, card).center()


@pytest.mark.parametrize("style", [USUAL, LARGE], ids=["usual indices", "large indices"])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_is_on_the_board(size: tuple[int, int], style: DeckStyle) -> None:
    layout = board(*size, style)
    for place in arch(layout, CARDS):
        centre = middle(place, layout.card_size)
        turned = QTransform().translate(centre.x(), centre.y()).rotate(place.angle)
        card = QRectF(QPointF(0, 0), layout.card_size)
        card.moveCenter(QPointF(0, 0))
        assert QRectF(QPointF(0, 0), layout.size).contains(turned.mapRect(card))


@pytest.mark.parametrize("size", WINDOWS)
def test_its_halves_mirror_each_other(size: tuple[int, int]) -> None:
    layout = board(*size)
    places = arch(layout, CARDS)
    for left, right in zip(places, reversed(places), strict=True):
        one, other = middle(left, layout.card_size), middle(right, layout.card_size)
        assert abs(one.x() + other.x() - layout.size.width()) < ROUNDING
        assert abs(one.y() - other.y()) < ROUNDING
        assert abs(left.angle + right.angle) < ROUNDING


def test_in_a_tall_window_it_is_hardly_higher_than_half_its_width() -> None:
    layout = board(800, 1200)
    middles = [middle(place, layout.card_size) for place in arch(layout, CARDS)]
    width = middles[-1].x() - middles[0].x()
    height = middles[0].y() - min(point.y() for point in middles)
    assert 0.35 * width < height < 0.6 * width


@pytest.mark.parametrize("style", [USUAL, LARGE], ids=["usual indices", "large indices"])
@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_shows_its_rank(size: tuple[int, int], style: DeckStyle) -> None:
    """The next card is a rank's width away, a little less at the ends of a flat arch."""
    layout = board(*size, style)
    places = arch(layout, CARDS)
    for place, following in pairwise(places):
        if following.angle > place.angle:  # else it is the first one of the inner arch
            aside = following.corner - place.corner
            assert hypot(aside.x(), aside.y()) >= 0.85 * style.shape.rank_width * layout.card_width
