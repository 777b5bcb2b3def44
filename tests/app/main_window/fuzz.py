"""Opens hostile input in the program's window: ``python -m tests.app.main_window.fuzz COUNT SEED``.

It fails if an input raises, hangs or changes the game in play. It prints one JSON object: the number of
inputs, in all, of each kind, mutated from valid ones, and past the parser; the faults found in the others;
and the peak memory of the process in megabytes.
"""

from __future__ import annotations

import faulthandler
import io
import json
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout, suppress
from pathlib import Path

from benchmarks.processes import most_memory
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QUrl
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from app.board.face_cache import FaceCache
from app.file_names import dropped
from app.main import _argument, _Options
from app.main_window import dealer
from app.main_window import open_save as opening
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.game_files import read_file, read_text
from app.play.preferences import Preferences
from app.storage.notices import NoticeKind
from app.storage.store import NAME, Storage
from app.widgets import messages, question
from app.widgets.attempt import Attempt
from engine.__main__ import main as engine_main
from engine.games import GAMES
from engine.read_errors import ReadError
from tests.app.hostile_input import Records, hostile_code, hostile_database, hostile_line
from tests.app.storage.damage import fill
from tests.app.storage.storage_games import deal, kept, play

PATIENCE_SECONDS = 60
"""How many seconds a batch of inputs may take before it counts as hanging."""
BATCH = 100
"""The number of inputs in a batch, after which the games are checked."""
SHOWN = 0.05
"""The share of inputs whose messages and replays are shown; for the others, only the texts are made."""
KINDS = {"code": 40, "record": 47, "command line": 12, "database": 1}


class Fuzz:
    """A window with a game of each kind in play, and the counts of the inputs."""

    def __init__(self, folder: Path, choice: random.Random) -> None:
        self.counts: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self._choice = choice
        self._folder = folder
        self._file = folder / "strange.tencolumns"
        self._file.touch()
        self._records = Records()
        self._sound = (fill(folder / "sound", finished=20, actions=20) / NAME).read_bytes()
        self._storage = Storage(folder / "data")
        for game in GAMES:
            session = deal(game, 1)
            self._storage.begin(session, counts_for_statistics=True)
            play(self._storage, session, choice, 9)
        self._controller = Controller(self._storage)
        self._window = Window(self._controller, Preferences(self._storage), self._storage, FaceCache(None))
        self._window.show()
        self._before = kept(self._storage).in_play
        self._state = self._controller.state

    def send(self) -> None:
        """Open one input in the program."""
        self._show_what_opens(self._choice.random() < SHOWN)
        (kind,) = self._choice.choices(list(KINDS), list(KINDS.values()))
        is_mutated, is_past = {
            "code": self._code,
            "record": self._record,
            "command line": self._line,
            "database": self._database,
        }[kind]()
        self.counts["inputs"] += 1
        self.counts[kind] += 1
        self.counts["mutated"] += is_mutated
        self.counts["past the parser"] += is_past
        self.counts[f"{kind}: past the parser"] += is_past

    def _show_what_opens(self, is_shown: bool) -> None:
        vars(opening)["show_message"] = messages.show_message if is_shown else _pass
        vars(dealer)["ask_to_drop"] = question.ask_to_drop if is_shown else _pass
        self._window._open_save.blockSignals(not is_shown)

    def check(self) -> None:
        """Check that the games in play are unchanged, also on disk."""
        assert kept(self._storage).in_play == self._before
        assert self._storage.notices == []

    def _code(self) -> tuple[bool, bool]:
        text, is_mutated = hostile_code(self._choice)
        try:
            read_text(text, GAMES)
            is_past = True
        except ReadError as error:
            self.faults[error.fault] += 1
            is_past = False
        if self._choice.random() < 0.5:
            self._drop(text)
        else:
            self._window.open_argument(text)
        self._close_all()
        return is_mutated, is_past

    def _record(self) -> tuple[bool, bool]:
        content, is_mutated = self._records.hostile(self._choice)
        self._file.write_bytes(content)
        try:
            read_file(self._file, GAMES)
            is_past = True
        except ReadError as error:
            self.faults[error.fault] += 1
            is_past = False
        match self._choice.randrange(3):
            case 0:
                self._drop(content.decode(errors="replace"))
            case 1:
                data = QMimeData()
                data.setUrls([QUrl.fromLocalFile(str(self._file))])
                self._window._open_save.open_dropped(*dropped(data))
            case _:
                self._window.open_argument(str(self._file))
        self._close_all()
        return is_mutated, is_past

    def _drop(self, text: str) -> None:
        data = QMimeData()
        data.setText(text)
        self._window._open_save.open_dropped(*dropped(data))

    def _close_all(self) -> None:
        """Close what has opened, and return to the same game."""
        while self._window.findChildren(Attempt):
            QCoreApplication.processEvents()
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        leave = self._window.findChild(QPushButton, "replay-leave")
        if leave is not None and leave.isVisible():
            leave.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        assert self._controller.state is self._state

    def _line(self) -> tuple[bool, bool]:
        line, is_mutated = hostile_line(self._choice, self._file)
        is_past = False
        with (
            Path(os.devnull).open("w", encoding="utf-8") as nowhere,
            redirect_stdout(nowhere),
            redirect_stderr(io.StringIO()),
        ):
            with suppress(SystemExit):
                self._window.open_argument(_argument(_Options.of(line).game) or "SS1-S1-AAAAABD")
                is_past = True
            with suppress(SystemExit):
                engine_main(["deal", *line])
            with suppress(SystemExit):
                engine_main(["replay", *self._choice.choices(["--legal", "--"], k=1), str(self._file)])
        self._close_all()
        return is_mutated, is_past

    def _database(self) -> tuple[bool, bool]:
        folder = self._folder / "damaged"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        is_mutated = hostile_database(self._sound, self._choice, folder / NAME)
        storage = Storage(folder)
        window = Window(Controller(storage), Preferences(storage), storage, FaceCache(None))
        window.restore_size()
        _ = window._open_save.recent
        window.save_state()
        storage.finished_games()
        kinds = {notice.kind for notice in storage.notices}
        assert kinds <= {NoticeKind.DAMAGED_SET_ASIDE, NoticeKind.NEWER_LEFT_ALONE}
        storage.close()
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        return is_mutated, not kinds


def _pass(*_arguments: object) -> None:
    """Show nothing."""


def main() -> None:
    """Open as many inputs as the command line says."""
    count, seed = map(int, sys.argv[1:])
    application = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        fuzz = Fuzz(Path(folder), random.Random(seed))
        for number in range(count):
            if number % BATCH == 0:
                faulthandler.dump_traceback_later(PATIENCE_SECONDS, exit=True)
                fuzz.check()
                application.processEvents()
            fuzz.send()
        faulthandler.cancel_dump_traceback_later()
        fuzz.check()
    counts = {**fuzz.counts, "peak": round(most_memory())}
    print(json.dumps({"counts": counts, "faults": dict(sorted(fuzz.faults.items()))}))  # noqa: T201


if __name__ == "__main__":
    main()
