"""The menu bar and the toolbar, built from the table of commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QMenu, QSizePolicy, QToolBar, QWidget

from app.text.translation import Texts
from app.widgets.commands import (
    Actions,
    Command,
    CommandTable,
    Item,
    Menu,
    name_action,
    new_action,
    show_state,
)
from app.widgets.tool_icon import tool_icon_size

Toolbar = Texts("Toolbar")


class Menus:
    """Fills the menu bar and the toolbar of ``window``."""

    def __init__(self, window: QMainWindow, table: CommandTable, actions: Actions) -> None:
        self._window = window
        self._actions = actions
        self._titled: list[tuple[QMenu, Menu]] = []
        for menu in table.menus:
            window.menuBar().addMenu(self._new_menu(menu))
        self._toolbar = self._new_toolbar(table)
        window.addToolBar(self._toolbar)
        self.fit_icons()
        self.retranslate()

    def fit_icons(self) -> None:
        """Adapt the size of the toolbar's icons to its font."""
        size = tool_icon_size(self._toolbar)
        self._toolbar.setIconSize(QSize(size, size))

    def retranslate(self) -> None:
        """Set the title of every menu in the current language."""
        for menu, described in self._titled:
            menu.setTitle(described.text())
        self._toolbar.setWindowTitle(Toolbar.tr("Toolbar"))

    def _new_toolbar(self, table: CommandTable) -> QToolBar:
        toolbar = QToolBar(self._window)
        toolbar.setObjectName("toolbar")
        toolbar.setMovable(False)
        toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        toolbar.addActions([self._actions.of(command) for command in table.commands() if command.in_toolbar])
        space = QWidget(toolbar)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        toolbar.addWidget(space)
        toolbar.addActions([self._actions.of(command) for command in table.toolbar_end])
        return toolbar

    def _new_menu(self, described: Menu) -> QMenu:
        menu = QMenu(self._window)
        menu.setObjectName(described.name)
        menu.setToolTipsVisible(True)
        self._titled.append((menu, described))
        if not callable(described.items):
            self._fill(menu, described.items)
        return menu

    def _fill(self, menu: QMenu, items: Iterable[Item]) -> None:
        for item in items:
            if item is None:
                menu.addSeparator()
            elif isinstance(item, Menu):
                submenu = self._new_menu(item)
                menu.addMenu(submenu)
                if callable(item.items):
                    # Rebuild the items when the menu is shown: one of them may trigger the change.
                    menu.aboutToShow.connect(partial(_fill_anew, submenu, item.items))
            else:
                menu.addAction(self._actions.of(item))


def _fill_anew(menu: QMenu, items: Callable[[], Sequence[Command | None]]) -> None:
    menu.clear()
    for command in items():
        if command is None:
            menu.addSeparator()
        else:
            action = new_action(command, menu)
            name_action(action, command)
            show_state(action, command)
            menu.addAction(action)
    menu.setEnabled(not menu.isEmpty())
