"""Buttons without icons: the stock icons of some platforms do not match the program's own icons."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialogButtonBox


def strip_icons(box: QDialogButtonBox) -> None:
    """Remove the icons from the current buttons of ``box``."""
    for button in box.buttons():
        button.setIcon(QIcon())
