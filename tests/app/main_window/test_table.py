"""The board in the window: messages that disappear in time, and commands during a drag."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from app.board.banner import Banner
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table, table_colours
from app.play.settings import Language
from app.widgets.question import ask_to_drop
from engine.deals import DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.position import Move, PileId, cell, column
from engine.rules import Game
from engine.session import Session
from tests.app.board import board_checks
from tests.app.board.player import CONTROL, Player, carried_out, group_name, refused
from tests.app.program_driver import ProgramDriver
from tests.app.speech import Speak
from tests.calls import python_calls
from tests.engine.boards import board, drawn

Key = Qt.Key
SIMON = """
    t1: KS 3C TH 7H 9S 8S
    t2: 5H JD JS 8C 9H
    t3: 5C QH TS 4C 5D
    t4: TD 8H 2D QS KC QC
    t5: AC AD JC 3D 9D
    t6: 8D 2H QD KD 7C
    t7: 5S 2C 6D 6S 2S
    t8: JH AH 7D AS 3H
    t9: 6H 3S 4H 9C TC
    t10: 7S 4S KH 6C 4D
"""
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
ONE_EMPTY_COLUMN = """
    c:  2D 4D 6D 8D
    f:  AS AH AD AC
    t1: 5H KS QS
    t2: -
    t3: 9H
    t4: TH
    t5: JC
    t6: 2C
    t7: 3C
    t8: 4C
    t9: 5C
    t10: 6C
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


@pytest.fixture
def player(desk: ProgramDriver) -> Player:
    """A player at the board in the window."""
    player = Player(desk.window.board, desk.controller, desk.preferences)
    player.open(SIMPLE_SIMON, SIMON, level=4)
    player.view.setFocus()
    return player


def message(player: Player) -> Banner:
    found = player.view.window().findChild(Banner, "message")
    assert isinstance(found, Banner)
    return found


def says(player: Player) -> str:
    """The text of the message; empty if it is hidden."""
    return message(player).text() if message(player).isVisible() else ""


# Messages


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
    ask_to_drop(player.view.window(), "Restart", lambda: None)


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


# Commands during a drag


def press(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> Callable[[Player], None]:
    return lambda player: player.key(key, modifiers)


def switch_the_language(player: Player) -> None:
    player.choose(language=Language.CROATIAN)


def take_the_window_away(_player: Player) -> None:
    other = QWidget()
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    other.close()


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
    "Alt+Tab": take_the_window_away,
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


def test_undo_is_by_letter_on_every_keyboard(player: Player) -> None:
    """The letter of the key counts, not its position on the keyboard."""
    player.drag("t1", "t2")
    player.key(Key.Key_Z, CONTROL)
    assert player.drawn == drawn(board(SIMON))


@pytest.mark.parametrize("game", [SIMPLE_SIMON, SEAHAVEN_TOWERS], ids=lambda game: game.name)
def test_a_drop_is_shown_once(player: Player, game: Game) -> None:
    """The limit includes all updates of the window; showing the board twice takes several hundred more."""
    player.begin(Session.deal(game, DealCode(game.codes, game.codes.levels[0], 35)))
    move = next(legal_moves(game, player.position))
    player.carry(group_name(move), str(move.target))
    assert python_calls(lambda: player.release(player.held_at)) <= 450
    assert player.moves == [str(move)]
