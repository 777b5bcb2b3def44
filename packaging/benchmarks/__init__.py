"""Measures the program beside a bare PySide6 window and, where they are, its peers: ``dev.py bench``."""
