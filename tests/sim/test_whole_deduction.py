"""Deduction on the virtual box, as four players play it: statements, questions, a repeated clue, a power cut
in the middle, the right card; then the record is read back and drawn."""

import pytest
from sim.whole import ended, play, seal_number, sealed_cut, started

from fakes.deduction_flow import code_with, repeats
from lawkeeper.games.deduction.deal.cards import WORDS, named, shows
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.deal.deal import Deal
from lawkeeper.keep.seal import ALPHABET
from lawkeeper_host.page import html


@pytest.fixture
def box(tmp_path):
    with started(tmp_path, 8) as box:
        yield box


def to_table(box, code):
    """From the first page: the deal of this code for four players. -> the seal number"""
    play(box, ("down",), ("down",), ("A", "NEW: DEDUCTION"), ("down",), ("left", "by its code"))
    play(box, ("up",), ("A", "ENTER THE CODE"))
    for sign in spelt(code).replace("-", ""):
        for _ in range(ALPHABET.index(sign)):
            box.press("up")
            box.pass_time(200)
        box.press("right")
        box.pass_time(200)
    play(box, ("A", "SEAL NUMBER"))
    noted = seal_number(box)
    play(box, ("A", "to say 1234"))
    return noted


def test_four_play_through_a_cut_and_a_repeated_clue_to_the_right_card(box):
    code = code_with(repeats)
    deal = Deal(code)
    noted = to_table(box, code)
    for seat in range(4):
        play(box, ("A", "the Singles"), ("A", "SINGLES"), ("A", "How many Green"))
        play(box, ("A", "P%d: " % (seat + 1)), ("A", "to say" if seat < 3 else "to ask 1234"))
    play(box, ("A", "Who is asked"), ("A", "P1 ASKS P2"), ("right", "A Green"), ("A", "How many Green"))
    play(box, ("A", "P1 asked P2"))
    sealed_cut(box)
    play(box, ("A", "to ask 234"))
    for seat in range(1, 4):
        play(
            box,
            ("A", "Who is asked"),
            ("down", "Is that so?"),
            ("A", "P%d: no question" % (seat + 1)),
            ("A", "▲hand"),
        )
    play(
        box,
        ("A", "Conclusion"),
        ("down",),
        ("A", "TURN A CLUE?"),
        ("A", "Clue: NOT " + WORDS[deal.clues[0]]),
        ("A", "clues 1"),
    )
    play(
        box,
        ("A", "2 left"),
        ("down",),
        ("A", "TURN A CLUE?"),
        ("A", "Clue again"),
        ("A", "clues 2"),
        ("right", "DECLARE"),
    )
    play(box, *[(("left", "up", "right")[kind % 3],) for kind in shows(deal.hidden)])
    play(box, ("A", "ALL AGREED"), ("long A", "ALL WIN"), ("long A", spelt(code)))
    record, story = ended(box, noted)
    assert story.law == named(deal.hidden)
    assert "All win: the card was found." in html(record, names=("Ada",))
