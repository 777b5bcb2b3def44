"""The process: start-up, single instance, shutdown signals, crash report."""
