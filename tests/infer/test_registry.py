# portable: runs on CPython and on the MicroPython VM
"""The registry: what the app may ask of every game."""

from fakes.checks import raises
from fakes.infer import O, X, accept, begun, dealt, do
from lawkeeper import games, modules, pages, results
from lawkeeper.games import INFER
from lawkeeper.games.fold import TAKEN_BACK
from lawkeeper.games.infer.fold import rules
from lawkeeper.ui.page import Page


def test_infer_is_game_one():
    assert games.title(INFER) == "Infer"
    assert games.rules(INFER, b"").undo_of(bytes((rules.MARK, 1))) == TAKEN_BACK
    assert "game 9" in raises(games.Refused, games.title, 9).args[0]


def test_the_page_of_every_phase():
    game = dealt(researchers=2)
    seen = [games.root(INFER, game)]
    moves = ((rules.KEEP, 0), (rules.MARK, O), (rules.MARK, X), (rules.PUBLISH,))
    moves += ((rules.CONSENT, rules.ALL_YES), (rules.ACCEPT,), (rules.UNDISPROVED,), (rules.REVEAL,))
    for codes in moves:
        do(game, *codes)
        seen.append(games.root(INFER, game))
    names = "pass seal starters table consent repeat judge end told"
    assert seen == ["infer." + name for name in names.split()]


def test_the_pages_of_special_cases():
    game = begun()
    do(game, rules.PAUSE)
    assert games.root(INFER, game) == "infer.paused"
    slow = begun(asynchronous=True)
    do(slow, rules.PUBLISH)
    assert games.root(INFER, slow) == "infer.table"


def test_a_result_is_remembered_once():
    data = {}
    game = begun()
    accept(game)
    do(game, rules.UNDISPROVED)
    results.remember(data, INFER, game)
    results.remember(data, INFER, game)
    assert data["stats"]["infer"] == {"played": 1, "won": 1}
    assert len(data["results"]) == 1


def test_a_game_that_is_left_counts_as_given_up():
    data = {}
    results.remember(data, INFER, begun())
    assert data["stats"]["infer"]["given up"] == 1


def test_the_last_results_are_kept():
    data = {}
    for number in range(12):
        game = rules.Infer(dealt().setup.encode(), bytes((number,) * 8))
        results.remember(data, INFER, game)
    assert len(data["results"]) == results.KEPT
    assert data["stats"]["infer"]["played"] == 12


def test_a_game_says_what_it_needs_in_memory_and_where_its_pages_are():
    assert "lawkeeper.games.infer.fold.rules" in games.made_of(INFER)
    assert pages.page_row("infer.search") == ["lawkeeper.games.infer.pages.search", "Search", "heavy"]
    assert pages.page_row("menus.about") == ["lawkeeper.menus.about", "About"]


def test_every_page_of_the_table_is_there():
    for short in [row.split()[0] for row in modules.load("lawkeeper.games.infer").PAGES.split("\n") if row]:
        assert issubclass(pages.page("infer." + short), Page)


def test_what_the_cable_may_know():
    game = begun()
    assert game.public(61) == {"phase": "play", "markers": 18, "tokens": 4, "clock": 61}
    do(game, rules.PAUSE)
    assert game.public(0)["phase"] == "paused"
