"""The desktop program: what a player sees of the engine, drawn with Qt."""

__version__ = "0.1.0"
