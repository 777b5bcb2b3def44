"""The board: it shows the cards and takes the player's input."""
