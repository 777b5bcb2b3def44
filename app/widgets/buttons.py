"""The buttons of dialogs: without icons, and with mnemonics."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox

from app.widgets.mnemonics import with_mnemonics, without_mnemonic


def strip_icons(box: QDialogButtonBox) -> None:
    """Remove the icons from the current buttons of ``box``: those of some platforms do not match ours."""
    for button in box.buttons():
        button.setIcon(QIcon())


def give_mnemonics(box: QDialogButtonBox, others: Sequence[QAbstractButton] = ()) -> None:
    """Give each button of ``box`` and of ``others`` a mnemonic of its own.

    Standard buttons come first: Cancel has the same letter in every dialog. Only some platforms give
    mnemonics to standard buttons, and other buttons could have the same letter; so all are replaced.
    """
    no_standard = QDialogButtonBox.StandardButton.NoButton
    ours = sorted(box.buttons(), key=lambda button: box.standardButton(button) is no_standard)
    buttons = [*ours, *others]
    texts = with_mnemonics([without_mnemonic(button.text()) for button in buttons])
    for button, text in zip(buttons, texts, strict=True):
        button.setText(text)
