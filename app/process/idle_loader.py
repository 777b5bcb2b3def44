"""Loads all modules and files after the first frame, so that an upgrade cannot break the running program."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

from PySide6.QtCore import QObject, QTimer

import app
import engine
from app import resources
from app.text import languages

_PAUSE_MS = 20
"""The pause between two modules or files, for the player's input."""

_ON_WINDOWS = {"app.decks.svg.windows_limits", "app.process.windows_channel"}
_ON_POSIX = {"app.process.posix_channel"}
_LEFT_OUT = {"app.__main__", "engine.__main__"} | (_ON_WINDOWS if os.name == "posix" else _ON_POSIX)

_PYTHON_MODULES = (
    *("csv", "ctypes", "platform", "subprocess", "tempfile", "traceback"),
    *("urllib.parse", "xml.parsers.expat"),
    *(["termios"] if os.name == "posix" else []),
)
"""The modules of the standard library that are imported when they are first used."""


class IdleLoader(QObject):
    """Imports every module and reads every resource file, one at a time, then deletes itself.

    An upgrade replaces the files of the program. Modules that are loaded stay as they are; a module loaded
    after the upgrade would not fit the others. The frozen program for Linux contains its own modules, and
    the system keeps its file while it runs. There its packages have no folders, so ``walk_packages``
    finds none of their modules, and only those of Python are imported.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("idle-loader")
        self._steps = load_everything()
        timer = QTimer(self)
        timer.timeout.connect(self._step)
        timer.start(_PAUSE_MS)

    def _step(self) -> None:
        if next(self._steps, None) is None:
            self.deleteLater()


def load_everything() -> Iterator[str]:
    """Load one module or file at each step, and yield its name."""
    for package in (app, engine):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if module.name not in _LEFT_OUT:
                import_module(module.name)
                yield module.name
    for name in _PYTHON_MODULES:
        import_module(name)
        yield name
    for file in (*resources.all_files(), *languages.translation_files()):
        resources.read(file)
        yield str(file)
