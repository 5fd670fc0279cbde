"""Building what goes onto a board, and the tables and pictures of the hardware."""
