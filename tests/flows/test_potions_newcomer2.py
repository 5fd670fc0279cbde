# portable: runs on CPython and on the MicroPython VM
"""What a second newcomer to Logic Potions stumbled over, by button: puzzles that counted a press, a box that
won before one had a turn, the marker of the menu, the first challenge, rules, calls, why one lost."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.potions import FIRST, KINDS, listed, setup
from fakes.potions_flow import (
    GAME,
    accused,
    announce,
    arrange,
    brew,
    call,
    hand,
    quiet_turn,
    slowly,
    table,
)
from lawkeeper.games.potions.brew.form import parts
from lawkeeper.games.potions.brew.rule import AND
from lawkeeper.games.potions.brew.space import set_of
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.mind import author, puzzle
from lawkeeper.games.potions.mind.player import CARELESS, FAIR, Player
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.screen import CUT

RULES = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))


def posed(question):
    """A flow at a puzzle that was just made, and the puzzle."""
    settle(())
    flow = Flow(Nvm())
    flow.app.go("potions.puzzle", question)
    for _ in range(200):
        if not flow.app.page.busy:
            break
        flow.wait(1)
    return flow, flow.app.page._puzzle


# -- puzzles -----------------------------------------------------------------------------------------------


def test_a_puzzle_says_what_is_asked_and_an_answer_counts_behind_one_more_question():
    flow, asked = posed(puzzle.BREAKS)
    slowly(flow, (("wait 1", ("leaves some set", "without any potion?")), ("A", "▲▼ rule")))
    assert flow.app.screen.cursor == -1
    slowly(flow, (("right", "choose first"), ("A", "choose first"), ("down A", "IF it ")))
    slowly(flow, (("A", "WHICH RULE"), ("right", ("RULE 1?", "A yes", "B back")), ("B", "▶answer")))
    slowly(flow, (("down " * (asked.answer - 1) + "right", "RULE %d?" % asked.answer), ("A", "RIGHT")))


def test_which_brew_is_forced_begins_with_no_ingredient_and_tells_what_it_becomes():
    flow, asked = posed(puzzle.FORCED)
    slowly(flow, (("wait 1", ("but one set", "a single one")), ("A right", ("·  ·  ·", "A this"))))
    slowly(flow, (("A", "choose one first"),))
    for kind in set_of(4, asked.answer):
        slowly(flow, (("up " * (kind + 1) + "right", "can come of:"),))
    slowly(flow, (("A", ("potion only.", "A yes, this")), ("B A", "A yes"), ("A", "RIGHT")))
    becomes = asked.space.called(asked.left)
    assert Worlds(asked.space).open_to(Worlds(asked.space).left(asked.codes), asked.answer) == [asked.left]
    assert becomes + "." in flow.text()


def test_no_rule_of_a_puzzle_and_none_of_the_box_says_the_same_twice():
    chance = Chance(b"twice", "drawn")
    for _ in range(150):
        tree = parts(puzzle.drawn(chance, FIRST))
        assert isinstance(tree, int) or tree[1] >> 4 != tree[2] >> 4
    flow = table(seats=2, strength=FAIR, hands=("HS", "CD"))
    game = flow.app.game
    game.turn, game.brew, game.potion = 1, b"\0", 0
    player = Player(game, 1, chance)
    for _ in range(100):
        tree = parts(author.drawn(player))
        assert isinstance(tree, int) or tree[1] != tree[2]


# -- the box alone -----------------------------------------------------------------------------------------


def test_the_first_rule_of_the_box_leaves_the_person_a_brew_that_is_not_forced():
    for strength in (CARELESS, FAIR):
        for seed in range(12):
            flow = table(seats=2, strength=strength, hands=("HS", "HS"), count=2 + seed % 2)
            game = flow.app.game
            game.turn, game.brew, game.potion, game.phase = 1, b"\2", seed % 2, moves.WRITING
            steps = author.rule(Player(game, 1, Chance(bytes((seed,)), "box")), Worlds(game.space).all)
            found = list(steps)[-1]
            worlds = Worlds(game.space)
            twice = worlds.counts(worlds.mask(bytes(found[1:])))[1]
            mine = [at for at, one in enumerate(worlds.sets) if game.cards.has(0, one)]
            assert [at for at in mine if twice >> at & 1], (strength, seed, found)


def test_the_seal_number_is_seen_before_the_box_begins():
    for seed in range(9):
        settle(())
        flow = Flow(Nvm())
        flow.box.seed = seed
        flow.app.start(GAME, setup(seats=2, strength=1).encode())
        slowly(flow, (("wait 3", ("SEAL NUMBER", flow.app.game.fingerprint())),))
        assert flow.app.game.phase == moves.TURN and not flow.app.game.brew
        if flow.app.game.turn == 1:
            slowly(flow, (("A wait 3", "PREDICT?"), ("cut A", "PREDICT?")))
            return
        slowly(flow, (("A", "YOUR TURN"),))
    raise AssertionError("the box never begins")


# -- the menu ----------------------------------------------------------------------------------------------


def test_the_marker_of_the_menu_is_at_the_game_just_played_which_has_ended_when_it_is_over():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (("down down down A", "NEW: LOGIC POTIONS"), ("A A", "Market")))
    slowly(flow, (("down up up A", "LAWKEEPER"),))
    assert "Logic Potions" in flow.lines()[1] and "Go on" in flow.lines()[1] and flow.app.screen.cursor == 0
    flow = table(seats=2, strength=1, hands=("HS", "CD"))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "BOX WINS"), ("B", "LAWKEEPER")))
    assert "Ended" in flow.lines()[1] and flow.app.screen.cursor == 0


def test_back_from_the_review_the_marker_is_at_the_finished_game():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (("down down down A", "NEW: LOGIC POTIONS"), ("A A", "Market")))
    arrange(flow, (), ("HS", "CD", "HH"))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "LOSES"), ("A", "TURN")))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "WINS"), ("long A wait 5", "REVIEW")))
    slowly(flow, (("B", "LAWKEEPER"),))
    assert flow.app.screen.cursor == 0 and "Ended" in flow.lines()[1]


# -- explaining --------------------------------------------------------------------------------------------


def known(explain=None, alone=0, **options):
    """A flow at the table of a game that the box has seen before: won twice, of these `alone` against it."""
    settle((), explain)
    flow = Flow(Nvm())
    flow.app.home_data.data["stats"] = {"potions": {"won": 2, "alone": alone}}
    flow.app.start(GAME, setup(**options).encode())
    return flow


def test_the_first_challenge_is_explained_whenever_it_comes_and_once():
    flow = known()
    arrange(flow, RULES, ("HS", "CD", "HH"))
    slowly(
        flow,
        (
            ("right", ("You say that a rule", "challenged rule", "loses; kept, you do.")),
            ("A", "CONTRADICTION"),
        ),
    )
    slowly(flow, (("B right", "CONTRADICTION"), ("A", "P1 says:"), ("A", "NAMES A SET")))
    slowly(flow, (("up up up A", ("P3 says: it can be", "P3, RULE 2")),))
    flow = known("never")
    arrange(flow, RULES, ("HS", "CD", "HH"))
    slowly(flow, (("right", "CONTRADICTION"),))


def new(*rules):
    """A flow at the table of a first game, with this list of rules."""
    flow = known("always")
    flow.app.game.turn = 0
    listed(flow.app.game, *rules)
    slowly(flow, (("A", "A written"), ("A", ("WHAT TO DO", "challenge a rule (▶)"))))
    return flow


def test_an_arrow_that_a_sentence_asks_for_does_what_it_says_and_others_do_nothing():
    flow = new(*RULES)
    slowly(flow, (("up", "WHAT TO DO"), ("A", "P1 TURN"), ("A", "WHAT TO DO")))
    flow = new(*RULES)
    slowly(flow, (("right", ("You say that a rule", "WHAT TO DO")), ("A", "CONTRADICTION")))
    flow = new()
    slowly(flow, (("A A wait 1 A", "BREWS"), ("up A", ("WHAT TO DO", "arrow first."))))
    flow.do("left")  # at once: it was meant for the page before
    assert flow.app.game.phase == moves.PREDICT and "WHAT TO DO" in flow.text()
    slowly(flow, (("left", ("P3 PREDICTS?", "A yes, P3 calls")), ("B", "PREDICT?")))


def test_what_reads_the_same_at_a_table_and_alone_is_explained_once():
    flow = known(seats=2, strength=1)
    guide = flow.app.stage.guide
    assert guide is not None  # alone is new here
    assert guide._find("potions.brew") is None and guide._find("potions.table")
    flow = known(alone=2)
    assert flow.app.stage.guide._find("potions.brew") is None


# -- writing a rule ----------------------------------------------------------------------------------------


def at_rule():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    return flow


def test_the_end_of_a_rule_says_that_up_adds_a_condition():
    flow = at_rule()
    slowly(flow, (("right", ("[THEN]", "▲ adds or/and")), ("up", "[or]")))
    assert "adds" not in flow.lines()[7]
    slowly(flow, (("right right right right right", ("[+]", "▲ adds or/and")),))


def test_numbers_come_with_the_usual_ones_first():
    flow = at_rule()
    shown = []
    slowly(flow, (("left", "[at least 1]"),))
    for _ in range(11):
        shown.append(flow.text()[flow.text().index("[") + 1 :].split("]")[0].replace("\n", " "))
        flow.do("up")
    wanted = "at least 1,at least 2,at least 3,no,exactly 1,exactly 2,exactly 3,at most 1,at most 2"
    assert [" ".join(words.split()) for words in shown[:9]] == wanted.split(",")


def test_no_bracket_opens_behind_a_single_condition_and_the_rule_can_be_written_all_the_same():
    flow = at_rule()
    flow.do("right")
    for _ in range(6):
        flow.do("up")
        assert "(" not in flow.text(), flow.text()
    flow = at_rule()  # heart and (club or diamond), as: club or diamond) and heart
    slowly(flow, (("up up right up right right right up up up", ") and"), ("A wait 1 A", "STILL LEGAL?")))
    assert parts(flow.app.game.book.code(1))[0] == AND


# -- calls -------------------------------------------------------------------------------------------------


def test_b_leads_back_from_pointing_and_predicting_while_nothing_is_chosen():
    flow = table(*RULES)
    brew(flow, "HS")
    call(flow, "left", "P3 PREDICTS")
    slowly(flow, (("wait 1", "B back"), ("down", "B rules"), ("B B", "P3 PREDICTS")))
    slowly(flow, (("B", ("P3 PREDICTS?", "A yes")), ("B", "PREDICT?"), ("A", "P1 BREWS")))
    assert flow.app.game.predictor > 3
    slowly(flow, (("down A", "ILLEGAL?"),))
    call(flow, "left", "P3 POINTS")
    slowly(flow, (("B", "P3 CALLS ILLEGAL?"), ("B", "A all pass"), ("down", "P2 CALLS ILLEGAL?")))
    slowly(flow, (("A", "P2 POINTS"), ("down A", ("P1 LOSES", "rule 1:"))))


def test_a_call_that_names_nothing_yet_survives_a_power_cut_as_its_question():
    settle(())
    flow = Flow(Nvm())
    flow.app.start(GAME, setup().encode())
    slowly(flow, (("A", "Market"),))
    brew(flow, hand(flow)[0])
    button = ("up", "down", "left")[(flow.app.game.turn + 1) % 3]
    call(flow, button, "PREDICTS")
    slowly(flow, (("cut A", ("PREDICTS?", "A yes")), ("A", "becomes:"), ("down A", "BREWS")))
    assert flow.app.game.predicted == 0


def test_the_question_of_a_call_says_who_is_out_if_it_is_right():
    flow = table(*RULES)
    brew(flow, "HS")
    announce(flow, "red")
    slowly(flow, (("left", ("P3 CALLS ILLEGAL?", "breaks a rule", "Right: P1 out.", "A yes, P3 calls")),))
    slowly(flow, (("B A", "RULE 3"), ("A wait 1 A", "STILL LEGAL?")))
    slowly(flow, (("left", ("P3 CALLS STILL LEGAL?", "it is still legal.", "Right: P1 out.")),))


# -- words -------------------------------------------------------------------------------------------------


def test_you_are_spoken_to_as_you():
    flow = table(seats=2, strength=1, hands=("HS", "CD"))
    slowly(flow, (("down down down A", "I LOSE"),))
    assert "of YOU" not in " ".join(flow.text().split()) and "your rules" in " ".join(flow.text().split())
    slowly(flow, (("B B", "YOUR TURN"),))
    flow.app.game.turn = 1
    flow.app.game.brew, flow.app.game.phase = b"\0", moves.PREDICT
    flow.app.to_game()
    slowly(flow, (("wait 1", "A pass"),))
    assert "all pass" not in flow.text()


def test_a_sentence_over_a_page_has_the_name_of_that_page():
    flow = table(*RULES)
    slowly(flow, (("B", "RULES"), ("A", ("RULES", "by P3: IF it has at"))))
    assert "Lawkeeper" not in flow.text()


def test_who_wins_or_loses_by_a_rule_reads_what_it_says():
    flow = table((1, "S>=1 H>=1 & D>=1 | : fizzy"), (2, "H>=1 : red"), faster=True)
    accused(flow, "HS", "red", "1p2")
    slowly(flow, (("wait 1", ("P3 WINS", "rule 1:", "it is broken", "1p2", "fizzy")),))
    flow = table(*RULES)
    accused(flow, "HS", "red", "1p2")
    rows = flow.lines()
    assert rows[6].strip()[-1] == "." and CUT not in flow.text()  # the whole sentence is on the first page


def test_codes_and_the_proof_say_what_they_are_for():
    flow = table(*RULES, seats=2, hands=("HS", "CD"))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "WINS"), ("long A wait 3", "A on: rules")))
    slowly(flow, (("A A A", ("CODE OF A PUZZLE", "To type at a computer")), ("A", ("PROOF", "A new game"))))


def test_hold_a_on_start_says_what_it_does():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (("down down down A", "NEW: LOGIC POTIONS"), ("hold A", "Begins the game as")))
    slowly(flow, (("let go A B", "NEW: LOGIC POTIONS"), ("up hold A", "For one person")))


# -- cards -------------------------------------------------------------------------------------------------


def test_the_market_is_taken_card_by_card_and_the_table_names_the_suits():
    flow = table()
    slowly(flow, (("wait 0", ("♥h ♠s", "♣c ♦d")),))
    flow.app.game.cards.market = bytes([KINDS.index(letter) for letter in "CCSS"])
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, (("A wait 1 A", "STILL LEGAL?"), ("A", ("DRINKS", "[♣][♣] ♠  ♠", "▲in ▼out"))))
    slowly(flow, (("down", "♣ [♣]"), ("A", "takes one more"), ("right right right up", "♣ [♣] ♠ [♠]")))
    slowly(flow, (("left up", "♣  ♣ [♠][♠]"), ("A", "TURN")))
    assert flow.app.game.cards.hands[0] == bytes((3, 3, 3))


def test_a_quiet_turn_takes_the_first_two_with_one_press():
    flow = table()
    quiet_turn(flow)
    assert len(flow.app.game.cards.hands[0]) == 3
