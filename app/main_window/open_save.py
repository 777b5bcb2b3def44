"""Save Game, Open and recent files, and whatever else hands the program a deal code or a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QStandardPaths, QUrl, Signal
from PySide6.QtWidgets import QMainWindow

from app.main_window.dealer import Dealer
from app.play.attempt import Attempt
from app.play.controller import Controller
from app.play.game_files import (
    SUFFIX,
    addressed_file,
    file_text,
    named_file,
    read_file,
    read_text,
    shown_name,
    text_of,
    write_file,
)
from app.play.preferences import Preferences
from app.text.read_errors import unreadable_text
from app.text.refusals import refused_action_text
from app.text.system_errors import system_error_text
from app.widgets.message_boxes import show_message
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
        self._reading: Attempt | None = None

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
        # Only what is UTF-8 can be kept; a folder of another name is not found again.
        self._preferences.save_text(_FOLDER, text_of(str(path.parent)))

    def _set_recent(self, paths: Sequence[Path]) -> None:
        self._preferences.save_text(_RECENT, json.dumps([str(path) for path in paths]))

    # Open

    def ask_file(self) -> None:
        """Let the player choose a file, and open it."""

        def ask(dialog: QFileDialog) -> None:
            dialog.setObjectName("open-file")
            dialog.setFileMode(dialog.FileMode.ExistingFile)
            # Qt's own dialog does not tell of addresses, and a path as text need not keep the name's bytes.
            dialog.accepted.connect(lambda: self._open_first(_files(dialog.selectedUrls())))
            dialog.open()

        self._make_file_dialog(self.tr("Open"), ask)

    def open_argument(self, argument: str) -> None:
        """Open what the command line named: a file or a deal code."""
        path = named_file(argument)
        if path is None:
            self.open_text(argument)
        else:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a game record, or a file with a deal code in it."""
        self._open_first([path])

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
        """Open what was dropped on the window; of several files, the first that can be read."""
        files = _files(data.urls())
        if files:
            self._open_first(files)
        else:
            self.open_text(data.text())

    def deal_again(self, code: DealCode) -> None:
        """Lay out a deal that was played before."""
        self._deal(code, self.tr("Play Again"))

    def _open_first(self, paths: Sequence[Path]) -> None:
        """Open the first of some files that can be read; what is opened last is what the player wants."""
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
        # A record with actions was played elsewhere, and a layout without a code by whoever made it.
        counts = found.code is not None and not found.actions
        self._dealer.open(session, self.tr("Open"), counts_for_statistics=counts, then=opened)

    def _deal(self, code: DealCode, consequence: str, then: Callable[[], None] = lambda: None) -> None:
        game = game_of_code(code, self._controller.games)
        self._dealer.open(Session.deal(game, code), consequence, counts_for_statistics=True, then=then)

    # Save

    def ask_where_to_save(self) -> None:
        """Let the player choose a file for the game on the table, and save it."""

        def ask(dialog: QFileDialog) -> None:
            dialog.setAcceptMode(dialog.AcceptMode.AcceptSave)
            dialog.setObjectName("save-file")
            dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
            session = self._controller.session
            name = session.game.name if session.code is None else str(session.code)
            dialog.selectFile(name + SUFFIX)
            dialog.fileSelected.connect(lambda name: self.save(Path(name)))
            dialog.open()

        self._make_file_dialog(self.tr("Save Game"), ask)

    def save(self, path: Path) -> None:
        """Save the game on the table, if it can be opened again: files have their limits."""
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
        """Hand to ``made`` a dialog in the folder of the last file, if that is still there."""

        def make(folder: str) -> None:
            from PySide6.QtWidgets import QFileDialog

            dialog = QFileDialog(self._window, title, folder)
            games = self.tr("Game records") + f" (*{SUFFIX})"
            dialog.setNameFilters([games, self.tr("All files") + " (*)"])
            dialog.finished.connect(dialog.deleteLater)
            made(dialog)

        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        kept = self._preferences.text(_FOLDER)
        # The dialog itself would wait for a folder on a network that is gone.
        Attempt(
            self,
            lambda _: kept if Path(kept or documents).is_dir() else documents,
            make,
            lambda _: make(documents),
        )

    def _tell(self, text: str, reason: str) -> None:
        show_message(self._window, text, reason)


def _files(urls: Iterable[QUrl]) -> list[Path]:
    """The files of this machine that ``urls`` address."""
    files = (addressed_file(bytes(url.toEncoded().data()).decode("ascii", "replace")) for url in urls)
    return [file for file in files if file is not None]


def _read_first(paths: Sequence[Path], games: Sequence[Game]) -> _Found:
    """The first of ``paths`` that can be read, with what it holds; else the first one's error is raised."""
    first_error: OSError | ReadError | None = None
    for path in paths:
        try:
            return path, read_file(path, games)
        except (OSError, ReadError) as error:
            first_error = first_error or error
    assert first_error is not None
    raise first_error
