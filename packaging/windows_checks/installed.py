"""The installed program: where its files are, and how tests start it and look into its games."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from package_checks.windows import Screen

from app.storage.store import Storage
from engine.deals import parse_code
from engine.games import SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.records import Record
from engine.session import Session
from windows_checks.player import HOME, Player, windows_path

SETUP = HOME / "Downloads" / "setup.exe"
FOLDER = HOME / "AppData" / "Local" / "Programs" / "Ten Columns"
PROGRAM = FOLDER / "ten-columns.exe"
MENU_ENTRY = HOME / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Ten Columns.lnk"
DATA = HOME / "AppData" / "Roaming" / "ten-columns"
DOCUMENTS = HOME / "Documents"
CLASSES = (r"Software\Classes\.tencolumns", r"Software\Classes\TenColumns.Game")
OTHER = "SH1-C4-AAAAAJ2"
"""A deal of Seahaven Towers."""


@contextmanager
def running(player: Player, screen: Screen, *arguments: str, **variables: str) -> Iterator[str]:
    """The installed program's window; closed at the end, after which the program must have succeeded."""
    process = player.start(windows_path(PROGRAM), *arguments, folder=Path("/"), **variables)
    window = screen.window("Simple Simon")
    yield window
    screen.close(window)
    assert process.wait(60) == 0


def saved_game() -> Path:
    """A saved game of Seahaven Towers among the player's documents."""
    session = Session.deal(SEAHAVEN_TOWERS, parse_code(OTHER, [SEAHAVEN_TOWERS.codes]))
    path = DOCUMENTS / "žabac für Zoë.tencolumns"
    path.write_text(json.dumps(Record.of(session).as_json()), encoding="utf-8")
    return path


def kept_moves() -> int | None:
    """The number of moves in the saved game of Simple Simon; None if there is no game.

    Looks into a copy, because the program may be writing.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copytree(DATA, Path(folder) / "data")
        storage = Storage(copy)
        game = storage.game_in_play(SIMPLE_SIMON)
        storage.close()
    return None if game is None else game.session.state.moves
