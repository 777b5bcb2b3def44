"""The pages of the window: the game in play, or a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.board.face_cache import FaceCache
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.text.languages import current_language
from engine.records import Record
from engine.rules import Game
from engine.session import Session

if TYPE_CHECKING:
    from app.help.examples import Example
    from app.replay.page import ReplayPage


class Pages(QStackedWidget):
    """The page of the game in play, and during a replay the page of the replay.

    Signals:
        page_changed(): another page is shown.
    """

    page_changed = Signal()

    def __init__(
        self,
        controller: Controller,
        preferences: Preferences,
        faces: FaceCache,
        table: QWidget,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._preferences = preferences
        self._faces = faces
        self._replay_page: ReplayPage | None = None
        self.addWidget(table)

    @property
    def is_replaying(self) -> bool:
        """Whether a replay is shown."""
        return self._replay_page is not None

    @property
    def game(self) -> Game:
        """The game shown."""
        page = self._replay_page
        return self._controller.game if page is None else page.replay.game

    def replay_session(self, session: Session) -> None:
        """Show the replay of ``session``, up to its current state."""
        self.replay(Record.of(session))

    def replay(self, record: Record, example: str = "") -> None:
        """Show the replay of ``record``; ``example`` is the name of its worked example, if it has one."""
        from app.replay.page import ReplayPage

        self.leave_replay()
        note = (lambda index: self._example(example).note(index)) if example else None
        page = ReplayPage(
            self._preferences, record, FaceCache(self._faces.cache, self._faces.decks), note, self
        )
        page.closed.connect(self.leave_replay)
        self._replay_page = page
        self.addWidget(page)
        self.setCurrentWidget(page)
        self.page_changed.emit()
        page.setFocus()
        if example:
            page.replay.go_to(self._example(example).opens_at)
        else:
            page.replay.play()

    def _example(self, name: str) -> Example:
        """A worked example, or a picture of Help as an example, in the current language."""
        from app.help.pictures import find_example

        return find_example(current_language(self._preferences.settings.language), name)

    def leave_replay(self) -> None:
        """Show the game in play again."""
        page, self._replay_page = self._replay_page, None
        if page is not None:
            self.removeWidget(page)
            page.deleteLater()
            self.page_changed.emit()
