from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QComboBox, QFileDialog, QLabel, QPushButton, QTableWidget

from app.dialogs.statistics import StatisticsDialog
from app.dialogs.statistics.chart import ResultsChart
from app.widgets.message_box import MessageBox
from tests.app.program_driver import CONTROL, SIMPLE_SIMON_CODE, ProgramDriver

WON_CODE = "SS1-S1-AAAAABD"


@pytest.fixture
def career(desk: ProgramDriver) -> ProgramDriver:
    """One game won and one given up, both with one suit; a third game with four suits is in play."""
    desk.win()
    desk.deal("SS1-S1-AAAAABE")
    desk.play(3)
    desk.deal(SIMPLE_SIMON_CODE)
    desk.play()
    return desk


LEVELS = {
    "1 suit": "Simple Simon · Easy · 1 suit(s)",
    "4 suits": "Simple Simon · Hard · 4 suit(s)",
    "4 cells": "Seahaven Towers · Easy · 4 cell(s)",
}


def open_statistics(desk: ProgramDriver, level: str = "1 suit") -> None:
    if not desk.is_open("statistics"):
        desk.key(Qt.Key.Key_T, CONTROL)
    desk.find(QComboBox, "game-and-level").setCurrentText(LEVELS[level])
    desk.process_events()


def rows(desk: ProgramDriver) -> list[list[str]]:
    table = desk.find(QTableWidget, "finished-games")
    return [
        [
            item.text()
            for column in range(table.columnCount())
            if (item := table.item(row, column)) is not None
        ]
        for row in range(table.rowCount())
    ]


def test_it_opens_at_the_game_and_level_in_play(career: ProgramDriver) -> None:
    career.key(Qt.Key.Key_T, CONTROL)
    assert career.find(QComboBox, "game-and-level").currentText() == LEVELS["4 suits"]


def test_it_adds_up_one_level_at_a_time(career: ProgramDriver) -> None:
    open_statistics(career)
    names = ("played", "won", "current-streak", "longest-streak", "fewest-moves", "best-score")
    assert [career.text(name) for name in names] == ["2", "1 (50 %)", "0", "1", "49", "851"]
    open_statistics(career, "4 suits")
    assert career.text("played") == "0"
    assert career.text("fewest-moves") == "–"


def test_seahaven_towers_has_no_best_score(career: ProgramDriver) -> None:
    open_statistics(career, "4 cells")
    assert not career.find(QLabel, "best-score").isVisible()


def test_finished_games_are_listed_the_newest_first(career: ProgramDriver) -> None:
    open_statistics(career)
    assert [row[1:5] for row in rows(career)] == [
        ["SS1-S1-AAAAABE", "given up", "497", "3"],
        [WON_CODE, "won", "851", "49"],
    ]


def test_the_code_of_a_finished_game_is_copied(career: ProgramDriver) -> None:
    open_statistics(career)
    career.click("copy-finished-code")
    assert QGuiApplication.clipboard().text() == "SS1-S1-AAAAABE"


def test_a_finished_game_is_played_back(career: ProgramDriver) -> None:
    open_statistics(career)
    career.find(QTableWidget, "finished-games").selectRow(1)
    career.click("replay-finished")
    assert not career.is_open("statistics")
    assert career.text("replay-where") == "0 of 49"


def test_a_finished_game_is_played_again(career: ProgramDriver) -> None:
    open_statistics(career)
    career.click("play-again")
    career.agree()
    assert career.code == "SS1-S1-AAAAABE"
    assert career.controller.state.moves == 0


def test_the_games_are_exported(career: ProgramDriver, tmp_path: Path) -> None:
    open_statistics(career)
    career.click("export")
    dialog = career.find(QFileDialog, "export-file")
    dialog.fileSelected.emit(str(tmp_path / "games.csv"))
    dialog.reject()
    career.process_events()
    lines = (tmp_path / "games.csv").read_bytes().decode().split("\r\n")
    assert lines[0].startswith("game,level,code,result,score,moves")
    assert lines[2].startswith(f"simple-simon,1,{WON_CODE},won,851,49,")


def test_a_file_that_cannot_be_written_is_named_as_plain_text(career: ProgramDriver, tmp_path: Path) -> None:
    folder = tmp_path / "<b>games.csv"
    folder.mkdir()
    open_statistics(career)
    career.find(StatisticsDialog, "statistics").export(folder)
    box = career.find(MessageBox, "notice")
    assert box.text.startswith("<b>games.csv cannot be written.")
    formats = {label.textFormat() for label in box.findChildren(QLabel) if label.text()}
    assert formats == {Qt.TextFormat.PlainText}
    career.key(Qt.Key.Key_Escape)


def test_reset_asks_first(career: ProgramDriver) -> None:
    open_statistics(career)
    career.click("reset")
    career.key(Qt.Key.Key_Return)
    assert career.text("played") == "2"
    career.click("reset")
    career.click("reset-agree")
    assert career.text("played") == "0"
    assert career.storage.finished_games() == []


def test_the_chart_is_read_without_colour(career: ProgramDriver) -> None:
    """A won game is a filled bar above the line; a game given up is a hollow bar below the line."""
    open_statistics(career)
    chart = career.find(ResultsChart, "results-chart")
    picture = chart.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    finished = career.storage.finished_games()
    won, given_up = finished[1:], finished[:1]
    chart.show_games(won)
    one = chart.grab().toImage()
    chart.show_games(given_up)
    other = chart.grab().toImage()
    assert one != other
    assert not picture.isNull()
    assert "1" in chart.accessibleName()


def test_without_games_nothing_can_be_done(desk: ProgramDriver) -> None:
    open_statistics(desk)
    dialog = desk.find(StatisticsDialog, "statistics")
    names = ("play-again", "replay-finished", "copy-finished-code", "export", "reset")
    buttons = [dialog.findChild(QPushButton, name) for name in names]
    assert not any(button.isEnabled() for button in buttons if button is not None)
