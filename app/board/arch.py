"""The arch of all cards after a win."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from app.board.layout import BoardLayout

_SPREAD = pi * 0.86
"""The angle that the arch spans on its circle or ellipse, in radians."""
_STEEPEST = 1.1
"""The greatest height of the arch, in halves of its width; in a taller window the arch is centred."""


class ArchPlace(NamedTuple):
    """The place of a card in the arch: its top left corner, then its rotation by ``angle`` degrees."""

    corner: QPointF
    angle: float


def arch(layout: BoardLayout, cards: int) -> list[ArchPlace]:
    """The places of ``cards`` cards, from left to right, inside the board."""
    width, height = layout.size.width(), layout.size.height()
    card = layout.card_size
    half = (card.width() ** 2 + card.height() ** 2) ** 0.5 / 2
    across = max(width / 2 - half, 0.0)
    up = max(min(height - 2 * half, _STEEPEST * across), 0.0)
    middle = QPointF(width / 2, (height + up) / 2)
    places = []
    for number in range(cards):
        angle = -_SPREAD / 2 + _SPREAD * number / max(cards - 1, 1)
        centre = middle + QPointF(across * sin(angle), -up * cos(angle))
        corner = centre - QPointF(card.width() / 2, card.height() / 2)
        upright_on_arch = atan2(up * sin(angle), across * cos(angle))
        places.append(ArchPlace(corner, degrees(upright_on_arch)))
    return places
