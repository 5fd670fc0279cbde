# portable: runs on CPython and on the MicroPython VM
"""Games of Deduction at the point where a test wants them, hands as people write them, and its row in the
registry."""

from lawkeeper import games
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.fold.setup import Setup

SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"
NO, YES = 0, 1
ROW = (3, "deduction", "Deduction")


class Registered:
    """While entered, the registry has a row for this game."""

    def __enter__(self):
        self.before = games.GAMES
        if ROW not in games.GAMES:
            games.GAMES = games.GAMES + (ROW,)

    def __exit__(self, *_):
        games.GAMES = self.before


def setup(draw=None, **options):
    """A Setup with the given attributes. draw: a `Chance` that draws the code of a deal, where it is None."""
    made = Setup()
    if options.get("code", b"") is None:
        first = draw.below(128) | (128 if options.get("coin") else 0)
        options["code"] = bytes([first] + [draw.below(256) for _ in range(4)])
    for name in options:
        assert hasattr(made, name), name
        setattr(made, name, options[name])
    return made


def game(seats=4, seed=SEED, **options):
    """A game that has just begun."""
    return rules.Deduction(setup(seats=seats, **options).encode(), seed)


def do(table, *codes, at=0):
    """Play one move."""
    table.play(bytes(codes), at)


def state(table, hand, question):
    """A statement."""
    do(table, rules.STATE | hand, question)


def stated(seats=4, question=cards.COUNT, **options):
    """A game after the round of statements: all said the same thing."""
    table = game(seats, **options)
    for hand in table.waiting():
        state(table, hand, question)
    return table


def talking(seats=4, **options):
    """A game in which all have declined both times; alone, the box has said how many Filled there are."""
    table = game(seats, **options)
    while table.phase != rules.TALKING:
        for seat in table.waiting():
            if table.alone:
                state(table, seat, cards.COUNT)
            else:
                do(table, rules.DECLINE, seat)
    return table


def refusal(table, *codes):
    """The sentence with which the game refuses a move. Fails when it allows it, or is changed by it."""
    before = facts(table)
    try:
        table.play(bytes(codes), 0)
    except rules.Refused as refused:
        assert facts(table) == before
        return refused.args[0]
    raise AssertionError("the move was not refused")


def facts(table):
    """Everything that moves can change."""
    return {name: table.__dict__[name] for name in table.__dict__ if name != "_board"}, table.board()


# -- cards as people write them ------------------------------------------------------------------------------


def kind(word):
    """ "Red" or "R" -> 3; the letters F P H, R G B, C S T are the nine kinds."""
    return [name[: len(word)] for name in cards.WORDS].index(word)


def hand(letters):
    """ "RRC" -> the Singles, bytes."""
    return bytes(sorted([kind(letter) for letter in letters]))


def card(letters):
    """ "HBC" -> the Complete Hollow-Blue-Circle."""
    fill, colour, shape = [kind(letter) for letter in letters]
    return 9 * fill + 3 * (colour - 3) + shape - 6


def board(coin=False, **known):
    """A `reason.Board` that knows something: `own` (Singles), `holds` (Completes), `clues`, in letters; `is_`
    and `not_` (letters, concluded); `said`: list of (hand, question, answer)."""
    made = Board(coin)
    fill(made, **known)
    return made


def fill(made, own="", holds=(), clues="", is_="", not_="", said=()):
    """Tell a board, or anything that is told as one is."""
    for letter in own and cards.WORDS:
        made.tell(0, cards.COUNT + kind(letter), hand(own).count(bytes((kind(letter),))))
    for letters in holds:
        made.tell(0, cards.HELD + card(letters), YES)
    for letter in clues:
        made.clue(kind(letter))
    for letter in is_:
        made.conclude(cards.SHOWS[kind(letter)])
    for letter in not_:
        made.conclude(cards.EVERY & ~cards.SHOWS[kind(letter)])
    for row in said:
        made.tell(*row)


def only(letters="", but=""):
    """-> mask of the cards that show all of `letters` and none of `but`."""
    left = cards.EVERY
    for letter in letters:
        left &= cards.SHOWS[kind(letter)]
    for letter in but:
        left &= ~cards.SHOWS[kind(letter)]
    return left
