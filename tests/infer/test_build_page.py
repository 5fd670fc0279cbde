# portable: runs on CPython and on the MicroPython VM
"""The page on which an experiment is entered: what each button does, what it shows, what goes to the game."""

from fakes import seen
from fakes.build_hand import App, Game, Hand
from fakes.golden import art_lines, compare
from fakes.trees import lay
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages import build, dice_faces
from lawkeeper.games.infer.pages.build import FIRST, FIRST_MS, FOOT_STEPS, ON_MS, SPAN, WALK_MS, Build
from lawkeeper.keep.journal import MOVE, PAGE, Journal
from lawkeeper.ui.art import Art
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.font import missing
from lawkeeper.ui.gestures import HOLD_MS
from lawkeeper.ui.screen import CUT


def lines(hand):
    return hand.page.view().lines()


def asked(hand):
    """The move that was handed in."""
    assert hand.app.went[-1][:2] == ("swap", "infer.asked")
    return hand.app.went[-1][2]


def framed(hand):
    """The face in the frame, as the title says."""
    return " ".join(lines(hand)[0].split()[-2:])


def place(hand):
    """Where the next die would stand, from where the page begins."""
    return tuple([at - FIRST for at in hand.page._next[2:]])


def drawn(hand):
    """Text and pictures."""
    screen = hand.page.view()
    return "\n".join(screen.lines() + art_lines(screen.art)) + "\n"


def test_the_page_begins_with_a_frame_in_the_middle_of_the_faces():
    hand = Hand()
    assert lines(hand)[0] == "BUILD          blue 3" and lines(hand)[7] == "▲▼◀▶ go round, A puts"
    hand.wait(2 * WALK_MS)
    compare("infer/build_first", drawn(hand))


def test_the_arrows_move_the_frame_as_they_point():
    hand = Hand()
    faces = "orange 3", "orange 4", "blue 4", "blue 3", "white 3"
    for button, face in zip((UP, RIGHT, DOWN, LEFT, DOWN), faces):
        hand.tap(button)
        assert framed(hand) == face


def test_the_frame_goes_round():
    hand = Hand()
    hand.tap(LEFT, LEFT)
    assert framed(hand) == "blue 1"
    hand.tap(LEFT)
    assert framed(hand) == "blue 6"
    hand.tap(RIGHT)
    assert framed(hand) == "blue 1"
    hand.tap(DOWN, DOWN)
    assert framed(hand) == "orange 1"
    hand.tap(UP)
    assert framed(hand) == "white 1"


def test_a_puts_the_die_down_and_the_next_one_comes_beside_it():
    hand = Hand()
    hand.tap(UP, RIGHT, A)
    assert lines(hand)[0] == "DICE 1       orange 4" and lines(hand)[7] == "hold: A ask, ▲▼◀▶ put"
    hand.tap(A, A)  # the frame has not moved
    hand.hold(A)
    assert hand.records() == [(1, 4, 0, 0), (1, 4, 1, 0), (1, 4, 2, 0)]


def test_the_next_die_does_not_look_like_one_that_stands():
    hand = Hand()
    hand.tap(A)
    before = drawn(hand)
    hand.wait(WALK_MS)
    assert hand.app.stale and drawn(hand) != before  # dashes walk around it
    hand.tap(A)
    assert drawn(hand) != before


def test_the_foot_says_what_a_newcomer_looks_for():
    hand = Hand()
    feet = []
    for _ in range(3):
        feet.append(lines(hand)[7].strip())
        hand.wait(FOOT_STEPS * WALK_MS)
    assert feet == ["▲▼◀▶ go round, A puts", "A puts it      B back", "▲▼◀▶ go round, A puts"]
    hand.tap(A)
    told = set()
    for _ in range(3):
        told.add(lines(hand)[7].strip())
        hand.wait(FOOT_STEPS * WALK_MS)
    assert told == {"hold: A ask, ▲▼◀▶ put", "hold ◀: on it ▼ below", "A puts it  B one back"}
    for dice, feet in (
        (3, {"hold: A ask, ▲▼◀▶ put", "hold ◀: on it ▼ below"}),
        (4, {"hold: A ask, ▲▼◀▶ put"}),
    ):
        while len(hand.page._dice) < dice:
            hand.tap(A)
        told = set()
        for _ in range(3):
            told.add(lines(hand)[7])
            hand.wait(FOOT_STEPS * WALK_MS)
        assert told == feet


def test_number_keys_are_told_where_there_are_some():
    hand = Hand()
    hand.app.buttons = 12
    feet = set()
    for _ in range(3):
        feet.add(lines(hand)[7].strip())
        hand.wait(FOOT_STEPS * WALK_MS)
    assert len(feet) == 3 and "keys 1-6 put numbers" in feet


def test_dice_keep_their_size_wherever_the_next_one_is():
    hand = Hand()
    hand.tap(A, A)
    for button in (RIGHT, RIGHT, UP, UP, LEFT, LEFT, LEFT, DOWN, DOWN, DOWN):
        hand.move(button)
        assert hand.page._size() == dice_faces.styles()[0]
        assert "B3" in " ".join(seen_dice(hand)).split(), seen_dice(hand)


def test_what_four_dice_with_a_stack_look_like():
    hand = Hand()
    hand.tap(A)
    hand.move(LEFT)
    hand.tap(UP, LEFT, A, RIGHT, RIGHT, RIGHT, A)
    hand.move(DOWN)
    hand.move(LEFT)
    hand.tap(DOWN, DOWN, A)
    compare("infer/build_stack", drawn(hand))


def test_with_letters_on_the_dice():
    game = Game()
    game.setup.letters = True
    hand = Hand(game)
    hand.tap(A)
    hand.move(LEFT)
    hand.tap(UP, LEFT, A)
    compare("infer/build_letters", drawn(hand))


def seen_dice(hand):
    """The dice in the drawing, row by row, from above; the one in the dashes too."""
    right = [dots >> 8 * (build._LINE + 1) for dots in hand.page.view().art]
    return seen.lines(right)


def arrows(hand):
    """Which of ◀▶▲▼ the drawing shows."""
    screen, found = hand.page.view().art, ""
    for sign, (x, y, dots) in zip("◀▶▲▼", build._ARROWS):
        around = Art()
        around.put(x, y, (dots,))
        if all(a & b == b for a, b in zip(screen, around.rows)):
            found += sign
    return found


def test_four_dice_in_a_row_are_seen_whole():
    hand = Hand()
    hand.tap(A, DOWN, A, RIGHT, A, RIGHT, A)
    assert seen_dice(hand) == ["W5", "B3 W3 W4 W5"] and arrows(hand) == ""
    compare("infer/build_row", drawn(hand))


def test_nine_dice_in_a_square_are_seen_whole():
    hand = Hand()
    for column, row in [(x, y) for y in (0, 1, 2) for x in (0, 1, 2)]:
        hand.page._next[2:] = [FIRST + column, FIRST + row]
        hand.tap(A, RIGHT)
    assert [row for row in seen_dice(hand) if " " in row] == ["B3 B4 B5", "B6 B1 B2", "B3 B4 B5"]
    assert arrows(hand) == ""
    compare("infer/build_square", drawn(hand))


def test_arrows_show_where_more_dice_are():
    hand = Hand()
    hand.tap(A, A, A, A, A)
    assert arrows(hand) == ""
    hand.tap(A, A)
    assert arrows(hand) == "◀"
    hand.move(LEFT, 6)
    assert arrows(hand) == "◀▶"
    hand.move(LEFT)
    assert arrows(hand) == "▶"
    hand.move(DOWN, 7)
    assert arrows(hand) == "▶▲"
    hand.tap(A)
    hand.move(UP, 7)
    assert arrows(hand) == "▶▼"


def test_more_dice_than_there_is_room_for():
    hand = Hand()
    hand.tap(*[A, RIGHT] * 9)
    hand.move(DOWN)
    hand.move(LEFT, 2)
    compare("infer/build_many", drawn(hand))
    for far in (LEFT, RIGHT, UP, DOWN):
        hand.move(far, 40)
        assert hand.drawing()


def test_a_tower_of_twenty_dice_is_drawn():
    hand = Hand()
    for _ in range(19):
        hand.tap(A)
        hand.move(LEFT)
    hand.tap(UP, A)
    assert "DICE 20" in hand.text() and hand.drawing()
    assert hand.page._next[2:] == [FIRST + 1, FIRST]


def test_holding_an_arrow_moves_the_place_and_no_face():
    hand = Hand()
    hand.tap(A)
    hand.move(RIGHT)
    assert place(hand) == (2, 0) and framed(hand) == "blue 3"
    hand.move(DOWN, 2)
    hand.move(LEFT, 4)
    assert place(hand) == (-2, 2)
    hand.move(UP)
    assert place(hand) == (-2, 1)


def test_an_arrow_that_is_let_go_puts_the_die_down_there():
    hand = Hand()
    hand.tap(A, RIGHT)
    hand.hold(LEFT)
    hand.tap(DOWN)
    hand.hold(DOWN)
    hand.hold(RIGHT)  # a gap
    hand.hold(A)
    assert hand.records() == [(2, 3, 0, 0), (2, 4, 0, 0), (3, 4, 0, 1), (3, 4, 2, 1)] and hand.presses == 7


def test_what_a_held_arrow_will_do_is_told_and_b_does_it_not():
    hand = Hand()
    hand.tap(A)
    hand.down(DOWN)
    assert lines(hand)[7] == "let go puts it  B not" and "DICE 1" in hand.text()
    hand.tap(B)
    assert "DICE 1" in hand.text() and place(hand) == (1, 0)
    hand.app.stale = False
    hand.wait(5000)
    assert "let go" not in hand.text()
    hand.page.release(DOWN)
    assert "DICE 1" in hand.text() and place(hand) == (1, 0)


def test_the_other_arrows_steer_while_one_is_held():
    hand = Hand()
    hand.tap(A)
    hand.down(DOWN)
    hand.tap(LEFT, LEFT)
    hand.wait(5000)  # from there on it stands still
    assert "DICE 1" in hand.text() and place(hand) == (-2, 1)
    hand.page.release(DOWN)
    assert hand.page._dice[1] == (2, 3, FIRST - 2, FIRST + 1) and place(hand) == (-1, 1)


def test_two_held_arrows_put_one_die_down_when_both_are_let_go():
    hand = Hand()
    hand.tap(A)
    hand.down(UP)
    hand.down(RIGHT)
    hand.page.release(UP)
    hand.wait(5000)
    assert "DICE 1" in hand.text() and place(hand) == (1, -1)
    hand.page.release(RIGHT)
    assert "DICE 2" in hand.text() and hand.page._dice[1][2:] == (FIRST + 1, FIRST - 1)


def test_a_or_a_number_key_puts_it_down_where_a_held_arrow_has_it_and_once():
    for key, number in ((A, 3), (KEYS, 1)):
        hand = Hand()
        hand.tap(A)
        hand.down(LEFT)
        hand.tap(key)
        hand.wait(3000)
        hand.page.release(LEFT)
        assert [die[1:3] for die in hand.page._dice] == [(3, FIRST), (number, FIRST)]


def test_a_held_arrow_puts_nothing_down_when_the_experiment_is_asked_about_or_taken_back():
    for button, dice in ((A, 1), (B, 0)):
        hand = Hand()
        hand.tap(A)
        hand.down(UP)
        hand.page.hold(button)
        hand.page.release(UP)
        assert len(hand.page._dice) == dice


def test_the_first_die_is_moved_and_not_put_down():
    hand = Hand()
    hand.hold(UP)
    assert lines(hand)[0] == "BUILD          blue 3" and place(hand) == (0, -1) and not hand.app.ledger.draft


def test_one_that_is_not_left_is_told_and_keeps_its_place():
    hand = Hand(Game(left=(20, 1, 20)))
    hand.tap(A)
    hand.hold(DOWN)
    assert hand.app.said == ["No blue die is left. At the table, ▲ list: take an experiment apart."]
    hand.tap(DOWN, A)
    assert hand.page._dice[1] == (3, 3, FIRST, FIRST + 1)


def test_from_where_it_begins_the_place_goes_above_and_below_the_last_die():
    for button, y in ((UP, -1), (DOWN, 1)):
        hand = Hand()
        hand.move(button)
        assert place(hand) == (0, y)  # of no die yet
        hand.move(UP if y > 0 else DOWN)
        hand.tap(A)
        hand.move(button)
        assert place(hand) == (0, y)
        hand.move(button, 2)
        assert place(hand) == (0, 3 * y)
        hand.move(RIGHT)
        hand.move(button)
        assert place(hand) == (1, 4 * y)  # once it was moved it goes on from where it is


def test_a_held_arrow_goes_on_slowly_and_stops_when_it_is_let_go():
    hand = Hand()
    hand.page.hold(RIGHT)
    assert place(hand) == (1, 0)
    hand.wait(FIRST_MS - 100)  # seen, and let go in time
    hand.page.release(RIGHT)
    hand.wait(5000)
    assert place(hand) == (1, 0)
    hand.move(RIGHT, 3)
    hand.wait(5000)
    assert place(hand) == (4, 0)


def test_a_held_arrow_pauses_on_a_die_and_the_foot_says_so():
    hand = Hand()
    hand.tap(A)
    hand.page.hold(LEFT)
    hand.app.stale = False
    hand.wait(ON_MS - 100)  # three times as long as what leads a cell further elsewhere
    assert place(hand) == (0, 0) and lines(hand)[7] == "let go: on it   B not"
    hand.app.stale = False
    hand.wait(200)
    assert place(hand) == (-1, 0) and lines(hand)[7] == "let go puts it  B not"


def test_on_a_taken_place_the_die_stands_on_top_and_the_next_one_beside():
    hand = Hand()
    hand.tap(A)
    hand.move(LEFT)
    hand.tap(RIGHT, A)
    assert place(hand) == (1, 0)
    hand.move(LEFT)
    hand.tap(RIGHT, A, A)
    hand.hold(A)
    assert hand.records() == [(2, 3, 0, 0), (2, 4, 0, 0), (2, 5, 0, 0), (2, 5, 1, 0)]


def test_beside_a_die_comes_the_first_free_place():
    hand = Hand()
    hand.tap(A, A)
    hand.move(LEFT, 3)
    hand.tap(A)
    assert place(hand) == (2, 0)


def test_b_takes_the_last_die_back_to_be_changed():
    hand = Hand()
    hand.tap(A, RIGHT)
    hand.move(DOWN)
    hand.move(RIGHT)
    hand.tap(A, UP, B)
    assert "DICE 1" in hand.text() and framed(hand) == "blue 4" and place(hand) == (1, 1)
    hand.tap(RIGHT, A)
    hand.hold(A)
    assert hand.records() == [(2, 3, 0, 0), (2, 5, 1, 1)]


def test_b_without_dice_leaves():
    hand = Hand()
    hand.tap(A, B)
    assert not hand.app.went
    hand.tap(B)
    assert hand.app.went == [("back", None, None)] and not hand.app.game.moves


def test_item_20_holding_a_twice_at_once_hands_in_the_null_experiment():
    hand = Hand()
    hand.hold(A)
    assert not hand.app.went and not hand.app.game.moves, "most often the die in the frame was meant"
    assert "NO DICE?" in hand.text() and "hold A again: no dice" in hand.text()
    hand.hold(A)
    assert asked(hand) == bytes((lawful.ASK,))


def test_a_press_between_begins_anew():
    hand = Hand()
    for press in (hand.tap, hand.hold):
        hand.hold(A)
        press(UP)
        assert "NO DICE?" not in hand.text()
        hand.hold(A)
        assert not hand.app.went and "NO DICE?" in hand.text()
        hand.tap(UP)
    hand.tap(A)
    hand.hold(A)
    assert len(asked(hand)) > 1


def test_the_die_in_the_frame_is_not_handed_in():
    hand = Hand()
    hand.tap(A, UP, RIGHT)
    hand.hold(A)
    assert asked(hand) == bytes((lawful.ASK,)) + experiment.pack([(2, 3, 0, 0)])[1:]


def test_item_19_large_experiments_take_several_moves_of_four_dice():
    hand = Hand()
    dice = [(1 + i % 3, 1 + i % 6, i % 5, i // 5) for i in range(20)]
    hand.enter(dice)
    assert hand.records() == dice
    assert [len(move) for move in hand.app.game.moves + [asked(hand)]] == [9] * 5
    assert [move[0] for move in hand.app.game.moves] == [lawful.DICE] * 4 and asked(hand)[0] == lawful.ASK


def test_a_move_of_four_dice_takes_16_bytes_of_the_journal():
    journal = Journal(bytearray(b"\xff" * 4096))
    before = journal.free
    journal.append(MOVE, bytes(2 + 9))
    assert (before - journal.free) * 8 <= 16 and PAGE == 256


def test_an_experiment_has_at_most_twenty_dice():
    hand = Hand()
    hand.tap(*[A, A, A, A, A, DOWN] * 4)
    hand.tap(A)
    assert hand.app.said == ["An experiment has at most 20 dice."] and "DICE 20" in hand.text()


def test_a_held_b_takes_all_dice_back_and_brings_them_again():
    hand = Hand()
    hand.tap(A, A, DOWN, A)
    before = list(hand.page._dice)
    hand.page.hold(B)
    assert not hand.page._dice and lines(hand)[0].startswith("BUILD")
    assert lines(hand)[7].strip() == "B back  hold B: dice"
    hand.page.hold(B)
    assert hand.page._dice == before and "DICE 3" in hand.text()


def test_item_01_the_supply_is_shown_when_it_is_low_and_is_kept_to():
    hand = Hand(Game(left=(20, 2, 4)))
    assert lines(hand)[0] == "2 blue left     BUILD"
    hand.tap(A)
    assert lines(hand)[0] == "1 blue left    DICE 1"
    hand.tap(A)
    assert lines(hand)[0] == "0 blue left    DICE 2"
    hand.tap(A)
    assert hand.app.said == ["No blue die is left. At the table, ▲ list: take an experiment apart."]
    assert len(hand.page._dice) == 2
    hand.tap(DOWN)
    assert "left" not in hand.text()
    hand.tap(A)
    assert "3 white left" in hand.text()


# -- a power cut ----------------------------------------------------------------------------------------


def again(hand):
    """The page after a power cut in it."""
    after = Hand(hand.app.game, hand.page.arg)
    after.app.ledger.draft = hand.app.ledger.draft
    after.app.page = Build(after.app, hand.page.arg)
    return after


def test_what_was_put_down_when_the_power_went_is_there_again():
    hand = Hand()
    hand.tap(A)
    hand.move(LEFT)
    hand.tap(UP, A)
    hand.move(UP, 2)
    hand.move(RIGHT)
    hand.tap(DOWN, DOWN, A)
    after = again(hand)
    assert after.page._dice == hand.page._dice and "DICE 3" in after.text()
    after.hold(A)
    assert asked(after)[1:] == experiment.pack([(2, 3, 0, 2), (1, 3, 0, 2), (3, 3, 1, 0)])[1:]


def test_a_die_that_was_taken_back_stays_away():
    hand = Hand()
    hand.tap(A, A, B)
    assert len(again(hand).page._dice) == 1
    hand.tap(B)
    assert hand.app.ledger.draft == b"" and not again(hand).page._dice


def test_item_71_what_was_put_down_for_one_experiment_is_not_there_for_another():
    game = Game(codes=[lay("O1"), lay("W6 O2")])
    hand = Hand(game, 1)
    assert hand.app.ledger.draft == b""
    hand.tap(B, UP, A, A)
    assert [die[:2] for die in again(hand).page._dice] == [(3, 6), (3, 2), (3, 2)]
    hand.page.arg = 0
    assert [die[:2] for die in again(hand).page._dice] == [(1, 1)]
    hand.page.arg = None
    assert not again(hand).page._dice


def test_what_was_half_handed_in_is_there_again():
    game = Game()
    game.pending = experiment.pack([(1, 1, 0, 0), (2, 4, 1, 0)])
    hand = Hand(game)
    assert "DICE 2" in hand.text()
    hand.hold(A)
    assert game.moves == [bytes((lawful.CLEAR,))]
    assert asked(hand)[1:] == experiment.pack([(1, 1, 0, 0), (2, 4, 1, 0)])[1:]


def test_leaving_throws_away_what_was_being_built():
    game = Game()
    game.pending = experiment.pack([(1, 1, 0, 0)])
    hand = Hand(game)
    hand.take_back(2)
    assert game.moves == [bytes((lawful.CLEAR,))] and hand.app.went == [("back", None, None)]
    assert hand.app.ledger.draft == b""


# -- the same once more ---------------------------------------------------------------------------------


def test_the_same_experiment_is_asked_about_before_it_takes_a_marker():
    game = Game(codes=[lay("O1"), lay("B3"), lay("B3")])
    game.log.change(1, 1)
    hand = Hand(game)
    hand.tap(A)
    hand.hold(A)
    assert not hand.app.went and not game.moves
    assert lines(hand)[0].strip() == "SAME AS 2" and lines(hand)[7] == "B back A ask it again"
    compare("infer/build_same", drawn(hand))
    hand.tap(UP, KEYS, RIGHT)
    hand.hold(LEFT)
    hand.hold(A)
    assert not hand.app.went and "SAME AS 2" in hand.text()
    hand.tap(B)
    assert "DICE 1" in hand.text() and framed(hand) == "blue 3"
    hand.hold(A)
    hand.tap(A)
    assert asked(hand) == bytes((lawful.ASK,)) + lay("B3")[1:]


def test_item_67_a_turned_one_is_the_same():
    hand = Hand(Game(codes=[lay("O1"), lay("B3 | B4/W1")]))
    hand.enter([(2, 1, 0, 0), (3, 1, 0, 0), (2, 3, 1, 0)])
    assert "SAME AS 2" in hand.text()


def test_item_84_but_not_with_the_compass_rose():
    hand = Hand(Game(codes=[lay("B1 B3")], compass=True))
    hand.enter([(2, 3, 0, 0), (2, 1, 1, 0)])
    assert hand.app.went


def test_item_20_the_null_experiment_once_more():
    hand = Hand(Game(codes=[lay("O1"), b"\0"], assist=True))
    hand.hold(A)
    hand.hold(A)
    assert "SAME AS 2" in hand.text() and "no dice" in hand.text()
    hand.tap(A)
    assert hand.app.went == [("swap", "infer.mark", None)]


def test_item_71_one_that_changed_costs_no_marker_and_is_not_asked_about():
    hand = Hand(Game(codes=[lay("O1"), lay("B3")]), 1)
    hand.hold(A)
    assert asked(hand)[:2] == bytes((lawful.AGAIN, 1))


# -- other ways to come here ----------------------------------------------------------------------------


def test_item_71_an_experiment_that_changed_is_entered_from_what_it_was():
    hand = Hand(Game(codes=[b"\0", lay("W6 O2")]), 1)
    assert "DICE 2" in hand.text()
    hand.tap(B, RIGHT, A)
    hand.hold(A)
    dice = [(3, 6, 0, 0), (1, 3, 1, 0)]
    assert asked(hand) == bytes((lawful.AGAIN, 1)) + experiment.pack(dice)[1:]


def test_item_71_five_dice_that_changed():
    hand = Hand(Game(codes=[b"\0"]), 0)
    hand.tap(A, A, A, A, A)
    hand.hold(A)
    assert hand.app.game.moves[0][0] == lawful.DICE and asked(hand)[:2] == bytes((lawful.AGAIN, 0))
    assert len(hand.records()) == 5


def test_with_a_human_universe_all_dice_are_put_in_and_the_mark_follows():
    hand = Hand(Game(assist=True))
    hand.tap(A, A, A, A, A)
    hand.hold(A)
    assert [move[0] for move in hand.app.game.moves] == [lawful.DICE] * 2
    assert hand.app.went == [("swap", "infer.mark", None)]


def test_number_keys_put_a_die_down_at_once():
    hand = Hand()
    hand.tap(KEYS + 3, DOWN, KEYS)
    hand.hold(A)
    assert hand.records() == [(2, 4, 0, 0), (3, 1, 1, 0)] and hand.presses == 4


def test_an_experiment_never_grows_beyond_the_grid():
    hand = Hand()
    hand.move(LEFT, 60)
    hand.tap(A)
    hand.move(RIGHT, 60)
    hand.tap(A, A, A)
    hand.hold(A)
    dice = hand.records()
    assert len(dice) == 4 and max([die[2] for die in dice]) == SPAN - 1


def test_the_largest_experiment_can_be_mended():
    code = lay("O1" + " ." * 30 + " O1" + " | ." * 31 + " O1")
    hand = Hand(Game(codes=[code]), 0)
    hand.hold(A)
    assert asked(hand)[2:] == code[1:]


def test_every_line_fits_and_every_sign_is_there():
    game = Game(left=(3, 3, 3))
    game.setup.colours = ("turquoise", "vermilion", "violet")
    hand = Hand(game)
    for button in (A, DOWN, A, DOWN, A):
        hand.tap(button)
        hand.move(LEFT)
        shown = hand.text()
        assert CUT not in shown and not missing(shown.replace("\n", ""))


def test_the_faces_and_the_table_keep_their_sides_of_the_line():
    hand = Hand()
    hand.tap(RIGHT, RIGHT, RIGHT)
    before = faces(hand)
    hand.tap(A, A, A)  # four columns
    assert faces(hand) == before
    hand.tap(A, A)
    assert faces(hand) == before


def faces(hand):
    """The dots up to the line."""
    mask = (1 << 8 * (build._LINE + 1)) - 1
    return [dots & mask for dots in hand.page.view().art]


def test_nothing_is_lost_when_the_game_takes_no_move():
    class Stubborn(App):
        def play(self, *codes):
            return False

    page = Build(Stubborn(Game()))
    for _ in range(5):
        page.tap(A)
    page.hold(A)
    assert not page.app.went and "DICE 5" in page.view().lines()[0]


def test_a_hold_of_a_second_moves_one_cell_and_of_two_seconds_two():
    for held, cells in ((1000, 1), (2000, 2)):
        hand = Hand()
        hand.page.hold(RIGHT)
        hand.wait(held - HOLD_MS)
        hand.page.release(RIGHT)
        assert hand.page._next[2] == FIRST + cells
