"""Texts that Qt's translators translate into the player's language."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class Texts(NamedTuple):
    """The texts of one translation context, for code that is not a method of a QObject.

    The variable must have the name of the context: lupdate takes the context of ``CardTexts.tr("…")`` from
    the name before the dot. (``QCoreApplication.translate`` does not work here: lupdate finds no plurals in
    its calls, and silently skips some of them.)
    """

    context: str

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        """``text`` in the current language; with ``n``, its plural form, with ``n`` in place of ``%n``."""
        return QCoreApplication.translate(self.context, text, comment, n)


def sentence(text: str) -> str:
    """``text`` with a capital first letter, to begin a sentence."""
    return text[:1].upper() + text[1:]
