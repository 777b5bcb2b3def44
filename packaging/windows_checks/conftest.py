"""Fixtures for the tests of the program for Windows, under Wine: ``dev.py test-windows``."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import environment
import pytest
from building import wine
from package_checks.windows import Screen

from tests import xvfb
from windows_checks.player import Player

PICTURES = environment.ROOT / "build" / "pictures" / "windows"

collect_ignore_glob = [] if os.environ.get("TEN_COLUMNS_WINE") else ["test_*.py"]


@pytest.fixture(scope="session")
def pictures() -> Path:
    """The folder for pictures of the screen, to look at after the tests."""
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


@pytest.fixture(scope="session")
def installer() -> Path:
    """The installer built by ``dev.py test-windows``."""
    (installer,) = wine.FOLDER.glob("*.exe")
    return installer


@pytest.fixture
def player(display: str) -> Iterator[Player]:
    """The player at the computer; the programs end with the test."""
    player = Player(display)
    yield player
    player.leave()
