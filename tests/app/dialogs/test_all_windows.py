"""Every window in every language: no warnings, no text cut off, no text untranslated."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QPlainTextEdit, QWidget

from app.play.settings import Language
from tests.app.dialogs.windows import (
    Open,
    about,
    decks,
    drop_question,
    every_window,
    help_window,
    looks,
    main_window,
    new_game,
    notice,
    playing,
    replay,
    report,
    reset_question,
    statistics,
    which_game,
    win,
)
from tests.app.program_driver import ProgramDriver
from tests.app.reading import PseudoLanguage, unfit, untranslated
from tests.app.speech import SPOKEN, TRANSLATED, Speak


@every_window
@pytest.mark.parametrize("language", SPOKEN)
def test_every_text_fits_at_every_size_of_font(
    desk: ProgramDriver, speak: Speak, open_window: Open, language: Language
) -> None:
    speak(language)
    window = open_window(desk)
    assert unfit(window) == []


@pytest.mark.parametrize(
    "open_window",
    [
        drop_question,
        which_game,
        reset_question,
        notice,
        report,
        about,
        statistics,
        new_game,
        playing,
        looks,
        decks,
    ],
)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_button_of_a_dialog_has_its_own_letter(
    desk: ProgramDriver, speak: Speak, open_window: Open, language: Language
) -> None:
    speak(language)
    desk.process_events()  # a standard button would follow the change of language, without its letter
    check_letters(open_window(desk))


@pytest.mark.parametrize("open_window", [playing, looks, decks])
def test_the_buttons_of_the_settings_keep_their_letters_in_another_language(
    desk: ProgramDriver, speak: Speak, open_window: Open
) -> None:
    window = open_window(desk)
    for language in (*TRANSLATED, Language.ENGLISH):
        speak(language)
        desk.process_events()
        check_letters(window)


def check_letters(window: QWidget) -> None:
    """Check that each visible button of ``window`` has a mnemonic, and that no two have the same."""
    buttons = window.findChildren(QAbstractButton)
    texts = [button.text() for button in buttons if button.isVisible() and button.text()]
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert "" not in letters, texts
    assert len(set(letters)) == len(letters), texts


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


def test_the_tables_in_the_licences_are_aligned(desk: ProgramDriver) -> None:
    about(desk)
    metrics = desk.find(QPlainTextEdit, "licence-text").fontMetrics()
    assert metrics.horizontalAdvance("i" * 20) == metrics.horizontalAdvance("M" * 20)
