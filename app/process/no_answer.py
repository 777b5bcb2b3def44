"""The message that the program is already running and does not answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialogButtonBox, QStyle

from app.file_names import text_of
from app.text.translation import Texts
from app.widgets.message_box import MessageBox

NoAnswerTexts = Texts("NoAnswerTexts")

_ATTEMPT_MS = 200


def wait_for_answer(folder: Path, attempt: Callable[[], bool]) -> bool:
    """Show the message until ``attempt`` returns true, or until the player closes the message.

    ``attempt`` is called five times a second. Returns whether it returned true. ``folder`` is the data
    folder.
    """
    reason = NoAnswerTexts.tr(
        "It may be busy, stopped, or open on another computer. Your games are safe: only one program at a "
        "time writes to {folder}. This message closes as soon as the other program answers or ends."
    )
    box = MessageBox(
        None,
        "no-answer",
        QStyle.StandardPixmap.SP_MessageBoxWarning,
        NoAnswerTexts.tr("Ten Columns is already running, but it does not answer."),
        reason.format(folder=text_of(str(folder))),
        QDialogButtonBox(QDialogButtonBox.StandardButton.Close),
    )
    has_answer = False

    def look() -> None:
        nonlocal has_answer
        has_answer = attempt()
        if has_answer:
            box.accept()

    timer = QTimer(box)
    timer.timeout.connect(look)
    timer.start(_ATTEMPT_MS)
    box.exec()
    timer.stop()
    return has_answer
