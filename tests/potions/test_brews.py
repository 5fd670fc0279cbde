# portable: runs on CPython and on the MicroPython VM
"""Sets, results and rules as bytes, in words and as masks (Logic Potions items 2 to 18, 60, 70, 81)."""

from fakes.checks import raises
from fakes.potions import EXAMPLES, FIRST, KINDS, made, of
from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import english, form, kinds, rule, short, space
from lawkeeper.games.potions.brew import names as called
from lawkeeper.games.potions.brew.space import Space
from lawkeeper.games.potions.brew.worlds import Worlds, sets
from lawkeeper.logic import masks

SIX = Space(6, ("red", "fizzy", "tasty"))
MANY = Space(6, ("red", "fizzy", "tasty", "cold"), True, False, True)


def named(worlds, mask):
    """-> list of the sets of a mask, in letters, in order."""
    return sorted(["".join([KINDS[kind] for kind in worlds.sets[at]]) for at in masks.bits(mask)])


def test_potions_item_2_four_suits_or_six_colours():
    assert [kinds.sign(4, kind) for kind in range(5)] == list("♣♦♥♠#")
    assert [kinds.sign(6, kind) for kind in range(7)] == list("ROYGBV#")
    assert kinds.word(4, 2) == "heart" and kinds.word(6, 5, 2) == "violet pieces"
    assert kinds.word(4, 4, 2) == "ingredients"


def test_potions_item_5_lists_of_names_begin_with_the_first_game():
    assert called.names(0, 3) == ("red", "fizzy", "tasty")
    for title, _ in called.LISTS:
        assert len(title) < 14
    for number in range(len(called.LISTS)):
        names = called.names(number, 6)
        assert len(set(names)) == 6 and max([len(name) for name in names]) <= called.NAME


def test_potions_item_8_so_many_sets_and_brews():
    for many, wanted, brews in ((4, 34, 102), (6, 83, 249)):
        found = sets(many)
        whole = Space(many, ("red", "fizzy", "tasty"))
        assert len(found) == len(set(found)) == whole.sets == wanted
        assert wanted * whole.results == brews == masks.count(Worlds(whole).all)
        for at, brew in enumerate(found):
            assert space.number(many, brew) == at and space.set_of(many, at) == brew
        assert space.set_of(many, wanted) is None


def test_potions_item_10_a_rule_speaks_of_ingredients_and_results_alone():
    for code in EXAMPLES:
        form.check(FIRST, code)
    wrong = (
        b"",
        b"\1\0",  # no condition
        bytes((1, 0, 0x40 | 5)),  # a fifth suit
        bytes((1, 0, 0x80)),  # an adjective, which only a variant has
        bytes((1, 0, 0x01, 0x11)),  # two conditions that nothing joins
        bytes((1, 0, 0x01, rule.OR)),
        bytes((1, 0, 0x01, 0x11, 0xF2)),
        bytes((0, 0, 0x01)),  # THEN says nothing
        bytes((1, 1, 0x01)),  # red, or not red
        bytes((8, 0, 0x01)),  # a fourth potion
        bytes((rule.BOTH | 1, 0, 0x01)),
        bytes((1, 0)) + bytes(5) + bytes((rule.OR,)) * 4,  # five conditions
    )
    for code in wrong:
        assert raises(Refused, form.check, FIRST, code).args[0][-1] == "."


def test_potions_item_11_and_or_not_at_least_exactly():
    both = made("H>=1 S>=1 & : red")
    either = made("H>=1 S>=1 | : red")
    assert rule.applies(both, of("HS")) and not rule.applies(both, of("H"))
    assert (
        rule.applies(either, of("HS")) and rule.applies(either, of("H")) and not rule.applies(either, of("C"))
    )
    assert rule.applies(made("H=1 : red"), of("HSS")) and not rule.applies(made("H=1 : red"), of("HHS"))
    assert rule.applies(made("H!=1 : red"), of("HHS")) and not rule.applies(made("H!=1 : red"), of("HS"))
    assert rule.applies(made("*<=2 : red"), of("CS")) and not rule.applies(made("*<=2 : red"), of("CSS"))
    deep = made("H>=1 S>=1 | C=0 & D=0 | : red")
    either, no_club, no_diamond = (rule.OR, deep[2], deep[3]), deep[5], deep[7]
    assert form.parts(deep) == (rule.OR, (rule.AND, either, no_club), no_diamond)
    assert rule.applies(deep, of("DHH")) and not rule.applies(deep, of("CDH"))


def test_potions_item_12_sentences_that_can_be_read_at_once():
    said = [english.sentence(FIRST, code) for code in EXAMPLES]
    assert said == [
        "IF it has at least 1 heart THEN it is not tasty",
        "IF it has exactly 2 ingredients THEN it is fizzy",
        "IF it has at least 1 heart or at least 1 spade THEN it is red",
    ]
    assert max([len(sentence.split()) for sentence in said]) <= 20
    assert short.short(FIRST, EXAMPLES[2]) == "♥≥1|♠≥1→red"
    deep = made("H>=1 S=0 | C<=2 & D!=1 | : red -fizzy &")
    assert english.sentence(FIRST, deep) == (
        "IF it (has at least 1 heart or no spade) and at most 2 clubs or not exactly 1 diamond "
        "THEN it is red and not fizzy"
    )
    assert short.short(FIRST, deep, 30) == "(♥≥1|♠=0)&♣≤2|♦≠1→red&!fizzy"
    assert len(short.short(FIRST, deep)) <= 25  # what four conditions and two names take at least


def test_potions_item_12_a_row_of_signs_for_two_conditions():
    for then in ("red", "-tasty", "red fizzy"):
        row = short.short(FIRST, made("H>=1 S>=1 | : " + then), 17)
        assert len(row) <= 17, row


def test_potions_item_13_the_examples_contradict_on_seven_sets_fix_21_and_leave_six_free():
    worlds = Worlds(FIRST)
    left = worlds.left(EXAMPLES)
    assert named(worlds, worlds.empty(left)) == ["CH", "CS", "DH", "DS", "HH", "HS", "SS"]
    assert masks.count(worlds.forced(left)) == 21
    assert masks.count(worlds.counts(left)[1]) == 6


def test_potions_item_14_only_a_brew_is_held_against_a_rule():
    fizzy, red = made("S>=1 : fizzy"), made("S>=1 : red")
    assert rule.compatible(FIRST, fizzy, of("S"), 1) and rule.compatible(FIRST, red, of("S"), 0)
    form.check(FIRST, fizzy)
    form.check(FIRST, red)


def test_potions_item_15_if_false_then_true_else_not():
    code = made("H>=1 : red")
    assert rule.compatible(FIRST, code, of("C"), 1)
    assert rule.compatible(FIRST, code, of("H"), 0)
    assert not rule.compatible(FIRST, code, of("H"), 1)


# Rule, set, result, compatible: the primer's own examples.
VECTORS = (
    (1, "S", "tasty", True),
    (2, "H", "fizzy", True),
    (1, "H", "fizzy", True),
    (2, "H", "fizzy", True),
    (3, "DH", "red", True),
    (1, "H", "tasty", False),
    (2, "HS", "red", False),
    (3, "DH", "fizzy", False),
)


def test_potions_item_16_the_primers_vectors():
    worlds = Worlds(FIRST)
    for number, letters, result, expected in VECTORS:
        code = EXAMPLES[number - 1]
        result = FIRST.names.index(result)
        assert rule.compatible(FIRST, code, of(letters), result) == expected
        at = space.number(4, of(letters))
        assert (worlds.mask(code) & worlds.at(at, result) != 0) == expected


def test_potions_item_17_heart_and_spade_fizzy_breaks_rule_3():
    assert not rule.compatible(FIRST, EXAMPLES[2], of("HS"), 1)
    assert rule.compatible(FIRST, EXAMPLES[2], of("D"), 1)


def test_potions_item_18_quantity_words_are_explicit():
    assert english.sentence(FIRST, made("H>=2 : red")).startswith("IF it has at least 2 hearts ")
    assert english.sentence(FIRST, made("H=2 : red")).startswith("IF it has exactly 2 hearts ")
    assert english.sentence(FIRST, made("*<=2 : red")).startswith("IF it has at most 2 ingredients ")
    assert rule.applies(made("H>=2 : red"), of("HHH")) and not rule.applies(made("H=2 : red"), of("HHH"))


def test_potions_item_60_one_rule_can_be_a_universal_theory():
    worlds = Worlds(FIRST)
    assert worlds.universal(worlds.left([made("*>=1 : red")]))
    assert not worlds.universal(worlds.left([made("*>=1 : -red")]))


def test_potions_item_55_two_rules_that_explain_everything():
    worlds = Worlds(FIRST)
    left = worlds.left([made("*>=2 : fizzy"), made("*<=2 : fizzy")])
    assert worlds.universal(left) and masks.count(worlds.forced(left)) == 34 and not worlds.empty(left)


def test_potions_item_53_a_spade_and_a_heart():
    worlds = Worlds(FIRST)
    left = worlds.left([made("S>=1 : fizzy"), made("H>=1 : red")])
    assert named(worlds, worlds.empty(left)) == ["CHS", "DHS", "HHS", "HS", "HSS"]


def test_potions_item_70_several_adjectives_at_once_and_if_may_speak_of_them():
    assert (
        MANY.called(0) == "red"
        and MANY.called(2) == "red fizzy"
        and MANY.called(14) == "red fizzy tasty cold"
    )
    code = made("H>=1 b & : red -tasty &")
    form.check(MANY, code)
    assert english.sentence(MANY, code) == (
        "IF it has at least 1 yellow piece and is fizzy THEN it is red and not tasty"
    )
    assert english.sentence(MANY, made("-a H>=1 | : tasty")) == (
        "IF it is not red or has at least 1 yellow piece THEN it is tasty"
    )
    worlds = Worlds(MANY)
    mask = worlds.mask(code)
    for at, brew in enumerate(worlds.sets):
        for result in range(15):
            shows = result + 1
            broken = 2 in brew and shows & 2 and not (shows & 1 and not shows & 4)
            assert rule.compatible(MANY, code, brew, result) == (not broken)
            assert (mask & worlds.at(at, result) != 0) == (not broken)


def test_potions_item_73_a_mask_says_what_each_brew_says():
    rules = EXAMPLES + (
        made("H>=1 S>=1 | C=0 & D=0 | : red"),
        made("*!=2 : red fizzy"),
        made("C<=1 : -red -fizzy &"),
        made("D=2 *=3 & : -red tasty"),
    )
    for whole in (FIRST, SIX):
        worlds = Worlds(whole)
        for code in rules:
            mask = worlds.mask(code)
            for at, brew in enumerate(worlds.sets):
                for result in range(3):
                    bit = mask & worlds.at(at, result) != 0
                    assert bit == rule.compatible(whole, code, brew, result)
                assert worlds.open_to(mask, at) == [
                    result for result in range(3) if rule.compatible(whole, code, brew, result)
                ]


def test_potions_item_81_the_largest_space():
    assert Space(4, ("red", "fizzy", "tasty"), True).results == 7
    assert MANY.sets * MANY.results == 1245
    assert masks.count(Worlds(MANY).all) == 1245


def test_a_rule_of_four_conditions_takes_nine_bytes():
    code = made("H>=1 S>=1 | C=0 & D=0 | : red -fizzy &")
    form.check(FIRST, code)
    assert len(code) == rule.LONGEST == 9
