"""The installed program at play under Windows: languages, scaling, full screen, files, clipboard, decks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from building import wine
from package_checks.windows import CODE, Screen, first_move, wait_until
from PySide6.QtGui import QImage

from app.storage.store import Storage
from engine.cards import Suit
from tests.app.decks.made_decks import COLOURS, deck_text, write_deck
from windows_checks.installed import DATA, DOCUMENTS, OTHER, PROGRAM, kept_moves, running
from windows_checks.player import Player, windows_path

DESKTOP = r"HKCU\Control Panel\Desktop"

pytestmark = pytest.mark.usefixtures("nobody_has_played_yet")


def test_a_killed_program_comes_back_with_its_move(player: Player, screen: Screen) -> None:
    process = player.start(windows_path(PROGRAM), CODE)
    window = screen.window("Simple Simon")
    screen.press(window, *first_move()[0])
    wait_until(lambda: kept_moves() == 1, "a saved move")
    process.kill()
    screen.wait_for_end(window)
    with running(player, screen):
        pass
    assert kept_moves() == 1


@pytest.mark.parametrize(
    ("locale", "title", "help_title"),
    [("hr_HR", "Nova partija", "Pomoć"), ("pt_PT", "Nova partida", "Ajuda")],
)
def test_it_speaks_the_language_of_windows(
    player: Player, screen: Screen, pictures: Path, locale: str, title: str, help_title: str
) -> None:
    with running(player, screen, CODE, LC_ALL=f"{locale}.UTF-8") as window:
        for key, name, picture in (("ctrl+n", title, "new game"), ("F1", help_title, "help")):
            screen.press(window, key)
            opened = screen.window(name)
            screen.picture(pictures / f"{locale} {picture}.png")
            screen.press(opened, "Escape")
            screen.wait_for_end(opened)


@pytest.mark.parametrize(("scale", "dots"), [(1.5, 144), (2, 192)])
def test_it_follows_the_scaling_of_windows(
    player: Player, screen: Screen, pictures: Path, scale: float, dots: int
) -> None:
    def size(picture: str) -> tuple[int, int]:
        with running(player, screen, CODE) as window:
            screen.press(window, "ctrl+n")
            dialog = screen.window("New Game")
            screen.picture(pictures / f"{picture}.png")
            size = screen.size(dialog)
            screen.press(dialog, "Escape")
            screen.wait_for_end(dialog)
            return size

    width, height = size("not scaled")
    player.run("reg", "add", DESKTOP, "/v", "LogPixels", "/t", "REG_DWORD", "/d", str(dots), "/f")
    wine.end_all()
    try:
        assert size(f"scaled by {scale}") == pytest.approx((width * scale, height * scale), rel=0.1)
    finally:
        player.run("reg", "delete", DESKTOP, "/v", "LogPixels", "/f")
        wine.end_all()


def test_full_screen_stays_at_a_second_start_and_ends_with_escape(
    player: Player, screen: Screen, pictures: Path
) -> None:
    with running(player, screen, CODE) as window:
        before = screen.size(window)
        screen.press(window, "F11")
        wait_until(lambda: screen.size(window) == (1920, 1400), "full screen")
        player.run(windows_path(PROGRAM), OTHER)
        assert screen.window("Seahaven Towers") == window
        screen.picture(pictures / "full screen.png")
        assert screen.size(window) == (1920, 1400)
        screen.press(window, "Escape")
        wait_until(lambda: screen.size(window) == before, "the size before")


def test_a_game_is_saved_and_opened_again(player: Player, screen: Screen, pictures: Path) -> None:
    file = DOCUMENTS / "spremljena.tencolumns"
    file.unlink(missing_ok=True)
    with running(player, screen, CODE) as window:
        screen.press(window, *first_move()[0])
        screen.press(window, "ctrl+s")
        dialog = screen.window("Save Game")
        screen.picture(pictures / "save.png")
        screen.press(dialog, "ctrl+a")
        screen.type(dialog, file.stem)
        screen.press(dialog, "Return")
        wait_until(file.exists, "a saved game")
    shutil.rmtree(DATA)
    with running(player, screen) as window:
        screen.press(window, "ctrl+o")
        dialog = screen.window("Open")
        screen.picture(pictures / "open.png")
        screen.type(dialog, file.name)
        screen.press(dialog, "Return")
        wait_until(lambda: kept_moves() == 1, "the saved move")


def test_the_text_on_the_clipboard_is_read_by_its_process(player: Player, screen: Screen) -> None:
    player.start("notepad")
    notepad = screen.window(".* - Notepad")
    screen.type(notepad, OTHER)
    screen.press(notepad, "ctrl+a", "ctrl+c")
    assert player.output(windows_path(PROGRAM), "--read-clipboard", "Clipboard") == OTHER


def test_a_deck_of_the_player_is_drawn_by_its_process(player: Player, screen: Screen, pictures: Path) -> None:
    (DATA / "decks").mkdir(parents=True)
    write_deck(DATA / "decks" / "špil.svg", deck_text())
    storage = Storage(DATA)
    storage.set_settings({"deck": "own:špil.svg"})
    storage.close()
    picture = pictures / "deck.png"
    red, green, blue = bytes.fromhex(COLOURS[Suit.SPADES].removeprefix("#"))

    def is_drawn() -> bool:
        screen.picture(picture)
        image = QImage(str(picture)).convertToFormat(QImage.Format.Format_RGB32)
        return bytes(image.constBits()).count(bytes((blue, green, red, 255))) > 1000

    with running(player, screen, CODE):
        wait_until(is_drawn, "the colour of the deck's spades")
