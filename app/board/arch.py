"""The arch of all cards after a win."""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSizeF

from app.board.layout import BoardLayout

_SPREAD = pi * 0.86
"""The angle that the arch spans on its circle or ellipse, in radians."""
_STEEPEST = 1.1
"""The greatest height of the arch, in halves of its width; in a taller window the arch is centred."""

_INSIDE = 0.7
"""The distance between two arches, in card heights."""


class ArchPlace(NamedTuple):
    """The place of a card in the arch: its top left corner, then its rotation by ``angle`` degrees."""

    corner: QPointF
    angle: float


def arch(layout: BoardLayout, cards: int) -> list[ArchPlace]:
    """The places of ``cards`` cards, from left to right, inside the board.

    If the cards would hide each other's ranks in one arch, the second half of them is in a second arch inside
    the first.
    """
    width, height = layout.size.width(), layout.size.height()
    card = layout.card_size
    half = (card.width() ** 2 + card.height() ** 2) ** 0.5 / 2
    across = max(width / 2 - half, 0.0)
    up = max(min(height - 2 * half, _STEEPEST * across), 0.0)
    middle = QPointF(width / 2, (height + up) / 2)
    spacing = _SPREAD * (across + up) / 2 / max(cards - 1, 1)
    if spacing >= layout.shape.rank_width * card.width():
        return _row(middle, across, up, card, cards)
    inside = _INSIDE * card.height()
    inner = _row(middle, max(across - inside, 0.0), max(up - inside, 0.0), card, cards // 2)
    return _row(middle, across, up, card, cards - cards // 2) + inner


def _row(middle: QPointF, across: float, up: float, card: QSizeF, cards: int) -> list[ArchPlace]:
    """Places on an ellipse around ``middle`` that is ``across`` wide to each side and ``up`` high."""
    places = []
    for number in range(cards):
        angle = -_SPREAD / 2 + _SPREAD * number / max(cards - 1, 1)
        centre = middle + QPointF(across * sin(angle), -up * cos(angle))
        corner = centre - QPointF(card.width() / 2, card.height() / 2)
        upright_on_arch = atan2(up * sin(angle), across * cos(angle))
        places.append(ArchPlace(corner, degrees(upright_on_arch)))
    return places
