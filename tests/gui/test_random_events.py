"""Events in random order and pace leave a board that shows exactly the position."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.store import Storage
from engine.deals import DealCode
from engine.games import GAMES
from engine.rules import Game
from tests.gui.random_events import WHILE_DRAGGING, RandomEvents

EVENTS, EVENTS_IN_SHORT = 10_000, 400
LOOKS, LOOKS_IN_SHORT = 60, 8
LEAST = 10
"""The least value of each count after a long run."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_burst_of_events_leaves_every_card_where_it_belongs(
    game: Game,
    tmp_path: Path,
    qtbot: QtBot,
    long_run: bool,
    capfd: pytest.CaptureFixture[str],
    request: pytest.FixtureRequest,
) -> None:
    events, looks = (EVENTS, LOOKS) if long_run else (EVENTS_IN_SHORT, LOOKS_IN_SHORT)
    seed = random.randrange(2**32) if long_run else 1
    print(f"{game.name}: seed {seed}")  # noqa: T201  (to repeat the run)
    chance = random.Random(seed)
    storage = Storage(tmp_path)
    request.addfinalizer(storage.close)  # after pytest-qt has closed the window
    controller, preferences = Controller(storage), Preferences(storage)
    controller.new_deal(DealCode(game.codes, game.codes.levels[0], chance.randrange(2**35)))
    window = Window(controller, preferences, storage, FaceCache(tmp_path / "cache"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    sender = RandomEvents(window, controller, preferences, chance)
    for number in range(events):
        sender.send()
        if number % (events // looks) == 0:
            sender.check_board()
    kept = storage.game_in_play(controller.game)
    assert kept is not None
    assert kept.session.state == controller.state
    if long_run:
        assert sender.changes["MOVE"] >= LEAST
        assert sender.mouse.hit >= LEAST
        assert {cause: sender.ended[cause] for cause in ENDINGS if sender.ended[cause] < LEAST} == {}
    said = capfd.readouterr()
    assert said.err == ""
    print(said.out + sender.report())  # noqa: T201  (for whoever runs it)


ENDINGS = [cause for cause in WHILE_DRAGGING if cause not in ("aim", "move anywhere")]
