"""The decks in Debian's packages: each can be played, and its index is visible.

The packages are ``kdegames-card-data-kf5``, ``gnome-cards-data`` and ``aisleriot``.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.decks.svg.finding import DeckFile, find_decks
from app.decks.svg.names import FACES
from app.decks.svg.picture import FORMAT
from app.decks.svg.process import drawing_arguments, measure, running

DATA = Path("/usr/share")
WIDTH = 60

# The height of a card and of the visible part of a covered card, in card widths; checked by eye in pictures.
SHAPES = {
    "gnome:ancient_french.svgz": (1.410, 0.333),
    "gnome:anglo.svgz": (1.556, 0.383),
    "gnome:anglo_bitmap.svgz": (1.556, 0.383),
    "gnome:anglo_modern.svgz": (1.496, 0.367),
    "gnome:anglo_modern_4_color.svgz": (1.496, 0.367),
    "gnome:anglo_poker.svgz": (1.398, 0.317),
    "gnome:atlasnye.svgz": (1.497, 0.358),
    "gnome:atlasnye_skat.svgz": (1.497, 0.358),
    "gnome:bellot.svgz": (1.451, 0.358),
    "gnome:berlin.svgz": (1.500, 0.350),
    "gnome:bonded.svgz": (1.557, 0.367),
    "gnome:dondorf.svgz": (1.557, 0.383),
    "gnome:gnomangelo.svgz": (1.551, 0.383),
    "gnome:gnomangelo_bitmap.svgz": (1.551, 0.383),
    "gnome:guyenne-classic.svgz": (1.557, 0.367),
    "gnome:lattmann.svgz": (1.500, 0.350),
    "gnome:neoclassical.svgz": (1.490, 0.367),
    "gnome:neoclassical_4_color.svgz": (1.490, 0.383),
    "gnome:orell.svgz": (1.667, 0.342),
    "gnome:ornamental.svgz": (1.360, 0.567),
    "gnome:paris.svgz": (1.557, 0.367),
    "gnome:plastic.svgz": (1.396, 0.433),
    "gnome:rheinland.svgz": (1.500, 0.350),
    "gnome:simplistic.svgz": (1.549, 0.392),
    "gnome:slavic_costumes.svgz": (1.524, 0.358),
    "gnome:swiss-xvii.svgz": (1.557, 0.433),
    "gnome:tango.svgz": (1.352, 0.533),
    "gnome:tango_nuevo.svgz": (1.345, 0.342),
    "gnome:tarocco.svgz": (1.667, 0.358),
    "gnome:tigullio.svgz": (1.513, 0.342),
    "gnome:Атласные.svgz": (1.497, 0.358),
    "kde:svg-ancient-egyptians": (1.327, 0.458),
    "kde:svg-dondorf": (1.557, 0.383),
    "kde:svg-future": (0.735, 0.294),
    "kde:svg-gm-paris": (1.557, 0.367),
    "kde:svg-jolly-royal": (1.367, 0.442),
    "kde:svg-konqi-modern": (1.333, 0.433),
    "kde:svg-nicu-ornamental": (1.360, 0.567),
    "kde:svg-nicu-white": (1.360, 0.608),
    "kde:svg-oxygen": (1.413, 0.565),
    "kde:svg-oxygen-air": (1.413, 0.565),
    "kde:svg-oxygen-white": (1.413, 0.565),
    "kde:svg-penguins": (1.333, 0.367),
    "kde:svg-standard": (1.352, 0.417),
    "kde:svg-tigullio-international": (1.520, 0.342),
    "kde:svg-xskat-french": (1.556, 0.325),
    "kde:svg-xskat-german": (1.552, 0.308),
}
"""By identity."""


def decks() -> list[DeckFile]:
    return find_decks(DATA / "nothing", [DATA], ["en"])


@pytest.mark.long
def test_the_decks_are_installed() -> None:
    """Name the decks that are missing: this test is skipped then, and the next one tries the others."""
    missing = SHAPES.keys() - {deck.identity for deck in decks()}
    if missing:
        pytest.skip(f"{len(missing)} of {len(SHAPES)} decks are not installed: {', '.join(sorted(missing))}")


@pytest.mark.long
@pytest.mark.parametrize("deck", decks(), ids=lambda deck: deck.identity)
def test_an_installed_deck_is_drawn_in_its_shape_and_shows_its_index(deck: DeckFile) -> None:
    measured = measure(deck.path, WIDTH)
    if deck.identity in SHAPES:
        aspect, index_height = SHAPES[deck.identity]
        assert measured.aspect == pytest.approx(aspect, abs=0.005)
        assert measured.index_height == pytest.approx(index_height, abs=0.02)
    height, shown = measured.height, round(measured.index_height * WIDTH)
    with running(*drawing_arguments(deck.path, WIDTH, height, FACES)) as process:
        process.answer()
        faces = [QImage(process.picture(WIDTH, height), WIDTH, height, FORMAT).copy() for _ in FACES]
    strips = [face.copy(0, 0, WIDTH, shown) for face in faces]
    assert not any(one == other for one, other in combinations(strips, 2))
