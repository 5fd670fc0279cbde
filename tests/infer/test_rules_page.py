# portable: runs on CPython and on the MicroPython VM
"""Rules that a box without eyes can only tell: they stand in the rules in short, in words of our own."""

from fakes.infer import begun, setup
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.chapters import CHAPTERS, RulesInShort


class App:
    def __init__(self, game):
        self.game = game


def text(**options):
    app = App(begun(**options))
    chapters = [RulesInShort(app, number).text() for number in range(len(CHAPTERS))]
    return " ".join(chapters).replace("\n", " ")


def told(*phrases):
    shown = text()
    for phrase in phrases:
        assert phrase in shown, phrase


def test_item_01_twenty_dice_of_each_of_three_colours_and_no_more():
    assert 3 * rules.DICE_EACH == 60
    assert "20 of each colour: red, green, blue." in text(colours=("red", "green", "blue"))
    told("When a colour is used up, take an experiment apart.")


def test_what_the_fillings_of_the_dice_on_the_screen_mean():
    shown = text(colours=("red", "green", "blue"))
    assert "red dice have a thick or hatched frame, green dice are outlines, blue dice are filled" in shown
    assert "those under others are slabs, red ones hatched." in shown


def test_item_03_faces_go_from_one_to_six():
    told("Faces 1 to 6.")


def test_item_08_twenty_minutes_are_only_told():
    told("It takes about 20 minutes.")
    assert begun().due(3600) is None


def test_item_15_and_16_starters_and_first_turn():
    told("each with its own dice", "The first turn is for whoever read a scientific paper last.")


def test_item_33_the_words_of_a_theory_need_not_be_the_laws():
    told("Nor need it be worded like the law.")


def test_item_35_what_only_more_dice_could_show_does_not_count():
    told("What only more dice than there are could show does not count.")


def test_item_40_the_universe_may_clear_up_what_stands_there():
    told("It may ask what touches what.", "0 is even.")


def test_item_41_researchers_talk_as_they_like():
    told("Researchers talk as they like.", "The Universe gives no hints.")


def test_item_43_what_a_law_may_be_about():
    told("numbers and colours of dice", "groups", "touching", "stacks", "odd and even", "sums")


def test_item_44_triangles_and_squares_are_judged_by_the_box_as_by_people():
    told("Shapes too: the box judges triangles and squares as people do.")


def test_item_48_other_opening_words_are_not_refused():
    for law in ("All stacked dice must be odd.", "\x03 dice must not touch the table."):
        assert begun(laws=[(1, 1, law, b""), (2, 1, "x", b"")]).secret() == law.encode()


def test_item_73_the_box_adds_no_rule_of_the_older_game():
    # There, a guess that the table already contradicts is free of charge; here it costs a token all the same.
    game = begun(researchers=1)
    for codes in ((rules.PUBLISH,), (rules.ACCEPT,)):
        game.play(bytes(codes), 0)
    assert game.tokens == 3


def test_item_82_pointing_is_fine_in_silence():
    told("Nobody speaks. Pointing is fine.")


def test_the_text_fits_the_heap():
    assert len(text()) < 4500  # read with everything else that a game needs, see `make bench`
    assert setup().warn_table
