"""Real windows on an X screen: finds them and sends input to them, with ``xdotool``."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from engine.deals import parse_code
from engine.games import SIMPLE_SIMON
from engine.moves import best_move
from engine.position import Move, PileKind
from engine.session import first_position

PATIENCE = 60  # seconds
CODE = "SS1-S1-AAAAABD"
"""The deal used in the tests."""


class Screen:
    """The screen ``display`` (``:7``), with a window manager."""

    def __init__(self, display: str) -> None:
        self.display = display

    def window(self, title: str) -> str:
        """Wait for a window with this title, perhaps followed by the program's name; return its number."""
        command = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}( [—-] Ten Columns)?$"]
        for _attempt in range(5):  # xdotool fails if a window disappears during its search
            found = subprocess.run(
                command,
                env={"DISPLAY": self.display},
                stdout=subprocess.PIPE,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            if found.returncode == 0:
                return found.stdout.split()[0]
        raise AssertionError(f"no window {title}")

    def windows(self, class_name: str) -> list[str]:
        """The numbers of the visible windows of a class."""
        command = ["xdotool", "search", "--onlyvisible", "--class", f"^{class_name}$"]
        found = subprocess.run(
            command, env={"DISPLAY": self.display}, capture_output=True, text=True, check=False
        )
        return found.stdout.split()

    def press(self, window: str, *keys: str) -> None:
        """Give the window the focus and press keys such as ``ctrl+n``."""
        self._ask("xdotool", "windowactivate", "--sync", window, "key", "--delay", "60", *keys)

    def double_click(self, window: str, x: int, y: int) -> None:
        """Double click at pixel (``x``, ``y``) of the window."""
        self._ask(
            "xdotool",
            "windowfocus",
            "--sync",
            window,
            "mousemove",
            "--sync",
            "--window",
            window,
            str(x),
            str(y),
        )
        self._ask("xdotool", "click", "--repeat", "2", "--delay", "60", "1")

    def close(self, window: str) -> None:
        """Close the window as the window manager does, and wait until it has disappeared."""
        self.press(window, "alt+F4")
        self.wait_for_end(window)

    def wait_for_end(self, window: str) -> None:
        """Wait until the window has disappeared."""
        while hex(int(window)) in re.findall("0x[0-9a-f]+", self._ask("xprop", "-root", "_NET_CLIENT_LIST")):
            pass

    def wait_until_in_front(self, window: str) -> None:
        """Wait until no other window is above this one."""
        while not self._ask("xprop", "-root", "_NET_CLIENT_LIST_STACKING").endswith(f"{int(window):#x}\n"):
            pass

    def property(self, window: str, name: str) -> str:
        """A property of the window, such as ``WM_CLASS``, as ``xprop`` writes it."""
        return self._ask("xprop", "-id", window, name)

    def picture(self, path: Path) -> None:
        """Take a picture of the whole screen when it no longer changes."""
        before = b""
        while True:
            self._ask("scrot", "--overwrite", str(path))
            content = path.read_bytes()
            if content == before:
                return
            before = content

    def _ask(self, *command: str) -> str:
        return subprocess.check_output(command, env={"DISPLAY": self.display}, text=True, timeout=PATIENCE)


def first_move() -> tuple[list[str], Move]:
    """Keys that move the last card of a column to its best place in the deal ``CODE``, and the move."""
    position = first_position(SIMPLE_SIMON, parse_code(CODE, [SIMPLE_SIMON.codes]))
    columns = [pile for pile in position.piles if pile.kind is PileKind.COLUMN]
    moves = [best_move(SIMPLE_SIMON, position, pile, 1) for pile in columns]
    move = next(move for move in moves if isinstance(move, Move))
    return [str((move.source.offset + 1) % 10), "ctrl+Return"], move
