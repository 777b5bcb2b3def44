"""Makes pictures of the whole program in all its states: ``dev.py screenshots DIR``."""
