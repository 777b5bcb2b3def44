"""Fixtures for the tests of the app: languages, and the whole program in its window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.decks.library import DeckLibrary
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.store import Storage
from app.text.languages import TRANSLATIONS, Translators
from engine.deals import parse_code
from engine.games import GAMES, SIMPLE_SIMON
from engine.rules import Game
from tests.app.speech import Speak

for name in ("program_driver", "reading", "board.player", "board.board_checks"):
    pytest.register_assert_rewrite(f"tests.app.{name}")

from tests.app.program_driver import FIRST_CODE, ProgramDriver  # noqa: E402  (asserts are rewritten before)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Switches the language for the rest of the test."""
    if not all(source.with_suffix(".qm").exists() for source in TRANSLATIONS.glob("*.ts")):
        pytest.fail("The translations are not compiled: run `python3 packaging/dev.py translate` once.")
    locale = QLocale()
    translators = Translators(qapp)
    yield translators.install
    translators.remove()
    QLocale.setDefault(locale)


@pytest.fixture(scope="session")
def face_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the face files, shared by all tests so that faces are drawn once."""
    return tmp_path_factory.mktemp("faces")


@pytest.fixture
def games() -> Sequence[Game]:
    """The games of the program; a test module may override this fixture."""
    return GAMES


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    """The storage of windows that pytest-qt closes: it closes them before this fixture closes the storage."""
    with closing(Storage(tmp_path)) as storage:
        yield storage


@pytest.fixture
def desk(tmp_path: Path, face_cache: Path, qtbot: QtBot, games: Sequence[Game]) -> Iterator[ProgramDriver]:
    """A player at the program's window (800 × 600 pixels) with a deal of one suit."""
    storage = Storage(tmp_path / "data")
    controller, preferences = Controller(storage, games), Preferences(storage)
    controller.new_deal(parse_code(FIRST_CODE, [SIMPLE_SIMON.codes]))  # a fixed deal, which tests can play
    decks = DeckLibrary(tmp_path / "own decks", tmp_path / "cache", [tmp_path / "installed"])
    window = Window(controller, preferences, storage, FaceCache(face_cache, decks))
    qtbot.addWidget(window)
    window.resize(800, 600)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    desk = ProgramDriver(window, controller, preferences, storage, qtbot)
    yield desk
    desk.leave()
    storage.close()
