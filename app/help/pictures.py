"""The pictures on the rules pages: positions that the board draws, each with a caption."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import NamedTuple

from app.help.examples import EXAMPLE_SCHEME, EXAMPLES, Example, example_file, example_record, examples
from app.play.settings import Language
from app.resources import RESOURCES, read
from engine.games import GAMES
from engine.json_values import parse_json
from engine.position import Group, Position
from engine.records import read_record
from engine.rules import Game

PICTURE_SCHEME = "picture"
"""The scheme of the addresses of pictures: ``picture:simple-simon-run``."""

_OPEN = "open"
"""The key of the text of the link that opens a picture; the other keys are names of pictures."""


class Picture(NamedTuple):
    """A position to draw.

    ``group`` is selected, and its destinations are highlighted. ``columns`` is the number of columns shown,
    from the left.
    """

    name: str
    game: Game
    position: Position
    group: Group | None
    columns: int


@cache
def picture(name: str) -> Picture:
    """The picture called ``name``: the first position of a record; its file adds group and columns."""
    value = parse_json(read(example_file(name)))
    record = read_record(value, GAMES)
    assert isinstance(value, dict)
    group = Group.parse(value["touch"]) if "touch" in value else None
    return Picture(name, record.game, record.start, group, value.get("columns", len(record.start.columns)))


def find_example(language: Language, name: str) -> Example:
    """The worked example called ``name``, or the picture of that name as an example."""
    if name in EXAMPLES:
        return examples(language)[EXAMPLES.index(name)]
    return picture_example(language, name)


def picture_example(language: Language, name: str) -> Example:
    """A picture as an example: its position, and the move that it shows, if any."""
    caption = captions(language)[name]
    record, refused = example_record(name)
    return Example(name, caption, caption, record, refused, {0: caption})


@cache
def captions(language: Language) -> dict[str, str]:
    """The captions in ``language``, by name of the picture."""
    texts = _texts(language)
    return {name: text for name, text in texts.items() if name != _OPEN}


def picture_facts(language: Language, game: Game) -> dict[str, str]:
    """The pictures of the rules page of ``game`` as HTML, by their names on the page.

    The name on the page of ``simple-simon-run`` is ``picture_run``.
    """
    start = f"{game.name}-"
    return {
        f"{PICTURE_SCHEME}_{name.removeprefix(start)}": _html(name, caption, _texts(language)[_OPEN])
        for name, caption in captions(language).items()
        if name.startswith(start)
    }


def _texts(language: Language) -> dict[str, str]:
    texts: dict[str, str] = json.loads(read(RESOURCES / "help" / language.value / "pictures.json"))
    return texts


def _html(name: str, caption: str, open_words: str) -> str:
    link = f'<a href="{EXAMPLE_SCHEME}:{name}">'
    return (
        f'<p class="picture">{link}<img src="{PICTURE_SCHEME}:{name}" /></a></p>\n'
        f'<p class="caption">{escape(caption)} {link}{escape(open_words)}</a></p>'
    )
