# portable: runs on CPython and on the MicroPython VM
"""The variant with a Cheater by button: the deal, the night, the class, the vote."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_flow import TO_FORM, slowly
from fakes.place import settle
from lawkeeper.games.infer.fold.cheater import CHEATER, TEACHER

ROLE = {0: "the TEACHER", 1: "the CHEATER", 2: "a STUDENT"}


def dealt():
    """A flow where the box goes round: four Researchers and a Teacher."""
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("down right right", "a Teacher"), ("down down right", "◀4▶")))
    slowly(flow, (("up up up A", ("ROLES", "Player 1 of 5")),))
    return flow


def read_roles(flow):
    for seat, role in enumerate(flow.app.game.roles):
        slowly(
            flow,
            (
                ("hold A", ("PLAYER %d" % (seat + 1), ROLE[role])),
                ("let go A", "A I've read it"),
                ("A", "all others" if seat < 4 else "THE TEACHER"),
            ),
        )


def through_the_night(flow):
    read_roles(flow)
    slowly(
        flow,
        (
            ("A", "close their eyes."),
            ("A", "Teacher: hold A"),
            ("A", "Teacher: hold A"),  # not before the law was read
            ("hold A", ("THE LAW", "looks 1")),
            ("let go A", "A go on"),
            ("A", "wake up."),
            ("A", ("NIGHT", "Cheater: hold A")),
        ),
    )


def in_class():
    flow = dealt()
    through_the_night(flow)
    slowly(flow, (("wait 11", "Cheater, close your"), ("A", "SEAL NUMBER"), ("A", "TO START")))
    slowly(flow, (("A", "✓"), ("B", "First turn"), ("A", "09:")))
    return flow


def at_vote():
    flow = in_class()
    slowly(flow, (("right", "PUBLISH?"), ("A", "says it"), ("A", "contradict"), ("A", "JUDGE")))
    slowly(flow, (("long right", ("THE VOTE", "Who is the Cheater?")),))
    return flow


def point(flow, target):
    """The player asked for points at `target` (a seat)."""
    page = flow.app.page
    flow.do("right " * page._candidates().index(target) + "A")
    flow.wait(1)


def test_item_89_each_player_reads_the_own_role_while_a_button_is_held():
    flow = dealt()
    for word in ROLE.values():
        assert word not in flow.text()
    read_roles(flow)
    teacher = flow.app.game.roles.index(TEACHER)
    assert "Player %d is the" % (teacher + 1) in flow.text()


def test_item_89_a_role_may_be_read_again_any_time():
    flow = in_class()
    role = ROLE[flow.app.game.roles[1]]
    slowly(flow, (("down", "MORE"),))
    while not flow.app.page.row(flow.app.page.cursor)[0].startswith("My role"):
        flow.do("down")
    slowly(flow, (("A", "player 1"), ("right", "player 2"), ("hold A", role), ("let go A", "player 2")))


def test_item_90_the_cheater_has_ten_seconds_and_then_the_law_is_gone():
    flow = dealt()
    through_the_night(flow)
    slowly(flow, (("hold A", ("THE LAW", "looks 2")), ("wait 4", "THE LAW"), ("wait 7", "close your")))
    assert "THE LAW" not in flow.text()
    slowly(flow, (("let go A", "Cheater, close your"), ("hold A", "Cheater, close your"), ("let go A", "")))


def test_item_90_the_box_counts_back():
    flow = dealt()
    through_the_night(flow)
    slowly(flow, (("wait 1", "Cheater: hold A"),))
    assert flow.app.screen.big == "7"


def test_item_91_something_went_wrong_everything_is_dealt_anew():
    flow = dealt()
    read_roles(flow)
    before = flow.app.ledger.seed
    slowly(flow, (("long B", ("ROLES", "Player 1 of 5")),))
    assert flow.app.ledger.seed != before


def test_a_power_cut_in_the_night_begins_the_night_again_with_the_same_roles():
    flow = dealt()
    roles = flow.app.game.roles
    read_roles(flow)
    slowly(flow, (("cut", "The power was off."), ("A", "Player 1 of 5")))
    assert flow.app.game.roles == roles


def test_item_96_the_vote_counts_to_three_and_takes_every_finger():
    flow = at_vote()
    slowly(flow, (("A", "ALL AT ONCE"), ("wait 2", "POINT!"), ("wait 3", "Player 1 points at")))


def test_item_98_the_cheater_is_found_and_all_but_one_win():
    flow = at_vote()
    slowly(flow, (("A", "ALL AT ONCE"), ("wait 6", "Player 1 points at")))
    roles = flow.app.game.roles
    cheater, teacher = roles.index(CHEATER), roles.index(TEACHER)
    for seat in range(5):
        point(flow, teacher if seat == cheater else cheater)
    assert "ALL BUT ONE WIN" in flow.text() and "Player %d is the" % (cheater + 1) in flow.text()
    assert flow.app.session.last_undoable() is None and "undo" not in flow.text()
    slowly(flow, (("long A", "THE LAW"), ("right", "PROOF")))


def test_item_98_somebody_else_is_revealed_and_the_cheater_wins():
    flow = at_vote()
    slowly(flow, (("A", "ALL AT ONCE"), ("wait 6", "Player 1 points at")))
    roles = flow.app.game.roles
    student = roles.index(2)
    for seat in range(5):
        point(flow, roles.index(CHEATER) if seat == student else student)
    assert "THE CHEATER WINS" in flow.text()
    assert "Player %d is." % (roles.index(CHEATER) + 1) in flow.text()


def test_item_97_a_tie_is_the_teachers():
    flow = at_vote()
    slowly(flow, (("A", "ALL AT ONCE"), ("wait 6", "Player 1 points at")))
    roles = flow.app.game.roles
    cheater, teacher = roles.index(CHEATER), roles.index(TEACHER)
    one, two, three = [seat for seat in range(5) if roles[seat] == 2]
    fingers = {teacher: three, one: cheater, two: cheater, three: one, cheater: one}
    for seat in range(5):
        point(flow, fingers[seat])
    assert "A TIE" in flow.text()
    point(flow, cheater)
    assert "ALL BUT ONE WIN" in flow.text()


def test_there_is_a_way_back_before_and_in_the_night():
    flow = dealt()
    slowly(flow, (("B", "LAWKEEPER"), ("A", ("ROLES", "B menu"))))
    slowly(flow, (("hold A", "PLAYER 1"), ("let go A", "B menu"), ("B A", "ROLES")))
    through_the_night(flow)
    slowly(flow, (("B", "wake up."), ("B", "Teacher: hold A"), ("B", "close their eyes.")))
    slowly(flow, (("B", "THE TEACHER"), ("B", "LAWKEEPER")))
