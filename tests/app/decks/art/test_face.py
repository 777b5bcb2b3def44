from __future__ import annotations

from itertools import combinations, product
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.decks.art.deck import CORNER_RADIUS, DeckStyle
from app.decks.art.face import draw_face
from engine.cards import Rank, Suit
from tests.app.decks.art.pictures import distance, face, face_height, grey_suit, picture, pixels

STYLES = [DeckStyle(*chosen) for chosen in product((False, True), repeat=2)]
every_style = pytest.mark.parametrize("style", STYLES)

ranks, suits, styles = st.sampled_from(Rank), st.sampled_from(Suit), st.sampled_from(STYLES)

COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
SAME_UPSIDE_DOWN = (Rank.TWO, Rank.FOUR, Rank.TEN, *COURTS)
"""Ranks whose faces have no pip upright in the middle."""


@every_style
def test_no_two_faces_are_alike_on_the_smallest_cards(style: DeckStyle) -> None:
    faces = [face(rank, suit, style, 40) for suit in Suit for rank in Rank]
    for first, second in combinations(faces, 2):
        assert distance(first, second) > (1 if style.large_indices else 2)


def test_suits_are_told_apart_by_shape_at_twelve_pixels() -> None:
    for first, second in combinations(Suit, 2):
        assert distance(grey_suit(first, 12), grey_suit(second, 12)) > 20


@every_style
@pytest.mark.parametrize("rank", COURTS)
def test_the_courts_of_a_rank_differ_by_more_than_colour(style: DeckStyle, rank: Rank) -> None:
    def grey(suit: Suit) -> QImage:
        return face(rank, suit, style, 120).convertToFormat(QImage.Format.Format_Grayscale8)

    for suit, other in combinations(Suit, 2):
        assert distance(grey(suit), grey(other)) > 4


@given(ranks, suits, styles, st.integers(40, 120))
def test_nothing_is_painted_outside_the_rounded_card(
    rank: Rank, suit: Suit, style: DeckStyle, width: int
) -> None:
    rect = QRectF(8, 8, width, face_height(width, style))
    radius = width * CORNER_RADIUS

    def draw_bare_card(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.black)
        painter.drawRoundedRect(rect, radius, radius)

    size = (width + 16, face_height(width, style) + 16)
    face_alpha = pixels(picture(*size, lambda painter: draw_face(painter, rect, rank, suit, style)))[3::4]
    card_alpha = pixels(picture(*size, draw_bare_card))[3::4]
    assert all(ours <= theirs + 40 for ours, theirs in zip(face_alpha, card_alpha, strict=True))


FAINT = 32
"""Levels of a colour, of 255: so faintly a diamond's smoothed tip may reach into the last row of a strip."""


@given(ranks, suits, styles, st.integers(40, 400), st.sampled_from([1.0, 1.25, 1.5, 2.0]))
def test_the_whole_index_lies_in_the_strip_that_a_covered_card_shows(
    rank: Rank, suit: Suit, style: DeckStyle, width: int, ratio: float
) -> None:
    """The strip shows nothing else, except the upper ends of the courts beside the index."""
    image = face(rank, suit, style, width, ratio)
    index_width = (0.64 if style.large_indices else 0.48) if rank in COURTS else 0.95
    first, last = round(0.05 * width * ratio), round(index_width * width * ratio)

    def is_bare(row: int) -> bool:
        colours = [image.pixelColor(x, row).getRgb() for x in range(first, last)]
        return all(max(levels) - min(levels) <= FAINT for levels in zip(*colours, strict=True))

    strip = ceil(style.shape.index_height * width * ratio)
    assert not is_bare(strip // 2)
    assert is_bare(strip - 1)


def rank_margin(rank: Rank, style: DeckStyle, width: int) -> int:
    """The number of bare pixels between the edge of a card and its rank."""
    image = face(rank, Suit.SPADES, style, width)
    rows = range(round(CORNER_RADIUS * width), round(0.25 * width))
    is_bare = [all(image.pixelColor(x, row).lightness() > 220 for row in rows) for x in range(width // 2)]
    edge = is_bare.index(True)
    return is_bare.index(False, edge) - edge


@every_style
@pytest.mark.parametrize("width", [40, 47, 60, 81, 103, 150, 309])
def test_a_ten_keeps_the_same_margin_from_the_edge_as_the_other_ranks(style: DeckStyle, width: int) -> None:
    others = [rank_margin(rank, style, width) for rank in Rank if rank is not Rank.TEN]
    assert rank_margin(Rank.TEN, style, width) >= min(others)


@given(st.sampled_from(SAME_UPSIDE_DOWN), suits, st.booleans(), st.integers(20, 130))
def test_a_face_with_indices_of_the_usual_size_looks_the_same_upside_down(
    rank: Rank, suit: Suit, four_colours: bool, half: int
) -> None:
    image = face(rank, suit, DeckStyle(four_colours), 2 * half)
    assert distance(image, image.transformed(QTransform.fromScale(-1, -1))) < 2


@given(ranks, suits, styles, st.integers(40, 200))
def test_a_face_is_painted_alike_every_time(rank: Rank, suit: Suit, style: DeckStyle, width: int) -> None:
    assert pixels(face(rank, suit, style, width)) == pixels(face(rank, suit, style, width))


@given(ranks, suits, styles, st.integers(40, 100))
def test_a_face_at_twice_the_pixels_is_the_face_of_twice_the_size(
    rank: Rank, suit: Suit, style: DeckStyle, width: int
) -> None:
    height = face_height(width, style)

    def draw(painter: QPainter) -> None:
        draw_face(painter, QRectF(0, 0, 2 * width, 2 * height), rank, suit, style)

    larger = picture(2 * width, 2 * height, draw)
    assert distance(face(rank, suit, style, width, 2.0), larger) < 1


def test_painting_a_face_leaves_the_painter_as_it_was() -> None:
    def draw(painter: QPainter) -> None:
        before = painter.transform()
        draw_face(painter, QRectF(3, 4, 60, 84), Rank.KING, Suit.CLUBS, DeckStyle())
        assert painter.transform() == before
        assert not painter.hasClipping()
        assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)

    picture(70, 100, draw)


class _Card(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_face(painter, QRectF(self.rect()), Rank.QUEEN, Suit.HEARTS, DeckStyle())
        painter.end()


def test_a_court_is_the_same_wherever_in_a_window_it_is_painted(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    cards = [_Card(table), _Card(table)]
    for place, card in enumerate(cards):
        card.setGeometry(10 + 120 * place, 30 + 7 * place, 100, 140)
    shown = table.grab().toImage()
    first, second = (shown.copy(card.geometry()) for card in cards)
    assert first == second
