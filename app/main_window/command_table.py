"""The table of commands, in the order of the menus; the View menu is in ``view_menu``."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction, QKeySequence

from app.decks.art.icons import Icon
from app.file_names import text_of
from app.main_window.open_save import OpenSave
from app.main_window.parts import Parts
from app.main_window.view_menu import leave_full_screen, view_menu
from app.text.games import game_name
from app.text.refusals import undo_limit_text
from app.text.translation import Texts
from app.widgets.commands import Command, CommandTable, Menu
from app.widgets.tips import plain_tip
from engine.rules import Game

Commands = Texts("Commands")

_Standard = QKeySequence.StandardKey
_Role = QAction.MenuRole


def command_table(parts: Parts) -> CommandTable:
    """The commands of the window ``parts.window``."""
    menus = (_game_menu(parts), _move_menu(parts), view_menu(parts), _help_menu(parts))
    return CommandTable(menus, (leave_full_screen(parts),))


def _game_menu(parts: Parts) -> Menu:
    controller, open_save, secondary_windows = parts.controller, parts.open_save, parts.secondary_windows
    items = (
        Command(
            "new",
            lambda: Commands.tr("&New Game…"),
            lambda: Commands.tr("Choose a game and its level, or a deal code"),
            lambda: secondary_windows.ask_new_game(controller.game),
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
            open_save.ask_file,
            (_Standard.Open,),
            Icon.OPEN,
        ),
        Menu("recent-menu", lambda: Commands.tr("Open R&ecent"), partial(_recent_files, open_save)),
        Command(
            "save",
            lambda: Commands.tr("&Save Game…"),
            lambda: Commands.tr("Save this game to a file"),
            open_save.ask_where_to_save,
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
            parts.copier.copy_code,
            (_Standard.Copy,),
            Icon.COPY,
            can_be_used=lambda: parts.is_on_table() and controller.session.code is not None,
        ),
        None,
        Command(
            "statistics",
            lambda: Commands.tr("S&tatistics…"),
            lambda: Commands.tr("Show results and finished games"),
            secondary_windows.open_statistics,
            ("Ctrl+T",),
            Icon.STATISTICS,
        ),
        Command(
            "settings",
            lambda: Commands.tr("Settin&gs…"),
            lambda: Commands.tr("Change how the game plays and looks"),
            secondary_windows.open_settings,
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


def _recent_files(open_save: OpenSave) -> list[Command | None]:
    """The recently used files, and the command that clears their list."""
    recent = open_save.recent
    if not recent:
        return []
    forget = Command(
        "clear-recent",
        lambda: Commands.tr("&Clear List"),
        lambda: Commands.tr("Forget the names of these files"),
        open_save.forget_recent,
    )
    return [*(_recent_file(open_save, path, n) for n, path in enumerate(recent, start=1)), None, forget]


def _recent_file(open_save: OpenSave, path: Path, number: int) -> Command:
    return Command(
        f"recent-{number}",
        lambda: f"&{number} {text_of(path.stem).replace('&', '&&')}",
        lambda: plain_tip(text_of(str(path))),
        lambda: open_save.open_file(path),
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
            # Programs use both keys for Redo, about equally often.
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


def _help_menu(parts: Parts) -> Menu:
    secondary_windows = parts.secondary_windows
    items = (
        Command(
            "rules",
            lambda: Commands.tr("&Rules of This Game"),
            lambda: Commands.tr("Read how this game is played"),
            lambda: secondary_windows.open_help(parts.controller.game.name),
            (_Standard.HelpContents, "F1"),
            Icon.HELP,
        ),
        Command(
            "help",
            lambda: Commands.tr("&Help"),
            lambda: Commands.tr("Read how to play and what the program offers"),
            lambda: secondary_windows.open_help("playing"),
            ("Shift+F1",),
        ),
        None,
        Command(
            "about",
            lambda: Commands.tr("&About Ten Columns"),
            lambda: Commands.tr("Version, authors and licences"),
            secondary_windows.open_about,
            role=_Role.AboutRole,
        ),
        Command(
            "about-qt",
            lambda: Commands.tr("About &Qt"),
            lambda: Commands.tr("The library that draws the windows"),
            secondary_windows.open_about_qt,
            role=_Role.AboutQtRole,
        ),
    )
    return Menu("help-menu", lambda: Commands.tr("&Help", "the menu"), items)
