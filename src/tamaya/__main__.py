"""`python -m tamaya` is the command `tamaya`."""

import sys

from tamaya.cli import main

sys.exit(main())
