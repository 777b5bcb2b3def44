"""Texts for the player: translation, languages, and the words for cards, piles, games and moves."""
