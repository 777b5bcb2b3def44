"""The table: a position shown, and what the player does with it."""
