# portable: runs on CPython and on the MicroPython VM
"""Every promise can be broken: for each way to break one, in each game, the check of that promise fails."""

from fakes import promises
from fakes.broken import BROKEN, Instead
from fakes.players import PLAYERS
from lawkeeper.keep.chance import Chance

TRIES = 12


def fails(promise, player, broken):
    """Does the check fail within some games?"""
    with Instead(broken):
        for number in range(TRIES):
            variant = player.VARIANTS[number % len(player.VARIANTS)]
            try:
                promise(player, Chance(b"broken %d" % number, player.name), variant)
            except Exception:  # noqa: BLE001 - a broken game may crash: that is seen, too
                return True
    return False


def test_every_broken_promise_is_noticed_in_every_game():
    checks = {promise.__name__: promise for promise in promises.PROMISES}
    missed = []
    for name, broken in BROKEN:
        for player in PLAYERS:
            if not fails(checks[name], player, broken):
                missed.append((name, broken.__name__, player.name))
    assert not missed, missed


def test_every_promise_is_broken_by_something():
    assert {name for name, _ in BROKEN} == {promise.__name__ for promise in promises.PROMISES}


def test_whole_games_keep_all_of_them():
    for promise in promises.PROMISES:
        for player in PLAYERS:
            for variant in player.VARIANTS:
                promise(player, Chance(b"whole", player.name), variant)
