"""The decks of cards: the protocol of a deck, the library of SVG decks, and the drawn deck."""
