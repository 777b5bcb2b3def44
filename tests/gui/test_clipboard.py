"""Ten Columns does not wait for a program that owns the clipboard and hangs."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.paths import ROOT
from tests.xvfb import environment, missing_tools, virtual_display

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason="needs Xvfb, openbox and xdotool")

OWNER = """
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
QGuiApplication.clipboard().setText("Try SH1-C4-AAAAAJ2!")
application.processEvents()
print("ready", flush=True)
application.exec()
"""

READER = """
from PySide6.QtGui import QGuiApplication
from app.widgets.clipboard import read_clipboard
application = QGuiApplication([])
application.setQuitOnLastWindowClosed(False)
def found(text):
    print("found", text, flush=True)
    application.quit()
read_clipboard(application, found)
print("goes on", flush=True)
application.exec()
"""

PASTER = """
import sys
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from app.widgets.pasting import paste_without_waiting
application = QApplication([])
edit = QLineEdit("before ")
paste_without_waiting(edit)
def press(key, modifiers, text):
    QApplication.sendEvent(edit, QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text))
def show_text():
    print("text", edit.text(), flush=True)
    application.quit()
def menu_shown():
    menu = QApplication.activePopupWidget()
    if menu is not None:
        has_paste = any("Paste" in action.text() for action in menu.actions())
        print("menu", has_paste, edit.isReadOnly(), flush=True)
        application.quit()
edit.returnPressed.connect(show_text)
edit.show()
if sys.argv[1] == "menu":
    timer = edit.startTimer(10)
    edit.timerEvent = lambda event: menu_shown()
    point = edit.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(edit, QContextMenuEvent(reason, point, edit.mapToGlobal(point)))
else:
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier, "")
    press(Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, " a")
    press(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier, "")
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\\r")
print("goes on", flush=True)
application.exec()
"""


@contextmanager
def running(script: str, display: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", script, *arguments]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(display), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_text_of_another_program_is_read_once_that_answers() -> None:
    with virtual_display() as display, running(OWNER, display) as owner:
        assert line(owner) == "ready"
        owner.send_signal(signal.SIGSTOP)
        with running(READER, display) as reader:
            assert line(reader) == "goes on"
            owner.send_signal(signal.SIGCONT)
            assert line(reader) == "found Try SH1-C4-AAAAAJ2!"


def test_what_is_pasted_comes_once_its_owner_answers_and_before_later_keys() -> None:
    with virtual_display() as display, running(OWNER, display) as owner:
        assert line(owner) == "ready"
        owner.send_signal(signal.SIGSTOP)
        with running(PASTER, display, "keys") as paster:
            assert line(paster) == "goes on"
            owner.send_signal(signal.SIGCONT)
            assert line(paster) == "text before Try SH1-C4-AAAAAJ2! aTry SH1-C4-AAAAAJ2!"


@pytest.mark.parametrize("answers", [True, False])
def test_the_menu_offers_paste_if_the_owner_answers(answers: bool) -> None:
    with virtual_display() as display, running(OWNER, display) as owner:
        assert line(owner) == "ready"
        owner.send_signal(signal.SIGSTOP)
        with running(PASTER, display, "menu") as paster:
            assert line(paster) == "goes on"
            if answers:
                owner.send_signal(signal.SIGCONT)
            assert line(paster) == f"menu {answers} False"
