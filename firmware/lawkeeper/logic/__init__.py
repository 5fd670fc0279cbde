"""Spaces, masks, laws, search: what a law means. Nothing here imports anything of ours outside this room."""
