"""A player at the board: turns "drag t3x2 to t5" into the events of a mouse, a keyboard or a finger.

Piles are named as in records; ``t3x2`` touches the second last card of the third column. Mouse events are
sent to the window, so that Qt itself finds the widget and recognises double clicks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.board.layout import BoardLayout
from app.board.scene import BoardScene
from app.board.view import BoardView
from app.decks.art.palette import Table
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language
from engine.position import Move, PileId, PileKind, Position
from engine.rules import Game
from engine.session import Session
from tests.engine.boards import board, drawn

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NOTHING = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

At = str | QPoint | QPointF
"""A place to touch: a pile or group by name, or a point of the board."""


class Player:
    """A player at one board.

    ``refusals`` holds the broken rules in order; ``held_at`` is the last position of the pointer in a drag.
    """

    def __init__(self, view: BoardView, controller: Controller, preferences: Preferences) -> None:
        self.view = view
        self.controller = controller
        self.preferences = preferences
        self.refusals: list[str] = []
        self.held_at = QPoint()
        self._finger_at: QPoint | None = None
        controller.refused.connect(lambda refusal, _pile: self.refusals.append(str(refusal.rule)))

    # The board

    @property
    def scene(self) -> BoardScene:
        scene = self.view.scene()
        assert isinstance(scene, BoardScene)
        return scene

    @property
    def layout(self) -> BoardLayout:
        return self.scene.layout

    @property
    def position(self) -> Position:
        return self.controller.position

    @property
    def marked(self) -> set[str]:
        """The piles highlighted as destinations."""
        return {str(pile) for pile in self.scene.marks.marked}

    @property
    def drawn(self) -> str:
        """The position as a text."""
        return drawn(self.position)

    @property
    def moves(self) -> list[str]:
        """The actions of the game so far."""
        return [str(action) for action in self.controller.session.actions]

    # Settings

    def choose(self, **changed: bool | Table | Language) -> None:
        """Change settings, by the names of their fields."""
        self.preferences.change(self.preferences.settings._replace(**changed))  # type: ignore[arg-type]

    # Games

    def open(self, game: Game, text: str, level: int | None = None) -> None:
        """Begin a game at the position that ``text`` describes."""
        self.begin(Session(game, level or game.codes.levels[0], board(text)))

    def begin(self, session: Session) -> None:
        """Begin ``session``, and end all flights."""
        self.controller.open(session, counts_for_statistics=False)
        self.scene.finish()
        self.refusals.clear()

    # The mouse

    def point(self, at: At) -> QPoint:
        """The point to touch: the centre of the visible part of a card, or of an empty slot."""
        if not isinstance(at, str):
            return QPointF(at).toPoint()
        pile, size = touched(at)
        cards = len(self.position.cards(pile))
        if not cards:
            return self.layout.slot_rect(pile).center().toPoint()
        card = self.layout.card(pile, cards - size, cards)
        if size > 1 and pile.kind is PileKind.COLUMN:
            card.setBottom(self.layout.card(pile, cards - size + 1, cards).top())
        return card.center().toPoint()

    @property
    def bare_table(self) -> QPoint:
        """A point at the left edge of the board, in no drop zone."""
        first = PileId(PileKind.COLUMN, 0)
        return QPointF(
            self.layout.drop_zone(first).left() / 2, self.layout.slot_rect(first).center().y()
        ).toPoint()

    def press(self, at: At, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self._window, button, PLAIN, self._in_window(at))

    def move(self, at: At) -> None:
        self.held_at = self.point(at)
        QTest.mouseMove(self._window, self._in_window(at))

    def release(self, at: At, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self._window, button, PLAIN, self._in_window(at))

    def click(self, at: At, button: Qt.MouseButton = LEFT) -> None:
        point = self.point(at)
        self.press(point, button)
        self.release(point, button)

    def double_click(self, at: At, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseDClick(self._window, button, PLAIN, self._in_window(at))

    def press_twice_quickly(self, first: At, second: At) -> None:
        """Press and release at two points within the time of a double click."""
        self.click(first)
        self.press_again_quickly(second)

    def press_again_quickly(self, at: At) -> None:
        """Press and release within the time of a double click after the press before."""
        self._send_press(QEvent.Type.MouseButtonDblClick, self.point(at))

    def press_quickly(self, at: At, presses: int) -> None:
        """Press and release ``presses`` times at one point, each within the double-click interval.

        Qt reports every second press as a double click.
        """
        point = self.point(at)
        for number in range(presses):
            kind = QEvent.Type.MouseButtonDblClick if number % 2 else QEvent.Type.MouseButtonPress
            self._send_press(kind, point)

    def _send_press(self, kind: QEvent.Type, point: QPoint) -> None:
        self._send(kind, LEFT, LEFT, point)
        self._send(QEvent.Type.MouseButtonRelease, LEFT, NOTHING, point)

    def _send(
        self, kind: QEvent.Type, button: Qt.MouseButton, buttons: Qt.MouseButton, point: QPoint
    ) -> None:
        """Send an event that QTest cannot send: quick presses, and points outside the window."""
        viewport = self.view.viewport()
        place, everywhere = QPointF(point), QPointF(viewport.mapToGlobal(point))
        QApplication.sendEvent(viewport, QMouseEvent(kind, place, everywhere, button, buttons, PLAIN))

    def touch(self, finger: QPointingDevice, points: Sequence[QPoint], *, lift: bool = True) -> None:
        """Touch the first point, move over the others, and lift the finger at the last one."""
        for point in points:
            touch = QTest.touchEvent(self._window, finger, False)
            place = self._in_window(point)
            if self._finger_at is None:
                touch.press(0, place, self._window)
            else:
                touch.move(0, place, self._window)
            self._finger_at = place
            touch.commit()
        if lift and self._finger_at is not None:
            touch = QTest.touchEvent(self._window, finger, False)
            touch.release(0, self._finger_at, self._window)
            touch.commit()
            self._finger_at = None

    def lift(self, group: str) -> QPoint:
        """Press on a group and begin to drag it; return the point at which it is held."""
        point = self.point(group)
        self.press(point)
        self.move(point + QPoint(0, QApplication.startDragDistance() + 1))
        return point

    def carry(self, group: str, target: At) -> None:
        """Drag a group over a pile, or its top left corner to a point, and keep holding it."""
        pile, size = touched(group)
        cards = len(self.position.cards(pile))
        corner = self.layout.card(pile, cards - size, cards).topLeft().toPoint()
        point = self.lift(group)
        self.move(point + self._corner(target) - corner)

    def drag(self, group: str, target: At) -> None:
        """Drag a group to a pile, or its top left corner to a point, and release it."""
        self.carry(group, target)
        self.release(self.held_at)

    def let_go_outside(self, point: QPoint) -> None:
        """Move the pointer to a point outside the window, and release the button there."""
        self._send(QEvent.Type.MouseMove, NOTHING, LEFT, point)
        self._send(QEvent.Type.MouseButtonRelease, LEFT, NOTHING, point)

    def let_go_of_everything(self) -> None:
        """Release every button: QTest remembers pressed buttons after the test."""
        for button in (LEFT, RIGHT, MIDDLE):
            self.release(QPoint(1, 1), button)

    def _corner(self, target: At) -> QPoint:
        if not isinstance(target, str):
            return QPointF(target).toPoint()
        pile = PileId.parse(target)
        return self.layout.end(pile, len(self.position.cards(pile))).topLeft().toPoint()

    @property
    def _window(self) -> QWindow:
        return self.view.window().windowHandle()

    def _in_window(self, at: At) -> QPoint:
        return self.view.viewport().mapTo(self.view.window(), self.point(at))

    # The keyboard and the window

    def lose_focus(self) -> None:
        """Let another window have the focus for a moment."""
        other = QWidget()
        other.show()
        other.activateWindow()
        QApplication.processEvents()
        other.close()

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self._window, key, modifiers)

    def type(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self._window, ord(letter))

    def go_to(self, at: str) -> None:
        """Move the keyboard focus to a group with digits and arrows."""
        pile, size = touched(at)
        if pile.kind is PileKind.COLUMN:
            self.type(str((pile.offset + 1) % 10))
        else:
            self._go_to_top_row(pile)
        for _ in range(size - 1):
            self.key(Qt.Key.Key_Up)

    def _go_to_top_row(self, pile: PileId) -> None:
        self.type("1")
        self.key(Qt.Key.Key_Up, CONTROL)
        row = sorted(
            (other for other in self.position.piles if other.kind is not PileKind.COLUMN),
            key=lambda other: self.layout.slot_rect(other).left(),
        )
        for _ in row:
            self.key(Qt.Key.Key_Left)
        for _ in range(row.index(pile)):
            self.key(Qt.Key.Key_Right)


def flies(player: Player) -> bool:
    """Whether any card is flying."""
    return player.scene.is_flying


def touched(at: str) -> tuple[PileId, int]:
    """The pile and the size of a group, from its name."""
    pile, _, size = at.partition("x")
    return PileId.parse(pile), int(size or 1)


def group_name(move: Move) -> str:
    """The name of the group of a move."""
    return str(move.source) if move.size == 1 else f"{move.source}x{move.size}"


@contextmanager
def refused(player: Player, *rules: str) -> Iterator[None]:
    """Check that the block causes exactly these refusals, in order, and changes no card."""
    before, earlier = player.position, len(player.refusals)
    yield
    assert player.refusals[earlier:] == list(rules)
    assert player.position == before


@contextmanager
def carried_out(player: Player, *actions: str) -> Iterator[None]:
    """Check that the block carries out exactly these actions, and causes no refusal."""
    before, earlier = player.moves, len(player.refusals)
    yield
    assert player.refusals[earlier:] == []
    assert player.moves[len(before) :] == list(actions)


def names(piles: Iterable[PileId]) -> set[str]:
    """The names of piles."""
    return {str(pile) for pile in piles}
