"""Where the files lie that the program reads but that are no code."""

from __future__ import annotations

from pathlib import Path

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
"""The folder of these files: beside the package ``app`` in the source, installed and frozen alike."""
