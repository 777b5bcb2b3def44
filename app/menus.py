"""The menu bar and the toolbar: which command stands where."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from app.actions import Commands
from app.opening import Opening
from app.texts import Texts
from app.tool_icon import tool_icon_size

menus = Texts("menus")


class Menus:
    """Fills the menu bar and the toolbar of ``window``."""

    def __init__(self, window: QMainWindow, commands: Commands, opening: Opening) -> None:
        self._window = window
        self._commands = commands
        self._opening = opening
        self._recent = QMenu(window)
        self._recent.setObjectName("recent-menu")
        self._fill_menus()
        self._fill_toolbar()
        # Not when the list changes: that happens while one of its actions is carried out.
        self._game.aboutToShow.connect(self._show_recent)
        self.retranslate()

    def _fill_menus(self) -> None:
        c = self._commands
        self._game = self._menu("game-menu", [c.new, c.restart, None, *c.games.actions(), None, c.open])
        self._game.addMenu(self._recent)
        self._fill(
            self._game, [c.save, None, c.replay, c.copy_code, None, c.statistics, c.settings, None, c.quit]
        )
        self._move = self._menu("move-menu", [c.undo, c.redo, c.send_all])
        self._view = self._menu("view-menu", [c.full_screen])
        self._help = self._menu("help-menu", [c.rules, c.help, None, c.about, c.about_qt])

    def _fill_toolbar(self) -> None:
        c = self._commands
        self._toolbar = QToolBar(self._window)
        self._toolbar.setObjectName("toolbar")
        self._toolbar.setMovable(False)
        self._toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._toolbar.addActions(c.in_sight)
        space = QWidget(self._toolbar)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._toolbar.addWidget(space)
        self._toolbar.addAction(c.leave_full_screen)
        self._window.addToolBar(self._toolbar)
        self.fit_icons()

    def fit_icons(self) -> None:
        """Let the toolbar's icons be as large as its text asks for."""
        size = tool_icon_size(self._toolbar)
        self._toolbar.setIconSize(QSize(size, size))

    def _show_recent(self) -> None:
        self._recent.clear()
        for number, path in enumerate(self._opening.recent, start=1):
            name = path.stem.replace("&", "&&")
            action = self._recent.addAction(f"&{number} {name}")
            action.setObjectName(f"recent-{number}")
            action.setToolTip(str(path))
            action.triggered.connect(partial(self._opening.open_file, path))
        self._recent.addSeparator()
        forget = self._recent.addAction(menus.tr("&Clear List"), self._opening.forget_recent)
        forget.setObjectName("clear-recent")
        self._recent.setEnabled(bool(self._opening.recent))

    def retranslate(self) -> None:
        """Give every menu its name in the language of the moment."""
        self._game.setTitle(menus.tr("&Game"))
        self._move.setTitle(menus.tr("&Move"))
        self._view.setTitle(menus.tr("&View"))
        self._help.setTitle(menus.tr("&Help"))
        self._recent.setTitle(menus.tr("Open Recent"))
        self._toolbar.setWindowTitle(menus.tr("Toolbar"))

    def _menu(self, name: str, actions: list[QAction | None]) -> QMenu:
        menu = self._window.menuBar().addMenu("")
        menu.setObjectName(name)
        menu.setToolTipsVisible(True)
        self._fill(menu, actions)
        return menu

    def _fill(self, menu: QMenu, actions: list[QAction | None]) -> None:
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
