# portable: runs on CPython and on the MicroPython VM
"""Which laws are drawn for the box, and for the Compass Rose (Infer items 6, 10, 83 to 85)."""

from fakes.checks import raises
from fakes.infer_lawful import NORTHERN, SOME_BLUE, SOME_ORANGE
from lawkeeper.games import INFER, Refused
from lawkeeper.games.infer.fold import deck
from lawkeeper.games.infer.fold.setup import Setup
from lawkeeper.games.infer.laws import forms


class Laws:
    """A library of rows (level, tree or None, whether it is one of directions, and so has one byte more)."""

    id = "0badcafe"

    def __init__(self, *rows):
        self._rows = rows

    def count(self, game):
        return len(self._rows) if game == INFER else 0

    def record(self, game, card):
        level, tree, compass = self._rows[card]
        text = b"There must be %d \x01 dice." % card
        code = forms.encode(tree) if tree else b""
        return bytes((level, len(text))) + text + bytes((len(code),)) + code + (b"\x01" if compass else b"")


PLAIN = (1, None, False)
KNOWN = (1, SOME_ORANGE, False)
HARD = (3, SOME_BLUE, False)
ROSE = (2, NORTHERN, True)
MIXED = Laws(PLAIN, KNOWN, PLAIN, HARD, ROSE, PLAIN, KNOWN, ROSE, PLAIN)


def drawn(library, wanted=9, level=0, compass=False, understood=False):
    """The cards, sorted."""
    return sorted(list(deck.draw(library, {}, wanted, level, b"another!", compass, understood))[-1])


def test_item_06_the_box_gets_only_laws_that_it_understands():
    assert drawn(MIXED, understood=True) == [1, 3, 6]
    assert drawn(MIXED, level=3, understood=True) == [3]


def test_item_06_people_get_the_others_too():
    assert drawn(MIXED) == [0, 1, 2, 3, 5, 6, 8]


def test_item_85_laws_of_directions_only_with_the_rose_and_then_no_others():
    for understood in (True, False):
        assert drawn(MIXED, compass=True, understood=understood) == [4, 7]
    assert 4 not in drawn(MIXED) + drawn(MIXED, understood=True)


def test_item_06_the_sentence_says_what_is_missing_and_what_to_do():
    for library, options, words in (
        (Laws(PLAIN), (0, False, True), ("that the box understands", "Load another pack")),
        (Laws(PLAIN, HARD), (1, False, True), ("level 1 that the box understands", "another level")),
        (Laws(PLAIN, HARD), (2, False, False), ("level 2 is loaded", "another level")),
        (Laws(PLAIN, HARD), (0, True, True), ("Compass Rose", "play without")),
        (Laws(ROSE), (1, True, True), ("Compass Rose", "play without")),
    ):
        told = raises(Refused, drawn, library, 1, *options).args[0]
        for word in words:
            assert word in told, told


def test_item_06_only_laws_of_directions_and_no_rose():
    told = raises(Refused, drawn, Laws(ROSE), 1, 0, False, False).args[0]
    assert "Rose" in told and "level" not in told


def test_item_10_the_law_that_the_box_drew_leaves_the_deck():
    data = {}
    library = Laws(KNOWN, KNOWN, HARD)
    made = Setup()
    made.box_universe = True
    made.library = b"\x0b\xad\xca\xfe"
    cards = list(deck.draw(library, data, 1, 0, b"another!", False, True))[-1]
    made.laws = [(card,) + deck.law(library, card) for card in cards]
    from lawkeeper.games.infer.fold.lawful import Lawful

    deck.settle(data, Lawful(made.encode(), b"12345678"))
    assert data["used"]["1"]["under"] == ""
    rest = list(deck.draw(library, data, 2, 0, b"another!", False, True))[-1]
    assert cards[0] not in rest and len(rest) == 2


class App:
    """As much of the app as dealing asks for."""

    game = None
    started = None

    def __init__(self, library):
        self.library = library
        self.home_data = self.box = self
        self.data = {}
        self.feeds = 0

    def make_room(self):
        pass

    def feed(self):
        self.feeds += 1

    def announce(self, words):
        assert self.started is None  # a sign comes before the wait, not after it

    def random(self, count):
        return bytes(range(count))

    def start(self, game, coded, sure):
        self.started = Setup.decode(coded)


def dealt(library, **options):
    from lawkeeper.games.infer.pages import new_game

    app = App(library)
    made = Setup()
    for name in options:
        setattr(made, name, options[name])
    new_game.start(app, made)
    return app.started


def test_item_10_the_box_draws_one_law_and_a_helped_universe_two():
    for options, cards in (({"box_universe": True}, 1), ({"assist": True}, 2), ({}, 2)):
        laws = dealt(MIXED, **options).laws
        assert len(laws) == cards
        if options:
            assert b"" not in [row[3] for row in laws]
    assert len(dealt(MIXED, assist=True, draw_one=True).laws) == 1


def test_item_85_the_rose_is_dealt_for():
    laws = dealt(MIXED, box_universe=True, compass=True).laws
    assert laws[0][3] == forms.encode(NORTHERN)


def test_a_large_library_does_not_outlast_the_watchdog():
    """Where hardly a law fits, all are looked at: the loop is told that somebody is at work."""
    from lawkeeper.games.infer.pages import new_game

    app = App(Laws(*[KNOWN] * 400 + [HARD]))
    made = Setup()
    made.level = 3
    new_game.start(app, made)
    assert len(app.started.laws) == 1 and app.feeds > 400 // 16
