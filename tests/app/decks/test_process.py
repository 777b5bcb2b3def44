"""The process that draws a deck: its answers, and that a hostile deck can harm only this process."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.decks.card_shape import CardShape
from app.decks.svg import process as module
from app.decks.svg.deck import SvgDeck
from app.decks.svg.errors import DeckError, DeckFault
from app.decks.svg.names import PREVIEW
from app.decks.svg.picture import FORMAT
from app.decks.svg.process import drawing_arguments, measure, running
from engine.cards import Card
from tests.app.decks.made_decks import COLOURS, deck_text, nothing_in_corner, write_deck

# Eight groups, each with ten copies of the group before: a hundred million circles in a few lines.
ENDLESS = '<g id="u0"><circle r="9"/></g>' + "".join(
    f'<g id="u{n}">{f"""<use xlink:href="#u{n - 1}"/>""" * 10}</g>' for n in range(1, 9)
)


def fault_of_measuring(path: Path) -> tuple[DeckFault, Card | None]:
    with pytest.raises(DeckError) as caught:
        measure(path, 40)
    return caught.value.fault, caught.value.face


def test_a_deck_is_measured_and_previewed(tmp_path: Path) -> None:
    deck = measure(write_deck(tmp_path / "deck.svgz", deck_text()), 40)
    assert (deck.aspect, deck.width, deck.height) == (1.5, 40, 60)
    assert 0.4 < deck.index_height < 0.5
    assert [len(picture) for picture in deck.previews] == [40 * 60 * 4] * len(PREVIEW)


def test_faces_come_in_the_order_and_size_that_is_asked_for(tmp_path: Path) -> None:
    path = write_deck(tmp_path / "deck.svg", deck_text(drawing=nothing_in_corner))
    faces = [Card.parse(text) for text in ("KH", "AS", "TD")]
    with running(*drawing_arguments(path, 30, 45, faces)) as process:
        process.answer()
        images = [QImage(process.picture(30, 45), 30, 45, FORMAT) for _ in faces]
        colours = [image.pixelColor(15, 22).name() for image in images]
    assert colours == [COLOURS[face.suit] for face in faces]


def test_what_is_wrong_with_a_deck_is_reported(tmp_path: Path) -> None:
    missing = Card.parse("7H")
    assert fault_of_measuring(tmp_path / "nothing.svg") == (DeckFault.UNREADABLE, None)
    path = write_deck(tmp_path / "deck.svg", deck_text(without=missing))
    assert fault_of_measuring(path) == (DeckFault.MISSING_FACE, missing)


def test_a_deck_that_draws_without_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE_SECONDS", 2)
    path = write_deck(tmp_path / "deck.svg", deck_text(before=ENDLESS, inside='<use xlink:href="#u8"/>'))
    assert fault_of_measuring(path) == (DeckFault.TOO_SLOW, None)


def test_a_deck_that_refers_to_itself_is_refused(tmp_path: Path) -> None:
    circle = '<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>'
    path = write_deck(tmp_path / "deck.svg", deck_text(before=circle, inside='<use xlink:href="#a"/>'))
    assert fault_of_measuring(path) == (DeckFault.NOT_SVG, None)


def test_a_process_that_dies_is_a_fault_of_its_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write_deck(tmp_path / "deck.svg", deck_text())
    for death in (
        "import os; os.abort()",
        "raise SystemExit(0)",
        "print('[]')",
        "print('{}')",
        "print('x' * 9999)",
    ):
        monkeypatch.setattr(module, "_START", death)
        assert fault_of_measuring(path) == (DeckFault.FAILED, None)


def test_a_process_can_be_ended_before_it_answers(tmp_path: Path) -> None:
    path = write_deck(tmp_path / "deck.svg", deck_text(before=ENDLESS, inside='<use xlink:href="#u8"/>'))
    with running("measure", str(path), "40") as process:
        process.end()
        with pytest.raises(DeckError) as caught:
            process.answer()
    assert caught.value.fault is DeckFault.FAILED


def no_memory(*_: object, **__: object) -> None:
    raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))


def no_threads(_: object) -> None:
    raise RuntimeError("can't start new thread")


@pytest.mark.parametrize(
    ("name", "failure"),
    [("subprocess.Popen", no_memory), ("Timer.start", no_threads)],
    ids=["memory", "threads"],
)
def test_a_process_that_cannot_start_is_a_fault_of_its_deck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, failure: Callable[..., None]
) -> None:
    monkeypatch.setattr(f"{module.__name__}.{name}", failure)
    assert fault_of_measuring(write_deck(tmp_path / "deck.svg", deck_text())) == (DeckFault.FAILED, None)


def test_a_drawing_that_cannot_start_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(f"{module.__name__}.subprocess.Popen", no_memory)
    shape = CardShape(1.5, ((0.4, 1.0),), 1.5)
    drawing = SvgDeck(tmp_path / "deck.svg", "key", shape).draw([Card.parse("AS")], 30, 45, 1.0)

    def has_failed() -> bool:
        try:
            drawing.next()
        except DeckError:
            return True
        return False

    qtbot.waitUntil(has_failed)
