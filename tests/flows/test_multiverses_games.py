# portable: runs on CPython and on the MicroPython VM
"""Whole games of MultiVerses by button: each way of a law, power cuts, a refusal that is read."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.multiverses import law, lines, word
from fakes.multiverses_flow import begun
from fakes.place import settle
from lawkeeper.games.multiverses.fold import dust as drawing
from lawkeeper.games.multiverses.fold import fitting, moves
from lawkeeper.games.multiverses.fold.universe import short
from lawkeeper.games.multiverses.pages.kind import _GROUPS, named

TO_FORM = ("down down down down A", "NEW: MULTIVERSES")
SHORT = ("down down hold left let go left up up A", "SEAL NUMBER")


def slowly(flow, *steps):
    """Play steps as people do, a second apart."""
    for step in steps:
        flow.wait(1)
        play(flow, (step,))


def choose(flow, words):
    """On a page with rows: go down to the one with these words, and press A."""
    for _ in range(40):
        screen = flow.app.screen
        if words in screen.rows[screen.cursor]:
            slowly(flow, ("A", ""))
            return
        flow.do("down")
    raise AssertionError("no row %r on the screen:\n%s" % (words, flow.text()))


def letter(flow, name):
    """On the grid of letters: go to this one, and take it."""
    flow.do(" ".join(["right"] * (ord(name) - 65)) or "wait 0")
    slowly(flow, ("A", ""))


def kind_of(flow, words):
    """On KIND OF LAW: its group, then itself."""
    for group, some in _GROUPS:
        if words in [name for _, name in named(some)]:
            choose(flow, group)
    choose(flow, words)


def propose(flow, kind, *choices):
    """From the table to the page that reads the law: for the last universe, or a new one."""
    slowly(flow, ("A", "A LAW FOR"))
    slowly(flow, ("A", "KIND OF LAW"))
    kind_of(flow, kind)
    for what in choices:
        choose(flow, what)


def law_of_letter(flow, name):
    """The law that words contain a letter, for a new universe."""
    propose(flow, "contains letters", "must")
    letter(flow, name)
    slowly(flow, ("A", "contain " + name), ("A", "Test word"))


def place_first(flow):
    """The first word that fits goes to the first line that there is."""
    slowly(flow, ("A", "FIT UNIVERSE"), ("A", ""))
    if "A place it" in flow.text():
        slowly(flow, ("A", ""))
    slowly(flow, ("wait 0", "TURN"))


def test_three_seats_play_a_short_game_from_the_menu_to_the_proof_with_power_cuts():
    settle((), explain="never")
    flow = Flow(Nvm())
    slowly(flow, TO_FORM, SHORT)
    seal = flow.app.game.fingerprint()
    slowly(flow, ("A", "P1 BEGINS"))
    law_of_letter(flow, "D")  # PRONOUNCED lets it in: dead
    slowly(
        flow, ("A", "P2 TURN"), ("cut", "Law 1 was tested."), ("A", ("P1 LAW 1", "INVALID")), ("A", "P2 TURN")
    )
    law_of_letter(flow, "O")
    assert flow.app.game.register.valid(1)
    shown = flow.text()
    slowly(flow, ("cut A", shown), ("A", "P2: A WORD FOR"))
    place_first(flow)  # P3 compares: the reference word moves at once
    propose(flow, "alphabetical order", "must", "ahead of it")
    slowly(flow, ("A", "REFERENCE WORD"), ("A", "P3 LAW 3"), ("A", ""))
    game = flow.app.game
    if game.register.valid(2):
        place_first(flow)
    slowly(flow, ("wait 0", "P1 TURN"))
    propose(flow, "Copy a valid law", "contain O")
    place_first(flow)
    propose(flow, "A law on paper")
    slowly(flow, ("A", "PAPER: LAW 4"), ("cut A", "PAPER: LAW 4"), ("down A", "Excluding: excellent."))
    slowly(
        flow,
        ("A", "P2: A WORD FOR"),
        ("A", "FIT"),
        ("A", "place it"),
        ("A", "law 4 on paper?"),
        ("down A", "P3 TURN"),
    )
    rest(flow)
    game = flow.app.game
    best = short(game.score(game.winners()[0]))
    slowly(flow, ("wait 0", best), ("up", "MULTIVERSE"), ("B long A", "Next test words:"), ("right", seal))


def rest(flow):
    """The box's buttons no more: the rest of the game by moves, as the player of the suite chooses them."""
    game = flow.app.game
    while not game.over:
        if game.phase == moves.LAW:
            assert flow.app.play(moves.NO_LAW)
        elif fitting.placement(game) is None:
            assert flow.app.play(moves.NO_WORD)
        else:
            token, number = fitting.placement(game)
            universe = game.multiverses[game.turn][number]
            line = fitting.lines_for(game, universe, token)[0]
            assert flow.app.play(moves.PLACE | token, number << 4 | line)
        if game.idle >= game.seats and not game.over:
            assert flow.app.play(moves.STOP)
    flow.app.to_game()
    flow.wait(1)


def test_every_fit_and_misfit_is_explained():
    settle((), explain="never")
    flow = begun(Flow(Nvm()), "apple queen queer", laws=(law("CONTAINS", "q"), law("PART", 1)))
    flow.app.game.dust = flow.app.game.dust[:22] + drawing.packed(b"queer\4") + flow.app.game.dust[33:]
    slowly(flow, ("up", "DUST 3"), ("A", "law 1, must contain"))
    slowly(flow, ("A right A", "Universe 1: fits line"), ("A right A", ("law 2, must be a", "noun.")))


def test_undo_takes_a_word_back_and_stops_at_a_test_word():
    settle((), explain="never")
    flow = Flow(Nvm())
    slowly(flow, TO_FORM, SHORT, ("A", "P1 BEGINS"))
    law_of_letter(flow, "D")
    slowly(flow, ("A", "P2 TURN"), ("down A", "nothing to"))
    slowly(flow, ("B B", "P2 TURN"))
    law_of_letter(flow, "O")
    slowly(flow, ("A", "A WORD FOR"))
    place_first(flow)
    left = flow.app.game.left
    said = []
    flow.app.announce = said.append
    slowly(flow, ("down A", "was placed."), ("A", "P2: A WORD FOR"))
    assert flow.app.game.left == left + 1 and said == ["One moment ..."]


def test_a_word_jumps_by_its_letter():
    settle((), explain="never")
    flow = begun(Flow(Nvm()), "apple arrow bear bell cat dog")
    slowly(flow, ("up", "A why APPLE"), ("hold right let go right", "A why BEAR"))
    slowly(flow, ("hold right let go right", "A why CAT"), ("hold left let go left", "A why BELL"))


def test_alone_one_plays_for_the_best_score():
    settle((), explain="never")
    flow = begun(Flow(Nvm()), "queen queer", "noodle", seats=1, each=4)
    law_of_letter(flow, "Q")
    slowly(flow, ("A", "YOU: A WORD FOR"), ("A", "A place QUEEN"), ("A", "YOUR TURN"))
    assert lines(flow.app.game) == ["queen"] and word("queen")
    slowly(
        flow,
        ("A down down A", "NO LAW?"),
        ("A", "YOU: A WORD FOR"),
        ("A", "A place QUEER"),
        ("A A", "YOUR SCORE"),
    )
    assert "YOU                 2" in flow.text()


def test_left_and_right_do_no_harm_where_rows_are_chosen():
    settle((), explain="never")
    flow = begun(Flow(Nvm()), "queen queer", "noodle", seats=1, each=4)
    propose(flow, "length", "must")
    slowly(flow, ("right", "exactly"))
    assert flow.app.screen.rows[flow.app.screen.cursor] == "at least"  # all rows are in view
    slowly(flow, ("down down A", "HOW MANY?"), ("right left", "1"), ("B", "exactly"))
    slowly(flow, ("B", "MUST IT?"), ("B", "LENGTH, NOUN OR VERB"), ("B", "KIND OF LAW"))
