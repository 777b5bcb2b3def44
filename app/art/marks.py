"""What is drawn round cards: destinations, the lifted group, the keyboard's focus, a shadow."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.art.deck import CORNER_RADIUS
from app.art.palette import Table, table_colours
from app.art.pixels import device_scale, inset, line_width

MARK_MARGIN = 0.14
"""How far a mark reaches beyond its rectangle, at most, in card widths."""

SHADOW_MARGIN = 0.16
"""How far a shadow reaches beyond its rectangle, at most, in card widths."""


def draw_destination(
    painter: QPainter, rect: QRectF, table: Table, *, chosen: bool = False, strong: bool = False
) -> None:
    """Paints the outline of a pile that takes the lifted group, and a small arrow at its lower edge.

    ``rect`` is the card or bare place, one card wide; the mark lies outside it, within ``MARK_MARGIN``.
    ``chosen`` is the pile that a drop would choose: a thicker outline and a filled arrow. ``strong`` is for
    systems that prefer more contrast.
    """
    colours = table_colours(table)
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    line = line_width(width * ((0.052 if chosen else 0.028) + (0.016 if strong else 0)), scale)
    casing = line_width(width * (0.02 if strong else 0.012), scale)
    _draw_outline(painter, rect, colours.highlight, colours.casing, line, casing)
    arrow = QPainterPath(QPointF(rect.center().x(), rect.bottom() + casing))
    half, height = width * 0.09, width * 0.11
    arrow.lineTo(rect.center().x() + half, rect.bottom() + casing + height)
    arrow.lineTo(rect.center().x() - half, rect.bottom() + casing + height)
    arrow.closeSubpath()
    painter.setPen(QPen(colours.casing, 2 * casing))
    painter.setBrush(colours.casing)
    painter.drawPath(arrow)
    painter.setPen(QPen(colours.highlight, line_width(width * 0.02, scale)))
    painter.setBrush(colours.highlight if chosen else colours.casing)
    painter.drawPath(arrow)
    painter.restore()


def draw_selection(painter: QPainter, rect: QRectF, table: Table, *, strong: bool = False) -> None:
    """Paints the outline of the selected or lifted group that fills ``rect``, one card wide."""
    colours = table_colours(table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    line = line_width(rect.width() * (0.045 if strong else 0.03), scale)
    casing = line_width(rect.width() * 0.012, scale)
    _draw_outline(painter, rect, colours.selection, colours.casing, line, casing)
    painter.restore()


def draw_focus(painter: QPainter, rect: QRectF, table: Table, *, strong: bool = False) -> None:
    """Paints the keyboard's focus round ``rect``: brackets at the four corners, plain over everything."""
    colours = table_colours(table)
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    line = line_width(width * (0.05 if strong else 0.034), scale)
    casing = line_width(width * 0.016, scale)
    outer = inset(rect, -width * 0.05)
    arm = min(width, rect.height()) * 0.26
    brackets = QPainterPath()
    for x, along in ((outer.left(), arm), (outer.right(), -arm)):
        for y, down in ((outer.top(), arm), (outer.bottom(), -arm)):
            brackets.moveTo(x + along, y)
            brackets.lineTo(x, y)
            brackets.lineTo(x, y + down)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, pen_width in ((colours.focus_casing, line + 2 * casing), (colours.focus, line)):
        pen = QPen(colour, pen_width)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPath(brackets)
    painter.restore()


def draw_shadow(painter: QPainter, rect: QRectF, card_width: float, table: Table) -> None:
    """Paints the soft shadow of a lifted group that fills ``rect``, within ``SHADOW_MARGIN`` around it."""
    shadow = QColor(table_colours(table).shadow)
    steps = 12
    shadow.setAlphaF(1 - (1 - shadow.alphaF()) ** (1 / steps))
    reach = card_width * SHADOW_MARGIN * 0.5
    radius = card_width * CORNER_RADIUS
    dropped = rect.translated(0, card_width * 0.06)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    for step in range(steps):
        grow = reach * (1 - 2 * step / (steps - 1))
        corner = max(0.0, radius + grow)
        painter.drawRoundedRect(inset(dropped, -grow), corner, corner)
    painter.restore()


def _draw_outline(
    painter: QPainter, rect: QRectF, colour: QColor, casing: QColor, line: float, casing_width: float
) -> None:
    """A line round the outside of ``rect``, between two thin lines of ``casing``."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    distance = casing_width + line / 2
    radius = rect.width() * CORNER_RADIUS + distance
    outline = inset(rect, -distance)
    for pen_colour, width in ((casing, line + 2 * casing_width), (colour, line)):
        painter.setPen(QPen(pen_colour, width))
        painter.drawRoundedRect(outline, radius, radius)
