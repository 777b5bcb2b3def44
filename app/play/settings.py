"""What the player has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from app.decks.art.palette import Table


class Language(StrEnum):
    """The language of every text; its value is its locale name, or ``system`` for the user's own list."""

    SYSTEM = "system"
    ENGLISH = "en"
    CROATIAN = "hr"
    PORTUGUESE = "pt_PT"


class Settings(NamedTuple):
    """All settings, as they are at first; ``deck`` is a deck's identity, empty for the drawn one."""

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
        """The settings that ``texts`` holds by field name; what is missing or senseless is as at first."""
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
        """Each setting by field name, as storage keeps it."""
        return {name: _text(value) for name, value in self._asdict().items()}


def _choices(default: object) -> tuple[bool | str, ...]:
    """All values of a setting; none if it may be any text."""
    match default:
        case bool():
            return (False, True)
        case Table():
            return tuple(Table)
        case Language():
            return tuple(Language)
        case _:
            return ()


def _text(value: bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
