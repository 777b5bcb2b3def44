"""A mouse that presses, clicks, drags and releases at random on one board."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.board.card_item import CardItem
from app.board.flights import FLYING_LEVEL
from app.board.scene import BoardScene
from app.board.view import BoardView
from app.play.controller import Controller
from engine.moves import legal_moves
from engine.position import PileId, PileKind

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


class RandomMouse:
    """Sends mouse events to ``view``, drawn from ``chance``; ``hit`` counts presses on a flying card."""

    def __init__(self, view: BoardView, controller: Controller, chance: random.Random) -> None:
        self._view = view
        self._controller = controller
        self._chance = chance
        self._buttons = NONE
        self._pointer = QPoint(1, 1)
        self.hit = 0

    @property
    def _scene(self) -> BoardScene:
        scene = self._view.scene()
        assert isinstance(scene, BoardScene)
        return scene

    @property
    def gestures(self) -> dict[str, Callable[[], None]]:
        """The random gestures, by name."""
        return {
            "press a card": self.press_a_card,
            "press a card in the air": self.press_a_card_in_the_air,
            "press anywhere": self.press_anywhere,
            "begin a drag": self.begin_a_drag,
            "aim": self.aim,
            "move anywhere": self.move_anywhere,
            "release": self.release,
            "click and click": self.click_and_click,
            "double click": self.double_click,
            "triple click": self.triple_click,
            "double click of two cards": self.double_click_of_two_cards,
            "second button": self.second_button,
        }

    def release_all(self) -> None:
        """Release every button that is down."""
        for button in (LEFT, RIGHT, MIDDLE):
            if self._buttons & button:
                self._send(QEvent.Type.MouseButtonRelease, button, self._pointer)

    def _send(self, kind: QEvent.Type, button: Qt.MouseButton, point: QPoint) -> None:
        if kind is QEvent.Type.MouseButtonRelease:
            self._buttons &= ~button
        elif kind is not QEvent.Type.MouseMove:
            self._buttons |= button
        self._pointer = point
        viewport = self._view.viewport()
        place, everywhere = QPointF(point), QPointF(viewport.mapToGlobal(point))
        event = QMouseEvent(kind, place, everywhere, button, self._buttons, PLAIN)
        QApplication.sendEvent(viewport, event)

    def _press_at(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        if self._buttons & button:
            self._send(QEvent.Type.MouseButtonRelease, button, self._pointer)
        air = [item for item in self._cards_in_the_air() if item.sceneBoundingRect().contains(QPointF(point))]
        self.hit += bool(air)
        self._send(QEvent.Type.MouseButtonPress, button, point)

    def click(self, point: QPoint) -> None:
        """Press and release the left button."""
        self._press_at(point)
        self.release()

    def press_a_card(self) -> None:
        """Press on a random card or empty slot."""
        self._press_at(self._card_point())

    def press_a_card_in_the_air(self) -> None:
        """Press on a flying card; let some fly first if none is flying."""
        flying = self._cards_in_the_air()
        if not flying:
            self._controller.undo()
            QTest.qWait(20)
            flying = self._cards_in_the_air()
        if flying:
            item = self._chance.choice(flying)
            self._press_at(item.sceneBoundingRect().center().toPoint())

    def _cards_in_the_air(self) -> list[CardItem]:
        items = self._scene.items() if self._scene.is_flying else []
        return [item for item in items if isinstance(item, CardItem) and item.zValue() >= FLYING_LEVEL]

    def press_anywhere(self) -> None:
        """Press on a random point of the board or beside it."""
        self._press_at(self._anywhere())

    def begin_a_drag(self) -> None:
        """Press on a group, mostly one that has a destination, and begin to drag it."""
        game, position = self._controller.game, self._controller.position
        moves = list(legal_moves(game, position))
        if moves and self._chance.random() < 0.8:
            move = self._chance.choice(moves)
            point = self._point_of(move.source, move.size)
        else:
            point = self._card_point()
        self._press_at(point)
        self._send(QEvent.Type.MouseMove, NONE, point + QPoint(7, QApplication.startDragDistance()))

    def aim(self) -> None:
        """Move the dragged group over one of its destinations."""
        hold, held = self._view.hand.hold, self._scene.held
        assert hold is not None
        assert held is not None
        if not hold.destinations:
            self.move_anywhere()
            return
        target = self._scene.layout.slot_rect(self._chance.choice(hold.destinations))
        self._send(
            QEvent.Type.MouseMove, NONE, self._pointer + (target.center() - held.rect.center()).toPoint()
        )

    def move_anywhere(self) -> None:
        """Move the pointer to a random point."""
        self._send(QEvent.Type.MouseMove, NONE, self._anywhere())

    def release(self) -> None:
        """Release the left button."""
        self._send(QEvent.Type.MouseButtonRelease, LEFT, self._pointer)

    def click_and_click(self) -> None:
        """Click a group and then its destination."""
        moves = list(legal_moves(self._controller.game, self._controller.position))
        if moves:
            move = self._chance.choice(moves)
            self.click(self._point_of(move.source, move.size))
            if self._controller.position.has_pile(move.target):
                self.click(self._point_of(move.target, 1))

    def double_click(self, presses: int = 2) -> None:
        """Click a card and press it again, without the release at times."""
        point = self._card_point()
        self.click(point)
        for press in range(1, presses):
            kind = QEvent.Type.MouseButtonDblClick if press % 2 else QEvent.Type.MouseButtonPress
            self._send(kind, LEFT, point + QPoint(self._chance.randrange(4), 0))
            if self._chance.random() < 0.8:
                self.release()

    def triple_click(self) -> None:
        """Press a card three times."""
        self.double_click(3)

    def double_click_of_two_cards(self) -> None:
        """Press two cards in the time of a double click."""
        self.click(self._card_point())
        self._send(QEvent.Type.MouseButtonDblClick, LEFT, self._card_point())
        self.release()

    def second_button(self) -> None:
        """Press another button, and release it at times."""
        button = self._chance.choice([RIGHT, MIDDLE])
        self._press_at(self._card_point(), button)
        if self._chance.random() < 0.7:
            self._send(QEvent.Type.MouseButtonRelease, button, self._pointer)

    # Points

    def _card_point(self) -> QPoint:
        position = self._controller.position
        pile = self._chance.choice(position.piles)
        return self._point_of(pile, self._chance.randint(1, max(1, min(5, len(position.cards(pile))))))

    def _point_of(self, pile: PileId, size: int) -> QPoint:
        layout, count = self._scene.layout, len(self._controller.position.cards(pile))
        if count < size:
            return layout.end(pile, count).center().toPoint()
        card = layout.card(pile, count - size, count)
        if size > 1 and pile.kind is PileKind.COLUMN:
            card.setBottom(layout.card(pile, count - size + 1, count).top())
        return card.center().toPoint()

    def _anywhere(self) -> QPoint:
        size = self._view.viewport().size()
        return QPoint(
            self._chance.randrange(-50, size.width() + 50), self._chance.randrange(size.height() + 50)
        )

    @property
    def bare_table(self) -> QPoint:
        """A point at the left edge of the board, in no drop zone."""
        layout, first = self._scene.layout, PileId(PileKind.COLUMN, 0)
        return QPointF(layout.drop_zone(first).left() / 2, layout.slot_rect(first).center().y()).toPoint()
