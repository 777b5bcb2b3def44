"""What the player sees when saved games are damaged, or unreadable for some time."""

from __future__ import annotations

import errno
import os
import random
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.decks.art.palette import Table
from app.main_window import saved_games_watch
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.storage.rows import Result
from app.storage.store import NAME, Storage
from app.widgets.message_box import MessageBox
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.moves import legal_moves
from engine.session import Session
from tests.app.program_driver import ProgramDriver
from tests.app.storage.damage import fill, mutated
from tests.app.storage.storage_games import deal
from tests.app.storage.test_apart import failing_with

PAGE = 4096
UNNOTICED = [54, 79, 321, 650, 743, 831, 900, 965]
"""Seeds of damage that removes actions although all games are readable."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a setting and a game of Seahaven with a move."""
    folder = tmp_path / "data"
    with closing(Storage(folder)) as storage:
        Preferences(storage).change(Settings(table=Table.BLUE))
        controller = Controller(storage)
        controller.open(deal(SEAHAVEN_TOWERS, 7), counts_for_statistics=True)
        make_a_move(controller)
        controller.save_time()
    return folder


def make_a_move(controller: Controller) -> Session:
    """Make the first legal move, or undo a move if there is none."""
    move = next(legal_moves(controller.game, controller.position), None)
    if move is None:
        controller.undo()
    else:
        controller.move(move)
    return controller.session


def started(folder: Path, qtbot: QtBot) -> ProgramDriver:
    """A player at the window of a program that has just started."""
    storage = Storage(folder)
    controller, preferences = Controller(storage), Preferences(storage)
    window = Window(controller, preferences, storage, FaceCache(None))
    qtbot.addWidget(window)
    window.show()
    window.after_first_frame()
    return ProgramDriver(window, controller, preferences, storage, qtbot)


def ended(desk: ProgramDriver) -> None:
    desk.leave()
    desk.storage.close()


def test_the_saved_game_and_settings_come_back_by_themselves(folder: Path, qtbot: QtBot) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saved_games_watch, "RETRY_MS", 5)
        with failing_with(errno.EACCES, folder / NAME):
            desk = started(folder, qtbot)
            assert "cannot be read" in desk.find(MessageBox, "notice").text
            desk.key(Qt.Key.Key_Escape)
            assert desk.controller.game is SIMPLE_SIMON
        qtbot.waitUntil(lambda: desk.controller.game is SEAHAVEN_TOWERS)
    assert desk.controller.session.code == deal(SEAHAVEN_TOWERS, 7).code
    assert len(desk.controller.session.actions) == 1
    assert desk.preferences.settings.table is Table.BLUE
    assert not desk.is_open("which-game-question")
    ended(desk)


@pytest.mark.parametrize(
    ("button", "goes_on", "given_up"), [("saved-game", 7, 8), ("this-game", 8, 7)], ids=["saved", "this"]
)
def test_the_player_chooses_which_game_goes_on(
    folder: Path, qtbot: QtBot, button: str, goes_on: int, given_up: int
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saved_games_watch, "RETRY_MS", 5)
        with failing_with(errno.EACCES, folder / NAME):
            desk = started(folder, qtbot)
            desk.key(Qt.Key.Key_Escape)
            desk.controller.open(deal(SEAHAVEN_TOWERS, 8), counts_for_statistics=True)
            make_a_move(desk.controller)
        qtbot.waitUntil(lambda: desk.is_open("which-game-question"))
    desk.click(button)
    assert desk.controller.session.code == deal(SEAHAVEN_TOWERS, goes_on).code
    (finished,) = desk.storage.finished_games()
    assert (finished.code, finished.result) == (str(deal(SEAHAVEN_TOWERS, given_up).code), Result.GIVEN_UP)
    assert desk.preferences.settings.table is Table.BLUE
    ended(desk)


def test_a_player_who_does_not_choose_is_asked_at_the_next_start(folder: Path, qtbot: QtBot) -> None:
    with failing_with(errno.EACCES, folder / NAME):
        desk = started(folder, qtbot)
        desk.key(Qt.Key.Key_Escape)
        desk.controller.open(deal(SEAHAVEN_TOWERS, 8), counts_for_statistics=True)
        make_a_move(desk.controller)
        ended(desk)
    for actions in (2, 3):
        desk = started(folder, qtbot)
        assert desk.is_open("which-game-question")
        desk.key(Qt.Key.Key_Escape)
        assert len(make_a_move(desk.controller).actions) == actions
        assert not desk.is_open("which-game-question")
        assert desk.storage.finished_games() == []
        ended(desk)


def test_a_notice_that_was_not_closed_is_shown_again_at_the_next_start(folder: Path, qtbot: QtBot) -> None:
    os.truncate(folder / NAME, PAGE + 1)
    interrupted = []
    for _ in range(2):
        desk = started(folder, qtbot)
        interrupted.append(desk)
        notice = desk.window.findChild(MessageBox, "notice")
        assert notice is not None
        assert "set aside" in notice.text
        desk.storage.close()
    desk = started(folder, qtbot)
    ended(desk)  # closes the notice
    desk = started(folder, qtbot)
    assert desk.window.findChild(MessageBox, "notice") is None
    for each in [desk, *interrupted]:
        ended(each)


def test_damage_that_the_start_did_not_notice_costs_no_action(tmp_path: Path, long_run: bool) -> None:
    sound = (fill(tmp_path / "sound", finished=30, actions=20) / NAME).read_bytes()
    for seed in range(3000) if long_run else UNNOTICED:
        folder = tmp_path / "data"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / NAME).write_bytes(mutated(sound, random.Random(seed)))
        with closing(Storage(folder)) as storage:
            controller = Controller(storage)
            controller.check_storage()
            session = controller.session
            for _ in range(3):
                make_a_move(controller)
        with closing(Storage(folder)) as storage:
            found = storage.game_in_play(session.game)
            assert found is not None
            assert found.session.actions == session.actions, f"seed {seed}"
