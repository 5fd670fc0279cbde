"""Which words of the Dust fit where (items 27, 28, 30), for all that the box can judge. `game` is a
`rules.MultiVerses`; apart, with the judge of the laws, since most pages do without both."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold.moves import LINES
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.judge import obeys


def misfit(game, universe, line, token):
    """-> the number of the first law that a word would break at the end of a line (or as a new one); None
    when it breaks none. Refused for a line too many."""
    if line >= LINES and line >= len(universe.lines):
        raise Refused("A universe has %d lines at most." % LINES)
    return _broken(game, universe.laws, _before(game, universe, line), game.word(token))


def lines_for(game, universe, token):
    """-> list of the lines of a universe that a word may go to, a new one as the number behind the last."""
    word = game.word(token)
    single, compare = _sorted(game, universe)
    if _broken(game, single, None, word) is not None:
        return []
    found = []
    for line in range(min(len(universe.lines) + 1, LINES)):
        if _broken(game, compare, _before(game, universe, line), word) is None:
            found.append(line)
    return found


def fits(game, universe):
    """-> list of the tokens of the Dust that fit into a universe somewhere. A new line takes whatever obeys
    the laws on single words: line by line only a full universe has to be looked at."""
    single, _ = _sorted(game, universe)
    found = [token for token in game.tokens() if _broken(game, single, None, game.word(token)) is None]
    if len(universe.lines) < LINES:
        return found
    return [token for token in found if lines_for(game, universe, token)]


def placement(game):
    """-> (token, number of the universe) of a word that fits for sure, None when the box knows none."""
    for number, universe in enumerate(game.multiverses[game.turn]):
        if not game.on_paper(universe):
            found = fits(game, universe)
            if found:
                return found[0], number
    return None


def _sorted(game, universe):
    """-> (laws on single words, laws that compare), without those on paper."""
    single, compare = [], []
    for law in universe.laws:
        kind = game.register.law(law)[0] & ~kinds.NOT
        if kind < kinds.FIRST_OF_LINE:
            single.append(law)
        elif kind != kinds.TABLE:
            compare.append(law)
    return single, compare


def _before(game, universe, line):
    return game.word(universe.lines[line][-1]) if line < len(universe.lines) else None


def _broken(game, laws, before, word):
    for law in laws:
        code = game.register.law(law)
        if code[0] != kinds.TABLE and not obeys(code, word, before):
            return law
    return None
