"""Properties of every game at every level, for the games of the registry and the small game."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Rank
from engine.deals import DealCode, parse_code
from engine.moves import best_move, destinations, foundation_move, legal_moves, liftable_sizes
from engine.position import Move, PileId, PileKind, Position, column
from engine.records import Record, layout_json, parse_record
from engine.rules import Game, Refusal, Rule, after_move, lift_refusal, move_refusal
from engine.session import Session, first_position
from tests.engine.strategies import (
    REGISTRY,
    REGISTRY_LEVELS,
    Level,
    codes,
    fewer_examples,
    level_name,
    positions,
    random_move,
    sessions,
)

every_level = pytest.mark.parametrize("level", REGISTRY_LEVELS, ids=level_name)
every_game = pytest.mark.parametrize("game", REGISTRY, ids=lambda game: game.name)


def cards_of(position: Position) -> Counter[Card]:
    """The cards of a position, with their counts."""
    held = tuple(card for card in position.cells if card is not None)
    return Counter(
        card
        for cards in (*position.columns, *position.foundations, *position.removed, held)
        for card in cards
    )


def whole_deck(level: Level) -> Counter[Card]:
    """The cards of a level's deck; equal faces are numbered."""
    game, number = level
    return cards_of(Position((game.deck(number),)).with_copies())


# Names and levels


def test_games_are_told_apart_by_name_and_by_code() -> None:
    assert len({game.name for game in REGISTRY}) == len(REGISTRY)
    assert len({game.codes.prefix for game in REGISTRY}) == len(REGISTRY)


@every_game
def test_a_game_has_different_levels(game: Game) -> None:
    assert len(set(game.codes.levels)) == len(game.codes.levels) > 0


# Deals


@every_level
@fewer_examples
@given(data=st.data())
def test_a_deal_lays_out_each_card_of_the_deck_once(level: Level, data: st.DataObject) -> None:
    game, _ = level
    assert cards_of(first_position(game, data.draw(codes(*level)))) == whole_deck(level)


@every_level
@fewer_examples
@given(data=st.data())
def test_a_deal_is_a_possible_position_and_not_yet_won(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = first_position(game, data.draw(codes(*level)))
    assert game.is_possible(position)
    assert game.follow_up(position) == position
    assert not game.is_won(position)


@every_level
@fewer_examples
@given(data=st.data())
def test_a_code_is_read_as_it_is_written(level: Level, data: st.DataObject) -> None:
    code = data.draw(codes(*level))
    assert parse_code(str(code), [game.codes for game in REGISTRY]) == code


@every_level
def test_other_numbers_are_other_deals(level: Level) -> None:
    game, number = level
    deals = [first_position(game, DealCode(game.codes, number, deal)) for deal in range(100)]
    assert len({str(layout_json(deal)) for deal in deals}) == len(deals)


# Lifting and placing


@every_level
@fewer_examples
@given(data=st.data())
def test_the_legal_moves_are_those_that_are_not_refused(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    accepted = {
        move
        for source in position.piles
        for target in position.piles
        for size in range(-1, len(position.cards(source)) + 2)
        if move_refusal(game, position, move := Move(source, target, size)) is None
    }
    listed = list(legal_moves(game, position))
    assert len(listed) == len(set(listed))
    assert set(listed) == accepted


@every_level
@fewer_examples
@given(data=st.data())
def test_the_destinations_of_a_group_are_its_legal_moves(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    moves = set(legal_moves(game, position))
    for source in position.piles:
        for size in range(-1, len(position.cards(source)) + 2):
            takers = destinations(game, position, source, size)
            assert {Move(source, target, size) for target in takers} == {
                move for move in moves if (move.source, move.size) == (source, size)
            }
            assert sorted(takers, key=position.piles.index) == list(takers)


@every_level
@fewer_examples
@given(data=st.data())
def test_what_may_be_lifted_may_be_lifted_in_part(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for source in position.piles:
        sizes = [
            size
            for size in range(-1, len(position.cards(source)) + 2)
            if lift_refusal(game, position, source, size) is None
        ]
        assert sizes == list(range(1, len(sizes) + 1)) == list(liftable_sizes(game, position, source))


@every_level
@fewer_examples
@given(data=st.data())
def test_an_empty_column_takes_the_cards_that_the_game_says(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for source in position.piles:
        for target in position.piles:
            if target.kind is PileKind.COLUMN and not position.cards(target) and position.cards(source):
                refusal = move_refusal(game, position, Move(source, target))
                is_king = position.cards(source)[-1].rank is Rank.KING
                is_taken = is_king or not game.empty_column_needs_king
                assert (refusal is None) == is_taken


@every_level
@fewer_examples
@given(data=st.data())
def test_no_pile_beyond_the_board_gives_or_takes_a_card(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    there = data.draw(st.sampled_from(position.piles))
    for kind in PileKind:
        missing = next(pile for offset in range(99) if (pile := PileId(kind, offset)) not in position.piles)
        refusal = Refusal(Rule.NO_SUCH_PILE, {"pile": missing})
        assert move_refusal(game, position, Move(missing, there)) == refusal
        assert move_refusal(game, position, Move(there, missing)) == refusal
        assert lift_refusal(game, position, missing, 1) == refusal
        assert not liftable_sizes(game, position, missing)
        assert destinations(game, position, missing, 1) == ()


@every_level
@fewer_examples
@given(data=st.data())
def test_a_double_click_is_a_legal_move_or_is_refused(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    moves = set(legal_moves(game, position))
    for source in position.piles:
        for size in range(-1, len(position.cards(source)) + 2):
            best = best_move(game, position, source, size)
            refusal = lift_refusal(game, position, source, size)
            if refusal is not None:
                assert best == refusal
            elif isinstance(best, Move):
                assert best in moves
                assert (best.source, best.size) == (source, size)
            else:
                assert best == Refusal(Rule.NO_PLACE)


@every_level
@fewer_examples
@given(data=st.data())
def test_a_card_goes_to_a_foundation_by_a_legal_move(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for source in position.piles:
        legal = [
            move
            for move in legal_moves(game, position)
            if move.source == source and move.target.kind is PileKind.FOUNDATION
        ]
        move = foundation_move(game, position, source)
        assert legal == ([] if move is None else [move])


@every_level
@fewer_examples
@given(data=st.data())
def test_an_empty_column_takes_only_kings_if_the_game_says_so(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    first, second, *others = position.columns
    position = position._replace(columns=((), second + first, *others))
    for source in position.piles[1:]:
        for card in position.cards(source)[-1:]:
            refusal = move_refusal(game, position, Move(source, column(0)))
            fits = card.rank is Rank.KING or not game.empty_column_needs_king
            assert (refusal is None) is fits, str(card)


# Play


@every_level
@fewer_examples
@given(data=st.data())
def test_no_card_is_lost_or_doubled_in_play(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level, with_steps=True))
    assert cards_of(session.position) == whole_deck(level)


@every_level
@fewer_examples
@given(data=st.data())
def test_no_move_loses_or_doubles_a_card(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for move in legal_moves(game, position):
        assert cards_of(after_move(game, position, move)) == whole_deck(level), str(move)


@every_level
@fewer_examples
@given(data=st.data())
def test_each_move_can_be_taken_back_and_carried_out_again(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level))
    before = session.state
    move = random_move(data.draw(st.randoms()), session.game, before.position)
    if move is None or isinstance(session.play(move), Refusal):
        return
    after = session.state
    assert after.moves == before.moves + 1
    session.undo()
    assert session.state == before
    session.redo()
    assert session.state == after


@every_level
@fewer_examples
@given(data=st.data())
def test_a_move_leaves_nothing_undone(level: Level, data: st.DataObject) -> None:
    game, _ = level
    position = data.draw(positions(*level))
    for move in legal_moves(game, position):
        after = after_move(game, position, move)
        assert game.follow_up(after) == after
        assert game.is_possible(after)


@every_level
@fewer_examples
@given(data=st.data())
def test_a_refused_move_changes_nothing(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level, with_steps=True))
    piles = st.sampled_from(session.position.piles)
    move = Move(data.draw(piles), data.draw(piles), data.draw(st.integers(-1, 60)))
    if move_refusal(session.game, session.position, move) is None:
        return
    before = session.state, list(session.actions)
    assert isinstance(session.play(move), Refusal)
    assert (session.state, session.actions) == before


@every_level
@fewer_examples
@given(data=st.data())
def test_restart_gives_the_first_position_again(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level, with_steps=True))
    session.restart()
    assert session.code is not None
    fresh = Session.deal(session.game, session.code)
    assert (session.state, session.actions) == (fresh.state, [])


# Records


@every_level
@fewer_examples
@given(data=st.data())
def test_a_game_comes_back_from_its_record(level: Level, data: st.DataObject) -> None:
    session = data.draw(sessions(*level, with_steps=True))
    text = json.dumps(Record.of(session).as_json())
    replayed, done, refusal = parse_record(text, REGISTRY).replay()
    assert (done, refusal) == (len(session.actions), None)
    assert replayed.state == session.state
    assert replayed.actions == session.actions
    assert replayed.code == session.code


@every_level
@fewer_examples
@given(data=st.data())
def test_any_position_comes_back_from_its_record(level: Level, data: st.DataObject) -> None:
    game, number = level
    position = data.draw(positions(*level)).with_copies()
    text = json.dumps(Record(game, number, None, position, ()).as_json())
    assert parse_record(text, REGISTRY) == Record(game, number, None, position, ())
