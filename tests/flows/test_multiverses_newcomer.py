# portable: runs on CPython and on the MicroPython VM
"""What newcomers to MultiVerses stumbled over: a law is put together, changed and read; a word is placed."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.multiverses import law, lines
from fakes.multiverses_flow import begun
from fakes.place import settle
from flows.test_multiverses_games import SHORT, TO_FORM, choose, kind_of, letter, propose, slowly
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.fold.universe import Universe
from lawkeeper.games.multiverses.pages.kind import _GROUPS


def table(*args, **options):
    """A flow at the table of such a game, see `begun`."""
    settle((), explain="never")
    return begun(Flow(Nvm()), *args, **options)


def fresh():
    """A flow at the table of a game of three from the menu: it survives power cuts."""
    settle((), explain="never")
    flow = Flow(Nvm())
    slowly(flow, TO_FORM, SHORT, ("A", "P1 BEGINS"))
    return flow


def at(flow):
    """-> the row at the cursor."""
    return flow.app.screen.rows[flow.app.screen.cursor]


# -- a word ------------------------------------------------------------------------------------------------


def second(flow, code):
    """Player 1 has a second universe with this law."""
    game = flow.app.game
    universe = Universe()
    universe.laws.append(game.register.add(0, True, bytes(11), code))
    game.multiverses[0].append(universe)


def test_the_words_that_fit_are_counted_and_the_cursor_is_where_the_law_went():
    flow = table("apple arrow queen", "noodle", laws=(law("BEGINS", "a"),))
    second(flow, law("CONTAINS", "q"))
    slowly(flow, ("A", "A LAW FOR"), ("down A", "KIND OF LAW"))
    kind_of(flow, "length")
    choose(flow, "must")
    choose(flow, "exactly")
    choose(flow, "5")
    slowly(
        flow,
        ("A", "Excluding: excellent."),
        ("A", "A WORD FOR"),
        ("wait 1", ("fit", "0 words   2", "0 words  1")),
    )
    assert at(flow).startswith("2: 2 laws, 0 words") and flow.app.game.aimed == 1
    slowly(flow, ("A", "A place QUEEN"), ("B", "A WORD FOR"))
    assert at(flow).startswith("2: ")


def test_the_row_that_places_nothing_says_so_and_the_box_names_a_word_that_fits():
    flow = table("apple queen", "noodle", laws=(law("BEGINS", "a"),))
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A", "A WORD FOR"))
    assert "No word fits" not in flow.text() and flow.lines()[7] == "B more        A words"
    slowly(flow, ("down", "B more         A pass"), ("A", "APPLE"))
    assert flow.app.game.phase == moves.WORD


def test_a_line_is_asked_for_only_where_there_is_a_choice():
    flow = table("apple arrow bear", laws=(law("BEGINS", "a"),), seats=1, each=4)
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A", "A WORD FOR"))
    slowly(flow, ("A", "A place APPLE"), ("A", "YOUR TURN"))
    assert lines(flow.app.game) == ["apple"]
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A", "A WORD FOR"))
    slowly(flow, ("A", "A place ARROW"), ("A", ("APPLE", "a new line")))


def test_of_two_words_in_a_row_the_chosen_one_has_the_bar():
    flow = table("apple arrow bear bell")
    for press, half, foot in (
        ("up", 1, "A why APPLE"),
        ("right", 2, "A why ARROW"),
        ("right", 1, "A why BEAR"),
    ):
        slowly(flow, (press, ("APPLE      ARROW", "BEAR       BELL", foot)))
        assert flow.app.screen.half == half


def test_a_line_is_told_by_its_last_word_and_its_length():
    flow = table("apple arrow atom bear", laws=(law("BEGINS", "a"),))
    flow.app.game.multiverses[0][0].lines = [bytearray((0, 1))]
    flow.app.game.gone |= 3
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A", "A WORD FOR"), ("A", "A place ATOM"))
    slowly(flow, ("A", ("ATOM GOES", "words", "after ARROW         2", "a new line")))


# -- a law -------------------------------------------------------------------------------------------------


def test_change_goes_one_step_back_and_keeps_the_letters():
    flow = fresh()
    propose(flow, "begins with", "must not")
    letter(flow, "Q")
    slowly(flow, ("up", "must not begin with"), ("A", "QS"), ("A", "POTENTIALLY VALID?"))
    slowly(
        flow,
        ("B", ("must not begin with", "QS", "A done")),
        ("B", "with Q"),
        ("A", ("No word may begin", "with Q.")),
    )
    slowly(flow, ("B B", "must not begin with"), ("B", "MUST IT?"))
    assert at(flow) == "must not"
    slowly(flow, ("B", "LETTERS IN A WORD"), ("B", "KIND OF LAW"))


def test_change_of_a_number_comes_back_to_the_number():
    flow = fresh()
    propose(flow, "how many of a letter", "must not")
    letter(flow, "E")
    slowly(flow, ("wait 0", ("HOW?", "must not have ... of", "E ")))
    choose(flow, "at most")
    slowly(flow, ("wait 0", ("HOW MANY?", "must not have at most", "... of E")))
    choose(flow, "2")
    slowly(flow, ("wait 0", "at least 3 E"), ("B", "HOW MANY?"))
    assert at(flow) == "2"
    slowly(flow, ("B", "HOW?"))
    assert at(flow) == "at most"
    slowly(flow, ("B", "▶E"))


def test_up_and_down_stay_in_their_column_of_letters():
    flow = fresh()
    propose(flow, "begins with", "must")
    slowly(flow, ("up", "▶U"), ("down", "▶A"), ("left", "▶✓"), ("down", "▶I"), ("right", "▶J"))
    slowly(flow, ("up", "▶T"), ("down", "▶J"), ("right", "▶K"), ("down", "▶U"), ("left", "▶T"))


def test_a_half_built_law_is_there_after_a_power_cut():
    flow = fresh()
    propose(flow, "how many of a letter", "must not")
    letter(flow, "E")
    slowly(flow, ("cut", "entering is kept"), ("A", ("HOW?", "must not have ... of", "E ")))
    choose(flow, "at most")
    choose(flow, "2")
    slowly(flow, ("wait 0", "at least 3 E"), ("cut", "entering is kept"), ("A", "HOW MANY?"))
    assert at(flow) == "2"
    slowly(flow, ("A", "at least 3 E"), ("A", "LAW 1"), ("cut", "The power was off."))
    assert "entering" not in flow.text()


def test_a_pattern_is_there_after_a_power_cut_and_a_law_that_was_dropped_is_not():
    flow = fresh()
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("cut", "entering is kept"), ("A", ("must contain Q", "A done")), ("A", "contain Q."))
    slowly(flow, ("B B B", "MUST IT?"), ("B", "SEAL NUMBER"))
    slowly(flow, ("cut", "The power was off."))
    assert "entering" not in flow.text()


def test_drafts_leave_room_for_the_turns_to_come():
    flow = fresh()
    journal = flow.app.ledger.journal
    for _ in range(80):
        propose(flow, "odd or even length")
        choose(flow, "odd")
        slowly(flow, ("B B B B B", "P1 BEGINS"))
    game = flow.app.game
    assert journal.free > moves.TURN_CELLS * min(game.turns_left, game.left + 39)
    propose(flow, "odd or even length", "odd")
    slowly(flow, ("wait 0", "POTENTIALLY VALID?"))


def test_all_kinds_stand_on_screens_that_need_no_scrolling():
    flow = table("apple", laws=(law("CONTAINS", "q"),))
    slowly(flow, ("A A", ("KIND OF LAW", "Copy a valid law", "A law on paper")))
    for row in range(4):
        slowly(flow, ("wait 0", "KIND OF LAW"))
        flow.do("down " * row)
        slowly(flow, ("A", ""))
        assert 2 < flow.app.page.count() <= 6 and not flow.lines()[0].strip().endswith(("▲", "▼"))
        slowly(flow, ("B", "KIND OF LAW"))
        flow.do("up " * row)


def test_no_row_moves_when_a_law_can_be_copied():
    flow = fresh()
    slowly(flow, ("A A", "KIND OF LAW"))
    rows = list(flow.app.screen.rows)
    flow = table("apple", laws=(law("CONTAINS", "q"),))
    slowly(flow, ("A A", "KIND OF LAW"))
    assert flow.app.screen.rows == rows + ["Copy a valid law"] and flow.app.screen.cursor == 0


def test_a_hold_explains_groups_and_kinds_by_an_example():
    flow = table("apple", laws=(law("CONTAINS", "q"),))
    slowly(flow, ("A A", "hold A: ?"), ("hold A", "Letters that a word"), ("let go A B", "KIND OF LAW"))
    slowly(flow, ("down down down down down hold A", "validated, of any"), ("let go A B down", "KIND OF LAW"))
    said = set()
    for group, (_, some) in enumerate(_GROUPS):
        flow.app.go("multiverses.kind", (0, group))
        for _ in some:
            slowly(flow, ("hold A", "For example: every"))
            said.add(flow.app.toasts[0])
            slowly(flow, ("let go A B down", ""))
    assert len(said) == 19
    assert "For example: every word must begin with the last letter of the word before." in said


def test_odd_or_even_is_not_turned_round():
    flow = fresh()
    propose(flow, "odd or even length")
    slowly(flow, ("wait 0", ("HOW?", "must have length ...", "even", "odd")), ("B", "LENGTH, NOUN OR VERB"))


def test_what_breaks_a_law_is_said_before_it_is_tested():
    flow = table("apple bear", laws=(law("BEGINS", "a"),))
    flow.app.game.multiverses[0][0].lines = [bytearray((0,))]
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", ""), ("wait 1", ("NOT VALID HERE", "APPLE, already in", "breaks")))
    assert "A test" not in flow.text()
    slowly(flow, ("A", "APPLE, already"))
    assert len(flow.app.game.register) == 1


def test_a_law_that_the_universe_has_is_not_to_be_copied():
    flow = table("apple bear", laws=(law("BEGINS", "a"),))
    propose(flow, "begins with", "must")
    letter(flow, "A")
    slowly(flow, ("A", ""), ("wait 1", ("NOT VALID HERE", "This universe has it", "already: law 1.")))
    assert "copied" not in flow.text() and "copy" not in flow.text()


def test_where_no_law_can_be_copied_the_box_says_so():
    flow = table("apple bear", laws=(law("BEGINS", "a"),))
    propose(flow, "Copy a valid law")
    slowly(
        flow, ("wait 1", ("COPY WHICH?", "No valid law can be")), ("A A", "COPY WHICH?"), ("B", "KIND OF LAW")
    )
    assert flow.app.page.busy is False and not flow.app.game.idle


def test_what_every_word_has_makes_a_law_along_its_lines_worthless():
    flow = table("apple bear", laws=(law("BEGINS", "a"),))
    propose(flow, "same first letter", "must")
    slowly(flow, ("wait 1", ("NOT VALID HERE", "It follows from law", "1, and would score")))


def test_a_valid_law_that_says_the_same_is_copied_at_once():
    flow = table("apple bear", laws=(law("BEGINS", "a"),))
    game = flow.app.game
    game.turn = 1
    flow.app.to_game()
    propose(flow, "begins with", "must")
    letter(flow, "A")
    slowly(flow, ("A", ""), ("wait 1", ("VALID LAW 1", "no", "test.", "A copy it")), ("A", "P2: A WORD FOR"))
    assert bytes(game.multiverses[1][0].laws) == b"\0" and len(game.register) == 1


def test_one_reference_word_is_not_asked_for():
    flow = table("apple bear", "noodle", laws=(law("PART", 1),))
    flow.app.game.multiverses[0][0].lines = [bytearray((0,))]
    propose(flow, "alphabetical order", "must", "ahead of it")
    slowly(flow, ("wait 1", ("Compared", "APPLE.")), ("A", ("P1 LAW 2", "after APPLE")))


# -- verdicts ----------------------------------------------------------------------------------------------


def test_the_verdict_comes_first_and_says_why_the_turn_ends():
    settle((), explain="always")
    flow = begun(Flow(Nvm()), "apple bear", "queen noodle noodle")
    slowly(flow, ("A", "P1 TURN"))  # the help of the table is read
    flow.app.go("multiverses.ready", (0, law("CONTAINS", "q")))
    slowly(flow, ("wait 1", "Discuss it."))
    shown = ("P1 LAW 1      INVALID", "No universe, no word:", "the turn is over.", "A P2 turn")
    slowly(flow, ("A", shown))


def test_a_failed_law_of_who_has_a_universe_leads_to_a_word():
    flow = table("apple bear", "queen", laws=(law("PART", 1),))
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", "POTENTIALLY VALID?"), ("A", ("INVALID", "No other law now.", "A a word")))
    slowly(flow, ("A", "P1: A WORD FOR"))


def test_a_law_on_paper_has_one_number_and_its_verdict_two_plain_choices():
    flow = table("apple bear", "noodle queen", laws=(law("BEGINS", "a"),))
    propose(flow, "A law on paper")
    slowly(
        flow, ("wait 0", "paper as law 2"), ("A", ("PAPER: LAW 2", "No: valid", "Yes: invalid", "▲▼ choose"))
    )
    slowly(flow, ("A", "PAPER: LAW 2"))  # nothing is chosen yet
    slowly(flow, ("B", "MORE"), ("B", "PAPER: LAW 2"), ("down A", ("P1 LAW 2        VALID", "on paper")))
    slowly(flow, ("A", "A WORD FOR"), ("A", "A place APPLE"), ("A", "law 2 on paper?"), ("down A", "P2 TURN"))
    slowly(flow, ("left", "LAWS"), ("down", ("✓2 on paper", "law 2, on paper")), ("A", "Law 2 by P1, VALID"))
    slowly(flow, ("A B right left", ("P1 MULTIVERSE", "law 2, on paper")))


def test_alone_nobody_else_is_named():
    flow = table("apple bear", "noodle", laws=(law("BEGINS", "a"),), seats=1, each=4)
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", "POTENTIALLY VALID?"), ("A", "LAW 2           VALID"), ("A", "A WORD FOR"))
    flow.app.go("multiverses.laws")
    slowly(flow, ("A", "Law 1, VALID: must"))
    assert "YOU" not in flow.text()


def test_alone_the_box_speaks_to_who_plays():
    flow = table("apple bear", "noodle", seats=1, each=4)
    slowly(flow, ("up A", "You have no universe."), ("A B", "YOUR TURN"))
    propose(flow, "A law on paper")
    slowly(
        flow, ("A", "Say it yourself."), ("down A", "Excluding"), ("A", "A WORD FOR"), ("A", "A place APPLE")
    )
    slowly(flow, ("A", "law 1 on paper?"))
    assert flow.lines()[0].startswith("APPLE ")


def test_alone_a_first_law_that_fails_ends_the_turn():
    flow = table("apple bear", "queen", seats=1, each=4)
    propose(flow, "contains letters", "must")
    letter(flow, "Q")
    slowly(flow, ("A", "POTENTIALLY VALID?"), ("A", ("INVALID", "No universe   A go on")), ("A", "YOUR TURN"))


def test_a_law_that_is_let_in_by_the_table_is_dead():
    flow = table("apple bear", "noodle", laws=(law("BEGINS", "a"),))
    propose(flow, "A law on paper")
    slowly(flow, ("A", "PAPER: LAW 2"), ("down down A", "INVALID"))
    assert not flow.app.game.register.valid(1)


def test_a_long_law_of_the_register_is_read_in_full():
    flow = table("apple bear", laws=(law("BEGINS", "a"), law("-SHARE", 5)))
    slowly(flow, ("left", ("✓1 begin with A", "…", "law 1, must begin")))
    slowly(flow, ("down", ("must not share", "at least 5 letters", "with the word before")))


def test_who_gives_up_alone_does_so_for_nobody_else():
    flow = table("apple bear", seats=1, each=4)
    slowly(flow, ("down up A", "This ends your game."))
    assert "everybody" not in flow.text()
    flow = table("apple bear")
    slowly(flow, ("down up A", "for everybody"))


def test_the_help_tells_of_the_test_where_it_is_chosen_and_of_the_seal_once():
    settle((), explain="always")
    flow = Flow(Nvm())
    slowly(flow, TO_FORM, ("down down hold left let go left up up A", "WHAT TO DO"))
    assert "no draw" not in flow.text()
    slowly(flow, ("A", "that no draw changed."), ("A", "Whose turn it is"), ("A", "P1 BEGINS"))
    shown = []
    for _ in range(3):
        slowly(flow, ("A", ""))
        shown.append(flow.text())
        if "A next" in flow.text():
            slowly(flow, ("A", ""))
    assert any("A random word will" in text for text in shown)
    assert not [text for text in shown[:2] if " the test" in text]


def test_under_a_law_on_paper_the_table_is_asked_before_a_word_is_passed():
    flow = table("apple arrow queen", "noodle", laws=(law("BEGINS", "a"),))
    propose(flow, "A law on paper")
    slowly(flow, ("A", "PAPER: LAW 2"), ("down A", "VALID"), ("A wait 2", ("A WORD FOR", "0 words 2?")))
    slowly(
        flow,
        ("A", "FIT UNIVERSE 1?"),
        ("B up", "Place no word"),
        ("A", ("PLACE NO WORD?", "Do all agree")),
        ("B", "A WORD FOR"),
    )
    slowly(flow, ("A", "PLACE NO WORD?"), ("A", "P2 TURN"))
    slowly(flow, ("down A", "UNDO?"))


def test_the_press_on_a_reference_word_says_that_it_tests_the_law():
    flow = table("apple arrow queen", "noodle", laws=(law("BEGINS", "a"),))
    slowly(flow, ("A", "A LAW FOR"), ("down A", "KIND OF LAW"))
    choose(flow, "Along a line")
    choose(flow, "same first letter")
    slowly(flow, ("A", "A compare"), ("A", "REFERENCE WORD"))
    assert flow.lines()[7].split()[-2:] == ["A", "test"]


def test_what_the_table_does_not_let_in_goes_back_with_a_word():
    flow = table("apple arrow queen", "noodle", laws=(law("BEGINS", "a"),))
    propose(flow, "A law on paper")
    slowly(
        flow, ("A", "PAPER: LAW 2"), ("down A", "VALID"), ("A wait 2", "A WORD FOR"), ("A", "A place APPLE")
    )
    slowly(flow, ("A", "law 2 on paper?"), ("A", "APPLE breaks a law on"))
    slowly(flow, ("A", "FIT UNIVERSE 1?"))


def test_where_nothing_fits_one_press_ends_the_turn():
    flow = table("bear queen", "noodle", laws=(law("BEGINS", "a"),))
    slowly(flow, ("A", "A LAW FOR"), ("down down A", "NO LAW?"), ("A wait 2", ("A WORD FOR", "A pass")))
    slowly(flow, ("A", "P2 TURN"))
    assert flow.app.game.phase == moves.LAW


def test_after_the_game_the_foot_still_names_the_way_to_the_next_player():
    flow = table("apple", laws=(law("BEGINS", "a"),))
    flow.app.game.result = moves.SCORED
    flow.app.game.end(moves.SCORED)
    flow.app.go("multiverses.look")
    slowly(flow, ("wait 0", "B back ◀▶ A missed"))


def test_what_must_be_is_told_before_it_is_asked_whether_it_must():
    flow = table("apple arrow queen", "noodle", laws=(law("BEGINS", "a"),))
    slowly(flow, ("A", "A LAW FOR"), ("down A", "KIND OF LAW"))
    choose(flow, "Along a line")
    choose(flow, "compare lengths")
    slowly(flow, ("wait 0", ("MUST IT?", "be longer or shorter")))
