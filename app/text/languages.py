"""The language of the program's and Qt's texts, and the translators for it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator, qWarning

from app.play.settings import Language
from app.resources import RESOURCES, read

TRANSLATIONS = RESOURCES / "translations"

# In order of installation: Qt asks the translator installed last first. Qt's own European Portuguese lacks
# most texts, and some of Qt's texts are wrong or too familiar in both languages.
_FILES = {
    Language.ENGLISH: ("ten-columns_en",),
    Language.CROATIAN: ("qtbase_hr", "ten-columns-qt_hr", "ten-columns_hr"),
    Language.PORTUGUESE: ("qtbase_pt_BR", "qt_pt_PT", "ten-columns-qt_pt_PT", "ten-columns_pt_PT"),
}
_LOCALES = {Language.CROATIAN: "hr_HR", Language.PORTUGUESE: "pt_PT"}
_ENGLISH_WITHOUT_COUNTRY = "en_001"


def spoken_language(setting: Language, user_languages: Iterable[str]) -> Language:
    """The language to use: ``setting``, else the first of the user's that is translated, else English.

    ``user_languages`` holds BCP 47 tags such as ``hr-HR`` in the user's order, as
    ``QLocale.system().uiLanguages()`` gives them. Any Portuguese is European Portuguese here.
    """
    if setting is not Language.SYSTEM:
        return setting
    languages = {language.value.partition("_")[0]: language for language in _FILES}
    spoken = (languages.get(tag.partition("-")[0].lower()) for tag in user_languages)
    return next((language for language in spoken if language is not None), Language.ENGLISH)


def current_language(setting: Language) -> Language:
    """The language for ``setting`` on this system; never ``Language.SYSTEM``."""
    return spoken_language(setting, QLocale.system().uiLanguages())


def locale_name(language: Language, user_languages: Iterable[str]) -> str:
    """The locale of dates and numbers for a language.

    For English it is the first of ``user_languages`` that is English and names a country.
    """
    english = (tag for tag in user_languages if tag.startswith("en-"))
    return _LOCALES.get(language) or next(english, _ENGLISH_WITHOUT_COUNTRY)


class Translators:
    """Translates an application into one language at a time; Qt sends windows a LanguageChange event.

    ``language`` is the current language, never ``Language.SYSTEM``.
    """

    def __init__(self, application: QCoreApplication) -> None:
        self.language = Language.ENGLISH
        self._application = application
        self._installed: list[QTranslator] = []

    def install(self, setting: Language) -> None:
        """Switch all texts, also Qt's own, and the default locale to the language of ``setting``."""
        user_languages = QLocale.system().uiLanguages()
        self.language = spoken_language(setting, user_languages)
        QLocale.setDefault(QLocale(locale_name(self.language, user_languages)))
        self.remove()
        for name in _FILES[self.language]:
            translator = QTranslator(self._application)
            file = _file(name)
            if not (file.exists() and translator.load(read(file))):
                # The texts stay English; the tests fail on warnings.
                qWarning(f"The translation {name}.qm is missing.")
            self._application.installTranslator(translator)
            self._installed.append(translator)

    def remove(self) -> None:
        """Remove the translators, so that texts are as in the source."""
        while self._installed:
            translator = self._installed.pop()
            self._application.removeTranslator(translator)
            translator.deleteLater()


def translation_files() -> list[Path]:
    """The translation files that exist, in all languages, with Qt's own."""
    files = (_file(name) for names in _FILES.values() for name in names)
    return [file for file in files if file.exists()]


def _file(name: str) -> Path:
    """The program's file of that name, or else Qt's."""
    own = TRANSLATIONS / f"{name}.qm"
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return own if own.exists() else qt / own.name
