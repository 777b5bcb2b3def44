"""The pages of Help, in every language, with the engine's own numbers in them."""

from __future__ import annotations

import re
from functools import cache
from html import escape, unescape
from typing import NamedTuple

from PySide6.QtCore import QLocale

from app.help.examples import example_record, examples
from app.help.facts import general_facts, seahaven_towers_facts, simple_simon_facts
from app.resources import RESOURCES
from app.settings import Language

PAGES = ("playing", "simple-simon", "seahaven-towers", "examples", "questions", "sources", "about")
EXAMPLE_SCHEME = "example"
"""The scheme of the links that open an example: ``example:one-suit``."""

_TITLE = re.compile(r"<h1>(.*?)</h1>")
_WITHIN_WORDS = re.compile(r"</?[ab]\b[^>]*>")
_TAG = re.compile(r"<[^>]*>")


class Page(NamedTuple):
    """One page: ``name`` is one of ``PAGES``, ``html`` is all of it, its title as heading included."""

    name: str
    title: str
    html: str

    @property
    def text(self) -> str:
        """The page's words without any markup, to be searched."""
        return " ".join(unescape(_TAG.sub(" ", _WITHIN_WORDS.sub("", self.html))).split())


@cache
def pages(language: Language) -> tuple[Page, ...]:
    """All pages in a spoken language, in the order of ``PAGES``."""
    return tuple(_page(language, name) for name in PAGES)


def page(language: Language, name: str) -> Page:
    """The page that is called ``name`` in ``PAGES``."""
    return pages(language)[PAGES.index(name)]


def template(language: Language, name: str) -> str:
    """A page before the numbers are filled in, as its file holds it."""
    return (RESOURCES / "help" / language.value / f"{name}.html").read_text("utf-8")


def _page(language: Language, name: str) -> Page:
    html = template(language, name).format_map(_facts(language, name))
    title = _TITLE.search(html)
    if title is None:
        raise ValueError(f"the page {name} has no title in {language}")
    return Page(name, unescape(title[1]), html)


def _facts(language: Language, name: str) -> dict[str, str]:
    match name:
        case "simple-simon":
            return simple_simon_facts(example_record("one-suit")[0])
        case "seahaven-towers":
            return seahaven_towers_facts()
        case "examples":
            return {"examples": _examples_html(language)}
        case _:
            return general_facts(QLocale(language.value))


def _examples_html(language: Language) -> str:
    return "\n".join(
        f'<h2><a href="{EXAMPLE_SCHEME}:{example.name}">{escape(example.title)}</a></h2>\n'
        f"<p>{escape(example.summary)}</p>"
        for example in examples(language)
    )
