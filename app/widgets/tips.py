"""Tool tips with texts that come from files."""

from __future__ import annotations


def plain_tip(text: str) -> str:
    """A tool tip that shows ``text`` unchanged: Qt would read tags as HTML, and open files that they name."""
    if "<" not in text:
        return text
    from html import escape

    return f"<qt>{escape(text)}</qt>"
