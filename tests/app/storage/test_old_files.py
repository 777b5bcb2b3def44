"""The current program reads a file of each earlier version."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from app.play.controller import Controller
from app.storage.database import VERSION as SCHEMA
from app.storage.store import NAME, Storage
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.records import VERSION as FORMAT
from tests.app.program_driver import ProgramDriver
from tests.paths import DATA


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_the_program_goes_on_with_a_database_of_each_version(tmp_path: Path, version: int) -> None:
    shutil.copy(DATA / f"schema-{version}.sqlite3", tmp_path / NAME)
    storage = Storage(tmp_path)
    controller = Controller(storage)
    for game in (SIMPLE_SIMON, SEAHAVEN_TOWERS):
        assert controller.switch(game)
        assert controller.session.actions, "a game is in play"
        controller.undo()
        controller.redo()
    assert storage.finished_games()
    assert storage.notices == []
    storage.close()


@pytest.mark.parametrize("version", range(1, FORMAT + 1))
def test_the_program_opens_a_record_of_each_version(desk: ProgramDriver, version: int) -> None:
    desk.window.open_argument(str(DATA / f"record-{version}.tencolumns"))
    assert desk.text("replay-where") == "0 of 49", "a won game, to be watched"
    desk.click("replay-leave")
