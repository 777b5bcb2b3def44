"""Play with the keyboard alone: the focus moves over the piles, lifts, drops, and is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import PileId
from tests.app.board import board_checks
from tests.app.board.player import CONTROL, SHIFT, Player, carried_out, flies, refused

Key = Qt.Key
SIMON = "t1: 9S 8S\nt2: 9H\nt3: 5D\nt4: KC QC\nt5: -\nt6: 7C\nt7: 2S\nt8: 3H\nt9: TC\nt10: 4D"
SEAHAVEN = """
    c:  5S - 9S -
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


def at(player: Player) -> str:
    """The name of the focused group."""
    pile, size = player.view.focus
    return f"{pile}" if size <= 1 else f"{pile}x{size}"


@pytest.mark.parametrize(
    ("keys", "reached"),
    [
        ("1", "t1"),
        ("9", "t9"),
        ("0", "t10"),
        ([Key.Key_Right], "t2"),
        ([Key.Key_Right] * 20, "t10"),
        ([Key.Key_Right, Key.Key_Left, Key.Key_Left], "t1"),
        ([Key.Key_Up], "t1x2"),
        ([Key.Key_Up, Key.Key_Down], "t1"),
        ([Key.Key_Down], "t1"),
        ([Key.Key_Up] * 2, "c1"),
        ([Key.Key_Up] * 2 + [Key.Key_Right] * 4, "fS"),
        ([Key.Key_Up] * 2 + [Key.Key_Right] * 20, "fC"),
        ([Key.Key_Up] * 2 + [Key.Key_Down], "t1"),
    ],
)
def test_digits_and_arrows_reach_every_pile(player: Player, keys: str | list[Qt.Key], reached: str) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    if isinstance(keys, str):
        player.type(keys)
    else:
        for key in keys:
            player.key(key)
    assert at(player) == reached


def test_every_pile_of_both_games_is_reached_by_arrows_alone(player: Player) -> None:
    for game, text in ((SEAHAVEN_TOWERS, SEAHAVEN), (SIMPLE_SIMON, SIMON)):
        player.open(game, text)
        reached = {player.view.focus.pile}
        player.key(Key.Key_Up, CONTROL)
        for key in (Key.Key_Left, Key.Key_Right):
            for _ in range(10):
                player.key(key)
                reached.add(player.view.focus.pile)
        player.key(Key.Key_Down)
        for key in (Key.Key_Left, Key.Key_Right):
            for _ in range(10):
                player.key(key)
                reached.add(player.view.focus.pile)
        assert reached == set(player.position.piles)


def test_a_superscript_two_is_no_digit(player: Player) -> None:
    """The key left of 1 on French keyboards."""
    player.open(SIMPLE_SIMON, SIMON)
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_twosuperior, Qt.KeyboardModifier.NoModifier, "²")
    QApplication.sendEvent(player.view, event)
    assert at(player) == "t1"


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_space_and_enter_lift_and_drop(player: Player, key: Qt.Key) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.key(key)
    assert player.marked == {"t2", "t5"}
    player.type("2")
    with carried_out(player, "t1>t2"):
        player.key(key)
    assert at(player) == "t2"


@pytest.mark.usefixtures("long_flights")
def test_a_move_by_keys_flies_until_the_next_key(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.key(Key.Key_Space)
    player.type("2")
    player.key(Key.Key_Space)
    assert flies(player)
    player.type("3")
    assert not flies(player)


def test_esc_puts_back(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.key(Key.Key_Space)
    player.key(Key.Key_Escape)
    assert player.view.hand.hold is None
    assert player.marked == set()


def test_space_on_the_lifted_group_puts_it_back(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    with refused(player):
        player.key(Key.Key_Space)
        player.key(Key.Key_Space)
    assert player.view.hand.hold is None


def test_a_drop_where_the_group_may_not_lie_is_refused_and_the_group_stays_in_the_hand(
    player: Player,
) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.key(Key.Key_Space)
    player.type("3")
    with refused(player, "rank-mismatch"):
        player.key(Key.Key_Space)
    player.type("2")
    with carried_out(player, "t1>t2"):
        player.key(Key.Key_Space)


def test_space_on_an_empty_slot_says_that_it_is_empty(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.type("5")
    with refused(player, "empty-pile"):
        player.key(Key.Key_Space)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_ctrl_enter_sends_to_the_best_place(player: Player, key: Qt.Key) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    with carried_out(player, "t1>fS"):
        player.key(key, CONTROL)


@pytest.mark.parametrize(("key", "modifiers"), [(Key.Key_Menu, None), (Key.Key_F10, SHIFT)])
def test_a_key_shows_a_covered_card_until_the_next(
    player: Player, key: Qt.Key, modifiers: Qt.KeyboardModifier | None
) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.key(Key.Key_Up)
    player.key(key, modifiers or Qt.KeyboardModifier.NoModifier)
    card = player.position.columns[0][0]
    assert board_checks.shows_whole(player.view, card)
    player.key(Key.Key_Down)
    assert not board_checks.shows_whole(player.view, card)


def test_m_asks_for_the_position(player: Player, qtbot: QtBot) -> None:
    with qtbot.waitSignal(player.view.position_asked, timeout=1000):
        player.key(Key.Key_M)


def test_the_focus_is_seen_while_keys_are_used_and_goes_with_the_mouse(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    plain = player.view.viewport().grab().toImage()
    player.type("3")
    assert player.view.viewport().grab().toImage() != plain
    player.click(player.bare_table)
    assert player.view.viewport().grab().toImage() == plain


def test_esc_that_ends_what_the_mouse_began_shows_no_focus(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.choose(animations=False)
    plain = player.view.viewport().grab().toImage()
    player.click("t1")
    player.key(Key.Key_Escape)
    assert player.view.viewport().grab().toImage() == plain
    player.carry("t1", player.bare_table)
    player.key(Key.Key_Escape)
    assert player.view.viewport().grab().toImage() == plain


def test_the_focus_stays_on_the_board_when_its_pile_goes(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.go_to("c4")
    player.open(SIMPLE_SIMON, SIMON)
    assert at(player) == "t1"


def test_a_cells_card_is_moved_and_a_foundations_card_taken_back_by_keys(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.go_to("c1")
    player.key(Key.Key_Space)
    player.type("6")
    with carried_out(player, "c1>t6"):
        player.key(Key.Key_Space)
    player.go_to("fS")
    player.key(Key.Key_Space)
    player.go_to("c1")
    with carried_out(player, "fS>c1"):
        player.key(Key.Key_Space)
    assert player.view.focus.pile == PileId.parse("c1")


def test_a_lifted_group_stays_as_large_as_it_is(player: Player) -> None:
    """With a lifted group, Up goes to the row of the cells instead of focusing one more card."""
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.key(Key.Key_Space)
    player.key(Key.Key_Up)
    assert at(player) == "c1"
