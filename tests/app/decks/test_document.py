"""An untrusted SVG file is read within limits, and without scripts and links to other files."""

from __future__ import annotations

import gzip
import os
import zlib
from pathlib import Path

import pytest

from app.decks.svg import document as module
from app.decks.svg.document import clean_document, read_document
from app.decks.svg.errors import DeckError, DeckFault
from tests.app.decks.made_decks import deck_text, write_deck

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">{}</svg>'
PIXEL = (
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAA"
    "BJRU5ErkJggg=="
)


def cleaned(inside: str) -> str:
    return clean_document(SVG.format(inside).encode()).decode()


def fault(document: bytes) -> DeckFault:
    with pytest.raises(DeckError) as caught:
        clean_document(document)
    return caught.value.fault


def file_fault(path: Path) -> DeckFault:
    with pytest.raises(DeckError) as caught:
        read_document(path)
    return caught.value.fault


@pytest.mark.parametrize("name", ["deck.svg", "deck.svgz"])
def test_a_deck_is_read_packed_or_not(name: str, tmp_path: Path) -> None:
    path = write_deck(tmp_path / name, deck_text())
    assert read_document(path).count(b"<circle") == 52


@pytest.mark.parametrize(
    "inside",
    [
        '<script>alert("x")</script>',
        "<foreignObject><p>x</p></foreignObject>",
        '<image xlink:href="/etc/passwd" width="9" height="9"/>',
        '<image href="http://example.com/x.png" width="9" height="9"/>',
        '<image xlink:href="data:image/png;base64,PHN2Zz48L3N2Zz4=" width="9" height="9"/>',
        '<image width="9" height="9"/>',
        "<animate/>",
        "<metadata><rdf>x</rdf></metadata>",
    ],
)
def test_what_does_not_draw_or_leads_elsewhere_is_left_out(inside: str) -> None:
    assert cleaned(inside + "<path d='M0 0'/>") == SVG.format('<path d="M0 0"></path>')


def test_style_sheets_of_other_files_and_scripts_in_attributes_are_left_out() -> None:
    document = '<?xml-stylesheet type="text/css" href="/tmp/x.css"?>' + SVG.format('<g onload="x()" id="a"/>')
    assert clean_document(document.encode()).decode() == SVG.format('<g id="a"></g>')


def test_embedded_pictures_links_within_and_texts_stay() -> None:
    kept = f'<image xlink:href="{PIXEL}"></image><use xlink:href="#a"></use><text>1 &lt; 2</text>'
    assert cleaned(kept) == SVG.format(kept)


def test_entities_are_refused_before_they_grow() -> None:
    lines = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, 12))
    document = f'<!DOCTYPE svg [<!ENTITY e0 "ha">{lines}]><svg>&e11;</svg>'
    assert fault(document.encode()) is DeckFault.ENTITIES


def test_an_external_entity_is_refused() -> None:
    document = b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'
    assert fault(document) is DeckFault.ENTITIES


def test_a_document_type_without_entities_is_no_fault() -> None:
    document = b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/svg11.dtd"><svg></svg>'
    assert clean_document(document) == b"<svg></svg>"


@pytest.mark.parametrize(
    "document",
    [b"", b"\0\1\2", b"<svg>", b"<html></html>", b"<svg></svg><svg></svg>", b'<?xml encoding="x"?><svg/>'],
)
def test_what_is_no_svg_is_refused(document: bytes) -> None:
    assert fault(document) is DeckFault.NOT_SVG


def test_groups_nested_without_end_are_refused() -> None:
    assert fault(SVG.format("<g>" * 10_000 + "</g>" * 10_000).encode()) is DeckFault.TOO_LARGE


def test_too_many_elements_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ELEMENTS", 100)
    assert fault(SVG.format("<g/>" * 100).encode()) is DeckFault.TOO_LARGE


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.svg"
    path.touch()
    os.truncate(path, 100_000_000)
    assert file_fault(path) is DeckFault.TOO_LARGE


def test_a_file_that_unpacks_to_too_much_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.svgz"
    packer = zlib.compressobj(9, wbits=31)
    path.write_bytes(b"".join(packer.compress(bytes(1_000_000)) for _ in range(70)) + packer.flush())
    assert path.stat().st_size < 200_000
    assert file_fault(path) is DeckFault.TOO_LARGE


def test_a_damaged_packed_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.svgz"
    path.write_bytes(gzip.compress(deck_text().encode())[:200])
    assert file_fault(path) is DeckFault.NOT_SVG
    path.write_bytes(b"\x1f\x8b" + b"x" * 100)
    assert file_fault(path) is DeckFault.NOT_SVG


def test_a_folder_a_pipe_and_nothing_at_all_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.svg")
    for path in (
        tmp_path,
        tmp_path / "pipe.svg",
        tmp_path / "nothing.svg",
        Path("/dev/zero"),
        Path("a\0.svg"),
    ):
        assert file_fault(path) is DeckFault.UNREADABLE


def test_a_symbol_is_scaled_to_the_size_of_its_use() -> None:
    symbol = '<symbol id="s" viewBox="-5 -5 10 20"><path d="M0 0"/></symbol>'
    use = '<use xlink:href="#s" x="7" y="8" width="30" height="30" transform="scale(2)"/>'
    drawn = cleaned(symbol + use)
    assert '<defs><g id="s"' in drawn
    # Half of the spare width is left of the symbol, which is 15 wide at its scale of 1.5.
    assert 'transform="scale(2) translate(14.5 8.0) scale(1.5 1.5) translate(5.0 5.0)"' in drawn
    assert cleaned(use + symbol).count("scale(1.5 1.5)") == 1


@pytest.mark.parametrize(
    ("aspect", "transform"),
    [
        ("none", "translate(0.0 0.0) scale(3.0 1.5)"),
        ("xMinYMid", "translate(0.0 0.0) scale(1.5 1.5)"),
        ("xMaxYMax meet", "translate(15.0 0.0) scale(1.5 1.5)"),
    ],
)
def test_a_symbol_keeps_its_shape_as_it_says(aspect: str, transform: str) -> None:
    symbol = f'<symbol id="s" viewBox="0 0 10 20" preserveAspectRatio="{aspect}"/>'
    assert transform in cleaned(symbol + '<use href="#s" width="30" height="30"/>')


def test_a_rectangle_clipped_by_a_path_is_drawn_as_that_path() -> None:
    clip = '<clipPath id="c"><path d="M1 2z"/></clipPath>'
    drawn = cleaned(clip + '<rect width="9" height="9" fill="red" clip-path="url(#c)"/>')
    assert '<path width="9" height="9" fill="red" clip-path="url(#c)" d="M1 2z"></path>' in drawn
