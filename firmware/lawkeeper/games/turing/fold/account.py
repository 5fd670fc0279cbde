"""What a game of Turing Machine tells now and then: notes and its result line. `game` is a `rules.Turing`."""


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


def line(game):
    """-> the result in a line, without the secret."""
    head = game.outcome()
    count = len(game.log)
    if game.winners:
        count = game.questions(game.winners[0])
        if game.seats > 1:
            head += " by " + ", ".join([str(seat + 1) for seat in game.winners])
        elif game.beats() is not None:
            head += " against the Machine"
    return "Turing %s: rounds %d, questions %d, %d min" % (head, game.round, count, game.at // 60)
