"""Finds the height of the index on the cards of a deck, because no file states it.

The faces are compared with each other. In a corner, the rows in which most ranks differ contain the rank.
Pixels that are equal for all ranks of a suit and differ between suits belong to a suit, below the rank or
beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations, pairwise
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.decks.svg.names import SUITS
from engine.cards import Card, Rank, Suit

WIDTH = 120
"""Width of the pictures that are compared, in pixels."""

SAFE_SHARE = 0.4
"""Share of a card's height to show if no index is found: it includes the first row of pips."""

_MARGIN = 0.025
_PIP_RANKS = tuple(rank for rank in Rank if Rank.TWO <= rank <= Rank.TEN)
_BEHIND = QColor(128, 128, 128)

# In card widths.
_CORNER = 0.15
_SUIT_CORNER = 0.18
_TALLEST_RANK = 0.3  # if more rows differ, they contain the suit, too
_FARTHEST_SUIT = 0.17
_SUIT_HEIGHTS = (0.05, 0.36)

# Rows count if more than this many of their pixels differ, for more than this share of the pairs of ranks.
_RANK_INK = 0.8
_SUIT_INK = 2.0
_SUIT_OF_PEAK = 0.35
_MOST_PAIRS = 0.5
_GAP = 2

_Mode = QPainter.CompositionMode


def index_height(draw: Callable[[Card, int, int], QImage], aspect: float) -> float:
    """The height from the top edge of a card to the end of its index, in card widths.

    ``draw`` draws a face in a given width and height; ``aspect`` is the height of a card in widths.
    """
    height = round(WIDTH * aspect)
    faces = {
        Card(rank, suit): _upper_half(draw(Card(rank, suit), WIDTH, height))
        for rank in _PIP_RANKS
        for suit in SUITS
    }
    bottom = _index_bottom(faces)
    return SAFE_SHARE * aspect if bottom is None else (bottom + 1) / WIDTH + _MARGIN


class _Rows(NamedTuple):
    """Consecutive rows of a picture, from first to last, both included."""

    top: int
    bottom: int


def _index_bottom(faces: Mapping[Card, QImage]) -> int | None:
    """The last row of the index; None if none is found."""
    corner = round(WIDTH * _CORNER)
    for left in (0, WIDTH - corner):
        rank = _rank_rows(faces, left, corner)
        if rank is None:
            continue
        if rank.bottom - rank.top > WIDTH * _TALLEST_RANK:
            return rank.bottom
        suit = _suit_rows(_suit_mask(faces), rank, is_left=left == 0)
        return None if suit is None else max(rank.bottom, suit.bottom)
    return None


def _rank_rows(faces: Mapping[Card, QImage], left: int, width: int) -> _Rows | None:
    """The rows in which most ranks differ from each other, between ``left`` and ``left + width``."""
    pairs = [
        _ink(
            _composed(_Mode.CompositionMode_Difference, [faces[Card(one, suit)], faces[Card(other, suit)]]),
            left,
            width,
        )
        for suit in SUITS
        for one, other in combinations(_PIP_RANKS, 2)
    ]
    shares = [sum(ink > _RANK_INK for ink in row) / len(pairs) for row in zip(*pairs, strict=True)]
    return next(_runs(shares, _MOST_PAIRS, 0), None)


def _suit_rows(mask: QImage, rank: _Rows, *, is_left: bool) -> _Rows | None:
    """The rows of the suit below the rank or beside it."""
    corner = round(WIDTH * _SUIT_CORNER)
    below = _ink(mask, 0 if is_left else WIDTH - corner, corner)
    farthest = rank.bottom + 1 + round(WIDTH * _FARTHEST_SUIT)
    peak = max(below[rank.bottom + 1 : farthest], default=0.0)
    for rows in _runs(below, max(_SUIT_INK, peak * _SUIT_OF_PEAK), rank.bottom + 1):
        if rows.top <= farthest and _may_be_suit(rows):
            return rows
    beside = _ink(mask, corner if is_left else 0, WIDTH - corner)
    for rows in _runs(beside, _SUIT_INK, rank.top):
        if rows.top <= rank.bottom and _may_be_suit(rows):
            return rows
    return None


def _may_be_suit(rows: _Rows) -> bool:
    least, most = _SUIT_HEIGHTS
    return WIDTH * least <= rows.bottom - rows.top <= WIDTH * most


def _suit_mask(faces: Mapping[Card, QImage]) -> QImage:
    """A picture that is bright where all ranks of a suit are equal and the suits differ."""

    def of_suit(mode: _Mode, suit: Suit) -> QImage:
        return _composed(mode, [faces[Card(rank, suit)] for rank in _PIP_RANKS])

    darkest = {suit: of_suit(_Mode.CompositionMode_Darken, suit) for suit in SUITS}
    steady = {}
    for suit in SUITS:
        lightest = of_suit(_Mode.CompositionMode_Lighten, suit)
        steady[suit] = _composed(_Mode.CompositionMode_Difference, [lightest, darkest[suit]])
        steady[suit].invertPixels()
    differences = []
    for one, other in combinations(SUITS, 2):
        difference = _composed(_Mode.CompositionMode_Difference, [darkest[one], darkest[other]])
        differences.append(_composed(_Mode.CompositionMode_Darken, [difference, steady[one], steady[other]]))
    return _composed(_Mode.CompositionMode_Lighten, differences)


def _runs(values: Sequence[float], level: float, start: int) -> Iterator[_Rows]:
    """The runs of rows from ``start`` with values above ``level``; short gaps do not split a run."""
    above = [row for row in range(start, len(values)) if values[row] > level]
    while above:
        length = next(
            (n for n, (row, after) in enumerate(pairwise(above), 1) if after - row > _GAP), len(above)
        )
        yield _Rows(above[0], above[length - 1])
        del above[:length]


def _upper_half(face: QImage) -> QImage:
    image = QImage(WIDTH, face.height() // 2, QImage.Format.Format_RGB32)
    image.fill(_BEHIND)
    painter = QPainter(image)
    painter.drawImage(0, 0, face)
    painter.end()
    return image


def _composed(mode: _Mode, images: Sequence[QImage]) -> QImage:
    """The first of ``images`` with the others painted over it in ``mode``."""

    def over(below: QImage, above: QImage) -> QImage:
        painter = QPainter(below)
        painter.setCompositionMode(mode)
        painter.drawImage(0, 0, above)
        painter.end()
        return below

    return reduce(over, images[1:], QImage(images[0]))


def _ink(image: QImage, left: int, width: int) -> list[float]:
    """The number of bright pixels of each row between ``left`` and ``left + width``."""
    column = image.copy(QRect(left, 0, width, image.height())).scaled(
        QSize(1, image.height()),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    colours = (column.pixelColor(0, row) for row in range(column.height()))
    return [max(colour.redF(), colour.greenF(), colour.blueF()) * width for colour in colours]
