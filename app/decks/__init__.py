"""The decks of cards: how the program asks any of them for pictures, and the decks that are SVG files."""
