# portable: runs on CPython and on the MicroPython VM
"""The box as a player, puzzles, potion lists, and what is told after the game only (Logic Potions items 5, 9,
31, 58, 72, 74, 84)."""

import sys

from fakes.checks import raises
from fakes.potions import EXAMPLES, FIRST, SEED, at, brewed, do, game, listed, made, of, setup, turn, write
from fakes.potions_review import reviewed
from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import form, rule
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import challenge, kept, moves, rules
from lawkeeper.games.potions.mind import puzzle
from lawkeeper.games.potions.mind.map import Map
from lawkeeper.games.potions.mind.player import Player
from lawkeeper.games.potions.mind.review import left
from lawkeeper.games.potions.pages.chapters import CHAPTERS
from lawkeeper.keep.chance import Chance
from lawkeeper.logic import masks

RED, FIZZY, TASTY = range(3)
BOARD = sys.implementation.name != "cpython"


def last(steps):
    """-> what a generator yields in the end; it has yielded nothing but None before."""
    found = None
    for found in steps:
        if found is not None:
            return found
    raise AssertionError("it never comes to an end")


def plays(play, number=0):
    """-> the move of whoever is to move, as the box would play it."""
    return last(Player(play, play.to_move()[0], Chance(b"box", str(number))).steps())


def alone(*listing, strength=2, first=1, hands=("HS", "CD"), **options):
    """A game against the box, which has the second seat."""
    return listed(game(seats=2, strength=strength, first=first, hands=hands, **options), *listing)


# -- the box as a player -------------------------------------------------------------------------------------


def test_the_box_plays_whole_games_against_itself_at_every_strength_in_every_variant():
    options = ({}, {"mathematical": True, "emperical": True, "buck": True}, {"victory": True, "count": 4})
    for strength in (1, 2, 3):
        for option in options[: 1 if BOARD else 3]:
            play = rules.Potions(setup(seats=2, strength=strength, **option).encode(), SEED)
            for number in range(400 if not BOARD else 40):
                if play.over:
                    break
                play.play(plays(play, number), 0)


def test_the_box_predicts_what_is_forced_and_nothing_else():
    for text, calls in (("H>=1 : red", True), ("H>=1 : -red", False)):
        play = alone((0, text), first=0)
        do(play, moves.BREW, at("H"))
        assert plays(play) == (bytes((moves.CALL, 1)) if calls else bytes((moves.PASS,)))
        if calls:
            play.play(plays(play), 0)
            assert plays(play) == bytes((moves.NAME, RED))


def test_the_box_calls_illegal_and_points_at_what_is_broken():
    play = alone((0, "C>=1 : red"), (0, "H>=1 : red"), first=0)
    brewed(play, "H", FIZZY)
    play.play(plays(play), 0)
    assert plays(play) == bytes((moves.POINT, 2))
    play = alone((0, "H>=1 : red"), first=0)
    brewed(play, "H", RED)
    assert plays(play) == bytes((moves.PASS,))


def test_the_box_calls_still_legal():
    for text, move in (("H>=1 : red", (moves.CALL, 1)), ("H>=1 : -red", (moves.PASS,))):
        play = alone(first=0)
        brewed(play, "H", RED)
        write(play, text)
        assert plays(play) == bytes(move)


def test_the_box_brews_what_is_legal_and_not_forced():
    play = alone((0, "C>=1 : red"))
    for number in range(6):
        assert plays(play, number) == bytes((moves.BREW, at("D")))
    do(play, moves.BREW, at("C"))
    do(play, moves.PASS)
    assert plays(play) == bytes((moves.NAME, RED))


def test_the_rules_of_the_box_make_its_brew_illegal_and_keep_the_goals():
    for number in range(4 if BOARD else 30):
        play = alone((0, "H>=1 : -red"), (1, "S=1 : -tasty"), strength=2 + number % 2)
        brewed(play, "CD", number % 3)
        do(play, moves.PASS)
        move = plays(play, number)
        assert move[0] == moves.WRITE
        code = move[1:]
        form.check(FIRST, code)
        assert not rule.compatible(FIRST, code, of("CD"), number % 3)
        worlds = Worlds(FIRST)
        left = worlds.left([play.book.code(1), play.book.code(2), code])
        assert not worlds.empty(left) and not worlds.universal(left)


def test_a_sharp_box_challenges_what_it_can_win_and_wins_it():
    contradiction = ((0, "S>=1 : fizzy"), (0, "H>=1 : red"))
    universal = ((0, "*>=2 : fizzy"), (0, "*<=2 : fizzy"))
    for listing, kind in ((contradiction, challenge.CONTRADICTION), (universal, challenge.UNIVERSAL)):
        play = alone(*listing, strength=3)
        assert plays(play) == bytes((moves.CHALLENGE | kind, 2))
        assert plays(alone(*listing))[0] == moves.BREW  # a fair one does not
        for number in range(9):
            if play.over:
                break
            play.play(plays(play, number), 0)
        assert play.over and play.winner == 1 and play.outcome() == "lost"


def test_the_box_defends_a_sound_rule_and_wins():
    for kind in (challenge.CONTRADICTION, challenge.UNIVERSAL, challenge.REDUNDANCY):
        play = alone((1, "H>=1 : -red"), (1, "S>=1 : -red"), first=0, redundancy=True)
        do(play, moves.CHALLENGE | kind, 2)
        for number in range(9):
            if play.over:
                break
            play.play(plays(play, number), 0)
        assert play.winner == 1


def test_a_box_that_is_called_illegal_blames_a_rule_where_that_helps():
    play = alone((0, "S>=1 : fizzy"), (0, "S>=1 : red"), hands=("C", "HS"), buck=True)
    brewed(play, "S", TASTY)
    do(play, moves.CALL, 0)
    do(play, moves.POINT, 1)
    assert plays(play) == bytes((moves.CHALLENGE, 2))


# -- what is told after the game only ------------------------------------------------------------------------


def test_potions_item_31_the_review_knows_what_was_forced_and_the_smallest_fault():
    play = game(hands=("HS", "CD", "HH"))
    turn(play, "H", RED, "H>=1 : red")  # it stays legal
    brewed(play, "C", FIZZY)
    do(play, moves.PASS)
    write(play, "H>=1 : fizzy")  # from here on a heart has nothing
    do(play, moves.PASS)
    do(play, moves.TAKE, 1)
    brewed(play, "H", RED)
    told = "\n".join(reviewed(play))
    for wanted in ("P1 ♥→red\n 3 were legal", "the brew stayed legal", "15 sets left nothing"):
        assert wanted in told, told
    assert "P3 ♥→red\n nothing was legal\n it broke rule 2" in told
    assert not any(word in play.public(0) for word in ("forced", "allowed", "possible", "faulty"))


def test_the_map_darkens_rule_by_rule():
    play = listed(game(), *[(0, text) for text in ("H>=1 : -tasty", "*=2 : fizzy", "H>=1 S>=1 | : red")])
    rows, count, title = Map(play, last(left(play))).after(0)
    assert rows[0].split() == ["♣♦♥♠"] * 3 and rows[1] == "  3333 ♣♣3333 ♦♥  33" and title == "no rule"
    assert "".join(rows).count("3") == 34
    rows, count, title = Map(play, last(left(play))).after(9)
    assert count == 3 and title == "rule 3"
    assert "".join(rows).count("✗") == 7 and "".join(rows).count("1") == 21


# -- puzzles -------------------------------------------------------------------------------------------------


def test_puzzles_of_both_kinds_have_one_answer():
    for number in range(2 if BOARD else 12):
        question = number % 2
        found = last(puzzle.made(Chance(b"puzzle", str(number)), question))
        worlds = Worlds(found.space)
        if question == puzzle.BREAKS:
            before = worlds.left(found.codes[: found.answer - 1])
            after = worlds.left(found.codes[: found.answer])
            assert not worlds.empty(before) and worlds.empty(after) >> found.shows & 1
        else:
            kept = worlds.left(found.codes)
            assert worlds.forced(kept) == 1 << found.answer and not worlds.empty(kept)


def test_a_puzzle_of_a_pack_is_read_or_refused():
    codes = [bytes(code) for code in EXAMPLES]
    record = bytes((puzzle.PUZZLE, puzzle.BREAKS, 0, 3)) + b"".join([bytes((len(c),)) + c for c in codes])
    found = puzzle.read(record)
    assert found.answer == 3 and found.codes == codes and found.space.names == FIRST.names
    for wrong in (b"", record[:3], b"\1" + record[1:], record[:1] + b"\2" + record[2:], record[:-1]):
        raises(Refused, puzzle.read, wrong)
    raises(Refused, puzzle.read, record[:2] + b"\x09" + record[3:])
    raises(Refused, puzzle.read, record[: 5 + len(codes[0])])  # one rule breaks nothing


# -- potion lists and effects --------------------------------------------------------------------------------


class Library:
    """As much of `keep.library` as lists need."""

    id = "61626364"

    def __init__(self, *records):
        self.records = records

    def count(self, game_id):
        return len(self.records) if game_id == kept.POTIONS else 0

    def record(self, game_id, number):
        return self.records[number]


def potion_list(names, effects):
    return bytes((kept.LIST, len(names))) + b"".join(
        [bytes((len(text),)) + text.encode() for text in names + effects]
    )


OURS = potion_list(["sour", "salty", "sweet"], ["Swap hands with a player.", "", "Draw one."])


def test_potions_item_72_what_happens_to_who_drinks():
    library = Library(b"\2\0\0\3", OURS)
    assert list(kept.lists(library)) == [(1, ["sour", "salty", "sweet"])]
    agreed = setup(own=("sour", "salty", "sweet"), library=b"abcd", record=1)
    assert kept.effect(library, agreed, 1) == "Swap hands with a player."
    assert kept.effect(library, agreed, 2) == ""
    assert kept.effect(library, agreed, 5) == "Swap hands with a player. Draw one."
    assert kept.effect(library, setup(), 1) == ""
    library.id = "61626365"
    assert "not loaded" in kept.effect(library, agreed, 1)


def test_potions_item_5_lists_that_cannot_be_used_are_passed_over():
    wrong = (
        b"",
        b"\1",
        OURS[:-1],
        OURS + b"!",
        potion_list(["sour"], [""]),
        potion_list(["a", "a"], ["", ""]),
    )
    assert list(kept.lists(Library(*wrong))) == []


# -- what the chapters tell ----------------------------------------------------------------------------------


def told(title):
    """-> the text of a chapter."""
    return [text for text in CHAPTERS if text.startswith(title + "\n")][0]


def test_potions_item_9_thought_experiments_need_no_cards():
    assert "Thought experiments need nobody's cards." in told("ADVICE")
    play = listed(game(hands=("HS", "CD", "HH")), (1, "S>=1 : fizzy"))
    do(play, moves.CHALLENGE, 1)
    do(play, moves.SET, at("CCC"))  # nobody has three clubs
    assert play.cards.hands[0] == of("HS")


def test_emperical_is_spelt_as_its_author_does():
    assert challenge.NAMES[challenge.EMPERICAL] == "Emperical" and "author's word" in told("ABOUT")


def test_what_cannot_be_enforced_is_told():
    for title, words in (
        ("ADVICE", "faster"),
        ("ADVICE", "Brews are not written down"),
        ("CALL-OUTS", "you are sure"),
        ("REDUNDANCY", "explain first"),
        ("ABOUT", "Vance"),
    ):
        assert words in told(title)


def test_potions_item_38_so_many_rules_that_honour_all_goals():
    """Each removes the brew from the allowed pairs and keeps a result for each set, two for one: no more than
    brews less sets less one."""
    for kinds, bound in ((4, 67), (6, 165)):
        sets = kinds + kinds * (kinds + 1) // 2 + kinds * (kinds + 1) * (kinds + 2) // 6
        assert 3 * sets - (sets + 1) == bound
    worlds = Worlds(FIRST)
    left, count = worlds.all, 0
    for number, brew in enumerate(worlds.sets):  # a rule for one set and one result each, while it may be
        for result in range(3):
            code = bytes((0, 1 << result)) + _exactly(brew)
            after = left & worlds.mask(code)
            if not worlds.empty(after) and not worlds.universal(after):
                assert after == left & ~worlds.at(number, result)
                left, count = after, count + 1
    assert count == 67 and masks.count(left) == 35


def _exactly(brew):
    """-> IF for just this set, in at most four conditions."""
    parts = bytes([rule.condition(kind, rule.EXACTLY, brew.count(bytes((kind,)))) for kind in range(4)])
    return parts + bytes((rule.AND,)) * 3


def test_the_example_rule_sets_are_made_as_they_are_written():
    assert made("H>=1 S>=1 | : red") == bytes((1, 0, 0x21, 0x31, rule.OR))
