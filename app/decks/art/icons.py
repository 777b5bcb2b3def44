"""The icons of the toolbar, the status bar and the messages, drawn in any colour and size."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from app.decks.art.outline import Points, circle, curve, joined, line, placed, polygon, rounded

GRID = 24
"""Icons are drawn on a grid this many units wide and high."""


class Icon(StrEnum):
    """An icon; its name says what it means."""

    NEW = "new"
    RESTART = "restart"
    UNDO = "undo"
    REDO = "redo"
    SEND = "send"
    OPEN = "open"
    SAVE = "save"
    COPY = "copy"
    DONE = "done"
    PLAY = "play"
    PAUSE = "pause"
    STEP_FORWARD = "step-forward"
    STEP_BACK = "step-back"
    TO_START = "to-start"
    CLOSE = "close"
    CROWN = "crown"
    NOTE = "note"
    SETTINGS = "settings"
    STATISTICS = "statistics"
    HELP = "help"


def _stroke(path: QPainterPath, width: float = 2.0) -> QPainterPath:
    """The outline of a line along ``path`` with round ends and corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * 10)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Stroke an enlarged path: Qt converts curves to strokes with a fixed precision.
    outline = stroker.createStroke(placed(path, 0, 0, 10))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return placed(outline, 0, 0, 0.1)


def _arrow_back() -> QPainterPath:
    """An arrow that turns back to the left."""
    shaft = QPainterPath()
    shaft.moveTo(5, 9)
    shaft.lineTo(14.2, 9)
    shaft.cubicTo(17.6, 9, 20, 11.2, 20, 14.2)
    shaft.cubicTo(20, 17.2, 17.6, 19.4, 14.2, 19.4)
    shaft.lineTo(9, 19.4)
    return joined(_stroke(shaft), _stroke(line(((9, 4.6), (4.4, 9), (9, 13.4)))))


def _turned_round(path: QPainterPath) -> QPainterPath:
    """``path`` mirrored left to right."""
    return QTransform(-1, 0, 0, 1, GRID, 0).map(path)


def _restart() -> QPainterPath:
    """An arrow around a circle."""
    turn = QPainterPath()
    box = QRectF(4.4, 4.6, 15.2, 15.2)
    turn.arcMoveTo(box, 150)
    turn.arcTo(box, 150, 295)
    return joined(_stroke(turn), _stroke(line(((4.2, 4.2), (4.9, 9.6), (10.2, 8.8)))))


def _new() -> QPainterPath:
    """A card with a plus."""
    card = rounded(((5, 3.5), (19, 3.5), (19, 20.5), (5, 20.5)), 2.4)
    return joined(
        _stroke(card), _stroke(line(((12, 8.4), (12, 15.6)))), _stroke(line(((8.4, 12), (15.6, 12))))
    )


def _send() -> QPainterPath:
    """An arrow up to a line: cards that go to their foundations."""
    return joined(
        _stroke(line(((5, 4), (19, 4)))),
        _stroke(line(((12, 9), (12, 20.4)))),
        _stroke(line(((6.8, 13.6), (12, 8.6), (17.2, 13.6)))),
    )


def _open() -> QPainterPath:
    """A folder."""
    return _stroke(polygon(((3.6, 19), (3.6, 5.4), (9.4, 5.4), (11.6, 8), (20.4, 8), (20.4, 19))))


def _save() -> QPainterPath:
    """An arrow down into a tray."""
    return joined(
        _stroke(line(((12, 4), (12, 14.4)))),
        _stroke(line(((7.2, 10), (12, 14.8), (16.8, 10)))),
        _stroke(line(((4, 15.6), (4, 20), (20, 20), (20, 15.6)))),
    )


def _copy() -> QPainterPath:
    """Two sheets, one before the other."""
    return joined(
        _stroke(rounded(((8.4, 8.4), (20, 8.4), (20, 20.4), (8.4, 20.4)), 2.0)),
        _stroke(line(((5.2, 15.4), (4, 15.4), (4, 3.8), (15.4, 3.8), (15.4, 5)))),
    )


def _step() -> QPainterPath:
    """A bar and a triangle that leads away from it to the right."""
    return joined(
        _stroke(line(((5.6, 5.6), (5.6, 18.4))), 2.6), _softened(((10, 5.4), (19.6, 12), (10, 18.6)))
    )


def _softened(corners: Points) -> QPainterPath:
    """A filled shape with its corners a little rounded."""
    shape = polygon(corners)
    return joined(shape, _stroke(shape, 1.6))


def _crown() -> QPainterPath:
    """A crown with three points over a band."""
    body = ((4.6, 16.4), (3.4, 7.6), (8.3, 11.4), (12, 5), (15.7, 11.4), (20.6, 7.6), (19.4, 16.4))
    return joined(_softened(body), _stroke(line(((5.4, 20), (18.6, 20))), 2.2))


def _note() -> QPainterPath:
    """An i in a circle."""
    return joined(
        _stroke(circle(12, 12, 8.8)), _stroke(line(((12, 11.4), (12, 16.4)))), circle(12, 7.8, 1.35)
    )


def _settings() -> QPainterPath:
    """Three sliders."""
    sliders = [_stroke(line(((4, y), (20, y)))) for y in (6, 12, 18)]
    return joined(*sliders, *(circle(x, y, 2.9) for x, y in ((15, 6), (8.4, 12), (13.4, 18))))


def _statistics() -> QPainterPath:
    """Three bars."""
    return joined(*(_stroke(line(((x, 19), (x, top))), 3.8) for x, top in ((5.4, 14), (12, 5.4), (18.6, 10))))


def _help() -> QPainterPath:
    """A question mark."""
    hook = curve(
        ((7.6, 8.4), (8.6, 5.4), (12, 4.2), (15.4, 5.4), (16.4, 8.4), (14.8, 11), (12.6, 12.8), (12, 15.2))
    )
    return joined(_stroke(hook, 2.6), circle(12, 19.8, 1.7))


def _done() -> QPainterPath:
    """A tick."""
    return _stroke(line(((4.6, 12.8), (9.8, 18), (19.6, 6.6))), 2.6)


def _play() -> QPainterPath:
    """A triangle that points right."""
    return _softened(((7.4, 4.8), (19.4, 12), (7.4, 19.2)))


def _pause() -> QPainterPath:
    """Two upright bars."""
    return joined(*(_stroke(line(((x, 6), (x, 18))), 3.6) for x in (8, 16)))


def _to_start() -> QPainterPath:
    """A bar and two triangles that point left to it."""
    return joined(
        _stroke(line(((4, 6), (4, 18))), 2.2),
        _softened(((19.4, 6.4), (19.4, 17.6), (12.6, 12))),
        _softened(((12, 6.4), (12, 17.6), (6, 12))),
    )


def _close() -> QPainterPath:
    """A cross."""
    return joined(*(_stroke(line(((x, 5.6), (GRID - x, 18.4))), 2.4) for x in (5.6, 18.4)))


_DRAWN: dict[Icon, Callable[[], QPainterPath]] = {
    Icon.NEW: _new,
    Icon.RESTART: _restart,
    Icon.UNDO: _arrow_back,
    Icon.REDO: lambda: _turned_round(_arrow_back()),
    Icon.SEND: _send,
    Icon.OPEN: _open,
    Icon.SAVE: _save,
    Icon.COPY: _copy,
    Icon.DONE: _done,
    Icon.PLAY: _play,
    Icon.PAUSE: _pause,
    Icon.STEP_FORWARD: _step,
    Icon.STEP_BACK: lambda: _turned_round(_step()),
    Icon.TO_START: _to_start,
    Icon.CLOSE: _close,
    Icon.CROWN: _crown,
    Icon.NOTE: _note,
    Icon.SETTINGS: _settings,
    Icon.STATISTICS: _statistics,
    Icon.HELP: _help,
}


@cache
def icon_outline(icon: Icon) -> QPainterPath:
    """The outline of ``icon``, to be filled, in a square ``GRID`` units wide."""
    return _DRAWN[icon]()


def draw_icon(painter: QPainter, rect: QRectF, icon: Icon, colour: QColor) -> None:
    """Paint ``icon`` in ``colour`` in the middle of ``rect``, as large as fits."""
    size = min(rect.width(), rect.height()) / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(size, size)
    painter.translate(-GRID / 2, -GRID / 2)
    painter.fillPath(icon_outline(icon), colour)
    painter.restore()
