"""Double clicks in a file manager start the program and open games, in a session with a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from package_checks.windows import Screen

CLASS = "ten-columns"
ENTRY = "org.tencolumns.TenColumns.desktop"
FIRST_ICON = (206, 88)
"""The place of the first file in the file manager's window, in pixels."""

SEAHAVEN = """
{"format": "ten-columns", "version": 1, "game": "seahaven-towers", "cells": 4, "code": "SH1-C4-AAAAAJ2",
 "actions": []}
"""


class Session:
    """The program, unpacked from its Debian package, in the home of a new player."""

    def __init__(self, screen: Screen, package: Path, folder: Path) -> None:
        self.screen = screen
        self.home = folder / "home"
        self.root = folder / "system"
        subprocess.run(["dpkg-deb", "--extract", package, self.root], check=True)
        share = self.root / "usr" / "share"
        subprocess.run(["update-mime-database", share / "mime"], check=True)
        subprocess.run(["update-desktop-database", share / "applications"], check=True)
        self._write(".config/libfm/libfm.conf", "[config]\nquick_exec=1\nsingle_click=0\n")
        self._write(".config/pcmanfm/default/pcmanfm.conf", "[ui]\nwin_width=500\nwin_height=300\n")
        self.variables = {
            "DISPLAY": screen.display,
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "PATH": f"{self.root / 'usr' / 'games'}:{os.environ['PATH']}",
            "XDG_DATA_DIRS": f"{share}:/usr/local/share:/usr/share",
            "XDG_CURRENT_DESKTOP": "LXDE",
        }

    def file(self, name: str, content: str) -> Path:
        """A file with this content, alone in a folder of the home."""
        return self._write(f"{name}/{name}", content)

    def desktop_entry(self) -> Path:
        """The program's desktop entry, alone in a folder of the home."""
        entry = self.home / "start" / ENTRY
        entry.parent.mkdir(parents=True)
        shutil.copyfile(self.root / "usr" / "share" / "applications" / ENTRY, entry)
        return entry

    @contextmanager
    def file_manager(self, folder: Path) -> Iterator[str]:
        """The window of the file manager that shows ``folder``."""
        with subprocess.Popen(["pcmanfm", "--no-desktop", folder], env=self.variables) as manager:
            try:
                yield self.screen.window(folder.name)
            finally:
                manager.terminate()

    def double_click(self, file: Path, picture: Path) -> None:
        """Double click a file that is alone in its folder, in the file manager, and take a picture."""
        with self.file_manager(file.parent) as window:
            self.screen.picture(picture)
            self.screen.double_click(window, *FIRST_ICON)
            self.screen.window("(Seahaven Towers|Simple Simon)")

    def _write(self, name: str, content: str) -> Path:
        path = self.home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        return path


@pytest.fixture
def session(display: str, debian_package: Path, tmp_path: Path) -> Iterator[Session]:
    session = Session(Screen(display), debian_package, tmp_path)
    yield session
    for window in session.screen.windows(CLASS):
        session.screen.close(window)


def test_a_double_click_on_the_desktop_entry_starts_it(session: Session, pictures: Path) -> None:
    session.double_click(session.desktop_entry(), pictures / "entry.png")
    window = session.screen.window("Simple Simon")
    session.screen.picture(pictures / "started-by-entry.png")
    assert '"ten-columns"' in session.screen.property(window, "WM_CLASS")
    assert "Icon (" in session.screen.property(window, "_NET_WM_ICON")


def test_the_menu_starts_it(session: Session) -> None:
    subprocess.run(["gtk-launch", ENTRY], env=session.variables, check=True)
    session.screen.window("Simple Simon")


def test_a_double_click_on_a_saved_game_opens_it(session: Session, pictures: Path) -> None:
    session.double_click(session.file("towers.tencolumns", SEAHAVEN), pictures / "saved-game.png")
    session.screen.window("Seahaven Towers")
    session.screen.picture(pictures / "started-by-saved-game.png")


def test_a_double_click_opens_it_in_the_program_that_runs(session: Session, pictures: Path) -> None:
    subprocess.run(["gtk-launch", ENTRY], env=session.variables, check=True)
    window = session.screen.window("Simple Simon")
    session.double_click(session.file("towers.tencolumns", SEAHAVEN), pictures / "saved-game-2.png")
    assert session.screen.window("Seahaven Towers") == window
    assert session.screen.windows(CLASS) == [window]


def test_the_media_type_is_known(session: Session) -> None:
    file = session.file("towers.tencolumns", SEAHAVEN)
    command: list[str | Path] = ["gio", "info", "--attributes", "standard::content-type", file]
    told = subprocess.check_output(command, env=session.variables, text=True)
    assert "standard::content-type: application/x-ten-columns+json" in told


@pytest.mark.parametrize(
    ("action", "title"), [("simple-simon", "Simple Simon"), ("seahaven-towers", "Seahaven Towers")]
)
def test_the_actions_of_the_entry_begin_a_new_game(session: Session, action: str, title: str) -> None:
    lines = (session.root / "usr" / "share" / "applications" / ENTRY).read_text(encoding="utf-8").splitlines()
    section = lines[lines.index(f"[Desktop Action {action}]") :]
    command = next(line.removeprefix("Exec=") for line in section if line.startswith("Exec="))
    with subprocess.Popen(command.split(), env=session.variables) as program:
        try:
            session.screen.window("Simple Simon")
            dialog = session.screen.window("New Game")
            session.screen.press(dialog, "Return")
            session.screen.wait_for_end(dialog)
            session.screen.press(session.screen.window(title), "ctrl+q")
            assert program.wait(60) == 0
        finally:
            program.kill()
