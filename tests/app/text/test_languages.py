"""The language of the program and of Qt's own texts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialogButtonBox, QLabel
from pytestqt.logging import _QtMessageCapture
from pytestqt.qtbot import QtBot

from app.play.settings import Language
from app.text import languages
from app.text.cards import card_name
from app.text.languages import locale_name, spoken_language
from engine.cards import Card
from tests.app.speech import SPOKEN, TRANSLATED, Speak

QUEEN = Card.parse("QS")


@pytest.mark.parametrize(
    ("user_languages", "spoken"),
    [
        (["hr-Latn-HR", "hr-HR", "hr"], Language.CROATIAN),
        (["hr"], Language.CROATIAN),
        (["pt-PT"], Language.PORTUGUESE),
        (["pt-BR", "pt"], Language.PORTUGUESE),
        (["pt-AO"], Language.PORTUGUESE),
        (["de-DE", "de", "hr-HR", "hr"], Language.CROATIAN),
        (["de-DE", "fr-FR"], Language.ENGLISH),
        (["en-GB", "en", "hr-HR"], Language.ENGLISH),
        (["fr-FR", "pt-BR", "hr-HR", "en-US"], Language.PORTUGUESE),
        (["C"], Language.ENGLISH),
        ([], Language.ENGLISH),
    ],
)
def test_the_first_language_of_the_user_that_the_program_has_is_spoken(
    user_languages: list[str], spoken: Language
) -> None:
    assert spoken_language(Language.SYSTEM, user_languages) is spoken


@pytest.mark.parametrize("setting", SPOKEN)
def test_a_language_that_is_set_is_spoken_whatever_the_system_says(setting: Language) -> None:
    for user_languages in (["hr-HR"], ["en-GB"], ["pt-PT"], []):
        assert spoken_language(setting, user_languages) is setting


@pytest.mark.parametrize(
    ("language", "user_languages", "name"),
    [
        (Language.CROATIAN, ["en-US"], "hr_HR"),
        (Language.PORTUGUESE, ["pt-BR"], "pt_PT"),
        (Language.ENGLISH, ["de-DE", "en-GB", "en"], "en-GB"),
        (Language.ENGLISH, ["hr-HR"], "en_001"),
    ],
)
def test_dates_and_numbers_go_with_the_language(
    language: Language, user_languages: list[str], name: str
) -> None:
    assert locale_name(language, user_languages) == name


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"LANG": "hr_HR.UTF-8", "LC_NUMERIC": "en_US.UTF-8"}, "dama pik"),
        ({"LANG": "en_US.UTF-8", "LC_NUMERIC": "hr_HR.UTF-8", "LC_TIME": "hr_HR.UTF-8"}, "queen of spades"),
        ({"LANG": "hr_HR.UTF-8", "LC_MESSAGES": "pt_BR.UTF-8"}, "dama de espadas"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:hr:en"}, "dama pik"),
        ({"LANG": "C.UTF-8"}, "queen of spades"),
    ],
)
def test_the_region_s_formats_do_not_choose_the_language(environment: dict[str, str], words: str) -> None:
    program = (
        "from PySide6.QtCore import QCoreApplication; application = QCoreApplication([])\n"
        "from app.text.languages import Translators; from app.play.settings import Language\n"
        "Translators(application).install(Language.SYSTEM)\n"
        "from app.text.cards import card_name; from engine.cards import Card\n"
        "print(card_name(Card.parse('QS')))"
    )
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    result = subprocess.run(
        [sys.executable, "-c", program], env=kept | environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == words


def test_the_language_switches_while_the_program_runs(speak: Speak) -> None:
    names = []
    for language in (*SPOKEN, Language.ENGLISH):
        speak(language)
        names.append(card_name(QUEEN))
    assert names == ["queen of spades", "dama pik", "dama de espadas", "queen of spades"]


def test_windows_are_notified_of_a_new_language(speak: Speak, qtbot: QtBot) -> None:
    told = []

    class Window(QLabel):
        def changeEvent(self, event: object) -> None:
            told.append(card_name(QUEEN))

    window = Window()
    qtbot.addWidget(window)
    window.show()
    speak(Language.CROATIAN)
    qtbot.waitUntil(lambda: "dama pik" in told)


@pytest.mark.parametrize(
    ("language", "date", "number"),
    [
        (Language.CROATIAN, "24. 12. 2030.", "12.345"),
        (Language.PORTUGUESE, "24/12/30", "12 345"),
    ],
)
def test_dates_and_numbers_are_written_as_in_the_language(
    speak: Speak, language: Language, date: str, number: str
) -> None:
    speak(language)
    assert QLocale().toString(QDate(2030, 12, 24), QLocale.FormatType.ShortFormat) == date
    assert QLocale().toString(12345).replace("\xa0", " ") == number


@pytest.mark.qt_log_ignore("The translation ten-columns_hr.qm is missing.")
def test_a_missing_translation_is_reported_and_leaves_the_texts_english(
    speak: Speak, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, qtlog: _QtMessageCapture
) -> None:
    for file in languages.TRANSLATIONS.glob("*.qm"):
        if file.stem != "ten-columns_hr":
            (tmp_path / file.name).symlink_to(file)
    monkeypatch.setattr(languages, "TRANSLATIONS", tmp_path)
    speak(Language.CROATIAN)
    assert [record.message for record in qtlog.records] == ["The translation ten-columns_hr.qm is missing."]
    assert card_name(QUEEN) == "queen of spades"


BUTTONS = {
    Language.CROATIAN: {
        "Ok": "U redu",
        "Cancel": "Odustani",
        "Close": "Zatvori",
        "Save": "Spremi",
        "Open": "Otvori",
        "Discard": "Odbaci",
        "Help": "Pomoć",
        "Apply": "Primijeni",
        "Yes": "Da",
        "No": "Ne",
        "Retry": "Pokušaj ponovno",
        "RestoreDefaults": "Vrati zadane vrijednosti",
    },
    Language.PORTUGUESE: {
        "Ok": "OK",
        "Cancel": "Cancelar",
        "Close": "Fechar",
        "Save": "Guardar",
        "Open": "Abrir",
        "Discard": "Descartar",
        "Help": "Ajuda",
        "Apply": "Aplicar",
        "Yes": "Sim",
        "No": "Não",
        "Retry": "Tentar novamente",
        "RestoreDefaults": "Repor predefinições",
    },
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_qt_s_own_buttons_speak_the_language(speak: Speak, qtbot: QtBot, language: Language) -> None:
    speak(language)
    for name, text in BUTTONS[language].items():
        box = QDialogButtonBox(QDialogButtonBox.StandardButton[name])
        qtbot.addWidget(box)
        assert box.buttons()[0].text().replace("&", "") == text


@pytest.mark.parametrize(
    ("language", "keys", "name"),
    [
        (Language.CROATIAN, "Ctrl+Return", "Ctrl+Enter"),
        (Language.CROATIAN, "Space", "Razmaknica"),
        (Language.CROATIAN, "PgDown", "PgDn"),
        (Language.PORTUGUESE, "Ctrl+Return", "Ctrl+Enter"),
        (Language.PORTUGUESE, "Space", "Espaço"),
        (Language.PORTUGUESE, "Del", "Delete"),
    ],
)
def test_keys_are_called_as_on_the_keyboards_of_the_country(
    speak: Speak, language: Language, keys: str, name: str
) -> None:
    speak(language)
    assert QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText) == name


@pytest.mark.parametrize(
    ("context", "text", "croatian", "portuguese"),
    [
        ("QLineEdit", "Select All", "Odaberi sve", "Selecionar tudo"),
        ("QWidgetTextControl", "&Copy", "&Kopiraj", "&Copiar"),
        ("QFileDialog", "File &name:", "&Ime datoteke:", "&Nome do ficheiro:"),
        ("QFileDialog", "Files of &type:", "&Vrsta datoteke:", "&Tipo de ficheiro:"),
        ("QFileDialog", "Recent Places", "Nedavna mjesta", "Locais recentes"),
        ("QMessageBox", "About Qt", "O Qt-u", "Acerca do Qt"),
        ("QScrollBar", "Page down", "Stranica dolje", "Página para baixo"),
    ],
)
def test_qt_s_own_menus_and_dialogs_speak_the_language(
    speak: Speak, context: str, text: str, croatian: str, portuguese: str
) -> None:
    speak(Language.CROATIAN)
    assert QCoreApplication.translate(context, text) == croatian
    speak(Language.PORTUGUESE)
    assert QCoreApplication.translate(context, text) == portuguese
