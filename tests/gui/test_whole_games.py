"""Whole games won in the whole program: by drags, by double clicks, by clicks, and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.storage.store import Storage
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move
from engine.records import Record, read_record
from engine.rules import Game
from engine.session import Session
from tests.gui.program import Player, can_be_clicked, program_window, run
from tests.paths import CASES

WAYS: list[Callable[[Player, Move], None]] = [
    Player.drag,
    Player.double_click,
    Player.click,
    Player.press_keys,
]


def won_games(game: Game) -> Iterator[Record]:
    """Recorded games that end with a win, and have no undo."""
    for name in ("examples.jsonl", "won.jsonl"):
        for line in (CASES / name).read_text("utf-8").splitlines():
            record = read_record(json.loads(line)["record"], GAMES)
            if record.game is game and all(isinstance(action, Move) for action in record.actions):
                session, _, _ = record.replay()
                if session.is_won:
                    yield record


def one_for(way: Callable[[Player, Move], None], game: Game) -> Record:
    """A won game that ``way`` can play; each way gets a different game."""
    fitting = [record for record in won_games(game) if way is not Player.click or _clicks_make_it(record)]
    return fitting[WAYS.index(way) % len(fitting)]


def _clicks_make_it(record: Record) -> bool:
    session = record.new_session()
    for move in record.actions:
        assert isinstance(move, Move)
        if not can_be_clicked(session, move):
            return False
        session.move(move)
    return True


@pytest.mark.parametrize("game", [SIMPLE_SIMON, SEAHAVEN_TOWERS], ids=lambda game: game.name)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_whole_game_is_won(
    way: Callable[[Player, Move], None], game: Game, tmp_path: Path, qtbot: QtBot
) -> None:
    record = one_for(way, game)
    file = tmp_path / "game.tencolumns"
    file.write_text(json.dumps(record._replace(actions=()).as_json()), encoding="utf-8")
    player = Player(record.new_session())

    def play() -> None:
        player.wait_for_the_game()
        for move in record.actions:
            assert isinstance(move, Move)
            player.play(move, way)
        panel = program_window().findChild(QWidget, "win-panel")
        assert panel is not None
        qtbot.waitUntil(panel.isVisible)

    assert run([str(file), "--data-dir", str(tmp_path / "data")], play) == 0
    kept = saved(tmp_path / "data", game)
    assert kept.is_won
    assert kept.state == player.session.state
    assert tuple(kept.actions) == record.actions


def saved(data: Path, game: Game) -> Session:
    """The game that the program saved."""
    storage = Storage(data)
    kept = storage.game_in_play(game)
    storage.close()
    assert kept is not None
    return kept.session
