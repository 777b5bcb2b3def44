"""The commands of dev.py: one module each, with ``run(arguments) -> exit status``."""
