"""Measures the program beside a bare PySide6 window and other card games: ``dev.py bench``."""
