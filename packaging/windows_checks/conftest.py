"""Tests of the program for Windows, under Wine: ``dev.py test-windows``."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import environment
import pytest
from building import wine
from package_checks.windows import Screen

from tests import xvfb
from windows_checks.installed import CLASSES, DATA, SETUP
from windows_checks.player import Player, windows_path

PICTURES = environment.ROOT / "build" / "pictures" / "windows"

collect_ignore_glob = [] if os.environ.get("TEN_COLUMNS_WINE") else ["test_*.py"]


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder for pictures of the screen, to be looked at after the tests."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    return PICTURES


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A large screen with a window manager."""
    with xvfb.virtual_display(1920, 1400) as display:
        yield display


@pytest.fixture(scope="session")
def screen(display: str) -> Screen:
    return Screen(display)


@pytest.fixture
def player(display: str, screen: Screen) -> Iterator[Player]:
    """The player at the computer; the programs end with the test."""
    player = Player(display)
    yield player
    player.leave()
    if screen.windows("ten-columns.exe"):  # only after a failure
        wine.end_all()


@pytest.fixture(scope="module")
def _installed(display: str) -> None:
    """The program, installed by the installer that ``dev.py test-windows`` has built."""
    (installer,) = wine.FOLDER.glob("*.exe")
    SETUP.parent.mkdir(exist_ok=True)
    shutil.copyfile(installer, SETUP)
    player = Player(display)
    player.run(windows_path(SETUP), "/S")
    assert "TenColumns.Game" in player.registry(rf"HKCU\{CLASSES[0]}")
    for key in CLASSES:  # Wine 10, unlike Windows, ignores a player's own file types
        player.run("reg", "copy", rf"HKCU\{key}", rf"HKLM\{key}", "/s", "/f")


@pytest.fixture
def nobody_has_played_yet(_installed: None) -> None:
    """The installed program, with no game of the player."""
    shutil.rmtree(DATA, ignore_errors=True)
