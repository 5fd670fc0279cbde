"""What newcomers read of a page, once: who holds the box, who looks away, what comes next.

A game has its sentences in a module of its own, joined with this one. It is loaded for a moment with each
page that is new to them; a table that knows the game loads it once, and finds that it is not wanted.
"""

from lawkeeper.ui.text import wrap


def lines(app, game, short, sentences):
    """-> the sentence on the page `short` of `game` (its package), as lines of the screen; None when there is
    none. sentences: pairs of (short name, sentence).

    A table that has played this game to its end before wants none, unless the setting says always."""
    if app.preferences.explain != "always" and _played(app.home_data.data, game):
        app.session.explained = None
        return None
    for name, sentence in sentences:
        if name == short:
            return wrap(sentence)
    return None


def _played(data, game):
    """Has a game of this kind been won or lost here, by the sums of the second home?"""
    sums = data.get("stats", {}).get(game, {})
    return sums.get("won", 0) + sums.get("lost", 0) > 0
