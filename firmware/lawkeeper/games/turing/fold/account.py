"""What a game of Turing Machine tells when it is asked: notes, answers, result and seal. Methods of
`rules.Turing`, which finds them here; `game` is that."""

from lawkeeper.games.turing.fold.rules import FOUND, GIVEN_UP, RUNNING
from lawkeeper.keep import seal


def answer(game, letter, code):
    """-> 1 when the proposal passes the verifier, else 0: for who asked alone (item 12)."""
    return game.problem().answer(letter, code)


def notes(game, seat):
    """-> list of (round, code, {letter: 0 or 1}): what the seat alone may see (items 12, 14)."""
    problem = game.problem()
    rows = []
    for number, who, letter, code in game.log:
        if who == seat:
            if not rows or rows[-1][0] != number:
                rows.append((number, code, {}))
            rows[-1][2][letter] = problem.answer(letter, code)
    return rows


def beats(game):
    """-> has the only seat done as well as the Machine: rounds first, then questions (item 15)? None when it
    has not found the code, plays against others, or the par is not known."""
    if game.seats > 1 or game.result != FOUND or not game.machine[0]:
        return None
    return (game.round, game.questions(0)) <= game.machine


def public(game, at):
    """-> dict of what the whole table sees at `at` seconds of play, for the cable."""
    phase = "paused" if game.paused else ("play", "claims", "codes", "over")[game.phase]
    return {"phase": phase, "clock": at}


def outcome(game):
    """-> "won", "lost" or "given up", which is also what a game left before its end counts as."""
    if game.result in (RUNNING, GIVEN_UP):
        return "given up"
    return "won" if game.winners and beats(game) is not False else "lost"


def secret(game):
    """-> the problem, as bytes."""
    return game.setup.problem


def nonce(game):
    """-> 8 bytes that open the fingerprint. Secret until `.finished`: problems could be tried with it."""
    return seal.nonce(game._seed)


def fingerprint(game):
    """-> "XXXXX-XXXXX", the seal number of this game."""
    return seal.fingerprint(secret(game), game._coded, nonce(game))


def line(game):
    """-> the result in a line, without the secret."""
    head = outcome(game)
    count = len(game.log)
    if game.winners:
        count = game.questions(game.winners[0])
        if game.seats > 1:
            head += " by " + ", ".join([str(seat + 1) for seat in game.winners])
        elif beats(game) is not None:
            head += " against the Machine"
    return "Turing %s: rounds %d, questions %d, %d min" % (head, game.round, count, game.at // 60)
