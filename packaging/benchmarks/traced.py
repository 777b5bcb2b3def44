"""Starts the program as ``python -m app`` does, and reports its first painted board.

It prints ``{"wall": ms since T0, "cpu": ms, "board": [x, y] on the screen, "places": {"t3x2": [x, y], …}}``.
The places are a point on each group that may be lifted, in pixels of the board. The environment variable T0
holds the monotonic time of the start. With TRACE=quit, the process then ends.
"""

from __future__ import annotations

import json
import os
import sys
import time

from app import main  # first, as in a normal start  # isort: skip

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QShowEvent

from app.board.scene import BoardScene
from app.main_window.window import Window
from engine.moves import liftable_sizes


class _FirstPaint(QObject):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._board = window.board
        self._board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._report)
        return False

    def _report(self) -> None:
        wall = 1000 * (time.monotonic() - float(os.environ["T0"]))
        corner = self._board.viewport().mapToGlobal(QPointF(0, 0))
        report = {
            "wall": wall,
            "cpu": 1000 * time.process_time(),
            "board": [corner.x(), corner.y()],
            "places": self._places(),
        }
        sys.stdout.write(json.dumps(report) + "\n")
        sys.stdout.flush()
        if os.environ.get("TRACE") == "quit":
            os._exit(0)

    def _places(self) -> dict[str, tuple[float, float]]:
        scene = self._board.scene()
        assert isinstance(scene, BoardScene)
        controller = self._board._controller
        position, layout = controller.position, scene.layout
        places = {}
        for pile in position.piles:
            count = len(position.cards(pile))
            for size in liftable_sizes(controller.game, position, pile):
                corner = layout.card(pile, count - size, count).topLeft()
                name = str(pile) if size == 1 else f"{pile}x{size}"
                places[name] = (corner.x() + layout.card_width / 2, corner.y() + layout.card_width * 0.15)
        return places


class _TracedWindow(Window):
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not hasattr(self, "_first_paint"):
            self._first_paint = _FirstPaint(self)


vars(main)["Window"] = _TracedWindow
sys.exit(main.main(sys.argv[1:]))
