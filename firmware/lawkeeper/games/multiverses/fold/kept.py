"""What must outlive a game of MultiVerses."""


def settle(data, game):
    """Nothing is used up: words are drawn anew for each game."""
