"""MultiVerses: universes of words, each with its laws; the box tests a law with a random word."""
