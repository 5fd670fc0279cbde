# portable: runs on CPython and on the MicroPython VM
"""Who plays the games in tests/games: a player for each row of the registry, which `promises` drives.

A player is a module or object with

    name, game_id
    VARIANTS                    names of the kinds of set-up that are to be tried
    ENDS                        the results that random play comes to
    agreed(chance, variant)     -> a random set-up of this kind, as bytes
    move(chance, game)          -> a move (bytes) that brings the game on, mostly an allowed one
    settle(game)                lets the game work out what it works out once, so that states can be compared
    holds(game)                 asserts what is true of this game at every moment
    told(move, game)            -> has the box told something with the move just played? Then it stays
    sealed(game)                -> is the secret chosen that the seal number holds for?
    secrets(game)               -> texts that nobody may see before the end
    twins(variant)              -> two games that differ in the secret
    CLOCK_ENDS                  False where its clock ends no game: what it waits for is over then
"""

from fakes import player_deduction, player_infer, player_multiverses, player_potions, player_turing

PLAYERS = (player_infer, player_turing, player_deduction, player_potions, player_multiverses)


def each():
    """Yield (player, variant) for all that there are."""
    for player in PLAYERS:
        for variant in player.VARIANTS:
            yield player, variant
