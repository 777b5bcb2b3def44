"""Names of the tables to choose from."""

from __future__ import annotations

from app.decks.art.palette import Table
from app.text.translation import Texts

Looks = Texts("Looks")


def table_name(table: Table) -> str:
    """``Green``."""
    match table:
        case Table.GREEN:
            return Looks.tr("Green")
        case Table.BLUE:
            return Looks.tr("Blue")
        case Table.CHARCOAL:
            return Looks.tr("Charcoal")
        case Table.LIGHT:
            return Looks.tr("Light")
