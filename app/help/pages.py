"""The pages of Help, in every language, with the engine's own numbers in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale

from app.help.examples import EXAMPLE_SCHEME, example_record, examples
from app.help.facts import game_facts, general_facts
from app.help.keys import KeyLists, key_facts
from app.help.pictures import picture_facts
from app.play.settings import Language
from app.resources import RESOURCES, all_files, read
from engine.rules import Game

GENERAL = "playing"
"""The page that is shown first, and in place of a page that does not exist."""

_NO_KEYS = KeyLists()
_PLAYING_WELL = "-tips"
_AFTER_THE_GAMES = ("examples", "questions", "sources", "about")
_EXAMPLE_OF_RULES = "one-suit"
_TITLE = re.compile(r"<h1>(.*?)</h1>")
_WITHIN_WORDS = re.compile(r"</?[ab]\b[^>]*>")
_TAG = re.compile(r"<[^>]*>")


class Page(NamedTuple):
    """One page: ``name`` is the name of its file; ``html`` is the whole page, with the title as heading."""

    name: str
    title: str
    html: str

    @property
    def text(self) -> str:
        """The page without markup, to be searched."""
        return " ".join(unescape(_TAG.sub(" ", _WITHIN_WORDS.sub("", self.html))).split())


@cache
def pages(language: Language, games: tuple[Game, ...], keys: KeyLists = _NO_KEYS) -> tuple[Page, ...]:
    """All pages in ``language``, in the order in which Help lists them.

    Each of ``games`` has a page of rules and a page on playing well, if there are files for them. ``keys``
    are listed on the page on how to play.
    """
    about_games = [page for game in games for page in _pages_about(language, game)]
    general = general_facts(QLocale(language.value))
    return (
        _page(language, GENERAL, general | key_facts(keys)),
        *about_games,
        *(
            _page(language, name, general | {"examples": _examples_html(language)})
            for name in _AFTER_THE_GAMES
        ),
    )


def _pages_about(language: Language, game: Game) -> Iterator[Page]:
    facts = game_facts(game) | _example_facts(game) | picture_facts(language, game)
    for name in (game.name, f"{game.name}{_PLAYING_WELL}"):
        if page_file(Language.ENGLISH, name) in all_files():
            yield _page(language, name, facts)


def page_file(language: Language, name: str) -> Path:
    """The path of a page in ``language``, whether or not the file exists."""
    return RESOURCES / "help" / language.value / f"{name}.html"


def template(language: Language, name: str) -> str:
    """A page with names in braces instead of facts; in English if it is not translated yet."""
    file = page_file(language, name)
    return read(file if file in all_files() else page_file(Language.ENGLISH, name)).decode()


def _page(language: Language, name: str, facts: Mapping[str, str]) -> Page:
    try:
        html = template(language, name).format_map(facts)
    except KeyError as error:
        raise ValueError(f"the page {name} names the unknown fact {error} in {language}") from None
    title = _TITLE.search(html)
    if title is None:
        raise ValueError(f"the page {name} has no title in {language}")
    return Page(name, unescape(title[1]), html)


def _example_facts(game: Game) -> dict[str, str]:
    """Moves and score of the example that wins ``game``, for its rules page; empty for other games."""
    record, _ = example_record(_EXAMPLE_OF_RULES)
    if record.game is not game:
        return {}
    won = record.replay()[0].state
    return {"example_moves": str(won.moves), "example_score": str(won.score)}


def _examples_html(language: Language) -> str:
    return "\n".join(
        f'<h2><a href="{EXAMPLE_SCHEME}:{example.name}">{escape(example.title)}</a></h2>\n'
        f"<p>{escape(example.summary)}</p>"
        for example in examples(language)
    )
