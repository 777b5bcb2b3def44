"""Reasons why a deck cannot be used."""

from __future__ import annotations

from typing import assert_never

from app.decks.svg.errors import DeckError, DeckFault
from app.text.cards import card_name
from app.text.translation import Texts

decks = Texts("decks")


def deck_error_text(error: DeckError) -> str:
    """Why a deck cannot be used, as a sentence."""
    match error.fault:
        case DeckFault.GONE:
            return decks.tr("Its file is gone.")
        case DeckFault.UNREADABLE:
            return decks.tr("The file cannot be read.")
        case DeckFault.UNWRITABLE:
            return decks.tr("The folder of added decks cannot be written to.")
        case DeckFault.TOO_LARGE:
            return decks.tr("The file is too large, or holds too much.")
        case DeckFault.NOT_SVG:
            return decks.tr("It is no picture in the SVG format, or it is damaged.")
        case DeckFault.ENTITIES:
            return decks.tr("It declares entities, which no deck needs.")
        case DeckFault.MISSING_FACE if error.face is not None:
            return decks.tr("A card is missing in it: {card}.").format(card=card_name(error.face))
        case DeckFault.MISSING_FACE:
            return decks.tr("A card is missing in it.")
        case DeckFault.BAD_SHAPE:
            return decks.tr("Its cards do not have the shape of cards.")
        case DeckFault.TOO_SLOW:
            return decks.tr("It takes too long to draw.")
        case DeckFault.FAILED:
            return decks.tr("It cannot be drawn.")
        case _:
            assert_never(error.fault)
