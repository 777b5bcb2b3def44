"""The type of the fixture that switches the language."""

from __future__ import annotations

from collections.abc import Callable

from app.play.settings import Language

SPOKEN = (Language.ENGLISH, Language.CROATIAN, Language.PORTUGUESE)
TRANSLATED = (Language.CROATIAN, Language.PORTUGUESE)

Speak = Callable[[Language], None]
"""The fixture ``speak``: switches the language for the rest of the test."""
