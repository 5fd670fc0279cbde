"""How challenges are issued and judged (items 48 to 56, 58, 64 to 68, 78, 79). `game` is a `rules.Potions`;
these are the bodies of its moves, apart since most turns have no challenge."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew.space import number as number_of
from lawkeeper.games.potions.fold import book as books
from lawkeeper.games.potions.fold import challenge as kinds
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.games.potions.fold.challenge import Challenge
from lawkeeper.games.potions.fold.moves import (
    BOTH_KEEP,
    BUCK,
    CHALLENGED,
    NAME,
    POINT,
    POINT_C,
    PREDICT,
    SET,
    TURN,
)


def challengeable(game, seat):
    """-> list of (kind, number) of what a seat may challenge now: entries of others who are in the game."""
    book = game.book
    if game.simpler:
        return []
    last = len(book.entries)
    offered = [kinds.CONTRADICTION, kinds.UNIVERSAL]
    offered += [kinds.REDUNDANCY] * game.redundant
    offered += [kinds.EMPERICAL, kinds.DATA] * game.emperical
    if game.challenge:
        last = game.challenge.number - 1
    elif game.phase != TURN:
        offered = [kinds.CONTRADICTION]
    about_rules = [kind for kind in offered if kind not in (kinds.EMPERICAL, kinds.DATA)]
    found = []
    for number in range(last, 0, -1):
        author = book.author(number)
        if author != seat and not game.out >> author & 1:
            if book.experiment(number) is None:
                found += [(kind, number) for kind in about_rules]
            if game.emperical:
                found += [(kind, number) for kind in offered if _fits(game, kind, number)]
    return found


def _fits(game, kind, number):
    """Is this a kind that emperical potions add, and can entry `number` be challenged so?"""
    if kind == kinds.EMPERICAL or kind == kinds.DATA and game.book.experiment(number):
        from lawkeeper.games.potions.fold.emperical import exhibits

        return bool(exhibits(game.book, game.out, number, kind == kinds.EMPERICAL))
    return False


def challenger(game):
    """-> the seat that may challenge now: the active one, who passes the buck, or None."""
    if game.phase == TURN:
        return None if game.again else game.turn
    if game.phase == BUCK:
        return game.maker
    return game.challenge.author if game.buck else None


def issue(game, kind, number):
    """A challenge begins, in place of one whose author passes the buck (item 64)."""
    seat = challenger(game)
    if game.simpler:
        raise Refused("This game is played without challenges.")
    if seat is None:
        raise Refused("Nobody may challenge now.")
    if (kind, number) not in challengeable(game, seat):
        raise Refused("That cannot be challenged so by this player.")
    before = game.challenge
    made = Challenge(kind, number, seat, game.book.author(number))
    made.nested = before is not None
    made.brewing = game.phase == BUCK or (made.nested and before.brewing)
    if game.phase == BUCK:
        made.set = game.brew
    game.challenge = made
    game.phase = CHALLENGED
    game.book.note(books.CHALLENGED, seat, kind, number)


def step(game, move, *told):
    """A step of the challenge that is on: the number of its move and what it tells."""
    if move == SET:
        _name_set(game, *told)
    elif move == NAME:
        _name_result(game, *told)
    elif move in (POINT, POINT_C):
        _point(game, told[0], move == POINT_C)
    else:
        _judge(game, move == BOTH_KEEP)


def _wanted(game, *steps):
    seat, what = game.challenge.wants()
    if what not in steps:
        raise Refused("That is not the next step of this challenge.")
    return seat


def _name_set(game, at):
    """A thought experiment: nobody needs to have these ingredients (item 9)."""
    seat = _wanted(game, kinds.SET)
    brew = game.set_of(at)
    if brew is None:
        raise Refused("There are no such ingredients.")
    game.challenge.set = brew
    game.book.note(books.NAMED, seat, at)


def _name_result(game, result):
    """The author's result, or the challenger's prediction; a second one is another one."""
    seat = _wanted(game, kinds.RESULT, kinds.PREDICTION, kinds.OTHER)
    challenge = game.challenge
    if result in challenge.results:
        raise Refused("Another potion has to be named.")
    challenge.results += bytes((result,))
    game.book.note(books.NAMED, seat, number_of(game.space.kinds, challenge.set), result)


def _point(game, number, first):
    """The challenger points at an entry, and at the brew; `first`: at that with the first result (item 56).
    Compatible: the challenger loses; incompatible: the author."""
    seat = _wanted(game, kinds.POINT, kinds.JUDGE)
    challenge = game.challenge
    if number not in challenge.points_at(game.book, game.out):
        raise Refused("That cannot be pointed at in this challenge.")
    if first and challenge.wants()[1] != kinds.JUDGE:
        raise Refused("There is only one brew in this challenge.")
    if challenge.kind in (kinds.EMPERICAL, kinds.DATA):
        from lawkeeper.games.potions.fold.emperical import consistent

        kept = consistent(game, challenge.number, number)
    else:
        kept = _keeps(game, number, challenge.results[0 if first else -1])
    game.book.note(books.POINTED, seat, number, kept)
    judged(game, not kept)


def _keeps(game, number, result):
    return game.book.keeps(game.space, number, game.challenge.set, result)


def _judge(game, both):
    """Redundancy: the challenger says that both brews keep the challenged rule, or that neither does. "Both"
    is about the second brew, "neither" about the first; the author loses where it is so."""
    seat = _wanted(game, kinds.JUDGE)
    challenge = game.challenge
    kept = _keeps(game, challenge.number, challenge.results[1 if both else 0])
    game.book.note(books.POINTED, seat, challenge.number, kept)
    judged(game, kept == both)


def judged(game, author_loses):
    """A challenge is decided."""
    challenge, game.challenge = game.challenge, None
    loser, winner = challenge.author, challenge.challenger
    if not author_loses:
        loser, winner = winner, loser
    if not challenge.brewing:
        game.phase = TURN
    elif challenge.nested:
        game.phase = BUCK
    else:
        _restart(game)  # unless the brewer has lost
    if game.lose(loser, winner) and game.phase == BUCK:
        _after_buck(game)


def _after_buck(game):
    """The passing of the buck was itself abandoned: ILLEGAL stands, where its caller and the rule do."""
    if game.out >> game.caller & 1 or not game.book.stands(game.pointed, game.out):
        game.caller = game.pointed = NONE
        game.ask_illegal()
    else:
        game.ask_buck()


def _restart(game):
    """The buck was passed with success: the brew phase begins anew, ingredients are kept (item 78)."""
    thief, brew = game.thief, game.brew
    game.begin(True)
    if thief != NONE:
        game.thief, game.brew = thief, brew
        game.open(PREDICT)
