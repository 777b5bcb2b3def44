"""The player at a computer with Windows: starts programs, installs, reads the registry."""

from __future__ import annotations

import subprocess
from pathlib import Path

from building import wine

HOME = wine.SYSTEM / "opt" / "prefix" / "drive_c" / "users" / "root"
"""The player's folder, ``C:\\users\\root``."""


class Player:
    """Uses the Windows system whose windows are on ``display``."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._running: list[subprocess.Popen[str]] = []

    def start(
        self, *command: str | Path, folder: Path = Path("/"), **variables: str
    ) -> subprocess.Popen[str]:
        """Start a program for Windows by its path, in the notation of Windows or of the Debian system."""
        process = wine.start("wine64", *command, folder=folder, DISPLAY=self.display, **variables)
        self._running.append(process)
        return process

    def run(self, *command: str | Path, folder: Path = Path("/"), **variables: str) -> None:
        """Run a program to its end; it must succeed."""
        wine.run("wine64", *command, folder=folder, DISPLAY=self.display, **variables)

    def open(self, path: Path, **variables: str) -> None:
        """Open a file or a menu entry as a double click does; ``path`` is a path of this machine."""
        self.run("start", windows_path(path), folder=Path("/"), **variables)

    def registry(self, key: str) -> str:
        """The contents of the registry under ``key``; empty if the key does not exist."""
        found = wine.output("wine64", "reg", "query", key, "/s", DISPLAY=self.display)
        return found if key.partition("\\")[2] in found else ""

    def restart_windows(self) -> None:
        """End all programs, so that the next one uses the changed registry."""
        wine.run("wineserver", "--kill")
        wine.run("wineserver", "--wait")

    def leave(self) -> None:
        """End the programs that were started by path and still run."""
        for process in self._running:
            process.kill()
            process.communicate()


def windows_path(path: Path) -> str:
    """The path of a file in the system with Wine, in the notation of Windows."""
    drive = wine.SYSTEM / "opt" / "prefix" / "drive_c"
    return "C:\\" + str(path.relative_to(drive)).replace("/", "\\")
