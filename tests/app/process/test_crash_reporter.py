from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from app.process.crash_reporter import CrashReporter
from tests.app.program_driver import ProgramDriver


@pytest.fixture
def mishaps(desk: ProgramDriver) -> Iterator[CrashReporter]:
    with capture_exceptions():  # replaces pytest-qt's hook by the program's
        mishaps = CrashReporter(desk.window)
        yield mishaps
        mishaps.close()


def fail() -> None:
    raise ZeroDivisionError("a fault in the program")


def report(desk: ProgramDriver) -> str:
    return desk.find(QPlainTextEdit, "report-report").toPlainText()


@pytest.mark.usefixtures("mishaps")
def test_a_fault_in_a_slot_is_reported_and_the_game_goes_on(desk: ProgramDriver, qtbot: QtBot) -> None:
    desk.play()
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.is_open("report"))
    assert "ZeroDivisionError: a fault in the program" in report(desk)
    desk.find(QPlainTextEdit, "report-report").window().close()
    desk.play()
    assert desk.controller.state.moves == 2


@pytest.mark.usefixtures("mishaps")
def test_a_fault_in_a_thread_is_reported(desk: ProgramDriver, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: desk.is_open("report"))
    assert "ZeroDivisionError" in report(desk)


@pytest.mark.usefixtures("mishaps")
def test_one_report_at_a_time(desk: ProgramDriver, qtbot: QtBot) -> None:
    for _ in range(5):
        QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.is_open("report"))
    assert report(desk)


@pytest.mark.usefixtures("mishaps")
def test_the_report_can_be_copied_and_holds_what_qt_said(desk: ProgramDriver, qtbot: QtBot) -> None:
    qWarning("Qt has a word to say")
    QTimer.singleShot(0, fail)
    qtbot.waitUntil(lambda: desk.is_open("report"))
    desk.click("copy-report")
    copied = QGuiApplication.clipboard().text()
    assert "Qt has a word to say" in copied
    assert copied.startswith("Ten Columns ")
