"""Copies texts about the game in play to the clipboard."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from app.play.controller import Controller


class Copier(QObject):
    """Copies texts about the game in play.

    Signals:
        copied(str): this text is on the clipboard.
    """

    copied = Signal(str)

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller

    def copy_code(self) -> None:
        """Copy the deal code."""
        code = str(self._controller.session.code)
        QGuiApplication.clipboard().setText(code)
        self.copied.emit(code)
