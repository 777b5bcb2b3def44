"""What the window shows while a recorded game is played back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.board.face_cache import FaceCache
from app.play.preferences import Preferences
from app.replay.bar import ReplayBar
from app.replay.player import Replay
from app.replay.view import ReplayView
from engine.records import Record


class ReplayPage(QWidget):
    """A board for ``record`` with the bar that plays it; ``note`` says what there is to say at an index.

    Signals:
        left(): the player wants the game in play again.
    """

    closed = Signal()

    def __init__(
        self,
        preferences: Preferences,
        record: Record,
        faces: FaceCache,
        note: Callable[[int], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replay")
        self.replay = Replay(record, self)
        self.view = ReplayView(self.replay, preferences.settings, faces, self)
        self.bar = ReplayBar(self.replay, note, self)
        self.bar.left.connect(self.closed)
        preferences.changed.connect(self.view.set_settings)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self.bar)
        self.setFocusProxy(self.bar)
