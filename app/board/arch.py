"""The great arch in which all cards stand after a win."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from app.board.layout import BoardLayout

_SPREAD = pi * 0.86
"""How much of a circle the arch takes, in radians."""


class Stand(NamedTuple):
    """How a card stands: its corner before it is turned about its middle by ``angle`` degrees."""

    corner: QPointF
    angle: float


def arch(layout: BoardLayout, cards: int) -> list[Stand]:
    """The places of ``cards`` cards from left to right, all of them on the board."""
    width, height = layout.size.width(), layout.size.height()
    card = layout.card_size
    half = (card.width() ** 2 + card.height() ** 2) ** 0.5 / 2
    across = max(width / 2 - half, 0.0)
    up = max(height - 2 * half, 0.0)
    middle = QPointF(width / 2, height - half)
    stands = []
    for number in range(cards):
        angle = -_SPREAD / 2 + _SPREAD * number / max(cards - 1, 1)
        centre = middle + QPointF(across * sin(angle), -up * cos(angle))
        corner = centre - QPointF(card.width() / 2, card.height() / 2)
        stands.append(Stand(corner, angle * 180 / pi))
    return stands
