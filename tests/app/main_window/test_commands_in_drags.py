"""Commands during a drag: the cards return first, and each command works."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.decks.art.deck import DeckStyle
from app.play.settings import Language
from engine.deals import DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.rules import Game
from engine.session import Session
from tests.app.board import board_checks
from tests.app.board.player import CONTROL, Player, carried_out, group_name
from tests.app.main_window.table import SIMON
from tests.app.program_driver import ProgramDriver
from tests.calls import python_calls
from tests.engine.boards import board, drawn

Key = Qt.Key


def press(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> Callable[[Player], None]:
    return lambda player: player.key(key, modifiers)


def switch_the_language(player: Player) -> None:
    player.choose(language=Language.CROATIAN)


COMMANDS: dict[str, Callable[[Player], None]] = {
    "Esc": press(Key.Key_Escape),
    "Ctrl+Z": press(Key.Key_Z, CONTROL),
    "Ctrl+N": press(Key.Key_N, CONTROL),
    "Ctrl+R": press(Key.Key_R, CONTROL),
    "Ctrl+Y": press(Key.Key_Y, CONTROL),
    "Ctrl+F": press(Key.Key_F, CONTROL),
    "F1": press(Key.Key_F1),
    "F10": press(Key.Key_F10),
    "F11": press(Key.Key_F11),
    "another language": switch_the_language,
    "Alt+Tab": Player.lose_focus,
    "resize": lambda player: player.view.window().resize(700, 560),
    "minimise": lambda player: player.view.window().showMinimized(),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_command_in_the_midst_of_a_drag_brings_the_cards_home_first(
    player: Player, desk: ProgramDriver, command: Callable[[Player], None]
) -> None:
    """The next click works, too."""
    before = player.drawn
    player.carry("t1", "t2")
    command(player)
    QApplication.processEvents()
    assert not player.view.hand.is_dragging
    if QApplication.activeModalWidget() is None:
        player.release(player.held_at)
    player.let_go_of_everything()
    desk.leave()
    player.view.window().showNormal()
    player.view.window().activateWindow()
    player.view.setFocus()
    QApplication.processEvents()
    assert player.drawn == before
    player.click(player.bare_table)
    player.scene.finish()
    while not player.scene.is_sharp:
        QApplication.processEvents()
    assert board_checks.faults(player.view, player.position, DeckStyle()) == []
    with carried_out(player, "t1>t2"):
        player.click("t1")
        player.click("t2")


def test_a_shortcut_ends_a_drag_though_ctrl_was_held_down_before_it(player: Player) -> None:
    """In this case the board gets only the ShortcutOverride event."""
    before = player.drawn
    player.carry("t1", "t2")
    QApplication.sendEvent(player.view, QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_C, CONTROL))
    assert player.drawn == before
    assert player.view.hand.hold is None


def test_escape_in_the_midst_of_a_drag_stays_in_full_screen(player: Player, desk: ProgramDriver) -> None:
    desk.key(Key.Key_F11)
    player.carry("t1", "t2")
    assert player.view.hand.is_dragging
    player.key(Key.Key_Escape)
    assert player.view.hand.hold is None
    assert desk.window.isFullScreen()


def test_ctrl_z_in_the_midst_of_a_drag_takes_the_last_move_back(player: Player) -> None:
    """First the group returns to its pile, then the command runs."""
    player.drag("t8", "t10")
    player.carry("t1", "t2")
    player.key(Key.Key_Z, CONTROL)
    player.release(player.held_at)
    assert player.moves == ["t8>t10", "undo"]
    assert player.drawn == drawn(board(SIMON))


def test_ctrl_z_held_down_stops_at_the_start(player: Player) -> None:
    player.drag("t8", "t10")
    player.drag("t1", "t2")
    for _ in range(20):
        player.key(Key.Key_Z, CONTROL)
    assert player.drawn == drawn(board(SIMON))
    assert player.moves == ["t8>t10", "t1>t2", "undo", "undo"]


@pytest.mark.parametrize("game", [SIMPLE_SIMON, SEAHAVEN_TOWERS], ids=lambda game: game.name)
def test_a_drop_is_shown_once(player: Player, game: Game) -> None:
    """The limit includes all updates of the window; showing the board twice takes several hundred more."""
    player.begin(Session.deal(game, DealCode(game.codes, game.codes.levels[0], 35)))
    move = next(legal_moves(game, player.position))
    player.carry(group_name(move), str(move.target))
    assert python_calls(lambda: player.release(player.held_at)) <= 450
    assert player.moves == [str(move)]
