"""The dialogs and windows of the program, apart from the main window; one in each package or module."""
