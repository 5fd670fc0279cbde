# portable: runs on CPython and on the MicroPython VM
"""Plays Deduction at random, see `players`: both modes, one to nine seats, spare hands opened or taken."""

from fakes.deduction import setup
from lawkeeper import games
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.fold import TIME_UP

name = "deduction"
game_id = 3
VARIANTS = ("full", "coin", "second", "alone")
ENDS = set(range(5)) - {TIME_UP}


def agreed(chance, variant):
    return setup(
        seats=1 if variant == "alone" else 2 + chance.below(chance.pick((3, 8))),
        coin=variant == "coin" or (variant != "full" and chance.below(2)),
        second=variant == "second",
        as_dealt=not chance.below(3),
        help=chance.below(2),
        code=b"" if variant == "full" or chance.below(2) else None,
        draw=chance,
    ).encode()


def move(chance, game):
    if game.phase == rules.DECLARED:
        return bytes((rules.AGREE if chance.below(2) else rules.WITHDRAW,))
    if game.phase == rules.TALKING:
        return _talk(chance, game)
    seat = chance.pick(game.waiting() or [0])
    question = chance.below(cards.QUESTIONS)
    if not chance.below(3):
        return bytes((rules.DECLINE, seat))
    if game.phase == rules.STATING:
        return bytes((rules.STATE | seat, question))
    return bytes((rules.ASK, seat, chance.below(game.seats + 1), question))


def _talk(chance, game):
    seat = chance.below(game.seats)
    what = chance.below(12)
    if what < 2 or what > 8:
        return bytes((rules.OPEN, chance.below(9)) if what else (rules.CLUE,))
    if what < 4:
        return bytes((rules.TAKE, 9 * chance.below(9) + seat))
    if what < 6 and game.alone:
        question = chance.below(cards.QUESTIONS)
        return bytes(
            (rules.ASK, 0, chance.below(9), question) if what == 4 else (rules.PAR, what, question % 4)
        )
    if what < 8:
        return _conclusion(chance, game, seat)
    right = not chance.below(3)
    return bytes((rules.DECLARE, game.hidden if right else chance.below(27)))


def _conclusion(chance, game, seat):
    """Mostly something that is true: whether it follows is another matter."""
    shown = cards.shows(game.hidden)
    wrong = [kind for kind in range(9) if kind not in shown]
    form = chance.below(4)
    one = (chance.pick(shown), chance.pick(wrong), chance.below(9), game.hidden)[form]
    two = chance.pick(shown) if form == rules.IF else 0
    if not chance.below(4):
        one = chance.below(27)
    return bytes((rules.CONCLUDE, seat, form, one, two))


def settle(game):
    """Nothing is worked out later than in the deal."""


def holds(game):
    rows = game.board()
    hidden = 1 << game.hidden
    said = [row[1] for row in rows if row[0] == rules.SAID]
    assert len(set(said)) == len(said)
    for row in rows:
        _hold_row(game, row, hidden)
    assert game.clues == len({row[1] for row in rows if row[0] == rules.TURNED} - {rules.NONE}) <= 3
    assert game.spares == len([row for row in rows if row[0] in (rules.OPENED, rules.TAKEN)])
    assert game.asked == len([row for row in rows if row[0] == rules.ANSWERED])
    assert (game.phase == rules.DECLARED) <= (game.declared != rules.NONE)
    assert (game.result == rules.WON) <= (game.declared == game.hidden)
    assert not game.alone or game.score == game.asked + 2 * game.clues


def _hold_row(game, row, hidden):
    """What stands on the board is true."""
    if row[0] == rules.SAID:
        assert row[3] == cards.answer(row[2], *game.hand(row[1])) <= cards.most(row[2])
    elif row[0] == rules.ANSWERED:
        assert row[4] == game.answer(row[2], row[3]) and row[1] != row[2]
    elif row[0] == rules.TURNED and row[1] != rules.NONE:
        assert not cards.SHOWS[row[1]] & hidden
    elif row[0] == rules.CONCLUDED:
        assert rules.meaning(*row[2:]) & hidden


def told(move, game):
    """Everything is, but that somebody declined or declared something."""
    return (
        move[0] in (rules.ASK, rules.CONCLUDE, rules.CLUE, rules.OPEN, rules.TAKE) or move[0] >= rules.STATE
    )


def sealed(game):
    return True


def secrets(game):
    from lawkeeper.games.deduction.deal.code import spelt

    return [cards.named(game.hidden), spelt(game.code)]


def twins(variant):
    """Another deal of the same set-up."""
    coded = setup(seats=1 if variant == "alone" else 4, coin=variant == "coin").encode()
    return [games.rules(game_id, coded)(coded, seed) for seed in (b"the same", b"another!")]
