"""The New Game dialog has a fixed size that fits a small screen, even with many games and levels."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRegularExpression, QSize
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from app.decks.art.palette import Table
from app.dialogs.new_game import NewGameDialog
from app.play.controller import Controller
from app.play.settings import Language
from app.storage.store import Storage
from engine.games import GAMES
from tests.app.some_games import game_of
from tests.app.speech import SPOKEN, Speak


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    storage = Storage(tmp_path)
    yield storage
    storage.close()


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("count", range(1, 7))
def test_up_to_six_games_fit_a_small_screen(
    storage: Storage, speak: Speak, language: Language, count: int
) -> None:
    speak(language)
    levels = ((1, 2, 3, 4, 5, 6, 7), (4,), (4, 2), (4, 2, 1))
    others = [game_of(*levels[number % 4], number=number) for number in range(6)]
    games = (*GAMES, *others)[:count]
    controller = Controller(storage, games)
    dialog = NewGameDialog(controller, games[0], Table.GREEN)
    room = QSize(640, 480) - QSize(10, 32)  # without the frame of the window
    assert dialog.sizeHint().boundedTo(room) == dialog.sizeHint()


def test_the_dialog_keeps_its_size_whichever_game_is_chosen(storage: Storage, qtbot: QtBot) -> None:
    games = (*GAMES, game_of(6, 5, 4, 3, 2, 1))
    dialog = NewGameDialog(Controller(storage, games), games[0], Table.GREEN)
    qtbot.addWidget(dialog)
    sizes = set()
    for choice in dialog.findChildren(QAbstractButton, QRegularExpression("^game-")):
        choice.click()
        sizes.add(dialog.sizeHint().toTuple())
    assert len(sizes) == 1
