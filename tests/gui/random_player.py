"""Plays the program at random, by mouse and keys, and tells what it must hold, before and after each input.

``python -m tests.gui.random_player FOLDER SEED MARK BELL`` goes on with the game that is found in FOLDER,
until it is killed. Each line is ``next`` or ``done`` and a ``snapshot``; at any moment FOLDER must hold what
the last line says or, if that is ``next``, what the line before it says. The first byte of the file MARK is
1 while the storage writes, and BELL is the number of a pipe into which a byte is sent when it begins to.
"""

from __future__ import annotations

import json
import mmap
import os
import random
import sys
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from app.main import main
from app.play.controller import Controller
from app.storage.reliable_database import ReliableDatabase, Write
from app.storage.store import Storage
from engine.position import Move
from engine.records import Record
from engine.session import Session, Step
from tests.app.storage.storage_games import random_action
from tests.gui.program import CONTROL, SHIFT, Player, program_window

KEYS = {Step.UNDO: (Qt.Key.Key_Z, CONTROL), Step.REDO: (Qt.Key.Key_Z, CONTROL | SHIFT)}


def snapshot(session: Session) -> str:
    """A game with all that a player could take back or make again, in one line."""
    state = session.state
    taken_back, _, _ = Record.of(session).replay()
    depth = 0
    while taken_back.undo_move is not None:
        taken_back.play(Step.UNDO)
        depth += 1
    made_again, _, _ = Record.of(session).replay()
    ahead = []
    while made_again.redo_move is not None:
        ahead.append(str(made_again.redo_move))
        made_again.play(Step.REDO)
    return json.dumps(
        {
            "record": Record.of(session).as_json(),
            "position": repr(state.position),
            "score": state.score,
            "moves": state.moves,
            "undo": depth,
            "redo": ahead,
        },
        sort_keys=True,
    )


def stored(folder: Path) -> str:
    """The ``snapshot`` of what the next start of the program shows."""
    storage = Storage(folder)
    controller = Controller(storage)
    assert storage.notices == []
    storage.close()
    return snapshot(controller.session)


def play_for_ever(session: Session, choice: random.Random) -> None:
    player = Player(session)
    ways = [Player.drag, Player.double_click, Player.press_keys]
    tell("done", session)
    while True:
        action = random_action(session, choice)
        expected, _, _ = Record.of(session).replay()
        expected.play(action)
        tell("next", expected)
        if isinstance(action, Move):
            player.play(action, choice.choice(ways))
        else:
            QTest.keyClick(program_window().windowHandle(), *KEYS[action])
            session.play(action)
        tell("done", session)


def tell(when: str, session: Session) -> None:
    os.write(sys.stdout.fileno(), f"{when} {snapshot(session)}\n".encode())


def mark_writes(path: str, bell: int) -> None:
    """Let the first byte of a file tell whether the storage is writing, and ring when it begins to."""
    with open(path, "r+b") as file:  # noqa: PTH123  (mmap needs the descriptor)
        mark = mmap.mmap(file.fileno(), 1)
    enqueue = ReliableDatabase.enqueue

    def marked(self: ReliableDatabase, write: Write) -> None:
        mark[0] = 1
        os.write(bell, b"w")
        enqueue(self, write)
        mark[0] = 0

    ReliableDatabase.enqueue = marked  # type: ignore[method-assign]


if __name__ == "__main__":
    folder, seed, mark, bell = sys.argv[1:]
    storage = Storage(Path(folder))
    session = Controller(storage).session
    storage.close()
    mark_writes(mark, int(bell))
    QTimer.singleShot(0, lambda: play_for_ever(session, random.Random(int(seed))))
    sys.exit(main(["--data-dir", folder]))
