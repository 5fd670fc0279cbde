"""Who reasons about rules: the box as a player, the review after the game, puzzles."""
