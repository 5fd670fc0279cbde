# portable: runs on CPython and on the MicroPython VM
"""The page on which an experiment is entered: what each button does, what it shows, what goes to the game."""

from fakes.build_hand import App, Game, Hand
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.build import BLINK_MS, Build
from lawkeeper.keep.journal import MOVE, PAGE, Journal
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.font import missing
from lawkeeper.ui.screen import CUT


def lines(hand):
    return hand.page.view().lines()


def asked(hand):
    """The move that was handed in."""
    assert hand.app.went[-1][:2] == ("swap", "infer.asked")
    return hand.app.went[-1][2]


def test_the_first_die_waits_in_the_middle():
    assert lines(Hand()) == [
        "BUILD        orange 1",
        "·  ·  ·  ·  ·  ·  ·  ",
        "·  ·  ·  ·  ·  ·  ·  ",
        "·  ·  ·  O1 ·  ·  ·  ",
        "·  ·  ·  ·  ·  ·  ·  ",
        "·  ·  ·  ·  ·  ·  ·  ",
        "hold A now: no dice  ",
        "hold ▲▼◀▶ move, A ask",
    ]


def test_up_and_down_change_the_number_round_and_round():
    hand = Hand()
    seen = ""
    for _ in range(6):
        hand.tap(UP)
        seen += lines(hand)[0][-1]
    assert seen == "234561"
    hand.tap(DOWN)
    assert "orange 6" in hand.text()


def test_left_and_right_change_the_colour_round_and_round():
    hand = Hand()
    seen = []
    for button in (RIGHT, RIGHT, RIGHT, LEFT):
        hand.tap(button)
        seen.append(lines(hand)[0].split()[1])
    assert seen == ["blue", "white", "orange", "white"]


def test_a_puts_the_die_down_and_the_next_one_comes_beside_it():
    hand = Hand()
    hand.tap(UP, UP, RIGHT, A)
    assert "DICE 1" in lines(hand)[0] and "B3 B3" in lines(hand)[3]
    hand.tap(A, A)
    hand.hold(A)
    assert hand.records() == [(2, 3, 0, 0), (2, 3, 1, 0), (2, 3, 2, 0)]


def test_the_next_die_blinks():
    hand = Hand()
    hand.tap(A)
    on = "O1 O1" in lines(hand)[3]
    hand.wait(BLINK_MS)
    assert hand.app.stale and ("O1 O1" in lines(hand)[3]) != on
    hand.wait(BLINK_MS)
    assert ("O1 O1" in lines(hand)[3]) == on
    hand.wait(BLINK_MS)
    hand.tap(UP)  # what was changed is seen at once
    assert "O2" in lines(hand)[3]


def test_holding_a_direction_moves_the_place_and_goes_on():
    hand = Hand()
    hand.hold(RIGHT)
    assert lines(hand)[3] == "·  ·  ·  ·  O1 ·  ·  "
    hand.hold(DOWN, 2)
    hand.hold(LEFT, 4)
    assert lines(hand)[5] == "O1 ·  ·  ·  ·  ·  ·  "
    hand.wait(2000)
    assert lines(hand)[5][:2] in ("O1", "· ")


def test_the_window_goes_with_the_place():
    hand = Hand()
    hand.tap(A)
    hand.hold(RIGHT, 5)
    assert lines(hand)[3] == "O1 ·  ·  ·  ·  ·  O1 "
    hand.hold(RIGHT)
    assert lines(hand)[3] == "·  ·  ·  ·  ·  ·  O1 "
    hand.hold(LEFT, 7)
    assert lines(hand)[3].startswith("O1'")


def test_on_a_taken_place_the_die_stands_on_top_and_the_next_one_too():
    hand = Hand()
    hand.tap(A)
    hand.hold(LEFT)
    hand.tap(RIGHT)
    assert lines(hand)[3][9:12] == "B1'" and lines(hand)[6].startswith("O1 B1 ")
    hand.tap(A)
    assert lines(hand)[3][9:12] == 'B1"' and lines(hand)[6].startswith("O1 B1 B1")
    hand.tap(A)
    hand.hold(RIGHT)
    hand.tap(A)
    hand.hold(A)
    assert hand.records() == [(1, 1, 0, 0), (2, 1, 0, 0), (2, 1, 0, 0), (2, 1, 1, 0)]


def test_beside_a_die_comes_the_first_free_place():
    hand = Hand()
    hand.tap(A, A)
    hand.hold(LEFT, 3)
    hand.tap(A)
    assert hand.page._next[2:] == [2, 0]


def test_b_takes_the_last_die_back_to_be_changed():
    hand = Hand()
    hand.tap(A, UP)
    hand.hold(DOWN)
    hand.tap(A, RIGHT, B)
    assert "DICE 1" in hand.text() and "orange 2" in hand.text()
    hand.tap(UP, A)
    hand.hold(A)
    assert hand.records() == [(1, 1, 0, 0), (1, 3, 1, 1)]


def test_b_without_dice_leaves():
    hand = Hand()
    hand.tap(A, B)
    assert not hand.app.went
    hand.tap(B)
    assert hand.app.went == [("back", None, None)] and not hand.app.game.moves


def test_item_20_holding_a_at_once_hands_in_the_null_experiment():
    hand = Hand()
    hand.hold(A)
    assert asked(hand) == bytes((lawful.ASK,))


def test_the_die_that_blinks_is_not_handed_in():
    hand = Hand()
    hand.tap(A, UP, RIGHT)
    hand.hold(A)
    assert asked(hand) == bytes((lawful.ASK,)) + experiment.pack([(1, 1, 0, 0)])[1:]


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
    hand.tap(*[A, A, A, A, A, RIGHT] * 4)
    hand.tap(A)
    assert hand.app.said == ["An experiment has at most 20 dice."] and "DICE 20" in hand.text()


def test_item_01_the_supply_is_shown_when_it_is_low_and_is_kept_to():
    hand = Hand(Game(left=(20, 2, 4)))
    assert "left" not in hand.text()
    hand.tap(RIGHT)
    assert "2 blue left" in hand.text()
    hand.tap(A)
    assert "1 blue left" in hand.text()
    hand.tap(A)
    assert "0 blue left" in hand.text()
    hand.tap(A)
    assert hand.app.said == ["No blue die is left."] and "DICE 2" in hand.text()
    hand.tap(RIGHT)
    assert "left" not in hand.text()
    hand.tap(A)
    assert "3 white left" in hand.text()


def test_what_was_being_built_when_the_power_went_is_there_again():
    game = Game()
    game.pending = experiment.pack([(1, 1, 0, 0), (2, 4, 1, 0)])
    hand = Hand(game)
    assert "DICE 2" in hand.text() and "O1 B4 B4" in hand.text()
    hand.hold(A)
    assert game.moves == [bytes((lawful.CLEAR,))]
    assert asked(hand)[1:] == experiment.pack([(1, 1, 0, 0), (2, 4, 1, 0)])[1:]


def test_leaving_throws_away_what_was_being_built():
    game = Game()
    game.pending = experiment.pack([(1, 1, 0, 0)])
    hand = Hand(game)
    hand.take_back(2)
    assert game.moves == [bytes((lawful.CLEAR,))] and hand.app.went == [("back", None, None)]


def test_item_71_an_experiment_that_changed_is_entered_from_what_it_was():
    game = Game()
    game.codes = [b"\0", experiment.pack([(3, 6, 0, 0), (1, 2, 1, 0)])]
    hand = Hand(game, 1)
    assert "W6 O2 O2" in hand.text()
    hand.tap(B, UP, A)
    hand.hold(A)
    dice = [(3, 6, 0, 0), (1, 3, 1, 0)]
    assert asked(hand) == bytes((lawful.AGAIN, 1)) + experiment.pack(dice)[1:]


def test_item_71_five_dice_that_changed():
    game = Game()
    game.codes = [b"\0"]
    hand = Hand(game, 0)
    hand.tap(A, A, A, A, A)
    hand.hold(A)
    assert game.moves[0][0] == lawful.DICE and asked(hand)[:2] == bytes((lawful.AGAIN, 0))
    assert len(hand.records()) == 5


def test_with_a_human_universe_all_dice_are_put_in_and_the_mark_follows():
    hand = Hand(Game(assist=True))
    hand.tap(A, A, A, A, A)
    hand.hold(A)
    assert [move[0] for move in hand.app.game.moves] == [lawful.DICE] * 2
    assert hand.app.went == [("swap", "infer.mark", None)]


def test_number_keys_put_a_die_down_at_once():
    hand = Hand()
    hand.tap(KEYS + 3, RIGHT, KEYS)
    hand.hold(A)
    assert hand.records() == [(1, 4, 0, 0), (2, 1, 1, 0)] and hand.presses == 4


def test_an_experiment_never_grows_beyond_the_grid():
    hand = Hand()
    hand.tap(A)
    hand.hold(RIGHT, 60)
    hand.tap(A, A, A)
    hand.hold(A)
    dice = hand.records()
    assert len(dice) == 4 and max([die[2] for die in dice]) == 31


def test_every_line_fits_and_every_sign_is_there():
    game = Game(left=(3, 3, 3))
    game.setup.colours = ("turquoise", "vermilion", "violet")
    hand = Hand(game)
    for button in (A, RIGHT, A, RIGHT, A):
        hand.tap(button)
        hand.hold(LEFT)
    shown = hand.text()
    assert CUT not in shown and not missing(shown.replace("\n", ""))
    assert "T1" in shown or "V1" in shown or "I1" in shown


def test_nothing_is_lost_when_the_game_takes_no_move():
    class Stubborn(App):
        def play(self, *codes):
            return False

    page = Build(Stubborn(Game()))
    for _ in range(5):
        page.tap(A)
    page.hold(A)
    assert not page.app.went and "DICE 5" in page.view().lines()[0]
