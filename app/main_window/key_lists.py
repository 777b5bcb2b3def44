"""Collects the keys of the whole program for the lists in Help."""

from __future__ import annotations

from app.board.keyboard import BOARD_KEYS
from app.help.keys import KeyLists
from app.replay.bar import REPLAY_COMMANDS
from app.widgets.commands import CommandTable, plain_text
from app.widgets.keys import keys_text


def key_lists(table: CommandTable) -> KeyLists:
    """The keys of the board, of the commands in ``table`` and of a replay, in the current language."""
    commands = (
        (keys_text(command.keys), plain_text(command.text()), command.tip()) for command in table.commands()
    )
    return KeyLists(
        board=tuple((keys_text(use.keys), use.text()) for use in BOARD_KEYS),
        commands=tuple(row for row in commands if row[0]),  # a platform may lack a standard key
        replay=tuple((keys_text(command.keys), command.text()) for command in REPLAY_COMMANDS),
    )
