"""Names of cards, suits, ranks and groups."""

from __future__ import annotations

from app.text.translation import Texts
from engine.cards import Card, Rank, Suit
from engine.position import Cards

CardTexts = Texts("CardTexts")


def card_name(card: Card) -> str:
    """``8 of hearts``."""
    return CardTexts.tr("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """``the 8 of hearts``: with an article, in languages that have articles."""
    return CardTexts.tr("{rank} of {suit}").format(rank=_the_rank(card.rank), suit=suit_name(card.suit))


def group_name(group: Cards) -> str:
    """``8 of hearts``, or for more cards of one suit ``9 to 6 of clubs (4 cards)``."""
    if len(group) == 1:
        return card_name(group[0])
    name = CardTexts.tr("{first} to {last} of {suit} ({cards})")
    return name.format(
        first=_range_start(group[0].rank),
        last=_range_end(group[-1].rank),
        suit=suit_name(group[0].suit),
        cards=cards_text(len(group)),
    )


def cards_text(count: int) -> str:
    """``4 cards``."""
    return CardTexts.tr("%n card(s)", "", count)


def suit_name(suit: Suit) -> str:
    """``hearts``, to stand after a rank or alone."""
    match suit:
        case Suit.SPADES:
            return CardTexts.tr("spades")
        case Suit.HEARTS:
            return CardTexts.tr("hearts")
        case Suit.DIAMONDS:
            return CardTexts.tr("diamonds")
        case Suit.CLUBS:
            return CardTexts.tr("clubs")


def rank_name(rank: Rank) -> str:
    """``queen`` or ``8``."""
    letters = (CardTexts.tr("ace"), CardTexts.tr("jack"), CardTexts.tr("queen"), CardTexts.tr("king"))
    return _of_rank(rank, *letters, number=str(rank.value))


def a_rank(rank: Rank) -> str:
    """``a queen`` or ``an 8``."""
    letters = (
        CardTexts.tr("an ace"),
        CardTexts.tr("a jack"),
        CardTexts.tr("a queen"),
        CardTexts.tr("a king"),
    )
    number = CardTexts.tr("an 8") if rank is Rank.EIGHT else CardTexts.tr("a {rank}").format(rank=rank.value)
    return _of_rank(rank, *letters, number=number)


def _the_rank(rank: Rank) -> str:
    letters = (
        CardTexts.tr("the ace"),
        CardTexts.tr("the jack"),
        CardTexts.tr("the queen"),
        CardTexts.tr("the king"),
    )
    return _of_rank(rank, *letters, number=CardTexts.tr("the {rank}").format(rank=rank.value))


def _range_start(rank: Rank) -> str:
    letters = (
        CardTexts.tr("ace", "first of a range: king to ace"),
        CardTexts.tr("jack", "first of a range: king to ace"),
        CardTexts.tr("queen", "first of a range: king to ace"),
        CardTexts.tr("king", "first of a range: king to ace"),
    )
    number = CardTexts.tr("{rank}", "first of a range: 9 to 6").format(rank=rank.value)
    return _of_rank(rank, *letters, number=number)


def _range_end(rank: Rank) -> str:
    letters = (
        CardTexts.tr("ace", "last of a range: king to ace"),
        CardTexts.tr("jack", "last of a range: king to ace"),
        CardTexts.tr("queen", "last of a range: king to ace"),
        CardTexts.tr("king", "last of a range: king to ace"),
    )
    number = CardTexts.tr("{rank}", "last of a range: 9 to 6").format(rank=rank.value)
    return _of_rank(rank, *letters, number=number)


def _of_rank(rank: Rank, ace: str, jack: str, queen: str, king: str, *, number: str) -> str:
    """The text for ``rank`` among these; ``number`` is the text for a rank with no letter."""
    letters = {Rank.ACE: ace, Rank.JACK: jack, Rank.QUEEN: queen, Rank.KING: king}
    return letters.get(rank, number)
