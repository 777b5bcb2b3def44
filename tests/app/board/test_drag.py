"""Drags: destinations accept the group, other piles return it, and every interruption ends the drag."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication

from app.board.card_item import CardItem
from app.decks.art.deck import DeckStyle
from engine.games import GAMES, SEAHAVEN_TOWERS, SIMPLE_SIMON
from engine.position import column
from engine.rules import Game
from tests.app.board import board_checks
from tests.app.board.games import SIMON
from tests.app.board.player import CONTROL, MIDDLE, RIGHT, Player, carried_out, refused

SEAHAVEN = """
    c:  5S -
    f:  3S AH - -
    t1: KD 6S
    t2: 4S
    t3: 9C 8C
    t4: 2C
    t5: -
    t6: QH
    t7: QD
    t8: JD
    t9: TD
    t10: 9D
"""


def at_home(player: Player) -> list[str]:
    """The faults of the board after all flights, with no group held."""
    player.click(player.bare_table)
    player.scene.finish()
    return board_checks.faults(player.view, player.position, DeckStyle())


def place_automatically(player: Player) -> None:
    player.choose(automatic_placement=True)


# Drops on destinations


def test_a_group_dropped_on_a_destination_lies_there_and_does_not_fly_a_second_time(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    with carried_out(player, "t1>t2"):
        player.drag("t1", "t2")
    assert not player.scene.is_flying
    assert at_home(player) == []


def test_the_group_keeps_its_shape_and_lies_above_everything(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1x2", "t6")
    held = player.scene.held
    assert held is not None
    assert held.rect.size() == player.layout.group(column(0), 2, 2).size()
    assert held.zValue() == max(item.zValue() for item in player.scene.items())
    assert [
        item.card for item in player.scene.items() if isinstance(item, CardItem) and item.isVisible()
    ] != []


def test_the_group_stays_under_the_pointer_where_it_was_pressed(player: Player) -> None:
    """The group does not jump when the pointer reaches the drag distance."""
    player.open(SIMPLE_SIMON, SIMON)
    home = player.layout.group(column(0), 2, 2).topLeft()
    pressed = player.lift("t1x2")
    held = player.scene.held
    assert held is not None
    assert held.rect.topLeft() - home == QPointF(player.held_at - pressed)


def test_the_dragged_group_is_seen_once(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1x2", "t6")
    hidden = [
        str(item.card) for item in player.scene.items() if isinstance(item, CardItem) and not item.isVisible()
    ]
    assert sorted(hidden) == ["8S", "9S"]


def test_lifting_the_top_card_of_a_foundation_shows_the_card_below_it(player: Player) -> None:
    player.open(SEAHAVEN_TOWERS, SEAHAVEN)
    player.lift("fS")
    foundation = player.position.foundations[0]
    assert player.scene.item(foundation[-2]).isVisible()
    player.key(Qt.Key.Key_Escape)
    assert at_home(player) == []


@pytest.mark.parametrize(
    ("where", "taker"),
    [
        pytest.param(
            lambda place, far: QPointF(place.left() - 0.4 * far, place.top()), "t2", id="over t1 and t2"
        ),
        pytest.param(
            lambda place, far: QPointF(place.left() - 0.4 * far, 400), "t2", id="below the end of t2"
        ),
        pytest.param(lambda place, _far: QPointF(place.left(), 560), "t2", id="half below the window's edge"),
        pytest.param(lambda place, far: QPointF(place.left() + 0.3 * far, 300), "t2", id="half over t3"),
    ],
)
def test_dropping_need_not_be_exact(
    player: Player, where: Callable[[QRectF, float], QPointF], taker: str
) -> None:
    """Over two columns, below the end of a column, in a gap, and at the edge of the window."""
    player.open(SIMPLE_SIMON, SIMON)
    place = player.layout.slot_rect(column(1))
    with carried_out(player, f"t1>{taker}"):
        player.drag("t1", where(place, place.width()))


def test_a_card_dropped_on_a_card_inside_a_column_lies_at_its_end(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: KH QH JH TH 9D")
    inside = player.layout.card(column(1), 1, 5).topLeft().toPoint()
    with carried_out(player, "t1>t2"):
        player.drag("t1", inside)


def test_the_legal_pile_wins_over_one_that_is_overlapped_more(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    place = player.layout.slot_rect(column(1))
    with carried_out(player, "t1>t2"):
        player.drag("t1", QPointF(place.left() + 0.8 * place.width(), place.top() + 40))


def test_of_two_destinations_the_one_overlapped_more_takes_the_card(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: 9D")
    second, third = player.layout.slot_rect(column(1)), player.layout.slot_rect(column(2))
    with carried_out(player, "t1>t3"):
        player.drag("t1", QPointF(0.4 * second.left() + 0.6 * third.left(), second.top()))


def test_the_pile_that_a_drop_would_choose_is_marked_more_strongly(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1", "t2")
    marked = player.scene.marks.marked
    assert player.marked == {"t2", "t5"}
    chosen, other = (marked[column(offset)].pixmap().toImage() for offset in (1, 4))
    assert chosen != other


# Drops elsewhere


def test_a_drop_over_illegal_piles_only_is_refused_by_the_rule_of_the_one_overlapped_most(
    player: Player,
) -> None:
    player.open(SIMPLE_SIMON, "t1: AS\nt2: KH\nt3: 5D\nt4: AC")
    third, fourth = player.layout.slot_rect(column(2)), player.layout.slot_rect(column(3))
    with refused(player, "rank-mismatch"):
        player.drag("t1", QPointF(0.7 * third.left() + 0.3 * fourth.left(), third.top()))
    with refused(player, "nothing-on-ace"):
        player.drag("t1", QPointF(0.3 * third.left() + 0.7 * fourth.left(), third.top()))
    assert at_home(player) == []


def test_dropped_where_it_came_from_or_nowhere_a_group_goes_home_in_silence(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON + "t7: 2S\nt8: 2H\nt9: 2D\nt10: 2C")
    own, next_to_it = player.layout.slot_rect(column(0)), player.layout.slot_rect(column(1))
    for corner in (
        QPointF(own.left() + 12, own.top() + 70),
        QPointF(0.6 * own.left() + 0.4 * next_to_it.left(), own.top()),
        QPointF(own.left(), 8),
    ):
        with refused(player):
            player.drag("t1", corner)
        assert at_home(player) == []


def test_a_drag_begins_at_the_distance_that_the_system_sets(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    point, distance = player.point("t1"), QApplication.startDragDistance()
    player.press(point)
    player.move(point + QPoint(0, distance - 1))
    assert not player.view.hand.is_dragging
    player.move(point + QPoint(0, distance))
    assert player.view.hand.is_dragging


def test_a_group_that_may_not_be_lifted_stays_and_the_rule_is_reported(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 9S 8H\nt2: KS 3D\nt3: -")
    with refused(player, "mixed-suits"):
        player.drag("t1x2", "t3")
    with refused(player, "covered-card"):
        player.drag("t2x2", "t3")


# Automatic placement


def test_automatic_placement_sends_an_illegal_drop_to_the_best_place(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: TS 9S\nt4: 5D")
    place_automatically(player)
    with carried_out(player, "t1>t3"):
        player.drag("t1", "t4")


def test_automatic_placement_leaves_a_card_on_the_legal_destination_it_was_dropped_on(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: TS 9S\nt4: 5D")
    place_automatically(player)
    with carried_out(player, "t1>t2"):
        player.drag("t1", "t2")


def test_automatic_placement_with_nowhere_to_go_tells_the_rule_of_the_pile_dropped_on(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: KH\nt3: AD")
    place_automatically(player)
    with refused(player, "nothing-on-ace"):
        player.drag("t1", "t3")


def test_automatic_placement_does_nothing_for_a_card_released_over_no_pile(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: TS 9S\nt4: 5D")
    place_automatically(player)
    with refused(player):
        player.carry("t1", "t4")
        player.let_go_outside(QPoint(-3000, -3000))
    assert at_home(player) == []


@pytest.mark.usefixtures("long_flights")
def test_a_card_that_automatic_placement_sends_elsewhere_flies_there(player: Player) -> None:
    player.open(SIMPLE_SIMON, "t1: 8S\nt2: 9H\nt3: TS 9S\nt4: 5D")
    place_automatically(player)
    player.drag("t1", "t4")
    assert player.scene.is_flying


# Interruptions of a drag

Interruption = Callable[[Player], object]


INTERRUPTIONS: dict[str, Interruption] = {
    "Esc": lambda player: player.key(Qt.Key.Key_Escape),
    "any other key": lambda player: player.key(Qt.Key.Key_F1),
    "a shortcut": lambda player: player.key(Qt.Key.Key_Z, CONTROL),
    "the right button": lambda player: player.press(player.held_at, RIGHT),
    "the middle button": lambda player: player.press(player.held_at, MIDDLE),
    "another window": Player.lose_focus,
    "a menu, which takes the focus": lambda player: player.view.clearFocus(),
    "hiding the window": lambda player: player.view.hide(),
    "closing the window": lambda player: player.view.close(),
    "another size": lambda player: player.view.resize(QSize(800, 600)),
    "another scale factor": lambda player: (
        QApplication.sendEvent(player.view, QEvent(QEvent.Type.DevicePixelRatioChange)) and None
    ),
    "a setting": lambda player: player.choose(four_colours=False),
}


@pytest.mark.parametrize("interruption", INTERRUPTIONS.values(), ids=INTERRUPTIONS)
def test_whatever_interrupts_a_drag_brings_the_cards_home(player: Player, interruption: Interruption) -> None:
    """The next click works, too."""
    player.open(SIMPLE_SIMON, SIMON)
    before = player.drawn
    player.carry("t1", "t2")
    interruption(player)
    assert not player.view.hand.is_dragging
    assert player.scene.held is None
    player.release(player.held_at)
    for button in (RIGHT, MIDDLE):
        player.release(player.held_at, button)
    player.view.show()
    player.view.activateWindow()
    player.view.setFocus()
    QApplication.processEvents()
    assert player.drawn == before
    while not player.scene.is_sharp:
        QApplication.processEvents()
    assert at_home(player) == []
    with carried_out(player, "t1>t2"):
        player.click("t1")
        player.click("t2")


def test_released_outside_the_window_a_group_goes_home(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    with refused(player):
        player.carry("t1", "t2")
        player.let_go_outside(QPoint(-3000, -3000))
    assert at_home(player) == []


def test_new_faces_that_come_during_a_drag_bring_no_second_picture(player: Player) -> None:
    player.open(SIMPLE_SIMON, SIMON)
    player.view.resize(820, 600)  # the faces of the new size are drawn a little later
    player.carry("t1", "t2")
    hidden = player.scene.item(player.position.columns[0][-1])
    while not player.scene.is_sharp:
        QApplication.processEvents()
    assert not hidden.isVisible()
    player.release(player.held_at)
    assert player.moves == ["t1>t2"]
    assert at_home(player) == []


def test_a_press_on_the_game_before_lifts_nothing_of_the_next_deal(player: Player) -> None:
    player.press("t10")
    player.controller.new_game(SIMPLE_SIMON, 4)
    player.move("t1")
    assert player.view.hand.hold is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_deal_during_a_drag_leaves_nothing_of_the_earlier_one(player: Player, game: Game) -> None:
    """A second start with a deal code begins one. The cards of the deals differ."""
    player.open(SIMPLE_SIMON, SIMON)
    returned: list[object] = []
    player.view.hand.returned.connect(returned.append)
    player.carry("t1", "t2")
    player.controller.new_game(game, game.codes.levels[-1])
    assert not player.view.hand.is_dragging
    player.release(player.held_at)
    assert player.moves == []
    assert returned == []
    player.scene.finish()
    while not player.scene.is_sharp:
        QApplication.processEvents()
    assert at_home(player) == []


@pytest.mark.parametrize("way", [QPoint(0, 40), QPoint(0, 0)], ids=["drag", "click"])
def test_a_press_before_a_change_takes_no_other_card_after_it(player: Player, way: QPoint) -> None:
    """The pressed card went back; the card that it covered is below the pointer now."""
    player.open(SIMPLE_SIMON, SIMON)
    player.carry("t1", "t2")
    player.release(player.held_at)
    player.scene.finish()
    pressed = player.point("t2")
    player.press(pressed)
    player.controller.undo()
    player.move(pressed + way)
    assert player.view.hand.hold is None
    player.release(pressed + way)
    assert player.view.hand.hold is None
    assert at_home(player) == []
