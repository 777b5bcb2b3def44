from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from socket import gethostname
from threading import Event

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit

from app.main_window import open_save
from app.play.game_files import file_text, read_file
from app.play.settings import Language
from app.widgets import attempt
from app.widgets.message_box import MessageBox
from engine.deals import DealCode
from engine.games import GAMES
from engine.moves import legal_moves
from engine.records import MOST_ACTIONS, Record, parse_record
from engine.rules import Game
from tests.app.program_driver import (
    CONTROL,
    FIRST_CODE,
    SEAHAVEN_CODE,
    SIMPLE_SIMON_CODE,
    ProgramDriver,
    seahaven_session,
)
from tests.app.some_games import won_record
from tests.app.speech import Speak


def save(desk: ProgramDriver, path: Path) -> None:
    desk.key(Qt.Key.Key_S, CONTROL)
    choose_file(desk, "save-file", path)


def open_file(desk: ProgramDriver, path: Path) -> None:
    desk.key(Qt.Key.Key_O, CONTROL)
    choose_file(desk, "open-file", path)


def choose_file(desk: ProgramDriver, name: str, path: Path) -> None:
    dialog = desk.find(QFileDialog, name)
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setText(str(path))
    dialog.accept()
    desk.process_events()


def notice(desk: ProgramDriver) -> tuple[str, str]:
    box = desk.find(MessageBox, "notice")
    texts = box.text, box.reason
    desk.key(Qt.Key.Key_Escape)
    return texts


def test_a_saved_game_opens_as_it_was(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.deal()
    desk.play(5)
    before = desk.controller.state
    save(desk, tmp_path / "mine.tencolumns")
    desk.deal(SEAHAVEN_CODE)
    desk.controller.restart()
    open_file(desk, tmp_path / "mine.tencolumns")
    desk.agree()
    assert desk.controller.state == before
    assert desk.code == SIMPLE_SIMON_CODE


def test_a_file_without_suffix_gets_the_suffix_of_records(desk: ProgramDriver, tmp_path: Path) -> None:
    save(desk, tmp_path / "mine")
    assert (tmp_path / "mine.tencolumns").is_file()


def test_saving_is_confirmed(desk: ProgramDriver, tmp_path: Path) -> None:
    save(desk, tmp_path / "mine.tencolumns")
    assert desk.text("message") == "Saved: mine.tencolumns"


def test_a_game_longer_than_files_may_be_is_not_saved_to_be_refused_later(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    desk.play()
    for _ in range(MOST_ACTIONS // 2):
        desk.controller.session.undo()
        desk.controller.session.redo()
    save(desk, tmp_path / "mine.tencolumns")
    heading, reason = notice(desk)
    assert heading == "mine.tencolumns cannot be written."
    assert str(MOST_ACTIONS) in reason.replace(",", "")
    assert not (tmp_path / "mine.tencolumns").exists()


def test_a_saved_game_is_a_record(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.deal()
    desk.play(3)
    save(desk, tmp_path / "mine.tencolumns")
    record = parse_record((tmp_path / "mine.tencolumns").read_bytes(), GAMES)
    assert record == Record.of(desk.controller.session)


def test_a_file_that_cannot_be_written_is_reported(desk: ProgramDriver, tmp_path: Path) -> None:
    save(desk, tmp_path / "no-such-folder" / "mine.tencolumns")
    assert notice(desk)[0] == "mine.tencolumns cannot be written."


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        (Language.CROATIAN, "Nema takve datoteke ili mape."),
        (Language.PORTUGUESE, "Esse ficheiro ou essa pasta não existe."),
    ],
)
def test_why_it_cannot_be_written_is_reported_in_the_players_language(
    desk: ProgramDriver, tmp_path: Path, speak: Speak, language: Language, reason: str
) -> None:
    speak(language)
    save(desk, tmp_path / "no-such-folder" / "mine.tencolumns")
    assert notice(desk)[1] == reason


def test_a_won_game_is_played_back_and_drops_nothing(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.deal()
    desk.play(2)
    before = desk.controller.state
    path = tmp_path / "won.tencolumns"
    path.write_text(file_text(won_record()))
    open_file(desk, path)
    assert not desk.is_open("drop-question")
    assert desk.text("replay-where") == "0 of 49"
    desk.click("replay-leave")
    assert desk.controller.state == before


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "This is no game record: it is not written as JSON."),
        (b"\x00\xff\x00", "This is no game record: it is not written as JSON."),
        (b"{}", "Missing in the record: format."),
        (b"[" * 100, "The record is nested more than 20 levels deep."),
        (b" " * 1_000_001, "The record is larger than 1,000,000 bytes."),
    ],
    ids=["empty", "not text", "no record", "too deep", "too large"],
)
def test_a_file_that_is_no_record_is_reported_with_the_reason(
    desk: ProgramDriver, tmp_path: Path, speak: Speak, content: bytes, reason: str
) -> None:
    speak(Language.ENGLISH)
    before = desk.controller.state
    path = tmp_path / "bad.tencolumns"
    path.write_bytes(content)
    desk.window.open_argument(str(path))
    text, told = notice(desk)
    assert text == "bad.tencolumns cannot be opened."
    assert told.endswith(reason)
    assert desk.controller.state == before


def test_a_missing_file_is_reported(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.window.open_argument(str(tmp_path / "gone.tencolumns"))
    assert notice(desk) == ("gone.tencolumns cannot be read.", "There is no such file or folder.")


def test_a_folder_is_no_file(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.window.open_argument(str(tmp_path))
    assert notice(desk)[1] == "It is a folder, not a file."


def test_a_refused_action_is_reported_by_its_number_and_changes_nothing(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    desk.deal()
    before = desk.controller.state
    record = json.loads(file_text(won_record()))
    record["actions"][6] = "t1>t2x9"
    path = tmp_path / "cheat.tencolumns"
    path.write_text(json.dumps(record))
    desk.window.open_argument(str(path))
    text, reason = notice(desk)
    assert text == "Action 7 of the record, t1>t2x9, is refused."
    assert reason
    assert desk.controller.state == before


def test_a_bad_code_is_reported(desk: ProgramDriver) -> None:
    desk.window.open_argument("SS1-S4-AAAAAB0")
    assert notice(desk) == ("There is no game in this text.", "0 is not used here: the letter O?")


def test_what_a_file_says_is_shown_as_plain_text(desk: ProgramDriver, tmp_path: Path) -> None:
    path = tmp_path / "x.tencolumns"
    path.write_text('{"format": "<img src=x>"}')
    desk.window.open_argument(str(path))
    box = desk.find(MessageBox, "notice")
    assert "<img src=x>" in box.reason
    texts = [label for label in box.findChildren(QLabel) if label.text()]
    assert len(texts) == 2
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in texts)
    desk.key(Qt.Key.Key_Escape)


def test_a_text_with_a_code_may_be_dropped_on_the_window(desk: ProgramDriver) -> None:
    data = QMimeData()
    data.setText(f"Have you tried {SEAHAVEN_CODE}? It is nice.")
    desk.drop(data)
    assert desk.code == SEAHAVEN_CODE


def test_a_record_may_be_dropped_on_the_window(desk: ProgramDriver, tmp_path: Path) -> None:
    path = tmp_path / "č ž.tencolumns"
    path.write_text(file_text(Record.of(seahaven_session())))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    desk.drop(data)
    assert desk.code == SEAHAVEN_CODE


class Silent(QMimeData):
    """Data of a program that does not answer."""

    def __init__(self, *formats: str) -> None:
        super().__init__()
        self._formats = formats
        self.requests: list[str] = []

    def hasFormat(self, name: str) -> bool:  # noqa: N802 (a name of Qt)
        return name in self._formats

    def formats(self) -> list[str]:
        return list(self._formats)

    def retrieveData(self, name: str, _: object) -> object:  # noqa: N802
        self.requests.append(name)
        return None


def test_a_program_that_does_not_answer_a_drop_is_asked_once(desk: ProgramDriver) -> None:
    data = Silent("text/uri-list", "text/plain")
    desk.drop(data)
    assert data.requests == ["text/uri-list"]
    assert desk.code == FIRST_CODE


def test_a_record_as_text_may_be_dropped(desk: ProgramDriver) -> None:
    data = QMimeData()
    data.setText(file_text(Record.of(seahaven_session())))
    desk.drop(data)
    assert desk.code == SEAHAVEN_CODE


def recent(desk: ProgramDriver) -> list[str]:
    desk.open_menu("game-menu")
    names = (f"recent-{number}" for number in range(1, 10))
    actions = (desk.window.findChild(QAction, name) for name in names)
    return [action.text().partition(" ")[2] for action in actions if action is not None]


def test_recent_files_are_listed_the_latest_first(desk: ProgramDriver, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        save(desk, tmp_path / f"{name}.tencolumns")
    open_file(desk, tmp_path / "one.tencolumns")
    assert recent(desk) == ["one", "three", "two"]


def test_a_recent_file_opens(desk: ProgramDriver, tmp_path: Path) -> None:
    desk.deal(SEAHAVEN_CODE)
    save(desk, tmp_path / "one.tencolumns")
    desk.deal(SIMPLE_SIMON_CODE)
    desk.open_menu("game-menu")
    desk.command("recent-1")
    assert desk.code == SEAHAVEN_CODE


def test_the_list_of_recent_files_can_be_emptied(desk: ProgramDriver, tmp_path: Path) -> None:
    save(desk, tmp_path / "one.tencolumns")
    desk.open_menu("game-menu")
    desk.command("clear-recent")
    assert recent(desk) == []


def test_a_game_from_a_code_counts_and_one_from_a_played_record_does_not(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    storage = desk.storage
    desk.window.open_argument(SIMPLE_SIMON_CODE)
    desk.play()
    desk.window.open_argument("SS1-S1-AAAAABD")
    desk.agree()
    assert len(storage.finished_games()) == 1
    record = won_record()
    path = tmp_path / "played.tencolumns"
    path.write_text(file_text(record._replace(actions=record.actions[:3])))
    desk.window.open_argument(str(path))
    desk.process_events()
    desk.play()
    desk.deal()
    assert len(storage.finished_games()) == 1


def test_a_pipe_is_not_waited_for(desk: ProgramDriver, tmp_path: Path) -> None:
    path = tmp_path / "pipe.tencolumns"
    os.mkfifo(path)
    desk.window.open_argument(str(path))
    assert notice(desk)[0] == "pipe.tencolumns cannot be read."


def test_a_device_without_end_is_not_read(desk: ProgramDriver) -> None:
    desk.window.open_argument("/dev/zero")
    assert notice(desk)[0] == "zero cannot be read."


@pytest.mark.parametrize(
    "argument", ["A" * 5000, "\0", "caf\udce9", "no\0such.tencolumns", "/" + "a/" * 3000]
)
def test_what_can_be_no_name_of_a_file_is_reported(desk: ProgramDriver, argument: str) -> None:
    desk.window.open_argument(argument)
    assert notice(desk)[0]


def folder_of_dialog(desk: ProgramDriver) -> Path:
    desk.command("open")
    dialog = desk.find(QFileDialog, "open-file")
    folder = Path(dialog.directory().path())
    dialog.reject()
    return folder


def test_files_are_in_the_folder_of_the_last_file_or_among_the_documents(
    desk: ProgramDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents, other = tmp_path / "documents", tmp_path / "other"
    documents.mkdir()
    other.mkdir()
    (tmp_path / "user-dirs.dirs").write_text(f'XDG_DOCUMENTS_DIR="{documents}"\n')
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert folder_of_dialog(desk) == documents
    save(desk, other / "game.tencolumns")
    assert folder_of_dialog(desk) == other
    (other / "game.tencolumns").unlink()
    other.rmdir()
    assert folder_of_dialog(desk) == documents
    documents.rmdir()
    assert folder_of_dialog(desk) == Path.home()


@pytest.mark.parametrize("kept", ["[" * 100_000, "nonsense", '{"a": 1}', "[1, null]", '["\\u0000"]'])
def test_an_invalid_list_of_recent_files_is_ignored(desk: ProgramDriver, kept: str) -> None:
    desk.storage.set_settings({"recent_files": kept, "files_folder": "x" * 5000})
    assert recent(desk) in ([], ["\0"])
    desk.command("open")
    assert desk.is_open("open-file")


# Dropped files


def drop_files(desk: ProgramDriver, *addresses: str) -> None:
    data = QMimeData()
    data.setData("text/uri-list", "".join(f"{address}\r\n" for address in addresses).encode())
    desk.drop(data)


def test_a_file_whose_name_is_not_utf_8_may_be_dropped(desk: ProgramDriver, tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"caf\xe9.txt")).write_text(SEAHAVEN_CODE)
    drop_files(desk, f"file://{tmp_path}/caf%E9.txt")
    assert desk.code == SEAHAVEN_CODE


def test_a_folder_whose_name_is_not_utf_8_holds_files_as_others_do(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    folder = tmp_path / os.fsdecode(b"caf\xe9")
    folder.mkdir()
    (folder / "x.txt").write_text(SEAHAVEN_CODE)
    desk.window.open_argument(str(folder / "x.txt"))
    desk.process_events()
    assert desk.code == SEAHAVEN_CODE
    desk.deal(SIMPLE_SIMON_CODE)
    desk.open_menu("game-menu")
    desk.command("recent-1")
    assert desk.code == SEAHAVEN_CODE


@pytest.mark.parametrize("host", ["localhost", gethostname()])
def test_a_file_of_this_machine_may_be_dropped(desk: ProgramDriver, tmp_path: Path, host: str) -> None:
    (tmp_path / "x.txt").write_text(SEAHAVEN_CODE)
    drop_files(desk, f"file://{host}{tmp_path}/x.txt")
    assert desk.code == SEAHAVEN_CODE


def test_of_several_dropped_files_the_first_that_can_be_read_is_opened(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    (tmp_path / "x.txt").write_text("nothing")
    (tmp_path / "y.txt").write_text(SEAHAVEN_CODE)
    drop_files(desk, *(f"file://{tmp_path}/{name}.txt" for name in ("gone", "x", "y")))
    assert desk.code == SEAHAVEN_CODE


def test_of_several_dropped_files_the_first_is_reported_when_none_can_be_read(
    desk: ProgramDriver, tmp_path: Path
) -> None:
    drop_files(desk, f"file://{tmp_path}/gone.txt", f"file://{tmp_path}/lost.txt")
    assert notice(desk)[0] == "gone.txt cannot be read."


def test_the_root_is_reported_by_its_path(desk: ProgramDriver) -> None:
    drop_files(desk, "file:///")
    assert notice(desk) == ("/ cannot be read.", "It is a folder, not a file.")


# Files that do not answer


def never_answer(*_: object) -> None:
    Event().wait()


def test_a_file_that_does_not_answer_is_reported_and_play_goes_on(
    desk: ProgramDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempt, "PATIENCE_MS", 50)
    monkeypatch.setattr(open_save, "read_file", never_answer)
    desk.window.open_argument(str(tmp_path / "x.tencolumns"))
    desk.controller.move(next(legal_moves(desk.controller.game, desk.controller.position)))
    assert notice(desk) == ("x.tencolumns cannot be read.", "It does not answer.")
    assert desk.controller.state.moves == 1


def test_a_folder_that_does_not_answer_is_reported_when_the_game_is_saved(
    desk: ProgramDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempt, "PATIENCE_MS", 50)
    monkeypatch.setattr(open_save, "write_file", never_answer)
    save(desk, tmp_path / "x.tencolumns")
    assert notice(desk) == ("x.tencolumns cannot be written.", "It does not answer.")


def test_a_newer_request_replaces_one_that_does_not_answer(
    desk: ProgramDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never_answer_first(path: Path, games: Sequence[Game]) -> Record | DealCode:
        if path.name == "first.txt":
            never_answer()
        return read_file(path, games)

    monkeypatch.setattr(open_save, "read_file", never_answer_first)
    (tmp_path / "second.txt").write_text(SEAHAVEN_CODE)
    desk.window.open_argument(str(tmp_path / "first.txt"))
    desk.window.open_argument(str(tmp_path / "second.txt"))
    desk.process_events()
    assert desk.code == SEAHAVEN_CODE
    assert not desk.is_open("notice")


def test_a_pipe_is_not_saved_over(desk: ProgramDriver, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.tencolumns"
    os.mkfifo(pipe)
    desk.window._open_save.save(pipe)
    assert notice(desk)[1] == "It is no ordinary file, but a device or a pipe."
    assert pipe.is_fifo()
