"""Widgets and message boxes that several windows use."""
