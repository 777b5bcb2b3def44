"""Replay of a game record: the player, its bar, its page and its board."""
