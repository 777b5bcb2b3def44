"""Run the program: ``python -m app``."""

import sys

from app.main import main

sys.exit(main())
