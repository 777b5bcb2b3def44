"""After many games and a quick end, the status is 0 and standard error is empty."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.gui.running import PATIENCE, unexpected
from tests.paths import ROOT

BEGIN = """
import gc, random, sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from app.main import main
from tests.gui.program import program_window, run

def command(name):
    program_window().findChild(QAction, name).trigger()

def new_game(choice):
    command("new")
    dialog = QApplication.activeModalWidget()
    buttons = [button for button in dialog.findChildren(QAbstractButton) if button.isVisible()]
    choices = [button for button in buttons if button.objectName().startswith(("game-", "level-"))]
    choice.choice(choices).click()
    dialog.findChild(QAbstractButton, "start").click()

application = QApplication(sys.argv[:1])
"""

SCRIPTS = {
    "50 changes of game and level": """
def script():
    choice = random.Random(1)
    for _ in range(50):
        choice.choice([lambda: command("play-simple-simon"), lambda: command("play-seahaven-towers"),
                       lambda: new_game(choice)])()
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.findChild(QAbstractButton, "start").click()
        QApplication.processEvents()
        gc.collect()
sys.exit(run(sys.argv[1:], script))
""",
    "ten quick new games": """
def script():
    for _ in range(10):
        new_game(random.Random(1))
sys.exit(run(sys.argv[1:], script))
""",
    "closed before the window is drawn": """
QTimer.singleShot(0, lambda: program_window().close())
sys.exit(main(sys.argv[1:]))
""",
    "closed at once after the window is drawn": """
QTimer.singleShot(100, lambda: program_window().close())
sys.exit(main(sys.argv[1:]))
""",
    "closed with every window open": """
def script():
    for name in ("help", "settings", "statistics", "about", "new"):
        command(name)
        QApplication.processEvents()
sys.exit(run(sys.argv[1:], script))
""",
    "closed while cards fly": """
def script():
    QTest.keyClick(program_window().windowHandle(), "4")
    command("new")
    QApplication.activeModalWidget().findChild(QAbstractButton, "start").click()
    QTest.qWait(50)
sys.exit(run(sys.argv[1:], script))
""",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_ends_without_a_word(tmp_path: Path, name: str) -> None:
    for _ in range(3):  # later starts use the data of earlier ones
        done = subprocess.run(
            [sys.executable, "-X", "dev", "-c", BEGIN + SCRIPTS[name], "--data-dir", tmp_path],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, unexpected(done.stderr)) == (0, "")
