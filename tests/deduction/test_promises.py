# portable: runs on CPython and on the MicroPython VM
"""What every game must keep (`lawkeeper.games.fold`), held against the fold of Deduction."""

import sys

from fakes import player_deduction as player
from fakes import promises
from fakes.broken import BROKEN, Instead
from fakes.conform import digest
from fakes.deduction import Registered
from fakes.golden import compare
from lawkeeper.keep.chance import Chance

GAMES = 12 if sys.implementation.name == "cpython" else 2  # of each kind; the 32-bit VM has less time


def over_all(promise, count=GAMES):
    """What a check gives for each game."""
    with Registered():
        return [
            promise(player, Chance(b"promise %d" % number, player.name + variant), variant)
            for variant in player.VARIANTS
            for number in range(count)
        ]


def test_the_tables_are_whole_and_a_move_takes_16_bytes_at_most():
    over_all(promises.fits, 1)


def test_random_play_is_refused_without_a_trace_or_played_and_comes_to_every_end():
    seen = {game.result for game in over_all(promises.plays)}
    assert seen == player.ENDS or (GAMES < 10 and len(seen) > 1), seen


def test_it_can_be_given_up_and_tells_its_secret_once():
    over_all(promises.ends)


def test_a_pause_stops_everything_else():
    over_all(promises.stops)


def test_the_seal_number_holds_for_the_deal_from_the_beginning_to_the_end():
    over_all(promises.seals)


def test_what_is_taken_back_was_never_played_and_what_was_told_stays():
    undone = over_all(promises.takes_back)
    assert sum(undone) > len(undone) // 2


def test_a_power_cut_at_every_flash_operation_loses_nothing_that_was_confirmed():
    operations = over_all(promises.survives, max(1, GAMES // 8))
    assert sum(operations) > 8 * len(operations)


def test_every_broken_promise_is_noticed():
    checks = {promise.__name__: promise for promise in promises.PROMISES}
    missed = []
    with Registered():
        for name, broken in BROKEN:
            if not noticed(checks[name], broken):
                missed.append((name, broken.__name__))
    assert not missed, missed


def noticed(promise, broken):
    """Does the check fail within some games that break it?"""
    with Instead(broken):
        for number in range(12):
            variant = player.VARIANTS[number % len(player.VARIANTS)]
            try:
                promise(player, Chance(b"broken %d" % number, player.name), variant)
            except Exception:  # noqa: BLE001 - a broken game may crash: that is seen, too
                return True
    return False


def test_the_same_moves_make_the_same_states_on_every_runtime():
    """`LAWKEEPER_GOLDEN=write pytest tests/deduction` writes the file anew, when rules have changed."""
    with Registered():
        lines = [
            "%s %s %s\n" % (player.name, variant, digest(player, variant)) for variant in player.VARIANTS
        ]
    compare("games/deduction", "".join(lines))
