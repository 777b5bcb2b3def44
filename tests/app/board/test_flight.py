"""Flying cards never delay or block the player."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.arch import arch
from app.board.card_item import CardItem
from app.board.flights import FLYING_LEVEL
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table
from engine.deals import DealCode
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.position import Move
from engine.session import Session
from tests.app.board import board_checks
from tests.app.board.player import Player, flies
from tests.engine.boards import board

SIMON = "t1: 9S 8S\nt2: 9H\nt3: TH\nt4: KC QC\nt5: -\nt6: 7C"
ALMOST_WON = "t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\nremoved: H D C"
LONG_AND_ALMOST_DONE = """
    t1: KH QH JH TH 9H 8H 7H 6H 5H 4H KC QC JC TC AS 2D
    t2: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    t3: -
    t4: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D
    t5: 3H 2H AH AD
"""
ALMOST = "t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\nt3: 5H\nt4: -"


def flying_from_below(player: Player) -> str:
    """The flying cards, the lowest first."""
    items = [item for item in player.scene.items() if isinstance(item, CardItem)]
    flying = [item for item in items if item.zValue() >= FLYING_LEVEL]
    return " ".join(str(item.card) for item in sorted(flying, key=CardItem.zValue))


def all_is_seen(player: Player) -> bool:
    player.scene.finish()
    return board_checks.faults(player.view, player.position, DeckStyle()) == []


def rest_of(player: Player, item: CardItem) -> QPointF:
    """The place of a card of a foundation or column."""
    return next(
        player.layout.card(pile, cards.index(item.card), len(cards)).topLeft()
        for pile in player.position.piles
        if item.card in (cards := player.position.cards(pile))
    )


@pytest.mark.usefixtures("long_flights")
def test_undo_while_cards_fly_is_carried_out_each_time(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.double_click("t1")
    player.double_click("t6")
    assert flies(player)
    player.controller.undo()
    player.controller.undo()
    assert player.drawn == "\n".join(line.strip() for line in SIMON.splitlines())
    assert all_is_seen(player)


@pytest.mark.usefixtures("long_flights")
def test_undo_held_down_during_the_removal_of_a_sequence(player: Player) -> None:
    player.open(SIMPLE_SIMON, ALMOST)
    player.drag("t2", "t1")
    assert player.position.removed
    assert flies(player)
    for _ in range(5):
        player.controller.undo()
    assert player.drawn == ALMOST
    assert all_is_seen(player)


def test_undo_and_redo_in_turn_at_the_speed_of_key_repeat(player: Player, qtbot: QtBot) -> None:
    player.open(SIMPLE_SIMON, ALMOST)
    player.drag("t2", "t1")
    for _ in range(30):
        player.controller.undo()
        qtbot.wait(3)
        player.controller.redo()
        qtbot.wait(3)
    assert len(player.position.removed) == 1
    assert all_is_seen(player)


def test_a_removed_sequence_is_complete_on_its_column_before_it_flies(player: Player) -> None:
    player.open(SIMPLE_SIMON, ALMOST)
    player.controller.move(Move.parse("t2>t1"))
    ace = player.scene.item(player.position.removed[0][-1])
    assert ace.pos() == player.layout.card(player.position.piles[0], 12, 13).topLeft()


def test_everything_arrives_by_itself(player: Player, qtbot: QtBot) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    with qtbot.waitSignal(player.scene.all_landed, timeout=5000):
        player.double_click("t1")
    assert not flies(player)
    assert board_checks.faults(player.view, player.position, DeckStyle()) == []


def test_a_deal_is_finished_by_the_next_press(player: Player) -> None:
    player.controller.open(Session(SIMPLE_SIMON, 1, board(SIMON)), counts_for_statistics=False)
    assert flies(player)
    player.press(player.bare_table)
    assert not flies(player)
    player.release(player.bare_table)
    assert all_is_seen(player)


def test_without_animations_nothing_ever_flies(player: Player) -> None:
    player.choose(animations=False)
    player.controller.open(Session(SIMPLE_SIMON, 1, board(ALMOST)), counts_for_statistics=False)
    assert not flies(player)
    player.double_click("t2")
    assert player.position.removed
    assert not flies(player)
    player.drag("t3", "t1")
    player.drag("t1", player.bare_table)
    assert not flies(player)
    assert all_is_seen(player)


def test_without_animations_a_group_that_is_put_back_does_not_fly(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.choose(animations=False)
    player.carry("t1", "t2")
    player.key(Qt.Key.Key_Escape)
    assert not flies(player)
    player.release(player.held_at)
    player.click(player.bare_table)
    assert all_is_seen(player)


@pytest.mark.usefixtures("long_flights")
def test_switching_animations_off_ends_what_flies(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.double_click("t1")
    player.choose(animations=False)
    assert not flies(player)
    assert all_is_seen(player)


def test_no_timer_runs_while_nothing_happens(player: Player, qtbot: QtBot) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.double_click("t1")
    player.view.resize(850, 600)
    qtbot.waitUntil(lambda: not flies(player) and player.scene.is_sharp)
    qtbot.waitUntil(lambda: [timer for timer in player.view.findChildren(QTimer) if timer.isActive()] == [])
    assert player.scene.is_sharp


def test_equal_cards_are_not_mixed_up(player: Player) -> None:
    """Undo moves back the same card, not another card with an equal face."""
    player.open(SIMPLE_SIMON, "t1: 5S\nt2: 5S\nt3: 6S\nt4: 6S")
    first, second = player.position.columns[0][0], player.position.columns[1][0]
    player.drag("t2", "t4")
    player.drag("t1", "t3")
    player.controller.undo()
    player.controller.undo()
    player.scene.finish()
    places = [player.scene.item(card).pos().x() for card in (first, second)]
    assert places == [player.layout.slot_rect(pile).x() for pile in player.position.piles[:2]]


@pytest.mark.usefixtures("long_flights")
@pytest.mark.parametrize("winning", ["drag", "double click"])
def test_the_won_board_is_locked_until_undo(player: Player, winning: str) -> None:
    """A click only ends the flights of the celebration."""
    player.open(SIMPLE_SIMON, "t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\nremoved: H D C")
    if winning == "drag":
        player.drag("t2", "t1")
    else:
        player.double_click("t2")
    assert player.controller.session.is_won
    assert flies(player)
    for pile in ("t1", "t2"):
        player.click(pile)
        player.double_click(pile)
        assert not flies(player)
    player.key(Qt.Key.Key_Space)
    assert player.moves == ["t2>t1"]
    assert player.refusals == []
    player.controller.undo()
    assert all_is_seen(player)


def test_keys_end_the_celebration(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S\nt2: AS\nremoved: H D C")
    player.double_click("t2")
    player.key(Qt.Key.Key_Right)
    assert not flies(player)


def test_undo_after_a_win_shows_the_table_as_it_was(player: Player) -> None:
    """The slots, which are hidden below the arch, are shown again."""
    player.open(SIMPLE_SIMON, ALMOST_WON)
    seen = board_checks.picture_of(player.view)
    player.controller.move(Move.parse("t2>t1"))
    player.controller.undo()
    player.scene.finish()
    assert board_checks.picture_of(player.view) == seen


def test_the_arch_stands_anew_in_a_window_of_another_size(player: Player) -> None:
    player.open(SIMPLE_SIMON, ALMOST_WON)
    player.controller.move(Move.parse("t2>t1"))
    player.view.resize(700, 500)
    while not player.scene.is_sharp:
        QApplication.processEvents()
    items = [item for item in player.scene.items() if isinstance(item, CardItem)]
    stands = arch(player.layout, len(items))
    assert {item.pos().toTuple() for item in items} == {stand.corner.toTuple() for stand in stands}


def test_no_slots_show_below_the_arch_after_a_change_of_looks(player: Player) -> None:
    player.open(SIMPLE_SIMON, ALMOST_WON)
    player.controller.move(Move.parse("t2>t1"))
    player.scene.finish()
    seen = board_checks.picture_of(player.view)
    player.choose(table=Table.BLUE)
    player.choose(table=Table.GREEN)
    assert board_checks.picture_of(player.view) == seen


@pytest.mark.usefixtures("long_flights")
def test_new_faces_that_come_during_a_flight_hide_no_card_in_the_air(player: Player) -> None:
    rest = "\n".join(f"t{number}: -" for number in range(5, 11))
    columns = "\n".join(
        f"t{number}: " + " ".join(f"{rank}{suit}" for rank in "KQJT98765432")
        for number, suit in enumerate("SHDC", 1)
    )
    player.open(SEAHAVEN_TOWERS, f"c: - - - -\nf: AS AH AD AC\n{columns}\n{rest}".replace("KC QC", "QC KC"))
    player.view.resize(820, 600)  # the faces of that size are drawn a little later
    player.controller.send_all()
    while not player.scene.is_sharp:
        QApplication.processEvents()
    in_the_air = [
        item
        for item in player.scene.items()
        if isinstance(item, CardItem) and item.pos() != rest_of(player, item)
    ]
    assert [str(item.card) for item in in_the_air if not item.isVisible()] == []


def test_the_winning_move_made_again_is_not_celebrated_again(player: Player) -> None:
    """The cards are in the arch at once, without a flight."""
    player.open(SIMPLE_SIMON, ALMOST_WON)
    player.controller.move(Move.parse("t2>t1"))
    assert flies(player)
    player.controller.undo()
    player.controller.redo()
    assert player.controller.session.is_won
    assert not flies(player)


def test_a_column_closes_up_rightly_though_a_sequence_is_removed_amidst_its_flight(
    player: Player, qtbot: QtBot
) -> None:
    """With Redo held down, the places of flying cards change before the cards arrive."""
    player.open(SIMPLE_SIMON, LONG_AND_ALMOST_DONE)
    for move in ("t1>t3", "t1>t2"):
        player.controller.move(Move.parse(move))
    assert player.position.removed
    player.controller.undo()
    player.controller.undo()
    player.scene.finish()
    player.controller.redo()
    player.controller.redo()
    with qtbot.waitSignal(player.scene.all_landed, timeout=5000):
        pass
    assert all_is_seen(player)


def test_another_game_may_come_while_cards_fly(player: Player) -> None:
    """The foundations of the new game cover cards that the earlier game does not have."""
    player.controller.new_deal(DealCode(SIMPLE_SIMON.codes, level=1, number=0))
    player.scene.finish()
    player.controller.move(next(legal_moves(SIMPLE_SIMON, player.position)))
    assert flies(player)
    player.open(SEAHAVEN_TOWERS, "c: - - - -\nf: - 3H - -\nt1: 5H 4H")
    assert all_is_seen(player)


COLUMN_BELOW_CELLS = "c: - - - -\nf: - - - -\nt1: 9S 4C KD JH\nt2: QH\nt3: TH"


@pytest.mark.usefixtures("long_flights")
def test_a_card_that_leaves_its_column_flies_above_the_cards_that_stay(player: Player) -> None:
    """The cards that stay spread into the new room, right below the cell."""
    player.open(SEAHAVEN_TOWERS, COLUMN_BELOW_CELLS)
    player.controller.move(Move.parse("t1>c1"))
    assert flying_from_below(player) == "4C KD JH"


@pytest.mark.usefixtures("long_flights")
def test_a_card_in_the_air_stays_above_when_another_move_changes_its_new_pile(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, COLUMN_BELOW_CELLS)
    player.controller.move(Move.parse("t1>t2"))
    player.controller.move(Move.parse("t3>t2"))
    assert flying_from_below(player) == "4C KD JH TH"


@pytest.mark.usefixtures("long_flights")
def test_a_card_that_will_cover_an_arriving_card_flies_above_it(player: Player) -> None:
    """After the restart, the jack lies on the four again, which comes back from its cell."""
    player.open(SEAHAVEN_TOWERS, "c: - - - -\nf: - - - -\nt1: QH 4C JH")
    for move in ("t1>c1", "t1>c2", "c1>t1"):
        player.controller.move(Move.parse(move))
    player.scene.finish()
    player.controller.restart()
    assert flying_from_below(player) == "4C JH"
