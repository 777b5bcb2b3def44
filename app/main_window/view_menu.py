"""The View menu of the table of commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence

from app.decks.art.icons import Icon
from app.decks.art.palette import Table
from app.main_window.geometry import set_full_screen
from app.main_window.parts import Parts
from app.text.looks import table_name
from app.text.translation import Texts
from app.widgets.commands import Command, Menu
from app.widgets.mnemonics import with_mnemonics

Commands = Texts("Commands")


def view_menu(parts: Parts) -> Menu:
    """The commands for the deck, the table and full screen."""
    window = parts.window
    items = (
        Menu("cards-menu", lambda: Commands.tr("&Cards"), partial(_deck_styles, parts)),
        Menu("table-menu", lambda: Commands.tr("&Table"), partial(_tables, parts)),
        None,
        _setting(
            parts,
            "show_time",
            lambda: Commands.tr("&Elapsed Time"),
            lambda: Commands.tr("Show how long this game has been played"),
        ),
        _setting(
            parts,
            "animations",
            lambda: Commands.tr("&Animations"),
            lambda: Commands.tr("Let cards be seen on their way"),
        ),
        None,
        Command(
            "full-screen",
            lambda: Commands.tr("&Full Screen"),
            lambda: Commands.tr("Fill the whole screen, or leave it"),
            lambda: set_full_screen(window, not window.isFullScreen()),
            (QKeySequence.StandardKey.FullScreen, "F11"),
            is_on=window.isFullScreen,
        ),
    )
    return Menu("view-menu", lambda: Commands.tr("&View"), items)


def _deck_styles(parts: Parts) -> list[Command | None]:
    return [
        Command(
            "choose-deck",
            lambda: Commands.tr("Choose &Deck…"),
            lambda: Commands.tr("Play with another deck of cards"),
            parts.secondary_windows.open_decks,
        ),
        None,
        _setting(
            parts,
            "four_colours",
            lambda: Commands.tr("A Colour for Each &Suit"),
            lambda: Commands.tr("Tell all four suits apart by their colours"),
            for_drawn_deck=True,
        ),
        _setting(
            parts,
            "large_indices",
            lambda: Commands.tr("&Large Indices"),
            lambda: Commands.tr("Cards with large ranks and suits"),
            for_drawn_deck=True,
        ),
    ]


def _setting(
    parts: Parts, field: str, text: Callable[[], str], tip: Callable[[], str], *, for_drawn_deck: bool = False
) -> Command:
    """A command that toggles the setting ``field``; ``for_drawn_deck`` if it affects only the drawn deck."""

    def is_on() -> bool:
        return bool(getattr(parts.preferences.settings, field))

    return Command(
        f"setting-{field.replace('_', '-')}",
        text,
        tip,
        lambda: parts.preferences.change(
            parts.preferences.settings._replace(**{field: not is_on()})  # type: ignore[arg-type]
        ),
        can_be_used=lambda: not (for_drawn_deck and parts.preferences.settings.deck),
        is_on=is_on,
    )


def _tables(parts: Parts) -> list[Command | None]:
    names = with_mnemonics([table_name(table) for table in Table])
    return [_table(parts, table, name) for table, name in zip(Table, names, strict=True)]


def _table(parts: Parts, table: Table, name: str) -> Command:
    preferences = parts.preferences
    return Command(
        f"table-{table.value}",
        lambda: name,
        lambda: Commands.tr("Play on this table"),
        lambda: preferences.change(preferences.settings._replace(table=table)),
        is_on=lambda: preferences.settings.table is table,
        choice="tables",
    )


def leave_full_screen(parts: Parts) -> Command:
    """The command to leave full screen, for the toolbar."""
    return Command(
        "leave-full-screen",
        lambda: Commands.tr("Leave Full Screen"),
        lambda: Commands.tr("Leave full screen (Esc)"),
        lambda: set_full_screen(parts.window, False),
        icon=Icon.CLOSE,
        is_offered=parts.window.isFullScreen,
    )
