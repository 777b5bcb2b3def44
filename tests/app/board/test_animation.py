"""The animation of the board runs only while an item is moving, and can end at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from app.board.animation import Animator, Flight

TARGET = QPointF(100, 40)


@pytest.fixture
def animator(qapp: object) -> Animator:  # noqa: ARG001  (the clock needs Qt)
    return Animator()


def flight(
    item: QGraphicsRectItem, landed: list[QGraphicsRectItem], target: QPointF = TARGET, delay: int = 0
) -> Flight:
    return Flight(item, item.pos(), target, delay, 30, lambda: landed.append(item))


def runs(animator: Animator) -> bool:
    return animator.state() is QAbstractAnimation.State.Running


def test_an_item_arrives_exactly_and_the_clock_stops(animator: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(animator.all_landed, timeout=5000):
        animator.take_off([flight(item, landed)])
        assert runs(animator)
    assert item.pos() == TARGET
    assert landed == [item]
    assert not runs(animator)


def test_finish_lets_everything_arrive_at_once_whatever_its_delay(animator: Animator, qtbot: QtBot) -> None:
    items, landed = [QGraphicsRectItem() for _ in range(3)], list[QGraphicsRectItem]()
    animator.take_off([flight(item, landed, delay=1000 * number) for number, item in enumerate(items)])
    with qtbot.waitSignal(animator.all_landed, timeout=1000):
        animator.finish()
    assert [item.pos() for item in items] == [TARGET] * 3
    assert landed == items
    assert not runs(animator)


def test_an_item_in_the_air_turns_to_its_new_target_and_lands_once(animator: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(animator.all_landed, timeout=5000):
        animator.take_off([flight(item, landed)])
        animator.take_off([flight(item, landed, QPointF(7, 7))])
    assert item.pos() == QPointF(7, 7)
    assert landed == [item]


def test_what_flies_already_goes_on_when_another_takes_off(animator: Animator, qtbot: QtBot) -> None:
    first, second, landed = QGraphicsRectItem(), QGraphicsRectItem(), list[QGraphicsRectItem]()
    with qtbot.waitSignal(animator.all_landed, timeout=5000):
        animator.take_off([flight(first, landed)])
        animator.take_off([flight(second, landed, delay=20)])
        assert animator.is_moving(first)
        assert animator.is_moving(second)
    assert landed == [first, second]


def test_an_item_flies_quickly_at_first_and_slowly_at_the_end(animator: Animator) -> None:
    item = QGraphicsRectItem()
    animator.take_off([flight(item, [])])
    ways = []
    for time in (10, 20, 30):
        before = item.x()
        animator.updateCurrentTime(time)
        ways.append(item.x() - before)
    assert ways[0] > 2 * ways[1] > 4 * ways[2] > 0


def test_nothing_to_fly_starts_no_clock(animator: Animator) -> None:
    animator.take_off([])
    animator.finish()
    assert not runs(animator)
    assert not animator.is_flying


def test_a_second_take_off_after_the_first_has_settled_begins_anew(animator: Animator, qtbot: QtBot) -> None:
    item, landed = QGraphicsRectItem(), list[QGraphicsRectItem]()
    for target in (TARGET, QPointF(0, 0), TARGET):
        with qtbot.waitSignal(animator.all_landed, timeout=5000):
            animator.take_off([flight(item, landed, target)])
        assert item.pos() == target
