"""File dialogs that begin in a folder of the player's, not in the one where the program was started."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget

from app.file_names import qt_path
from app.widgets.attempt import Attempt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog


def make_file_dialog(
    parent: QWidget,
    title: str,
    filters: Sequence[str],
    made: Callable[[QFileDialog], None],
    last_folder: str | None = None,
) -> None:
    """Call ``made`` with a dialog that shows ``last_folder`` and the files that pass the first filter.

    Without that folder it shows the documents, and without these, the player's home.
    """

    def make(folder: str) -> None:
        from PySide6.QtWidgets import QFileDialog

        from app.widgets.pasting import paste_without_waiting

        dialog = QFileDialog(parent, title, folder)
        dialog.setNameFilters(filters)
        dialog.finished.connect(dialog.deleteLater)
        paste_without_waiting(dialog)
        made(dialog)

    places = (
        QStandardPaths.StandardLocation.DocumentsLocation,
        QStandardPaths.StandardLocation.HomeLocation,
    )
    documents, home = map(QStandardPaths.writableLocation, places)
    # Check in a thread: the dialog would wait for a folder on a lost network drive.
    Attempt(
        parent,
        lambda _: next((name for name in (last_folder, documents) if name and qt_path(name).is_dir()), home),
        make,
        lambda _: make(home),
    )
