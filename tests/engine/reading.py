"""What a parser does with a text."""

from __future__ import annotations

from collections.abc import Callable


def is_read(parse: Callable[[str], object], text: str) -> bool:
    """Whether ``parse`` reads ``text``, and does not refuse it with a ``ValueError``."""
    try:
        parse(text)
    except ValueError:
        return False
    return True
