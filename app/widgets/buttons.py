"""Buttons with words only: the stock icons that some platforms put on them come from another hand."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox, QMessageBox


def strip_icons(box: QDialogButtonBox | QMessageBox) -> None:
    """Take the icons from the buttons that ``box`` has now."""
    for button in box.buttons():
        button.setIcon(QIcon())
