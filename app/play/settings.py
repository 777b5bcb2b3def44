"""The settings, and their form as strings."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from app.decks.art.palette import Table


class Language(StrEnum):
    """The language of the texts; its value is a locale name, or ``system`` for the user's languages."""

    SYSTEM = "system"
    ENGLISH = "en"
    CROATIAN = "hr"
    PORTUGUESE = "pt_PT"


class Settings(NamedTuple):
    """All settings, with their defaults.

    Each field is a bool, a ``StrEnum`` or a text, and is stored under its name.

    ``double_click``: a double click moves a group to its best place.
    ``automatic_placement``: a group dropped on a pile that does not accept it goes to its best place.
    ``placement_help``: the piles that accept the held group are highlighted.
    ``interactive_rules``: a refused move is answered with the rule that forbids it.
    ``animations``: cards fly to their places instead of jumping.
    ``four_colours``: in the drawn deck, each suit has its own colour.
    ``large_indices``: in the drawn deck, ranks and suits in the corners are large.
    ``deck``: the identity of an SVG deck; empty for the drawn deck.
    ``table``: the colours of the table.
    ``show_time``: the status bar shows the time played.
    ``language``: the language of all texts.
    """

    double_click: bool = True
    automatic_placement: bool = False
    placement_help: bool = True
    interactive_rules: bool = True
    animations: bool = True
    four_colours: bool = False
    large_indices: bool = False
    deck: str = ""
    table: Table = Table.GREEN
    show_time: bool = False
    language: Language = Language.SYSTEM

    @classmethod
    def from_strings(cls, texts: Mapping[str, str]) -> Self:
        """The settings in ``texts``, by field name; missing or invalid values get their defaults."""
        chosen: dict[str, bool | str] = {}
        for name, default in cls._field_defaults.items():
            text = texts.get(name)
            values = {_text(value): value for value in _choices(default)}
            if text in values:
                chosen[name] = values[text]
            elif text is not None and not values:
                chosen[name] = text
        return cls(**chosen)  # type: ignore[arg-type]  # each value is one of its own field's choices

    def to_strings(self) -> dict[str, str]:
        """Each setting as a string, by field name."""
        return {name: _text(value) for name, value in self._asdict().items()}


def _choices(default: object) -> tuple[bool | str, ...]:
    """All values of a setting with this default; empty if any text is valid."""
    match default:
        case bool():
            return (False, True)
        case StrEnum():
            return tuple(type(default))
        case str():
            return ()
        case _:
            raise TypeError(f"a setting is a bool, a StrEnum or a text, not {default!r}")


def _text(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
