"""The view of a board, for play and for replays."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from app.board.face_cache import FaceCache
from app.board.flights import Motion
from app.board.highlights import Appearance
from app.board.scene import BoardScene
from app.decks.art.deck import DeckStyle
from app.decks.library import DeckLibrary
from app.play.settings import Settings
from engine.position import Move, Position
from engine.rules import Game

_NOT_NEEDED = (
    QGraphicsView.OptimizationFlag.DontSavePainterState
    | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
)
"""Every item is a picture on whole pixels and restores the state of the painter."""


class TableView(QGraphicsView):
    """Shows positions with the deck and the table of the settings."""

    def __init__(
        self, faces: FaceCache, position: Position, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        # A viewport made by Qt would force PySide6 to initialise every QtWidgets class.
        viewport = QWidget()
        viewport.setObjectName("viewport")
        self.setViewport(viewport)
        self._settings = settings
        self._decks = faces.decks
        self._decks.measured.connect(self._use_measured)
        self._scene = BoardScene(faces, position, appearance_of(settings, self._decks), self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Qt copies one rectangle to the screen quickly, and a region of several rectangles slowly.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(_NOT_NEEDED)
        self.setInteractive(False)

    def set_settings(self, settings: Settings) -> None:
        """Show the deck and the table of ``settings``."""
        self._settings = settings
        if not settings.animations:
            self._scene.finish()
        self._scene.set_appearance(appearance_of(settings, self._decks))

    def _use_measured(self, identity: str) -> None:
        """Show the deck of the settings, after it has been measured."""
        if identity == self._settings.deck:
            self.set_settings(self._settings)

    def show_game(self, game: Game, position: Position) -> None:
        """Show another deal, of the same game or another."""
        self._scene.show_board(
            position,
            sequences=game.sequences,
            empty_column_needs_king=game.empty_column_needs_king,
        )

    def show_step(
        self, before: Position, after: Position, moves: tuple[Move, ...], *, flies: bool = True
    ) -> None:
        """Show ``after``; ``moves`` are the moves made or undone since ``before``.

        The cards of one move fly together; the cards of several moves fly one by one. ``moves`` is empty for
        a jump, such as a restart; then all cards fly together.

        ``flies`` is false for a dropped group, because it is already at its target. Removed sequences and the
        cards of several moves fly even then.
        """
        motion = Motion.TOGETHER if flies else Motion.NONE
        if len(moves) > 1:
            motion = Motion.ONE_BY_ONE
        if moves and len(after.removed) > len(before.removed):
            # First show the group on its target: the move completes a sequence, which is removed next.
            self._scene.show_position(before.after(moves[-1]), Motion.NONE)
            motion = Motion.ONE_BY_ONE
        self._scene.show_position(after, motion if self._settings.animations else Motion.NONE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Not Qt's own, which fits scroll bars and centres the scene: the scene is as large as the view.
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Resize the board to the view, in the pixels of its screen."""
        self._scene.set_view(QSizeF(self.viewport().size()), self.viewport().devicePixelRatioF())


def appearance_of(settings: Settings, decks: DeckLibrary) -> Appearance:
    """The appearance from the player's settings, with one of ``decks``, and the system's settings."""
    style = DeckStyle(four_colours=settings.four_colours, large_indices=settings.large_indices)
    return Appearance(settings.table, decks.choose(settings.deck, style), _prefers_more_contrast())


def _prefers_more_contrast() -> bool:
    """Whether the system asks for more contrast; Qt can tell since version 6.10."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
