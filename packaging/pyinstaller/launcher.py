"""Where the frozen program starts: PyInstaller wants a file, not a package."""

import sys

from app.main import main

sys.exit(main())
