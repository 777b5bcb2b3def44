"""Decks that are SVG files of other programs: how they are found, checked, measured and drawn."""
