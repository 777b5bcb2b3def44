"""Opens and saves games: files, recent files, the clipboard, dropped files and the command line."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow

from app.file_names import local_files, named_file, qt_path, shown_name, text_of
from app.main_window.dealer import Dealer
from app.play.controller import Controller
from app.play.game_files import SUFFIX, file_text, read_file, read_text, write_file
from app.play.preferences import Preferences
from app.text.read_errors import unreadable_text
from app.text.refusals import refused_action_text
from app.text.system_errors import system_error_text
from app.widgets.attempt import Attempt
from app.widgets.file_dialog import make_file_dialog
from app.widgets.messages import show_message
from engine.deals import DealCode
from engine.games import game_of_code
from engine.json_values import parse_json
from engine.read_errors import ReadError
from engine.records import Record, parse_record
from engine.rules import Game
from engine.session import Session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

MOST_RECENT = 8
_RECENT = "recent_files"
_FOLDER = "files_folder"

_Found = tuple[Path, Record | DealCode]


class OpenSave(QObject):
    """Opens games from files and codes, and saves games; ``window`` is the parent of all messages.

    Signals:
        replay_wanted(Record): a won game was opened; it can only be watched.
        saved(str): the game in play was saved to a file with this name.
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
        self._reading: Attempt | None = None

    # Recent files

    @property
    def recent(self) -> list[Path]:
        """The recently saved or opened files, the latest first."""
        try:
            paths = parse_json(self._preferences.text(_RECENT) or "[]")
        except ReadError:
            return []
        return [Path(path) for path in paths if isinstance(path, str)] if isinstance(paths, list) else []

    def forget_recent(self) -> None:
        """Clear the list of recent files."""
        self._set_recent([])

    def _note_recent(self, path: Path) -> None:
        self._set_recent([path, *(other for other in self.recent if other != path)][:MOST_RECENT])
        # The database stores UTF-8 only: a folder with another encoding will not be found next time.
        self._preferences.save_text(_FOLDER, text_of(str(path.parent)))

    def _set_recent(self, paths: Sequence[Path]) -> None:
        self._preferences.save_text(_RECENT, json.dumps([str(path) for path in paths]))

    # Open

    def ask_file(self) -> None:
        """Let the player choose a file, and open it."""

        def ask(dialog: QFileDialog) -> None:
            dialog.setObjectName("open-file")
            dialog.setFileMode(dialog.FileMode.ExistingFile)
            # Use URLs: Qt's dialog has no signal with URLs, and a path as text may lose bytes of the name.
            dialog.accepted.connect(lambda: self._open_first(local_files(dialog.selectedUrls())))
            dialog.open()

        self._make_file_dialog(self.tr("Open"), ask)

    def open_argument(self, argument: str) -> None:
        """Open the argument of a command line: a file or a deal code."""
        path = named_file(argument)
        if path is None:
            self.open_text(argument)
        else:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a game record, or a file that contains a deal code."""
        self._open_first([path])

    def open_text(self, text: str) -> None:
        """Open ``text`` as a record, or the deal code in it."""
        try:
            found = read_text(text, self._controller.games)
        except ReadError as error:
            self._tell(
                self.tr("There is no game in this text."), unreadable_text(error, self._controller.games)
            )
        else:
            self._open(found)

    def open_dropped(self, files: Sequence[Path], text: str) -> None:
        """Open the first of the dropped files that can be read, or without files the dropped text."""
        if files:
            self._open_first(files)
        else:
            self.open_text(text)

    def deal_again(self, code: DealCode) -> None:
        """Begin a deal that was played before."""
        self._deal(code, self.tr("Play Again"))

    def _open_first(self, paths: Sequence[Path]) -> None:
        """Open the first of ``paths`` that can be read; give up an earlier call that has not finished."""
        if self._reading is not None:
            self._reading.give_up()

        def done(result: _Found) -> None:
            self._reading = None
            path, found = result
            self._open(found, partial(self._note_recent, path))

        def failed(error: Exception) -> None:
            self._reading = None
            self._tell_unread(paths[0], error)

        games = self._controller.games
        self._reading = Attempt(self, lambda _: _read_first(paths, games), done, failed)

    def _tell_unread(self, path: Path, error: Exception) -> None:
        name = shown_name(path)
        match error:
            case OSError():
                self._tell(self.tr("{file} cannot be read.").format(file=name), system_error_text(error))
            case ReadError():
                reason = unreadable_text(error, self._controller.games)
                self._tell(self.tr("{file} cannot be opened.").format(file=name), reason)
            case _:
                raise error

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
        # Records with actions were played elsewhere, and layouts without a code can be made up.
        counts = found.code is not None and not found.actions
        self._dealer.open(session, self.tr("Open"), counts_for_statistics=counts, then=opened)

    def _deal(self, code: DealCode, consequence: str, then: Callable[[], None] = lambda: None) -> None:
        game = game_of_code(code, self._controller.games)
        self._dealer.open(Session.deal(game, code), consequence, counts_for_statistics=True, then=then)

    # Save

    def ask_where_to_save(self) -> None:
        """Let the player choose a file, and save the game in play to it."""

        def ask(dialog: QFileDialog) -> None:
            dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
            dialog.setObjectName("save-file")
            dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
            session = self._controller.session
            name = session.game.name if session.code is None else str(session.code)
            dialog.selectFile(name + SUFFIX)
            dialog.fileSelected.connect(lambda name: self.save(qt_path(name)))
            dialog.open()

        self._make_file_dialog(self.tr("Save Game"), ask)

    def save(self, path: Path) -> None:
        """Save the game in play, if the file can be opened again: records have limits."""
        text = file_text(Record.of(self._controller.session))
        name = shown_name(path)

        def done(_: None) -> None:
            self._note_recent(path)
            self.saved.emit(name)

        def failed(error: Exception) -> None:
            if not isinstance(error, OSError):
                raise error
            self._tell_unwritten(name, system_error_text(error))

        try:
            parse_record(text, self._controller.games)
        except ReadError as error:
            self._tell_unwritten(name, unreadable_text(error))
        else:
            Attempt(self, partial(write_file, path, text), done, failed)

    def _tell_unwritten(self, name: str, reason: str) -> None:
        self._tell(self.tr("{file} cannot be written.").format(file=name), reason)

    def _make_file_dialog(self, title: str, made: Callable[[QFileDialog], None]) -> None:
        """Call ``made`` with a dialog for game records that shows the folder of the last file."""
        games = self.tr("Game records") + f" (*{SUFFIX})"
        filters = [games, self.tr("All files") + " (*)"]
        make_file_dialog(self._window, title, filters, made, self._preferences.text(_FOLDER))

    def _tell(self, text: str, reason: str) -> None:
        show_message(self._window, text, reason)


def _read_first(paths: Sequence[Path], games: Sequence[Game]) -> _Found:
    """The first of ``paths`` that can be read, with its contents; raises the first error if there is none."""
    first_error: OSError | ReadError | None = None
    for path in paths:
        try:
            return path, read_file(path, games)
        except (OSError, ReadError) as error:
            first_error = first_error or error
    assert first_error is not None
    raise first_error
