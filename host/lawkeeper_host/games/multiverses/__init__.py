"""MultiVerses on the host."""
