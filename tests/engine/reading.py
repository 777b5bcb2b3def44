"""Whether a parser accepts a text."""

from __future__ import annotations

from collections.abc import Callable


def is_read(parse: Callable[[str], object], text: str) -> bool:
    """Whether ``parse`` accepts ``text``; false if it raises ``ValueError``."""
    try:
        parse(text)
    except ValueError:
        return False
    return True
