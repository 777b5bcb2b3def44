"""Makes everything once and joins it; the only place that does."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from app import __version__
from app.board.faces import Faces
from app.controller import Controller
from app.languages import Translators
from app.storage import Storage
from app.window import Window


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program with ``arguments`` (the process's own if None) and return its exit status."""
    options = _parser().parse_args(arguments)
    application = QApplication(["ten-columns"])
    application.setApplicationName("ten-columns")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("org.tencolumns.TenColumns")
    data = options.data_dir or _folder(QStandardPaths.StandardLocation.AppDataLocation)
    cache = data / "cache" if options.data_dir else _folder(QStandardPaths.StandardLocation.CacheLocation)
    storage = Storage(data)
    controller = Controller(storage)
    translators = Translators(application)
    translators.speak(controller.settings.language)
    window = Window(controller, Faces(cache))
    window.fit_screen()
    window.show()
    status = application.exec()
    storage.close()
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ten-columns")
    parser.add_argument("game", nargs="?", metavar="CODE | FILE", help="a deal code or a game record to open")
    parser.add_argument("--data-dir", type=Path, help="the folder for everything that the program writes")
    parser.add_argument("--version", action="version", version=f"ten-columns {__version__}")
    return parser


def _folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))


if __name__ == "__main__":
    sys.exit(main())
