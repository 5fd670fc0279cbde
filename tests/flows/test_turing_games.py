# portable: runs on CPython and on the MicroPython VM
"""Whole games of Turing Machine by button, with power cuts in between."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.turing_flow import BLIND, RIGHT, ask, claims, give, slowly, text_of, turing_flow
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.problems import solve


def test_two_seats_play_a_classic_problem_to_a_tie_break():
    """Both have the code in the second round; the one who asked less wins (item 13)."""
    flow = turing_flow()
    slowly(flow, (("wait 0", ("P1 asked 0 P2 asked 0", "To beat: 2 rounds,", "   5 questions in all")),))
    assert ask(flow, 0, "232", "ABD") == "✓✗✗"
    slowly(flow, (("cut", "The power was off."), ("A", "P1 asked 3 P2 asked 0")))
    assert ask(flow, 1, "135", "A", cut=True) == "✓"
    slowly(flow, (("right", "Player 1 takes the"), ("B", "Player 2 takes the")))
    slowly(flow, (("cut", "The power was off."), ("A", ("Player 2 takes the", "◀ undo"))))
    slowly(flow, (("B", "Nobody has the code."), ("A", "ROUND 2")))
    assert ask(flow, 0, "435", "CA") == "✓✓"
    assert ask(flow, 1, "435", "BCD") == "✓✓✓"
    claims(flow, "AA")
    slowly(flow, (("wait 0", ("THUMBS UP       P1 P2", "A I am P1")),))
    give(flow, RIGHT)
    slowly(
        flow,
        (("cut", ("The power was off.", "P2 gives the code.")), ("A", ("THUMBS UP", "A I am P2", "◀ undo"))),
    )
    give(flow, RIGHT)
    slowly(
        flow,
        (
            ("wait 0", ("THE CODES ARE OPEN", "P1  435       ✓ right", "P2  435       ✓ right")),
            (
                "A",
                (
                    "PLAYER 2 WINS",
                    "Right, fewest asked.",
                    "Asked P1 5  P2 4",
                    "Rounds 2",
                    "P2 beat the Machine",
                    " It asked 5, rounds 2",
                ),
            ),
            ("up", ("RECORD", "1 P1 232     A✓ B✗ D✗", "2 P2 435     B✓ C✓ D✓")),
            ("down down", "P2  435       ✓ right"),
            ("down", ("P2  435       ✓ right\nMachine: 2 rounds,", "▲▼ more")),
            ("B", "PLAYER 2 WINS"),
            ("cut", "LAWKEEPER"),
            ("A", "PLAYER 2 WINS"),
            ("long A", ("THE CODE", "[[435]]")),
            ("right", ("CHECKED 435", "A  ■ = 3", "D  one even digit", "B menu ▶proof A again")),
            ("right", ("PROOF", "unbroken", "lawkeeper verify")),
            ("cut", "Ended: Turing Machine"),
            ("A", "THE CODE"),
        ),
    )
    assert flow.app.game.line().startswith("Turing won")


def test_turing_item_13_as_few_questions_each_and_both_win():
    flow = turing_flow(seats=3)
    ask(flow, 0, "231", "A")
    ask(flow, 1, "435", "A")
    ask(flow, 2, "435", "AB")
    claims(flow, "AAA")
    for _ in range(3):
        give(flow, RIGHT)
    slowly(flow, (("A", ("TIE: P1 P2", "Equally few asked.")),))


def test_turing_item_11_eight_seats_fit_on_every_page():
    flow = turing_flow(seats=8, handicap=[2] * 8)
    for round_number in range(4):
        for seat in range(8):
            ask(flow, seat, "435", "ABC" if round_number else "A")
        claims(flow, "B" * 8 if round_number < 3 else "A" * 8)
        if round_number < 3:
            slowly(flow, (("A", ("P7 asked 0 P8 asked 0", "P1 asks next")),))
    slowly(
        flow,
        (
            ("wait 0", "THUMBS UP   8 players"),
            ("B", "MORE"),
            ("down down A", "P1 435 ABC         12"),
            ("down down", "P8 435 ABC         12"),
            ("B B", "THUMBS UP"),
        ),
    )
    for _ in range(8):
        give(flow, RIGHT)
    slowly(
        flow,
        (
            ("wait 0", ("P1  435       ✓ right", "P6  435       ✓ right")),
            ("down down", "P8  435       ✓ right"),
            ("A", ("TIE: 8 players", "Asked P1 12  P2 12", "P3 12  P4 12  P5 12")),
            ("up", "1 P1 435           A✓"),
            ("down", "1 P7 435           A✓"),
        ),
    )


def solved(flow):
    """Play alone by what the solver would ask next, to the thumb that goes up. -> questions asked."""
    game = flow.app.game
    worlds = solve.Worlds(solve.view(game.problem()))
    last(worlds.find())
    asked = 0
    while not worlds.known():
        last(worlds.choose())
        used = 0
        for _ in range(3):
            letter = last(worlds.letter(used))
            if letter < 0:
                break
            used |= 1 << letter
            answer = ask(flow, 0, text_of(worlds.code), "ABCDEF"[letter], cut=asked % 2 == 0)
            last(worlds.take(letter, worlds.code, "✗✓".find(answer)))
            asked += 1
            if worlds.known():
                break
        else:
            claims(flow, "B")
            continue
        if not worlds.known():
            claims(flow, "B")
    claims(flow, "A")
    give(flow, text_of(worlds.rows[0][0]))
    return asked


def last(steps):
    """-> what the steps give at last."""
    found = None
    for found in steps:  # noqa: B007
        pass
    return found


def until(flow, text):
    """Wait until `text` is on the screen."""
    for _ in range(600):
        if text in flow.text():
            return
        flow.run(500)
    raise AssertionError("no %r on the screen:\n%s" % (text, flow.text()))


def worked_out(flow):
    """Wait on the page of the cards until the pars are known, then go to the table."""
    for _ in range(600):
        if flow.app.game.machine[0]:
            break
        flow.run(500)
    flow.do("A")


def said(*pars):
    """How the table tells pars."""
    rows = ["%d question%s" % (pair[1], "s" * (pair[1] != 1)) for pair in pars]
    return tuple(rows + ["%d round%s," % (pair[0], "s" * (pair[0] != 1)) for pair in pars])


def test_one_plays_extreme_alone_against_the_par_of_the_machine():
    flow = turing_flow(BLIND, seats=1)
    flow.app.go("turing.cards")
    worked_out(flow)
    machine, expert = flow.app.game.machine, flow.app.game.expert
    slowly(flow, (("wait 0", ("Questions asked", "Left this round") + said(machine, expert)),))
    slowly(flow, (("cut", "The power was off."), ("A", "SEAL NUMBER"), ("A", "EXTREME")))
    slowly(flow, (("A", said(machine, expert)),))
    asked = solved(flow)
    game = flow.app.game
    assert game.result == rules.FOUND and game.beats() and game.questions(0) == asked
    slowly(
        flow,
        (
            ("wait 0", ("YOU WIN", "You beat the Machine", "%d" % asked, "Machine", "Expert")),
            ("cut", "LAWKEEPER"),
            ("A", "YOU WIN"),
            ("long A", "[[435]]"),
            ("right", ("A  ■ = 3", "fake: the order of", "B  ● is odd", "fake: ▲ compared with")),
        ),
    )
    assert game.outcome() == "won"


def test_a_nightmare_made_by_the_box_is_solved():
    settle(())
    flow = Flow(Nvm())
    slowly(
        flow,
        (
            ("down A", ("NEW GAME: TURING", "Problem          new")),
            ("down down right right", "Mode      ◀nightmare▶"),
            ("down down down left", "Players           ◀1▶"),
            ("up up up up up A", ""),
        ),
    )
    until(flow, "SEAL NUMBER")
    slowly(flow, (("A", ("NIGHTMARE        easy", "?  ")),))
    game = flow.app.game
    slowly(flow, (("cut", "The power was off."), ("A", "SEAL NUMBER"), ("A", "NIGHTMARE")))
    worked_out(flow)
    asked = solved(flow)
    game = flow.app.game
    assert game.result == rules.FOUND and game.questions(0) == asked
    slowly(flow, (("wait 0", "YOU WIN"), ("long A right", ("CHECKED", "A  ", "D  "))))


def test_turing_item_15_all_together_with_one_sheet_too_late_for_the_machine():
    flow = turing_flow(seats=4, together=True)
    for _ in range(2):
        claims(flow, "B")
    claims(flow, "A")
    give(flow, RIGHT)
    slowly(
        flow, (("wait 0", ("THE MACHINE WINS", "Right, but too late.", "You          3")), ("B", "LAWKEEPER"))
    )


def ended(asked, thumbs, **agreed):
    """-> a flow after a game of two rounds in which each seat asked so many questions (as letters)."""
    flow = turing_flow(seats=len(thumbs), **agreed)
    for seat, letters in enumerate(asked):
        ask(flow, seat, "231", letters)
    claims(flow, "B" * len(thumbs))
    slowly(flow, (("A", "ROUND 2"),))
    for seat, letters in enumerate(asked):
        ask(flow, seat, "435", letters)
    claims(flow, thumbs)
    for _ in range(thumbs.count("A")):
        give(flow, RIGHT)
    slowly(flow, (("A" if len(thumbs) > 1 else "wait 0", "record"),))
    assert "✓" not in flow.text()
    return flow.text()


def test_turing_item_15_the_end_says_in_words_who_was_better():
    """The Machine needs two rounds and five questions."""
    assert "You beat the Machine" in ended(["AB"], "A")
    assert "P1 beat the Machine" in ended(["AB", "A"], "AB")
    assert "They beat the Machine" in ended(["AB", "AB"], "AA")
    three = ended(["AB", "ABC", "AB"], "BAB")
    assert "Machine was better" in three and "P3 4" in three and " It asked 5, rounds 2" in three
    one_filled = [1] + [0] * 7
    assert "Machine was as good" in ended(["AB"], "A", handicap=one_filled)
    assert "Machine was as good" in ended(["AB", "A"], "AB", handicap=one_filled)


def test_turing_item_15_nobody_is_held_against_the_machine_without_the_code():
    flow = turing_flow()
    claims(flow, "AB")
    give(flow, "111")
    slowly(flow, (("A", ("PLAYER 2 WINS", "Machine      2      5", "Expert       1      2")),))
    assert "beat" not in flow.text() and "Machine was" not in flow.text()


def test_turing_item_15_alone_and_wrong():
    flow = turing_flow(seats=1)
    claims(flow, "A")
    give(flow, "111")
    slowly(flow, (("wait 0", ("YOU LOSE", "The code was wrong.")),))


def test_turing_item_15_without_a_par_the_end_page_works_it_out():
    flow = turing_flow(BLIND, seats=1)
    assert not flow.app.game.machine[0]
    claims(flow, "A")
    give(flow, RIGHT)
    until(flow, "Expert")
    slowly(flow, (("wait 0", "YOU WIN"),))


def test_giving_up_ends_it_and_the_code_may_be_told():
    flow = turing_flow()
    ask(flow, 0, "231", "A")
    slowly(
        flow,
        (
            ("down up A", "GIVE UP?"),
            ("B", "MORE"),
            ("A", "GIVE UP?"),
            ("long A", ("GIVEN UP", "The code is untold.", "Asked P1 1  P2 0")),
            ("up", "1 P1 231           A✓"),
            ("B left", "CLASSIC"),
            ("B long A", "[[435]]"),
            ("A", "NEW GAME: TURING"),
            ("B B", ("LAWKEEPER", "Ended: Turing Machine")),
        ),
    )
