"""The pictures of the cards are drawn once for each size, and loaded from disk by the next start."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from app.board import face_files as module
from app.board.face_cache import FaceCache, FaceRequest
from app.decks.art.deck import DeckStyle
from app.decks.art.face import draw_face
from app.decks.card_shape import CardShape
from app.decks.drawn_deck import DrawnDeck
from app.decks.svg.errors import DeckError, DeckFault
from engine.cards import Card, Suit, deck
from tests.app.board.board_checks import FORMAT, drawn_face
from tests.app.storage.storage_games import full_disk
from tests.paths import ROOT

REQUEST = FaceRequest(60, 84, 1.0, DrawnDeck())
SPADES = deck([Suit.SPADES])
ALL = deck(Suit)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Card]:
    """The cards whose faces were drawn, not loaded from disk, in order."""
    cards: list[Card] = []

    def noted(painter: object, rect: object, rank: object, suit: object, style: object) -> None:
        cards.append(Card(rank, suit))  # type: ignore[arg-type]
        draw_face(painter, rect, rank, suit, style)  # type: ignore[arg-type]

    monkeypatch.setattr("app.decks.art.face.draw_face", noted)
    return cards


def sheets(folder: Path) -> list[Path]:
    """The files with pictures on disk."""
    return sorted(folder.glob("faces-*"))


def start(folder: Path | None, request: FaceRequest = REQUEST, cards: tuple[Card, ...] = ALL) -> FaceCache:
    """Request all faces at once, as a start of the program does."""
    faces = FaceCache(folder)
    faces.request(request, cards, at_once=True)
    return faces


def stored(folder: Path, qtbot: QtBot, count: int = len(Suit)) -> None:
    qtbot.waitUntil(lambda: len(sheets(folder)) == count)


def is_right(faces: FaceCache, request: FaceRequest = REQUEST, cards: tuple[Card, ...] = ALL) -> bool:
    """Whether every picture shows its card, in the right size."""
    width, height = request.width / request.ratio, request.height / request.ratio
    assert isinstance(request.deck, DrawnDeck)
    style = request.deck.style
    return all(
        faces.picture(card).toImage().convertToFormat(FORMAT)
        == drawn_face(card.rank, card.suit, style, width, height, request.ratio)
        for card in cards
    )


def test_the_second_start_draws_no_face(tmp_path: Path, qtbot: QtBot, drawn: list[Card]) -> None:
    start(tmp_path)
    assert sorted(drawn) == sorted(ALL)
    stored(tmp_path, qtbot)
    drawn.clear()
    assert is_right(start(tmp_path))
    assert drawn == []


@pytest.mark.parametrize(
    ("ratio", "large", "four"), list(product([1.0, 1.5, 2.0], [False, True], [False, True]))
)
def test_pictures_from_disk_are_those_that_were_drawn(
    ratio: float, large: bool, four: bool, tmp_path: Path, qtbot: QtBot
) -> None:
    request = FaceRequest(60, 84, ratio, DrawnDeck(DeckStyle(four_colours=four, large_indices=large)))
    start(tmp_path, request)
    stored(tmp_path, qtbot)
    assert is_right(start(tmp_path, request), request)


def test_cards_with_equal_faces_share_a_picture(drawn: list[Card]) -> None:
    faces = start(None, cards=SPADES)
    assert len(drawn) == len(SPADES)
    assert faces.picture(SPADES[0]._replace(copy=3)).cacheKey() == faces.picture(SPADES[0]).cacheKey()


def test_another_deck_at_the_same_size_draws_only_what_is_missing(drawn: list[Card]) -> None:
    faces = start(None, cards=SPADES)
    drawn.clear()
    faces.request(REQUEST, ALL, at_once=True)
    assert len(drawn) == len(ALL) - len(SPADES)
    faces.request(REQUEST, SPADES, at_once=True)
    faces.request(REQUEST, ALL, at_once=True)
    assert len(drawn) == len(ALL) - len(SPADES)
    assert is_right(faces)


def cut_to_half(sheet: Path) -> None:
    sheet.write_bytes(sheet.read_bytes()[: sheet.stat().st_size // 2])


def make_empty(sheet: Path) -> None:
    sheet.write_bytes(b"")


def fill_with_zeros(sheet: Path) -> None:
    sheet.write_bytes(bytes(sheet.stat().st_size))


def put_the_sheet_of_another_size_there(sheet: Path) -> None:
    larger = FaceRequest(61, 84, 1.0, DrawnDeck())
    start(sheet.parent, larger)
    suit = sheet.name[-1]
    while not (others := list(sheet.parent.glob(f"faces-*-61x84-*-{suit}"))):
        pass
    others[0].replace(sheet)


def change_one_pixel(sheet: Path) -> None:
    written = bytearray(sheet.read_bytes())
    written[len(written) // 2] ^= 1
    sheet.write_bytes(written)


def append_a_byte(sheet: Path) -> None:
    sheet.write_bytes(sheet.read_bytes() + bytes(1))


def make_a_folder_of_it(sheet: Path) -> None:
    sheet.unlink()
    sheet.mkdir()


def make_it_unreadable(sheet: Path) -> None:
    sheet.unlink()
    sheet.symlink_to(sheet.parent / "nothing")


DAMAGES = [
    cut_to_half,
    make_empty,
    fill_with_zeros,
    put_the_sheet_of_another_size_there,
    change_one_pixel,
    append_a_byte,
    make_a_folder_of_it,
    make_it_unreadable,
]


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_picture_that_is_not_ours_is_ignored(
    damage: Callable[[Path], None], tmp_path: Path, qtbot: QtBot, drawn: list[Card]
) -> None:
    start(tmp_path)
    stored(tmp_path, qtbot)
    for sheet in sheets(tmp_path):
        damage(sheet)
    drawn.clear()
    assert is_right(start(tmp_path))
    assert len(drawn) == len(ALL)


def test_the_cache_may_be_deleted_at_any_time(tmp_path: Path, qtbot: QtBot) -> None:
    cache = tmp_path / "cache"
    faces = start(cache)
    stored(cache, qtbot)
    shutil.rmtree(cache)
    assert is_right(faces)
    assert is_right(start(cache))
    stored(cache, qtbot)


@pytest.mark.parametrize("obstacle", ["a file", "a folder that cannot be made"])
def test_without_a_cache_the_faces_are_drawn_at_each_start(obstacle: str, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_text("")
    folder = blocked if obstacle == "a file" else blocked / "below"
    assert is_right(start(folder))
    assert is_right(start(folder))


@pytest.mark.parametrize("room", [0, 4096], ids=["nothing fits", "a part fits"])
def test_on_a_full_disk_nothing_is_written_or_said(
    room: int, tmp_path: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    before = set(threading.enumerate())
    with full_disk(room):
        assert is_right(start(tmp_path))
        qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")


def test_the_folder_keeps_the_latest_sheets_only(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES", 8 * 49 * 57 * 4 * len(SPADES))
    for width in range(30, 50):
        start(tmp_path, FaceRequest(width, 56, 1.0, DrawnDeck()), SPADES)
    newest = "faces-*-49x56-*"
    qtbot.waitUntil(lambda: len(sheets(tmp_path)) <= 8 and list(tmp_path.glob(newest)) != [])
    assert [path.name for path in tmp_path.iterdir() if path not in sheets(tmp_path)] == []


def test_bit_by_bit_the_old_pictures_stay_until_all_new_ones_are_there(qtbot: QtBot) -> None:
    faces = start(None)
    larger = FaceRequest(90, 126, 1.0, DrawnDeck())
    with qtbot.waitSignal(faces.ready, timeout=10_000):
        faces.request(larger, ALL, at_once=False)
        assert is_right(faces)
        assert not faces.is_sharp(larger)
    assert faces.is_sharp(larger)
    assert is_right(faces, larger)


@pytest.mark.usefixtures("qapp")
def test_between_two_bits_events_have_their_turn_within_a_few_milliseconds(
    drawn: list[Card], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Watch:
        """A clock that advances by 3 ms for each face that is drawn."""

        def start(self) -> None:
            drawn.clear()

        def elapsed(self) -> int:
            return 3 * len(drawn)

    monkeypatch.setattr("app.board.face_cache.QElapsedTimer", Watch)
    faces = FaceCache(None)
    faces.request(REQUEST, ALL, at_once=False)
    faces._take_a_turn()
    assert len(drawn) == 2


class SlowClock:
    """A clock by which loading one suit takes 10 ms."""

    def start(self) -> None:
        self._readings = iter((0, 10))

    def elapsed(self) -> int:
        return next(self._readings)


def test_between_two_suits_from_disk_events_have_their_turn(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(tmp_path)
    stored(tmp_path, qtbot)
    loaded: list[Path] = []
    load = module.load

    def note(path: Path, width: int, height: int, count: int) -> list[QPixmap]:
        loaded.append(path)
        return load(path, width, height, count)

    monkeypatch.setattr(module, "load", note)
    monkeypatch.setattr("app.board.face_cache.QElapsedTimer", SlowClock)
    faces = FaceCache(tmp_path)
    with qtbot.waitSignal(faces.ready):
        faces.request(REQUEST, ALL, at_once=False)
        assert len(loaded) == 1
    assert is_right(faces)


def test_what_came_bit_by_bit_is_on_disk_for_the_next_start(
    tmp_path: Path, qtbot: QtBot, drawn: list[Card]
) -> None:
    faces = FaceCache(tmp_path)
    faces.request(REQUEST, ALL, at_once=False)
    stored(tmp_path, qtbot)
    drawn.clear()
    assert is_right(start(tmp_path))
    assert drawn == []


SIZES_CHANGED = """
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication, QImage
from app.board.face_cache import FaceCache, FaceRequest
from app.decks.drawn_deck import DrawnDeck
from benchmarks.processes import own_memory
from engine.cards import Suit, deck
from os import getpid

application = QGuiApplication([])
QImage(2000, 1000, QImage.Format.Format_RGB32)  # lets glibc put large blocks on its heap, as a resize does
faces = FaceCache(None)
timer = faces.findChild(QTimer)

def request(width):
    faces.request(FaceRequest(width, 2 * width, 1.0, DrawnDeck()), deck(Suit), at_once=False)
    while timer.isActive():
        application.processEvents()
    print(own_memory(getpid()))

request(200)
request(205)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux counts it")
def test_pictures_of_an_earlier_size_take_no_memory() -> None:
    environment = os.environ | {"PYTHONPATH": f"{ROOT}:{ROOT / 'packaging'}"}
    command = [sys.executable, "-c", SIZES_CHANGED]
    printed = subprocess.check_output(command, cwd=ROOT, text=True, env=environment)
    before, after = map(float, printed.split())
    earlier = 52 * 200 * 400 * 4 / 1024**2
    assert after - before < earlier / 2


def test_what_is_abandoned_never_comes(qtbot: QtBot) -> None:
    faces = start(None)
    faces.request(FaceRequest(90, 126, 1.0, DrawnDeck()), SPADES, at_once=False)
    faces.abandon()
    with qtbot.assertNotEmitted(faces.ready, wait=50):
        pass
    assert is_right(faces)


class SlowDeck(NamedTuple):
    """A deck whose faces are ready only when a test says so; ``drawings`` holds the started drawings."""

    drawings: list[SlowDrawing]
    key: str = "slow"
    shape: CardShape = CardShape(1.5, ((0.4, 1.0),), 1.5)
    is_quick: bool = False

    def draw(self, faces: Sequence[Card], width: int, height: int, ratio: float) -> SlowDrawing:
        self.drawings.append(SlowDrawing(len(faces), width, height))
        return self.drawings[-1]


class SlowDrawing:
    """Faces as from another process."""

    def __init__(self, faces: int, width: int, height: int) -> None:
        self.faces = faces
        self.let_through = 0
        self.error: DeckError | None = None
        self.is_ended = False
        self._size = QSize(width, height)

    def next(self) -> QImage | None:
        if self.error is not None:
            raise self.error
        if not self.let_through:
            return None
        self.let_through -= 1
        image = QImage(self._size, FORMAT)
        image.fill(Qt.GlobalColor.red)
        return image

    def end(self) -> None:
        self.is_ended = True


@pytest.fixture
def slow() -> FaceRequest:
    """A cache, and a deck that another process draws."""
    return FaceRequest(60, 90, 1.0, SlowDeck([]))


def drawings(request: FaceRequest) -> list[SlowDrawing]:
    assert isinstance(request.deck, SlowDeck)
    return request.deck.drawings


def let_all_through(request: FaceRequest) -> None:
    drawings(request)[-1].let_through = len(ALL)


def test_a_slow_deck_is_never_waited_for(slow: FaceRequest, tmp_path: Path) -> None:
    faces = FaceCache(tmp_path)
    assert not faces.request(slow, SPADES, at_once=True)
    assert drawings(slow) == []
    assert not faces.has_all(SPADES)


def test_the_faces_of_a_slow_deck_come_all_together(slow: FaceRequest, qtbot: QtBot) -> None:
    faces = start(None)
    assert not faces.request(slow, SPADES, at_once=False)
    drawings(slow)[-1].let_through = len(ALL) - 1
    with qtbot.assertNotEmitted(faces.ready, wait=60):
        pass
    assert is_right(faces)
    with qtbot.waitSignal(faces.ready, timeout=10_000):
        drawings(slow)[-1].let_through = 1
    assert faces.is_sharp(slow)
    assert faces.has_all(ALL)


def test_a_slow_deck_is_found_on_disk_suit_by_suit(slow: FaceRequest, tmp_path: Path, qtbot: QtBot) -> None:
    faces = FaceCache(tmp_path)
    faces.request(slow, SPADES, at_once=False)
    let_all_through(slow)
    stored(tmp_path, qtbot, count=4)
    second = FaceCache(tmp_path)
    assert second.request(slow, SPADES, at_once=True)
    assert second.has_all(SPADES)
    assert not second.has_all(ALL)
    assert second.request(slow, ALL, at_once=True)
    assert len(drawings(slow)) == 1


def test_what_came_is_stored_though_it_is_requested_again_at_once(
    slow: FaceRequest, tmp_path: Path, qtbot: QtBot
) -> None:
    faces = FaceCache(tmp_path)
    faces.ready.connect(faces.abandon)
    faces.request(slow, ALL, at_once=False)
    let_all_through(slow)
    stored(tmp_path, qtbot, count=4)


def test_another_request_ends_the_one_before(slow: FaceRequest) -> None:
    faces = start(None)
    faces.request(slow, ALL, at_once=False)
    faces.request(slow._replace(width=61), ALL, at_once=False)
    assert [drawing.is_ended for drawing in drawings(slow)] == [True, False]


def test_a_deck_that_cannot_be_drawn_leaves_the_pictures_as_they_were(
    slow: FaceRequest, qtbot: QtBot
) -> None:
    faces = start(None)
    faces.request(slow, ALL, at_once=False)
    with qtbot.waitSignal(faces.decks.failed, timeout=10_000) as failed:
        drawings(slow)[-1].error = DeckError(DeckFault.TOO_SLOW)
    assert failed.args == [drawings(slow)[-1].error]
    assert drawings(slow)[-1].is_ended
    assert is_right(faces)
