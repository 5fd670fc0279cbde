# portable: runs on CPython and on the MicroPython VM
"""No screen of the whole tour, also of those on the way, gives a secret away before the end of its game."""

from binascii import hexlify

from fakes.deduction_flow import slowly as one_by_one
from fakes.deduction_flow import talking
from fakes.flash import Nvm
from fakes.infer_flow import KEEP, STARTERS, TO_FORM, at_table, slowly
from fakes.place import settle
from fakes.secrecy import Watched, leak
from fakes.turing_flow import BLIND, MIXED, text_of, turing_flow
from flows.tour import CHAPTERS, chapters
from lawkeeper.games.deduction.deal.cards import named
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.infer.fold.cheater import CHEATER, Cheater
from lawkeeper.games.turing.fold import rules as turing
from lawkeeper.ui.screen import Screen


def test_no_screen_of_any_chapter_gives_the_secret_of_its_game_away():
    seen = []
    for flow, stops in chapters(Watched):
        games = set()
        for _ in stops:
            if flow.app.game is not None:
                games.add((flow.app.ledger.game_id, flow.app.ledger.seed))
        seen.append((flow.looked, flow.secret, len(games)))
    assert len(seen) == len(CHAPTERS)
    for looked, _, games in seen:
        assert looked > 40 and games, seen
    assert sum([secret for _, secret, _ in seen]) > 15, seen


def test_a_law_that_is_read_again_is_gone_when_the_button_is_let_go():
    settle()
    flow = Watched(Nvm())
    slowly(flow, (TO_FORM, KEEP, STARTERS))
    flow.app.go("infer.law")
    slowly(flow, (("hold A", "THE LAW"), ("let go A", "For the Universe only")))
    assert flow.secret


def shown(flow, *rows, title="TITLE", secret=False, cursor=-1, big=None):
    """What the sweep says of a screen like this one."""
    flow.app.screen = Screen(title, rows, cursor=cursor, big=big, secret=secret)
    return leak(flow)


def test_the_sweep_finds_a_law_whole_or_in_pieces_and_also_the_one_that_was_not_kept():
    flow = at_table()
    assert not shown(flow, "MARKERS ")
    for number in (0, 1):
        law = flow.app.game.law(number)
        words = law.split()
        assert shown(flow, law) and shown(flow, "Well:", " ".join(words[:3]), " ".join(words[3:5]))
        assert shown(flow, title=" ".join(words[-4:]))
        assert not shown(flow, " ".join(words[:2]))
    seed = hexlify(flow.app.ledger.seed).decode()
    assert shown(flow, seed[:8], seed[8:])


def test_the_sweep_wants_a_button_held_where_a_screen_says_that_it_is_secret():
    flow = at_table()
    law = flow.app.game.law(0)
    assert shown(flow, law, secret=True)
    flow.box.down(4)
    assert not shown(flow, law, secret=True)
    assert shown(flow, law)


def test_the_sweep_finds_roles_until_one_is_revealed():
    flow = at_table()
    game = flow.app.game
    flow.app.session.game = cheater = Cheater(game.coded, flow.app.ledger.seed)
    assert shown(flow, "You are", "the CHEATER.") and not shown(flow, "Who is the Cheater?")
    cheater.revealed = cheater.roles.index(CHEATER)
    assert not shown(flow, "You are", "the CHEATER.")


def test_the_sweep_finds_a_code_that_no_player_has_said():
    flow = turing_flow()
    game = flow.app.game
    code = text_of(game.code)
    assert shown(flow, "It is %s." % code) and shown(flow, big=code)
    game.play(bytes((turing.ASK, game.code)), 0)
    assert not shown(flow, "1 P1 " + code)


def test_the_sweep_finds_what_a_verifier_checks_and_an_answer():
    flow = turing_flow()  # card 3 checks that the square is 3
    assert shown(flow, "A  card 3", "■ = 3") and not shown(flow, "A  card 3")
    assert not shown(flow, "■ < 3", "■ = 3", "■ > 3", title="A  CARD 3\t1/4")
    assert shown(flow, "A✓B✗") and shown(flow, "B✗") and not shown(flow, "✗ SEAL BROKEN")
    flow.app.nav.go("turing.cards")
    assert shown(flow, "■ < 3", "■ = 3", "■ > 3", title="A  CARD 3\t1/4", cursor=1)


def test_the_sweep_finds_the_true_card_and_the_true_letter():
    assert shown(turing_flow(BLIND), "A  ■ = 3", "fake: how many 1s") and not shown(
        turing_flow(BLIND), "A  how many 1s"
    )
    flow = turing_flow(MIXED)
    assert not shown(flow, "?  ■ < = or > 3") and not shown(
        flow, "A  one of the cards", "B* one of the cards"
    )
    assert shown(flow, "A  ■ < = or > 3") and shown(flow, "B  3 ■ < = or > 3")
    assert shown(flow, "A* ■ < = or > 3") and shown(flow, "B*17 how many evens")
    assert shown(flow, title="A  CARD\t1/4")


def test_the_sweep_finds_a_card_that_no_row_of_the_board_names_and_the_code_of_the_deal():
    flow = talking(seats=2)
    game = flow.app.game
    flow.app.nav.go("deduction.board")
    assert not shown(flow, "P1: 1 Green Single")
    assert shown(flow, "P1: holds", named(game.hidden)) and shown(flow, named(game.hand(1)[1][0]))
    assert shown(flow, "Deal", spelt(game.code))
    flow = talking(seats=2)
    game = flow.app.game
    one_by_one(flow, (("A down down A down A", "Hand 3"), ("A", "OPEN HAND 3")))
    assert not shown(flow, "Hollow", title="OPEN HAND 3\tfull") and shown(flow, title="OPEN HAND 4\tfull")
    flow.app.nav.go("deduction.board")
    assert not shown(flow, named(game.hand(2)[1][0])) and shown(flow, named(game.hand(3)[1][0]))
