"""Whether the drive and the console may be opened to a computer, and what has to be written down before.

`boot.py` and `safemode.py` ask, and load nothing else: they run before the app, each with its own memory.
"""

from lawkeeper.box import boards, crashes
from lawkeeper.keep.journal import Journal, JournalError
from lawkeeper.keep.ledger import SEAL_BROKEN, SERVICE_DONE, Ledger


def pins_of_b_and_a():
    """-> names of the pins that these buttons of this board are on."""
    row = boards.pick()
    return boards.pin(row, "button", "B"), boards.pin(row, "button", "A")


def may_open(nvm, held):
    """-> True when the owner wants in: button B is `held`, or the table has agreed to a wish over the cable.

    The seal of a running game is broken before this returns True; if that cannot be written, none opens."""
    ledger = Ledger(Journal(nvm))
    if ledger.service_asked:
        # First of all: a wish opens once, also when the power is cut between here and the drive.
        held = _noted(ledger, SERVICE_DONE) or held
    return held and _broken(ledger)


def break_seal(nvm):
    """Write down that the secret of a running game could have been read. -> False when it would not go in."""
    return _broken(Ledger(Journal(nvm)))


def may_restart():
    """-> whether the box restarts by itself after a crash: not more than a few times in a row."""
    return crashes.add()


def _broken(ledger):
    return not _running(ledger) or _noted(ledger, SEAL_BROKEN)


def _noted(ledger, number):
    try:
        ledger.note(number)
    except JournalError:
        return False
    return True


def _running(ledger):
    """-> True while there is a secret to keep; in doubt there is one."""
    return ledger.game_id > 0 and not _finished(ledger)


def _finished(ledger):
    from lawkeeper import games  # only when there is a game

    try:
        rules = games.rules(ledger.game_id, ledger.setup)
        game = rules(ledger.setup, ledger.seed)
        for move, at in ledger.moves(rules.undo_of):
            game.play(move, at)
        return game.finished
    except Exception:  # noqa: BLE001 - a game that cannot be read, for whatever reason, is not shown to be finished
        return False
