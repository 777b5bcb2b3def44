from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QSlider
from pytestqt.qtbot import QtBot

from app.board.scene import BoardScene
from app.replay.bar import ReplayBar
from app.replay.player import Replay
from app.replay.view import ReplayView
from engine.position import Position
from engine.records import Record
from engine.session import Step
from tests.app.program_driver import CONTROL, ProgramDriver, seahaven_session
from tests.app.some_games import won_record


def shown(desk: ProgramDriver) -> Position:
    scene = desk.find(ReplayView, "replay-board").scene()
    assert isinstance(scene, BoardScene)
    return scene.position


def watch(desk: ProgramDriver) -> None:
    """Begin with the won game, paused."""
    desk.window.replay(won_record())
    desk.click("replay-play")


def test_it_goes_through_every_state_of_the_game() -> None:
    replay = Replay(won_record())
    assert replay.last == 49
    replay.go_to(replay.last)
    assert replay.state.score == 851
    replay.go_to(0)
    assert replay.state.position == won_record().start


def test_undo_and_redo_are_shown_as_they_were_made() -> None:
    actions = won_record().actions[:2]
    record = won_record()._replace(actions=(*actions, Step.UNDO, Step.REDO))
    replay = Replay(record)
    assert [state.moves for state in replay.states] == [0, 1, 2, 1, 2]
    assert replay.move_between(2, 3) == actions[1]
    assert replay.move_between(3, 2) == actions[1]
    assert replay.move_between(0, 4) is None


def test_it_ends_where_an_action_is_refused() -> None:
    actions = won_record().actions
    replay = Replay(won_record()._replace(actions=(*actions[:3], actions[0])))
    assert replay.last == 3
    assert replay.refusal is not None


def test_it_plays_by_itself_to_the_end(qtbot: QtBot) -> None:
    replay = Replay(won_record()._replace(actions=won_record().actions[:2]))
    replay.set_speed(100.0)
    with qtbot.waitSignal(replay.playing_changed, check_params_cb=lambda is_playing: not is_playing):
        replay.play()
    assert replay.index == replay.last


def test_play_at_the_end_begins_again() -> None:
    replay = Replay(won_record())
    replay.go_to(replay.last)
    replay.play()
    assert (replay.index, replay.is_playing) == (0, True)


def test_a_record_without_actions_has_nothing_to_play() -> None:
    replay = Replay(Record.of(seahaven_session()))
    replay.play()
    assert not replay.is_playing


def test_a_record_without_actions_has_no_controls_but_leave(desk: ProgramDriver) -> None:
    """The picture of a deal in Help opens such a record."""
    desk.window.replay(won_record()._replace(actions=()))
    bar = desk.find(ReplayBar, "replay-bar")
    controls = (QAbstractButton, QSlider, QComboBox)
    shown = [
        control.objectName() for kind in controls for control in bar.findChildren(kind) if control.isVisible()
    ]
    assert shown == ["replay-leave"]
    assert not desk.find(QLabel, "replay-where").isVisible()
    desk.key(Qt.Key.Key_Space)
    desk.key(Qt.Key.Key_Right)
    desk.click("replay-leave")
    assert not desk.window.findChildren(ReplayBar)


def test_step_and_back_show_the_states_in_turn(desk: ProgramDriver) -> None:
    watch(desk)
    states = Replay(won_record()).states
    for index in (1, 2, 3):
        desk.click("replay-step")
        assert shown(desk) == states[index].position
    desk.click("replay-back")
    assert shown(desk) == states[2].position
    assert desk.text("replay-where") == "2 of 49"
    desk.click("replay-to-start")
    assert shown(desk) == states[0].position


def test_the_keys_do_the_same(desk: ProgramDriver) -> None:
    watch(desk)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Right)
    desk.key(Qt.Key.Key_Left)
    assert desk.text("replay-where") == "1 of 49"
    desk.key(Qt.Key.Key_End)
    assert desk.text("replay-where") == "49 of 49"
    desk.key(Qt.Key.Key_Home)
    assert desk.text("replay-where") == "0 of 49"


def test_the_slider_goes_anywhere(desk: ProgramDriver) -> None:
    watch(desk)
    desk.find(QSlider, "replay-slider").setValue(22)
    assert shown(desk) == Replay(won_record()).states[22].position


def test_the_speed_can_be_chosen(desk: ProgramDriver) -> None:
    watch(desk)
    speed = desk.find(QComboBox, "replay-speed")
    speed.setCurrentIndex(speed.findText("4×"))
    assert desk.window.findChild(Replay).speed == 4.0  # type: ignore[union-attr]


def test_leaving_returns_to_the_game_in_play_untouched(desk: ProgramDriver) -> None:
    desk.deal()
    desk.play(3)
    desk.key(Qt.Key.Key_Z, CONTROL)
    session = desk.controller.session
    before = session.state, list(session.actions), session.redo_move
    watch(desk)
    desk.click("replay-step")
    desk.key(Qt.Key.Key_Escape)
    assert not desk.window.findChildren(ReplayView)
    assert desk.controller.session is session
    assert (session.state, list(session.actions), session.redo_move) == before
    assert desk.window.board.isVisible()
    assert desk.window.board.hasFocus()


def test_the_time_of_the_game_in_play_stands_still_meanwhile(desk: ProgramDriver) -> None:
    def runs() -> bool:
        return desk.controller.clock.is_running

    desk.play()
    assert runs()
    watch(desk)
    assert not runs()
    desk.key(Qt.Key.Key_Escape)
    assert runs()


def test_commands_for_the_game_in_play_wait(desk: ProgramDriver) -> None:
    desk.play(2)
    before = desk.controller.state
    watch(desk)
    for name in ("undo", "redo", "restart", "save", "copy-code"):
        assert not desk.action(name).isEnabled()
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert desk.controller.state == before
    desk.key(Qt.Key.Key_Escape)
    assert desk.action("undo").isEnabled()


def test_the_game_in_play_can_be_watched_from_its_beginning(desk: ProgramDriver) -> None:
    desk.play(4)
    desk.command("replay")
    assert desk.text("replay-where") == "0 of 4"


def test_another_game_ends_the_replay(desk: ProgramDriver) -> None:
    watch(desk)
    desk.key(Qt.Key.Key_N, CONTROL)
    desk.key(Qt.Key.Key_Return)
    assert not desk.window.findChildren(ReplayView)


def test_where_a_record_is_refused_the_rule_is_said(desk: ProgramDriver) -> None:
    actions = won_record().actions
    desk.window.replay(won_record()._replace(actions=(*actions[:3], actions[0])))
    desk.key(Qt.Key.Key_End)
    assert desk.text("replay-text")


def test_a_game_of_the_other_kind_can_be_watched(desk: ProgramDriver) -> None:
    session = seahaven_session()
    desk.window.replay(Record.of(session))
    assert shown(desk) == session.position
