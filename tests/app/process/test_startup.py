"""The work of a start and of moments of play, counted in modules and calls, not timed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimer
from pytestqt.qtbot import QtBot

from app.board.face_cache import FaceCache
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.storage.store import Storage
from engine.deals import parse_code
from engine.games import SIMPLE_SIMON
from engine.moves import legal_moves
from engine.session import Session
from tests.app.program_driver import FIRST_CODE, ProgramDriver
from tests.paths import ROOT

STARTED = """
import sys
from app import main
from PySide6.QtWidgets import QApplication

def end(*_):
    QApplication.sendPostedEvents()
    import app.main_window.saved_games_watch  # right after the first frame
    print(*sys.modules, sep="\\n")
    return 0

QApplication.exec = end
sys.exit(main.main([]))
"""


def loaded_by_a_start(folder: Path) -> set[str]:
    """The modules that the program has loaded when its window is shown."""
    folders = {"XDG_DATA_HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")}
    command = [sys.executable, "-c", STARTED]
    return set(subprocess.check_output(command, cwd=ROOT, text=True, env=os.environ | folders).split())


@pytest.fixture(scope="module")
def second_start(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The modules of a start that loads its pictures from disk."""
    folder = tmp_path_factory.mktemp("data")
    loaded_by_a_start(folder)
    return loaded_by_a_start(folder)


@pytest.mark.parametrize(
    "needless",
    [
        "app.decks.art.courts",
        "app.decks.art.face",
        "app.decks.art.king",
        "app.dialogs",
        "app.replay.page",
        "app.main_window.win_panel",
        "app.widgets.which_game",
        "argparse",
        "csv",
        "dataclasses",
        "html",
        "inspect",
        "ipaddress",
        "logging",
        "platform",
        "PySide6.QtNetwork",
        "queue",
        "secrets",
        "shibokensupport.signature.parser",
        "tempfile",
        "traceback",
        "urllib.parse",
    ],
)
def test_a_start_loads_nothing_that_the_first_frame_does_not_need(
    needless: str, second_start: set[str]
) -> None:
    assert "app.board.view" in second_start
    assert [name for name in second_start if name == needless or name.startswith(f"{needless}.")] == []


MADE = """
import enum, sys
from app import main
from PySide6.QtWidgets import QApplication

def below(made):
    return {made, *(each for one in made.__subclasses__() for each in below(one))}

def end(*_):
    QApplication.sendPostedEvents()
    import app.main_window.saved_games_watch  # right after the first frame
    print(*{made.__name__ for made in below(enum.Enum)}, sep="\\n")
    return 0

QApplication.exec = end
sys.exit(main.main(["--data-dir", sys.argv[1]]))
"""


def test_a_start_makes_no_classes_of_qt_that_it_does_not_use(tmp_path: Path) -> None:
    """PySide6 creates a class with all its enumerations at first use, and hundreds when it searches one."""
    command = [sys.executable, "-c", MADE, str(tmp_path)]
    made = set(subprocess.check_output(command, cwd=ROOT, text=True).split())
    assert "ViewportUpdateMode" in made, "of QGraphicsView, which is used"
    of_dialogs = {"EchoMode", "EditTrigger", "SelectionMode", "StandardButton", "WizardPixmap"}
    of_styles, of_fonts, of_addresses = "PixelMetric", "StyleStrategy", "ComponentFormattingOption"
    assert made & {*of_dialogs, of_styles, of_fonts, of_addresses} == set()


@pytest.mark.skipif(os.name != "posix", reason="Windows looks up every function when it loads a module")
def test_functions_of_qt_are_looked_up_when_they_are_first_called() -> None:
    check = "import app.main, os, sys; print(sys.getdlopenflags() == os.RTLD_LAZY)"
    assert subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True).split() == ["True"]


def test_no_import_reads_sources_and_garbage_is_collected_after_a_start() -> None:
    check = """
import builtins, gc
import app.main
print(hasattr(builtins, "__feature_import__"), gc.isenabled())
"""
    printed = subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True)
    assert printed.split() == ["False", "True"]


def test_modules_that_were_replaced_for_pyside6_are_the_real_ones_afterwards() -> None:
    check = """
import app.main, base64, struct, tempfile, textwrap, traceback, zipfile
print(base64.b64decode("eWVz").decode(), zipfile.ZipFile.__name__, struct.calcsize("<i"))
print(textwrap.dedent(" yes"), traceback.format_exc.__name__, tempfile.gettempdir.__name__)
"""
    printed = subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True)
    assert printed.split() == ["yes", "ZipFile", "4", "yes", "format_exc", "gettempdir"]


def test_the_parser_of_urls_is_only_postponed() -> None:
    check = """
import app.main, sys
assert "urllib.parse" not in sys.modules
from pathlib import Path
print(Path("/a b").as_uri())
import urllib.parse
print(urllib.parse.urlsplit("file:///a").path)
"""
    printed = subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True)
    assert printed.split() == ["file:///a%20b", "/a"]


@pytest.mark.parametrize("switch", ["0", "1"])
def test_a_module_that_is_replaced_may_be_loaded_and_the_switch_of_pyside6_set(switch: str) -> None:
    check = """
import zipfile  # as PyInstaller's starter does
import app.main
print(zipfile.ZipFile.__name__)
"""
    variables = os.environ | {"SBK_EMBED": switch}
    printed = subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True, env=variables)
    assert printed.split() == ["ZipFile"]


def test_a_wrong_argument_is_still_an_error_that_names_the_function() -> None:
    check = """
import app.main
from PySide6.QtCore import QObject, QTimer
for wrong in (lambda: QTimer().setInterval("soon"), lambda: QObject(1, 2, 3)):
    try:
        wrong()
    except TypeError as error:
        print(error)
"""
    printed = subprocess.check_output([sys.executable, "-c", check], cwd=ROOT, text=True).splitlines()
    assert len(printed) == 2
    assert "setInterval" in printed[0]
    assert "QObject" in printed[1]


def test_a_start_lays_the_board_out_once(
    storage: Storage, face_cache: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    requests: list[object] = []
    request = FaceCache.request

    def note(faces: FaceCache, *arguments: object, **options: bool) -> bool:
        requests.append(arguments[0])
        return request(faces, *arguments, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(FaceCache, "request", note)
    window = Window(Controller(storage), Preferences(storage), storage, FaceCache(face_cache))
    qtbot.addWidget(window)
    window.restore_size()
    with qtbot.waitExposed(window):
        window.show()
    assert len(requests) == 1


def test_nothing_ticks_while_nothing_happens(desk: ProgramDriver, qtbot: QtBot) -> None:
    def active() -> list[object]:
        timers: list[object] = [timer for timer in desk.window.findChildren(QTimer) if timer.isActive()]
        running = QAbstractAnimation.State.Running
        animations = desk.window.findChildren(QAbstractAnimation)
        return timers + [animation for animation in animations if animation.state() is running]

    qtbot.waitUntil(lambda: active() == [])


def begun(storage: Storage) -> Controller:
    """The controller of a deal with legal moves; a random deal may have none."""
    controller = Controller(storage)
    controller.new_deal(parse_code(FIRST_CODE, [SIMPLE_SIMON.codes]))
    return controller


def test_a_move_is_written_by_one_statement(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    controller = begun(storage)
    statements: list[str] = []
    connection = storage._database._connection
    connection.set_trace_callback(statements.append)
    controller.move(next(legal_moves(controller.game, controller.position)))
    assert statements == [], "the frame comes first"
    storage.save()
    connection.set_trace_callback(None)
    storage.close()
    assert [text.split()[0] for text in statements] == ["BEGIN", "INSERT", "COMMIT"]


def test_a_move_is_painted_and_then_saved_without_waiting_for_the_player(
    desk: ProgramDriver, qtbot: QtBot
) -> None:
    class Painted(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                events.append("painted")
            return False

    events: list[str] = []
    painted = Painted()
    desk.window.board.viewport().installEventFilter(painted)
    desk.storage._database._connection.set_trace_callback(lambda text: events.append(text.split()[0]))
    desk.controller.move(next(legal_moves(desk.controller.game, desk.controller.position)))
    qtbot.waitUntil(lambda: "COMMIT" in events)
    desk.storage._database._connection.set_trace_callback(None)
    assert events[0] == "painted"


def test_undo_costs_no_replay(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    controller = begun(storage)
    session: Session = controller.session
    before = session.position
    controller.move(next(legal_moves(controller.game, controller.position)))
    controller.undo()
    assert session.position is before
    storage.close()
