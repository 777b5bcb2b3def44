"""The table of commands: each stands here once, in the place that it has in the menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from app.decks.art.icons import Icon
from app.decks.art.palette import Table
from app.main_window.dealer import Dealer
from app.main_window.geometry import set_full_screen
from app.main_window.open_save import OpenSave
from app.main_window.pages import Pages
from app.main_window.secondary_windows import SecondaryWindows
from app.main_window.status_bar import StatusBar
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.text.games import game_name
from app.text.looks import table_name
from app.text.refusals import undo_limit_text
from app.text.translation import Texts
from app.widgets.commands import Command, CommandTable, Menu
from app.widgets.mnemonics import with_mnemonics
from engine.rules import Game

Commands = Texts("Commands")

_Standard = QKeySequence.StandardKey
_Role = QAction.MenuRole


class Parts:
    """The parts of the program that carry commands out."""

    def __init__(
        self,
        window: QMainWindow,
        controller: Controller,
        dealer: Dealer,
        opening: OpenSave,
        pages: Pages,
        preferences: Preferences,
        status: StatusBar,
        windows: SecondaryWindows,
    ) -> None:
        self.window = window
        self.controller = controller
        self.dealer = dealer
        self.opening = opening
        self.pages = pages
        self.preferences = preferences
        self.status = status
        self.windows = windows

    def is_on_table(self) -> bool:
        """Whether the game in play is seen: commands that are about it wait for the end of a replay."""
        return not self.pages.is_replaying

    def has_actions(self) -> bool:
        """Whether the game in play is seen, and anything was done in it since it was dealt."""
        return self.is_on_table() and bool(self.controller.session.actions)


def command_table(parts: Parts) -> CommandTable:
    """All commands of the window."""
    menus = (_game_menu(parts), _move_menu(parts), _view_menu(parts), _help_menu(parts))
    return CommandTable(menus, (_leave_full_screen(parts),))


def _game_menu(parts: Parts) -> Menu:
    controller, opening, windows = parts.controller, parts.opening, parts.windows
    items = (
        Command(
            "new",
            lambda: Commands.tr("&New Game…"),
            lambda: Commands.tr("Choose a game and its level, or a deal code"),
            lambda: windows.ask_new_game(controller.game),
            (_Standard.New,),
            Icon.NEW,
            in_toolbar=True,
        ),
        Command(
            "new-deal",
            lambda: Commands.tr("New &Deal"),
            lambda: Commands.tr("Begin another deal of this level"),
            parts.dealer.new_deal,
            ("Ctrl+D",),
            can_be_used=parts.is_on_table,
        ),
        Command(
            "restart",
            lambda: Commands.tr("&Restart"),
            lambda: Commands.tr("Begin the same deal again"),
            parts.dealer.restart,
            ("Ctrl+R",),
            Icon.RESTART,
            can_be_used=parts.has_actions,
            in_toolbar=True,
        ),
        None,
        *(_play(parts, game, f"Ctrl+{number}") for number, game in enumerate(controller.games, start=1)),
        None,
        Command(
            "open",
            lambda: Commands.tr("&Open…"),
            lambda: Commands.tr("Open a saved game"),
            opening.ask_file,
            (_Standard.Open,),
            Icon.OPEN,
        ),
        Menu("recent-menu", lambda: Commands.tr("Open Recent"), partial(_recent_files, opening)),
        Command(
            "save",
            lambda: Commands.tr("&Save Game…"),
            lambda: Commands.tr("Save this game to a file"),
            opening.ask_where_to_save,
            (_Standard.Save,),
            Icon.SAVE,
            can_be_used=parts.is_on_table,
        ),
        None,
        Command(
            "replay",
            lambda: Commands.tr("Re&play"),
            lambda: Commands.tr("Watch this game from its beginning"),
            lambda: parts.pages.replay_session(controller.session),
            ("Ctrl+P",),
            Icon.PLAY,
            can_be_used=parts.has_actions,
        ),
        Command(
            "copy-code",
            lambda: Commands.tr("&Copy Deal Code"),
            lambda: Commands.tr("Copy the code of this deal"),
            parts.status.copy_code,
            (_Standard.Copy,),
            Icon.COPY,
            can_be_used=lambda: parts.is_on_table() and controller.session.code is not None,
        ),
        None,
        Command(
            "statistics",
            lambda: Commands.tr("S&tatistics…"),
            lambda: Commands.tr("Show results and finished games"),
            windows.open_statistics,
            ("Ctrl+T",),
            Icon.STATISTICS,
        ),
        Command(
            "settings",
            lambda: Commands.tr("Settin&gs…"),
            lambda: Commands.tr("Change how the game plays and looks"),
            windows.open_settings,
            (_Standard.Preferences, "Ctrl+,"),
            Icon.SETTINGS,
            role=_Role.PreferencesRole,
        ),
        None,
        Command(
            "quit",
            lambda: Commands.tr("&Quit"),
            lambda: Commands.tr("Close the program; the game is kept"),
            parts.window.close,
            (_Standard.Quit, "Ctrl+Q"),
            role=_Role.QuitRole,
        ),
    )
    return Menu("game-menu", lambda: Commands.tr("&Game"), items)


def _play(parts: Parts, game: Game, key: str) -> Command:
    return Command(
        f"play-{game.name}",
        partial(game_name, game),
        lambda: Commands.tr("Play {game}").format(game=game_name(game)),
        partial(parts.dealer.switch, game),
        (key,),
        is_on=lambda: game is parts.controller.game,
        choice="games",
    )


def _recent_files(opening: OpenSave) -> list[Command | None]:
    """The files opened or saved last, and what empties their list."""
    recent = opening.recent
    if not recent:
        return []
    forget = Command(
        "clear-recent",
        lambda: Commands.tr("&Clear List"),
        lambda: Commands.tr("Forget the names of these files"),
        opening.forget_recent,
    )
    return [*(_recent_file(opening, path, n) for n, path in enumerate(recent, start=1)), None, forget]


def _recent_file(opening: OpenSave, path: Path, number: int) -> Command:
    return Command(
        f"recent-{number}",
        lambda: f"&{number} {path.stem.replace('&', '&&')}",
        lambda: str(path),
        lambda: opening.open_file(path),
    )


def _move_menu(parts: Parts) -> Menu:
    controller = parts.controller
    items = (
        Command(
            "undo",
            lambda: Commands.tr("&Undo"),
            lambda: Commands.tr("Take the last move back"),
            controller.undo,
            (_Standard.Undo,),
            Icon.UNDO,
            can_be_used=lambda: parts.is_on_table() and controller.session.undo_move is not None,
            why_not=lambda: undo_limit_text() if controller.undo_limit_met else "",
            in_toolbar=True,
        ),
        Command(
            "redo",
            lambda: Commands.tr("&Redo"),
            lambda: Commands.tr("Make the undone move again"),
            controller.redo,
            # Two programs in three know one of these keys, two in three the other.
            ("Ctrl+Shift+Z", "Ctrl+Y"),
            Icon.REDO,
            can_be_used=lambda: parts.is_on_table() and controller.session.redo_move is not None,
            in_toolbar=True,
        ),
        Command(
            "send-all",
            lambda: Commands.tr("Send All to &Foundations"),
            lambda: Commands.tr("Send every card that can go to its foundation now"),
            controller.send_all,
            ("Ctrl+F",),
            Icon.SEND,
            is_offered=lambda: bool(controller.position.foundations),
            can_be_used=lambda: (
                parts.is_on_table() and not controller.session.is_won and controller.can_send_any()
            ),
            in_toolbar=True,
            toolbar_text=lambda: Commands.tr("Send All"),
        ),
    )
    return Menu("move-menu", lambda: Commands.tr("&Move"), items)


def _view_menu(parts: Parts) -> Menu:
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
            (_Standard.FullScreen, "F11"),
            is_on=window.isFullScreen,
        ),
    )
    return Menu("view-menu", lambda: Commands.tr("&View"), items)


def _deck_styles(parts: Parts) -> list[Command | None]:
    return [
        _setting(
            parts,
            "four_colours",
            lambda: Commands.tr("A Colour for Each &Suit"),
            lambda: Commands.tr("Tell all four suits apart by their colours"),
        ),
        _setting(
            parts,
            "large_indices",
            lambda: Commands.tr("&Large Indices"),
            lambda: Commands.tr("Cards with large ranks and suits"),
        ),
    ]


def _setting(parts: Parts, field: str, text: Callable[[], str], tip: Callable[[], str]) -> Command:
    """What switches the setting of that name on and off."""

    def is_on() -> bool:
        return bool(getattr(parts.preferences.settings, field))

    return Command(
        f"setting-{field.replace('_', '-')}",
        text,
        tip,
        lambda: parts.preferences.change(
            parts.preferences.settings._replace(**{field: not is_on()})  # type: ignore[arg-type]
        ),
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


def _leave_full_screen(parts: Parts) -> Command:
    return Command(
        "leave-full-screen",
        lambda: Commands.tr("Leave Full Screen"),
        lambda: Commands.tr("Leave full screen (Esc)"),
        lambda: set_full_screen(parts.window, False),
        icon=Icon.CLOSE,
        is_offered=parts.window.isFullScreen,
    )


def _help_menu(parts: Parts) -> Menu:
    windows = parts.windows
    items = (
        Command(
            "rules",
            lambda: Commands.tr("&Rules of This Game"),
            lambda: Commands.tr("Read how this game is played"),
            lambda: windows.open_help(parts.controller.game.name),
            (_Standard.HelpContents, "F1"),
            Icon.HELP,
        ),
        Command(
            "help",
            lambda: Commands.tr("&Help"),
            lambda: Commands.tr("Read how to play and what the program offers"),
            lambda: windows.open_help("playing"),
            ("Shift+F1",),
        ),
        None,
        Command(
            "about",
            lambda: Commands.tr("&About Ten Columns"),
            lambda: Commands.tr("Version, authors and licences"),
            windows.open_about,
            role=_Role.AboutRole,
        ),
        Command(
            "about-qt",
            lambda: Commands.tr("About &Qt"),
            lambda: Commands.tr("The library that draws the windows"),
            windows.open_about_qt,
            role=_Role.AboutQtRole,
        ),
    )
    return Menu("help-menu", lambda: Commands.tr("&Help", "the menu"), items)
