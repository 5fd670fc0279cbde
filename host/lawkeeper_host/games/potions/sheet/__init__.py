"""A game of Logic Potions on paper."""
