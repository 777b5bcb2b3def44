"""Outlines around cards: destinations, the selected group, the keyboard focus; and a shadow.

Every mark is a line between two lines of a contrasting colour (its casing), so that it is visible on cards
and on every table. Each mark has its own shape: a destination has an arrow, the focus is four brackets, and a
selection is a plain outline.
"""

from __future__ import annotations

from math import inf

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from app.decks.art.deck import CORNER_RADIUS
from app.decks.art.outline import line, polygon
from app.decks.art.palette import INK, Table, table_colours
from app.decks.art.pixels import device_scale, inset, line_width

MARK_MARGINS = QMarginsF(0.15, 0.15, 0.15, 0.22)
"""How far a mark reaches beyond its rectangle at the left, top, right and bottom, at most, in card widths."""

SHADOW_MARGINS = QMarginsF(0.1, 0.04, 0.14, 0.2)
"""How far a shadow reaches beyond its rectangle at the left, top, right and bottom, in card widths."""

_SHADOW_STEPS = 14


def draw_destination(
    painter: QPainter,
    rect: QRectF,
    table: Table,
    *,
    chosen: bool = False,
    strong: bool = False,
    room: float = inf,
) -> None:
    """Paint the outline of a destination, and an arrow below it that points up.

    ``rect`` is the card or slot, one card wide; the mark is outside it, within ``MARK_MARGINS``. ``chosen``
    marks the pile on which a drop would put the group: the outline is thicker, the arrow larger and filled.
    ``strong`` is for systems that prefer more contrast. ``room`` is the height of the table below ``rect``;
    if the arrow needs more, it is drawn higher, over the card.
    """
    colours = table_colours(table)
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    thickness = line_width(width * ((0.052 if chosen else 0.03) + (0.018 if strong else 0)), scale)
    casing = line_width(width * (0.02 if strong else 0.012), scale)
    _draw_outline(painter, rect, colours.highlight, colours.casing, thickness, casing)
    edge = line_width(width * 0.022, scale)
    half = width * (0.11 if chosen else 0.085)
    around = casing + edge / 2
    middle, top = rect.center().x(), rect.bottom() + min(1.5 * around, room - half - around)
    arrow = polygon(((middle, top), (middle + half, top + half), (middle - half, top + half)))
    _draw_cased(painter, arrow, colours.highlight, colours.casing, edge, casing)
    painter.fillPath(arrow, colours.highlight if chosen else colours.casing)
    painter.restore()


def draw_selection(painter: QPainter, rect: QRectF, table: Table, *, strong: bool = False) -> None:
    """Paint the outline of the selected group at ``rect``, one card wide."""
    colours = table_colours(table)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    thickness = line_width(rect.width() * (0.05 if strong else 0.03), scale)
    casing = line_width(rect.width() * 0.012, scale)
    _draw_outline(painter, rect, colours.selection, colours.casing, thickness, casing)
    painter.restore()


def draw_focus(painter: QPainter, rect: QRectF, table: Table, *, strong: bool = False) -> None:
    """Paint the keyboard focus around ``rect``, one card wide: brackets at the four corners."""
    colours = table_colours(table)
    width = rect.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = device_scale(painter)
    thickness = line_width(width * (0.055 if strong else 0.036), scale)
    casing = line_width(width * 0.018, scale)
    outer = inset(rect, -(thickness / 2 + line_width(width * 0.045, scale)))
    arm = min(width, rect.height()) * 0.24
    for x, along in ((outer.left(), arm), (outer.right(), -arm)):
        for y, down in ((outer.top(), arm), (outer.bottom(), -arm)):
            bracket = line(((x + along, y), (x, y), (x, y + down)))
            _draw_cased(painter, bracket, colours.focus, colours.focus_casing, thickness, casing)
    painter.restore()


def draw_peeked(painter: QPainter, rect: QRectF, table: Table, *, strong: bool = False) -> None:
    """Paint a shadow and a line around a card that is shown whole above other cards.

    ``rect`` is the card; paint the card over this.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = rect.width()
    draw_shadow(painter, rect, width, table)
    thickness = line_width(width * (0.04 if strong else 0.018), device_scale(painter))
    radius = width * CORNER_RADIUS + thickness
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawRoundedRect(inset(rect, -thickness), radius, radius)
    painter.restore()


def draw_shadow(painter: QPainter, rect: QRectF, card_width: float, table: Table) -> None:
    """Paint the soft shadow of a lifted group that fills ``rect``, within ``SHADOW_MARGINS`` around it."""
    shade = QColor(table_colours(table).shadow)
    shade.setAlphaF(1 - (1 - shade.alphaF()) ** (1 / _SHADOW_STEPS))
    reach = card_width * 0.11
    radius = card_width * CORNER_RADIUS
    dropped = rect.translated(card_width * 0.02, card_width * 0.08)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    for step in range(_SHADOW_STEPS):
        grow = reach * (1 - 2 * step / (_SHADOW_STEPS - 1))
        corner = max(radius * 0.5, radius + grow)
        painter.drawRoundedRect(inset(dropped, -grow), corner, corner)
    painter.restore()


def _draw_outline(
    painter: QPainter, rect: QRectF, colour: QColor, casing: QColor, thickness: float, casing_width: float
) -> None:
    """Draw a line around the outside of ``rect``, between two thin lines of ``casing``."""
    distance = casing_width + thickness / 2
    radius = rect.width() * CORNER_RADIUS + distance
    outline = QPainterPath()
    outline.addRoundedRect(inset(rect, -distance), radius, radius)
    _draw_cased(painter, outline, colour, casing, thickness, casing_width)


def _draw_cased(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    casing: QColor,
    thickness: float,
    casing_width: float,
) -> None:
    """Draw a line along ``path`` between two thin lines of ``casing``."""
    for pen_colour, width in ((casing, thickness + 2 * casing_width), (colour, thickness)):
        pen = QPen(pen_colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(path, pen)
