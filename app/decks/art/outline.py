"""Outlines from corners, from points on a curve, or from one half of a symmetrical shape."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

Points = Sequence[tuple[float, float]]


def polygon(points: Points) -> QPainterPath:
    """The closed outline with corners at ``points``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def lozenge(x: float, y: float, half_width: float, half_height: float) -> QPainterPath:
    """A lozenge around (``x``, ``y``)."""
    return polygon(((x, y - half_height), (x + half_width, y), (x, y + half_height), (x - half_width, y)))


def line(points: Points) -> QPainterPath:
    """The open line from the first of ``points`` to the last."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def rounded(corners: Points, radius: float) -> QPainterPath:
    """The closed outline with ``corners`` at right angles, each rounded."""
    path = QPainterPath()
    for index, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[index - 1], corners[(index + 1) % len(corners)]
        before, after = hypot(ax - x, ay - y), hypot(bx - x, by - y)
        start = QPointF(x + (ax - x) * radius / before, y + (ay - y) * radius / before)
        end = QPointF(x + (bx - x) * radius / after, y + (by - y) * radius / after)
        if index:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(QPointF(x, y), end)
    path.closeSubpath()
    return path


def curve(points: Points, *, closed: bool = False) -> QPainterPath:
    """A smooth curve through ``points`` (a Catmull-Rom spline)."""
    count = len(points)
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [points[0], *points, points[-1]]
    path = QPainterPath(QPointF(*points[0]))
    for index in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = around[index : index + 4]
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    return path


def both_halves(right: Points) -> list[tuple[float, float]]:
    """The points of a shape symmetrical about x = 0, from the points of its right half, top to bottom."""
    left = [(-x, y) for x, y in reversed(right) if x]
    return [*right, *left]


def circle(x: float, y: float, radius: float, tall: float = 1.0) -> QPainterPath:
    """A circle around (``x``, ``y``), or an ellipse ``tall`` times as high as wide."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius * tall)
    return path


def ring(count: int, radius: float, start: float = -90.0) -> list[tuple[float, float]]:
    """``count`` points evenly around the origin, the first at the angle ``start`` in degrees."""
    angles = [(start + 360 * index / count) * pi / 180 for index in range(count)]
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


def joined(*paths: QPainterPath) -> QPainterPath:
    """The union of ``paths``."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def mirrored(path: QPainterPath) -> QPainterPath:
    """``path`` and its mirror image about x = 0."""
    return joined(path, QTransform.fromScale(-1, 1).map(path))


def placed(path: QPainterPath, x: float, y: float, size: float = 1.0, turn: float = 0.0) -> QPainterPath:
    """``path`` scaled by ``size``, turned by ``turn`` degrees, then moved by ``x`` and ``y``."""
    return QTransform().translate(x, y).rotate(turn).scale(size, size).map(path)
