"""The fold of moves and what it needs."""
