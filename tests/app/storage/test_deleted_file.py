"""If the database is deleted while the program has it open, it is written again, and nothing is lost."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.storage.notices import Notice, NoticeKind
from app.storage.store import NAME, Storage
from engine.games import SIMPLE_SIMON
from engine.moves import legal_moves
from engine.position import Move
from tests.app.some_games import won_record
from tests.app.storage.storage_games import deal, full_disk


def delete_the_folder(folder: Path) -> None:
    shutil.rmtree(folder)


def delete_every_file(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()


def play(controller: Controller, moves: int) -> None:
    for _ in range(moves):
        move = won_record().actions[controller.state.moves]
        assert isinstance(move, Move)
        controller.move(move)


def is_kept(folder: Path, controller: Controller) -> bool:
    """Whether another start of the program finds everything."""
    storage = Storage(folder)
    again = Controller(storage)
    given_up = [game.code for game in storage.finished_games()] == [str(deal(SIMPLE_SIMON, 36).code)]
    shows_time = Preferences(storage).settings.show_time
    storage.close()
    return given_up and shows_time and again.state == controller.state


def career(folder: Path) -> tuple[Storage, Controller]:
    """A program with a setting, a given-up game, and a game in play with three moves."""
    storage = Storage(folder)
    controller = Controller(storage)
    Preferences(storage).change(Settings(show_time=True))
    controller.open(deal(SIMPLE_SIMON, 36), counts_for_statistics=True)
    controller.move(next(legal_moves(controller.game, controller.position)))
    controller.open(won_record().new_session(), counts_for_statistics=True)
    play(controller, 3)
    return storage, controller


@pytest.mark.parametrize("delete", [delete_the_folder, delete_every_file], ids=lambda delete: delete.__name__)
def test_it_is_written_anew(tmp_path: Path, delete: Callable[[Path], None]) -> None:
    folder = tmp_path / "data"
    storage, controller = career(folder)
    delete(folder)
    play(controller, 2)
    storage.close()
    assert storage.notices == []
    assert is_kept(folder, controller)


def test_it_is_written_anew_once_there_is_room(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    storage, controller = career(folder)
    delete_the_folder(folder)
    with full_disk():
        play(controller, 2)
        assert storage.notices == [Notice(NoticeKind.CANNOT_WRITE, folder / NAME)]
    play(controller, 1)
    storage.close()
    assert is_kept(folder, controller)


def test_a_folder_that_cannot_be_made_again_is_reported_as_gone(tmp_path: Path) -> None:
    home = tmp_path / "home"
    storage, controller = career(home / "data")
    shutil.rmtree(home)
    home.write_text("in the way")
    play(controller, 2)
    assert storage.notices == [Notice(NoticeKind.FOLDER_GONE, home / "data")]
    home.unlink()
    play(controller, 1)
    storage.close()
    assert is_kept(home / "data", controller)
