"""Spaces, masks, laws, search: what a law means. Nothing here imports anything of ours outside this room."""


class LawError(ValueError):
    """A tree or its bytes that say nothing. args[0] is a sentence."""
