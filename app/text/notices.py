"""Notices about the saved files, and how a win counts in the statistics."""

from __future__ import annotations

from typing import assert_never

from app.file_names import text_of
from app.play.statistics import Standing
from app.storage.notices import Notice, NoticeKind
from app.text.translation import Texts
from engine.rules import BestKind

NoticeTexts = Texts("NoticeTexts")


def notice_text(notice: Notice) -> str:
    """What happened to the saved games, with the path; show it as plain text: a path may hold any text."""
    return _notice_text(notice.kind).format(path=text_of(str(notice.path)))


def standing_text(standing: Standing) -> str:
    """``Your first win at this level!``, or why a win does not count; empty if there is nothing to say.

    The reason is on a line of its own.
    """
    match standing:
        case Standing.COUNTS:
            return ""
        case Standing.FIRST_OF_LEVEL:
            return NoticeTexts.tr("Your first win at this level!")
        case Standing.WON_BEFORE:
            return NoticeTexts.tr("This deal counts as won already.")
        case Standing.NO_CODE:
            return NoticeTexts.tr("It does not count in the statistics:\nits layout has no deal code.")
        case Standing.NOT_FROM_START:
            return NoticeTexts.tr(
                "It does not count in the statistics:\nit was not played here from its start."
            )
        case _:
            assert_never(standing)


def record_text(kind: BestKind) -> str:
    """``fewest moves so far``: the best of a kind among the wins at this level."""
    match kind:
        case BestKind.FEWEST_MOVES:
            return NoticeTexts.tr("fewest moves so far")
        case BestKind.BEST_TIME:
            return NoticeTexts.tr("best time so far")
        case BestKind.BEST_SCORE:
            return NoticeTexts.tr("best score so far")
        case _:
            assert_never(kind)


def _notice_text(kind: NoticeKind) -> str:
    match kind:
        case NoticeKind.DAMAGED_SET_ASIDE:
            return NoticeTexts.tr(
                "The file with your games could not be read properly. It was set aside as {path}, and "
                "whatever could be read was brought over."
            )
        case NoticeKind.NEWER_LEFT_ALONE:
            return NoticeTexts.tr(
                "The file {path} comes from a newer version of Ten Columns and stays untouched. Meanwhile, "
                "your games are kept in another file."
            )
        case NoticeKind.CANNOT_WRITE:
            return NoticeTexts.tr(
                "Your games cannot be saved at {path} for now. You can play on; saving will be tried again."
            )
        case NoticeKind.CANNOT_READ:
            return NoticeTexts.tr(
                "Your saved games at {path} cannot be read for now. They stay as they are; what you play "
                "meanwhile is kept apart from them."
            )
        case NoticeKind.REPLACED:
            return NoticeTexts.tr(
                "Another program has changed or replaced {path}, which held your games. It stays as it is "
                "now; your games are kept apart from it."
            )
        case NoticeKind.FOLDER_GONE:
            return NoticeTexts.tr(
                "The folder of your games, {path}, is gone. You can play on; saving will be tried again."
            )
        case _:
            assert_never(kind)
