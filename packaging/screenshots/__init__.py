"""Pictures of the whole program in all its states, to be looked at: ``dev.py screenshots DIR``."""
