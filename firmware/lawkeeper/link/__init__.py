"""The serial protocol, device side: lines in, lines out, and never a word about the secret of a running game."""
