"""Starts the program: creates storage, controller and window, which creates and connects its own parts."""

from __future__ import annotations

from app.process import startup  # first, because it speeds up the other imports

# isort: split
import os
import sys
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from app import __version__
from app.board.face_cache import FaceCache
from app.decks.library import DeckLibrary
from app.file_names import absolute, named_file, qt_path
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.process.crash_reporter import CrashReporter, show_fatal_error
from app.process.shutdown_signals import ShutdownSignals
from app.process.single_instance import Instance, Request, Start, activation_token
from app.storage.store import Storage
from app.text.languages import Translators
from engine.games import GAMES

startup.start_collector()

NAME = "ten-columns"

_FIRST_FRAME_MS = 300
"""Delay after which the first frame is certainly shown."""

_PATIENCE_SECONDS = 3.0
"""How long a second start waits for the first process to answer before it opens a window."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (by default ``sys.argv[1:]``) and return its exit status."""
    options = _Options.of(sys.argv[1:] if arguments is None else arguments)
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    folders = _Folders.of(options.data_dir)
    argument = options.new or _argument(options.game)
    with closing(Start(folders.data, Request(argument, activation_token()))) as start:
        if not (start.attempt_for(_PATIENCE_SECONDS) or _wait_for_answer(folders.data, start)):
            return 1
    instance = start.instance
    if instance is None:
        return 0
    try:
        status = _run(folders, instance, argument)
    except Exception as error:  # noqa: BLE001 (an error before the window exists)
        show_fatal_error(error)
        status = 1
    instance.close()
    return status


class _Options(NamedTuple):
    """The options of the command line."""

    game: str = ""
    new: str = ""
    data_dir: Path | None = None

    @classmethod
    def of(cls, arguments: Sequence[str]) -> _Options:
        if not arguments:
            return cls()  # the usual start, from a menu, saves the import of argparse
        import argparse

        parser = argparse.ArgumentParser(prog=NAME)
        opened = parser.add_mutually_exclusive_group()
        opened.add_argument(
            "game", nargs="?", default="", metavar="CODE | FILE", help="a deal code or a game record to open"
        )
        names = [game.name for game in GAMES]
        opened.add_argument(
            "--new", default="", choices=names, help="ask for the level of a new game of this kind"
        )
        parser.add_argument(
            "--data-dir", type=Path, metavar="DIR", help="the folder for everything that the program writes"
        )
        parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
        return cls(**vars(parser.parse_args(arguments)))


class _Folders(NamedTuple):
    """The folders in which the program writes: the player's data, and the cache."""

    data: Path
    cache: Path

    @classmethod
    def of(cls, chosen: Path | None) -> _Folders:
        if chosen is not None:
            return cls(absolute(chosen), absolute(chosen) / "cache")
        locations = QStandardPaths.StandardLocation
        return cls(_folder(locations.AppDataLocation), _folder(locations.CacheLocation))


def _application() -> QApplication:
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication([NAME])
    application.setApplicationDisplayName("Ten Columns")
    application.setDesktopFileName("org.tencolumns.TenColumns")
    return application


def _wait_for_answer(folder: Path, start: Start) -> bool:
    """Show that the first process does not answer; return false if the player closes the message."""
    from app.decks.art.app_icon import app_icon
    from app.process.no_answer import wait_for_answer

    with suppress(OSError):  # the disk of the log may be full
        print("ten-columns: another one is running and does not answer", file=sys.stderr)  # noqa: T201
    application = _application()
    translators = Translators(application)
    translators.install(Language.SYSTEM)  # the language setting is in the database of the first process
    application.setWindowIcon(app_icon())
    application.setQuitOnLastWindowClosed(False)
    has_answer = wait_for_answer(folder, start.attempt)
    application.setQuitOnLastWindowClosed(True)
    translators.remove()
    return has_answer


def _run(folders: _Folders, instance: Instance, argument: str) -> int:
    application = _application()
    with closing(ShutdownSignals(partial(_end, application))), closing(Storage(folders.data)) as storage:
        return _show(application, instance, argument, storage, FaceCache(folders.cache, _decks(folders)))


def _decks(folders: _Folders) -> DeckLibrary:
    """The installed decks, and the decks added to the program's own folder."""
    data = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    return DeckLibrary(folders.data / "decks", folders.cache / "decks", [qt_path(folder) for folder in data])


def _show(
    application: QApplication, instance: Instance, argument: str, storage: Storage, faces: FaceCache
) -> int:
    """Show the window, run the event loop, and return the exit status."""
    preferences, controller = Preferences(storage), Controller(storage)
    translators = Translators(application)
    translators.install(preferences.settings.language)
    language = preferences.settings.language

    def switch_language(settings: Settings) -> None:
        nonlocal language
        if settings.language != language:
            language = settings.language
            translators.install(language)

    preferences.changed.connect(switch_language)
    window = Window(controller, preferences, storage, faces)
    application.commitDataRequest.connect(window.save_state)
    application.aboutToQuit.connect(window.save_state)
    instance.listen(partial(_answer, window))
    application.aboutToQuit.connect(instance.stop_listening)
    with closing(CrashReporter(window)):
        window.restore_size()
        window.show()
        controller.announce_existing_win()
        first_frame = QTimer(window)
        first_frame.setSingleShot(True)
        first_frame.timeout.connect(partial(_after_first_frame, application, window))
        application.aboutToQuit.connect(first_frame.stop)  # after the end, the storage is closed
        first_frame.start(_FIRST_FRAME_MS)
        if argument:
            window.open_argument(argument)
        window.show_notices()
        return application.exec()


def _after_first_frame(application: QApplication, window: Window) -> None:
    """Do the work that is not needed for the first frame."""
    from app.decks.art.app_icon import app_icon
    from app.process.idle_loader import IdleLoader

    application.setWindowIcon(app_icon())
    window.after_first_frame()
    loader = IdleLoader(window)
    application.aboutToQuit.connect(loader.stop)
    startup.start_collector()  # again, because the objects of the window also live until the end


def _end(application: QApplication) -> None:
    """Close all windows and dialogs, and leave the event loop."""
    application.closeAllWindows()
    application.exit()


def _answer(window: Window, requests: Sequence[Request]) -> None:
    """Carry out the requests of later starts of the program."""
    for request in requests:
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt reads the token from this variable
        window.come_to_front()
        if request.argument:
            window.open_argument(request.argument)


def _argument(text: str) -> str:
    """The argument, with file paths made absolute: another process may have another working folder."""
    if not text:
        return ""
    path = named_file(text)
    return text if path is None else str(path)


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return qt_path(QStandardPaths.writableLocation(location))


if __name__ == "__main__":
    sys.exit(main())
