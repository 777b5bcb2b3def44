"""The player at a computer with Windows: starts programs, installs, reads the registry."""

from __future__ import annotations

import subprocess
from pathlib import Path

from building import wine

HOME = wine.PREFIX / "drive_c" / "users" / "root"
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

    def output(self, *command: str | Path) -> str:
        """The output of a program that runs to its end."""
        return wine.output("wine64", *command, DISPLAY=self.display)

    def open(self, path: Path, **variables: str) -> None:
        """Open a file or a menu entry as a double click does; ``path`` is a path of this machine."""
        self.run("start", windows_path(path), folder=Path("/"), **variables)

    def registry(self, key: str) -> str:
        """The contents of the registry under ``key``; empty if the key does not exist."""
        found = self.output("reg", "query", key, "/s")
        return found if key.partition("\\")[2] in found else ""

    def leave(self) -> None:
        """End the programs that were started by path and still run."""
        for process in self._running:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Kill a program. Its pipes are not read to the end: Wine's own processes may have inherited them."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()


def windows_path(path: Path) -> str:
    """The path of a file in the system with Wine, in the notation of Windows."""
    return "C:\\" + str(path.relative_to(wine.PREFIX / "drive_c")).replace("/", "\\")
