"""Whatever the disk does during a game: every action is made, none is lost, one message is shown."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Settings
from app.storage.database import DamagedError
from app.storage.notices import Notice, NoticeKind
from app.storage.reliable_database import ReliableDatabase
from app.storage.replacement import check
from app.storage.store import NAME, Storage
from app.storage.writes import set_texts
from app.widgets.message_box import MessageBox
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import Move
from engine.read_errors import ReadError
from tests.app.program_driver import ProgramDriver
from tests.app.some_games import won_record
from tests.app.storage.disk_troubles import (
    Trouble,
    device,
    full,
    full_device,
    io_error,
    late_error,
    read_only,
)
from tests.app.storage.storage_games import deal, full_disk


def whole_game(controller: Controller, preferences: Preferences) -> Iterator[None]:
    """All steps of a player in a game until the win, and some steps in the other game."""
    controller.open(deal(SIMPLE_SIMON, 11), counts_for_statistics=True)
    controller.open(deal(SEAHAVEN_TOWERS, 11), counts_for_statistics=True)
    yield
    controller.open(won_record().new_session(), counts_for_statistics=True)
    yield
    preferences.change(Settings(show_time=True))
    yield
    for number, move in enumerate(won_record().actions):
        assert isinstance(move, Move)
        assert controller.move(move), "no action is refused"
        yield
        if number % 10 == 0 and number:
            before = controller.state
            controller.undo()
            controller.redo()
            assert controller.state.position == before.position
            yield
    assert controller.session.is_won
    assert controller.switch(SEAHAVEN_TOWERS)
    yield
    assert controller.switch(SIMPLE_SIMON)
    controller.restart()
    yield


def kept(storage: Storage) -> object:
    """Everything that must not be lost."""
    found = [storage.game_in_play(game) for game in GAMES]
    games = [(game.session.state, game.session.actions, game.finished) for game in found if game is not None]
    finished = [(game.code, game.result, game.score, game.moves) for game in storage.finished_games()]
    return games, finished, storage.settings()


def kept_after_a_kill(folder: Path, copy: Path) -> object:
    """Everything that a start would find if the program were killed now."""
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in folder.glob(f"{NAME}*"):
        shutil.copy(file, copy)
    storage = Storage(copy)
    found = kept(storage)
    storage.close()
    return found


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> list[object]:
    """The stored data after each step of a whole game on a sound disk."""
    storage = Storage(tmp_path_factory.mktemp("undisturbed"))
    steps = [kept(storage) for _ in whole_game(Controller(storage), Preferences(storage))]
    storage.close()
    return steps


@pytest.mark.parametrize("spell", [1, 7, 1000])
@pytest.mark.parametrize(
    "trouble", [full, full_device, io_error, late_error, read_only], ids=lambda trouble: trouble.__name__
)
def test_nothing_is_lost_whenever_the_disk_fails_for_a_time(
    tmp_path: Path, undisturbed: list[object], trouble: Trouble, spell: int, long_run: bool
) -> None:
    for first in range(0, len(undisturbed), 1 if long_run else 15):
        folder = tmp_path / f"{first}"
        once = [Notice(NoticeKind.CANNOT_WRITE, folder / NAME)]
        with ExitStack() as stack:
            if trouble is full_device:
                stack.enter_context(device(folder))
            storage = Storage(folder)
            game = whole_game(Controller(storage), Preferences(storage))
            with ExitStack() as spell_of_trouble:
                for step, expected in enumerate(undisturbed):
                    if step == first:
                        spell_of_trouble.enter_context(trouble(folder))
                    if step == first + spell:
                        spell_of_trouble.close()
                    next(game)
                    assert kept(storage) == expected
                    if trouble is full_device and step >= first and not storage.notices:
                        # SQLite has found room in its log, which it begins again after a checkpoint.
                        assert kept_after_a_kill(folder, tmp_path / "copy") == expected
                    else:
                        assert storage.notices == (once if step >= first else [])
            told = [*storage.notices]
            storage.close()
            assert storage.notices == told
            again = Storage(folder)
            assert kept(again) == undisturbed[-1]
            assert again.notices == []
            again.close()


def test_a_file_that_fails_again_after_it_was_replaced_stops_nothing(tmp_path: Path) -> None:
    database = ReliableDatabase(tmp_path / NAME)

    def settings(connection: sqlite3.Connection) -> list[tuple[str, str]]:
        ((_, _, file),) = connection.execute("PRAGMA database_list")
        if file:
            raise DamagedError
        return connection.execute("SELECT name, text FROM settings").fetchall()

    database.enqueue(partial(set_texts, rows=[("table", "blue")]))
    assert ("table", "blue") in database.read(settings)
    database.close()


def test_a_file_is_not_set_aside_for_a_read_that_failed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite reports an unreadable page as damage."""
    storage = Storage(tmp_path)
    for _ in whole_game(Controller(storage), Preferences(storage)):
        pass
    before = kept(storage)
    failures = iter([DamagedError()])

    def check_once_in_vain(connection: sqlite3.Connection) -> None:
        for failure in failures:
            raise failure
        check(connection)

    monkeypatch.setattr("app.storage.store.check", check_once_in_vain)
    storage.check()
    assert kept(storage) == before
    assert storage.notices == []
    storage.close()
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_each_of_two_reads_that_fail_once_gets_a_second_look(tmp_path: Path) -> None:
    database = ReliableDatabase(tmp_path / NAME)
    for _ in range(2):
        failures = iter([sqlite3.DatabaseError("database disk image is malformed")])

        def settings(connection: sqlite3.Connection) -> list[tuple[str, str]]:
            for failure in failures:  # noqa: B023 (called in this turn only)
                raise failure
            return connection.execute("SELECT name, text FROM settings").fetchall()

        assert database.read(settings) == []
    database.close()
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_a_text_that_is_no_text_is_damage_though_every_page_is_sound(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    for _ in whole_game(Controller(storage), Preferences(storage)):
        pass
    (game,) = storage.finished_games()
    actions = " ".join(map(str, storage.finished_record(game.id).actions)).encode()
    storage.close()
    data = bytearray((tmp_path / NAME).read_bytes())
    data[data.index(actions) + 3] = 0x82  # no UTF-8
    (tmp_path / NAME).write_bytes(data)
    storage = Storage(tmp_path)
    with pytest.raises((KeyError, ReadError)):
        storage.finished_record(game.id)
    assert [notice.kind for notice in storage.notices] == [NoticeKind.DAMAGED_SET_ASIDE]
    assert storage.finished_games() == [game]
    storage.close()


def test_a_file_that_sqlite_cannot_read_though_its_pages_are_sound_is_set_aside(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    for _ in whole_game(Controller(storage), Preferences(storage)):
        pass
    before = kept(storage)
    storage.close()
    damaged = bytearray((tmp_path / NAME).read_bytes())
    damaged[19] = 77  # the version of the format that a reader must know
    (tmp_path / NAME).write_bytes(damaged)
    storage = Storage(tmp_path)
    assert kept(storage) == before
    (notice,) = storage.notices
    storage.close()
    assert notice.kind is NoticeKind.DAMAGED_SET_ASIDE
    assert notice.path.read_bytes() == damaged


@pytest.mark.parametrize("trouble", [full, io_error, read_only], ids=lambda trouble: trouble.__name__)
def test_the_player_gets_one_message(desk: ProgramDriver, tmp_path: Path, trouble: Trouble) -> None:
    told = []
    with trouble(tmp_path / "data"):
        for _ in whole_game(desk.controller, desk.preferences):
            for box in desk.window.findChildren(MessageBox):
                if box.isVisible():
                    told.append(box.text)
                    box.close()
            desk.process_events()
    assert len(told) == 1
    assert str(tmp_path / "data" / NAME) in told[0]


def test_a_setting_that_cannot_be_kept_is_reported_at_once(desk: ProgramDriver) -> None:
    with full_disk():
        desk.choose(show_time=True)
        assert desk.is_open("notice")
        desk.key(Qt.Key.Key_Escape)
    assert desk.preferences.settings.show_time
