"""The ids of the elements with the faces, in the decks of KDE's and GNOME's games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from app.decks.svg.errors import DeckError, DeckFault
from engine.cards import Card, Rank, Suit

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""The suits in the order of the rows of a GNOME deck."""

FACES = tuple(Card(rank, suit) for suit in SUITS for rank in Rank)

PREVIEW = tuple(map(Card.parse, ("KS", "QH", "JC", "AS")))
"""The faces in the small picture of a deck."""

_SUITS = {Suit.CLUBS: "club", Suit.DIAMONDS: "diamond", Suit.HEARTS: "heart", Suit.SPADES: "spade"}
_COURTS = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}


class Convention(Enum):
    """The order of words in the ids: ``queen_heart`` or ``heart_queen``."""

    KDE = "{rank}_{suit}"
    GNOME = "{suit}_{rank}"

    def element(self, face: Card) -> str:
        """The id of the element with ``face``."""
        return self.value.format(rank=_COURTS.get(face.rank, face.rank.value), suit=_SUITS[face.suit])


def convention_of(exists: Callable[[str], bool], faces: Iterable[Card] = FACES) -> Convention:
    """The convention under which all ``faces`` exist.

    Raises ``DeckError`` with the first missing face, under the convention that finds more faces.
    """
    missing = {
        convention: [face for face in faces if not exists(convention.element(face))]
        for convention in Convention
    }
    best = min(missing, key=lambda convention: len(missing[convention]))
    if missing[best]:
        raise DeckError(DeckFault.MISSING_FACE, missing[best][0])
    return best
