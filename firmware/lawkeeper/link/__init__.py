"""The serial protocol, device side: lines in, lines out, and no word about the secret of a running game."""
