"""The message on the table: it names the rule, keeps clear of the cards, and disappears in time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from app.decks.art.palette import Table, table_colours
from app.play.settings import Language
from app.widgets.question import ask_to_drop
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move, PileId
from tests.app.board.player import CONTROL, Player
from tests.app.main_window.table import ONE_EMPTY_COLUMN, message, says
from tests.app.speech import Speak

Key = Qt.Key
LONG_COLUMN = """
    t1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS 9C 8D 7C 6D 5C
    t2: 2S TD 4S 8C KD
    t3: 3C 9D TC KH AC
    t4: 3H 4D 3D 2C
    t5: JD QS AH 4C
    t6: QD 6C 5H 7D
    t7: QC AD 2D
    t8: JC 7H TS
    t9: 6S 5D JH
    t10: 9H KC 8S
"""
ONE_MOVE_TO_WIN = """
    t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    t2: AS
    t3: -
    t4: -
    t5: -
    t6: -
    t7: -
    t8: -
    t9: -
    t10: -
    removed: H D C
"""


def test_a_refused_drop_is_answered_with_the_rule(player: Player) -> None:
    player.drag("t1", "t3")
    assert says(player) != ""


def test_a_refused_move_by_keys_is_answered_until_the_next_key(player: Player) -> None:
    player.key(Key.Key_Space)
    player.type("3")
    player.key(Key.Key_Space)
    assert says(player) != ""
    player.key(Key.Key_Right)
    assert says(player) == ""


def test_the_refusal_of_a_group_too_large_for_an_empty_column_says_how_many_go_there(
    player: Player, speak: Speak
) -> None:
    """Two cards could move together, but the destination does not count as an empty column."""
    speak(Language.ENGLISH)
    player.open(SEAHAVEN_TOWERS, ONE_EMPTY_COLUMN)
    player.drag("t1x2", "t2")
    assert says(player) == (
        "No cell is free and no other column is empty: at most 1 card goes into an empty column, not 2."
    )


def test_without_interactive_rules_nothing_is_said(player: Player) -> None:
    player.choose(interactive_rules=False)
    player.drag("t1", "t3")
    assert says(player) == ""


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800)])
def test_the_message_covers_neither_the_card_nor_where_it_was_dropped(
    player: Player, size: tuple[int, int]
) -> None:
    player.view.window().resize(*size)
    player.open(SIMPLE_SIMON, LONG_COLUMN, level=4)
    for target in ("t2", "t3"):
        player.drag("t1", target)
        assert says(player) != ""
        shown = QRectF(message(player).geometry())
        for pile in ("t1", target):
            assert not shown.intersects(player.view.area(PileId.parse(pile))), pile


def end_by_undo(player: Player) -> None:
    player.key(Key.Key_Z, CONTROL)


def end_by_a_press(player: Player) -> None:
    player.click(player.bare_table)


def end_by_another_game(player: Player) -> None:
    player.controller.new_game(SEAHAVEN_TOWERS, 4)


def end_by_another_deal(player: Player) -> None:
    player.controller.new_game(SIMPLE_SIMON, 1)


def end_by_a_restart(player: Player) -> None:
    player.controller.restart()


def end_by_a_move(player: Player) -> None:
    player.drag("t6", "t1")


def end_by_another_language(player: Player) -> None:
    player.choose(language=Language.CROATIAN)


def end_by_switching_interactive_rules_off(player: Player) -> None:
    player.choose(interactive_rules=False)


def end_by_help(player: Player) -> None:
    player.key(Key.Key_F1)


def end_by_a_dialog(player: Player) -> None:
    player.key(Key.Key_N, CONTROL)


def end_by_a_question(player: Player) -> None:
    ask_to_drop(player.view.window(), SIMPLE_SIMON, "Restart", lambda: None)


ENDS = (
    end_by_undo,
    end_by_a_press,
    end_by_another_game,
    end_by_another_deal,
    end_by_a_restart,
    end_by_a_move,
    end_by_another_language,
    end_by_switching_interactive_rules_off,
    end_by_help,
    end_by_a_dialog,
    end_by_a_question,
)


@pytest.mark.parametrize("end", ENDS, ids=lambda end: end.__name__)
def test_no_message_outlives_its_cause(player: Player, end: Callable[[Player], None]) -> None:
    player.drag("t8", "t10")
    player.drag("t1", "t3")
    assert says(player) != ""
    end(player)
    assert says(player) == ""


@pytest.mark.parametrize("key", [Key.Key_Control, Key.Key_Shift, Key.Key_Alt, Key.Key_Meta])
def test_a_modifier_key_alone_leaves_the_message(player: Player, key: Qt.Key) -> None:
    """Users of screen readers press Ctrl to stop the speech."""
    player.drag("t1", "t3")
    said = says(player)
    assert said != ""
    player.key(key)
    assert says(player) == said


@pytest.mark.parametrize("colours", Table)
def test_the_message_takes_the_colours_of_the_table(player: Player, colours: Table) -> None:
    player.choose(table=colours)
    player.drag("t1", "t3")
    shown = message(player)
    ground = shown.grab().toImage().pixelColor(shown.width() // 2, 4)
    assert ground == table_colours(colours).message


def test_a_win_takes_the_message_away(player: Player) -> None:
    player.open(SIMPLE_SIMON, ONE_MOVE_TO_WIN, level=4)
    player.click("t3")
    assert says(player) != ""
    player.controller.move(Move.parse("t2>t1"))
    assert player.controller.session.is_won
    assert says(player) == ""


def test_the_message_leaves_the_focus_on_the_board(player: Player) -> None:
    player.drag("t1", "t3")
    assert QApplication.focusWidget() is player.view
