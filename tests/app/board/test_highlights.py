"""Highlights are as sharp as the cards that they surround."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessibilityHints, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.board.highlights import Appearance, Marks
from app.decks.art.palette import Table
from app.decks.drawn_deck import DrawnDeck
from engine.games import SIMPLE_SIMON
from engine.position import column
from tests.app.board.player import Player

ROUNDING = 1e-6
CARD = QRectF(300, 200, 68, 95)
HEIGHT = 640
PLAIN = Appearance(Table.GREEN, DrawnDeck(), more_contrast=False)


def shown(marks: Marks, scene: QGraphicsScene) -> list[QImage]:
    """The pictures of all highlights around one card."""
    marks.show_destinations({column(0): CARD}, None)
    marks.show_selection(CARD)
    marks.show_focus(CARD)
    items = (item for item in scene.items() if isinstance(item, QGraphicsPixmapItem) and item.isVisible())
    return [item.pixmap().toImage() for item in items]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("card_width", [41, 68, 101, 240])
def test_marks_lie_on_whole_device_pixels(ratio: float, card_width: int) -> None:
    scene = QGraphicsScene()
    marks = Marks(scene)
    width, height = card_width / ratio, round(1.4 * card_width) / ratio
    card = QRectF(300 / ratio, 200 / ratio, width, height)
    marks.set_looks(Appearance(Table.GREEN, DrawnDeck(), more_contrast=False), width, ratio, HEIGHT)
    marks.show_destinations({column(0): card}, column(0))
    marks.show_selection(card)
    marks.show_focus(card)
    marks.show_peeked(card)
    seen = [item for item in scene.items() if item.isVisible()]
    assert len(seen) == 4
    for item in seen:
        assert isinstance(item, QGraphicsPixmapItem)
        assert item.pixmap().devicePixelRatio() == ratio
        for edge in (item.x(), item.y(), item.boundingRect().width(), item.boundingRect().height()):
            assert abs(edge * ratio - round(edge * ratio)) < ROUNDING


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "looks",
    [PLAIN._replace(table=Table.LIGHT), PLAIN._replace(more_contrast=True)],
    ids=["another table", "more contrast"],
)
def test_every_mark_is_drawn_anew_for_other_looks(looks: Appearance) -> None:
    scene = QGraphicsScene()
    marks = Marks(scene)
    marks.set_looks(PLAIN, CARD.width(), 1.0, HEIGHT)
    before = shown(marks, scene)
    marks.set_looks(looks, CARD.width(), 1.0, HEIGHT)
    after = shown(marks, scene)
    assert len(before) == len(after) == 3
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.usefixtures("qapp")
def test_every_mark_is_drawn_anew_for_another_scale_factor() -> None:
    """Even if the width of the cards in logical pixels stays the same."""
    scene = QGraphicsScene()
    marks = Marks(scene)
    for ratio in (1.0, 2.0):
        marks.set_looks(PLAIN, CARD.width(), ratio, HEIGHT)
        assert [picture.devicePixelRatio() for picture in shown(marks, scene)] == [ratio] * 3


def test_marks_are_stronger_where_the_system_asks_for_more_contrast(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:

    def mark_on_t2() -> QImage:
        player.click("t1")
        image = player.scene.marks.marked[column(1)].pixmap().toImage()
        player.click("t1")
        return image

    player.open(SIMPLE_SIMON, "t1: 9S 8S\nt2: 9H")
    plain = mark_on_t2()
    monkeypatch.setattr(
        QAccessibilityHints, "contrastPreference", lambda _hints: Qt.ContrastPreference.HighContrast
    )
    player.choose()
    assert mark_on_t2() != plain


FULL_COLUMN = """
    t1: 3H
    t2: KS QS JS TS 9S 8S 7S 6S 5S 4S 8D 7D 4D
    t3: 4C
"""
"""Columns 2 and 3 accept the 3 of hearts; column 2 is as long as the cards leave room for."""


@pytest.mark.parametrize("chosen", [False, True], ids=["destination", "chosen"])
def test_the_arrow_below_a_full_column_is_inside_the_board(player: Player, *, chosen: bool) -> None:
    player.view.resize(900, 480)  # a wide board: its height decides the size of the cards
    player.open(SIMPLE_SIMON, FULL_COLUMN)
    scene, layout = player.scene, player.layout
    rects = {pile: layout.end(pile, count) for pile, count in ((column(1), 13), (column(2), 1))}
    scene.marks.show_destinations(rects, column(1) if chosen else None)
    lowest = {pile: lowest_highlight(item) for pile, item in scene.marks.marked.items()}
    assert rects[column(1)].bottom() + 0.1 * layout.card_width > layout.size.height(), "it is full"
    assert lowest[column(1)] <= layout.size.height()
    assert lowest[column(2)] > rects[column(2)].bottom() + 0.1 * layout.card_width, "elsewhere it is below"


def lowest_highlight(item: QGraphicsPixmapItem) -> float:
    """The lower edge of the lowest bright row in the item's middle, in pixels of the board.

    The line of a highlight is bright; the lines on both sides of it (its casing) are dark.
    """
    image = item.pixmap().toImage()
    middle, rows = image.width() // 2, reversed(range(image.height()))
    lowest = next(y for y in rows if image.pixelColor(middle, y).lightnessF() > 0.3)
    return item.y() + (lowest + 1) / image.devicePixelRatio()
