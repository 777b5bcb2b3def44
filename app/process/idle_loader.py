"""Loads modules and opens files after the first frame, so that an upgrade cannot break the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

import app
import engine
from app import resources
from app.text import languages

_PAUSE_MS = 20
"""The pause between two modules or files, for the player's input."""

_CONTAINS_ITS_MODULES = sys.platform == "linux" and getattr(sys, "frozen", False)
"""Whether this is the frozen program for Linux, a file that contains all modules in Python."""

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
    """Imports every module and holds every resource file, one at a time, then deletes itself.

    An upgrade replaces the files of the program. Modules that are loaded stay as they are; a module loaded
    after the upgrade would not fit the others. The system keeps the file of a running program, so the frozen
    program for Linux need not load the modules that are inside; it only holds the extension modules.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setObjectName("idle-loader")
        self._steps = load_everything()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(_PAUSE_MS)

    def stop(self) -> None:
        """Load nothing more."""
        self._timer.stop()

    def _step(self) -> None:
        if next(self._steps, None) is None:
            self.deleteLater()


class HeldModules:
    """Finder of the extension modules in a folder, whose files it keeps open."""

    def __init__(self, folder: Path) -> None:
        self._files = {
            path.name.partition(".")[0]: os.open(path, os.O_RDONLY) for path in folder.glob("*.so")
        }

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """How to load the module ``name``; None if it is not in the folder."""
        if name not in self._files:
            return None
        path = f"/proc/self/fd/{self._files[name]}"
        return ModuleSpec(name, ExtensionFileLoader(name, path), origin=path)


def load_everything() -> Iterator[str]:
    """Load one module or hold one file at each step, and yield its name."""
    if _CONTAINS_ITS_MODULES:
        for folder in sys.path:
            sys.meta_path.insert(0, HeldModules(Path(folder)))
            yield folder
    else:
        yield from _load_modules()
    for file in (*resources.all_files(), *languages.translation_files()):
        resources.hold(file)
        yield str(file)


def _load_modules() -> Iterator[str]:
    from pkgutil import walk_packages

    for package in (app, engine):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            if module.name not in _LEFT_OUT:
                import_module(module.name)
                yield module.name
    for name in _PYTHON_MODULES:
        import_module(name)
        yield name
