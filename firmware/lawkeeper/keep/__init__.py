"""What the box keeps: journal, settings, statistics, packs, the seal and the seeded draws. Knows no game."""


class KeepError(Exception):
    """Something cannot be kept or read. args[0] is a sentence for the players or the owner."""
