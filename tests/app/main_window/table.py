"""Boards for tests of the table in the window, and its message."""

from __future__ import annotations

from app.board.banner import Banner
from tests.app.board.player import Player

SIMON = """
    t1: KS 3C TH 7H 9S 8S
    t2: 5H JD JS 8C 9H
    t3: 5C QH TS 4C 5D
    t4: TD 8H 2D QS KC QC
    t5: AC AD JC 3D 9D
    t6: 8D 2H QD KD 7C
    t7: 5S 2C 6D 6S 2S
    t8: JH AH 7D AS 3H
    t9: 6H 3S 4H 9C TC
    t10: 7S 4S KH 6C 4D
"""
ONE_EMPTY_COLUMN = """
    c:  2D 4D 6D 8D
    f:  AS AH AD AC
    t1: 5H KS QS
    t2: -
    t3: 9H
    t4: TH
    t5: JC
    t6: 2C
    t7: 3C
    t8: 4C
    t9: 5C
    t10: 6C
"""


def message(player: Player) -> Banner:
    found = player.view.window().findChild(Banner, "message")
    assert isinstance(found, Banner)
    return found


def says(player: Player) -> str:
    """The text of the message; empty if it is hidden."""
    return message(player).text() if message(player).isVisible() else ""
