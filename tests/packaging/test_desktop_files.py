"""The desktop files: complete in all three languages, and in agreement with the program."""

from __future__ import annotations

from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from building import icons
from building.installation import DESKTOP, IDENTIFIER
from building.releases import METAINFO, releases
from building.version import VERSION
from PySide6.QtGui import QImage

from app.main import main
from app.play.game_files import SUFFIX
from engine.games import GAMES
from engine.rules import Game

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
MEDIA_TYPE = "application/x-ten-columns+json"


@pytest.fixture
def entry() -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.read(DESKTOP / f"{IDENTIFIER}.desktop", encoding="utf-8")
    return parser


@pytest.fixture
def metainfo() -> ET.Element:
    return ET.parse(METAINFO).getroot()


@pytest.mark.parametrize("key", ["genericname", "comment", "keywords"])
def test_the_entry_is_written_in_every_language(entry: ConfigParser, key: str) -> None:
    texts = [entry["Desktop Entry"][name] for name in (key, f"{key}[hr]", f"{key}[pt_PT]")]
    assert len(set(texts)) == 3


def test_the_entry_offers_a_new_game_of_each_kind(entry: ConfigParser) -> None:
    actions = entry["Desktop Entry"]["actions"].rstrip(";").split(";")
    assert actions == [game.name for game in GAMES]
    for action in actions:
        section = entry[f"Desktop Action {action}"]
        assert section["exec"] == f"ten-columns --new {action}"
        assert len({section[name] for name in ("name", "name[hr]", "name[pt_PT]")}) == 3


def test_the_entry_is_a_card_game_and_opens_saved_games(entry: ConfigParser) -> None:
    assert entry["Desktop Entry"]["categories"] == "Game;CardGame;"
    assert entry["Desktop Entry"]["mimetype"] == f"{MEDIA_TYPE};"
    assert entry["Desktop Entry"]["exec"] == "ten-columns %f"
    assert entry["Desktop Entry"]["tryexec"] == "ten-columns"


def test_the_store_description_is_written_in_every_language(metainfo: ET.Element) -> None:
    for parent in metainfo.iter():
        for name in ("summary", "p", "li"):
            languages = [text.get(LANGUAGE) for text in parent.findall(name)]
            for language in ("hr", "pt-PT"):
                assert languages.count(language) == languages.count(None), f"{parent.tag}/{name}"


def test_the_newest_release_is_this_version() -> None:
    newest, *others = releases()
    assert newest.version == VERSION
    assert newest.news
    assert all(newest.day >= other.day for other in others)


def test_the_media_type_is_that_of_saved_games() -> None:
    (media_type,) = ET.parse(DESKTOP / "ten-columns.xml").getroot()
    assert media_type.attrib["type"] == MEDIA_TYPE
    namespace = media_type.tag.removesuffix("mime-type")
    patterns = [glob.attrib["pattern"] for glob in media_type.findall(f"{namespace}glob")]
    assert patterns == [f"*{SUFFIX}"]
    (icon,) = media_type.findall(f"{namespace}generic-icon")
    assert icon.attrib["name"] == icons.DOCUMENT, "many themes have an icon of JSON files, and show that"
    comments = [comment.get(LANGUAGE) for comment in media_type.findall(f"{namespace}comment")]
    assert set(comments) == {None, "hr", "pt", "pt_PT"}


@pytest.mark.usefixtures("qapp")
def test_there_are_icons_of_every_size(tmp_path: Path) -> None:
    icons.draw(tmp_path)
    theme = tmp_path / "hicolor"
    for kind, name in (("apps", IDENTIFIER), ("mimetypes", MEDIA_TYPE.replace("/", "-"))):
        ET.parse(theme / "scalable" / kind / f"{name}.svg")
        for size in (16, 22, 24, 32, 48, 64, 128, 256):
            picture = QImage(str(theme / f"{size}x{size}" / kind / f"{name}.png"))
            assert (picture.width(), picture.height()) == (size, size)
            assert not picture.allGray()
    assert (tmp_path / "ten-columns.ico").read_bytes().startswith(b"\0\0\1\0")
    assert (tmp_path / "ten-columns.icns").read_bytes().startswith(b"icns")


@pytest.mark.usefixtures("qapp")
def test_a_windows_program_finds_the_pictures_of_its_icon_by_number(tmp_path: Path) -> None:
    icons.draw(tmp_path)
    icon = (tmp_path / "ten-columns.ico").read_bytes()
    group = (tmp_path / "ten-columns.icon-group").read_bytes()
    count = int.from_bytes(icon[4:6], "little")
    described = [icon[6 + 16 * at : 18 + 16 * at] for at in range(count)]
    numbered = [part + (at + 1).to_bytes(2, "little") for at, part in enumerate(described)]
    assert group == icon[:6] + b"".join(numbered)


def test_the_manual_and_the_help_of_the_command_line_name_the_same_arguments(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    manual = (DESKTOP / "ten-columns.6").read_text(encoding="utf-8")
    assert "--data-dir DIR" in capsys.readouterr().out
    assert '\\-\\-data\\-dir " DIR"' in manual


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("manual", sorted(DESKTOP.glob("ten-columns*.6")), ids=lambda file: file.name)
def test_each_manual_names_the_games_that_can_be_begun(manual: Path, game: Game) -> None:
    assert game.name.replace("-", r"\-") in manual.read_text(encoding="utf-8")
