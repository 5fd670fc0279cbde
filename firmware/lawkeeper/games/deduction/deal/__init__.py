"""What a game of Deduction is dealt, and what follows from what is said of it."""
