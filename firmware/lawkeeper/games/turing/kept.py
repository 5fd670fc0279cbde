"""Which problems of the library were played: they do not come again until all of their kind are through.

It is a dict in the second home (`data["turing"]`), and no list of problems is held:

    of     id of the library; another library begins anew
    count  how many problems it has
    seed   hex; the problems are taken in the order `permuted(seed, count, 0..count-1)`
    at     {kind: places before this one are used up for this kind}; a kind is e.g. "014"
    last   number of the problem played last
"""

from binascii import hexlify, unhexlify

from lawkeeper.games import Refused
from lawkeeper.keep.chance import permuted

GAME = 2


def choose(library, data, mode, difficulty, verifiers, seed):
    """-> number of the library's record to play next; None for mode, difficulty or verifiers: any.

    `data` is the dict of the second home, `seed` 8 random bytes for a library that is new here. Choosing uses
    nothing up: `settle` does. Refused when there is no such problem.
    """
    count = library.count(GAME)
    if not count:
        raise Refused("No problems are loaded. Load a pack from a computer, or let the box make one.")
    kept = data.get("turing")
    if not isinstance(kept, dict) or kept.get("of") != library.id or kept.get("count") != count:
        kept = {"of": library.id, "count": count, "seed": hexlify(seed).decode(), "at": {}, "last": -1}
        data["turing"] = kept
    wanted = [[some] if some is not None else span
              for some, span in ((mode, range(3)), (difficulty, range(3)), (verifiers, range(2, 7)))]
    kinds = [_kind(a, b, c) for a in wanted[0] for b in wanted[1] for c in wanted[2]]
    found = _next(library, kept, kinds)
    if found is None:
        for kind in kinds:  # all are through: they come again
            kept["at"].pop(kind, None)
        found = _next(library, kept, kinds)
    if found is None:
        raise Refused("No such problem is loaded. Choose another kind, or let the box make one.")
    return found


def _kind(mode, difficulty, verifiers):
    return "%d%d%d" % (mode, difficulty, verifiers)


def _next(library, kept, kinds):
    """-> number of the first record of these kinds that is not used up, or None."""
    from lawkeeper.games.turing.problem import Problem

    decode = Problem.decode
    seed, at = unhexlify(kept["seed"]), kept["at"]
    for place in range(min([at.get(kind, 0) for kind in kinds]), kept["count"]):
        number = permuted(seed, kept["count"], place)
        try:
            problem = decode(library.record(GAME, number))
        except ValueError:
            continue  # of a later version
        kind = _kind(problem.mode, problem.difficulty, problem.verifiers)
        if kind in kinds and place >= at.get(kind, 0):
            return number
    return None


def settle(data, game):
    """The problem of `game` is used up, when it came from the library. A second call changes nothing."""
    kept = data.get("turing")
    setup = game.setup
    if not isinstance(kept, dict) or kept["of"] != hexlify(setup.library).decode():
        return
    if setup.record == kept["last"] or setup.record >= kept["count"]:
        return
    problem = game.problem()
    kind = _kind(problem.mode, problem.difficulty, problem.verifiers)
    seed, at = unhexlify(kept["seed"]), kept["at"]
    kept["last"] = setup.record
    for place in range(at.get(kind, 0), kept["count"]):
        if permuted(seed, kept["count"], place) == setup.record:
            at[kind] = place + 1
            return
