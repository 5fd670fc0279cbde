"""The box in a challenge: which it issues, and what it says in one (items 48 to 58, 68). `player`: a
`mind.player.Player`."""

from lawkeeper.games.potions.fold import challenge as kinds
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.emperical import consistent, exhibits
from lawkeeper.logic import masks


def to_issue(player):
    """Yield None at work, at last the move of a challenge that it wins, or () when there is none. Of each
    kind the newest rule is looked at: it answers for all that is below it."""
    game, worlds = player.game, player.worlds
    newest = []  # kinds that were looked at, at the newest rule
    for kind, rule in game.challengeable():
        if kind in (kinds.EMPERICAL, kinds.DATA):
            if _refuted(game, kind, rule):
                yield moves.CHALLENGE | kind, rule
                return
        elif kind != kinds.REDUNDANCY and kind not in newest:
            newest.append(kind)
            left = None
            for left in player.allowed(rule):
                if left is None:
                    yield None
            if worlds.empty(left) if kind == kinds.CONTRADICTION else worlds.universal(left):
                yield moves.CHALLENGE | kind, rule
                return
    yield ()


def _refuted(game, kind, entry):
    """-> a number that contradicts an entry, or 0."""
    for other in exhibits(game.book, game.out, entry, kind == kinds.EMPERICAL):
        if not consistent(game, entry, other):
            return other
    return 0


def answer(player):
    """Yield None at work, at last the next step of the challenge, as bytes."""
    made = player.game.challenge
    if made.kind in (kinds.EMPERICAL, kinds.DATA):
        offered = made.points_at(player.game.book, player.game.out)
        yield bytes((moves.POINT, _refuted(player.game, made.kind, made.number) or offered[0]))
        return
    left = None
    for left in player.allowed(made.number - (made.kind == kinds.REDUNDANCY)):
        if left is None:
            yield None
    yield bytes(_STEPS[made.wants()[1]](player, made, left))


def _set(player, made, left):
    """The set that proves the point, or any."""
    worlds = player.worlds
    if made.kind == kinds.CONTRADICTION:
        found = masks.lowest(worlds.empty(left))
    elif made.kind == kinds.UNIVERSAL:
        found = masks.lowest(worlds.counts(left)[1])
    else:
        found = _changed(player, made, left)
    return moves.SET, max(0, found)


def _changed(player, made, left):
    """-> the number of a set where the challenged rule takes a result away and leaves one, -1 for none."""
    worlds = player.worlds
    after = left & worlds.mask(player.game.book.code(made.number))
    lost = worlds.counts(left & ~after)[0]
    return masks.lowest(lost & worlds.counts(after)[0])


def _predict(player, made, left):
    return moves.NAME, _one(player, made, left)


def _result(player, made, left):
    """The author's result: one that keeps all visible rules, in Redundancy the challenged one, too."""
    if made.kind == kinds.REDUNDANCY:
        left &= player.worlds.mask(player.game.book.code(made.number))
    return moves.NAME, _one(player, made, left)


def _other(player, made, left):
    if made.kind == kinds.REDUNDANCY:
        left &= ~player.worlds.mask(player.game.book.code(made.number))
    return moves.NAME, _one(player, made, left)


def _one(player, made, left):
    """-> a result that is left to the set and was not named, or any that was not."""
    results = player.open_to(left, made.set) + list(range(player.game.space.results))
    return [result for result in results if result not in made.results][0]


def _point(player, made, left):
    return moves.POINT, player.broken(made.set, made.result, made.number)


def _judge(player, made, left):
    """What is wrong with the two brews; nothing: it says so all the same."""
    game = player.game
    one, other = made.results
    for code, result in ((moves.POINT_C, one), (moves.POINT, other)):
        if result not in player.open_to(left, made.set):
            return code, player.broken(made.set, result, made.number - 1)
    if game.book.keeps(game.space, made.number, made.set, other):
        return (moves.BOTH_KEEP,)
    return (moves.NEITHER_KEEPS,)


_STEPS = (_set, _predict, _result, _other, _point, _judge)  # by what is wanted
