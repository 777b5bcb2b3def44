"""What cards, suits and groups are called."""

from __future__ import annotations

from app.texts import Texts
from engine.cards import Card, Rank, Suit
from engine.position import Cards

cards = Texts("cards")


def card_name(card: Card) -> str:
    """``8 of hearts``."""
    return cards.tr("{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_name(card.suit))


def the_card(card: Card) -> str:
    """``the 8 of hearts``: with its article, in languages that have one."""
    return cards.tr("{rank} of {suit}").format(rank=_the_rank(card.rank), suit=suit_name(card.suit))


def group_name(group: Cards) -> str:
    """``8 of hearts``, or for more cards of one suit ``9 to 6 of clubs (4 cards)``."""
    if len(group) == 1:
        return card_name(group[0])
    name = cards.tr("{first} to {last} of {suit} ({cards})")
    return name.format(
        first=_rank_in_range(group[0].rank),
        last=_rank_in_range(group[-1].rank),
        suit=suit_name(group[0].suit),
        cards=cards_text(len(group)),
    )


def cards_text(count: int) -> str:
    """``4 cards``."""
    return cards.tr("%n card(s)", "", count)


def suit_name(suit: Suit) -> str:
    """``hearts``, as it stands after a rank or alone."""
    match suit:
        case Suit.SPADES:
            return cards.tr("spades")
        case Suit.HEARTS:
            return cards.tr("hearts")
        case Suit.DIAMONDS:
            return cards.tr("diamonds")
        case Suit.CLUBS:
            return cards.tr("clubs")


def rank_name(rank: Rank) -> str:
    """``queen`` or ``8``."""
    match rank:
        case Rank.ACE:
            return cards.tr("ace")
        case Rank.JACK:
            return cards.tr("jack")
        case Rank.QUEEN:
            return cards.tr("queen")
        case Rank.KING:
            return cards.tr("king")
        case _:
            return str(rank.value)


def a_rank(rank: Rank) -> str:
    """``a queen`` or ``an 8``."""
    match rank:
        case Rank.ACE:
            return cards.tr("an ace")
        case Rank.EIGHT:
            return cards.tr("an 8")
        case Rank.JACK:
            return cards.tr("a jack")
        case Rank.QUEEN:
            return cards.tr("a queen")
        case Rank.KING:
            return cards.tr("a king")
        case _:
            return cards.tr("a {rank}").format(rank=rank.value)


def _the_rank(rank: Rank) -> str:
    match rank:
        case Rank.ACE:
            return cards.tr("the ace")
        case Rank.JACK:
            return cards.tr("the jack")
        case Rank.QUEEN:
            return cards.tr("the queen")
        case Rank.KING:
            return cards.tr("the king")
        case _:
            return cards.tr("the {rank}").format(rank=rank.value)


def _rank_in_range(rank: Rank) -> str:
    match rank:
        case Rank.ACE:
            return cards.tr("ace", "in a range: king to ace")
        case Rank.JACK:
            return cards.tr("jack", "in a range: king to ace")
        case Rank.QUEEN:
            return cards.tr("queen", "in a range: king to ace")
        case Rank.KING:
            return cards.tr("king", "in a range: king to ace")
        case _:
            return str(rank.value)
