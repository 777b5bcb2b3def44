"""The pictures of the cards: drawn once for a size, and found on disk by the next start."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path
from threading import active_count

import pytest
from pytestqt.qtbot import QtBot

from app.board import face_files as module
from app.board.face_cache import FaceCache, FaceSize
from app.decks.art.deck import DeckStyle
from app.decks.art.face import draw_face
from engine.cards import Card, Suit, deck
from tests.app.board.board_checks import FORMAT, drawn_face
from tests.app.storage.storage_games import full_disk

SIZE = FaceSize(60, 84, 1.0, DeckStyle())
SPADES = deck([Suit.SPADES])
ALL = deck(Suit)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Card]:
    """The cards whose faces were drawn and not read from disk, one after the other."""
    cards: list[Card] = []

    def noted(painter: object, rect: object, rank: object, suit: object, style: object) -> None:
        cards.append(Card(rank, suit))  # type: ignore[arg-type]
        draw_face(painter, rect, rank, suit, style)  # type: ignore[arg-type]

    monkeypatch.setattr("app.decks.art.face.draw_face", noted)
    return cards


def sheets(folder: Path) -> list[Path]:
    """The pictures on disk."""
    return sorted(folder.glob("faces-*"))


def start(folder: Path | None, size: FaceSize = SIZE, cards: tuple[Card, ...] = ALL) -> FaceCache:
    """What a start of the program does: all faces are wanted at once."""
    faces = FaceCache(folder)
    faces.request(size, cards, at_once=True)
    return faces


def stored(folder: Path, qtbot: QtBot, count: int = 1) -> None:
    qtbot.waitUntil(lambda: len(sheets(folder)) == count)


def is_right(faces: FaceCache, size: FaceSize = SIZE, cards: tuple[Card, ...] = ALL) -> bool:
    """Whether every picture is the one of its card, in the right size."""
    width, height = size.width / size.ratio, size.height / size.ratio
    return all(
        faces.picture(card).toImage().convertToFormat(FORMAT)
        == drawn_face(card.rank, card.suit, size.style, width, height, size.ratio)
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
    size = FaceSize(60, 84, ratio, DeckStyle(four_colours=four, large_indices=large))
    start(tmp_path, size)
    stored(tmp_path, qtbot)
    assert is_right(start(tmp_path, size), size)


def test_cards_with_equal_faces_share_a_picture(drawn: list[Card]) -> None:
    faces = start(None, cards=SPADES)
    assert len(drawn) == len(SPADES)
    assert faces.picture(SPADES[0]._replace(copy=3)).cacheKey() == faces.picture(SPADES[0]).cacheKey()


def test_another_deck_at_the_same_size_draws_only_what_is_missing(drawn: list[Card]) -> None:
    faces = start(None, cards=SPADES)
    drawn.clear()
    faces.request(SIZE, ALL, at_once=True)
    assert len(drawn) == len(ALL) - len(SPADES)
    faces.request(SIZE, SPADES, at_once=True)
    faces.request(SIZE, ALL, at_once=True)
    assert len(drawn) == len(ALL) - len(SPADES)
    assert is_right(faces)


def cut_to_half(sheet: Path) -> None:
    sheet.write_bytes(sheet.read_bytes()[: sheet.stat().st_size // 2])


def make_empty(sheet: Path) -> None:
    sheet.write_bytes(b"")


def fill_with_zeros(sheet: Path) -> None:
    sheet.write_bytes(bytes(sheet.stat().st_size))


def put_the_sheet_of_another_size_there(sheet: Path) -> None:
    larger = FaceSize(61, 84, 1.0, DeckStyle())
    start(sheet.parent, larger)
    while not (others := list(sheet.parent.glob("faces-*-61x84-*"))):
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
    damage(sheets(tmp_path)[0])
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
    with full_disk(room):
        assert is_right(start(tmp_path))
        qtbot.waitUntil(lambda: active_count() == 1)
    assert list(tmp_path.iterdir()) == []
    assert capfd.readouterr() == ("", "")


def test_the_folder_keeps_the_latest_sheets_only(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_BYTES", 8 * 49 * 57 * 4 * len(SPADES))
    for width in range(30, 50):
        start(tmp_path, FaceSize(width, 56, 1.0, DeckStyle()), SPADES)
    newest = "faces-*-49x56-*"
    qtbot.waitUntil(lambda: len(sheets(tmp_path)) <= 8 and list(tmp_path.glob(newest)) != [])
    assert [path.name for path in tmp_path.iterdir() if path not in sheets(tmp_path)] == []


def test_bit_by_bit_the_old_pictures_stay_until_all_new_ones_are_there(qtbot: QtBot) -> None:
    faces = start(None)
    larger = FaceSize(90, 126, 1.0, DeckStyle())
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
        """Runs for 3 ms with each face that is drawn."""

        def start(self) -> None:
            drawn.clear()

        def elapsed(self) -> int:
            return 3 * len(drawn)

    monkeypatch.setattr("app.board.face_cache.QElapsedTimer", Watch)
    faces = FaceCache(None)
    faces.request(SIZE, ALL, at_once=False)
    faces._take_a_turn()
    assert len(drawn) == 2


def test_what_came_bit_by_bit_is_on_disk_for_the_next_start(
    tmp_path: Path, qtbot: QtBot, drawn: list[Card]
) -> None:
    faces = FaceCache(tmp_path)
    faces.request(SIZE, ALL, at_once=False)
    stored(tmp_path, qtbot)
    drawn.clear()
    assert is_right(start(tmp_path))
    assert drawn == []


def test_what_is_abandoned_never_comes(qtbot: QtBot) -> None:
    faces = start(None)
    faces.request(FaceSize(90, 126, 1.0, DeckStyle()), SPADES, at_once=False)
    faces.abandon()
    with qtbot.assertNotEmitted(faces.ready, wait=50):
        pass
    assert is_right(faces)
