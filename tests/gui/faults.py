"""Runs the program with a fault, and checks that it shows a report and goes on.

``python -m tests.gui.faults FAULT FOLDER`` ends with status 0 on success. Each fault is raised in the event
loop, as real faults are: in a nested call, the exception would reach the calling Python function.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Generator, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from app.board.banner import Banner
from app.board.view import BoardView
from app.main import main
from tests.gui.program import CONTROL, LEFT, PLAIN, program_window

CAUSE = "a fault of the test's own"
PAUSE = 30
"""How long the event loop runs between two steps, in milliseconds."""

Steps = Generator[None, None, None]

BROKEN: dict[str, int] = {}
"""How many times each method will fail."""


class CauseError(Exception):
    """The fault."""


def fail() -> None:
    raise CauseError(CAUSE)


def make_breakable(owner: type, name: str) -> None:
    """Make a method fail as many times as ``BROKEN`` says."""
    sound = getattr(owner, name)

    def method(*arguments: object) -> object:
        if BROKEN.get(name, 0) > 0:
            BROKEN[name] -= 1
            fail()
        return sound(*arguments)

    method.__name__ = name  # PySide finds connected slots by name
    setattr(owner, name, method)


# What the program shows


def reports() -> list[QDialog]:
    windows = (window for window in QApplication.topLevelWidgets() if window.isVisible())
    return [window for window in windows if isinstance(window, QDialog) and window.objectName() == "report"]


def board() -> BoardView:
    found = program_window().findChild(QWidget, "board")
    assert isinstance(found, BoardView)
    return found


def moves() -> str:
    label = program_window().findChild(QLabel, "moves")
    assert isinstance(label, QLabel)
    return label.text()


# Input


def key(code: int, modifiers: Qt.KeyboardModifier = PLAIN, text: str = "") -> None:
    press(board(), QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text))


def mouse(kind: QEvent.Type, y: float) -> None:
    point = QPointF(50, y)
    press(board().viewport(), QMouseEvent(kind, point, point, LEFT, LEFT, PLAIN))


def press(target: QObject, event: QEvent) -> None:
    QCoreApplication.postEvent(target, event)


def make_a_move() -> Steps:
    """Make the first move that the keyboard can make."""
    before = moves()
    for column in "1234567890":
        key(ord(column), text=column)
        key(Qt.Key.Key_Return, CONTROL)
        yield
        if moves() != before:
            return


# Faults


def in_a_timer() -> Steps:
    QTimer.singleShot(0, fail)
    yield


def in_a_thread() -> Steps:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    yield


def in_a_finaliser() -> Steps:
    class Dying:
        def __del__(self) -> None:
            fail()

    Dying()
    yield


def in_an_event_handler() -> Steps:
    BROKEN["mousePressEvent"] = 1
    mouse(QEvent.Type.MouseButtonPress, 50)
    yield


def in_a_slot() -> Steps:
    """Fail while the board shows a change: the move is made and saved nevertheless."""
    BROKEN["_show_change"] = 1
    yield from make_a_move()


def while_painting() -> Steps:
    BROKEN["paintEvent"] = 100
    message = next(child for child in board().viewport().children() if isinstance(child, Banner))
    while BROKEN["paintEvent"]:
        message.say("something", [])  # again each time: it hides by itself and when the report opens
        message.update()
        yield


def at_every_move_of_the_pointer() -> Steps:
    BROKEN["mouseMoveEvent"] = 100
    for number in range(100):
        mouse(QEvent.Type.MouseMove, number)
    yield


def for_ever() -> Steps:
    """Fail at every event of the pointer: the report opens only once, so the window stays usable."""
    BROKEN["mouseMoveEvent"] = sys.maxsize
    for number in range(100):
        mouse(QEvent.Type.MouseMove, number)
        QTimer.singleShot(number * PAUSE, lambda number=number: mouse(QEvent.Type.MouseMove, number))
    yield


def at_many_events() -> Steps:
    for _ in range(500):
        QTimer.singleShot(0, fail)
    yield


FAULTS: dict[str, Callable[[], Steps]] = {
    fault.__name__.replace("_", " "): fault
    for fault in (
        in_a_timer,
        in_a_thread,
        in_a_finaliser,
        in_an_event_handler,
        in_a_slot,
        while_painting,
        at_every_move_of_the_pointer,
        for_ever,
        at_many_events,
    )
}


def check(bring_about: Callable[[], Steps]) -> Steps:
    yield from make_a_move()
    yield from bring_about()
    while not reports():
        yield
    (report,) = reports()
    shown = report.findChild(QPlainTextEdit)
    copy = report.findChild(QPushButton, "copy-report")
    assert shown is not None
    assert copy is not None
    assert CAUSE in shown.toPlainText()
    assert "Ten Columns" in shown.toPlainText()
    copy.click()
    assert QGuiApplication.clipboard().text() == shown.toPlainText()
    report.close()
    yield
    assert reports() == []
    before = moves()
    yield from make_a_move()
    assert moves() != before
    assert reports() == []


def follow(steps: Iterator[None], ended: list[BaseException | None]) -> None:
    """Take one step after the other, with the event loop between; close the program at the end."""
    try:
        next(steps)
    except BaseException as error:  # noqa: BLE001  (raised again once the program has ended)
        ended.append(None if isinstance(error, StopIteration) else error)
        QApplication.closeAllWindows()
    else:
        QTimer.singleShot(PAUSE, lambda: follow(steps, ended))


if __name__ == "__main__":
    name, folder = sys.argv[1:]
    for method in ("_show_change", "mousePressEvent", "mouseMoveEvent"):
        make_breakable(BoardView, method)
    make_breakable(Banner, "paintEvent")
    ended: list[BaseException | None] = []
    QTimer.singleShot(0, lambda: follow(check(FAULTS[name]), ended))
    status = main(["SS1-S1-AAAAABD", "--data-dir", folder])
    if ended[0] is not None:
        raise ended[0]
    sys.exit(status)
