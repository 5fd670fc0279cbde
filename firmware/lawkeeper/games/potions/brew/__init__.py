"""Brews and rules: what the box, its player and the host know of Logic Potions besides its turns."""
