"""Plays the program at random, by mouse and keys, and prints the expected game around each input.

``python -m tests.gui.random_player FOLDER SEED MARK BELL`` resumes the game in FOLDER and plays until it is
killed. Each line is ``next`` or ``done`` and a ``snapshot``. At any moment FOLDER must hold the snapshot of
the last line or, if that line is ``next``, perhaps the snapshot of the line before. The first byte of the
file MARK is 1 while the storage writes. BELL is a pipe that gets a byte when the storage begins to write.
"""

from __future__ import annotations

import json
import mmap
import os
import random
import sys
import traceback
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
    """A game with all its undo and redo, in one line."""
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
    """The ``snapshot`` of the game that the next start of the program would show."""
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


def play_or_end(session: Session, choice: random.Random) -> None:
    """Play; end the process at a fault, because the test waits for more output."""
    try:
        play_for_ever(session, choice)
    except BaseException:  # noqa: BLE001  (reported, and ends the process)
        traceback.print_exc()
        os._exit(1)


def tell(when: str, session: Session) -> None:
    os.write(sys.stdout.fileno(), f"{when} {snapshot(session)}\n".encode())


def mark_writes(path: str, bell: int) -> None:
    """Set the first byte of a file while the storage writes, and send a byte to a pipe when it begins."""
    with open(path, "r+b") as file:  # noqa: PTH123  (mmap needs the file descriptor)
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
    QTimer.singleShot(0, lambda: play_or_end(session, random.Random(int(seed))))
    sys.exit(main(["--data-dir", folder]))
