"""No references to None get lost: with PySide6 6.12.0 on Python 3.11, each void call loses one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from pytestqt.qtbot import QtBot

CALLS = 1000


class CountingWidget(QWidget):
    """A widget that counts its paints."""

    def __init__(self) -> None:
        super().__init__()
        self.paints = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        self.paints += 1


def test_a_thousand_paints_keep_the_references_to_none(qtbot: QtBot) -> None:
    widget = CountingWidget()
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.paints = 0
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.repaint()
    after = sys.getrefcount(None)
    assert widget.paints == CALLS
    assert after > before - CALLS // 10


def test_a_thousand_void_calls_keep_the_references_to_none() -> None:
    path = QPainterPath()
    before = sys.getrefcount(None)
    for x in range(CALLS):
        path.lineTo(x, x)
    after = sys.getrefcount(None)
    assert path.elementCount() == CALLS
    assert after > before - CALLS // 10
