"""Every window in every language: no warnings, no text cut off, no text untranslated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
)

from app.play.settings import Language
from tests.app.dialogs.windows import Open, about, every_window, help_window, looks, main_window, replay, win
from tests.app.program_driver import ProgramDriver
from tests.app.reading import PseudoLanguage, unfit, untranslated
from tests.app.speech import SPOKEN, Speak


@every_window
@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_fits_at_every_size_of_font(
    desk: ProgramDriver, speak: Speak, open_window: Open, language: Language
) -> None:
    speak(language)
    window = open_window(desk)
    assert unfit(window) == []


@every_window
def test_no_text_escapes_translation(desk: ProgramDriver, qapp: QApplication, open_window: Open) -> None:
    pseudo = PseudoLanguage()
    qapp.installTranslator(pseudo)
    desk.process_events()
    try:
        assert untranslated(open_window(desk)) == []
    finally:
        qapp.removeTranslator(pseudo)


@pytest.mark.parametrize("open_window", [main_window, looks, help_window, replay, win])
def test_what_is_open_changes_its_language_at_once(
    desk: ProgramDriver, qapp: QApplication, open_window: Open
) -> None:
    window = open_window(desk)
    pseudo = PseudoLanguage()
    qapp.installTranslator(pseudo)
    try:
        desk.process_events()
        assert untranslated(window) == []
    finally:
        qapp.removeTranslator(pseudo)


def test_enter_closes_about(desk: ProgramDriver) -> None:
    about(desk)
    desk.key(Qt.Key.Key_Return)
    assert not desk.is_open("about")
