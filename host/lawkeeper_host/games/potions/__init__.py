"""Logic Potions on the host."""
