"""The installed program under Windows: menu entry, file type, second start, languages, scaling, removal."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from package_checks.windows import CODE, Screen, first_move

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
CLASSES = (r"Software\Classes\.tencolumns", r"Software\Classes\TenColumns.Game")
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\TenColumns"
DESKTOP = r"HKCU\Control Panel\Desktop"
OTHER = "SH1-C4-AAAAAJ2"


@pytest.fixture(scope="module", autouse=True)
def _installed(installer: Path, display: str) -> None:
    """Install the program, with an installer that is marked as downloaded."""
    SETUP.parent.mkdir(exist_ok=True)
    shutil.copyfile(installer, SETUP)
    player = Player(display)
    player.run(windows_path(SETUP), "/S")
    assert "TenColumns.Game" in player.registry(rf"HKCU\{CLASSES[0]}")
    for key in CLASSES:  # Wine 10, unlike Windows, ignores a player's own file types
        player.run("reg", "copy", rf"HKCU\{key}", rf"HKLM\{key}", "/s", "/f")


@pytest.fixture(autouse=True)
def _nobody_has_played_yet() -> None:
    shutil.rmtree(DATA, ignore_errors=True)


@contextmanager
def running(player: Player, screen: Screen, *arguments: str, **variables: str) -> Iterator[str]:
    """The installed program's window; it is closed at the end."""
    process = player.start(windows_path(PROGRAM), *arguments, folder=Path("/"), **variables)
    window = screen.window("Simple Simon")
    yield window
    screen.close(window)
    assert process.wait(60) == 0


def saved_game() -> Path:
    """A saved game of Seahaven Towers among the player's documents."""
    session = Session.deal(SEAHAVEN_TOWERS, parse_code(OTHER, [SEAHAVEN_TOWERS.codes]))
    path = HOME / "Documents" / "žabac i čvorak.tencolumns"
    path.write_text(json.dumps(Record.of(session).as_json()), encoding="utf-8")
    return path


def kept_moves() -> int:
    """The number of saved moves of the game of Simple Simon in play."""
    storage = Storage(DATA)
    game = storage.game_in_play(SIMPLE_SIMON)
    storage.close()
    assert game is not None
    return game.session.state.moves


def test_the_start_menu_starts_it(player: Player, screen: Screen, pictures: Path) -> None:
    player.open(MENU_ENTRY)
    window = screen.window("Simple Simon")
    assert "ten-columns.exe" in screen.property(window, "WM_CLASS")
    assert "Icon (32 x 32)" in screen.property(window, "_NET_WM_ICON")
    screen.picture(pictures / "start.png")
    screen.close(window)


def test_a_double_click_on_a_saved_game_opens_it_in_the_first_window_and_in_front(
    player: Player, screen: Screen, pictures: Path
) -> None:
    with running(player, screen, CODE) as window:
        player.start("notepad")
        screen.press(screen.window(".* - Notepad"), "a")
        player.open(saved_game())
        assert screen.window("Seahaven Towers") == window
        assert len(screen.windows("ten-columns.exe")) == 1
        screen.wait_until_in_front(window)
        screen.picture(pictures / "second-start.png")


def test_a_killed_program_comes_back_with_its_move(player: Player, screen: Screen) -> None:
    process = player.start(windows_path(PROGRAM), CODE)
    window = screen.window("Simple Simon")
    screen.press(window, *first_move()[0])
    subprocess.run(["sync"], check=True)
    process.kill()
    screen.wait_for_end(window)
    with running(player, screen):
        pass
    assert kept_moves() == 1


def test_the_installer_does_not_replace_it_while_it_runs(player: Player, screen: Screen) -> None:
    with running(player, screen, CODE) as window:
        with pytest.raises(subprocess.CalledProcessError):
            player.run(windows_path(SETUP), "/S")
        screen.press(window, *first_move()[0])
    assert kept_moves() == 1


@pytest.mark.parametrize(("locale", "title"), [("hr_HR", "Nova partija"), ("pt_PT", "Nova partida")])
def test_it_speaks_the_language_of_windows(
    player: Player, screen: Screen, pictures: Path, locale: str, title: str
) -> None:
    with running(player, screen, CODE, LC_ALL=f"{locale}.UTF-8") as window:
        screen.press(window, "ctrl+n")
        dialog = screen.window(title)
        screen.picture(pictures / f"new-game-{locale}.png")
        screen.press(dialog, "Escape")
        screen.wait_for_end(dialog)


def test_it_follows_the_scaling_of_windows(player: Player, screen: Screen, pictures: Path) -> None:
    player.run("reg", "add", DESKTOP, "/v", "LogPixels", "/t", "REG_DWORD", "/d", "192", "/f")
    player.restart_windows()
    try:
        with running(player, screen, CODE):
            screen.picture(pictures / "scaled-by-2.png")
    finally:
        player.run("reg", "delete", DESKTOP, "/v", "LogPixels", "/f")
        player.restart_windows()


def test_removing_it_keeps_the_games(player: Player, screen: Screen) -> None:
    with running(player, screen, CODE) as window:
        screen.press(window, *first_move()[0])
    assert "DisplayVersion" in player.registry(UNINSTALL)
    player.run(windows_path(FOLDER / "uninstall.exe"), "/S")
    last = time.monotonic() + 60
    while FOLDER.exists():  # the uninstaller continues as another process
        assert time.monotonic() < last, list(FOLDER.iterdir())
    assert not MENU_ENTRY.exists()
    assert not any(player.registry(rf"HKCU\{key}") for key in CLASSES)
    assert not player.registry(UNINSTALL)
    assert kept_moves() == 1
