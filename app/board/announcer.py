"""What a screen reader is told as it happens: where the focus goes, what changes, and what was done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from app.board.accessibility import pile_interface
from app.board.view import BoardView
from app.play.controller import Change, ChangeKind, Controller, Win
from app.text.games import game_name, level_name
from app.text.moves import lifted_text, move_text, put_back_text, redone_text, undone_text, win_text
from app.text.piles import position_text
from engine.position import Cards, PileId
from engine.rules import after_move


class Announcer(QObject):
    """Tells whatever assistive technology there is of one board; does nothing while there is none.

    The events of the piles come first, then the words, which a change of focus would cut short. The focus
    and the names of the piles say enough by themselves: not every screen reader speaks announcements.
    """

    def __init__(self, controller: Controller, view: BoardView) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._names: dict[PileId, str] = {}
        self._focus: PileId | None = None
        self._held: PileId | None = None
        view.marks_changed.connect(self._follow)
        view.hand.lifted.connect(self._tell_lifted)
        view.hand.returned.connect(self._tell_returned)
        view.position_asked.connect(self._tell_position)
        controller.changed.connect(self._tell_change)
        controller.won.connect(self._tell_win)
        view.installEventFilter(self)

    def announce(self, text: str) -> None:
        """Have ``text`` spoken."""
        self._say(lambda: text)

    def _say(self, words: Callable[[], str]) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, words()))

    # Focus, names and states of the piles

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            # Qt tells after this event that the board as a whole has the focus; the pile must come last.
            QTimer.singleShot(0, self._tell_focus)
        return False

    def _follow(self) -> None:
        if not QAccessible.isActive():
            return
        before, self._names = self._names, {}
        for pile in self._view.position.piles:
            name = pile_interface(self._view, pile).text(QAccessible.Text.Name)
            self._names[pile] = name
            if before.get(pile, name) != name:
                self._send(pile, QAccessible.Event.NameChanged)
                self._tell_news(pile, name)
        self._tell_held()
        if self._view.focus.pile != self._focus:
            self._tell_focus()

    def _tell_news(self, pile: PileId, name: str) -> None:
        """Have a new name spoken where the focus stays: screen readers pass over that of a list's item."""
        if pile == self._focus == self._view.focus.pile:
            pile_interface(self._view, pile).news = name
            self._send(pile, QAccessible.Event.DescriptionChanged)

    def _tell_focus(self) -> None:
        if QAccessible.isActive() and self._view.hasFocus():
            left, self._focus = self._focus, self._view.focus.pile
            for pile in {left or self._focus, self._focus}:
                pile_interface(self._view, pile).news = ""
            self._send(self._focus, QAccessible.Event.Focus)

    def _tell_held(self) -> None:
        hold = self._view.hand.hold
        before, self._held = self._held, None if hold is None else hold.source
        if before == self._held:
            return
        selected = QAccessible.State()
        selected.selected = True
        for pile in (before, self._held):
            if pile is not None and self._view.position.has_pile(pile):
                interface = pile_interface(self._view, pile)
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(interface, selected))

    def _send(self, pile: PileId, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(pile_interface(self._view, pile), event))

    # Words

    def _tell_lifted(self, group: Cards) -> None:
        self._follow()
        self._say(lambda: lifted_text(group))

    def _tell_returned(self, group: Cards) -> None:
        self._follow()
        self._say(lambda: put_back_text(group))

    def _tell_position(self) -> None:
        self._say(lambda: position_text(self._controller.game, self._controller.position))

    def _tell_change(self, change: Change) -> None:
        self._say(lambda: self._change_text(change))

    def _tell_win(self, win: Win) -> None:
        self._say(lambda: win_text(win.state.moves, win.state.score))

    def _change_text(self, change: Change) -> str:
        controller, before = self._controller, change.before.position
        game = controller.game
        match change.kind:
            case ChangeKind.MOVE:
                return " ".join(self._move_texts(change))
            case ChangeKind.UNDO:
                return undone_text(controller.position, change.moves[-1], before)
            case ChangeKind.REDO:
                return redone_text(before, change.moves[-1], controller.position)
            case ChangeKind.DEAL | ChangeKind.SWITCH | ChangeKind.RESTART:
                return f"{game_name(game)}, {level_name(game, controller.session.level)}"

    def _move_texts(self, change: Change) -> Iterator[str]:
        position = change.before.position
        for move in change.moves:
            after = after_move(self._controller.game, position, move)
            yield move_text(position, move, after)
            position = after
