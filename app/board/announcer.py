"""Events and announcements for screen readers: focus, changes of piles, and actions."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from app.board.accessibility import BoardInterface, board_interface
from app.board.drop_zones import Zone
from app.board.view import BoardView
from app.play.changes import Change, ChangeKind, Win
from app.play.controller import Controller
from app.text.games import game_name, level_name
from app.text.moves import lifted_text, move_text, put_back_text, redone_text, undone_text, win_text
from app.text.piles import position_text
from engine.position import Cards, PileId
from engine.rules import after_move


class Announcer(QObject):
    """Reports what happens on one board to assistive technology; does nothing while none is active.

    The events of the piles are sent before the announcement, because a change of focus interrupts speech.
    Some screen readers do not speak announcements; for them, the focus and the names of the piles must
    suffice.
    """

    def __init__(self, controller: Controller, view: BoardView) -> None:
        super().__init__(view)
        self._controller = controller
        self._view = view
        self._names: dict[Zone, str] = {}
        self._focus: PileId | None = None
        self._held: PileId | None = None
        view.marks_changed.connect(self._follow)
        view.hand.lifted.connect(self._announce_lifted)
        view.hand.returned.connect(self._announce_returned)
        view.position_asked.connect(self._announce_position)
        controller.changed.connect(self._announce_change)
        controller.won.connect(self._announce_win)
        view.installEventFilter(self)

    def announce(self, text: str) -> None:
        """Let the screen reader speak ``text``."""
        self._speak(lambda: text)

    def _speak(self, words: Callable[[], str]) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, words()))

    # Focus, names and states of the piles

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            # Qt is about to report the focus of the whole board; send the pile's event after it.
            QTimer.singleShot(0, self._send_focus)
        return False

    def _follow(self) -> None:
        if not QAccessible.isActive():
            return
        before, self._names = self._names, {}
        for zone in self._view.zones:
            name = self._board.item(zone).text(QAccessible.Text.Name)
            self._names[zone] = name
            if before.get(zone, name) != name:
                self._send(zone, QAccessible.Event.NameChanged)
                self._describe_anew(zone, name)
        self._send_held()
        if self._view.focus.pile != self._focus:
            self._send_focus()

    def _describe_anew(self, zone: Zone, name: str) -> None:
        """Repeat the name of the focused pile as its description.

        When a focused pile changes its name, screen readers speak only a new description.
        """
        if isinstance(zone, PileId) and zone == self._focus == self._view.focus.pile:
            self._board.pile(zone).description = name
            self._send(zone, QAccessible.Event.DescriptionChanged)

    def _send_focus(self) -> None:
        if QAccessible.isActive() and self._view.hasFocus():
            left, self._focus = self._focus, self._view.focus.pile
            for pile in {left or self._focus, self._focus}:
                self._board.pile(pile).description = ""
            self._send(self._focus, QAccessible.Event.Focus)

    def _send_held(self) -> None:
        hold = self._view.hand.hold
        before, self._held = self._held, None if hold is None else hold.source
        if before == self._held:
            return
        selected = QAccessible.State()
        selected.selected = True
        for pile in (before, self._held):
            if pile is not None and self._view.position.has_pile(pile):
                interface = self._board.pile(pile)
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(interface, selected))

    def _send(self, zone: Zone, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(self._board.item(zone), event))

    @property
    def _board(self) -> BoardInterface:
        return board_interface(self._view)

    # Words

    def _announce_lifted(self, group: Cards) -> None:
        self._follow()
        self._speak(lambda: lifted_text(group))

    def _announce_returned(self, group: Cards) -> None:
        self._follow()
        self._speak(lambda: put_back_text(group))

    def _announce_position(self) -> None:
        self._speak(lambda: position_text(self._controller.game, self._controller.position))

    def _announce_change(self, change: Change) -> None:
        self._speak(lambda: self._change_text(change))

    def _announce_win(self, win: Win) -> None:
        self._speak(lambda: win_text(win.state.moves, win.state.score))

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
