"""The board shows the position after every change: each card once, and in its place."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from app.board.layout import CAPACITIES
from app.decks.art.deck import DeckStyle
from engine.cards import Card
from engine.deals import DealCode
from engine.games import GAMES, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.rules import Game
from engine.session import Session
from tests.app.board import board_checks
from tests.app.board.player import Player

STEPS, STEPS_IN_LONG = 25, 400


def cards_of(player: Player) -> list[Card]:
    """Every card in the columns."""
    return [card for cards in player.position.columns for card in cards]


def at_rest(player: Player) -> list[str]:
    """The faults of the board after all flights, with the final faces."""
    player.scene.finish()
    while not player.scene.is_sharp:
        QApplication.processEvents()
    return board_checks.faults(player.view, player.position, DeckStyle())


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
