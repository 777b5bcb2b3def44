"""The board shows the position after every change: each card once, and in its place."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.board.card_item import CardItem
from app.board.layout import CAPACITIES
from app.decks.art.deck import DeckStyle
from engine.cards import Card
from engine.deals import DealCode
from engine.games import GAMES, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.rules import Game
from engine.session import Session
from tests.app.board import board_checks
from tests.app.board.games import SIMON
from tests.app.board.player import Player
from tests.app.decks.art.pictures import greatest_distance

STEPS, STEPS_IN_LONG = 25, 400


def cards_of(player: Player) -> list[Card]:
    """Every card in the columns."""
    return [card for cards in player.position.columns for card in cards]


def at_rest(player: Player) -> list[str]:
    """The faults of the board after all flights, with the final faces."""
    player.scene.finish()
    sharpen(player)
    return board_checks.faults(player.view, player.position, DeckStyle())


def sharpen(player: Player) -> None:
    while not player.scene.is_sharp:
        QApplication.processEvents()


@pytest.mark.parametrize(
    ("game", "level"),
    [pytest.param(game, level, id=f"{game.name}-{level}") for game in GAMES for level in game.codes.levels],
)
def test_after_every_change_all_cards_are_where_they_belong(
    game: Game, level: int, player: Player, long_run: bool
) -> None:
    """With 1 or 2 suits, cards with equal faces keep their identity."""
    chance = random.Random(level)
    controller = player.controller
    player.begin(Session.deal(game, DealCode(game.codes, level, chance.randrange(2**35))))
    assert at_rest(player) == []
    for _ in range(STEPS_IN_LONG if long_run else STEPS):
        moves = list(legal_moves(game, player.position))
        step = chance.random()
        if moves and step < 0.7:
            controller.move(chance.choice(moves))
        elif step < 0.9:
            controller.undo()
        elif step < 0.97:
            controller.redo()
        else:
            controller.restart()
        assert at_rest(player) == []


def test_the_next_game_shows_its_own_cards(player: Player) -> None:
    """Each game and level has its own deck."""
    chance = random.Random(1)
    for game in GAMES:
        for level in game.codes.levels:
            player.controller.new_game(game, level)
            assert at_rest(player) == [], (game.name, level)
    for game in GAMES:
        player.controller.switch(game)
        assert at_rest(player) == []
    player.view.resize(700, 500)
    player.controller.new_game(SIMPLE_SIMON, chance.choice(SIMPLE_SIMON.codes.levels))
    assert at_rest(player) == []


def test_a_column_that_outgrows_the_cards_shrinks_them_once(player: Player) -> None:
    """The cards grow again only at a new deal or a resize of the window."""
    rest = "t2: AD\nt3: AS\nt4: 2D\nt5: 5S\nt6: 9D\nt7: 3C\nt8: QC\nt9: 6D\nt10: 2C"
    text = f"t1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S KD 2H\n{rest}"
    player.view.resize(900, 480)
    player.open(SIMPLE_SIMON, text)
    wide = player.layout.card_width
    assert player.layout.capacity == CAPACITIES[0]
    player.drag("t2", "t1")
    narrow = player.layout.card_width
    assert player.layout.capacity == CAPACITIES[1]
    assert narrow < wide
    assert at_rest(player) == []
    player.controller.undo()
    assert player.layout.card_width == narrow
    assert at_rest(player) == []
    player.view.resize(901, 480)
    assert player.layout.card_width == wide


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_at_every_scale_the_faces_are_as_sharp_as_drawn(ratio: float, player: Player) -> None:
    """Pictures are drawn in device pixels, and placed on whole device pixels."""
    player.open(SIMPLE_SIMON, "t1: 9S 8S\nt2: 9H\nt3: 5D")
    size = player.layout.size
    player.scene.set_view(size, ratio)
    while not player.scene.is_sharp:
        QApplication.processEvents()
    for card in cards_of(player):
        item = player.scene.item(card)
        assert item.scale() == pytest.approx(1)
        assert item.pixmap().devicePixelRatio() == ratio
        for place in (item.pos().x() * ratio, item.pos().y() * ratio):
            assert abs(place - round(place)) < 1e-6


def test_on_a_monitor_of_another_ratio_the_board_is_drawn_for_its_pixels(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window moves to another screen, and keeps its size."""
    monkeypatch.setattr(player.view.viewport(), "devicePixelRatioF", lambda: 1.5)
    QApplication.sendEvent(player.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    while not player.scene.is_sharp:
        QApplication.processEvents()
    assert player.layout.ratio == 1.5
    assert {item.pixmap().devicePixelRatio() for item in map(player.scene.item, cards_of(player))} == {1.5}


@pytest.mark.parametrize("large_indices", [False, True], ids=["drawn deck", "large indices"])
@pytest.mark.parametrize(
    "size", [(640, 480), (900, 640), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_while_a_group_is_dragged_the_covered_cards_look_whole(
    size: tuple[int, int], player: Player, *, large_indices: bool
) -> None:
    """In truth, only the strips that are not below the next card are painted."""
    player.choose(large_indices=large_indices)
    player.view.resize(*size)
    player.begin(Session.deal(SIMPLE_SIMON, DealCode(SIMPLE_SIMON.codes, 4, 8)))
    sharpen(player)
    player.carry("t1", player.bare_table)
    strips = [item for item in items_of(player) if is_strip(player, item)]
    assert len(strips) > 20
    in_strips = player.view.grab().toImage()
    for item in strips:
        item.setPixmap(item.picture)
    # At scale factors such as 1.25, Qt rounds colours differently in pictures of other heights.
    assert greatest_distance(player.view.grab().toImage(), in_strips) <= 1


def test_after_a_drag_the_covered_cards_are_whole(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1", player.bare_table)
    assert any(is_strip(player, item) for item in items_of(player))
    player.release(player.held_at)
    assert not any(is_strip(player, item) for item in items_of(player))


def test_pictures_that_come_in_mid_drag_are_shown_in_strips_too(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1", player.bare_table)
    in_strips = [item.card for item in items_of(player) if is_strip(player, item)]
    player.scene._faces.ready.emit()
    assert [item.card for item in items_of(player) if is_strip(player, item)] == in_strips != []


def items_of(player: Player) -> list[CardItem]:
    return [player.scene.item(card) for card in cards_of(player)]


def is_strip(player: Player, item: CardItem) -> bool:
    return item.sceneBoundingRect().height() < player.layout.card_size.height() - 1
