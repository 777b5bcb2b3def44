"""What the tests of the program share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from app.languages import Translators
from tests.app.speech import Speak


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Switches the language for the rest of the test."""
    locale = QLocale()
    translators = Translators(qapp)
    yield translators.speak
    translators.fall_silent()
    QLocale.setDefault(locale)
