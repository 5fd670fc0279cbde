"""Packs: text files of laws on the host, sections of one library image on the box."""
