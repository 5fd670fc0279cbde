"""What the players see and press."""
