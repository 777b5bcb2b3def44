"""The languages, as the tests of texts go through them."""

from __future__ import annotations

from collections.abc import Callable

from app.play.settings import Language

SPOKEN = (Language.ENGLISH, Language.CROATIAN, Language.PORTUGUESE)
TRANSLATED = (Language.CROATIAN, Language.PORTUGUESE)

Speak = Callable[[Language], None]
"""What the fixture ``speak`` is: it switches the language for the rest of a test."""
