"""The one clock of the board: runs only while something flies, and can be made to end at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from app.board.animation import Animator, Flight

TARGET = QPointF(100, 40)


@pytest.fixture
def glide(qapp: object) -> Animator:  # noqa: ARG001  (the clock needs Qt)
    return Animator()


def flight(
    item: QGraphicsRectItem, landed: list[QGraphicsRectItem], target: QPointF = TARGET, delay: int = 0
) -> Flight:
    return Flight(item, item.pos(), target, delay, 30, lambda: landed.append(item))


def runs(glide: Animator) -> bool:
    return glide.state() is QAbstractAnimation.State.Running


def test_an_item_arrives_exactly_and_the_clock_stops(glide: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(glide.settled, timeout=5000):
        glide.take_off([flight(item, landed)])
        assert runs(glide)
    assert item.pos() == TARGET
    assert landed == [item]
    assert not runs(glide)


def test_finish_lets_everything_arrive_at_once_whatever_its_delay(glide: Animator, qtbot: QtBot) -> None:
    items, landed = [QGraphicsRectItem() for _ in range(3)], list[QGraphicsRectItem]()
    glide.take_off([flight(item, landed, delay=1000 * number) for number, item in enumerate(items)])
    with qtbot.waitSignal(glide.settled, timeout=1000):
        glide.finish()
    assert [item.pos() for item in items] == [TARGET] * 3
    assert landed == items
    assert not runs(glide)


def test_an_item_in_the_air_turns_to_its_new_target_and_lands_once(glide: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(glide.settled, timeout=5000):
        glide.take_off([flight(item, landed)])
        glide.take_off([flight(item, landed, QPointF(7, 7))])
    assert item.pos() == QPointF(7, 7)
    assert landed == [item]


def test_what_flies_already_goes_on_when_another_takes_off(glide: Animator, qtbot: QtBot) -> None:
    first, second, landed = QGraphicsRectItem(), QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(glide.settled, timeout=5000):
        glide.take_off([flight(first, landed)])
        glide.take_off([flight(second, landed, delay=20)])
        assert glide.is_on_the_way(first)
        assert glide.is_on_the_way(second)
    assert landed == [first, second]


def test_an_item_flies_quickly_at_first_and_slowly_at_the_end(glide: Animator) -> None:
    item = QGraphicsRectItem()
    glide.take_off([flight(item, [])])
    ways = []
    for time in (10, 20, 30):
        before = item.x()
        glide.updateCurrentTime(time)
        ways.append(item.x() - before)
    assert ways[0] > 2 * ways[1] > 4 * ways[2] > 0


def test_nothing_to_fly_starts_no_clock(glide: Animator) -> None:
    glide.take_off([])
    glide.finish()
    assert not runs(glide)
    assert not glide.is_flying


def test_a_second_take_off_after_the_first_has_settled_begins_anew(glide: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    for target in (TARGET, QPointF(0, 0), TARGET):
        with qtbot.waitSignal(glide.settled, timeout=5000):
            glide.take_off([flight(item, landed, target)])
        assert item.pos() == target
