"""Clicks: select and place, double clicks on one card, and many quick presses."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.pointer import LONG_PRESS_MS
from app.decks.art.deck import DeckStyle
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import column
from tests.app.board import board_checks, games
from tests.app.board.player import MIDDLE, RIGHT, Player, carried_out, refused

SIMON = games.SIMON + "    t7: 2S\n"
SEAHAVEN = """
    c:  2C 5S - -
    f:  3S AH - -
    t1: KD 4S
    t2: 7D 5S 2H
    t3: 9C 8C
    t4: 3C
    t5: 6H
    t6: 6S
    t7: JH
    t8: KC
    t9: QD
    t10: -
"""


# Click and click


def test_a_click_selects_a_group_and_a_click_on_a_destination_moves_it(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    assert player.marked == {"t2", "t5"}
    with carried_out(player, "t1>t2"):
        player.click("t2")
    assert player.marked == set()


def test_a_click_on_another_card_that_may_be_lifted_selects_that_instead(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    with refused(player):
        player.click("t6")
    assert player.marked == {"t1"}


@pytest.mark.parametrize("place", ["the selected card", "the bare table"])
def test_a_click_on_the_selected_card_or_the_bare_table_deselects(player: Player, place: str) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1x2")
    with refused(player):
        player.click(player.bare_table if place == "the bare table" else "t1x2")
    assert player.view.hand.hold is None


@pytest.mark.parametrize("place", ["below its cards", "beside its cards", "at the window's lower edge"])
def test_a_click_anywhere_in_the_strip_of_a_lit_column_moves_the_group_there(
    player: Player, place: str
) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    strip, card = player.layout.drop_zone(column(1)), player.layout.slot_rect(column(1))
    point = {
        "below its cards": card.center() + QPointF(0, 160),
        "beside its cards": QPointF((strip.left() + card.left()) / 2, card.center().y()),
        "at the window's lower edge": QPointF(card.center().x(), strip.bottom() - 1),
    }[place]
    with carried_out(player, "t1>t2"):
        player.click(point)


def test_a_click_in_the_strip_of_a_column_that_takes_nothing_deselects(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    strip = player.layout.drop_zone(column(2))
    with refused(player):
        player.click(QPointF(strip.center().x(), strip.bottom() - 1))
    assert player.view.hand.hold is None


def test_esc_deselects(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    player.key(Qt.Key.Key_Escape)
    assert player.view.hand.hold is None


def test_a_click_on_an_empty_slot_or_a_card_that_cannot_be_lifted_is_refused(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    for touched, rule in (
        ("t10", "empty-pile"),
        ("c3", "empty-pile"),
        ("fC", "empty-pile"),
        ("t2x2", "covered-card"),
    ):
        with refused(player, rule):
            player.click(touched)


def test_a_click_on_an_empty_slot_that_does_not_take_the_selected_group_tells_why(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.click("t5")
    with refused(player, "empty-column-needs-king"):
        player.click("t10")


def test_a_click_sends_a_card_of_a_column_or_a_cell_to_its_foundation(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN.replace("c:  2C 5S", "c:  2H 5S").replace("5S 2H", "5S 2C"))
    with carried_out(player, "c1>fH", "t1>fS", "c2>fS"):
        player.click("c1")
        player.click("t1")
        player.click("c2")


def test_placement_help_marks_nothing_when_it_is_off_and_clicks_still_move(player: Player) -> None:
    player.choose(placement_help=False)
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    assert player.marked == set()
    with carried_out(player, "t1>t2"):
        player.click("t2")


# Double clicks


def test_a_double_click_sends_the_group_to_its_best_place(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON + "t8: TS")
    with carried_out(player, "t1>t8x2"):
        player.double_click("t1x2")


def test_a_double_click_in_a_run_sends_the_part_from_there_on(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 9S 8S 7S\nt2: 9H\nt3: TD")
    with carried_out(player, "t1>t2x2"):
        player.double_click("t1x2")


def test_a_double_click_under_other_cards_tells_why_nothing_moves(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 9S 8S 3H\nt2: TH")
    with refused(player, "covered-card", "covered-card"):
        player.double_click("t1x3")


def test_a_double_click_on_a_king_alone_in_its_column_tells_that_it_has_no_place(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    with refused(player, "no-place"):
        player.double_click("t8")


def test_two_quick_clicks_on_neighbouring_cards_are_no_double_click(player: Player) -> None:
    """Qt reports a double click on the second card."""
    player.open(SIMPLE_SIMON, "t1: 9S 8S 7S\nt2: 9H 8H\nt3: TD")
    upper = player.point("t1x2")
    upper.setY(round(player.layout.card(player.controller.position.piles[0], 2, 3).top()) - 1)
    with refused(player):
        player.click(upper)
        player.press_twice_quickly(upper, upper + QPoint(0, 3))
    assert player.moves == []


def test_a_double_click_with_a_little_movement_is_one(player: Player) -> None:
    """The limit is the system's double-click distance, usually 5 pixels."""
    player.open(SIMPLE_SIMON, SIMON)
    point = player.point("t6")
    with carried_out(player, "t6>t1"):
        player.press_twice_quickly(point, point + QPoint(3, 2))


def test_three_quick_presses_are_one_double_click_and_one_click(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 9S 8S 4S\nt2: 9H\nt3: 5S\nt4: 9D")
    player.press_quickly("t1", presses=3)
    assert player.moves == ["t1>t3"]
    hold = player.view.hand.hold
    assert hold is not None, "the third press selects the card uncovered beneath"
    assert (str(hold.source), hold.size) == ("t1", 1)


@pytest.mark.parametrize("presses", [2, 3, 6])
def test_hasty_presses_send_at_most_one_card_for_each_double_click(player: Player, presses: int) -> None:
    player.open(SIMPLE_SIMON, "t1: KS QS 4S\nt2: KH 9H\nt3: KD 5S\nt4: KC 9D")
    player.press_quickly("t1", presses=presses)
    assert len(player.moves) <= presses // 2
    player.click(player.bare_table)
    player.scene.finish()
    assert board_checks.faults(player.view, player.position, DeckStyle()) == []


def test_a_double_click_whose_first_click_sent_the_card_leaves_the_card_beneath(player: Player) -> None:
    """In Seahaven Towers, the card below could go to its foundation, too."""
    player.open(
        SEAHAVEN_TOWERS, SEAHAVEN.replace("t1: KD 4S", "t1: KD 5S 4S").replace("c:  2C 5S", "c:  2C -")
    )
    with carried_out(player, "t1>fS"):
        player.double_click("t1")
    assert player.view.hand.hold is None


def test_a_click_after_that_sends_the_card_beneath(player: Player) -> None:
    player.open(
        SEAHAVEN_TOWERS, SEAHAVEN.replace("t1: KD 4S", "t1: KD 5S 4S").replace("c:  2C 5S", "c:  2C -")
    )
    with carried_out(player, "t1>fS", "t1>fS"):
        player.double_click("t1")
        player.click("t1")


def test_without_the_setting_a_double_click_is_two_clicks(player: Player) -> None:
    player.choose(double_click=False)
    player.open(SIMPLE_SIMON, SIMON)
    with refused(player):
        player.double_click("t1")
    assert player.view.hand.hold is None, "selected by the first, and put back by the second"


@pytest.mark.parametrize("buttons", [[RIGHT, RIGHT], [MIDDLE, MIDDLE], [RIGHT, MIDDLE]])
def test_other_buttons_never_move_a_card(player: Player, buttons: list[Qt.MouseButton]) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    with refused(player):
        for button in buttons:
            player.double_click("t1", button)
            player.click("t3", button)
    player.click(player.bare_table)
    assert board_checks.faults(player.view, player.position, DeckStyle()) == []


@pytest.mark.usefixtures("long_flights")
def test_clicks_while_cards_fly_act_on_the_cards_as_the_engine_has_them(player: Player) -> None:
    """The press ends all flights first."""
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: 7D\nt4: 6C\nt5: KD")
    player.double_click("t1")
    assert player.scene.is_flying
    with carried_out(player, "t3>t2"):
        player.double_click("t3")
    with carried_out(player, "t4>t2"):
        player.drag("t4", "t2")
    assert board_checks.faults(player.view, player.position, DeckStyle()) == []


# Peeking at a covered card


def test_a_right_press_held_shows_a_covered_card_whole(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    card = player.position.columns[0][0]
    player.press("t1x2", RIGHT)
    assert board_checks.shows_whole(player.view, card)
    player.release("t1x2", RIGHT)
    assert not board_checks.shows_whole(player.view, card)


def test_a_left_press_during_the_look_only_ends_it(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.press("t1x2", RIGHT)
    with refused(player):
        player.click("t6")
    assert not player.scene.is_peeking
    assert player.view.hand.hold is None


# Touch


@pytest.fixture(scope="session")
def finger(qapp: QApplication) -> QPointingDevice:  # noqa: ARG001  (Qt must have started)
    return QTest.createTouchDevice()


def test_a_tap_with_a_tiny_drag_is_a_click(player: Player, finger: QPointingDevice) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.view._pointer._long_press.setInterval(
        10**6
    )  # on a slow machine the tap must not become a long press
    point = player.point("t1")
    player.touch(finger, [point, point + QPoint(3, 3), point + QPoint(4, 2)])
    assert player.marked == {"t2", "t5"}


def test_a_finger_drags_a_card(player: Player, finger: QPointingDevice) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.view._pointer._long_press.setInterval(10**6)
    point, target = player.point("t1"), player.point("t2")
    with carried_out(player, "t1>t2"):
        player.touch(finger, [point, point + QPoint(12, 12), target])


def test_a_finger_that_rests_shows_a_covered_card(
    player: Player, finger: QPointingDevice, qtbot: QtBot
) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.touch(finger, [player.point("t1x2")], lift=False)
    qtbot.waitUntil(lambda: player.scene.is_peeking, timeout=10 * LONG_PRESS_MS)
    player.touch(finger, [], lift=True)
    assert not player.scene.is_peeking
    assert player.view.hand.hold is None


def test_a_click_with_the_right_button_held_selects_nothing(player: Player) -> None:
    """Two buttons at the same time are not a gesture."""
    player.open(SIMPLE_SIMON, SIMON)
    with refused(player):
        player.press("t6", RIGHT)
        player.click("t1")
        player.release("t6", RIGHT)
    assert player.view.hand.hold is None


def test_a_mouse_that_rests_on_a_card_looks_at_nothing(player: Player) -> None:
    """A long press is for fingers and pens, which have no right button."""
    player.open(SIMPLE_SIMON, SIMON)
    player.press("t1x2")
    assert [timer for timer in player.view.findChildren(QTimer) if timer.isActive()] == []


def test_another_deal_leaves_nothing_selected(player: Player) -> None:
    """Otherwise a group of the earlier game could be dropped in the next game."""
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    player.open(SIMPLE_SIMON, SIMON)
    assert player.view.hand.hold is None
    assert player.marked == set()


def test_two_quick_clicks_far_apart_on_one_card_are_no_double_click(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    point = player.point("t6")
    with refused(player):
        player.press_twice_quickly(point, point + QPoint(0, 25))
    assert player.view.hand.hold is None, "selected by the first, and put back by the second"


def test_a_click_that_sent_a_card_hinders_no_later_double_click(player: Player) -> None:
    """The second press is ignored only directly after that click, not after a drag that was returned."""
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.click("t1")
    point = player.point("t6")
    player.carry("t6", "t6")
    player.release(player.held_at)
    with carried_out(player, "t6>c3"):
        player.press_again_quickly(point)


@pytest.mark.usefixtures("long_flights")
def test_the_second_press_of_a_double_click_lets_the_card_that_the_first_sent_arrive(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.click("t1")
    assert player.scene.is_flying
    player.controller.undo()
    player.double_click("t1")
    assert player.moves[-1] == "t1>fS"
    assert not player.scene.is_flying


def test_a_double_click_of_another_button_after_a_click_moves_nothing(player: Player) -> None:
    """Left, right and right button on one card."""
    player.open(SIMPLE_SIMON, SIMON)
    player.click("t1")
    with refused(player):
        player.double_click("t1", RIGHT)
    assert player.moves == []
