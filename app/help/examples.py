"""The worked examples: recorded games with notes on what happens in them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from app.play.settings import Language
from app.resources import RESOURCES, read
from engine.games import GAMES
from engine.records import Record, parse_record
from engine.session import Action

EXAMPLE_SCHEME = "example"
"""The scheme of the links that open an example: ``example:one-suit``."""

EXAMPLES = ("one-suit", "twelve-hearts", "six-cards-refused", "four-cards-fit", "one-cell")


class Example(NamedTuple):
    """A recorded game with notes on it, in one language.

    ``notes`` maps a number of actions played to the note shown from then on, in rising order; the example
    opens at the first note. ``refused`` is the action that the example is about, if the rules refuse it: it
    is tried after the last action of ``record``. Otherwise it is None.
    """

    name: str
    title: str
    summary: str
    record: Record
    refused: Action | None
    notes: dict[int, str]

    @property
    def opens_at(self) -> int:
        """How many actions are played when the example opens."""
        return next(iter(self.notes))

    def note(self, done: int) -> str:
        """The note to show after ``done`` actions; the summary before the first note."""
        return next((text for at, text in reversed(self.notes.items()) if at <= done), self.summary)


def example_file(name: str) -> Path:
    """The file with the record of an example."""
    return RESOURCES / "examples" / f"{name}.tencolumns"


def example_record(name: str) -> tuple[Record, Action | None]:
    """The record of an example up to its first illegal action, and that action, or None."""
    record = parse_record(read(example_file(name)), GAMES)
    _, done, refusal = record.replay()
    refused = None if refusal is None else record.actions[done]
    return record._replace(actions=record.actions[:done]), refused


@cache
def examples(language: Language) -> tuple[Example, ...]:
    """All examples in ``language``, in the order in which Help shows them."""
    texts = json.loads(read(RESOURCES / "help" / language.value / "examples.json"))
    return tuple(_example(name, texts[name]) for name in EXAMPLES)


def _example(name: str, texts: Mapping[str, str]) -> Example:
    record, refused = example_record(name)
    notes = {int(at): text for at, text in texts.items() if at.isdecimal()}
    return Example(name, texts["title"], texts["summary"], record, refused, notes)
