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


@contextmanager
def running(script: str, display: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", script]
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
