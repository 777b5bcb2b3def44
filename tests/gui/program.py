"""Runs the whole program, and a player who uses only what the program shows.

The places of the piles come from the accessibility interface, their cards from the engine, and how these are
spread from the board.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QLocale, QPoint, QRectF, Qt, QTimer, QTranslator
from PySide6.QtGui import QAccessible, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QWidget

from app.board.scene import BoardScene
from app.board.view import BoardView
from app.main import main
from engine.moves import best_move, foundation_move
from engine.position import Move, PileId, PileKind, Position, column
from engine.rules import Refusal
from engine.session import Session

CARD_ASPECT = 1.4
PATIENCE_SECONDS = 30.0
LONGEST = 40
"""More cards than a column has in a played game."""
LEFT = Qt.MouseButton.LeftButton
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def run(arguments: list[str], script: Callable[[], None]) -> int:
    """Run the program, call ``script`` after the start, close the windows; return the exit status.

    After the end of the program it raises what ``script`` raised.
    """
    raised: list[BaseException] = []

    def act() -> None:
        try:
            script()
        except BaseException as error:  # noqa: BLE001  (raised again below)
            raised.append(error)
        finally:
            QApplication.closeAllWindows()

    QTimer.singleShot(0, act)
    status = main(arguments)
    remove_translators()
    gc.collect()  # otherwise windows of this run could get signals of the next run
    for error in raised:
        raise error
    return status


def remove_translators() -> None:
    """Remove the language of a program that ran in this process; it is there until the process ends."""
    application = QApplication.instance()
    for translator in [] if application is None else application.findChildren(QTranslator):
        QApplication.removeTranslator(translator)
        shiboken6.delete(translator)
    QLocale.setDefault(QLocale.system())


def program_window() -> QWidget:
    """The program's main window."""
    windows = QApplication.topLevelWidgets()
    return next(window for window in windows if window.objectName() == "window" and window.isVisible())


class Board(NamedTuple):
    """The rectangles of the piles of a position, and the fans of its columns, in pixels of the screen.

    ``fans`` holds, for each number of cards, the distance of each card from the first one.
    """

    position: Position
    areas: dict[PileId, QRectF]
    fans: list[list[float]]

    def card(self, pile: PileId, size: int) -> QRectF:
        """The rectangle of the first of the last ``size`` cards of a pile, or of its empty slot."""
        area, count = self.areas[pile], len(self.position.cards(pile))
        height = round(area.width() * CARD_ASPECT)
        is_fanned = pile.kind is PileKind.COLUMN and count > 1
        offset = self.fans[count][count - size] if is_fanned else 0.0
        return QRectF(area.left(), area.top() + offset, area.width(), height)

    def touch(self, pile: PileId, size: int) -> QPoint:
        """A point on the visible part of the first of the last ``size`` cards."""
        card = self.card(pile, size)
        if size > 1 and pile.kind is PileKind.COLUMN:
            card.setBottom(self.card(pile, size - 1).top())
        return card.center().toPoint()

    def drop(self, move: Move) -> QPoint:
        """The point of release for a group touched at ``touch``, so that it covers the end of the target."""
        way = self.card(move.target, 1).topLeft() - self.card(move.source, move.size).topLeft()
        return self.touch(move.source, move.size) + way.toPoint()


def read_board(position: Position) -> Board:
    """The piles, from the accessibility interface."""
    board = program_window().findChild(QWidget, "board")
    assert board is not None
    told = QAccessible.queryAccessibleInterface(board)
    assert told.childCount() >= len(position.piles)  # slots for removed sequences follow
    areas = {}
    for index, pile in enumerate(position.piles):
        child = told.child(index)
        assert child is not None
        areas[pile] = QRectF(child.rect())
    return Board(position, areas, read_fans(board))


def read_fans(board: QWidget) -> list[list[float]]:
    """How columns of each number of cards are spread; the accessibility interface knows piles only."""
    assert isinstance(board, QGraphicsView)
    scene = board.scene()
    assert isinstance(scene, BoardScene)
    layout, first = scene.layout, column(0)
    top = layout.slot_rect(first).top()
    return [
        [layout.card(first, index, count).top() - top for index in range(count)] for count in range(LONGEST)
    ]


class Player:
    """Plays the moves of a record in the program's window; ``session`` is the game so far."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def wait_for_the_game(self) -> None:
        """Wait until the game is shown: a file is read outside the window's thread."""
        board = program_window().findChild(QWidget, "board")
        assert isinstance(board, BoardView)
        last = time.monotonic() + PATIENCE_SECONDS
        while board.position != self.session.position:
            assert time.monotonic() < last, "the game is not opened"
            QApplication.processEvents()

    def play(self, move: Move, way: Callable[[Player, Move], None]) -> None:
        """Carry out a move by one of the methods below."""
        way(self, move)
        assert not isinstance(self.session.move(move), Refusal)
        shown = program_window().findChild(QLabel, "moves")
        assert isinstance(shown, QLabel)
        assert shown.text().split()[-1] == str(self.session.state.moves), f"{move} is not carried out"

    @property
    def board(self) -> Board:
        return read_board(self.session.position)

    @property
    def _window(self) -> QWindow:
        return program_window().windowHandle()

    def _point(self, on_screen: QPoint) -> QPoint:
        return self._window.mapFromGlobal(on_screen)

    def drag(self, move: Move) -> None:
        board = self.board
        start, end = board.touch(move.source, move.size), board.drop(move)
        QTest.mousePress(self._window, LEFT, PLAIN, self._point(start))
        QTest.mouseMove(self._window, self._point(start + QPoint(8, 8)))
        QTest.mouseMove(self._window, self._point((start + end) / 2))
        QTest.mouseMove(self._window, self._point(end))
        QTest.mouseRelease(self._window, LEFT, PLAIN, self._point(end))

    def double_click(self, move: Move) -> None:
        """Carry out a move by double click if that chooses the same move, else by a drag."""
        game, position = self.session.game, self.session.position
        if best_move(game, position, move.source, move.size) == move:
            point = self._point(self.board.touch(move.source, move.size))
            QTest.mouseDClick(self._window, LEFT, PLAIN, point)
        else:
            self.drag(move)

    def click(self, move: Move) -> None:
        board = self.board
        QTest.mouseClick(self._window, LEFT, PLAIN, self._point(board.touch(move.source, move.size)))
        if foundation_move(self.session.game, self.session.position, move.source) != move:
            QTest.mouseClick(self._window, LEFT, PLAIN, self._point(board.touch(move.target, 1)))

    def press_keys(self, move: Move) -> None:
        self._go_to(move.source)
        for _ in range(move.size - 1):
            QTest.keyClick(self._window, Qt.Key.Key_Up)
        QTest.keyClick(self._window, Qt.Key.Key_Space)
        self._go_to(move.target)
        QTest.keyClick(self._window, Qt.Key.Key_Space)

    def _go_to(self, pile: PileId) -> None:
        if pile.kind is PileKind.COLUMN:
            QTest.keyClick(self._window, ord(str((pile.offset + 1) % 10)))
            return
        QTest.keyClick(self._window, Qt.Key.Key_1)
        QTest.keyClick(self._window, Qt.Key.Key_Up, CONTROL)
        places = self.board.areas
        row = [other for other in places if other.kind is not PileKind.COLUMN]
        row.sort(key=lambda other: places[other].left())
        for _ in row:
            QTest.keyClick(self._window, Qt.Key.Key_Left)
        for _ in range(row.index(pile)):
            QTest.keyClick(self._window, Qt.Key.Key_Right)


def can_be_clicked(session: Session, move: Move) -> bool:
    """Whether clicks can make this move: the first click sends a card to its foundation if possible."""
    if move.size > 1:
        return True
    return foundation_move(session.game, session.position, move.source) in (None, move)
