"""The entry point of the frozen program: PyInstaller needs a file, not a package.

It is also the entry point of the processes that draw a deck and read the clipboard, because a frozen program
has no Python to start them with.
"""

import sys

from app.process import startup  # first: it replaces modules that the frozen PySide6 lacks

if sys.argv[1:2] == ["--draw-deck"]:
    from app.decks.svg.worker import main as draw

    startup.start_collector()
    sys.exit(draw(sys.argv[2:]))

if sys.argv[1:2] == ["--read-clipboard"]:
    from app.widgets.clipboard_reader import main as read

    startup.start_collector()
    sys.exit(read())

from app.main import main

sys.exit(main())
