"""The program's icons on buttons, in the text colours of the system."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QWidget

from app.decks.art.icons import Icon, draw_icon

_MODES = (
    (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
    (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
)


def tool_icon_size(widget: QWidget) -> int:
    """The width in pixels of an icon beside the text of ``widget``."""
    return round(widget.fontMetrics().height() * 1.15)


def tool_icon(icon: Icon, widget: QWidget) -> QIcon:
    """``icon`` for a button on ``widget``, in the text colours of its palette and for its screen."""
    size, ratio = tool_icon_size(widget), widget.devicePixelRatioF()
    result = QIcon()
    for mode, group in _MODES:
        pixmap = QPixmap(round(size * ratio), round(size * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        draw_icon(
            painter,
            QRectF(0, 0, size, size),
            icon,
            widget.palette().color(group, QPalette.ColorRole.ButtonText),
        )
        painter.end()
        result.addPixmap(pixmap, mode)
    return result
