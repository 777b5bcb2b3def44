"""Makes everything once and joins it; the only place that does."""

from __future__ import annotations

from app import startup  # before all else, which it makes quicker to import

# isort: split
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QSocketNotifier, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication

from app import __version__
from app.board.faces import Faces
from app.controller import Controller
from app.endings import EndingSignals
from app.files import absolute, named_file
from app.instance import Instance, Message, acquire_or_hand_over, activation_token
from app.languages import Translators
from app.mishaps import Mishaps, tell_at_last
from app.preferences import Preferences
from app.settings import Settings
from app.storage import Storage
from app.window import Window
from engine.games import GAMES

startup.finish()

NAME = "ten-columns"

_SETTLED_AFTER = 300
"""When the first frame is there for sure, in milliseconds."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (the process's own if None) and return its exit status."""
    options = _Options.of(sys.argv[1:] if arguments is None else arguments)
    QCoreApplication.setApplicationName(NAME)
    QCoreApplication.setApplicationVersion(__version__)
    folders = _Folders.of(options.data_dir)
    argument = options.new or _argument(options.game)
    try:
        instance = acquire_or_hand_over(folders.data, Message(argument, activation_token()))
    except TimeoutError:
        print("ten-columns: another one is running and does not answer", file=sys.stderr)  # noqa: T201
        return 1
    if instance is None:
        return 0
    try:
        status = _run(folders, instance, argument)
    except Exception as error:  # noqa: BLE001 (a fault before there is a window to tell it in)
        tell_at_last(error)
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
        parser.add_argument("--data-dir", type=Path, help="the folder for everything that the program writes")
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


def _run(folders: _Folders, instance: Instance, argument: str) -> int:
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication([NAME])
    application.setApplicationDisplayName("Ten Columns")
    application.setDesktopFileName("org.tencolumns.TenColumns")
    with closing(EndingSignals(partial(_end, application))), closing(Storage(folders.data)) as storage:
        return _show(application, instance, argument, storage, Faces(folders.cache))


def _show(
    application: QApplication, instance: Instance, argument: str, storage: Storage, faces: Faces
) -> int:
    """Show the window until the program is to end, and return the exit status."""
    preferences, controller = Preferences(storage), Controller(storage)
    translators = Translators(application)
    translators.speak(preferences.settings.language)
    spoken = preferences.settings.language

    def speak(settings: Settings) -> None:
        nonlocal spoken
        if settings.language != spoken:
            spoken = settings.language
            translators.speak(spoken)

    preferences.changed.connect(speak)
    window = Window(controller, preferences, storage, faces)
    application.commitDataRequest.connect(window.keep)
    application.aboutToQuit.connect(window.keep)
    if instance.pipe is not None:
        notifier = QSocketNotifier(instance.pipe, QSocketNotifier.Type.Read, window)
        notifier.activated.connect(lambda: _answer(instance, window))
        application.aboutToQuit.connect(lambda: notifier.setEnabled(False))
    with closing(Mishaps(window)):
        window.take_its_size()
        window.show()
        controller.recall_win()
        QTimer.singleShot(_SETTLED_AFTER, partial(_settle, application, window))
        if argument:
            window.open_argument(argument)
        window.tell_notices()
        return application.exec()


def _settle(application: QApplication, window: Window) -> None:
    """Do what the first frame did not need to wait for."""
    from app.art.app_icon import app_icon

    application.setWindowIcon(app_icon())
    window.settle()
    startup.finish()  # the window, too, stays until the end


def _end(application: QApplication) -> None:
    """Close everything, whatever is open, and leave the event loop."""
    application.closeAllWindows()
    application.exit()


def _answer(instance: Instance, window: Window) -> None:
    """Do what later starts of the program ask of this one."""
    for message in instance.messages():
        if message.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = message.token  # Qt takes it from there
        window.come_to_front()
        if message.argument:
            window.open_argument(message.argument)


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
