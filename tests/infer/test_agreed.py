# portable: runs on CPython and on the MicroPython VM
"""The box says the theory back, looks at the table, and only then the token goes (Infer items 28, 30)."""

from fakes.flow import play
from fakes.infer_lawful import ALL_ODD, NO_EVEN, SOME_BLUE, SOME_ORANGE
from fakes.theories import said, tree_of, waiting
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.laws import forms

# The starters are O1, which follows the law, and B2, which does not.
FITS = (forms.IS, (forms.COUNT, (1, (forms.ODD, 0), 0, None)), (forms.AT_LEAST, 1))
BESIDE = (forms.TOUCHING, (forms.AT_MOST, 4), (5, (forms.AT_MOST, 4), forms.STACKED))
LONG = (forms.IS, (forms.COUNT, (4, (forms.AT_LEAST, 3), forms.STACKED, BESIDE)), (forms.AT_LEAST, 2))


def test_item_28_the_theory_is_shown_before_the_token_goes():
    flow = said(FITS)
    assert "least one odd orange" in flow.text() and "TOKENS 4" in flow.text()
    assert flow.app.game.tokens == 4
    flow.do("A")
    assert flow.app.game.tokens == 3 and flow.app.game.accepted == 1


def test_a_press_meant_for_the_page_before_spends_nothing():
    flow = said(FITS)
    flow.app.to_game()
    flow.do("A")
    assert flow.app.game.tokens == 4


def test_item_28_it_can_be_said_in_other_words():
    flow = said(FITS)
    play(flow, (("B", ("WHICH?", "orange")),))
    assert flow.app.game.phase == rules.REPEATING
    assert flow.app.page.hear(forms.encode(SOME_ORANGE)) is None
    assert tree_of(flow) == SOME_ORANGE


def test_item_28_it_can_be_taken_back_for_nothing():
    flow = said(FITS)
    play(flow, (("left", ("The theory is taken", "No token")),))
    assert flow.app.game.phase == rules.PLAY and flow.app.game.tokens == 4


def test_item_30_the_box_says_which_experiment_is_against_it():
    flow = said(SOME_BLUE)
    play(flow, (("", ("BUT LOOK", "1 is ○, it says ✗.", "Spend a token still?", "least one blue")),))
    assert flow.app.game.tokens == 4
    play(flow, (("B", ("WHICH?", "one blue")),))
    assert flow.app.game.tokens == 4


def test_item_30_the_table_may_go_on_all_the_same():
    flow = waiting()
    flow.do("A up hold A")
    assert flow.lines()[0].startswith("BUT LOOK")
    flow.do("let go A A")  # too soon: it was not read
    assert flow.app.game.tokens == 4
    flow.do("wait 2 A")
    assert flow.app.game.tokens == 3


def test_item_30_the_first_experiment_that_is_against_it_is_named():
    flow = said((forms.IS, (forms.COUNT, forms.ANY_DIE), (forms.AT_LEAST, 1)))
    play(flow, (("", ("BUT LOOK", "2 is ✗, it says ○.")),))


def test_item_30_a_theory_that_fits_the_table_is_not_held_up():
    flow = said(NO_EVEN)
    flow.do("A")
    assert flow.app.game.accepted == 1


def test_item_30_a_setting_turns_the_check_off():
    flow = said(SOME_BLUE, warn_table=False)
    flow.do("A")
    assert flow.app.game.tokens == 3


def test_a_long_theory_has_a_second_page():
    flow = said(LONG, colours=("tangerine", "ultramarine", "alabaster"))
    if "▶rest" in flow.text():
        before = flow.lines()
        flow.do("right")
        assert flow.lines() != before
        flow.do("right")
        assert flow.lines() == before
    assert "…" not in flow.text()


def test_a_power_cut_brings_the_theory_back():
    flow = said(ALL_ODD)
    play(flow, (("cut", "The power was off."), ("A", "All dice must be odd.")))


def test_the_experiments_can_be_looked_at():
    flow = said(ALL_ODD)
    play(flow, (("up", " 2  ✗"), ("B", "All dice must be odd.")))
