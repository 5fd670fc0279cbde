"""Packs: text files on the host, sections of one library image on the box. Knows no game."""
