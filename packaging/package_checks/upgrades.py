"""Upgrades of an installed program that is running with a game that lacks only the winning move."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import environment

from package_checks.bare_system import HOME, BareSystem
from package_checks.windows import Screen

_WON_GAME = environment.ROOT / "tests" / "data" / "record-1.tencolumns"
_WINNING_KEYS = ("1", "Up", "Up", "Up", "space", "8", "space")


def save_game_before_its_win(system: BareSystem) -> str:
    """Save a game that lacks only the last move; returns its path in the system."""
    record = json.loads(_WON_GAME.read_text())
    record["actions"].pop()
    path = HOME / "near.tencolumns"
    (system.root / path.relative_to("/")).write_text(json.dumps(record))
    return str(path)


def upgrade(system: BareSystem, package: str, change: Callable[[Path], None]) -> None:
    """Install a later version of ``package``; ``change`` gets the folder with its files and alters them."""
    system.run("sh", "-c", f"dpkg-deb -R {package} /new")
    new = system.root / "new"
    control = new / "DEBIAN" / "control"
    control.write_text(re.sub(r"^(Version: .*)$", r"\1+new", control.read_text(), flags=re.MULTILINE))
    (new / "DEBIAN" / "md5sums").unlink()
    change(new)
    system.run("dpkg-deb", "-Zgzip", "-b", "/new", "/new.deb")
    system.run("dpkg", "-i", "/new.deb")
    system.run("rm", "-r", "/new", "/new.deb")


def wait_until_idle(program: subprocess.Popen[str]) -> None:
    """Wait until the program has used no processor time for a second: then all modules are loaded."""
    used, before = _processor_ticks(program.pid), -1
    while used != before:
        time.sleep(1)
        used, before = _processor_ticks(program.pid), used


def win_and_open_windows(screen: Screen, window: str, picture: Path) -> None:
    """Make the winning move, take a ``picture`` of its celebration, and open windows for the first time."""
    screen.press(window, *_WINNING_KEYS)
    screen.picture(picture)
    for keys, title in (
        ("F1", "Help"),
        ("ctrl+t", "Statistics"),
        ("ctrl+comma", "Settings"),
        ("ctrl+n", "New Game"),
    ):
        screen.press(window, keys)
        opened = screen.window(title)
        screen.picture(picture.with_stem(f"{picture.stem}-{title.replace(' ', '-').lower()}"))
        screen.press(opened, "Escape")
        screen.wait_for_end(opened)


def _processor_ticks(pid: int) -> int:
    """The processor time of a process, in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
