"""The operating system's side: start-up, single instance, shutdown signals, crash report."""
