"""The main window: its commands, menus, status bar and win panel, and the windows that it opens."""
