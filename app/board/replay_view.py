"""The board while a recorded game is played back: it shows, and takes no input."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.art.background import table_brush
from app.board.faces import Faces
from app.board.scene import BoardScene, Motion
from app.board.view import appearance_of
from app.replay import Replay
from app.settings import Settings


class ReplayView(QGraphicsView):
    """Shows the state of a replay on a board of its own, so that the game in play stays as it is."""

    def __init__(
        self, replay: Replay, settings: Settings, faces: Faces, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay-board")
        self._replay = replay
        self._settings = settings
        self._board = BoardScene(faces, replay.state.position, appearance_of(settings), self)
        self.setScene(self._board)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        kings_only = replay.game.empty_column_rank is not None
        self._board.show_board(replay.state.position, kings_only=kings_only)
        replay.moved.connect(self._show_state)

    def set_settings(self, settings: Settings) -> None:
        """Look as the player has chosen from now on."""
        self._settings = settings
        self._board.set_appearance(appearance_of(settings))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        self._board.set_view(QSizeF(self.viewport().size()), self.viewport().devicePixelRatioF())
        self.setBackgroundBrush(table_brush(QRectF(self.viewport().rect()), self._settings.table))

    def _show_state(self, index_before: int) -> None:
        before, after = self._replay.states[index_before].position, self._replay.state.position
        move = self._replay.move_between(index_before, self._replay.index)
        if move is None or not self._settings.animations:
            self._board.show_position(after, Motion.NONE)
        elif len(after.removed) > len(before.removed):
            # The group lies where it completes the sequence before the sequence goes.
            self._board.show_position(before.after(move), Motion.NONE)
            self._board.show_position(after, Motion.ONE_BY_ONE)
        else:
            self._board.show_position(after, Motion.TOGETHER)
