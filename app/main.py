"""Makes everything once and joins it; the only place that does."""

from __future__ import annotations

from app.process import startup  # before all else, which it makes quicker to import

# isort: split
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from app import __version__
from app.board.face_cache import FaceCache
from app.decks.library import DeckLibrary
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.game_files import absolute, named_file
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.process.crash_reporter import CrashReporter, show_fatal_error
from app.process.shutdown_signals import ShutdownSignals
from app.process.single_instance import Instance, Request, Start, activation_token
from app.storage.store import Storage
from app.text.languages import Translators
from engine.games import GAMES

startup.finish()

NAME = "ten-columns"

_SETTLED_AFTER = 300
"""When the first frame is there for sure, in milliseconds."""

_PATIENCE_SECONDS = 3.0
"""How long a second start waits for the first to answer before it says so in a window."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (the process's own if None) and return its exit status."""
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
    except Exception as error:  # noqa: BLE001 (a fault before there is a window to tell it in)
        show_fatal_error(error)
        status = 1
    instance.close()
    return status


class _Options(NamedTuple):
    """What a command line asks for."""

    game: str = ""
    new: str = ""
    data_dir: Path | None = None

    @classmethod
    def of(cls, arguments: Sequence[str]) -> _Options:
        if not arguments:
            return cls()  # what a double click starts need not wait for a parser to be loaded
        import argparse

        parser = argparse.ArgumentParser(prog=NAME)
        parser.add_argument(
            "game", nargs="?", default="", metavar="CODE | FILE", help="a deal code or a game record to open"
        )
        names = [game.name for game in GAMES]
        parser.add_argument(
            "--new", default="", choices=names, help="ask for the level of a new game of this kind"
        )
        parser.add_argument(
            "--data-dir", type=Path, metavar="DIR", help="the folder for everything that the program writes"
        )
        parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
        return cls(**vars(parser.parse_args(arguments)))


class _Folders(NamedTuple):
    """Where the program writes: what is to be kept, and what only saves time."""

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
    """Show that the first process does not answer; false if the player closes that before it does."""
    from app.decks.art.app_icon import app_icon
    from app.process.no_answer import wait_for_answer

    print("ten-columns: another one is running and does not answer", file=sys.stderr)  # noqa: T201
    application = _application()
    translators = Translators(application)
    translators.install(Language.SYSTEM)  # the setting is in the database, which the first process holds
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
    """The decks that are installed, and those in our own folder."""
    data = QStandardPaths.standardLocations(QStandardPaths.StandardLocation.GenericDataLocation)
    return DeckLibrary(folders.data / "decks", folders.cache / "decks", [Path(folder) for folder in data])


def _show(
    application: QApplication, instance: Instance, argument: str, storage: Storage, faces: FaceCache
) -> int:
    """Show the window until the program is to end, and return the exit status."""
    preferences, controller = Preferences(storage), Controller(storage)
    translators = Translators(application)
    translators.install(preferences.settings.language)
    spoken = preferences.settings.language

    def speak(settings: Settings) -> None:
        nonlocal spoken
        if settings.language != spoken:
            spoken = settings.language
            translators.install(spoken)

    preferences.changed.connect(speak)
    window = Window(controller, preferences, storage, faces)
    application.commitDataRequest.connect(window.keep)
    application.aboutToQuit.connect(window.keep)
    instance.listen(partial(_answer, window))
    application.aboutToQuit.connect(instance.stop_listening)
    with closing(CrashReporter(window)):
        window.take_its_size()
        window.show()
        controller.announce_existing_win()
        settling = QTimer(window, singleShot=True, interval=_SETTLED_AFTER)
        settling.timeout.connect(partial(_settle, application, window))
        application.aboutToQuit.connect(settling.stop)  # the storage is closed by the time it would fire
        settling.start()
        if argument:
            window.open_argument(argument)
        window.tell_notices()
        return application.exec()


def _settle(application: QApplication, window: Window) -> None:
    """Do what the first frame did not need to wait for."""
    from app.decks.art.app_icon import app_icon
    from app.process.idle_loader import IdleLoader

    application.setWindowIcon(app_icon())
    window.after_first_frame()
    IdleLoader(window)
    startup.finish()  # the window, too, stays until the end


def _end(application: QApplication) -> None:
    """Close everything, whatever is open, and leave the event loop."""
    application.closeAllWindows()
    application.exit()


def _answer(window: Window, requests: Sequence[Request]) -> None:
    """Do what later starts of the program ask of this one."""
    for request in requests:
        if request.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Qt takes it from there
        window.come_to_front()
        if request.argument:
            window.open_argument(request.argument)


def _argument(text: str) -> str:
    """What is to be opened; a file by a path that holds in every folder, that of another process, too."""
    if not text:
        return ""
    path = named_file(text)
    return text if path is None else str(path)


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))


if __name__ == "__main__":
    sys.exit(main())
