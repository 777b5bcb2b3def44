"""Where the frozen program starts: PyInstaller wants a file, not a package.

It is also the processes that draw a deck and read the clipboard, which have no Python to be started with.
"""

import sys

if sys.argv[1:2] == ["--draw-deck"]:
    from app.decks.svg.worker import main as draw

    sys.exit(draw(sys.argv[2:]))

if sys.argv[1:2] == ["--read-clipboard"]:
    from app.widgets.clipboard_reader import main as read

    sys.exit(read())

from app.main import main

sys.exit(main())
