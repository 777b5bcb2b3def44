"""Decks that are SVG files of other programs: finds, checks, measures and draws them."""
