"""Counts, points and times."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from app.text.translation import Texts

NumberTexts = Texts("NumberTexts")

MINUS = "\N{MINUS SIGN}"


def moves_text(count: int) -> str:
    """``49 moves``."""
    return NumberTexts.tr("%Ln move(s)", "", count)


def points_text(points: int) -> str:
    """``851 points``; below zero with a minus sign."""
    text = NumberTexts.tr("%Ln point(s)", "", abs(points))
    return text if points >= 0 else MINUS + text


def score_text(score: int) -> str:
    """``Score: 851``, as the board shows it."""
    return NumberTexts.tr("Score: {score}").format(score=number_text(score))


def move_count_text(count: int) -> str:
    """``Moves: 49``, as the board shows it."""
    return NumberTexts.tr("Moves: {moves}").format(moves=number_text(count))


def elapsed_text(seconds: float) -> str:
    """``Time: 0:12:05``, as the board shows it."""
    return NumberTexts.tr("Time: {time}").format(time=time_text(seconds))


def time_text(seconds: float) -> str:
    """Whole seconds as ``h:mm:ss``."""
    minutes, second = divmod(int(seconds), 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02}:{second:02}"


def number_text(value: int) -> str:
    """``1,234`` as the locale writes it; negative numbers with a minus sign in every locale."""
    text = QLocale().toString(abs(value))
    return text if value >= 0 else MINUS + text
