# portable: runs on CPython and on the MicroPython VM
"""Games that break a promise on purpose: each row of `BROKEN` makes one of `promises` fail, in every game.

A row: name of the promise, and a function that makes a broken class of a whole one.
"""

from binascii import hexlify

from lawkeeper import games
from lawkeeper.games import fold
from lawkeeper.games.fold import FENCE, GIVEN_UP, OVER, STAYS, TAKEN_BACK, Game, Refused

MADE = []  # what should not outlive a game


class Instead:
    """While entered, every game is played by `broken` of its class."""

    def __init__(self, broken):
        self.broken = broken

    def __enter__(self):
        self.plain = plain = games.rules
        games.rules = lambda game_id, setup: self.broken(plain(game_id, setup))

    def __exit__(self, *_):
        games.rules = self.plain


def marks_refusals(whole):
    class Broken(whole):
        def play(self, move, at):
            try:
                whole.play(self, move, at)
            except Refused:
                self.at += 1
                raise

    return Broken


def crashes_on_odd_bytes(whole):
    class Broken(whole):
        def play(self, move, at):
            whole.play(self, move, at) if move[0] else self.result

    return Broken


def counts_games(whole):
    class Broken(whole):
        def __init__(self, setup, seed):
            whole.__init__(self, setup, seed)
            MADE.append(0)
            self.number = len(MADE)

    return Broken


def plays_on_after_the_end(whole):
    class Broken(whole):
        def _check(self, number, phases, at):
            if self.phase != OVER:
                whole._check(self, number, phases, at)

    return Broken


def plays_on_when_the_time_is_up(whole):
    class Broken(whole):
        clock_runs = True

        def seconds_left(self, at):
            return max(0, 5 - at)

        def _check(self, number, phases, at):
            if not phases >> self.phase & 1:
                raise Refused("That is not for now.")
            if self.paused and not phases & fold.PAUSED:
                raise Refused("The game is paused.")

    return Broken


def plays_on_while_paused(whole):
    class Broken(whole):
        def _check(self, number, phases, at):
            whole._check(self, number, phases | fold.PAUSED, at)

    return Broken


def never_pauses(whole):
    class Broken(whole):
        def _common(self, number):
            if number != fold.PAUSE:
                whole._common(self, number)

    return Broken


def cannot_be_given_up(whole):
    class Broken(whole):
        def end(self, result):
            if result != GIVEN_UP:
                whole.end(self, result)

    return Broken


def tells_at_once(whole):
    class Broken(whole):
        def end(self, result):
            whole.end(self, result)
            self.finished = True

    return Broken


def tells_twice(whole):
    class Broken(whole):
        def _common(self, number):
            self.finished = self.finished and number != fold.REVEAL
            whole._common(self, number)

    return Broken


def seals_nothing(whole):
    class Broken(whole):
        def secret(self):
            return b""

    return Broken


def seals_the_clock(whole):
    class Broken(whole):
        def secret(self):
            return whole.secret(self) + bytes((self.phase,))

    return Broken


def seals_without_the_seed(whole):
    class Broken(whole):
        def nonce(self):
            return bytes(8)

    return Broken


def shows_the_secret(whole):
    class Broken(whole):
        def public(self, at):
            seen = whole.public(self, at)
            seen["told"] = hexlify(self.secret()).decode()
            return seen

    return Broken


def shows_the_key(whole):
    class Broken(whole):
        def public(self, at):
            seen = whole.public(self, at)
            seen["key"] = hexlify(self.nonce()).decode()
            return seen

    return Broken


def refuses_with_the_key(whole):
    class Broken(whole):
        def play(self, move, at):
            if not self.row(move):
                raise Refused(hexlify(self.nonce()).decode() + ".")
            whole.play(self, move, at)

    return Broken


def takes_back_what_it_told(whole):
    class Broken(whole):
        def may_undo(self):
            return not self.finished

        @classmethod
        def undo_of(cls, move):
            undo = whole.undo_of(move)
            return TAKEN_BACK if undo == FENCE or move[0] == fold.GIVE_UP else undo

    return Broken


def takes_nothing_back_in_truth(whole):
    class Broken(whole):
        def play(self, move, at):
            whole.play(self, move, at)
            MADE.append(0)
            self.number = len(MADE)

    return Broken


def moves_too_long(whole):
    class Broken(whole):
        MOVES = ({111: ("play", (9,) * 12, fold.ANY, STAYS)},) + whole.MOVES

    return Broken


def has_no_name_for_a_phase(whole):
    class Broken(whole):
        PHASES = whole.PHASES[:-1]

    return Broken


def has_no_outcome(whole):
    class Broken(whole):
        OUTCOMES = Game.OUTCOMES

    return Broken


BROKEN = (
    ("plays", marks_refusals),
    ("plays", crashes_on_odd_bytes),
    ("plays", counts_games),
    ("plays", plays_on_when_the_time_is_up),
    ("plays", shows_the_secret),
    ("plays", shows_the_key),
    ("plays", refuses_with_the_key),
    ("fits", has_no_name_for_a_phase),
    ("plays", has_no_outcome),
    ("ends", plays_on_after_the_end),
    ("ends", cannot_be_given_up),
    ("ends", tells_at_once),
    ("ends", tells_twice),
    ("stops", plays_on_while_paused),
    ("stops", never_pauses),
    ("seals", seals_nothing),
    ("seals", seals_the_clock),
    ("seals", seals_without_the_seed),
    ("takes_back", takes_back_what_it_told),
    ("takes_back", takes_nothing_back_in_truth),
    ("survives", counts_games),
    ("survives", takes_nothing_back_in_truth),
    ("fits", moves_too_long),
)
