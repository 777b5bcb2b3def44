"""The virtual display shows a real window and accepts real input."""

from __future__ import annotations

import subprocess
import sys

from tests import xvfb

TITLE = "A plain window"
PROGRAM = f"""
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget(windowTitle={TITLE!r})
window.resize(320, 200)
window.show()
sys.exit(app.exec())
"""


def test_a_real_window_is_seen_and_closed_by_its_key(display: str) -> None:
    environment = xvfb.environment(display)
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM], env=environment, stderr=subprocess.PIPE
    ) as program:
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{TITLE}$"]
        window = subprocess.check_output(search, env=environment, text=True, timeout=60).strip()
        geometry = subprocess.check_output(
            ["xdotool", "getwindowgeometry", "--shell", window], env=environment, text=True
        )
        subprocess.check_call(
            ["xdotool", "windowactivate", "--sync", window, "key", "alt+F4"], env=environment, timeout=60
        )
        _, messages = program.communicate(timeout=60)
    assert "WIDTH=320\nHEIGHT=200" in geometry
    assert messages == b""
    assert program.returncode == 0
