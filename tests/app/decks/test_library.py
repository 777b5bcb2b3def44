"""The decks to choose from are measured in the background, remembered, added and removed."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from app.decks.library import PREVIEW_WIDTH, DeckLibrary
from app.decks.svg import process
from app.decks.svg.copying import copied
from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.measurement import Measurement, store
from app.decks.svg.names import PREVIEW
from engine.cards import Card
from tests.app.decks.made_decks import deck_text, write_deck
from tests.app.storage.storage_games import full_disk


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with one installed deck."""
    write_deck(tmp_path / "data" / "aisleriot" / "cards" / "paris.svgz", deck_text())
    return tmp_path / "data"


def library(tmp_path: Path, *data: Path) -> DeckLibrary:
    return DeckLibrary(tmp_path / "own", tmp_path / "cache", data)


def known(library: DeckLibrary, qtbot: QtBot) -> Measurement | DeckError:
    """The measurement of the only deck."""
    (file,) = library.find(["en"])
    if library.request(file.identity, file.path) is None:
        with qtbot.waitSignal(library.measured, timeout=60_000) as measured:
            pass
        assert measured.args == [file.identity]
    found = library.measurement(file.path)
    assert found is not None
    return found


def test_a_deck_is_measured_in_the_background(tmp_path: Path, data: Path, qtbot: QtBot) -> None:
    decks = library(tmp_path, data)
    assert decks.deck("gnome:paris.svgz") is None
    measured = known(decks, qtbot)
    assert isinstance(measured, Measurement)
    assert (measured.aspect, measured.width, len(measured.previews)) == (1.5, PREVIEW_WIDTH, len(PREVIEW))
    deck = decks.deck("gnome:paris.svgz")
    assert deck is not None
    assert (deck.shape.aspect, deck.shape.index_height) == (measured.aspect, measured.index_height)


def test_the_next_start_measures_nothing(
    tmp_path: Path, data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = known(library(tmp_path, data), qtbot)
    monkeypatch.delattr(process, "measure")
    second = library(tmp_path, data)
    assert second.deck("gnome:paris.svgz") is not None
    assert known(second, qtbot) == first


def test_a_changed_file_is_another_deck(tmp_path: Path, data: Path, qtbot: QtBot) -> None:
    decks = library(tmp_path, data)
    known(decks, qtbot)
    before = decks.deck("gnome:paris.svgz")
    write_deck(data / "aisleriot" / "cards" / "paris.svgz", deck_text(inside="<circle r='3'/>"))
    assert decks.deck("gnome:paris.svgz") is None
    known(decks, qtbot)
    after = decks.deck("gnome:paris.svgz")
    assert before is not None
    assert after is not None
    assert before.key != after.key


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"x", b"\xff" * 2000])
def test_a_damaged_measurement_is_made_anew(damage: bytes, tmp_path: Path, data: Path, qtbot: QtBot) -> None:
    first = known(library(tmp_path, data), qtbot)
    (kept,) = (tmp_path / "cache").iterdir()
    for damaged in (damage, kept.read_bytes()[:-1], kept.read_bytes() + b"x"):
        kept.write_bytes(damaged)
        assert known(library(tmp_path, data), qtbot) == first


def test_why_a_deck_cannot_be_used_is_known(tmp_path: Path, data: Path, qtbot: QtBot) -> None:
    missing = Card.parse("4D")
    write_deck(data / "aisleriot" / "cards" / "paris.svgz", deck_text(without=missing))
    decks = library(tmp_path, data)
    error = known(decks, qtbot)
    assert isinstance(error, DeckError)
    assert (error.fault, error.face) == (DeckFault.MISSING_FACE, missing)
    assert decks.deck("gnome:paris.svgz") is None


@pytest.mark.parametrize(
    "error", [OSError("no memory"), RuntimeError("can't start new thread")], ids=["memory", "threads"]
)
def test_after_an_unexpected_error_the_next_deck_is_measured(
    error: Exception, tmp_path: Path, data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is reported."""
    measured = Measurement(1.5, 0.4, 1, 1, ())

    def measure(path: Path, _width: int) -> Measurement:
        if path.stem == "paris":
            raise error
        return measured

    reported: list[BaseException | None] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(arguments.exc_value))
    monkeypatch.setattr(process, "measure", measure)
    decks = library(tmp_path, data)
    assert decks.deck("gnome:paris.svgz") is None
    qtbot.waitUntil(lambda: reported == [error])
    write_deck(data / "aisleriot" / "cards" / "second.svgz", deck_text())
    with qtbot.waitSignal(decks.measured, timeout=5_000):
        assert decks.deck("gnome:second.svgz") is None
    assert decks.known("gnome:second.svgz") == measured


def test_nothing_is_measured_once_the_program_ends(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    begun: list[str] = []
    may_end = threading.Event()

    def measure(path: Path, _width: int) -> Measurement:
        begun.append(path.stem)
        may_end.wait()
        return Measurement(1.5, 0.4, 1, 1, ())

    monkeypatch.setattr(process, "measure", measure)
    write_deck(data / "aisleriot" / "cards" / "second.svgz", deck_text())
    before = set(threading.enumerate())
    decks = library(tmp_path, data)
    for name in ("paris", "second"):
        assert decks.deck(f"gnome:{name}.svgz") is None
    qtbot.waitUntil(lambda: begun == ["paris"])
    delete(decks)
    may_end.set()
    qtbot.waitUntil(lambda: set(threading.enumerate()) <= before)
    assert begun == ["paris"]


def test_an_added_deck_is_copied_and_found(tmp_path: Path, qtbot: QtBot) -> None:
    decks = library(tmp_path)
    path = write_deck(tmp_path / "Downloads" / "mine.svg", deck_text())
    with qtbot.waitSignal(decks.added, timeout=60_000) as added:
        decks.add(path)
    assert added.args == ["own:mine.svg"]
    path.unlink()
    assert [(deck.name, deck.is_own) for deck in decks.find(["en"])] == [("Mine", True)]
    assert decks.deck("own:mine.svg") is None
    assert decks.error("own:mine.svg") is None


def test_an_added_deck_of_the_same_name_does_not_replace_another(tmp_path: Path, qtbot: QtBot) -> None:
    decks = library(tmp_path)
    identities: list[str] = []
    for inside in ("", "<circle r='3'/>", ""):
        path = write_deck(tmp_path / "mine.svg", deck_text(inside=inside))
        with qtbot.waitSignal(decks.added, timeout=60_000) as added:
            decks.add(path)
        identities += added.args or []
    assert identities == ["own:mine.svg", "own:mine 2.svg", "own:mine.svg"]


def test_what_cannot_be_used_is_not_added(tmp_path: Path, qtbot: QtBot) -> None:
    decks = library(tmp_path)
    path = write_deck(tmp_path / "mine.svg", deck_text(without=Card.parse("AS")))
    with qtbot.waitSignal(decks.refused, timeout=60_000) as refused:
        decks.add(path)
    assert refused.args is not None
    assert refused.args[0] == "mine.svg"
    assert refused.args[1].fault is DeckFault.MISSING_FACE
    assert decks.find(["en"]) == []


def test_without_a_place_for_it_a_deck_is_refused(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "own").touch()
    decks = library(tmp_path)
    with qtbot.waitSignal(decks.refused, timeout=60_000) as refused:
        decks.add(write_deck(tmp_path / "mine.svg", deck_text()))
    assert refused.args is not None
    assert refused.args[1].fault is DeckFault.UNWRITABLE


@pytest.mark.parametrize("room", [0, 100], ids=["nothing fits", "a part fits"])
def test_on_a_full_disk_nothing_is_left_of_a_deck(room: int, tmp_path: Path) -> None:
    path = write_deck(tmp_path / "mine.svg", deck_text())
    with full_disk(room), pytest.raises(DeckError) as caught:
        copied(path, tmp_path / "own")
    assert caught.value.fault is DeckFault.UNWRITABLE
    assert list((tmp_path / "own").iterdir()) == []


def test_on_a_full_disk_nothing_is_left_of_a_measurement(tmp_path: Path) -> None:
    measured = Measurement(1.5, 0.4, 1, 1, (b"1234",) * len(PREVIEW))
    with full_disk():
        store(tmp_path, "key", measured)
    assert list(tmp_path.iterdir()) == []


def test_only_the_user_may_read_an_added_deck(tmp_path: Path) -> None:
    path = write_deck(tmp_path / "mine.svg", deck_text())
    path.chmod(0o644)
    assert copied(path, tmp_path / "own").stat().st_mode & 0o777 == 0o600


def test_an_added_deck_can_be_removed_and_an_installed_one_cannot(tmp_path: Path, data: Path) -> None:
    write_deck(tmp_path / "own" / "mine.svg", deck_text())
    decks = library(tmp_path, data)
    decks.remove("own:mine.svg")
    decks.remove("gnome:paris.svgz")
    assert [deck.name for deck in decks.find(["en"])] == ["Paris"]
    gone = decks.error("own:mine.svg")
    assert gone is not None
    assert gone.fault is DeckFault.GONE
