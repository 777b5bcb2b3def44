"""The installed program under Windows: menu entry, file type, second start, update and removal."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from package_checks.windows import CODE, Screen, first_move, wait_until

from windows_checks.installed import (
    CLASSES,
    FOLDER,
    MENU_ENTRY,
    OTHER,
    PROGRAM,
    SETUP,
    kept_moves,
    running,
    saved_game,
)
from windows_checks.player import Player, windows_path

UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\TenColumns"

pytestmark = pytest.mark.usefixtures("nobody_has_played_yet")


def test_the_start_menu_starts_it(player: Player, screen: Screen, pictures: Path) -> None:
    player.open(MENU_ENTRY)
    window = screen.window("Simple Simon")
    first_icon = screen.property(window, "_NET_WM_ICON")
    assert "ten-columns.exe" in screen.property(window, "WM_CLASS")
    screen.picture(pictures / "start.png")
    assert "Icon (32 x 32)" in first_icon
    assert screen.property(window, "_NET_WM_ICON") == first_icon, "the program's own, from the first moment"
    screen.close(window)


def test_a_double_click_on_a_saved_game_opens_it(player: Player, screen: Screen) -> None:
    player.open(saved_game())
    screen.close(screen.window("Seahaven Towers"))


@pytest.mark.parametrize("opened", ["code", "saved game"])
def test_a_second_start_brings_the_first_window_to_the_front(
    player: Player, screen: Screen, pictures: Path, opened: str
) -> None:
    with running(player, screen, CODE) as window:
        player.start("notepad")
        screen.press(screen.window(".* - Notepad"), "a")
        if opened == "code":
            player.run(windows_path(PROGRAM), OTHER)
        else:
            player.open(saved_game())
        assert screen.window("Seahaven Towers") == window
        assert len(screen.windows("ten-columns.exe")) == 1
        screen.wait_until_in_front(window)
        screen.picture(pictures / f"second start with a {opened}.png")


def test_the_installer_does_not_replace_it_while_it_runs(player: Player, screen: Screen) -> None:
    with running(player, screen, CODE) as window:
        with pytest.raises(subprocess.CalledProcessError):
            player.run(windows_path(SETUP), "/S")
        screen.press(window, *first_move()[0])
    assert kept_moves() == 1


def remove_and_wait(player: Player) -> None:
    """Run the uninstaller in its own folder; usually it continues as a copy, which nobody can wait for."""
    script = SETUP.with_name("remove.bat")
    folder = windows_path(FOLDER)
    # NSIS wants this option without quotation marks, which only a script can leave out.
    script.write_text(f'"{folder}\\uninstall.exe" /S _?={folder}\nexit %errorlevel%\n', newline="\r\n")
    player.run("cmd", "/c", windows_path(script))


def test_it_is_not_removed_while_it_runs(player: Player, screen: Screen) -> None:
    with running(player, screen, CODE) as window:
        with pytest.raises(subprocess.CalledProcessError):
            remove_and_wait(player)
        screen.press(window, *first_move()[0])
    assert kept_moves() == 1
    assert "DisplayVersion" in player.registry(UNINSTALL)


def test_removing_it_keeps_the_games(player: Player, screen: Screen) -> None:
    with running(player, screen, CODE) as window:
        screen.press(window, *first_move()[0])
    saved = saved_game()
    player.run(windows_path(FOLDER / "uninstall.exe"), "/S")
    wait_until(lambda: not player.registry(UNINSTALL), "the end of the removal")
    assert not FOLDER.exists()
    assert not MENU_ENTRY.exists()
    assert not any(player.registry(rf"HKCU\{key}") for key in CLASSES)
    assert kept_moves() == 1
    assert saved.exists()
