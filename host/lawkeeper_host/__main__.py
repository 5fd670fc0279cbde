"""`python -m lawkeeper_host`: the same as `lawkeeper`."""

from lawkeeper_host.cli import main

main()
