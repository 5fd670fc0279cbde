# portable: runs on CPython and on the MicroPython VM
"""A crash is never a trap: whatever fails, wherever, the screen that it ends on can be left."""

import sys

from fakes.crashing import Machine
from fakes.flash import Nvm
from fakes.infer_flow import at_table
from fakes.place import settle
from lawkeeper import app, crash, games, pages
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep.journal import Journal, JournalError
from lawkeeper.keep.ledger import STUMBLED, Ledger
from lawkeeper.services import LinkServices

SECRET = "There must be no 4s."
HOLD, LONG, SECOND = 40, 120, 60  # passes
TABLE = "infer.table"


class Boom(Exception):
    pass


KINDS = (Boom, MemoryError)


class Fault:
    """While entered, `holder.name` is `made(what was there)`."""

    def __init__(self, holder, name, made):
        self.holder, self.name, self.made = holder, name, made

    def __enter__(self):
        self.plain = getattr(self.holder, self.name)
        setattr(self.holder, self.name, self.made(self.plain))

    def __exit__(self, *_):
        setattr(self.holder, self.name, self.plain)


def raising(kind):
    def boom(*_):
        raise kind(SECRET)

    return boom


def in_page(name, part, kind):
    """Pages called `name` fail in `part`: "view", "tap", "work", or "open" for making them."""

    def made(plain):
        def page(wanted):
            return broken if wanted == name else plain(wanted)

        def broken(app, arg):
            if part == "open":
                raise kind(SECRET)
            page = plain(name)(app, arg)
            setattr(page, part, raising(kind))
            page.busy = part == "work"
            return page

        return page

    return Fault(pages, "page", made)


def in_fold(kind, op=None):
    """The fold fails as it is made, or as it plays `op`."""

    def made(plain):
        def fold(game_id, setup):
            real = plain(game_id, setup)

            class Broken(real):
                def play(self, move, at):
                    if move[0] == op:
                        raise kind(SECRET)
                    real.play(self, move, at)

            return Broken

        return fold if op is not None else lambda plain: raising(kind)

    return Fault(games, "rules", made)


def game():
    """The nvm of a game of Infer at its first turn."""
    return at_table().nvm.restarted()


def unharmed(nvm, before):
    """The game in `nvm` is the one in `before`: only notes have come."""
    was, now = Ledger(Journal(before)), Ledger(Journal(nvm))
    assert (was.game_id, was.seed, was.setup) == (now.game_id, now.seed, now.setup)
    assert list(was.moves(lambda move: True)) == list(now.moves(lambda move: True))


def told(machine):
    """The first page, after the sentence over it has said what happened."""
    machine.see("The game was stopped", "any button goes on")
    yield from machine.press("B")
    machine.see("LAWKEEPER", "Play Infer")


def new_game(machine):
    """From the first page: begin another game in place of the one that is kept."""
    if "Go on: " in machine.text():
        yield from machine.press("down")
    yield from machine.press("A")
    machine.see("NEW GAME")
    yield from machine.press("A")
    machine.see("STOP THAT GAME?")
    yield from machine.press("A", LONG)
    machine.see("PASS THE BOX")


def sorry(machine, again=False):
    machine.see("SORRY", "A menu" if again else "hold B: menu")
    assert "4s" not in machine.text()


FAULTS = (
    ("view", lambda kind: in_page(TABLE, "view", kind), ("A", "B")),
    ("tap", lambda kind: in_page(TABLE, "tap", kind), ("A", "left")),
    ("work", lambda kind: in_page(TABLE, "work", kind), ("A",)),
    ("open", lambda kind: in_page(TABLE, "open", kind), ("A",)),
    ("play", lambda kind: in_fold(kind, rules.PASS), ("A", "down", "down", "A")),
    ("first page", lambda kind: in_page("menus.held", "open", kind), ("B", "A")),
)


def each():
    """Yield (name, fault, presses that lead to it) for every place and kind."""
    for place, made, presses in FAULTS:
        for kind in KINDS:
            yield "%s in %s" % (kind.__name__, place), made(kind), presses


def stumble(machine, presses, again=False):
    """From the start: what leads to the crash, and its screen."""
    yield from machine.wait()
    for name in presses:
        yield from machine.wait(SECOND)
        yield from machine.press(name)
    machine.see("SORRY", "A menu" if again else "hold B: menu")
    assert "4s" not in machine.text()


def test_the_second_crash_at_the_same_place_leads_to_the_menu_and_a_new_game_can_be_begun():
    for name, fault, presses in each():
        nvm = game()
        before = nvm.restarted()

        def script(machine, presses=presses, nvm=nvm, before=before):
            yield from stumble(machine, presses)
            yield from machine.press("A")
            assert machine.starts == 2
            yield from stumble(machine, presses, again=True)
            unharmed(nvm, before)
            yield from machine.press("A")
            assert machine.starts == 2
            yield from told(machine)
            yield from new_game(machine)

        with fault:
            attempt(name, nvm, script)
        assert not Ledger(Journal(nvm)).faults


def test_a_hold_of_b_leads_from_the_first_crash_to_the_menu():
    for name, fault, presses in each():
        nvm = game()

        def script(machine, presses=presses):
            yield from stumble(machine, presses)
            yield from machine.press("B")
            machine.see("SORRY")  # a tap is no hold
            yield from machine.press("B", HOLD)
            assert machine.starts == 1
            yield from told(machine)
            yield from new_game(machine)

        with fault:
            attempt(name, nvm, script)


def attempt(name, nvm, script):
    try:
        Machine(nvm).play(script)
    except AssertionError as error:
        raise AssertionError("%s: %s" % (name, error))  # noqa: B904 - the VM has no chains


def test_a_game_that_is_kept_goes_on_where_it_stood_once_the_fault_is_mended():
    nvm = game()
    before = nvm.restarted()

    def script(machine):
        yield from stumble(machine, ("A", "B"))
        yield from machine.press("B", HOLD)
        yield from told(machine)

    def mended(machine):
        yield from machine.wait()
        machine.see("The box has stumbled.")
        yield from machine.press("A")
        machine.see("MARKERS ")
        yield from machine.wait(SECOND)
        yield from machine.press("B")
        machine.see("3 is ✗")

    with in_page(TABLE, "view", Boom):
        Machine(nvm).play(script)
    unharmed(nvm, before)
    Machine(nvm).play(mended)
    assert not Ledger(Journal(nvm)).faults


def test_after_two_crashes_the_box_starts_on_the_menu_also_when_the_power_was_off():
    for kind in KINDS:
        nvm = game()
        Ledger(Journal(nvm)).note(STUMBLED, b"Boom fold/rules.py _mark")
        Ledger(Journal(nvm)).note(STUMBLED, b"Boom fold/rules.py _mark")

        def script(machine):
            yield from machine.wait()
            machine.see("The game was stopped", "fold/rules.py", "_mark")
            yield from machine.press("B")
            machine.see("A game is kept")
            yield from new_game(machine)

        with Fault(games, "rules", lambda plain, nvm=nvm, kind=kind: only_old(plain, nvm, kind)):
            Machine(nvm).play(script)


def only_old(plain, nvm, kind):
    """The rules fail as long as the game that is there now is on the table."""
    seed = Ledger(Journal(nvm)).seed

    def rules_of(game_id, setup):
        if Ledger(Journal(nvm)).seed == seed:
            raise kind(SECRET)
        return plain(game_id, setup)

    return rules_of


def test_a_fold_that_fails_at_the_start_leads_to_the_menu():
    for kind in KINDS:
        nvm = game()

        def script(machine):
            yield from stumble(machine, ())
            yield from machine.press("A")
            yield from stumble(machine, (), again=True)
            yield from machine.press("A")
            yield from told(machine)
            yield from new_game(machine)

        with Fault(games, "rules", lambda plain, nvm=nvm, kind=kind: only_old(plain, nvm, kind)):
            Machine(nvm).play(script)


def test_a_journal_that_cannot_even_be_read_leads_to_the_menu_and_gives_nothing_away():
    for kind in KINDS:
        nvm = game()
        seed = Ledger(Journal(nvm)).seed

        def unread(plain, nvm=nvm, seed=seed, kind=kind):
            def records(journal):
                # An installed journal of the old game, wherever it is looked at from.
                if seed in bytes(journal._nvm[0:64]):
                    raise kind(SECRET)
                return plain(journal)

            return records

        def script(machine, nvm=nvm):
            before = bytes(nvm[0:4096])
            yield from stumble(machine, ())
            yield from machine.press("A")
            yield from stumble(machine, ())
            yield from machine.press("B", HOLD)
            yield from told(machine)
            assert bytes(nvm[0:4096]) == before
            yield from new_game(machine)

        with Fault(Journal, "records", unread):
            table = crash.table(nvm)
            assert table.game is None and table.ledger.game_id and table.stuck
            Machine(nvm).play(script)
        assert Ledger(Journal(nvm)).game_id == 1 and Ledger(Journal(nvm)).seed != seed


def test_beside_a_journal_that_cannot_be_read_a_setting_counts_and_erases_nothing():
    nvm = game()
    before = bytes(nvm[0:4096])
    settle()
    shut = crash.Shut(nvm)
    journal = Journal(shut)
    assert list(journal.records()) == []
    ledger = Ledger(journal)
    try:
        ledger.note(STUMBLED)
        raise RuntimeError("it was written")
    except JournalError:
        assert bytes(nvm[0:4096]) == before
    ledger.begin(1, b"new seed", b"set-up")
    assert Ledger(Journal(nvm)).setup == b"set-up"


def test_a_start_that_always_fails_can_be_left_and_starts_when_it_no_longer_does():
    for kind in KINDS:
        nvm = game()
        fault = Fault(app, "Screensaver", lambda plain, kind=kind: raising(kind))

        def script(machine, fault=fault):
            yield from stumble(machine, ())
            yield from machine.press("B", HOLD)
            yield from machine.press("A", HOLD)
            machine.see("SORRY")
            fault.__exit__()
            yield from machine.press("A")
            if "SORRY" in machine.text():
                yield from machine.press("A")
            yield from told(machine)

        with fault:
            Machine(nvm).play(script)


def test_a_screen_that_cannot_be_had_either_starts_the_box_again():
    nvm = game()

    def script(machine):
        yield from machine.wait()
        yield from machine.wait(SECOND)
        yield from machine.press("A")
        yield from machine.wait(SECOND)
        assert machine.starts > 1
        machine.see("The power was off.")

    with Fault(crash, "show", lambda plain: raising(MemoryError)), in_page(TABLE, "work", Boom):
        Machine(nvm).play(script)


def test_a_page_that_fails_goes_back_to_the_table_once_between_two_moves():
    for part in ("open", "view", "ring"):
        for kind in KINDS:
            nvm = game()

            def script(machine):
                yield from machine.wait()
                yield from machine.press("A")
                machine.see("MARKERS ")
                for verdict in ("3 is ✗", "4 is ✗"):
                    yield from machine.press("down")
                    machine.see("That page failed", "any button goes on")
                    assert "4s" not in machine.text()
                    yield from machine.press("B")
                    machine.see("MARKERS ")
                    yield from machine.wait(SECOND)
                    yield from machine.press("B")
                    machine.see(verdict)
                yield from machine.press("down")
                machine.see("That page failed")
                yield from machine.press("B")
                yield from machine.press("down")
                machine.see("SORRY")
                yield from machine.press("A")
                machine.see("The box has stumbled.")
                assert machine.starts == 2

            with in_page("infer.more", part, kind):
                Machine(nvm).play(script)


def test_a_page_that_may_not_open_says_why_however_often_it_is_tried():
    settle()

    def script(machine):
        yield from machine.wait()
        for _ in range(3):
            yield from machine.press("down")
            yield from machine.press("down")
            yield from machine.press("down")
            yield from machine.press("down")
            yield from machine.press("down")
            yield from machine.press("A")
            machine.see("There must be no 4s.")  # a sentence for players, not the text of a fault
            yield from machine.press("B")
            machine.see("LAWKEEPER")

    with in_page("menus.packs", "open", games.Refused):
        Machine(Nvm()).play(script)


def test_a_crash_without_a_game_writes_nothing_and_can_be_left():
    settle()
    nvm = Nvm()

    def script(machine):
        yield from machine.wait()
        for _ in range(3):
            yield from machine.press("down")
            machine.see("SORRY", "hold B: menu")
            yield from machine.press("B", HOLD)
            machine.see("LAWKEEPER")

    with in_page("menus.home", "tap", Boom):
        Machine(nvm).play(script)
    assert bytes(nvm[0:4096]) == b"\xff" * 4096


def test_the_memory_is_freed_before_the_screen_is_made():
    nvm = game()
    seen = []

    def watched(plain):
        def show(box, error):
            seen.append([name for name in ROOMS if name in sys.modules])
            return plain(box, error)

        return show

    def script(machine):
        yield from stumble(machine, ("A",))

    for name in ROOMS:
        sys.modules.pop(name, None)
    with Fault(crash, "show", watched), in_page(TABLE, "work", MemoryError):
        Machine(nvm).play(script)
    assert seen == [[]]


ROOMS = ("lawkeeper.games.infer.pages.table", "lawkeeper.menus.held")


def test_a_full_journal_takes_no_note_and_the_screen_comes_all_the_same():
    nvm = game()
    ledger = Ledger(Journal(nvm))
    while ledger.journal.free > 16:
        ledger.note(STUMBLED)
    before = bytes(nvm[0:4096])
    assert crash.note(nvm, ("Boom", "fold/rules.py", "_mark")) >= 2  # there were two already
    assert bytes(nvm[0:4096]) == before


def test_what_is_noted_holds_no_word_of_the_error_and_not_more_than_two_notes_are_made():
    nvm = game()
    said = ("Boom", "infer/a_file_with_a_very_long_name_indeed.py", "_a_function")
    assert [crash.note(nvm, said) for _ in range(4)] == [1, 2, 2, 2]
    assert Ledger(Journal(nvm)).faults == [" ".join(said)[: crash.NOTED]] * 2


def test_a_note_that_is_not_text_stops_nothing():
    nvm = game()
    Ledger(Journal(nvm)).note(STUMBLED, b"\xff\x00Boom\n")
    assert Ledger(Journal(nvm)).faults == ["Boom"]


def test_the_cable_says_what_stopped_the_game_and_keeps_its_secret():
    class App:
        game = None

    App.ledger = Ledger(Journal(game()))
    services = LinkServices(App)
    assert "Finish it" in services.sealed()
    App.ledger.note(STUMBLED, b"Boom fold/rules.py _mark")
    assert "Boom fold/rules.py _mark" in services.sealed() and "kept" in services.sealed()
