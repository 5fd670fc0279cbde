"""Turing Machine on the host: what the cards mean, and all that the board has no room for."""
