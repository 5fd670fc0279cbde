"""Logic Potions on the virtual box, as three players play it to the last one: every call-out, every
challenge, victory potions, the power cut inside a challenge; then the record is read back and drawn.

Each call-out and each challenge makes one of the players lose (items 26 to 28, 33, 51), so that a game of
three has two of them: PREDICT, ILLEGAL, STILL LEGAL, STEAL and the five challenges take five games."""

import re

import pytest
from sim.whole import cut, ended, play, seal_number, sealed_cut, started

from lawkeeper_host.page import html

POTIONS = ("red", "fizzy", "tasty", "victory")
BUZZERS = ("up", "down", "left")


@pytest.fixture
def box(tmp_path):
    with started(tmp_path, 12) as box:
        yield box


class Table:
    """Three players at the box, from the first page on. `rows`: (row of the form from the top, presses of ▶)
    of what they agree on besides "to the last"."""

    def __init__(self, box, *rows):
        self.box = box
        play(box, ("down",), ("down",), ("down",), ("A", "NEW: LOGIC POTIONS"))
        at = 0
        for row, times in ((2, 1), *rows):
            play(box, *[("down",)] * (row - at), *[("right",)] * times)
            at = row
        play(box, *[("up",)] * at, ("A", "SEAL NUMBER"))
        self.noted = seal_number(box)
        play(box, ("A", "Market"))

    def active(self):
        """-> the seat whose turn it is, from 0."""
        return int(re.search(r"P(\d) TURN", self.box.screen_text())[1]) - 1

    def after(self, seat):
        """-> the seat that comes next while all three play."""
        return (seat + 1) % 3

    def brew(self):
        """The first ingredient of the hand."""
        play(self.box, ("A", "BREWS"), ("up", "In the brew"), ("A", "PREDICT?"))

    def name(self, potion, *then):
        """On a page with all potions: this one."""
        play(self.box, *[("down",)] * (POTIONS.index(potion) + 1), ("A", *then))

    def announce(self, potion, *then):
        """Nobody predicts."""
        play(self.box, ("A", "becomes:"))
        self.name(potion, *then)

    def about_all(self):
        """The rule that is being written counts all ingredients: IF it has any THEN it is not that potion."""
        for _ in range(4):
            if "[ingredient]" not in self.box.screen_text():
                play(self.box, ("up",))
        self.box.wait_for("[ingredient]")

    def write(self, *then):
        play(self.box, ("A", "WRITES RULE"), ("A", *then))

    def quiet_turn(self, potion, illegal):
        """A turn in which nobody calls; its rule forbids what was brewed, whatever it is made of."""
        self.brew()
        self.announce(potion, "ILLEGAL?" if illegal else "RULE ")
        if illegal:
            play(self.box, ("A", "RULE "))
        self.about_all()
        self.write("STILL LEGAL?")
        play(self.box, ("A", "DRINKS"), ("A", "TURN"))

    def call(self, seat, *then):
        """The buzzer of a seat, and it is meant."""
        play(self.box, (BUZZERS[seat], "A yes"), ("A", *then))

    def named_set(self, *then):
        """Whatever the first place has when ▲ is pressed once."""
        play(self.box, ("up",), ("A", *then))

    def opened(self, *words):
        """The game is over: all parts of what is told then. -> its record as it is told"""
        box = self.box
        play(box, ("long A", "REVIEW"), ("A", "ALL RULES"), ("A", "POTIONS LEFT"), ("A", "CODE OF A PUZZLE"))
        play(box, ("A", "PROOF", self.noted))
        record, story = ended(box, self.noted)
        drawn = html(record, names=("Ada",))
        assert [word for word in words if word not in drawn] == []
        return story


def test_still_legal_and_a_prediction(box):
    table = Table(box)
    first = table.active()
    table.brew()
    table.announce("red", "RULE 1")
    play(box, ("right",), ("right",), ("up", "not fizzy"))  # a rule that this brew keeps
    table.write("STILL LEGAL?")
    table.call(table.after(first), f"P{first + 1} LOSES", "it is kept")
    play(box, ("A", f"P{table.after(first) + 1} TURN"))
    second, third = table.active(), table.after(table.active())
    table.brew()
    table.call(third, f"P{third + 1} PREDICTS")
    table.name("tasty", f"P{second + 1} BREWS")
    cut(box)
    play(box, ("A", "predicted tasty"))
    table.name("tasty", f"P{third + 1} WINS")
    assert "won by player" in table.opened("STILL LEGAL", "predict").result


def test_illegal_and_a_contradiction_with_the_power_cut_inside_it(box):
    table = Table(box)
    first = table.active()
    table.quiet_turn("red", illegal=False)
    second, third = table.active(), table.after(table.active())
    table.brew()
    table.announce("red", "ILLEGAL?")
    table.call(third, f"P{third + 1} POINTS")
    play(box, ("down",), ("A", f"P{second + 1} LOSES", "broken"), ("A", f"P{third + 1} TURN"))
    play(box, ("right", "CONTRADICTION"), ("A", f"P{third + 1} or P{first + 1} loses."), ("A", "NAMES A SET"))
    play(box, ("up", "1 club"))
    sealed_cut(box)
    play(box, ("A", "NAMES A SET", "1 club"), ("A", "it can be"))
    cut(box)
    play(box, ("A", "it can be"))
    table.name("red", "POINTS")
    cut(box)
    play(box, ("A", "POINTS"), ("down",), ("A", f"P{third + 1} WINS", "broken"))
    assert "won by player" in table.opened("ILLEGAL", "Contradiction").result


def test_universal_theory_and_redundancy(box):
    table = Table(box, (9, 1))  # + redundancy
    first, second = table.active(), table.after(table.active())
    table.quiet_turn("red", illegal=False)
    table.quiet_turn("fizzy", illegal=True)
    third = table.active()
    play(box, ("right", "CONTRADICTION"), ("right", "UNIVERSAL THEORY"))
    play(box, ("A", f"P{third + 1} or P{second + 1} loses."), ("A", f"P{second + 1} NAMES A SET"))
    table.named_set("nothing but")
    table.name("tasty", "but also")
    table.name("red", f"P{third + 1} POINTS")
    cut(box)
    play(box, ("A", "POINTS"), ("down",), ("A", f"P{second + 1} LOSES", "broken"), ("A", "TURN"))
    play(box, ("right", "CONTRADICTION"), ("left", "REDUNDANCY"))
    play(box, ("A", f"P{third + 1} or P{first + 1} loses."), ("A", f"P{first + 1} NAMES A SET"))
    table.named_set("keeps all rules:")
    table.name("fizzy", "breaks only rule 1")
    cut(box)
    play(box, ("A", "breaks only rule 1"))
    table.name("red", f"P{third + 1} JUDGES")
    play(box, ("down",), ("A", f"P{first + 1} WINS", "Not so."))
    assert "won by player" in table.opened("Universal Theory", "Redundancy").result


def test_a_victory_potion_is_stolen_and_another_one_wins(box):
    table = Table(box, (5, 1), (7, 1))  # four potions, the victory potion among them
    first, second = table.active(), table.after(table.active())
    table.brew()
    table.announce("victory", "STEAL?")
    table.call(second, "PREDICT?")
    table.announce("red", f"P{first + 1} LOSES")
    play(box, ("A", f"P{second + 1} TURN"))
    table.brew()
    table.announce("victory", "STEAL?")
    play(box, ("A", "Nobody steals?"))
    cut(box)
    play(box, ("A", "STEAL?"), ("A", "Nobody steals?"), ("A", f"P{second + 1} WINS"))
    assert "won by player" in table.opened("STEAL", "victory").result


def test_emperical_and_data_consistency(box):
    table = Table(box, (9, 3))  # experiments
    first, second = table.active(), table.after(table.active())
    table.brew()
    table.announce("fizzy", "RULE 2")
    table.write("DRINKS")  # it forbids what was just brewed: its own experiment is against it
    play(box, ("A", f"P{second + 1} TURN"))
    play(box, ("right", "CONTRADICTION"), ("left", "EMPERICAL"))
    play(box, ("A", f"P{second + 1} or P{first + 1} loses."), ("A", f"P{second + 1} POINTS"))
    cut(box)
    play(box, ("A", "POINTS"), ("down",), ("A", f"P{first + 1} LOSES", "broken"), ("A", "TURN"))
    table.brew()
    table.announce("red", "RULE 4")
    table.write("DRINKS")
    play(box, ("A", "TURN"))
    third = table.active()
    play(box, ("right", "CONTRADICTION"), ("left", "DATA CONSISTENCY"))
    play(box, ("A", f"P{third + 1} or P{second + 1} loses."), ("A", f"P{third + 1} POINTS"))
    play(box, ("down",), ("A", "WINS"))
    assert "won by player" in table.opened("Emperical", "Data Consistency").result
