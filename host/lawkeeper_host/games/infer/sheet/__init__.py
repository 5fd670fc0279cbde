"""A game of Infer on paper."""
