"""Runs the program, and answers each line on standard input with the state of its board as JSON.

The answer holds the rectangles of the piles, ``[left, top, width, height]`` in pixels of the screen, the fans
of the columns, and deal code and number of moves as in the status bar. It is for a test that plays in a real
window.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from app.main import main
from tests.gui.asked import Questions
from tests.gui.program import read_fans


def answer(_line: str) -> None:
    window = next(widget for widget in QApplication.topLevelWidgets() if widget.objectName() == "window")
    board, moves = window.findChild(QWidget, "board"), window.findChild(QLabel, "moves")
    code = window.findChild(QPushButton, "deal-code")
    assert board is not None
    assert isinstance(moves, QLabel)
    assert isinstance(code, QPushButton)
    told = QAccessible.queryAccessibleInterface(board)
    piles = [told.child(index).rect() for index in range(told.childCount())]
    shown = {
        "piles": [rect.getRect() for rect in piles],
        "fans": read_fans(board),
        "code": code.text(),
        "moves": int(moves.text().split()[-1]),
    }
    sys.stdout.write(json.dumps(shown) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    questions = Questions(answer)
    sys.exit(main())
