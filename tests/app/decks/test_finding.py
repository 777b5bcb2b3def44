"""Decks are found in all folders, with names in the right language."""

from __future__ import annotations

from pathlib import Path

from app.decks.svg.finding import find_decks, locate
from tests.app.decks.made_decks import deck_text, write_deck

INDEX = "[KDE Backdeck]\nName=Oxygen\nName[hr]=Kisik\nName[pt]=Oxigénio\nSVG=faces.svgz\n"


def kde_deck(data: Path, name: str = "svg-oxygen", index: str = INDEX) -> Path:
    folder = data / "carddecks" / name
    write_deck(folder / "faces.svgz", deck_text())
    (folder / "index.desktop").write_text(index)
    return folder / "faces.svgz"


def gnome_deck(data: Path, name: str = "anglo_modern.svgz") -> Path:
    return write_deck(data / "aisleriot" / "cards" / name, deck_text())


def names(own: Path, *data: Path, language: str = "en") -> list[str]:
    return [deck.name for deck in find_decks(own, data, [language])]


def test_decks_of_both_kinds_and_added_ones_are_found(tmp_path: Path) -> None:
    kde, gnome = kde_deck(tmp_path / "data"), gnome_deck(tmp_path / "data")
    own = write_deck(tmp_path / "own" / "My-deck.SVG", deck_text())
    found = find_decks(tmp_path / "own", [tmp_path / "data"], ["en"])
    assert [(deck.name, deck.path, deck.is_own) for deck in found] == [
        ("Anglo Modern", gnome, False),
        ("My Deck", own, True),
        ("Oxygen", kde, False),
    ]
    for deck in found:
        assert locate(deck.identity, tmp_path / "own", [tmp_path / "data"]) == deck.path


def test_a_deck_is_called_in_the_player_s_language_if_it_knows_it(tmp_path: Path) -> None:
    kde_deck(tmp_path)
    called = {language: names(tmp_path, tmp_path, language=language) for language in ("hr", "pt_PT", "de")}
    assert called == {"hr": ["Kisik"], "pt_PT": ["Oxigénio"], "de": ["Oxygen"]}


def test_the_first_folder_wins_where_two_have_the_same_deck(tmp_path: Path) -> None:
    first, second = gnome_deck(tmp_path / "1"), gnome_deck(tmp_path / "2")
    folders = [tmp_path / "1", tmp_path / "2"]
    (deck,) = find_decks(tmp_path, folders, [])
    assert deck.path == first
    first.unlink()
    assert locate(deck.identity, tmp_path, folders) == second


def test_a_deck_that_is_gone_is_not_located(tmp_path: Path) -> None:
    path = kde_deck(tmp_path)
    (deck,) = find_decks(tmp_path / "own", [tmp_path], [])
    path.unlink()
    assert locate(deck.identity, tmp_path / "own", [tmp_path]) is None
    assert find_decks(tmp_path / "own", [tmp_path], []) == []


def test_an_identity_leads_nowhere_but_to_decks(tmp_path: Path) -> None:
    write_deck(tmp_path / "secret.svg", deck_text())
    own = tmp_path / "own"
    for identity in (
        "",
        "own:",
        "own:../secret.svg",
        "gnome:../../secret.svg",
        "x:secret.svg",
        "own:secret.svg",
    ):
        assert locate(identity, own, [tmp_path]) is None


def test_an_index_that_names_a_file_elsewhere_is_no_deck(tmp_path: Path) -> None:
    write_deck(tmp_path / "carddecks" / "elsewhere.svg", deck_text())
    for number, line in enumerate(
        ("SVG=../elsewhere.svg", "SVG=", "", "SVG=index.desktop", "SVG=nothing.svg")
    ):
        kde_deck(tmp_path, f"deck-{number}", f"[KDE Backdeck]\nName=x\n{line}\n")
    assert names(tmp_path / "own", tmp_path) == []


def test_a_deck_without_a_name_is_called_as_its_folder(tmp_path: Path) -> None:
    kde_deck(tmp_path, "svg-plain", "SVG=faces.svgz")
    assert names(tmp_path, tmp_path) == ["Svg Plain"]


def test_other_files_and_folders_that_are_not_there_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "carddecks").mkdir()
    (tmp_path / "carddecks" / "README").touch()
    (tmp_path / "notes.txt").touch()
    assert names(tmp_path, tmp_path, tmp_path / "nothing") == []
