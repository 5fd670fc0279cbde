"""The turns of Logic Potions as a fold of moves."""
