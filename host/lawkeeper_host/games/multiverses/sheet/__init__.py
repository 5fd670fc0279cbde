"""A game of MultiVerses on paper."""
