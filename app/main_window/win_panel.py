"""The panel after a win: the result, new best values, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.decks.art.icons import Icon, draw_icon
from app.decks.art.palette import GOLD, LAUREL
from app.play.changes import Win
from app.play.statistics import Standing
from app.text.notices import record_text, standing_text
from app.text.numbers import moves_text, points_text, time_text
from app.widgets.keys import MODIFIER_KEYS

_RADIUS = 14
_CROWN = 44
_BUTTON_KEYS = {Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space}


class WinPanel(QWidget):
    """Covers its parent, with a card in the middle; a click beside the card or any key closes it.

    Signals:
        new_deal_wanted(), replay_wanted(), undo_wanted(): the player pressed this button.
        dismissed(): the panel was closed, in whatever way.
    """

    new_deal_wanted = Signal()
    replay_wanted = Signal()
    undo_wanted = Signal()
    dismissed = Signal()

    def __init__(self, win: Win, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("win-panel")
        self._win = win
        self._parent = parent
        self._card = _Card(self)
        self._title = QLabel(self._card)
        self._title.setObjectName("win-title")
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 1.7)
        font.setBold(True)
        self._title.setFont(font)
        self._result = QLabel(self._card)
        self._result.setObjectName("win-result")
        self._records = QLabel(self._card)
        self._records.setObjectName("win-records")
        self._records.setWordWrap(True)
        self._records.setVisible(bool(win.new_bests) or win.standing is not Standing.COUNTS)
        bold = self._records.font()
        bold.setBold(True)
        self._records.setFont(bold)
        self._new = QPushButton(self._card)
        self._replay = QPushButton(self._card)
        self._undo = QPushButton(self._card)
        self._close = QPushButton(self._card)
        for button, name, signal in (
            (self._new, "win-new", self.new_deal_wanted),
            (self._replay, "win-replay", self.replay_wanted),
            (self._undo, "win-undo", self.undo_wanted),
            (self._close, "win-close", None),
        ):
            button.setObjectName(name)
            button.clicked.connect(self.dismiss)
            if signal is not None:
                button.clicked.connect(signal)
        self._lay_out()
        self._retranslate()
        parent.installEventFilter(self)
        self._cover_parent()
        self.show()
        self.raise_()
        self._new.setFocus()

    def dismiss(self) -> None:
        """Close the panel."""
        if not self.isHidden():
            self.hide()
            self.deleteLater()
            self.dismissed.emit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._card)
        column.setContentsMargins(28, _CROWN + 22, 28, 20)
        column.setSpacing(6)
        for label in (self._title, self._result, self._records):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addSpacing(12)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self._new, self._replay, self._undo, self._close):
            row.addWidget(button)
        column.addLayout(row)

    def _cover_parent(self) -> None:
        self.setGeometry(self._parent.rect())
        # Qt would make a label that may wrap its text narrower than the text, even if there is room.
        width = self._records.fontMetrics().size(0, self._records.text()).width()
        self._records.setMinimumWidth(min(width, self.width() * 2 // 3))
        self._card.adjustSize()
        # Below the middle: the arch of cards is above the panel.
        free = self.height() - self._card.height()
        self._card.move((self.width() - self._card.width()) // 2, max(free * 6 // 10, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._cover_parent()
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self._cover_parent()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._card.geometry().contains(event.position().toPoint()):
            self.dismiss()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: this is the second press of the double click that won the game."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.isAutoRepeat():  # the key that made the winning move is still held down
            return
        focused = self.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        elif key not in _BUTTON_KEYS | MODIFIER_KEYS:
            self.dismiss()

    def _retranslate(self) -> None:
        win = self._win
        self._title.setText(self.tr("You have won!"))
        result = [points_text(win.state.score), moves_text(win.state.moves), time_text(win.seconds)]
        self._result.setText("  ·  ".join(result))
        records = ", ".join(map(record_text, win.new_bests))
        record = self.tr("A record: {records}").format(records=records) if records else ""
        self._records.setText(record or standing_text(win.standing))
        self._new.setText(self.tr("New Deal"))
        self._replay.setText(self.tr("Replay"))
        self._undo.setText(self.tr("Undo"))
        self._close.setText(self.tr("Close"))
        texts = (self._title.text(), self._result.text(), *self._records.text().splitlines())
        self._card.setAccessibleName(" ".join(filter(None, texts)))


class _Card(QFrame):
    """The card in the middle: a crown above the text, in the system's colours."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        painter.setPen(QPen(GOLD, 2))
        painter.setBrush(palette.color(QPalette.ColorRole.Window))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        crown = QRectF((self.width() - _CROWN) / 2, 16, _CROWN, _CROWN)
        draw_icon(painter, crown, Icon.CROWN, LAUREL)
        painter.end()
