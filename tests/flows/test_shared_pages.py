# portable: runs on CPython and on the MicroPython VM
"""The pages that every game has: here with texts alone, in a game that is hardly one."""

from lawkeeper.games.fold import GIVE_UP, PAUSE, RESUME, REVEAL
from lawkeeper.games.pages import chapters, ended, giving_up, more, passing, paused, record, seal, told, undo
from lawkeeper.games.pages.base import GUARD_MS, GamePage, TrayPage
from lawkeeper.games.pages.form import START, SetupForm, last
from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.games.pages.secret import Secret
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

GUESS = 1
TOO_SHORT = [("blink", 0), ("sound", "early")]  # of a long hold


class Game:
    """A number is guessed."""

    over = False

    def fingerprint(self):
        return "ABCDE-FGHIJ"

    def nonce(self):
        return bytes(range(8))

    def outcome(self):
        return "won"


class App:
    """What a page asks of the app: it is noted."""

    def __init__(self, page="tiny.page"):
        self.game = Game()
        self.calls = []
        self.name = page
        self.now = 0
        self.looks = 0
        self.game_id = 9
        self.seal_broken = False
        self.undoable = bytes((GUESS, 7))
        self.refuses = False
        # This one stands for its parts.
        self.nav = self.ledger = self.session = self.box = self.screensaver = self

    def top(self):
        return [self.name, None, 0]

    def ticks(self):
        return self.now

    def last_undoable(self):
        return self.undoable

    def play(self, *codes):
        self.calls.append(("play",) + codes)
        return not self.refuses

    def undo(self):
        self.calls.append(("undo",))
        return not self.refuses

    def look(self):
        self.looks += 1
        return not self.refuses

    def __getattr__(self, name):
        if name not in ("go", "swap", "home", "back", "to_game", "say", "sound", "blink"):
            raise AttributeError(name)
        return lambda *args: self.calls.append((name,) + args)


def shown(page):
    """The screen as text without its layout."""
    screen = page.view()
    return "\n".join([screen.title] + list(screen.rows) + [screen.foot])


def pressed(page, *buttons):
    """-> what the app was asked for by these presses."""
    page.app.calls = []
    for button in buttons:
        page.tap(button)
    return page.app.calls


class SealNumber(seal.SealNumber):
    WHAT = "number"
    NEXT = "table"


def test_the_seal_number_is_written_down_and_then_the_game_begins():
    page = SealNumber(App())
    assert "ABCDE-FGHIJ" in shown(page) and "that the number stayed." in shown(page)
    assert pressed(page, A) == [("swap", "tiny.table")] and page.leads() == ("tiny.table",)
    later = SealNumber(App(), "look")
    assert "B back" in shown(later) and "written" not in shown(later)
    assert pressed(later, A, B) == [("back",)] and not later.leads()


class PassTheBox(passing.PassTheBox):
    TO = "Keeper"
    NEXT = "choose"


def test_the_box_is_passed():
    page = PassTheBox(App())
    assert "Keeper." in shown(page) and "All others look away." in shown(page)
    assert pressed(page, A) == [("swap", "tiny.choose")]


class Paused(paused.Paused):
    """It has no words of its own."""


def test_a_pause_is_over_with_a_and_b_leads_to_the_menu():
    page = Paused(App())
    assert "PAUSED" in shown(page)
    assert pressed(page, A) == [("play", RESUME), ("to_game",)]
    assert pressed(page, B) == [("home",)]
    page.app.refuses = True
    assert pressed(page, A) == [("play", RESUME)]


class Undo(undo.Undo):
    def told(self, move):
        return "The guess %d." % move[1]


def test_undo_says_what_it_takes_back_in_the_words_of_the_game():
    page = Undo(App())
    assert "The guess 7." in shown(page) and "Take that back?" in shown(page)
    assert pressed(page, A) == [("undo",), ("to_game",)]
    assert pressed(page, B) == [("back",)]
    app = App()
    app.undoable = None
    page = Undo(app)
    assert "There is nothing that" in shown(page) and pressed(page, A) == []


def test_what_the_game_forbids_is_not_taken_back():
    class Careful(Undo):
        def forbidden(self, move):
            return "Too late." if move[1] == 7 else None

    assert pressed(Careful(App()), A) == [("say", "Too late.")]
    app = App()
    app.undoable = bytes((GUESS, 8))
    assert pressed(Careful(app), A) == [("undo",), ("to_game",)]


class GiveUp(giving_up.GiveUp):
    TEXT = "This ends the game. Then the number may be told."


def test_giving_up_wants_a_long_hold():
    page = GiveUp(App())
    assert "the number" in shown(page).replace("\n", " ") and page.longs == (A,)
    assert pressed(page, A) == TOO_SHORT and "Hold longer" in shown(page)
    page.long(A)
    assert page.app.calls[-2:] == [("play", GIVE_UP), ("to_game",)]


class More(more.More):
    def own(self):
        return (("Record", 0, "tiny.record"), more.PAUSING)


def test_more_has_the_rows_of_the_game_and_those_of_every_game():
    page = More(App("tiny.more"))
    names = [page.row(index)[0].split("\t")[0] for index in range(page.count())]
    assert names == ["Record", "Pause", "Rules in short", "Seal number", "Box menu", "Give up"]
    goes = [page.row(index)[2:] for index in (2, 3, 5)]
    assert goes == [("tiny.rules",), ("tiny.seal", "look"), ("tiny.give_up",)]
    assert pressed(page, DOWN, A) == [("play", PAUSE), ("to_game",)]
    assert pressed(page, DOWN, DOWN, DOWN, A) == [("home",)]


class Rules(chapters.RulesInShort):
    CHAPTERS = ("first", "second", "third")


def test_chapters_are_read_one_by_one_and_in_a_circle():
    rows = (None, 1, "first", 2, 1), (1, 2, "second", 0, 2), (2, 3, "third", 1, 0)
    for arg, title, text, left, right in rows:
        page = Rules(App("tiny.rules"), arg)
        screen = page.view()
        assert (screen.title, screen.rows) == ("RULES %d/3" % title, [text])
        assert "chapters" in screen.foot
        for button, to in ((LEFT, left), (RIGHT, right)):
            assert pressed(page, button) == [("swap", "tiny.rules", to)]
        assert pressed(page, B) == [("back",)]


class End(ended.End):
    WHAT = "number"


def test_the_end_tells_the_secret_after_a_long_hold_only():
    page = End(App("tiny.end"))
    assert "WON" in shown(page) and "A long: number" in shown(page) and page.longs == (A,)
    assert pressed(page, A) == TOO_SHORT and "Hold longer" in shown(page)
    assert pressed(page, UP, LEFT, B) == [("go", "tiny.record", None), ("go", "tiny.undo", None), ("home",)]
    page.long(A)
    assert page.app.calls[-2:] == [("play", REVEAL), ("to_game",)]
    assert "◀ undo" in shown(page)
    page.app.undoable = None
    assert "B menu" in shown(page)


class Told(told.Told):
    PARTS = ("number", "proof")

    def number(self):
        return Screen("THE NUMBER", ("125",), self.foot())


def test_what_was_secret_is_told_with_its_proof():
    page = Told(App("tiny.told"))
    assert "125" in shown(page) and "▶proof" in shown(page)
    pressed(page, RIGHT)
    assert "ABCDE-FGHIJ" in shown(page) and "0001020304050607" in shown(page) and "unbroken" in shown(page)
    assert "▶number" in shown(page) and "Looks" not in shown(page)
    page.COUNTED = page.app.seal_broken = True
    assert "BROKEN" in shown(page) and "Looks\t0" in shown(page)
    pressed(page, LEFT)
    assert "125" in shown(page)
    assert pressed(page, UP, A, B) == [("go", "tiny.record", None), ("go", "tiny.setup", None), ("back",)]


class Record(record.Record):
    def lines(self, game):
        return ["guess %d" % number for number in range(8)]


def test_a_record_scrolls_and_stops_at_its_ends():
    page = Record(App("tiny.record"))
    assert "guess 0" in shown(page) and "guess 6" not in shown(page) and "\t▼ more" in shown(page)
    pressed(page, DOWN, DOWN, DOWN, DOWN)
    assert "guess 7" in shown(page) and "guess 1" not in shown(page) and "\t▲ more" in shown(page)
    pressed(page, UP)
    assert "guess 1" in shown(page)
    assert pressed(page, B) == [("back",)]


class Number(Secret):
    def secret(self):
        return Screen("THE NUMBER", ("125",), secret=True)

    def closed(self):
        return Screen("THE NUMBER", ("Hold A.",))


def test_a_secret_is_shown_while_a_is_held_and_the_look_is_counted():
    page = Number(App())
    assert page.holds == (A,) and "125" not in shown(page)
    page.hold(A)
    assert page.view().secret and page.app.looks == 1
    page.release(A)
    assert "125" not in shown(page)
    page.app.refuses = True  # a look that cannot be counted
    page.hold(A)
    assert "125" not in shown(page)


class Notes(OwnSecret):
    TITLE = "NOTES"

    def players(self):
        return 3

    def secret(self):
        return Screen("NOTES", ("of %d" % self.seat,), secret=True)


def test_everybody_reads_the_own_secret():
    page = Notes(App())
    assert "◀ player 1 ▶" in shown(page)
    pressed(page, LEFT)
    assert "◀ player 3 ▶" in shown(page)
    page.hold(A)
    pressed(page, RIGHT)  # not while it is read
    assert "of 2" in shown(page) and page.view().secret and not page.app.looks
    page.release(A)
    pressed(page, RIGHT)
    assert "◀ player 1 ▶" in shown(page)


class Form(SetupForm):
    ABOUT = {"start": "Begins at once."}
    ROWS = (START,)

    def start(self):
        self.app.calls.append(("start",))


def test_a_form_begins_with_its_first_row_and_says_what_rows_mean():
    page = Form(App())
    assert pressed(page, A) == [("start",)]
    page.hold(A)
    assert page.app.calls[-1] == ("say", "Begins at once.")
    assert last(page.app, 9) is page.app.game and last(page.app, 8) is None


class Table(GamePage):
    TAPS = {A: "guess", DOWN: ".more", LEFT: ".undo"}
    HOLDS = {B: "pause"}
    LONGS = {RIGHT: "stop"}
    holds = (B,)
    longs = (RIGHT,)

    def guess(self):
        self.mark(GUESS, 7)

    def stop(self):
        self.act(GIVE_UP)


def test_a_button_does_what_its_table_says():
    page = Table(App("tiny.table"))
    assert pressed(page, DOWN, LEFT, UP) == [("go", "tiny.more", None), ("go", "tiny.undo", None)]
    page.hold(B)
    assert page.app.calls[-2:] == [("play", PAUSE), ("to_game",)]
    page.app.calls = []
    page.hold(A)
    page.long(A)
    assert page.app.calls == []


def test_a_press_that_was_meant_for_the_page_before_plays_nothing():
    page = Table(App())
    page.app.now = GUARD_MS - 1
    assert pressed(page, A) == [("blink", GUARD_MS - 1), ("sound", "early")]  # and that is told
    page.app.now = GUARD_MS
    assert pressed(page, A) == [("play", GUESS, 7), ("to_game",), ("sound", "o_x")]


def test_the_end_is_heard_and_what_is_refused_is_not():
    page = Table(App())
    page.app.now = GUARD_MS
    page.app.game.over = True
    assert pressed(page, A) == [("play", GUESS, 7), ("sound", "win"), ("to_game",)]
    page.long(RIGHT)
    assert ("sound", "win") in page.app.calls
    page.app.refuses = True
    assert pressed(page, A) == [("play", GUESS, 7)]


def test_a_broken_seal_is_told_on_every_page():
    for make in (SealNumber, Paused, Undo, GiveUp, More, End, Told, Record, Number, Table):
        app = App()
        app.seal_broken = True
        title = make(app).view().title
        assert title.startswith("✗SEAL BROKEN"), make

    class Wide(TrayPage):
        def screen(self):
            return Screen("GAME\tROUND 1")

    app = App()
    app.seal_broken = True
    assert Wide(app).view().title == "✗SEAL BROKEN\tROUND 1"
