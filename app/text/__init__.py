"""Every word for the player: translation, languages, and what is said about cards, piles, games and moves."""
