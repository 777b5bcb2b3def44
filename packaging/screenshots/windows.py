"""Pictures of every window in one language: ``python -m screenshots.windows DIR LANGUAGE``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import cast

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from app.storage.store import Storage
from app.text.languages import Translators
from engine.deals import parse_code
from engine.games import SIMPLE_SIMON
from tests.app.dialogs.windows import WINDOWS
from tests.app.program_driver import FIRST_CODE, ProgramDriver

DARK = {
    QPalette.ColorRole.Window: "#2b2d30",
    QPalette.ColorRole.WindowText: "#e8e6e3",
    QPalette.ColorRole.Base: "#1e1f22",
    QPalette.ColorRole.AlternateBase: "#26282b",
    QPalette.ColorRole.Text: "#e8e6e3",
    QPalette.ColorRole.PlaceholderText: "#9a9a9a",
    QPalette.ColorRole.Button: "#35373b",
    QPalette.ColorRole.ButtonText: "#e8e6e3",
    QPalette.ColorRole.ToolTipBase: "#35373b",
    QPalette.ColorRole.ToolTipText: "#e8e6e3",
    QPalette.ColorRole.Link: "#8ab4f8",
}


class _NoWaiting:
    """Replaces pytest-qt's ``qtbot``; it does not wait, because the picture shows the current state."""

    def waitUntil(self, condition: Callable[[], bool], timeout: int = 0) -> None:  # noqa: N802
        QApplication.processEvents()

    def waitExposed(self, widget: QWidget) -> None:  # noqa: N802
        QApplication.processEvents()


def take(opened: Callable[[ProgramDriver], QWidget], language: Language, path: Path) -> None:
    """Open one window in a new program and make its picture."""
    with tempfile.TemporaryDirectory() as data:
        storage = Storage(Path(data))
        controller, preferences = Controller(storage), Preferences(storage)
        preferences.change(preferences.settings._replace(language=language))
        controller.new_deal(parse_code(FIRST_CODE, [SIMPLE_SIMON.codes]))
        window = Window(controller, preferences, storage, FaceCache(None))
        window.resize(800, 600)
        window.show()
        desk = ProgramDriver(window, controller, preferences, storage, cast(QtBot, _NoWaiting()))
        shown = opened(desk).window()
        desk.process_events()
        shown.grab().save(str(path))
        desk.leave()
        storage.close()


def dark_palette() -> QPalette:
    """The colours of a dark desktop."""
    palette = QPalette()
    for role, colour in DARK.items():
        palette.setColor(role, QColor(colour))
    return palette


def main(folder: Path, language: Language) -> None:
    """Make the pictures of every window in ``language``."""
    application = QApplication(["ten-columns"])
    Translators(application).install(language)
    light = application.palette()
    for scheme, palette in (("light", light), ("dark", dark_palette())):
        application.setPalette(palette)
        for opened in WINDOWS:
            name = opened.__name__.replace("_", "-")
            take(opened, language, folder / f"window-{name}-{language.value}-{scheme}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Language(sys.argv[2]))
