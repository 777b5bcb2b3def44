from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from app.board.banner import Banner
from app.board.face_cache import FaceCache
from app.decks.art.deck import DeckStyle
from app.decks.art.palette import Table
from app.main_window import geometry
from app.main_window.win_panel import WinPanel
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.storage.notices import Notice, NoticeKind
from app.storage.store import Storage
from app.widgets.message_box import MessageBox
from engine.position import Move, cell
from engine.session import UNDO_LIMIT
from tests.app.board import board_checks
from tests.app.program_driver import CONTROL, SIMPLE_SIMON_CODE, ProgramDriver
from tests.app.reading import unfit
from tests.app.some_games import won_record
from tests.app.speech import SPOKEN, Speak


def commands(desk: ProgramDriver) -> list[QAction]:
    return [action for action in desk.window.findChildren(QAction) if action.text() and action.objectName()]


# Commands


def test_every_command_has_a_name_and_a_tooltip_with_its_key(desk: ProgramDriver) -> None:
    for action in commands(desk):
        if action.menu() is None:
            assert action.toolTip(), action.objectName()
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            assert keys in action.toolTip(), action.objectName()


def test_the_first_frame_draws_the_icons_that_it_shows_and_the_others_follow(desk: ProgramDriver) -> None:
    shown = {action.objectName() for action in desk.find(QToolBar, "toolbar").actions() if action.isVisible()}
    with_icons = {action.objectName() for action in commands(desk) if not action.icon().isNull()}
    assert with_icons == shown - {""}
    desk.window.after_first_frame()
    assert all(not desk.find(QAction, name).icon().isNull() for name in ("open", "save", "settings", "rules"))


def test_no_two_commands_have_one_key(desk: ProgramDriver) -> None:
    keys = [key for action in commands(desk) for key in action.shortcuts()]
    assert len({key.toString() for key in keys}) == len(keys)


@pytest.mark.parametrize("language", SPOKEN)
def test_the_mnemonics_of_a_menu_differ(desk: ProgramDriver, speak: Speak, language: Language) -> None:
    speak(language)
    desk.process_events()
    for menu in (desk.window.menuBar(), *desk.window.findChildren(QMenu)):
        texts = defaultdict(list)
        for action in menu.actions():
            texts[mnemonic(action.text())].append(action.text())
        texts.pop("", None)
        assert [same for same in texts.values() if len(same) > 1] == []


@pytest.mark.parametrize("language", SPOKEN)
def test_each_submenu_has_a_mnemonic(desk: ProgramDriver, speak: Speak, language: Language) -> None:
    speak(language)
    desk.process_events()
    titles = [menu.title() for menu in desk.window.findChildren(QMenu) if menu.title()]
    assert [title for title in titles if not mnemonic(title)] == []


def mnemonic(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


@pytest.mark.parametrize("language", SPOKEN)
def test_the_toolbar_shows_all_its_words_in_the_smallest_window(
    desk: ProgramDriver, speak: Speak, language: Language
) -> None:
    speak(language)
    desk.deal("SH1-C4-AAAAAJ2")
    desk.window.resize(640, 480)
    desk.process_events()
    assert (desk.window.width(), desk.window.height()) == (640, 480)
    toolbar = desk.find(QToolBar, "toolbar")
    buttons = [button for button in toolbar.findChildren(QToolButton) if button.isVisible() and button.text()]
    assert len(buttons) == 5
    assert all(button.geometry().right() <= toolbar.width() for button in buttons)
    assert unfit(desk.window) == []


@pytest.mark.parametrize(
    "redo", [(Qt.Key.Key_Y, CONTROL), (Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)]
)
def test_undo_and_redo_go_by_letter(desk: ProgramDriver, redo: tuple[Qt.Key, Qt.KeyboardModifier]) -> None:
    desk.play(2)
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert desk.controller.state.moves == 1
    desk.key(*redo)
    assert desk.controller.state.moves == 2


def test_undo_at_its_limit_says_why(desk: ProgramDriver) -> None:
    desk.deal("SH1-C4-AAAAAJ2")
    cells = [Move(cell(0), cell(2)), Move(cell(2), cell(0))]
    for number in range(UNDO_LIMIT + 1):
        assert desk.controller.move(cells[number % 2])
    for _ in range(UNDO_LIMIT):
        desk.key(Qt.Key.Key_Z, CONTROL)
    assert not desk.action("undo").isEnabled()
    assert str(UNDO_LIMIT) in desk.action("undo").toolTip()
    assert str(UNDO_LIMIT) in desk.find(Banner, "message").text()


def test_commands_that_would_do_nothing_are_grey(desk: ProgramDriver) -> None:
    grey = ("undo", "redo", "restart", "replay")
    assert not any(desk.action(name).isEnabled() for name in grey)
    desk.play()
    assert desk.action("undo").isEnabled()
    assert desk.action("restart").isEnabled()


def test_send_all_is_offered_in_seahaven_towers_only(desk: ProgramDriver) -> None:
    assert not desk.action("send-all").isVisible()
    desk.deal("SH1-C4-AAAAAJ2")
    assert desk.action("send-all").isVisible()


def test_the_deal_code_is_copied_by_its_key_and_by_a_click(desk: ProgramDriver) -> None:
    desk.deal()
    for way in ("key", "click"):
        QGuiApplication.clipboard().clear()
        if way == "key":
            desk.key(Qt.Key.Key_C, CONTROL)
        else:
            desk.click("deal-code")
        assert QGuiApplication.clipboard().text() == SIMPLE_SIMON_CODE
        assert SIMPLE_SIMON_CODE in desk.find(Banner, "message").text()


def test_a_new_deal_is_of_the_same_level_and_asks_nothing_before_a_move(desk: ProgramDriver) -> None:
    desk.deal("SH1-C2-AAAAAJ2")
    desk.key(Qt.Key.Key_D, CONTROL)
    assert desk.code.startswith("SH1-C2-")
    assert desk.code != "SH1-C2-AAAAAJ2"


# The view


@pytest.mark.parametrize("name", ["show-time", "animations"])
def test_the_view_menu_switches_a_setting_and_shows_it(desk: ProgramDriver, name: str) -> None:
    def is_on() -> bool:
        return bool(getattr(desk.preferences.settings, name.replace("-", "_")))

    before = is_on()
    assert desk.action(f"setting-{name}").isChecked() is before
    desk.command(f"setting-{name}")
    assert is_on() is not before
    assert desk.action(f"setting-{name}").isChecked() is not before
    desk.preferences.change(Settings())
    assert desk.action(f"setting-{name}").isChecked() is before


@pytest.mark.parametrize("name", ["four-colours", "large-indices"])
def test_the_view_menu_chooses_the_cards(desk: ProgramDriver, name: str) -> None:
    desk.open_menu("view-menu")
    assert not desk.action(f"setting-{name}").isChecked()
    desk.command(f"setting-{name}")
    assert getattr(desk.preferences.settings, name.replace("-", "_"))
    desk.open_menu("view-menu")
    assert desk.action(f"setting-{name}").isChecked()


def test_the_view_menu_chooses_the_table(desk: ProgramDriver) -> None:
    desk.open_menu("view-menu")
    desk.command("table-blue")
    assert desk.preferences.settings.table is Table.BLUE
    desk.open_menu("view-menu")
    assert [table for table in Table if desk.action(f"table-{table.value}").isChecked()] == [Table.BLUE]


# Full screen


def holds(desk: ProgramDriver) -> bool:
    return desk.window.board.hand.hold is not None


def is_full_screen(desk: ProgramDriver) -> bool:
    return desk.window.isFullScreen()


def test_f11_fills_the_screen_and_escape_leaves_it(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F11)
    assert is_full_screen(desk)
    assert desk.action("leave-full-screen").isVisible()
    desk.key(Qt.Key.Key_Escape)
    assert not is_full_screen(desk)
    assert not desk.action("leave-full-screen").isVisible()


def test_the_mouse_finds_the_way_out_of_full_screen(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F11)
    button = desk.find(QToolBar, "toolbar").widgetForAction(desk.action("leave-full-screen"))
    desk.click_at(button, button.rect().center())
    assert not is_full_screen(desk)


def test_escape_puts_the_cards_back_before_it_leaves_full_screen(desk: ProgramDriver) -> None:
    desk.key(Qt.Key.Key_F11)
    desk.window.board.setFocus()
    desk.key(Qt.Key.Key_1)
    desk.key(Qt.Key.Key_Space)
    assert holds(desk)
    desk.key(Qt.Key.Key_Escape)
    assert not holds(desk)
    assert is_full_screen(desk)
    desk.key(Qt.Key.Key_Escape)
    assert not is_full_screen(desk)


# Size


def start_again(storage: Storage, face_cache: Path, qtbot: QtBot) -> Window:
    window = Window(Controller(storage), Preferences(storage), storage, FaceCache(face_cache))
    qtbot.addWidget(window)
    window.restore_size()
    return window


def test_the_window_keeps_its_size_over_many_starts(storage: Storage, face_cache: Path, qtbot: QtBot) -> None:
    first = start_again(storage, face_cache, qtbot)
    first.resize(701, 533)
    first.show()
    first.close()
    for _ in range(3):
        window = start_again(storage, face_cache, qtbot)
        window.show()
        assert (window.width(), window.height()) == (701, 533)
        window.close()


def test_a_size_that_makes_no_sense_is_not_taken(storage: Storage, face_cache: Path, qtbot: QtBot) -> None:
    for text in ("", "garbage", "é", "AdnQywADAAA="):
        storage.set_settings({"window_geometry": text})
        window = start_again(storage, face_cache, qtbot)
        assert window.width() >= 640
        assert window.height() >= 480


class SmallScreen:
    """A small screen with a scale factor of 2."""

    def availableSize(self) -> QSize:  # noqa: N802 (so Qt names it)
        return QSize(640, 400)

    def availableGeometry(self) -> QRect:  # noqa: N802 (so Qt names it)
        return QRect(QPoint(), self.availableSize())


def test_the_window_fits_on_a_small_screen_with_large_letters(
    storage: Storage, face_cache: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "screen", lambda _window: SmallScreen())
    window = start_again(storage, face_cache, qtbot)
    window.show()
    assert window.width() <= 640
    assert window.height() <= 400
    assert board_checks.faults(window.board, window.board.position, DeckStyle()) == []


def test_a_window_of_a_larger_screen_is_brought_back(
    storage: Storage, face_cache: Path, qtbot: QtBot
) -> None:
    window = start_again(storage, face_cache, qtbot)
    window.setGeometry(5000, 3000, 3000, 2000)
    geometry.save(window, Preferences(storage))
    again = start_again(storage, face_cache, qtbot)
    assert again.screen().availableGeometry().intersects(again.frameGeometry())
    assert again.screen().availableGeometry().contains(again.frameGeometry().topLeft())


def test_a_size_that_was_kept_on_a_larger_screen_leaves_room_for_the_frame(
    storage: Storage, face_cache: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start_again(storage, face_cache, qtbot)
    window.resize(760, 700)
    geometry.save(window, Preferences(storage))
    monkeypatch.setattr(Window, "screen", lambda _window: SmallScreen())
    again = start_again(storage, face_cache, qtbot)
    assert again.width() < 640
    assert again.height() < 400 - 30


# Notices


def test_a_notice_of_the_storage_is_reported_once(desk: ProgramDriver) -> None:
    desk.storage.notices.append(Notice(NoticeKind.CANNOT_WRITE, Path("/x/y")))
    desk.play()
    assert desk.find(MessageBox, "notice").text
    desk.key(Qt.Key.Key_Escape)
    desk.play()
    assert not desk.is_open("notice")


def test_time_runs_from_the_first_move_and_while_the_window_is_in_use(desk: ProgramDriver) -> None:
    def runs() -> bool:
        return desk.controller.clock.is_running

    assert not runs()
    desk.play()
    assert runs()
    desk.command("settings")
    assert not runs()


def test_closing_ends_a_drag_and_keeps_everything(desk: ProgramDriver) -> None:
    desk.play(2)
    before = desk.controller.state
    desk.window.close()
    kept = desk.storage.game_in_play(desk.controller.game)
    assert kept is not None
    assert kept.session.state == before


# The win


def test_a_win_shows_its_result(desk: ProgramDriver) -> None:
    desk.win()
    assert "851" in desk.text("win-result")
    assert "49" in desk.text("win-result")


def test_any_key_puts_the_win_away(desk: ProgramDriver) -> None:
    desk.win()
    desk.key(Qt.Key.Key_X)
    assert not desk.shows_win()
    assert desk.window.board.hasFocus()


def test_a_click_beside_the_card_puts_the_win_away(desk: ProgramDriver) -> None:
    desk.win()
    panel = desk.find(WinPanel, "win-panel")
    desk.click_at(panel, QPoint(3, 3))
    assert not desk.shows_win()


def test_a_win_offers_another_deal_of_its_level(desk: ProgramDriver) -> None:
    desk.win()
    won = desk.controller.session
    desk.key(Qt.Key.Key_Return)
    assert not desk.shows_win()
    assert desk.controller.session.code != won.code
    assert (desk.controller.game, desk.controller.session.level) == (won.game, won.level)
    assert desk.controller.state.moves == 0


@pytest.mark.parametrize("way", ["click", "enter"])
def test_a_click_on_the_celebration_brings_the_result_back(desk: ProgramDriver, way: str) -> None:
    desk.win()
    desk.key(Qt.Key.Key_Escape)
    assert not desk.shows_win()
    if way == "click":
        desk.click_at(desk.window.board.viewport(), QPoint(400, 200))
    else:
        desk.key(Qt.Key.Key_Return)
    assert desk.shows_win()
    assert "851" in desk.text("win-result")


def test_the_first_win_of_a_level_is_called_that(desk: ProgramDriver) -> None:
    desk.win()
    assert desk.text("win-records") == "Your first win at this level!"
    desk.win()
    assert "first" not in desk.text("win-records")


def test_a_win_that_does_not_count_says_why(desk: ProgramDriver) -> None:
    start = won_record()
    desk.controller.open(start._replace(code=None).new_session(), counts_for_statistics=False)
    for action in start.actions:
        assert isinstance(action, Move)
        desk.controller.move(action)
    assert "no deal code" in desk.text("win-records")


def test_a_win_can_be_watched(desk: ProgramDriver) -> None:
    desk.win()
    desk.click("win-replay")
    assert desk.text("replay-where") == "0 of 49"


def test_undo_after_a_win_and_the_move_again_count_one_win(desk: ProgramDriver) -> None:
    desk.win()
    desk.click("win-undo")
    assert desk.controller.state.moves == 48
    desk.controller.redo()
    desk.process_events()
    assert len(desk.storage.finished_games()) == 1
    desk.key(Qt.Key.Key_Z, CONTROL)
    assert not desk.shows_win()


def test_after_a_win_the_table_takes_only_undo_new_restart_and_replay(desk: ProgramDriver) -> None:
    desk.win()
    names = ("undo", "new", "restart", "replay")
    assert all(desk.action(name).isEnabled() for name in names)
    assert not desk.action("redo").isEnabled()
