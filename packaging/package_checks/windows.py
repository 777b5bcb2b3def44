"""Real windows on an X screen: finds them and sends input to them, with ``xdotool``."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable
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

    def type(self, window: str, text: str) -> None:
        """Give the window the focus and type a text."""
        self._ask("xdotool", "windowactivate", "--sync", window, "type", "--delay", "60", text)

    def size(self, window: str) -> tuple[int, int]:
        """Width and height of the window in pixels of the screen."""
        found = self._ask("xdotool", "getwindowgeometry", "--shell", window)
        values = dict(line.split("=") for line in found.splitlines())
        return int(values["WIDTH"]), int(values["HEIGHT"])

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
        number = f"{int(window):#x}"
        wait_until(lambda: number not in self._listed("_NET_CLIENT_LIST"), f"the end of window {number}")

    def wait_until_in_front(self, window: str) -> None:
        """Wait until no other window is above this one."""
        number = f"{int(window):#x}"
        wait_until(
            lambda: self._listed("_NET_CLIENT_LIST_STACKING")[-1:] == [number], f"window {number} in front"
        )

    def property(self, window: str, name: str) -> str:
        """A property of the window, such as ``WM_CLASS``, as ``xprop`` writes it."""
        return self._ask("xprop", "-id", window, name)

    def picture(self, path: Path) -> None:
        """Take a picture of the whole screen when it no longer changes."""
        last = b""

        def is_still() -> bool:
            nonlocal last
            before, last = last, self._shot(path)
            return before == last

        wait_until(is_still, "a screen that does not change")

    def _shot(self, path: Path) -> bytes:
        self._ask("scrot", "--overwrite", str(path))
        return path.read_bytes()

    def _listed(self, name: str) -> list[str]:
        """The windows in a list of the window manager, in hexadecimal notation."""
        return re.findall("0x[0-9a-f]+", self._ask("xprop", "-root", name))

    def _ask(self, *command: str) -> str:
        return subprocess.check_output(command, env={"DISPLAY": self.display}, text=True, timeout=PATIENCE)


def wait_until(is_reached: Callable[[], bool], expected: str) -> None:
    """Wait for a condition; fail after ``PATIENCE`` with what was ``expected``."""
    last = time.monotonic() + PATIENCE
    while not is_reached():
        assert time.monotonic() < last, f"expected: {expected}"


def first_move() -> tuple[list[str], Move]:
    """Keys that move the last card of a column to its best place in the deal ``CODE``, and the move."""
    position = first_position(SIMPLE_SIMON, parse_code(CODE, [SIMPLE_SIMON.codes]))
    columns = [pile for pile in position.piles if pile.kind is PileKind.COLUMN]
    moves = [best_move(SIMPLE_SIMON, position, pile, 1) for pile in columns]
    move = next(move for move in moves if isinstance(move, Move))
    return [str((move.source.offset + 1) % 10), "ctrl+Return"], move
