"""What the box keeps: journal, settings, statistics, packs, the seal and the seeded draws. Knows no game."""
