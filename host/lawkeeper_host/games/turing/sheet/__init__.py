"""A game of Turing Machine on paper."""
