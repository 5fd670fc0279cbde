"""The pages of MultiVerses."""
