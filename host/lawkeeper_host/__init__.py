"""The host side of Lawkeeper: the `lawkeeper` command, pack building, the virtual box and the checks."""
