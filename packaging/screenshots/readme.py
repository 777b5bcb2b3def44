"""The pictures in the README: ``python -m screenshots.readme DIR``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QApplication

from app.play.settings import Language
from app.text.languages import Translators
from engine.position import PileId
from screenshots.table import Shot, example, take
from tests.app.board.player import Player

_SIZE = QSize(1120, 800)


def shots() -> Iterator[Shot]:
    """A dragged group of each game, at a place where it hides no highlighted destination."""
    session = example("example-59", 24)
    yield Shot("simple-simon", session, _SIZE, prepare=lambda player: hold_below(player, "t2x4", "t3"))
    session = example("kings-run-of-6-too-large", 38)
    yield Shot("seahaven-towers", session, _SIZE, prepare=lambda player: hold_below(player, "t4x3", "t6"))


def hold_below(player: Player, group: str, target: str) -> None:
    """Drag ``group`` to a place a little below the last card or the slot of ``target``."""
    pile = PileId.parse(target)
    end = player.layout.end(pile, len(player.position.cards(pile)))
    below = QPoint(round(end.width() * 0.15), round(end.width() * 0.3))
    player.carry(group, end.bottomLeft().toPoint() + below)


def main(folder: Path) -> None:
    """Make the README's pictures in ``folder``."""
    application = QApplication(["ten-columns"])
    Translators(application).install(Language.ENGLISH)
    for shot in shots():
        take(shot, folder, "")


if __name__ == "__main__":
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    main(Path(sys.argv[1]))
