"""The page of the window during a replay."""

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
    """A board with the replay of ``record`` and its bar; ``note`` returns the comment at an index.

    Signals:
        closed(): the player wants to return to the game in play.
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
        self.bar.closed.connect(self.closed)
        preferences.changed.connect(self.view.set_settings)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        column.addWidget(self.bar)
        self.setFocusProxy(self.bar)
