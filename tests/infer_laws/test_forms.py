# portable: runs on CPython and on the MicroPython VM
"""Laws as bytes."""

from fakes.checks import raises
from fakes.dice import Dice
from fakes.trees import random_tree
from lawkeeper.games.infer.laws import LawError, forms
from lawkeeper.games.infer.laws.forms import decode, encode

RED_FIVES = (forms.IS, (forms.COUNT, (1, (forms.EXACTLY, 5), 0, None)), (forms.AT_LEAST, 2))


def test_laws_of_every_form_come_back_from_nine_bytes_at_most():
    for form in range(len(forms.SLOTS)):
        chance = Dice(300 + form)
        for _ in range(40):
            tree = random_tree(chance, form)
            code = encode(tree)
            assert len(code) <= 9
            assert decode(code) == tree


def test_the_longest_law_has_nine_bytes():
    touching = (forms.TOUCHING, (forms.AT_LEAST, 15), (8, (forms.NOT, 6), forms.VISIBLE))
    die = (6, (forms.NOT, 6), forms.VISIBLE, None)
    tree = (forms.MORE, (forms.SUM, die), (forms.COLOURS, die[:3] + (touching,)))
    assert len(encode(tree)) == 9
    assert decode(encode(tree)) == tree


def test_a_number_that_is_too_large_is_refused():
    assert raises(LawError, encode, RED_FIVES[:2] + ((forms.AT_LEAST, 2048),)).args[0] == (
        "A number in this law is too large."
    )
    raises(LawError, encode, RED_FIVES[:2] + ((forms.AT_LEAST, -1),))


def test_bytes_of_no_law_are_refused():
    code = encode(RED_FIVES)
    assert decode(code) == RED_FIVES
    raises(LawError, decode, code[:-1])
    raises(LawError, decode, code + b"\0")
    raises(LawError, decode, code[:-1] + b"\xff")
    raises(LawError, decode, b"\x1f")


def test_any_bytes_are_a_tree_or_refused():
    chance = Dice(9)
    read = 0
    for _ in range(1500):
        code = bytes([chance.below(256) for _ in range(chance.below(10))])
        try:
            tree = decode(code)
        except LawError:
            continue
        assert encode(tree) == code
        read += 1
    assert read > 5
