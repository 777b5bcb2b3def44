"""Drops and clicks beside the piles: slots for removed sequences, and the bare table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from app.play.settings import Language
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import cell, column
from tests.app.board.player import Player, carried_out, refused
from tests.app.main_window.table import ONE_EMPTY_COLUMN, message, says
from tests.app.speech import Speak

QUEEN_AND_KING = """
    t1: QH
    t2: 5S 4D
    t3: AC
    t4: -
    t5: KS
    t6: 2D
    t7: 3C
    t8: 9S
    t9: 9D
    t10: 9C
"""
"""QH can move onto KS and into t4; KS is below the second slot for a sequence."""
GOES_BY_ITSELF = "A complete sequence, king to ace of one suit, goes here by itself."


def slot(player: Player, order: int) -> QRectF:
    return player.layout.sequence_slot_rect(order)


def lower(player: Player, part: float) -> QPointF:
    """A point at which a card overlaps the second slot, and the king below by ``part`` of the card."""
    return slot(player, 1).topLeft() + QPointF(0, part * player.layout.card_size.height())


@pytest.mark.parametrize("group", ["t1", "t3"])
@pytest.mark.parametrize("part", [0, 0.1, 0.4])
def test_a_drop_on_a_slot_for_a_sequence_explains_the_slot(
    player: Player, speak: Speak, group: str, part: float
) -> None:
    """A queen is not moved onto the king below, and an ace is not refused by it."""
    speak(Language.ENGLISH)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    with refused(player):
        player.drag(group, lower(player, part))
    assert says(player) == GOES_BY_ITSELF
    assert not player.view.hand.is_dragging


def test_over_a_slot_for_a_sequence_no_column_is_chosen_for_the_drop(player: Player) -> None:
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    player.carry("t1", lower(player, 0.4))
    assert player.view.hand.chosen is None
    player.move(player.held_at + QPoint(0, round(0.4 * player.layout.card_size.height())))
    assert str(player.view.hand.chosen) == "t5"


def test_a_group_mostly_over_the_column_below_a_slot_goes_there(player: Player) -> None:
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    with carried_out(player, "t1>t5"):
        player.drag("t1", lower(player, 0.7))


def test_automatic_placement_sends_nothing_from_a_slot_for_a_sequence(player: Player, speak: Speak) -> None:
    speak(Language.ENGLISH)
    player.choose(automatic_placement=True)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    with refused(player):
        player.drag("t1", lower(player, 0))
    assert says(player) == GOES_BY_ITSELF


@pytest.mark.parametrize("order", range(4))
@pytest.mark.parametrize("selected", ["", "t1"])
def test_a_click_on_a_slot_for_a_sequence_explains_the_slot(
    player: Player, speak: Speak, order: int, selected: str
) -> None:
    speak(Language.ENGLISH)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    if selected:
        player.click(selected)
    with refused(player):
        player.click(slot(player, order).center())
    assert says(player) == GOES_BY_ITSELF
    assert not message(player).geometry().intersects(slot(player, order).toRect())


def test_what_goes_on_a_slot_for_a_sequence_is_announced_to_a_screen_reader(
    player: Player, speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(Language.ENGLISH)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    heard: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    player.click(slot(player, 0).center())
    announced = [event for event in heard if isinstance(event, QAccessibleAnnouncementEvent)]
    assert [event.message() for event in announced] == [GOES_BY_ITSELF]


def rest(player: Player, point: QPointF) -> str:
    """The tooltip when the pointer rests at ``point``."""
    viewport, at = player.view.viewport(), point.toPoint()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))
    return QToolTip.text()


def test_a_slot_for_a_sequence_has_a_tooltip(player: Player, speak: Speak) -> None:
    speak(Language.ENGLISH)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    assert rest(player, slot(player, 0).center()) == GOES_BY_ITSELF
    QToolTip.hideText()


def test_the_rest_of_the_table_has_no_tooltip(player: Player, qtbot: QtBot) -> None:
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    rest(player, slot(player, 0).center())
    rest(player, player.layout.slot_rect(column(0)).center())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_without_interactive_rules_nothing_is_said_about_a_slot_for_a_sequence(player: Player) -> None:
    player.choose(interactive_rules=False)
    player.open(SIMPLE_SIMON, QUEEN_AND_KING)
    player.click(slot(player, 0).center())
    with refused(player):
        player.drag("t1", lower(player, 0.1))
    assert says(player) == ""
    assert rest(player, slot(player, 0).center()) == ""


def bare_table(player: Player) -> QRectF:
    """A card's rectangle on the bare table between cells and foundations, above the fifth column."""
    place = player.layout.slot_rect(column(4))
    place.moveTop(player.layout.slot_rect(cell(0)).top())
    return place


@pytest.mark.parametrize("group", ["t8", "t1"])
@pytest.mark.parametrize("part", [0, 0.1, 0.4])
def test_dropped_between_cells_and_foundations_a_card_goes_home_in_silence(
    player: Player, group: str, part: float
) -> None:
    """It is neither moved onto the column below nor refused by it."""
    player.open(SEAHAVEN_TOWERS, ONE_EMPTY_COLUMN.replace("t8: 4C", "t8: TC"))
    with refused(player):
        player.drag(group, bare_table(player).topLeft() + QPointF(0, part * player.layout.card_size.height()))
    assert says(player) == ""


def test_dropped_partly_on_a_free_cell_a_card_goes_there(player: Player) -> None:
    """Most of it is over the bare table, which competes with columns only."""
    player.open(
        SEAHAVEN_TOWERS, ONE_EMPTY_COLUMN.replace("2D 4D 6D 8D", "2D 4D 6D -").replace("t3: 9H", "t3: 9H 8D")
    )
    place = player.layout.slot_rect(cell(3))
    player.drag("t3", place.topLeft() + QPointF(0.7 * place.width(), 2))
    assert player.position.cells[3] is not None


def test_a_click_between_cells_and_foundations_deselects(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, ONE_EMPTY_COLUMN)
    player.click("t1")
    with refused(player):
        player.click(bare_table(player).center())
    assert player.view.hand.hold is None
    assert says(player) == ""
