"""With large indices, the slots above the columns may be lower than a card; they show its upper part."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from app.play.preferences import Preferences
from engine.cards import Card, Rank, Suit
from engine.games import SEAHAVEN_TOWERS
from engine.position import PileId, cell, foundation
from tests.app.board.player import Player

BOARD = """
c: 9S - - -
f: QS - - -
t1: TS
t2: KH QH
t3: KS
"""


@pytest.fixture
def large_indices(player: Player, preferences: Preferences, qtbot: QtBot) -> Player:
    """A board with large indices, in a window in which no whole cards fit above the columns."""
    preferences.change(preferences.settings._replace(large_indices=True, animations=False))
    qtbot.waitUntil(lambda: player.scene.is_sharp)
    player.open(SEAHAVEN_TOWERS, BOARD)
    assert player.layout.slot_size.height() < player.layout.card_size.height()
    return player


def shown_height(player: Player, rank: Rank, suit: Suit) -> float:
    """The visible height of a card in pixels."""
    return player.scene.item(Card(rank, suit)).sceneBoundingRect().height()


def test_a_card_in_a_slot_shows_the_part_that_the_slot_has_room_for(large_indices: Player) -> None:
    slot, card = large_indices.layout.slot_size.height(), large_indices.layout.card_size.height()
    assert shown_height(large_indices, Rank.NINE, Suit.SPADES) == pytest.approx(slot, abs=1)
    assert shown_height(large_indices, Rank.TEN, Suit.SPADES) == pytest.approx(card, abs=1)


def test_a_card_that_leaves_a_slot_is_shown_whole(large_indices: Player) -> None:
    large_indices.carry("c1", QPointF(300, 300))
    held = large_indices.scene.held
    assert held is not None
    assert held.rect.size() == large_indices.layout.card_size
    large_indices.drag("c1", "t1")
    assert large_indices.position.columns[0][-1] == Card(Rank.NINE, Suit.SPADES)
    card = large_indices.layout.card_size.height()
    assert shown_height(large_indices, Rank.NINE, Suit.SPADES) == pytest.approx(card, abs=1)


@pytest.mark.parametrize(("source", "target"), [("t3", foundation(Suit.SPADES)), ("t1", cell(1))])
def test_a_card_dropped_exactly_on_a_slot_goes_there(
    large_indices: Player, source: str, target: PileId
) -> None:
    large_indices.drag(source, str(target))
    slot = large_indices.layout.slot_size.height()
    card = large_indices.position.cards(target)[-1]
    assert shown_height(large_indices, card.rank, card.suit) == pytest.approx(slot, abs=1)


@pytest.mark.parametrize(("source", "target"), [("t3", foundation(Suit.SPADES)), ("t1", cell(1))])
def test_a_card_held_at_its_lower_edge_goes_to_the_slot_below_the_pointer(
    large_indices: Player, source: str, target: PileId
) -> None:
    pile = PileId.parse(source)
    card = large_indices.layout.end(pile, len(large_indices.position.cards(pile)))
    large_indices.press(QPointF(card.center().x(), card.bottom() - 3))
    large_indices.move(large_indices.layout.slot_rect(target).center())
    large_indices.release(large_indices.held_at)
    assert large_indices.moves == [f"{source}>{target}"]


def test_a_card_in_a_slot_is_whole_again_in_a_taller_window(large_indices: Player, qtbot: QtBot) -> None:
    large_indices.view.window().resize(900, 1500)
    qtbot.waitUntil(lambda: large_indices.scene.is_sharp)
    card = large_indices.layout.card_size.height()
    assert shown_height(large_indices, Rank.NINE, Suit.SPADES) == pytest.approx(card, abs=1)


def test_a_deck_of_another_shape_cuts_no_card_that_has_room(
    player: Player, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[float] = []

    def note(picture: QPixmap, height: float) -> QPixmap:
        cut.append(height)
        return picture

    monkeypatch.setattr("app.board.card_item.upper_part", note)
    for large_indices in (True, False):
        player.view.window().resize(1200, 1000)
        player.choose(large_indices=large_indices)
        qtbot.waitUntil(lambda: player.scene.is_sharp)
    assert cut == []
