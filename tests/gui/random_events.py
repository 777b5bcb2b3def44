"""Sends random events to the program, in random order and pace, and checks the board."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.board.card_item import CardItem
from app.board.scene import BoardScene
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table
from app.main_window.window import Window
from app.play.changes import Change
from app.play.controller import Controller
from app.play.preferences import Preferences
from engine.deals import DealCode
from engine.moves import legal_moves, liftable_sizes
from engine.position import PileKind
from tests.app.board import board_checks
from tests.gui.random_mouse import RandomMouse

CONTROL, PLAIN, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
WHILE_IDLE = {
    "press a card": 10,
    "press a card in the air": 8,
    "press anywhere": 4,
    "begin a drag": 30,
    "move anywhere": 5,
    "release": 10,
    "click and click": 10,
    "double click": 8,
    "triple click": 3,
    "double click of two cards": 3,
    "second button": 4,
    "key": 12,
    "move by keys": 4,
    "undo": 8,
    "redo": 4,
    "undo held": 1,
    "resize": 2,
    "focus loss": 1,
    "setting": 2,
    "new game": 1,
    "restart": 1,
    "second start": 1,
    "hide": 1,
}
WHILE_DRAGGING = {
    "aim": 40,
    "move anywhere": 12,
    "release": 30,
    "second button": 2,
    "escape": 2,
    "undo": 2,
    "redo": 2,
    "key": 2,
    "resize": 2,
    "focus loss": 2,
    "setting": 2,
    "new game": 2,
    "restart": 3,
    "second start": 2,
    "hide": 2,
    "menu": 2,
}
KEYS = [
    *((key, PLAIN) for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)),
    *((key, PLAIN) for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_M)),
    *((Qt.Key(Qt.Key.Key_0 + digit), PLAIN) for digit in range(10)),
    (Qt.Key.Key_Return, CONTROL),
    (Qt.Key.Key_Menu, PLAIN),
    (Qt.Key.Key_F10, SHIFT),
]


class RandomEvents:
    """Sends events drawn from ``chance`` to one window.

    ``ended`` counts drags by the event that ended them, ``changes`` counts changes by their kind, and
    ``checked`` counts checks of the whole board.
    """

    def __init__(
        self, window: Window, controller: Controller, preferences: Preferences, chance: random.Random
    ) -> None:
        self.window = window
        self.view = window.board
        self.controller = controller
        self.preferences = preferences
        self.chance = chance
        self.events = 0
        self.ended: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()
        self.checked = 0
        self.mouse = RandomMouse(window.board, controller, chance)
        self._elsewhere = QWidget()
        self._steps: dict[str, Callable[[], None]] = self.mouse.gestures | {
            name: getattr(self, "_" + name.replace(" ", "_"))
            for name in {**WHILE_IDLE, **WHILE_DRAGGING}.keys() - self.mouse.gestures.keys()
        }
        controller.changed.connect(self._count_change)

    def _count_change(self, change: Change) -> None:
        self.changes[change.kind.name] += max(len(change.moves), 1)

    @property
    def scene(self) -> BoardScene:
        scene = self.view.scene()
        assert isinstance(scene, BoardScene)
        return scene

    def report(self) -> str:
        """The counts, as text."""
        changes, ended = dict(self.changes), dict(self.ended)
        return (
            f"{self.events} events, changes: {changes}, drags ended by: {ended},"
            f" presses on a card in the air: {self.mouse.hit}, looks at the board: {self.checked}"
        )

    # Events and checks

    def send(self) -> None:
        """Send one event, or a few that belong together, and check the state of the board."""
        was_dragging = self.view.hand.is_dragging
        weights = WHILE_DRAGGING if was_dragging else WHILE_IDLE
        name = self.chance.choices(list(weights), list(weights.values()))[0]
        self._steps[name]()
        self.events += 1
        if was_dragging and not self.view.hand.is_dragging:
            self.ended[name] += 1
        pause = self.chance.random()
        if pause > 0.9:
            QTest.qWait(self.chance.randrange(1, 40))
        elif pause > 0.4:
            QApplication.processEvents()
        self._leave_dialogs()
        self._check_state(name)

    def _check_state(self, name: str) -> None:
        scene, hold = self.scene, self.view.hand.hold
        assert scene.position == self.controller.position, name
        assert sum(isinstance(item, CardItem) for item in scene.items()) == 52, name
        assert hold is None or hold.size in liftable_sizes(
            self.controller.game, self.controller.position, hold.source
        ), name
        assert (scene.held is not None) == self.view.hand.is_dragging, name

    def check_board(self) -> None:
        """End all flights, and compare the picture of the board with the position."""
        self.mouse.release_all()
        if self.controller.session.is_won:
            self.controller.undo()
        self.mouse.click(self.mouse.bare_table)
        self.scene.finish()
        QTest.qWait(1)
        while not self.scene.is_sharp:
            QTest.qWait(5)
        self._leave_dialogs()
        self.mouse.click(self.mouse.bare_table)
        settings = self.preferences.settings
        style = DeckStyle(four_colours=settings.four_colours, large_indices=settings.large_indices)
        assert board_checks.faults(self.view, self.controller.position, style) == []
        self.checked += 1

    def _leave_dialogs(self) -> None:
        """Close all dialogs, menus and win panels."""
        if (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()
            QApplication.processEvents()
        if self.controller.session.is_won and self.chance.random() < 0.5:
            self._undo()
        elif self.controller.session.is_won:
            self.controller.new_game(self.controller.game, self.controller.session.level)
        if not self.window.isActiveWindow():
            self.window.activateWindow()
        self.view.setFocus()

    # The keyboard

    def _type(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self.window.windowHandle(), key, modifiers)

    def _key(self) -> None:
        self._type(*self.chance.choice(KEYS))

    def _move_by_keys(self) -> None:
        moves = [
            move
            for move in legal_moves(self.controller.game, self.controller.position)
            if move.source.kind is move.target.kind is PileKind.COLUMN
        ]
        if moves:
            move = self.chance.choice(moves)
            self._type(Qt.Key.Key_Escape)
            self._type(Qt.Key(Qt.Key.Key_0 + (move.source.offset + 1) % 10))
            for _ in range(move.size - 1):
                self._type(Qt.Key.Key_Up)
            self._type(Qt.Key.Key_Space)
            self._type(Qt.Key(Qt.Key.Key_0 + (move.target.offset + 1) % 10))
            self._type(Qt.Key.Key_Space)

    def _escape(self) -> None:
        self._type(Qt.Key.Key_Escape)

    def _undo(self) -> None:
        self._type(Qt.Key.Key_Z, CONTROL)

    def _redo(self) -> None:
        self._type(Qt.Key.Key_Z, CONTROL | SHIFT)

    def _undo_held(self) -> None:
        for _ in range(self.chance.randrange(3, 12)):
            self._undo()

    # Other events

    def _new_game(self) -> None:
        self._type(Qt.Key.Key_N, CONTROL)
        if self.chance.random() < 0.5 and (dialog := QApplication.activeModalWidget()) is not None:
            QTest.keyClick(dialog, Qt.Key.Key_Return)

    def _second_start(self) -> None:
        """Begin a deal of either game, as a second start with a deal code does, but without the question."""
        codes = self.chance.choice(self.controller.games).codes
        code = DealCode(codes, self.chance.choice(codes.levels), self.chance.randrange(2**35))
        self.controller.new_deal(code)

    def _restart(self) -> None:
        self._type(Qt.Key.Key_R, CONTROL)

    def _menu(self) -> None:
        self._type(Qt.Key.Key_F10)
        self._type(Qt.Key.Key_Escape)

    def _resize(self) -> None:
        self.window.resize(self.chance.randrange(640, 1300), self.chance.randrange(480, 900))
        if self.chance.random() < 0.5:
            QApplication.processEvents()

    def _focus_loss(self) -> None:
        self._elsewhere.show()
        self._elsewhere.activateWindow()
        QApplication.processEvents()
        self._elsewhere.hide()

    def _hide(self) -> None:
        self.window.hide()
        self.window.show()
        QApplication.processEvents()

    def _setting(self) -> None:
        settings = self.preferences.settings
        changes = [
            settings._replace(double_click=not settings.double_click),
            settings._replace(automatic_placement=not settings.automatic_placement),
            settings._replace(placement_help=not settings.placement_help),
            settings._replace(interactive_rules=not settings.interactive_rules),
            settings._replace(animations=not settings.animations),
            settings._replace(four_colours=not settings.four_colours),
            settings._replace(large_indices=not settings.large_indices),
            settings._replace(show_time=not settings.show_time),
            settings._replace(table=self.chance.choice(list(Table))),
        ]
        self.preferences.change(self.chance.choice(changes))
