"""`python -m lawkeeper_host.sim`: the same as `lawkeeper sim`."""

import sys

from lawkeeper_host.cli import main

main(["sim", *sys.argv[1:]])
