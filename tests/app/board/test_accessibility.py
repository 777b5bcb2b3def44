"""The board for screen readers: a list of piles and slots, their names in every language, and lifetimes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest

from app.board.accessibility import BoardInterface, ItemInterface, PileInterface
from app.board.announcer import Announcer
from app.board.drop_zones import SequenceSlot
from app.board.face_cache import FaceCache
from app.board.view import BoardView
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from engine.deals import DealCode, parse_code
from engine.games import GAMES, SIMPLE_SIMON
from engine.position import Move, column
from tests.app.board.player import Player
from tests.app.speech import Speak

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
EASY = "SS1-S1-AAAAABD"


def code(text: str) -> DealCode:
    return parse_code(text, [game.codes for game in GAMES])


@pytest.fixture(autouse=True)
def _assisted(speak: Speak) -> Iterator[None]:
    """Assistive technology is active, and the language is English."""
    speak(Language.ENGLISH)
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The events sent: for piles as ``Focus: NAME``, for announcements their text."""
    heard: list[str] = []

    def note(event: QAccessibleEvent) -> None:
        if event.type() is QAccessible.Event.Announcement:
            heard.append(event.message())  # type: ignore[attr-defined]
        elif isinstance(event.accessibleInterface(), ItemInterface):
            heard.append(f"{event.type().name}: {event.accessibleInterface().text(NAME)}")

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return heard


@pytest.fixture
def board(player: Player, controller: Controller) -> QAccessibleInterface:
    """The accessible interface of the first deal of Simple Simon with one suit."""
    Announcer(controller, player.view)
    controller.new_deal(code(EASY))
    return QAccessible.queryAccessibleInterface(player.view)


def items(board: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [board.child(index) for index in range(board.childCount())]


def piles(board: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [item for item in items(board) if isinstance(item, PileInterface)]


def names(board: QAccessibleInterface) -> list[str]:
    return [item.text(NAME) for item in items(board)]


def test_the_board_is_a_list_whose_items_are_the_piles_and_the_slots(board: QAccessibleInterface) -> None:
    assert isinstance(board, BoardInterface)
    assert (board.role(), board.text(NAME)) == (QAccessible.Role.List, "Simple Simon")
    assert names(board)[:2] == [
        "column 1, 5 of spades, last of 8 cards",
        "column 2, 9 of spades, last of 8 cards",
    ]
    assert names(board)[10:] == [f"place for sequence {number}, empty" for number in range(1, 5)]
    assert {item.role() for item in items(board)} == {QAccessible.Role.ListItem}
    assert [board.indexOfChild(item) for item in items(board)] == list(range(14))
    assert all(item.parent() is board for item in items(board))
    assert board.child(14) is None


def test_a_slot_for_a_sequence_says_what_goes_there(board: QAccessibleInterface, player: Player) -> None:
    slot = board.child(11)
    area = player.view.area(SequenceSlot(1)).toRect()
    assert slot.rect().size() == area.size()
    assert board.childAt(slot.rect().center().x(), slot.rect().center().y()) is slot
    assert slot.text(DESCRIPTION) == "A complete sequence, king to ace of one suit, goes here by itself."
    assert not slot.state().focusable
    assert slot.actionInterface() is None


def test_the_slot_of_a_removed_sequence_names_its_suit(
    told: list[str], board: QAccessibleInterface, player: Player
) -> None:
    player.open(SIMPLE_SIMON, "t1: KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H\nt2: AH\nt3: 5C")
    told.clear()
    player.drag("t2", "t1")
    assert names(board)[-4:-2] == ["place for sequence 1: hearts", "place for sequence 2, empty"]
    assert "NameChanged: place for sequence 1: hearts" in told


def test_each_pile_is_found_where_it_lies(board: QAccessibleInterface, player: Player) -> None:
    for index, pile in enumerate(piles(board)):
        area = player.view.area(column(index)).toRect()
        corner = player.view.viewport().mapToGlobal(area.topLeft())
        assert pile.rect().topLeft() == corner
        assert pile.rect().size() == area.size()
        assert board.childAt(pile.rect().center().x(), pile.rect().center().y()) is pile
    assert board.childAt(0, 0) is None


def test_one_pile_has_the_focus(board: QAccessibleInterface, player: Player) -> None:
    QTest.keyClicks(player.view, "4")
    assert board.focusChild() is board.child(3)
    assert [pile.state().focused for pile in piles(board)].index(True) == 3
    assert all(pile.state().focusable for pile in piles(board))


def test_the_pile_of_a_held_group_is_selected(board: QAccessibleInterface, player: Player) -> None:
    QTest.keyClicks(player.view, "4 ")
    assert [pile.state().selected for pile in piles(board)] == [number == 4 for number in range(1, 11)]
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    assert not any(pile.state().selected for pile in piles(board))


def test_pressing_a_pile_is_what_the_space_key_does_there(
    board: QAccessibleInterface, controller: Controller
) -> None:
    for number in (4, 3):
        action = board.child(number - 1).actionInterface()
        assert action.keyBindingsForAction(action.pressAction()) == ["Space"]
        action.doAction(action.pressAction())
    assert controller.session.actions == [Move.parse("t4>t3")]


@pytest.mark.usefixtures("board")
def test_the_focus_follows_the_keys_and_a_move(told: list[str], player: Player) -> None:
    told.clear()
    QTest.keyClicks(player.view, "6")
    QTest.keyClick(player.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert told == [
        "Focus: column 6, 8 of spades, last of 5 cards",
        "NameChanged: column 2, 8 of spades, last of 9 cards",
        "NameChanged: column 6, 3 of spades, last of 4 cards",
        "Focus: column 2, 8 of spades, last of 9 cards",
        "8 of spades on 9 of spades, column 2.",
    ]


def test_a_name_that_changes_under_the_focus_is_described_until_the_focus_goes(
    told: list[str], board: QAccessibleInterface, player: Player
) -> None:
    QTest.keyClicks(player.view, "4 3 ")
    told.clear()
    QTest.keyClick(player.view, Qt.Key.Key_Up)
    group = "column 3, 2 to ace of spades (2 cards)"
    assert told == [f"NameChanged: {group}", f"DescriptionChanged: {group}"]
    assert board.child(2).text(DESCRIPTION) == group
    QTest.keyClick(player.view, Qt.Key.Key_Right)
    assert {pile.text(DESCRIPTION) for pile in piles(board)} == {""}


def test_cards_that_are_no_run_are_named_one_by_one(board: QAccessibleInterface, player: Player) -> None:
    QTest.keyClick(player.view, Qt.Key.Key_Up)
    assert board.child(0).text(NAME) == "column 1, 2 cards: 7 of spades, 5 of spades"


@pytest.mark.usefixtures("board")
def test_undo_and_redo_are_told(told: list[str], controller: Controller) -> None:
    controller.move(Move.parse("t4>t3"))
    told.clear()
    controller.undo()
    controller.redo()
    words = [text for text in told if ": column" not in text]
    assert words == [
        "Undone: ace of spades on 2 of spades, column 3.",
        "Redone: ace of spades on 2 of spades, column 3.",
    ]


def test_another_game_has_other_piles(
    told: list[str], board: QAccessibleInterface, controller: Controller
) -> None:
    controller.new_deal(code("SH1-C2-AAAAAJ2"))
    assert board.text(NAME) == "Seahaven Towers"
    assert board.childCount() == 16
    assert names(board)[10:13] == ["cell 1, 3 of clubs", "cell 2, 4 of hearts", "foundation of spades, empty"]
    assert told[-1] == "Seahaven Towers, Medium · 2 cells"
    foundation = board.child(15)
    controller.new_deal(code(EASY))
    assert not foundation.isValid()
    assert board.childCount() == 14


@pytest.mark.parametrize(
    ("language", "name"),
    [
        (Language.CROATIAN, "stupac 1, 5 pik, posljednja od 8 karata"),
        (Language.PORTUGUESE, "coluna 1, 5 de espadas, a última de 8 cartas"),
    ],
)
def test_the_piles_are_named_in_the_player_s_language(
    board: QAccessibleInterface, speak: Speak, language: Language, name: str
) -> None:
    speak(language)
    assert names(board)[0] == name


@pytest.mark.usefixtures("board")
def test_nothing_is_announced_while_no_screen_reader_listens(told: list[str], player: Player) -> None:
    QAccessible.setActive(False)
    told.clear()
    QTest.keyClicks(player.view, "4 3 m")
    assert told == []


def test_a_thousand_moves_of_the_focus_and_garbage_collections_between(
    board: QAccessibleInterface, player: Player
) -> None:
    identities = [QAccessible.uniqueId(item) for item in items(board)]
    for number in range(1000):
        QTest.keyClicks(player.view, str(number % 10))
        QTest.keyClick(player.view, Qt.Key.Key_Up)
        if number % 100 == 0:
            gc.collect()
    kept = [QAccessible.accessibleInterface(identity).text(NAME) for identity in identities]
    assert kept == names(board)


def test_the_piles_go_with_the_board(
    controller: Controller, preferences: Preferences, face_cache: Path
) -> None:
    view = BoardView(controller, preferences, FaceCache(face_cache))
    identities = [QAccessible.uniqueId(item) for item in items(QAccessible.queryAccessibleInterface(view))]
    assert None not in [QAccessible.accessibleInterface(identity) for identity in identities]
    shiboken6.delete(view)
    gc.collect()
    assert [QAccessible.accessibleInterface(identity) for identity in identities] == len(identities) * [None]


@pytest.mark.usefixtures("board")
def test_lifting_and_putting_back_are_told(told: list[str], player: Player) -> None:
    """The pile is selected and then deselected, and each announcement follows its event."""
    QTest.keyClicks(player.view, "4")
    told.clear()
    QTest.keyClicks(player.view, " ")
    pile = "column 4, ace of spades, last of 7 cards"
    assert told == [f"StateChanged: {pile}", "Lifted: ace of spades."]
    told.clear()
    QTest.keyClick(player.view, Qt.Key.Key_Escape)
    assert told == [f"StateChanged: {pile}", "Put back: ace of spades."]


@pytest.mark.usefixtures("board")
def test_another_group_taken_instead_is_announced(told: list[str], player: Player) -> None:
    """The first pile is deselected, the second is selected."""
    player.click("t4")
    told.clear()
    player.click("t6")
    words = [text for text in told if ": column" not in text]
    assert words == ["Put back: ace of spades.", "Lifted: 8 of spades."]
