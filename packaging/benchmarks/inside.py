"""Measures inside the process: ``python -m benchmarks.inside (floor | DATA_FOLDER) WHAT``.

WHAT is ``moves``; for this program also ``releases``, ``calls`` or ``resizes``. Starts the program, sends
events to its board, each after the previous one was handled and painted, and prints the figures as JSON.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QMainWindow, QWidget

from app import main as program
from app.board.view import BoardView
from app.main_window.window import Window
from engine.moves import destinations, liftable_sizes
from engine.position import PileId
from engine.session import Session
from tests.calls import python_calls

Figures = dict[str, list[float]]

MOVES = 1500
RELEASES = 100
_LEFT, _NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
_FLOOR_CARD = QPointF(140, 420)
"""A point on the last card of the bare window's second column."""


def main() -> None:
    """Run one program with its event loop replaced by a measurement."""
    which, what = sys.argv[1:]
    measure: dict[str, Callable[[QMainWindow], Figures]] = {
        "moves": moves,
        "releases": releases,
        "calls": calls,
        "resizes": resizes,
    }

    def measure_instead(*_: object) -> int:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMainWindow))
        _wait(1000)
        print(json.dumps(measure[what](window)), flush=True)
        os._exit(0)

    QApplication.exec = measure_instead  # type: ignore[method-assign]
    if which == "floor":
        runpy.run_path(str(Path(__file__).with_name("floor.py")), run_name="__main__")
    else:
        program.main(["--data-dir", str(Path(which) / program.NAME)])


def moves(window: QMainWindow) -> Figures:
    """The microseconds of processor time for each move of the pointer during a drag."""
    if isinstance(window, Window):
        view: QGraphicsView = window.board
        point = _grip(window.board, *_groups(window.board)[0])
    else:
        view, point = window.findChildren(QGraphicsView)[0], _FLOOR_CARD
    viewport = view.viewport()
    _send(viewport, QEvent.Type.MouseButtonPress, point, _LEFT, _LEFT)
    times = []
    for step in range(-50, MOVES):
        phase = abs((step * 8 / 300) % 2 - 1)
        at = point + QPointF(300 * (1 - phase), 150 * (1 - phase))
        start = time.thread_time()
        _send(viewport, QEvent.Type.MouseMove, at, _NONE, _LEFT)
        if step >= 0:
            times.append((time.thread_time() - start) * 1e6)
    return {"move": times}


def releases(window: QMainWindow) -> Figures:
    """The milliseconds of processor time from a release until the result is painted.

    The results are a move with storage, a move without storage, and a refusal.
    """
    assert isinstance(window, Window)
    view, controller = window.board, window.board._controller
    storage = controller._storage
    append = storage.append
    source, size, target = _first_move(view)
    refusing = next(
        pile
        for pile in controller.position.piles
        if pile not in destinations(controller.game, controller.position, source, size) and pile != source
    )
    figures: Figures = {"move": [], "move without storage": [], "refusal": []}
    later: list[tuple[Session, float]] = []
    ways = [("move", append), ("move without storage", lambda *saved: later.append(saved))]
    for _ in range(RELEASES):
        for name, way in ways:
            storage.append = way  # type: ignore[method-assign]
            figures[name].append(_drop(view, source, size, target))
            storage.append = append  # type: ignore[method-assign]
            while later:
                append(*later.pop())  # the storage saves only the next action
            controller.undo()
            _settle(view)
        ways.reverse()  # the first way may affect the second
        figures["refusal"].append(_drop(view, source, size, refusing))
        _settle(view)
    return figures


def calls(window: QMainWindow) -> Figures:
    """The number of calls of Python functions caused by a release that makes a move."""
    assert isinstance(window, Window)
    view = window.board
    source, size, target = _first_move(view)
    over = _carry(view, source, size, target)
    return {"drop": [python_calls(lambda: _release(view, over))]}


def resizes(window: QMainWindow) -> Figures:
    """The milliseconds from the last event of a resize to sharp cards, and the longest time without a frame.

    The longest time is processor time, because waiting blocks nothing.
    """
    assert isinstance(window, Window)
    scene = window.board._scene
    figures: Figures = {"sharp": [], "blocked": []}
    window.resize(window.screen().availableSize())
    _wait(1000)
    for _ in range(6):
        for step in range(4):
            window.resize(window.size() - QSize(15 + step, 15 + step))
            _wait(10)
        start = time.perf_counter()
        longest = 0.0
        while not scene.is_sharp:
            busy = time.thread_time()
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            longest = max(longest, time.thread_time() - busy)
        assert longest, "it was sharp all the time"
        figures["sharp"].append((time.perf_counter() - start) * 1e3)
        figures["blocked"].append(longest * 1e3)
    return figures


def _groups(view: BoardView) -> list[tuple[PileId, int]]:
    """Every group that can be lifted, single cards first."""
    game, position = view._controller.game, view._controller.position
    groups = [(pile, size) for pile in position.piles for size in liftable_sizes(game, position, pile)]
    return sorted(groups, key=lambda group: group[1])


def _first_move(view: BoardView) -> tuple[PileId, int, PileId]:
    """A legal move: its source, size and target."""
    game, position = view._controller.game, view._controller.position
    return next(
        (pile, size, targets[0])
        for pile, size in _groups(view)
        if (targets := destinations(game, position, pile, size))
    )


def _grip(view: BoardView, pile: PileId, size: int) -> QPointF:
    """A point on the uncovered part of a group's first card."""
    layout, count = view._scene.layout, len(view._controller.position.cards(pile))
    return layout.card(pile, count - size, count).topLeft() + QPointF(0.5, 0.1) * layout.card_width


def _drop(view: BoardView, source: PileId, size: int, target: PileId) -> float:
    """Drag a group onto a pile and release it; return the processor's milliseconds until all is painted."""
    over = _carry(view, source, size, target)
    start = time.thread_time()
    _release(view, over)
    return (time.thread_time() - start) * 1e3


def _carry(view: BoardView, source: PileId, size: int, target: PileId) -> QPointF:
    """Drag a group over a pile, and return the point of the pointer."""
    layout, viewport = view._scene.layout, view.viewport()
    grip = _grip(view, source, size)
    count = len(view._controller.position.cards(target))
    over = layout.end(target, count).topLeft() + QPointF(0.5, 0.1) * layout.card_width
    _send(viewport, QEvent.Type.MouseButtonPress, grip, _LEFT, _LEFT)
    for step in range(1, 11):
        _send(viewport, QEvent.Type.MouseMove, grip + (over - grip) * (step / 10), _NONE, _LEFT)
    return over


def _release(view: BoardView, point: QPointF) -> None:
    _send(view.viewport(), QEvent.Type.MouseButtonRelease, point, _LEFT, _NONE)


def _send(
    viewport: QWidget, kind: QEvent.Type, point: QPointF, button: Qt.MouseButton, buttons: Qt.MouseButton
) -> None:
    """Handle a mouse event, and paint the changes."""
    at = QPointF(viewport.mapToGlobal(point))
    event = QMouseEvent(kind, point, at, button, buttons, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(viewport, event)
    QCoreApplication.sendPostedEvents()


def _settle(view: BoardView) -> None:
    while view._scene.is_flying:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    _wait(20)


def _wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
