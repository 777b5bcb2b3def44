"""The games in play: commands come in, changes go out; with clock, settings, statistics and game files."""
