# portable: runs on CPython and on the MicroPython VM
"""What every row of the registry must keep, see `lawkeeper.games.fold`: random play to the end, refusals that
change nothing, giving up, pauses and clocks, the seal, undo, and power cuts at every flash operation."""

import sys

from fakes import promises
from fakes.conform import digest
from fakes.golden import compare
from fakes.players import PLAYERS, each
from lawkeeper import games
from lawkeeper.keep.chance import Chance

MOST = 24
GAMES = MOST if sys.implementation.name == "cpython" else 4  # of each kind; the 32-bit VM has less time


def over_all(promise, count=GAMES):
    """What a check gives, by the name of the game."""
    found = {}
    for player, variant in each():
        for number in range(count):
            chance = Chance(b"promise %d" % number, player.name + variant)
            found.setdefault(player.name, []).append(promise(player, chance, variant))
    return found


def test_every_row_of_the_registry_has_a_player():
    assert [(player.game_id, player.name) for player in PLAYERS] == [row[:2] for row in games.GAMES]


def test_the_tables_are_whole_and_a_move_takes_16_bytes_at_most():
    over_all(promises.fits, 1)


def test_random_play_is_refused_without_a_trace_or_played_and_comes_to_every_end():
    """The VM plays fewer games of each kind, and more only until every end was seen."""
    for player in PLAYERS:
        seen, number = set(), 0
        while number < GAMES or (seen != player.ENDS and number < MOST):
            for variant in player.VARIANTS:
                chance = Chance(b"promise %d" % number, player.name + variant)
                seen.add(promises.plays(player, chance, variant).result)
            number += 1
        assert seen == player.ENDS, "%s: %s" % (player.name, seen)


def test_every_game_can_be_given_up_and_tells_its_secret_once():
    over_all(promises.ends)


def test_a_pause_and_the_end_of_the_time_stop_everything_else():
    over_all(promises.stops)


def test_the_seal_number_holds_for_the_secret_from_the_deal_to_the_end():
    over_all(promises.seals)


def test_what_is_taken_back_was_never_played_and_what_was_told_stays():
    for undone in over_all(promises.takes_back).values():
        assert sum(undone) > len(undone)


def test_a_power_cut_at_every_flash_operation_loses_nothing_that_was_confirmed():
    for operations in over_all(promises.survives, max(1, GAMES // 8)).values():
        assert sum(operations) > 8 * len(operations)


def test_the_same_moves_make_the_same_states_on_every_runtime():
    """`LAWKEEPER_GOLDEN=write pytest tests/games` writes the file anew, when rules have changed."""
    lines = ["%s %s %s\n" % (player.name, variant, digest(player, variant)) for player, variant in each()]
    compare("games/states", "".join(lines))
