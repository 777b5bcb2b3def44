"""Marks on a scene: as sharp as the cards that they lie round."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from app.art.deck import DeckStyle
from app.art.palette import Table
from app.board.marks import Appearance, Marks
from engine.position import column

ROUNDING = 1e-6


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
@pytest.mark.parametrize("card_width", [41, 68, 101, 240])
def test_marks_lie_on_whole_device_pixels(ratio: float, card_width: int) -> None:
    """Fault 12."""
    scene = QGraphicsScene()
    marks = Marks(scene)
    width, height = card_width / ratio, round(1.4 * card_width) / ratio
    card = QRectF(300 / ratio, 200 / ratio, width, height)
    marks.set_looks(Appearance(Table.GREEN, DeckStyle(), more_contrast=False), width, ratio)
    marks.show_destinations({column(0): card}, column(0))
    marks.show_selection(card)
    marks.show_focus(card)
    marks.show_lifted(card)
    shown = [item for item in scene.items() if item.isVisible()]
    assert len(shown) == 4
    for item in shown:
        assert isinstance(item, QGraphicsPixmapItem)
        assert item.pixmap().devicePixelRatio() == ratio
        for edge in (item.x(), item.y(), item.boundingRect().width(), item.boundingRect().height()):
            assert abs(edge * ratio - round(edge * ratio)) < ROUNDING
