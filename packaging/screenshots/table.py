"""Pictures of the table at one scale factor: ``python -m screenshots.table DIR SCALE``."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.board.face_cache import FaceCache
from app.decks.art.palette import Table
from app.decks.library import DeckLibrary
from app.decks.svg.finding import find_decks
from app.main_window.window import Window
from app.play.controller import Controller
from app.play.preferences import Preferences
from app.play.settings import Language, Settings
from app.storage.store import Storage
from app.text.languages import Translators
from engine.deals import parse_code
from engine.games import GAMES, SIMPLE_SIMON, game_of_code
from engine.moves import legal_moves
from engine.position import Position
from engine.records import read_record
from engine.rules import after_move
from engine.session import Session
from tests.app.board.player import Player, group_name
from tests.app.decks.art.vision import EYES, light
from tests.paths import CASES

SIZES = {
    "640x480": QSize(640, 480),
    "800x600": QSize(800, 600),
    "1280x800": QSize(1280, 800),
    "1920x1080": QSize(1920, 1080),
    "3840x2160": QSize(3840, 2160),
    "portrait": QSize(900, 1600),
}
USUAL = SIZES["1280x800"]
CODES = {
    "simple-simon-1-suit": "SS1-S1-AAAAABD",
    "simple-simon-2-suits": "SS1-S2-AAAAABD",
    "simple-simon-4-suits": "SS1-S4-AAAAABD",
    "seahaven-4-cells": "SH1-C4-AAAAAJ2",
    "seahaven-2-cells": "SH1-C2-AAAAAJ2",
    "seahaven-1-cell": "SH1-C1-AAAAAJ2",
}

DECKS = [Path("/usr/share"), Path("/usr/share/games")]
"""The folders of installed SVG decks."""

SEEN_BY_OTHER_EYES = {"table-green-drag", "table-light-drag", "deck-four-colours", "deck-two-colours"}

FACES_MS = 50
"""How long to wait for the faces of an SVG deck before looking again, in milliseconds."""

Prepare = Callable[[Player], None]


class Shot(NamedTuple):
    """One picture: its name, the game, the window's size, the settings, and the actions before it."""

    name: str
    session: Session
    size: QSize = USUAL
    settings: Settings = Settings(animations=False)
    prepare: Prepare | None = None


def shots() -> Iterator[Shot]:
    """All pictures of the table at scale factor 1."""
    for name, code in CODES.items():
        yield Shot(f"start-{name}", dealt(code))
    for name, size in SIZES.items():
        yield Shot(f"size-{name}-simple-simon", dealt(CODES["simple-simon-4-suits"]), size)
        yield Shot(f"size-{name}-seahaven", example("kings-run-of-6-too-large"), size)
        yield Shot(f"size-{name}-20-cards", long_column(), size)
    for table in Table:
        settings = Settings(animations=False, table=table)
        yield Shot(
            f"table-{table}-simple-simon", example("example-59", 30), settings=settings, prepare=select
        )
        yield Shot(
            f"table-{table}-drag", example("kings-run-of-6-too-large"), settings=settings, prepare=drag
        )
        yield Shot(f"table-{table}-focus", example("example-59", 30), settings=settings, prepare=focus)
    yield from large_indices_shots()
    for four in (False, True):
        for large in (False, True):
            settings = Settings(animations=False, four_colours=four, large_indices=large)
            name = ("four" if four else "two") + "-colours" + ("-large" if large else "")
            yield Shot(f"deck-{name}", example("example-59", 24), settings=settings)
            yield Shot(f"deck-{name}-800x600", example("example-59", 24), SIZES["800x600"], settings)
    yield Shot("drag-group", example("kings-run-of-4-just-fits"), prepare=drag)
    for name in ("800x600", "1280x800"):
        yield Shot(f"refusal-{name}", example("kings-run-of-6-too-large"), SIZES[name], prepare=refuse)
    for table in Table:
        settings = Settings(animations=False, table=table)
        yield Shot(f"peek-{table}", dealt(CODES["simple-simon-4-suits"]), settings=settings, prepare=peek)
    for name in ("800x600", "1280x800", "portrait"):
        yield Shot(f"win-{name}-simple-simon", example("example-59", 58), SIZES[name], prepare=win)
        yield Shot(f"win-{name}-seahaven", won_seahaven(), SIZES[name], prepare=win)


def large_indices_shots() -> Iterator[Shot]:
    """The pictures that look different with large indices."""
    settings = Settings(animations=False, large_indices=True)
    for name, size in SIZES.items():
        yield Shot(f"large-{name}-start", dealt(CODES["simple-simon-4-suits"]), size, settings)
        yield Shot(
            f"large-{name}-refusal", example("kings-run-of-6-too-large"), size, settings, prepare=refuse
        )
        yield Shot(f"large-{name}-win", example("example-59", 58), size, settings, prepare=win)


def installed_deck_shots() -> Iterator[Shot]:
    """One picture of each SVG deck that is installed, in play."""
    for deck in find_decks(None, DECKS, ["en"]):
        settings = Settings(animations=False, deck=deck.identity)
        name = f"installed-{deck.identity.replace(':', '-').removesuffix('.svgz')}"
        yield Shot(name, example("example-59", 30), SIZES["800x600"], settings, prepare=select)


def scaled_shots() -> Iterator[Shot]:
    """The pictures to make at other scale factors, too."""
    yield Shot("simple-simon", dealt(CODES["simple-simon-4-suits"]))
    yield Shot("seahaven-drag", example("kings-run-of-6-too-large"), prepare=drag)
    yield Shot("4k", dealt(CODES["simple-simon-4-suits"]), SIZES["1920x1080"])


# Games


def dealt(code: str) -> Session:
    """The deal of ``code``."""
    deal = parse_code(code, [game.codes for game in GAMES])
    game = game_of_code(deal)
    return Session.deal(game, deal)


def example(name: str, actions: int | None = None) -> Session:
    """The example ``name`` after its first ``actions``, or after all its legal actions."""
    rows = map(json.loads, (CASES / "examples.jsonl").read_text().splitlines())
    record = read_record(next(row["record"] for row in rows if row["name"] == name), GAMES)
    return record._replace(actions=record.actions[:actions]).replay()[0]


def won_seahaven() -> Session:
    """A game of Seahaven Towers one move before it is won."""
    rows = map(json.loads, (CASES / "won.jsonl").read_text().splitlines())
    row = next(row for row in rows if row["record"]["game"] == "seahaven-towers")
    record = read_record(row["record"], GAMES)
    return record._replace(actions=record.actions[:-1]).replay()[0]


def long_column() -> Session:
    """A Simple Simon board with a column of 20 cards."""
    cards = [card for column in dealt("SS1-S4-AAAAABD").start.columns for card in column]
    columns = [tuple(cards[:20])]
    columns += [tuple(cards[20 + 4 * number : 24 + 4 * number]) for number in range(8)]
    return Session(SIMPLE_SIMON, 4, Position((*columns, ())))


# Actions before the picture is taken


def select(player: Player) -> None:
    """Select the first group that has a destination."""
    player.click(_movable(player))


def drag(player: Player) -> None:
    """Drag the largest movable group over one of its destinations."""
    moves = max(legal_moves(player.controller.game, player.position), key=lambda move: move.size)
    player.carry(f"{moves.source}x{moves.size}", str(moves.target))


def focus(player: Player) -> None:
    """Move the keyboard focus to a column and lift a group."""
    player.go_to("t10")
    player.key(Qt.Key.Key_Space)
    player.key(Qt.Key.Key_Left)


def refuse(player: Player) -> None:
    """Drop a run that is too large for the target."""
    player.drag("t1x6", "t6")


def peek(player: Player) -> None:
    """Peek at a covered card."""
    player.press("t1x6", Qt.MouseButton.RightButton)


def win(player: Player) -> None:
    """Make the last move and wait for the end of the celebration."""
    game, position = player.controller.game, player.position
    moves = legal_moves(game, position)
    move = next(move for move in moves if game.is_won(after_move(game, position, move)))
    player.drag(group_name(move), str(move.target))
    player.scene.finish()


def _movable(player: Player) -> str:
    move = next(legal_moves(player.controller.game, player.position))
    return f"{move.source}x{move.size}"


# Taking the pictures


def take(shot: Shot, folder: Path, prefix: str) -> None:
    """Make the picture of ``shot``, and of some shots also as colour-blind people see them."""
    with tempfile.TemporaryDirectory() as data:
        storage = Storage(Path(data))
        controller, preferences = Controller(storage), Preferences(storage)
        preferences.change(shot.settings)
        faces = FaceCache(None, DeckLibrary(data=DECKS))
        window = Window(controller, preferences, storage, faces)
        player = Player(window.board, controller, preferences)
        window.resize(shot.size)
        window.show()
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)
        window.after_first_frame()
        controller.open(shot.session, counts_for_statistics=False)
        while not shows_deck(player, faces.decks, shot.settings.deck):
            QTest.qWait(FACES_MS)
        if shot.prepare is not None:
            shot.prepare(player)
        QApplication.processEvents()
        picture = window.grab().toImage()
        picture.save(str(folder / f"{prefix}{shot.name}.png"))
        if shot.name in SEEN_BY_OTHER_EYES:
            for eyes in ("deutan", "protan", "grey"):
                seen_by(picture, eyes).save(str(folder / f"{prefix}{shot.name}-{eyes}.png"))
        player.let_go_of_everything()
        window.close()
        window.deleteLater()
        QApplication.processEvents()


def shows_deck(player: Player, decks: DeckLibrary, deck: str) -> bool:
    """Whether the cards are sharp and of the SVG deck ``deck``, which is measured first."""
    if not deck:
        return player.scene.is_sharp
    known = decks.known(deck)
    return known is not None and player.layout.shape == known.shape and player.scene.is_sharp


def seen_by(picture: QImage, eyes: str) -> QImage:
    """``picture`` at half its size, as seen with the colour vision ``eyes``."""
    seen = picture.scaledToWidth(picture.width() // 2, Qt.TransformationMode.SmoothTransformation)
    colours: dict[int, int] = {}
    for y in range(seen.height()):
        for x in range(seen.width()):
            colour = seen.pixel(x, y)
            if colour not in colours:
                parts = EYES[eyes](light(QColor(colour)))
                colours[colour] = QColor(*(round(255 * _gamma(part)) for part in parts)).rgb()
            seen.setPixel(x, y, colours[colour])
    return seen


def _gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def main(folder: Path, scale: str) -> None:
    """Make the pictures for the scale factor of this process."""
    application = QApplication(["ten-columns"])
    Translators(application).install(Language.ENGLISH)
    if scale == "1":
        for shot in (*shots(), *installed_deck_shots()):
            take(shot, folder, "")
    else:
        for shot in scaled_shots():
            take(shot, folder, f"scale-{scale}-")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
