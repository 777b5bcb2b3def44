"""Commands, and the QActions made from a table of commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from app.decks.art.icons import Icon
from app.widgets.keys import Key, all_sequences, key_text, with_key
from app.widgets.tool_icon import tool_icon


class Command(NamedTuple):
    """One command of the window, with all its properties.

    ``name`` is the ``objectName`` of its action. ``text`` (with ``&`` before the mnemonic) and ``tip`` return
    its texts in the current language. ``does`` is the action. A command is disabled while ``can_be_used``
    returns false, and hidden while ``is_offered`` returns false. If ``why_not`` returns a text, the text
    replaces the tip. A command with ``is_on`` is checkable. Of the commands with the same ``choice``, exactly
    one is on. ``toolbar_text`` is a shorter text for the toolbar.
    """

    name: str
    text: Callable[[], str]
    tip: Callable[[], str]
    does: Callable[[], object]
    keys: tuple[Key, ...] = ()
    icon: Icon | None = None
    can_be_used: Callable[[], bool] | None = None
    why_not: Callable[[], str] | None = None
    is_offered: Callable[[], bool] | None = None
    is_on: Callable[[], bool] | None = None
    choice: str = ""
    role: QAction.MenuRole | None = None
    in_toolbar: bool = False
    toolbar_text: Callable[[], str] | None = None


class Menu(NamedTuple):
    """A menu: its ``objectName``, its title, and its items, of which None is a separator.

    If ``items`` is a function, it is called each time the parent menu is shown; the menu is disabled if it
    returns no items.
    """

    name: str
    text: Callable[[], str]
    items: Sequence[Item] | Callable[[], Sequence[Command | None]]


Item = Command | Menu | None


class CommandTable:
    """All commands: of the menu bar, and of the end of the toolbar, which are in no menu."""

    def __init__(self, menus: Sequence[Menu], toolbar_end: Sequence[Command]) -> None:
        self.menus = menus
        self.toolbar_end = toolbar_end

    def commands(self) -> Iterator[Command]:
        """The commands of the table, except commands of menus whose ``items`` is a function."""
        for menu in self.menus:
            yield from _commands_in(menu)
        yield from self.toolbar_end


def _commands_in(menu: Menu) -> Iterator[Command]:
    for item in () if callable(menu.items) else menu.items:
        if isinstance(item, Menu):
            yield from _commands_in(item)
        elif item is not None:
            yield item


class Actions:
    """The QActions of commands, kept up to date: texts, keys, icons and whether they are enabled."""

    def __init__(self, window: QWidget, commands: Iterable[Command]) -> None:
        self._window = window
        self._made = [(command, new_action(command, window)) for command in commands]
        self._by_name = {command.name: action for command, action in self._made}
        self._changing = [(command, action) for command, action in self._made if _can_change(command)]
        for command, action in self._made:
            if command.is_on is not None:
                action.triggered.connect(self.refresh)  # Qt toggles the check mark by itself
        self.retranslate()
        # The first frame shows only the icons of the toolbar.
        self._draw_icons(made for made in self._made if made[0].in_toolbar and made[1].isVisible())

    def of(self, command: Command) -> QAction:
        """The action of ``command``."""
        return self._by_name[command.name]

    def retranslate(self) -> None:
        """Set the texts of every action in the current language."""
        for command, action in self._made:
            name_action(action, command)
        self.refresh()

    def refresh(self) -> None:
        """Update the state of every action."""
        for command, action in self._changing:
            show_state(action, command)

    def draw_icons(self) -> None:
        """Draw all icons in the current colours, for the current screen."""
        self._draw_icons(self._made)

    def _draw_icons(self, made: Iterable[tuple[Command, QAction]]) -> None:
        for command, action in made:
            if command.icon is not None:
                action.setIcon(tool_icon(command.icon, self._window))


def new_action(command: Command, parent: QObject) -> QAction:
    """An action for ``command``, without texts, icon and state."""
    action = QAction(parent)
    action.setObjectName(command.name)
    if command.keys:
        action.setShortcuts(all_sequences(command.keys))
    if command.role is not None:
        action.setMenuRole(command.role)
    if command.is_on is not None:
        action.setCheckable(True)
    if command.choice:
        group = parent.findChild(QActionGroup, command.choice) or QActionGroup(parent)
        group.setObjectName(command.choice)
        group.addAction(action)
    action.triggered.connect(lambda: command.does())  # noqa: PLW0108 (drops the argument ``checked``)
    return action


def name_action(action: QAction, command: Command) -> None:
    """Set the texts of an action in the current language."""
    text = command.text()
    action.setText(text)
    action.setIconText(command.toolbar_text() if command.toolbar_text else plain_text(text))
    action.setToolTip(with_key(command.tip(), key_text(action.shortcut())))


def show_state(action: QAction, command: Command) -> None:
    """Enable an action if its command can be used, else show the reason in its tip."""
    if command.is_offered is not None:
        action.setVisible(command.is_offered())
    if command.can_be_used is not None:
        action.setEnabled(command.can_be_used())
    if command.why_not is not None:
        reason = command.why_not()
        action.setToolTip(reason or with_key(command.tip(), key_text(action.shortcut())))
    if command.is_on is not None:
        action.setChecked(command.is_on())


def plain_text(text: str) -> str:
    """The text of a command without mnemonic and ellipsis: ``New Game``."""
    return text.replace("&", "").removesuffix("…")


def _can_change(command: Command) -> bool:
    return any((command.is_offered, command.can_be_used, command.why_not, command.is_on))
