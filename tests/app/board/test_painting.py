"""The amount of painting, counted in frames and pixels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint
from PySide6.QtGui import QPaintEvent

from app.decks.art.palette import Table
from engine.games import SIMPLE_SIMON
from engine.position import column
from tests.app.board.games import SIMON
from tests.app.board.player import Player


class Frames(QObject):
    """Records the area of each frame of a board, in pixels."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.areas: list[int] = []
        player.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            rect = event.region().boundingRect()
            self.areas.append(rect.width() * rect.height())
        return False


@pytest.fixture
def frames(player: Player) -> Frames:
    player.open(SIMPLE_SIMON, SIMON)
    return Frames(player)


def paint(frames: Frames) -> list[int]:
    """Paint the pending frame, and return the areas of all frames since the last call."""
    for _ in range(3):  # the update goes from the scene to the view, then to the window, which paints
        QCoreApplication.sendPostedEvents()
    areas, frames.areas = frames.areas, []
    return areas


def test_a_move_of_the_pointer_paints_one_frame_of_the_held_card_alone(
    player: Player, frames: Frames
) -> None:
    at = player.lift("t3")
    player.move(at + QPoint(40, 60))
    paint(frames)
    held = player.scene.held
    assert held is not None
    picture = held.boundingRect()
    for step in range(1, 6):
        player.move(at + QPoint(40 + 2 * step, 60 + step))
        (area,) = paint(frames)
        assert area <= (picture.width() + 10) * (picture.height() + 10)


def test_another_table_is_painted_to_the_edges_of_the_board(player: Player, frames: Frames) -> None:
    paint(frames)
    player.choose(table=Table.BLUE)
    viewport = player.view.viewport()
    assert paint(frames) == [viewport.width() * viewport.height()]


def test_a_pointer_that_only_passes_over_paints_nothing(player: Player, frames: Frames) -> None:
    paint(frames)
    for pile in ("t1", "t2", "t3"):
        player.move(pile)
    assert paint(frames) == []


def test_marks_are_painted_when_another_is_chosen_and_not_again(player: Player, frames: Frames) -> None:
    player.carry("t1x1", "t2")
    paint(frames)
    chosen = {pile: item.pixmap().cacheKey() for pile, item in player.scene.marks.marked.items()}
    player.move(player.held_at + QPoint(3, 0))
    (area,) = paint(frames)
    assert area < player.view.width() * player.view.height() / 4
    assert chosen == {pile: item.pixmap().cacheKey() for pile, item in player.scene.marks.marked.items()}


def test_choosing_a_pile_draws_two_marks_anew(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1", "t2")
    plain = {pile: item.pixmap().cacheKey() for pile, item in player.scene.marks.marked.items()}
    player.move("t5")
    chosen = {pile: item.pixmap().cacheKey() for pile, item in player.scene.marks.marked.items()}
    assert chosen == {column(1): plain[column(4)], column(4): plain[column(1)]}
