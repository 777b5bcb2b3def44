"""The table: where the cards are shown and played."""
