"""The program's dialogs and windows beside the board, one a file."""
