# portable: runs on CPython and on the MicroPython VM
"""The first game of each kind explains its pages, by buttons; the second one does not."""

import sys

from fakes.deduction import setup as deduction_setup
from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.infer import setup
from fakes.infer_lawful import lawful_setup, records
from fakes.newcomer import Newcomer, covered
from fakes.place import settle
from fakes.turing import easy
from flows.tour import BOX, CHEATER, HELPED, PERISH, chapters
from flows.tour_deduction import DEDUCTION
from flows.tour_potions import POTIONS
from flows.tour_turing import TURING
from lawkeeper.games.fold import GIVE_UP
from lawkeeper.games.infer.fold.lawful import ASK
from lawkeeper.games.infer.fold.rules import ACCEPT, ALL_YES, CONSENT, MARK, PUBLISH, UNDISPROVED, O, X
from lawkeeper.games.turing.fold.setup import Setup

DEDUCTION_ID = 3
SAID = ("WHAT TO DO", "B no more help A next")


def newcomers(*parts):
    """Walk through parts of the tour with players who read what lies over the pages. -> the flow"""
    flow, stops = next(iter(chapters(Newcomer, (parts,), None)))
    list(stops)
    return flow


def read(flow):
    """-> names of the pages over which a sentence lay, in order."""
    return [page for page, _ in flow.read]


# -- whole games from power-on: the same presses, and a press for each sentence that has no room on its page


def test_a_first_game_against_the_box():
    wanted = "seal begin lawful build compose"
    assert read(newcomers(BOX)) == ["infer." + name for name in wanted.split()]


def test_a_first_game_with_a_person_as_the_universe_and_a_power_cut():
    wanted = "keep_law seal starters table consent repeat judge"
    assert read(newcomers(PERISH)) == ["infer." + name for name in wanted.split()]


def test_a_first_game_that_the_box_looks_after():
    wanted = "keep_law seal helped_start build mark helped consent repeat helped_judge"
    assert read(newcomers(HELPED)) == ["infer." + name for name in wanted.split()]


def test_a_first_game_with_a_cheater():
    wanted = "night seal starters table consent repeat judge vote"
    assert read(newcomers(CHEATER)) == ["infer." + name for name in wanted.split()]


def test_a_first_game_of_turing_machine_and_a_power_cut():
    wanted = "seal cards table ask notes claim code"
    assert read(newcomers(TURING)) == ["turing." + name for name in wanted.split()]


def test_a_first_game_of_deduction_and_a_power_cut():
    """Each round has its own sentence; that of the statements has room on the empty table."""
    wanted = "seal hand say asking ask talking conclude agreed"
    flow = newcomers(DEDUCTION)
    assert read(flow) == ["deduction." + name for name in wanted.split()]
    told = [" ".join(rows) for _, rows in flow.read]
    for later in told[3:]:
        assert "say one thing" not in later and "statement" not in later


def alone_with_the_box():
    """A newcomer's flow at the seal of Deduction for one."""
    settle(explain="always")
    flow = Newcomer(Nvm())
    flow.app.start(DEDUCTION_ID, deduction_setup(seats=1).encode())
    flow.wait(1)
    return flow


def test_a_first_game_of_deduction_alone_tells_of_the_boxs_facts_and_of_asking():
    flow = alone_with_the_box()
    play(flow, (("A", ("hear them", "thing about each")), ("A wait 30", "THE BOX SAYS"), ("A", "score 0")))
    play(flow, (("A", "Which hand"), ("A A A wait 1 A", "THE BOX SAYS"), ("A wait 1 right", "DECLARE")))
    play(flow, (("left left left wait 1 A", ("SURE?", "you lose")),))
    assert read(flow) == ["deduction." + name for name in "seal talking ask agreed".split()]
    told = [" ".join(rows) for _, rows in flow.read]
    assert "A asks a hand" in told[1] and "Do you mean this card?" in told[-1]
    for sentence in told:
        assert " all " not in sentence and "layer" not in sentence


def test_no_more_help_is_remembered_over_a_restart_of_deduction():
    settle(explain="always")
    flow = Flow(Nvm())
    flow.app.start(DEDUCTION_ID, deduction_setup(seats=2).encode())
    play(flow, (("wait 1", SAID), ("B", "SEAL NUMBER"), ("A up", "OWN HAND")))
    assert not covered(flow)
    play(flow, (("cut A", "SEAL NUMBER"), ("A up", "OWN HAND")))
    assert not covered(flow)


def test_a_first_game_of_logic_potions_and_a_power_cut():
    wanted = "seal table brew call potion write take challenge set lost"
    assert read(newcomers(POTIONS)) == ["potions." + name for name in wanted.split()]


# -- one press at a time ------------------------------------------------------------------------------------


def dealt(explain=None, **options):
    """A flow on the first page of a game of Infer, just dealt; a person is the Universe."""
    settle(explain=explain)
    flow = Flow(Nvm())
    deal(flow, **options)
    return flow


def deal(flow, **options):
    flow.app.start(1, setup(**options).encode(), True)
    flow.run(1000)


def on_paper(explain=None):
    """The same with the law on paper: the first page is the seal number, which has no room."""
    sys.modules.pop("lawkeeper.games.infer.pages.explained", None)  # what other tests have loaded stays
    return dealt(explain, own_law=True)


def test_a_sentence_lies_over_the_page_and_the_press_that_closes_it_does_nothing_else():
    flow = on_paper()
    play(flow, (("wait 1", SAID), ("A", "SEAL NUMBER"), ("A", SAID), ("wait 1 A", "TO START")))
    assert flow.app.game.log.count == 0


def test_a_press_for_the_page_before_leaves_the_sentence_there():
    flow = on_paper()
    play(flow, (("A", "SEAL NUMBER"), ("A", SAID), ("A", SAID), ("wait 1 A", "TO START")))
    assert flow.app.game.log.count == 0


def test_a_and_b_close_it_however_long_they_are_held_and_an_arrow_that_it_does_not_name_does_not():
    for what in ("A", "long A", "hold A", "B", "hold B"):
        flow = on_paper()
        for arrow in ("up", "left", "hold right", "long down"):
            play(flow, (("wait 1", SAID), (arrow, SAID), ("let go " + arrow.split()[-1], SAID)))
        play(flow, ((what, "SEAL NUMBER"),))
        assert flow.app.nav.top()[0] == "infer.seal"


def test_b_wants_no_more_of_them_in_this_game_also_after_a_power_cut():
    flow = on_paper()
    play(flow, (("B", "SEAL NUMBER"), ("A", "TO START"), ("wait 2 A", "✓"), ("wait 2 B", "First turn")))
    play(flow, (("A", "MARKERS "), ("cut", "The power was off."), ("A", "MARKERS ")))
    assert not covered(flow)


def test_after_a_power_cut_only_what_was_not_read_is_told():
    flow = on_paper()
    play(flow, (("cut", "The power was off."), ("A", SAID)))  # it lay there unread
    play(flow, (("wait 1 A", "SEAL NUMBER"), ("cut", "The power was off."), ("A", "SEAL NUMBER")))
    play(flow, (("A", SAID), ("wait 1 A cut A", "SEAL NUMBER"), ("A", "TO START")))
    flow = dealt()  # one in the free rows of a page counts as read
    play(flow, (("cut A", "PASS THE BOX"),))
    assert "picks a secret law." not in flow.text()


def test_half_entered_dice_come_back_without_a_word_that_was_read():
    flow = first_alone()
    play(flow, (("A", SAID), ("wait 1 A", "BUILD"), ("A A", "DICE 2"), ("cut A", "DICE 2")))
    play(flow, (("B B B", "MARKERS "),))
    assert not covered(flow)


def first_alone():
    """A first game against the box, at the table, with all that was said so far read."""
    settle(explain="always")
    flow = Flow(Nvm())
    flow.app.start(1, lawful_setup(researchers=1).encode(), True)
    for names in ("O1",), ("B2",):
        assert flow.app.play(ASK, *records(*names)), flow.app.toasts
    flow.app.to_game()
    flow.do("wait 1")
    assert covered(flow)
    flow.do("A")
    return flow


def test_no_clock_runs_while_a_sentence_lies_over_the_page():
    settle(explain="always")
    flow = Flow(Nvm())
    deal(flow, publish_or_perish=True, own_law=True)
    for move in (MARK, O), (MARK, X):
        assert flow.app.play(*move)
    flow.app.to_game()
    flow.do("wait 1 A wait 1")
    assert covered(flow) and "Who has the turn" in flow.text() and flow.app.game.clock_runs
    before = flow.app.clock.seconds()
    flow.wait(20)
    assert covered(flow) and flow.app.clock.seconds() == before
    flow.do("A wait 5")
    assert flow.app.clock.seconds() >= before + 5


def test_a_sentence_for_which_there_is_room_stands_on_the_page_and_costs_no_press():
    flow = dealt()
    play(flow, (("wait 0", ("PASS THE BOX", "picks a secret law.")), ("A", SAID)))
    play(flow, (("wait 1 A", "KEEP ONE LAW"), ("B", "PASS THE BOX")))
    assert "picks a secret law." not in flow.text()  # a page is explained once


def test_no_sentence_stands_on_a_secret():
    flow = dealt()
    play(flow, (("A", SAID), ("wait 1 hold A", "KEEP ONE LAW"), ("let go A hold A", "LAW 1")))
    assert flow.app.screen.secret


def test_a_page_that_goes_on_by_itself_waits_until_its_sentence_is_read():
    flow = on_paper()
    flow.app.swap("infer.starters")
    assert covered(flow)
    play(flow, (("wait 0", "look at this"), ("A", "two examples"), ("wait 1 A", "TO START")))


# -- from game to game --------------------------------------------------------------------------------------


def finish(flow):
    """Play a game that was dealt `on_paper` to its end, without the pages."""
    for move in ((MARK, O), (MARK, X), (PUBLISH,), (CONSENT, ALL_YES), (ACCEPT,), (UNDISPROVED,)):
        assert flow.app.play(*move)
    assert flow.app.game.over


def explains(flow):
    """Is the first page of a new game explained? What explains it is not in memory any more."""
    if covered(flow):
        flow.do("wait 1 A")
    deal(flow, own_law=True)
    assert "lawkeeper.games.infer.pages.explained" not in sys.modules
    return SAID[0] in flow.text()


def test_it_steps_aside_after_one_game_that_was_finished_and_stays_away_after_a_cut():
    flow = on_paper()
    assert explains(flow)
    finish(flow)
    assert not explains(flow)
    flow.do("cut")
    play(flow, (("A", "SEAL NUMBER"), ("A", "TO START")))
    assert not explains(flow)


def test_a_game_that_was_given_up_does_not_count():
    flow = on_paper()
    flow.app.play(GIVE_UP)
    assert explains(flow)
    assert flow.app.home_data.data["stats"]["infer"] == {"played": 1, "given up": 1}


def test_the_other_kind_of_game_is_explained_all_the_same():
    flow = on_paper()
    flow.app.home_data.data["stats"] = {"turing": {"played": 3, "won": 2, "lost": 1}}
    assert explains(flow)
    flow.app.home_data.data["stats"] = {"infer": {"played": 1, "lost": 1}}
    assert not explains(flow)


def test_the_setting_says_always_or_never():
    flow = on_paper("always")
    finish(flow)
    assert explains(flow)
    assert not explains(on_paper("never"))


# -- Turing Machine: each sentence on the page where it helps -----------------------------------------------


def turing(seats):
    """A flow on the first page of a game of Turing Machine, just dealt: the code is 435."""
    settle(explain=None)
    flow = Flow(Nvm())
    agreed = Setup()
    agreed.problem, agreed.seats = easy((2, 5), (1, 2)), seats
    flow.app.start(2, agreed.encode(), True)
    flow.run(1000)
    return flow


def test_what_was_checked_is_told_on_the_page_of_the_code_and_there_alone():
    for seats in (1, 2):
        flow = turing(seats)
        flow.app.play(GIVE_UP)
        flow.app.to_game()
        flow.run(1000)
        while covered(flow):
            flow.do("wait 1 A")
        play(flow, (("wait 1 long A", ("THE CODE", "[[435]]", "▶ what was checked.")),))
        play(flow, (("right", "CHECKED"), ("right", "PROOF"), ("right", "THE CODE")))
        flow.do("right")
        assert "▶ what" not in flow.text() and "CHECKED" in flow.text()


def test_one_alone_against_the_machine_reads_nothing_of_others():
    flow = turing(1)
    play(flow, (("wait 0", SAID + ("later than the", "Machine.")), ("wait 1 A", "SEAL NUMBER"), ("A", SAID)))
    play(flow, (("wait 1 A", "A begin"), ("A", "A round: up to three"), ("wait 1 A", "Questions asked")))
    play(
        flow,
        (("A", "Enter three digits."), ("wait 1 A", "PROPOSAL"), ("hold A", "A"), ("let go A B", "ROUND 1")),
    )
    # what follows says itself what it is
    play(flow, (("up", "NOTES         A B C D"), ("B", "ROUND 1"), ("right", "Have you the code?")))
    play(
        flow, (("wait 1 A", "THE CODE       B more"), ("wait 1 A", "A wrong code loses."), ("A", "YOU LOSE"))
    )
