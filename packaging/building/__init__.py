"""Builds the packages: one module for each kind, and modules that they share."""
