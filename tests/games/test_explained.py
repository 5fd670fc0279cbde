# portable: runs on CPython and on the MicroPython VM
"""What newcomers read of the pages: every page that a game comes to by itself has a sentence, and it fits."""

from fakes.conform import make, some_game
from fakes.players import PLAYERS
from lawkeeper import games, modules
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.font import missing
from lawkeeper.ui.screen import WIDTH
from lawkeeper.ui.text import wrap

SELF_EXPLAINING = {"paused", "search"}  # the box works there: what comes next must not be seen before
GAMES = 12


def said():
    """Yield (player, pairs of short name and sentence) for each game that explains its pages; then those that
    stand in their place in a game that is `alone`."""
    for player in PLAYERS:
        package = "lawkeeper.games." + player.name
        row = getattr(modules.load(package), "EXPLAINED", None)
        if row:
            for name in row[1:]:
                yield player, getattr(modules.load(games.full(package, row[0])), name)


def alone(player):
    """-> the pairs for games that are `alone`, None where the game has none."""
    row = modules.load("lawkeeper.games." + player.name).EXPLAINED
    module = modules.load(games.full("lawkeeper.games." + player.name, row[0]))
    return getattr(module, row[2]) if len(row) > 2 else None


def pages(name):
    """-> the short names of the pages of a game."""
    return {row.split()[0] for row in modules.load("lawkeeper.games." + name).PAGES.split("\n") if row}


def roots(player, variant, number):
    """-> the pages at which a random game waits, from the deal to the end."""
    chance = Chance(b"explained %d" % number, player.name + variant)
    coded, moves, _ = some_game(player, chance, variant, 60)
    game = make(player, coded)
    found = {games.root(player.game_id, game)}
    for move, at in moves:
        game.play(move, at)
        found.add(games.root(player.game_id, game))
    return {name.split(".")[1] for name in found}


def test_both_games_explain_themselves():
    assert {"infer", "turing"} <= {player.name for player, _ in said()}


def test_every_page_at_which_a_game_waits_has_a_sentence():
    for player, rows in said():
        if rows is alone(player):
            continue
        found = set()
        for variant in player.VARIANTS:
            for number in range(GAMES):
                found |= roots(player, variant, number)
        assert {"end", "told", "paused"} <= found
        assert found - {name for name, _ in rows} == found & SELF_EXPLAINING, player.name


def test_every_sentence_is_of_a_page_that_there_is_and_told_once():
    for player, rows in said():
        names = [name for name, _ in rows]
        assert set(names) <= pages(player.name)
        assert len(set(names)) == len(names)


def test_every_sentence_fits_the_screen_and_has_plain_signs():
    for player, rows in said():
        for name, sentence in rows:
            if not sentence and rows is alone(player):
                continue  # the page says all
            lines = wrap(sentence)
            assert len(lines) <= 6, name
            assert not missing(sentence), name
            assert sentence[-1] == "." and sentence[0] in "▶ABCDEFGHIJKLMNOPQRSTUVWXYZ", name
            for word in sentence.split():
                assert word not in ("O", "X") and len(word) < WIDTH, name  # marks are no letters


def test_nobody_alone_is_told_of_all_of_others_or_to_pass_the_box():
    found = [row for player, rows in said() if rows is alone(player) for row in rows]
    for _, sentence in found:
        for word in ("all look", "all may", "others", "hands it on", "to all", "the other"):
            assert word not in sentence.lower(), sentence
    assert len(found) > 3
