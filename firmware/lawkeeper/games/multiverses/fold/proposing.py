"""Is a law potentially valid (items 7, 15, 20, 21, 24, 25)? `game` is a `rules.MultiVerses`; apart, since
only the step of the law needs it."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold.fitting import misfit
from lawkeeper.games.multiverses.fold.moves import OF_DUST, UNIVERSES
from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.laws.law import canonical


def checked(game, data):
    """-> the canonical bytes of the law in a PROPOSE (its universe, its reference, the law). Refused when it
    is not potentially valid, or has no reference word to be tested with."""
    if len(data) < 3:
        raise Refused("That is no law.")
    code = canonical(data[2:])
    known = proposable(game, data[0], code)
    if known is not None:
        raise Refused("Law %d says the same: it was validated, and can be copied." % (known + 1))
    paper = game.register.next_paper()
    if code[0] == kinds.TABLE and code[1] != paper:
        raise Refused("The next law on paper is number %d." % paper)
    if compares(code):
        _check_reference(game, data[0], data[1])
    return code


def proposable(game, number, code):
    """-> None when a law (canonical bytes) is potentially valid for universe `number` of the player whose
    turn it is, and was never tested; the number of the valid law that says the same, and can be copied there.
    Refused, with the reason, when it is neither."""
    if code[0] & ~kinds.NOT == kinds.PART and not game.tagged:
        raise Refused("This word list knows no parts of speech.")
    known = game.register.find(code)
    if known is not None and not game.register.valid(known):
        raise Refused("Law %d says the same: it was invalidated, for everybody." % (known + 1))
    potentially_valid(game, number, code)
    return known


def potentially_valid(game, number, code):
    """Refused, with the reason, unless a law may be added to universe `number` of the player whose turn it
    is."""
    mine = game.multiverses[game.turn]
    if number > len(mine) or number >= UNIVERSES:
        raise Refused("There is no such universe.")
    if number == len(mine):
        return
    universe = mine[number]
    for law in universe.laws:
        _check_against(game, law, code)
    if code[0] == kinds.TABLE:
        return
    for line in universe.lines:
        before = None
        for token in line:
            word = game.word(token)
            if not obeys(code, word, before):
                raise Refused("%s, already in this universe, breaks this law." % game.spelt(token))
            before = word


def _check_against(game, law, code):
    there = game.register.law(law)
    if there == code:
        raise Refused("This universe has it already: law %d." % (law + 1))
    if game.implied:
        return
    if implied(there, code):
        raise Refused("It follows from law %d, and would score for nothing." % (law + 1))
    if implied(code, there):
        raise Refused("Law %d follows from it, and would score for nothing." % (law + 1))


def reference(game, number, chosen):
    """-> the token of the reference word that was chosen for universe `number`. Refused when it is none: the
    last word of a line, in a universe without words any word of the Dust."""
    mine = game.multiverses[game.turn]
    lines = mine[number].lines if number < len(mine) else ()
    if not lines:
        token = chosen & ~OF_DUST
        if not chosen & OF_DUST or token >= game.words or game.gone >> token & 1:
            raise Refused("The reference word is chosen from the Dust.")
        return token
    if chosen >= len(lines):
        raise Refused("The reference word is the last one of a line.")
    return lines[chosen][-1]


def _check_reference(game, number, chosen):
    """The word of the Dust that would move must fit the universe itself (item 21)."""
    token = reference(game, number, chosen)
    mine = game.multiverses[game.turn]
    if number < len(mine) and not mine[number].lines:
        broken = misfit(game, mine[number], 0, token)
        if broken is not None:
            raise Refused("%s breaks law %d of this universe." % (game.spelt(token), broken + 1))
