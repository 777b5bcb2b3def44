"""Texts of refusals: one line that names the rule."""

from __future__ import annotations

from typing import assert_never, cast

from app.text.cards import a_rank, suit_name, the_card
from app.text.piles import pile_name, the_pile
from app.text.translation import Texts, sentence
from engine.cards import Card, Suit, deck
from engine.moves import destinations
from engine.position import Move, PileId, PileKind, Position
from engine.rules import Game, Refusal, Rule, lift_refusal
from engine.session import UNDO_LIMIT, Action, Session

RefusalTexts = Texts("RefusalTexts")


def refusal_text(
    refusal: Refusal, game: Game, *, into_empty_column: bool = False, fits_nowhere: bool = False
) -> str:
    """The broken rule of ``game``, with the numbers of the position, as a sentence.

    ``into_empty_column`` is true if the target was an empty column: the refusal of a large group then does
    not count that column among the empty ones. ``fits_nowhere`` is true if the group has no destination.
    """
    return sentence(_text(refusal, game, into_empty_column=into_empty_column, fits_nowhere=fits_nowhere))


def refused_at_pile_text(
    refusal: Refusal, game: Game, position: Position, pile: PileId | None, size: int
) -> str:
    """Why the player's action at ``pile`` is refused.

    ``pile`` is the one that the cards come from or go to; None if the action has none. ``size`` matters for a
    refused double click: it is the number of cards that would move.
    """
    if pile is None:
        return refusal_text(refusal, game)
    if refusal.rule is Rule.NO_PLACE:
        return refusal_text(refusal, game, fits_nowhere=not destinations(game, position, pile, size))
    return refusal_text(refusal, game, into_empty_column=_is_empty_column(position, pile))


def refused_action_text(refusal: Refusal, session: Session, action: Action) -> str:
    """Why ``session`` refused ``action``, as a sentence."""
    if not isinstance(action, Move):
        return refusal_text(refusal, session.game)
    may_be_lifted = lift_refusal(session.game, session.position, action.source, action.size) is None
    into_empty_column = may_be_lifted and _is_empty_column(session.position, action.target)
    return refusal_text(refusal, session.game, into_empty_column=into_empty_column)


def undo_limit_text() -> str:
    """Why no more moves can be undone although moves were made."""
    return RefusalTexts.tr("Only the last %n move(s) can be undone.", "", UNDO_LIMIT)


def _text(  # noqa: PLR0912 (one case for each rule)
    refusal: Refusal, game: Game, *, into_empty_column: bool, fits_nowhere: bool
) -> str:
    match refusal.rule:
        case Rule.NO_SUCH_PILE:
            return RefusalTexts.tr("This game has no {pile}.").format(
                pile=pile_name(cast(PileId, refusal.values["pile"]))
            )
        case Rule.SAME_PILE:
            return RefusalTexts.tr("The cards lie there already: {pile}.").format(
                pile=pile_name(cast(PileId, refusal.values["pile"]))
            )
        case Rule.EMPTY_PILE:
            return RefusalTexts.tr("{pile} is empty: there is no card to lift.").format(pile=_pile(refusal))
        case Rule.TOO_FEW_CARDS:
            text = RefusalTexts.tr(
                "{pile} gives at most %n card(s) at a time, not {size}.", "", _count(refusal, "most")
            )
            return text.format(pile=_pile(refusal), size=_count(refusal, "size"))
        case Rule.COVERED_CARD:
            return RefusalTexts.tr(
                "Cards move together only if they descend by one: {card} lies on {on}."
            ).format(card=_card(refusal), on=_card(refusal, "on"))
        case Rule.MIXED_SUITS:
            return RefusalTexts.tr("Only cards of one suit move together: {card} lies on {on}.").format(
                card=_card(refusal), on=_card(refusal, "on")
            )
        case Rule.GROUP_TOO_LARGE:
            return _group_too_large(refusal, into_empty_column=into_empty_column)
        case Rule.CELL_TAKES_ONE_CARD:
            return RefusalTexts.tr("A cell holds one card, not %n.", "", _count(refusal, "size"))
        case Rule.CELL_OCCUPIED:
            return RefusalTexts.tr("This cell is taken: {card} is in it.").format(card=_card(refusal))
        case Rule.FOUNDATION_TAKES_ONE_CARD:
            return RefusalTexts.tr(
                "A foundation takes one card at a time, not %n.", "", _count(refusal, "size")
            )
        case Rule.FOUNDATION_WRONG_SUIT:
            return RefusalTexts.tr(
                "Each foundation takes one suit: {card} goes to the one for {suit}."
            ).format(card=_card(refusal), suit=suit_name(_face(refusal).suit))
        case Rule.FOUNDATION_NEXT_RANK:
            return _foundation_next_rank(refusal)
        case Rule.KING_NEEDS_EMPTY_COLUMN:
            return RefusalTexts.tr(
                "A king goes only into an empty column: {card} cannot lie on {on}."
            ).format(card=_card(refusal), on=_card(refusal, "on"))
        case Rule.NOTHING_ON_ACE:
            return RefusalTexts.tr("Nothing goes on an ace: {card} cannot lie on {on}.").format(
                card=_card(refusal), on=_card(refusal, "on")
            )
        case Rule.SUIT_MISMATCH:
            on = _face(refusal, "on")
            return RefusalTexts.tr(
                "The suit must be the same: only {needed} goes on {on}, not {card}."
            ).format(needed=_what_goes_on(game, on), on=the_card(on), card=_card(refusal))
        case Rule.RANK_MISMATCH:
            on = _face(refusal, "on")
            text = RefusalTexts.tr("The rank must be one lower: only {rank} goes on {on}, not {card}.")
            return text.format(rank=_what_goes_on(game, on), on=the_card(on), card=_card(refusal))
        case Rule.EMPTY_COLUMN_NEEDS_KING:
            return RefusalTexts.tr(
                "Only a king, alone or with its run, goes into an empty column, not {card}."
            ).format(card=_card(refusal))
        case Rule.NOTHING_TO_UNDO:
            return RefusalTexts.tr("There is no move to undo.")
        case Rule.NOTHING_TO_REDO:
            return RefusalTexts.tr("There is no move to redo.")
        case Rule.NO_PLACE:
            if fits_nowhere:
                return RefusalTexts.tr("This fits nowhere at the moment.")
            return RefusalTexts.tr("There is no better place for this.")
        case _:
            assert_never(refusal.rule)


def _what_goes_on(game: Game, on: Card) -> str:
    """``an 8``, or in a game that builds in suit ``the 8 of spades``."""
    takers = [card for card in deck(Suit) if game.column_refusal(card, on) is None]
    return the_card(takers[0]) if len(takers) == 1 else a_rank(takers[0].rank)


def _is_empty_column(position: Position, pile: PileId) -> bool:
    return pile.kind is PileKind.COLUMN and position.has_pile(pile) and not position.cards(pile)


def _group_too_large(refusal: Refusal, *, into_empty_column: bool) -> str:
    free_cells, empty_columns = _count(refusal, "free_cells"), _count(refusal, "empty_columns")
    if free_cells:
        cells = RefusalTexts.tr("%n cell(s) are free", "", free_cells)
    else:
        cells = RefusalTexts.tr("no cell is free")
    if into_empty_column:
        if empty_columns:
            columns = RefusalTexts.tr("%n other column(s) are empty", "", empty_columns)
        else:
            columns = RefusalTexts.tr("no other column is empty")
        most = RefusalTexts.tr("at most %n card(s) go into an empty column", "", _count(refusal, "most"))
    else:
        if empty_columns:
            columns = RefusalTexts.tr("%n column(s) are empty", "", empty_columns)
        else:
            columns = RefusalTexts.tr("no column is empty")
        most = RefusalTexts.tr("at most %n card(s) move together", "", _count(refusal, "most"))
    text = RefusalTexts.tr("{cells} and {columns}: {most}, not {size}.")
    return text.format(cells=cells, columns=columns, most=most, size=_count(refusal, "size"))


def _foundation_next_rank(refusal: Refusal) -> str:
    card = _face(refusal)
    if refusal.values["needs"] is None:
        text = RefusalTexts.tr("The foundation of {suit} is complete: {card} cannot go there.")
        return text.format(suit=suit_name(card.suit), card=the_card(card))
    text = RefusalTexts.tr("The foundation of {suit} waits for {needs}, not for {card}.")
    return text.format(suit=suit_name(card.suit), needs=_card(refusal, "needs"), card=_card(refusal))


def _card(refusal: Refusal, key: str = "card") -> str:
    return the_card(_face(refusal, key))


def _face(refusal: Refusal, key: str = "card") -> Card:
    return cast(Card, refusal.values[key])


def _pile(refusal: Refusal) -> str:
    return the_pile(cast(PileId, refusal.values["pile"]))


def _count(refusal: Refusal, key: str) -> int:
    return cast(int, refusal.values[key])
