"""Save Game, Open and recent files, and whatever else hands the program a deal code or a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QMainWindow

from app.main_window.dealer import Dealer
from app.play.controller import Controller
from app.play.game_files import SUFFIX, file_text, is_folder, named_file, read_file, read_text, write_file
from app.play.preferences import Preferences
from app.text.read_errors import unreadable_text
from app.text.refusals import refused_action_text
from app.widgets.message_boxes import tell
from engine.deals import DealCode
from engine.games import game_of_code
from engine.read_errors import ReadError
from engine.records import Record, parse_json, parse_record
from engine.session import Session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

MOST_RECENT = 8
_RECENT = "recent_files"
_FOLDER = "files_folder"


class OpenSave(QObject):
    """Brings games from files and codes onto the table, and saves them; asks and tells in the window.

    Signals:
        replay_wanted(Record): a game was opened that is won: there is nothing left to do but watch it.
        saved(str): the game on the table is in a file of that name.
    """

    replay_wanted = Signal(object)
    saved = Signal(str)

    def __init__(
        self, controller: Controller, preferences: Preferences, dealer: Dealer, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._preferences = preferences
        self._dealer = dealer
        self._window = window

    # Recent files

    @property
    def recent(self) -> list[Path]:
        """The files saved or opened last, the latest first."""
        try:
            paths = parse_json(self._preferences.text(_RECENT) or "[]")
        except ReadError:
            return []
        return [Path(path) for path in paths if isinstance(path, str)] if isinstance(paths, list) else []

    def forget_recent(self) -> None:
        """Empty the list of recent files."""
        self._set_recent([])

    def _note_recent(self, path: Path) -> None:
        self._set_recent([path, *(other for other in self.recent if other != path)][:MOST_RECENT])
        self._preferences.keep(_FOLDER, str(path.parent))

    def _set_recent(self, paths: Sequence[Path]) -> None:
        self._preferences.keep(_RECENT, json.dumps([str(path) for path in paths]))

    # Open

    def ask_file(self) -> None:
        """Let the player choose a file, and open it."""
        dialog = self._file_dialog(self.tr("Open"))
        dialog.setObjectName("open-file")
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def open_argument(self, argument: str) -> None:
        """Open what the command line named: a file or a deal code."""
        path = named_file(argument)
        if path is None:
            self.open_text(argument)
        else:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a game record, or a file with a deal code in it."""
        try:
            found = read_file(path, self._controller.games)
        except OSError as error:
            self._tell(self.tr("{file} cannot be read.").format(file=path.name), self._why(error))
        except ReadError as error:
            self._tell(
                self.tr("{file} cannot be opened.").format(file=path.name),
                unreadable_text(error, self._controller.games),
            )
        else:
            self._open(found, partial(self._note_recent, path))

    def open_text(self, text: str) -> None:
        """Open the record that a text is, or the deal code in it."""
        try:
            found = read_text(text, self._controller.games)
        except ReadError as error:
            self._tell(
                self.tr("There is no game in this text."), unreadable_text(error, self._controller.games)
            )
        else:
            self._open(found)

    def open_dropped(self, data: QMimeData) -> None:
        """Open what was dropped on the window."""
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if files:
            self.open_file(files[0])
        else:
            self.open_text(data.text())

    def deal_again(self, code: DealCode) -> None:
        """Lay out a deal that was played before."""
        self._deal(code, self.tr("Play Again"))

    def _open(self, found: Record | DealCode, opened: Callable[[], None] = lambda: None) -> None:
        if isinstance(found, DealCode):
            self._deal(found, self.tr("Open"), opened)
            return
        session, done, refusal = found.replay()
        if refusal is not None:
            text = self.tr("Action {number} of the record, {action}, is refused.")
            action = found.actions[done]
            reason = refused_action_text(refusal, session, action)
            self._tell(text.format(number=done + 1, action=action), reason)
            return
        if session.is_won:
            opened()
            self.replay_wanted.emit(found)
            return
        # A record with actions was played elsewhere, and a layout without a code by whoever made it.
        counts = found.code is not None and not found.actions
        self._dealer.open(session, self.tr("Open"), counts=counts, then=opened)

    def _deal(self, code: DealCode, consequence: str, then: Callable[[], None] = lambda: None) -> None:
        game = game_of_code(code, self._controller.games)
        self._dealer.open(Session.deal(game, code), consequence, counts=True, then=then)

    # Save

    def ask_where_to_save(self) -> None:
        """Let the player choose a file for the game on the table, and save it."""
        dialog = self._file_dialog(self.tr("Save Game"))
        dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
        dialog.setObjectName("save-file")
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        session = self._controller.session
        name = session.game.name if session.code is None else str(session.code)
        dialog.selectFile(name + SUFFIX)
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.open()

    def save(self, path: Path) -> None:
        """Save the game on the table, if it can be opened again: files have their limits."""
        text = file_text(Record.of(self._controller.session))
        try:
            parse_record(text, self._controller.games)
            write_file(path, text)
        except (OSError, ReadError) as error:
            reason = str(error) if isinstance(error, OSError) else unreadable_text(error)
            self._tell(self.tr("{file} cannot be written.").format(file=path.name), reason)
        else:
            self._note_recent(path)
            self.saved.emit(path.name)

    def _file_dialog(self, title: str) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = self._preferences.text(_FOLDER)
        is_kept = bool(folder) and is_folder(Path(folder))
        dialog = QFileDialog(self._window, title, folder if is_kept else documents)
        games = self.tr("Game records") + f" (*{SUFFIX})"
        dialog.setNameFilters([games, self.tr("All files") + " (*)"])
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _why(self, error: OSError) -> str:
        match error:
            case FileNotFoundError():
                return self.tr("There is no such file.")
            case IsADirectoryError():
                return self.tr("It is a folder, not a file.")
            case PermissionError():
                return self.tr("You may not read it.")
            case _:
                return error.strerror or str(error)

    def _tell(self, text: str, reason: str) -> None:
        tell(self._window, text, reason)
