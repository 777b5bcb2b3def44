"""Every command of the window: its name, words, keys, icon and whether it can be used now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QWidget

from app.art.icons import Icon
from app.controller import Controller
from app.texts import Texts
from app.tool_icon import tool_icon
from app.wording import game_name, undo_limit_text

Actions = Texts("Actions")

_Standard = QKeySequence.StandardKey


class Commands:
    """The actions of the window; each has its ``objectName``, and its words in the player's language."""

    def __init__(self, controller: Controller, window: QWidget) -> None:
        self._controller = controller
        self._window = window
        self._icons: dict[QAction, Icon] = {}
        self._is_replaying = False
        self.new = self._action("new", [_Standard.New], Icon.NEW)
        self.restart = self._action("restart", ["Ctrl+R"], Icon.RESTART)
        self.open = self._action("open", [_Standard.Open], Icon.OPEN)
        self.save = self._action("save", [_Standard.Save], Icon.SAVE)
        self.replay = self._action("replay", ["Ctrl+P"], Icon.PLAY)
        self.copy_code = self._action("copy-code", [_Standard.Copy], Icon.COPY)
        self.statistics = self._action("statistics", ["Ctrl+T"], Icon.STATISTICS)
        self.settings = self._action("settings", [_Standard.Preferences, "Ctrl+,"], Icon.SETTINGS)
        self.quit = self._action("quit", [_Standard.Quit, "Ctrl+Q"])
        self.undo = self._action("undo", [_Standard.Undo], Icon.UNDO)
        # Two programs in three know one of these keys, two in three the other.
        self.redo = self._action("redo", ["Ctrl+Shift+Z", "Ctrl+Y"], Icon.REDO)
        self.send_all = self._action("send-all", ["Ctrl+F"], Icon.SEND)
        self.full_screen = self._action("full-screen", [_Standard.FullScreen, "F11"])
        self.full_screen.setCheckable(True)
        self.leave_full_screen = self._action("leave-full-screen", [], Icon.CLOSE)
        self.leave_full_screen.setVisible(False)
        self.rules = self._action("rules", [_Standard.HelpContents, "F1"], Icon.HELP)
        self.help = self._action("help", ["Shift+F1"])
        self.about = self._action("about", [])
        self.about_qt = self._action("about-qt", [])
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.about_qt.setMenuRole(QAction.MenuRole.AboutQtRole)
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.games = QActionGroup(window)
        for number, game in enumerate(controller.games, start=1):
            action = self._action(f"play-{game.name}", [f"Ctrl+{number}"])
            action.setCheckable(True)
            action.setData(game.name)
            self.games.addAction(action)
        # Those of the toolbar: the first frame shows them, and only them.
        self.in_sight = (self.new, self.restart, self.undo, self.redo)
        self.retranslate()
        self.refresh()
        self._draw_icons(self.in_sight)
        controller.changed.connect(self.refresh)

    def retranslate(self) -> None:
        """Give every action its words in the language of the moment."""
        for action, (text, tip) in self._words().items():
            action.setText(text)
            action.setIconText(text.replace("&", "").removesuffix("…"))
            self._set_tip(action, tip)

    def refresh(self) -> None:
        """Let each action be usable just when it would do something."""
        controller, session = self._controller, self._controller.session
        on_table = not self._is_replaying
        self.undo.setEnabled(on_table and session.undo_move is not None)
        self.redo.setEnabled(on_table and session.redo_move is not None)
        self.restart.setEnabled(on_table and bool(session.actions))
        self.replay.setEnabled(on_table and bool(session.actions))
        self.save.setEnabled(on_table)
        self.copy_code.setEnabled(on_table and session.code is not None)
        self.send_all.setVisible(bool(controller.position.foundations))
        self.send_all.setEnabled(on_table and not session.is_won and controller.can_send_any())
        for action in self.games.actions():
            action.setChecked(action.data() == controller.game.name)
        self._set_tip(self.undo, self._undo_tip())

    def set_replaying(self, is_replaying: bool) -> None:
        """While a game is played back, leave out what is for the game on the table."""
        self._is_replaying = is_replaying
        self.refresh()

    def show_full_screen(self, is_full: bool) -> None:
        """Let the commands tell whether the window fills the screen, and offer the way out."""
        self.full_screen.setChecked(is_full)
        self.leave_full_screen.setVisible(is_full)

    def draw_icons(self) -> None:
        """Draw all icons in the colours and for the screen of the moment."""
        self._draw_icons(self._icons)

    def _draw_icons(self, actions: Iterable[QAction]) -> None:
        for action in actions:
            action.setIcon(tool_icon(self._icons[action], self._window))

    def _words(self) -> dict[QAction, tuple[str, str]]:
        """Each action's text, and what it does in a few words."""
        words = {
            self.new: (Actions.tr("&New Game…"), Actions.tr("Begin another deal")),
            self.restart: (Actions.tr("&Restart"), Actions.tr("Begin the same deal again")),
            self.open: (Actions.tr("&Open…"), Actions.tr("Open a saved game")),
            self.save: (Actions.tr("&Save Game…"), Actions.tr("Save this game to a file")),
            self.replay: (Actions.tr("Re&play"), Actions.tr("Watch this game from its beginning")),
            self.copy_code: (Actions.tr("&Copy Deal Code"), Actions.tr("Copy the code of this deal")),
            self.statistics: (Actions.tr("S&tatistics…"), Actions.tr("Show results and finished games")),
            self.settings: (Actions.tr("Settin&gs…"), Actions.tr("Change how the game plays and looks")),
            self.quit: (Actions.tr("&Quit"), Actions.tr("Close the program; the game is kept")),
            self.undo: (Actions.tr("&Undo"), self._undo_tip()),
            self.redo: (Actions.tr("&Redo"), Actions.tr("Make the undone move again")),
            self.send_all: (
                Actions.tr("Send All to &Foundations"),
                Actions.tr("Send every card that can go to its foundation now"),
            ),
            self.full_screen: (Actions.tr("&Full Screen"), Actions.tr("Fill the whole screen, or leave it")),
            self.leave_full_screen: (Actions.tr("Leave Full Screen"), Actions.tr("Leave full screen (Esc)")),
            self.rules: (Actions.tr("&Rules of This Game"), Actions.tr("Read how this game is played")),
            self.help: (Actions.tr("&Help"), Actions.tr("Read how to play and what the program offers")),
            self.about: (Actions.tr("&About Ten Columns"), Actions.tr("Version, authors and licences")),
            self.about_qt: (Actions.tr("About &Qt"), Actions.tr("The library that draws the windows")),
        }
        for game, action in zip(self._controller.games, self.games.actions(), strict=True):
            name = game_name(game)
            words[action] = (name, Actions.tr("Play {game}").format(game=name))
        return words

    def _undo_tip(self) -> str:
        if self._controller.undo_limit_met:
            return undo_limit_text()
        return Actions.tr("Take the last move back")

    def _set_tip(self, action: QAction, tip: str) -> None:
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({keys})" if keys else tip)

    def _action(
        self, name: str, keys: Sequence[QKeySequence.StandardKey | str], icon: Icon | None = None
    ) -> QAction:
        """An action with all the keys that ``keys`` name; a standard one may have none on a platform."""
        action = QAction(self._window)
        action.setObjectName(name)
        sequences: list[QKeySequence] = []
        for key in keys:
            found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
            sequences += [sequence for sequence in found if sequence not in sequences]
        action.setShortcuts(sequences)
        if icon is not None:
            self._icons[action] = icon
        return action
