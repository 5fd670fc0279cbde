"""The turns of MultiVerses as a fold of moves."""
