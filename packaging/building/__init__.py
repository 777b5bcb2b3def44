"""How the packages are made: one module for each kind, and what they share."""
