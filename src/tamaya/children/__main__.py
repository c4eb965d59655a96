"""Where a child begins: `python -m tamaya.children NAME GENTLE`. The name is for whoever lists the processes."""

import sys

from tamaya.children.inside import main

main(int(sys.argv[2]))
