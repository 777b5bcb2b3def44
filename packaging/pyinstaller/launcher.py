"""Where the frozen program starts: PyInstaller wants a file, not a package.

It is also the process that draws a deck, which has no Python to be started with.
"""

import sys

if sys.argv[1:2] == ["--draw-deck"]:
    from app.decks.svg.worker import main as draw

    sys.exit(draw(sys.argv[2:]))

from app.main import main

sys.exit(main())
