"""Colours as colour-blind people see them, and the contrast of two colours."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor

Rgb = tuple[float, float, float]
"""Red, green and blue light, 0 to 1 each (linear, not gamma-coded)."""

_DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
_PROTAN = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
"""Machado, Oliveira and Fernandes (2009), severity 1, for linear light."""

_LUMINANCE = (0.2126, 0.7152, 0.0722)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def light(colour: QColor) -> Rgb:
    """The light of an opaque colour."""
    return _linear(colour.redF()), _linear(colour.greenF()), _linear(colour.blueF())


def _times(matrix: tuple[Rgb, Rgb, Rgb], rgb: Rgb) -> Rgb:
    red, green, blue = (
        min(1.0, max(0.0, sum(factor * part for factor, part in zip(row, rgb, strict=True))))
        for row in matrix
    )
    return red, green, blue


def luminance(rgb: Rgb) -> float:
    """The relative luminance of WCAG 2."""
    return sum(weight * part for weight, part in zip(_LUMINANCE, rgb, strict=True))


EYES: dict[str, Callable[[Rgb], Rgb]] = {
    "full": lambda rgb: rgb,
    "deutan": lambda rgb: _times(_DEUTAN, rgb),
    "protan": lambda rgb: _times(_PROTAN, rgb),
    "grey": lambda rgb: (luminance(rgb),) * 3,
}


def contrast(first: QColor, second: QColor, eyes: str = "full") -> float:
    """The contrast ratio of WCAG 2 between two opaque colours, 1 to 21, as ``eyes`` see them."""
    lighter, darker = sorted((luminance(EYES[eyes](light(c))) for c in (first, second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def over(upper: QColor, lower: QColor) -> QColor:
    """The opaque colour that ``upper``, perhaps transparent, shows over ``lower``."""
    alpha = upper.alphaF()
    parts = (
        alpha * a + (1 - alpha) * b
        for a, b in zip(upper.getRgbF()[:3], lower.getRgbF()[:3], strict=True)  # type: ignore[index]
    )
    return QColor.fromRgbF(*parts)


def seen(colour: QColor, eyes: str) -> QColor:
    """What an opaque colour looks like to ``eyes``."""

    def coded(part: float) -> float:
        return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055

    return QColor.fromRgbF(*(coded(part) for part in EYES[eyes](light(colour))))
