"""The games in play: the controller, clock, settings, statistics and game files."""
