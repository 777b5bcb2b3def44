"""Tool tips with texts that come from files."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """A tool tip that shows ``text`` as it is: Qt would take it for HTML and open files that it names."""
    return f"<qt>{escape(text)}</qt>" if "<" in text else text
