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
_PLAYED = {}  # what `played` gave: each game is played once


def said():
    """Yield (player, rows of short name and sentences) for each game that explains its pages."""
    for player in PLAYERS:
        package = "lawkeeper.games." + player.name
        row = getattr(modules.load(package), "EXPLAINED", None)
        if row:
            yield player, getattr(modules.load(games.full(package, row[0])), row[1])


def pages(name):
    """-> the short names of the pages of a game."""
    return {row.split()[0] for row in modules.load("lawkeeper.games." + name).PAGES.split("\n") if row}


def played(player, variant, number):
    """-> (does somebody play alone, the pages at which a random game waits, from the deal to the end)."""
    key = player.name, variant, number
    if key not in _PLAYED:
        chance = Chance(b"explained %d" % number, player.name + variant)
        coded, moves, _ = some_game(player, chance, variant, 60)
        game = make(player, coded)
        found = {games.root(player.game_id, game)}
        for move, at in moves:
            game.play(move, at)
            found.add(games.root(player.game_id, game))
        _PLAYED[key] = game.alone, {name.split(".")[1] for name in found}
    return _PLAYED[key]


def test_both_games_explain_themselves():
    assert {"infer", "turing"} <= {player.name for player, _ in said()}


def test_every_page_at_which_a_game_waits_has_a_sentence():
    for player, rows in said():
        found = set()
        for variant in player.VARIANTS:
            for number in range(GAMES):
                found |= played(player, variant, number)[1]
        assert {"end", "told", "paused"} <= found
        assert found - {row[0] for row in rows} == found & SELF_EXPLAINING, player.name


def test_every_sentence_is_of_a_page_that_there_is_and_told_once():
    for player, rows in said():
        names = [row[0] for row in rows]
        assert set(names) <= pages(player.name)
        assert len(set(names)) == len(names)


def test_every_sentence_fits_the_screen_and_has_plain_signs():
    for _, rows in said():
        for name, sentence in [(row[0], sentence) for row in rows for sentence in row[1:] if sentence]:
            lines = wrap(sentence)
            assert len(lines) <= 6, name
            assert not missing(sentence), name
            assert sentence[-1] == "." and sentence[0] in "▶ABCDEFGHIJKLMNOPQRSTUVWXYZ", name
            for word in sentence.split():
                assert word not in ("O", "X") and len(word) < WIDTH, name  # marks are no letters


OTHERS = set("all everybody nobody others player players whose who takes".split())


def words(sentence):
    return set(sentence.lower().replace(",", "").replace(".", "").split())


def test_who_plays_alone_reads_of_nobody_else():
    for player, rows in said():
        told = {row[0]: row[-1] for row in rows}
        alone = 0
        for variant in player.VARIANTS:
            for number in range(GAMES):
                if make(player, player.agreed(Chance(b"alone %d" % number, variant), variant)).alone:
                    alone += 1
        assert alone, player.name
        for name in [row[0] for row in rows if len(row) > 2] + ["told"]:
            assert not words(told[name]) & OTHERS, (name, told[name])


def test_every_page_at_which_somebody_alone_waits_tells_of_nobody_else():
    for player, rows in said():
        told = {row[0]: row[-1] for row in rows}
        seen = set()
        for variant in player.VARIANTS:
            for number in range(GAMES):
                alone, pages_of_it = played(player, variant, number)
                if alone:
                    seen |= pages_of_it
        assert seen, player.name
        for name in seen & set(told):
            assert not words(told[name]) & OTHERS, (name, told[name])
