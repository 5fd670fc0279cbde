"""A game of Deduction on paper."""
