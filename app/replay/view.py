"""The board of a replay, which takes no input."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from app.board.face_cache import FaceCache
from app.board.table_view import TableView
from app.play.settings import Settings
from app.replay.player import Replay


class ReplayView(TableView):
    """Shows the states of a replay on a separate board; the board of the game in play stays unchanged."""

    def __init__(
        self, replay: Replay, settings: Settings, faces: FaceCache, parent: QWidget | None = None
    ) -> None:
        super().__init__(faces, replay.state.position, settings, parent)
        self.setObjectName("replay-board")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._replay = replay
        self.show_game(replay.game, replay.state.position)
        replay.moved.connect(self._show_state)

    def _show_state(self, index_before: int) -> None:
        before, after = self._replay.states[index_before].position, self._replay.state.position
        move = self._replay.move_between(index_before, self._replay.index)
        if move is None:
            self._scene.finish()
        self.show_step(before, after, () if move is None else (move,))
