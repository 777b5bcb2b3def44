"""Scales each ``<use>`` of a ``<symbol>`` to its size, because QtSvg 6.11 does not.

The symbol becomes a group, and the use gets a transform from the symbol's ``viewBox`` to its own rectangle.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import NamedTuple

_PLACING = ("x", "y", "width", "height", "transform")


class Symbol(NamedTuple):
    """The ``viewBox`` of a symbol, and its ``preserveAspectRatio``."""

    left: float
    top: float
    width: float
    height: float
    aspect: str

    @classmethod
    def of(cls, attributes: Mapping[str, str]) -> Symbol | None:
        """The symbol of an element with ``attributes``; None if it has no ``viewBox`` or an empty one."""
        numbers = [_number(text) for text in attributes.get("viewBox", "").replace(",", " ").split()]
        if len(numbers) != 4 or not all(map(isfinite, numbers)) or min(numbers[2:]) <= 0:
            return None
        left, top, width, height = numbers
        return cls(left, top, width, height, attributes.get("preserveAspectRatio", "xMidYMid"))


def placed(use: Mapping[str, str], symbol: Symbol) -> dict[str, str]:
    """The attributes of a ``use`` with a transform that fits ``symbol`` into its rectangle."""
    across = _number(use.get("width", "")) / symbol.width
    down = _number(use.get("height", "")) / symbol.height
    if not (isfinite(across) and isfinite(down)):  # "100%", or no size
        across = down = 1.0
    left, top = (number if isfinite(number := _number(use.get(key, "0"))) else 0.0 for key in ("x", "y"))
    if symbol.aspect.split()[0] != "none":
        scale = min(across, down)
        left += (across - scale) * symbol.width * _share(symbol.aspect, "x")
        top += (down - scale) * symbol.height * _share(symbol.aspect, "Y")
        across = down = scale
    transform = (
        f"{use.get('transform', '')} translate({left} {top})"
        f" scale({across} {down}) translate({-symbol.left} {-symbol.top})"
    )
    return {key: value for key, value in use.items() if key not in _PLACING} | {
        "transform": transform.strip()
    }


def _share(aspect: str, axis: str) -> float:
    """The share of the spare room before the picture, from words such as ``xMinYMid``."""
    if f"{axis}Min" in aspect:
        return 0.0
    return 1.0 if f"{axis}Max" in aspect else 0.5


def _number(text: str) -> float:
    try:
        return float(text.strip().removesuffix("px"))
    except ValueError:
        return float("nan")
