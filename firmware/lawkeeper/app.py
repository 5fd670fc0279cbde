"""The loop: a button or a line on the cable becomes a move, it is journalled, screen and lights follow.

Nothing here knows a game. `App` owns the parts and offers them to the pages and to the link; `main` is what
`code.py` calls.
"""

import gc

from lawkeeper import games, modules, ticks
from lawkeeper.keep import KeepError
from lawkeeper.keep.home import HomeError
from lawkeeper.keep.journal import Journal, JournalError
from lawkeeper.keep.ledger import SERVICE, SETTING
from lawkeeper.saver import Saver
from lawkeeper.shelf import Shelf
from lawkeeper.table import Table
from lawkeeper.ui.buttons import TURNED
from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.gestures import HOLD, LONG, RELEASE, TAP, Gestures
from lawkeeper.ui.nav import CURSOR, Nav
from lawkeeper.ui.ring import Ring, fill_up
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.sounds import Player
from lawkeeper.ui.text import sentence

LIGHTS_MS = 40  # between two looks at the ring: its fastest pattern changes every 125 ms
WARN_AT = ((60, "minute"), (10, "ten"))  # seconds left on a game clock and the cue for it
FIRST_PAGE = "menus.home"


class App:
    """Everything that a page or the link may ask for.

    `box` is the hardware (`lawkeeper.box.box.Box`, or a stand-in of the same shape). `stuck`: the box has
    crashed and the players want the menu; the game is left as it is until they go on with it.
    """

    def __init__(self, box, stuck=False, memory=None):
        self.box = box
        self.memory = memory or modules.Memory()
        self.toasts = []
        self.table = _table_after_crash(box.nvm) if stuck else Table(Journal(box.nvm))
        self.shelf = Shelf(self.table.ledger)
        if "erasing" in self.home_data.data and not stuck:
            from lawkeeper import recover

            recover.look(self)
        self.server = None
        self.canvas = Canvas()
        self.saver = Saver(box, self.canvas)
        self._turned = self.settings.get("turned") == "yes"
        self.gestures = Gestures(self._held())
        self.ring = Ring(box.lights)
        self.frame = bytearray(24)
        self.player = Player(box.tone)
        self.nav = Nav(FIRST_PAGE)
        self.page = None
        self.screen = None
        self.stale = True
        self._module = ""
        self._chores = True
        self._retreated = self._hush = self._heavy = False
        self._lit = box.ticks()
        self._second = -1
        self._left = -1
        self._complaints = None
        self._apply_settings()
        if self.table.held and not self.table.stuck:
            self.nav.go("menus.held")
        self._open()

    # -- what pages ask for ------------------------------------------------------------------------------

    @property
    def game(self):
        """The rules object of the game on the table, or None."""
        return self.table.game

    @property
    def ledger(self):
        return self.table.ledger

    @property
    def clock(self):
        return self.table.clock

    @property
    def library(self):
        return self.shelf.library

    @property
    def settings(self):
        return self.shelf.settings

    @property
    def complaints(self):
        """Sentences on what did not come up as it should when the box was switched on."""
        if self._complaints is None:
            from lawkeeper.menus import health

            self._complaints = health.complaints(self)
        return self._complaints

    @property
    def home_data(self):
        """The second home: `.data` is its dict, `store` writes it."""
        return self.shelf.home

    def go(self, name, arg=None):
        """Open a page on top of this one; B comes back."""
        self.nav.top()[CURSOR] = self.page.cursor
        self.nav.go(name, arg)
        self._open()

    def swap(self, name, arg=None):
        """Open a page in place of this one."""
        self.nav.swap(name, arg)
        self._open()

    def back(self):
        """One step back; on the first page nothing happens."""
        if self.nav.back():
            self._open()

    def home(self):
        """All the way back to the first page and its first row."""
        self.nav.home()
        self.nav.top()[CURSOR] = 0
        self._open()

    def to_game(self):
        """To the page that the running game is at, with the first page below it."""
        self.nav.home()
        self.nav.go(games.root(self.table.ledger.game_id, self.game))
        self._open()

    def go_on(self):
        """The players are back after a power cut: the clock may run again."""
        self.table.go_on(self.box.ticks())
        self.to_game()

    def _open(self):
        try:
            self._enter()
        except Exception as error:  # noqa: BLE001 - whatever a page fails with, there is another page
            if not self._retreat(error):
                raise

    def _enter(self):
        """Make the page in front anew, and let go of what it has no use for."""
        name, arg, cursor = self.nav.top()
        row = games.page_row(name)
        self.page = None
        self._module = row[0]
        done, self._heavy = self._heavy, row[-1] == "heavy"
        if self._heavy:
            self._clear()
        elif done:  # what the page before took all the room for has done its work
            self.memory.clear(self._in_use())
        page = games.page(name)(self, arg)
        self.memory.use(row[0])
        # At a table with a secret, and while one is found: what the cable hears must not depend on it.
        secret = self.game is not None and not self.game.finished
        self._hush = (secret or page.busy) and not name.startswith("menus.")
        if page.keep_cursor:
            page.cursor = cursor
        self.page = page
        self.gestures.listen(page)
        self.stale = self._chores = True

    def _in_use(self):
        """-> names of the modules that must stay in memory now."""
        names = [self._module]
        if self.game is not None:
            names += games.made_of(self.ledger.game_id)
        if self.server is not None:
            names += self.server.needs()
        return names

    def _ahead(self):
        """-> names of the modules of the pages that players may open next."""
        return () if self.page.busy else [games.page_row(name)[0] for name in self.page.leads()]

    def _forget(self):
        # The link may be writing the library: closing a written file would touch its folder.
        if self.server is None or self.server.put_away():
            self.shelf.clear()

    def _clear(self):
        """Let go of all that a page which takes all the room can do without; also of an upload, if one is
        under way: it goes on where it stopped when the host begins it again."""
        if self.server is not None:
            self.server.put_away(True)
        self.shelf.clear()
        self.memory.clear(self._in_use())

    def _retreat(self, error):
        """A page failed as it opened or drew: go back to the page that the game is at.

        Once between two moves, so that a page that always fails is a crash in the end. False when it was."""
        if self._retreated:
            return False
        self._retreated = True
        self.page = None
        self.memory.clear(self._in_use())
        if self.game is None or self.table.held:
            self.home()
        else:
            self.to_game()
        told = isinstance(error, (games.Refused, KeepError))
        self._retreated = not told  # what is not a fault of ours may happen again
        self.say(error.args[0] if told else "That page failed: %s." % type(error).__name__)
        return True

    def say(self, sentence):
        """Lay a sentence over the page until any button is pressed; a second one waits for that."""
        if sentence not in self.toasts:
            self.toasts.append(sentence)
        self.stale = True

    def announce(self, words):
        """Show a few words at once: what comes now takes longer than a press should."""
        if not self.saver.asleep:
            screen = Screen("Lawkeeper", ("", "", "\t" + words + "\t"))
            self.box.show(self.canvas.buffer, self.canvas.draw(screen))

    def play(self, *codes):
        """Play one move. False when the rules refuse it: the players then see why."""
        try:
            self.table.play(bytes(codes), self.box.ticks())
        except games.Refused as refused:
            return self._refuse(refused)
        self._retreated = False
        self.stale = True
        return True

    def undo(self):
        """Take back the last move of the table. False when there is none."""
        try:
            done = self.table.undo(self.box.ticks())
        except games.Refused as refused:
            return self._refuse(refused)
        self.stale = True
        return done

    def _refuse(self, refused):
        self.sound("refused")
        self.say(refused.args[0])
        return False

    def look(self):
        """Count a look at the secret. False when it cannot be counted: then it must not be shown."""
        try:
            self.table.look()
        except games.Refused as refused:
            return self._refuse(refused)
        self.stale = True
        return True

    def start(self, game_id, setup, sure=False):
        """Begin a game. One that is not over has to be given up first (`sure`)."""
        kept = self.ledger.game_id > 0 and (self.game is None or not self.game.over)
        if kept and not sure:
            self.go("menus.abandon", (game_id, setup))
            return
        self.announce("One moment ...")
        if self.server is not None:
            self.server.put_away()
        self.memory.clear(self._in_use())  # erasing nvm takes two blocks in one piece each
        self.store(self.box.nvm)
        self.table.begin(game_id, self.random(8), setup)
        self._left = -1
        self.to_game()

    def store(self, erasing=None):
        """Write results, statistics and settings into the second home. A drive that refuses is not fatal.

        `erasing`: nvm, when its erasure comes next."""
        if self.game is not None:
            games.remember(self.home_data.data, self.table.ledger.game_id, self.game)
        try:
            self.shelf.save(erasing)
        except HomeError as error:
            self.say(error.args[0])

    def set(self, name, value):
        """Change a setting, journal it, and let it count at once. Raises `SettingError` with a sentence."""
        before = self.settings.get(name)
        number, coded = self.settings.set(name, value)
        if self.settings.get(name) == before:
            return
        self._apply_settings()
        self.stale = True
        try:
            self.ledger.note(SETTING, bytes((number,)) + coded)
        except JournalError:
            self._make_room()

    def _make_room(self):
        """The journal takes no more notes. Between games it is cleared: the second home has the settings."""
        if self.ledger.game_id:
            self.say("The setting counts until the power is off: the journal is full.")
        else:
            self.store(self.box.nvm)
            self.ledger.journal.erase()
            self.store()

    def _apply_settings(self):
        # Read once here: the loop looks at these in every pass.
        get = self.settings.get
        self._turned = get("turned") == "yes"
        self._brightness = get("brightness")
        self.box.turn(self._turned)
        self.player.volume(get("sound"))
        self.saver.set(self._brightness, get("dim_after"), get("sleep_after"))
        self.saver.wake(self.box.ticks())

    def sound(self, cue):
        self.player.start(cue, self.box.ticks())

    def random(self, count):
        return self.box.random(count)

    def ask_service(self):
        """Somebody on the cable wants the drive and the console: the table decides, on the box."""
        if self.nav.top()[0] != "menus.service":
            self.go("menus.service")

    def allow_service(self):
        """The table agrees. `boot.py` reads the note after the restart and breaks the seal first."""
        self.ledger.note(SERVICE)
        self.box.restart()

    # -- the loop ----------------------------------------------------------------------------------------

    def run(self):
        """For ever."""
        while True:
            self.step()

    def step(self):
        """One pass. It allocates nothing while nothing happens, and it never waits."""
        box = self.box
        now = box.ticks()
        box.feed()
        self._buttons(now)
        self._clock(now)
        busy = self._cable(now)
        if self.page.busy:
            busy = True
            if self.server is None or self.server.calm():
                self._work()
        self.player.step(now)
        if self.saver.step(now, self.clock.running and self.page.live and self._left >= 0):
            self.stale = True
        if self.stale:
            self._show(now)
        elif (self._chores or self.memory.due) and not self._engaged():  # nothing that it uses may go
            self._tidy()
        if ticks.diff(now, self._lit) >= LIGHTS_MS:
            self._lights(now)
        if not busy:
            box.rest()

    def _tidy(self):
        """A piece of what can wait until the picture is there."""
        if self._complaints is None:
            self.toasts.extend(self.complaints)
            self.stale = len(self.toasts) > 0
        elif self.shelf.owes:
            from lawkeeper import recover

            recover.forget(self)
            self.stale = len(self.toasts) > 0
        else:
            if self.memory.free < modules.ROOM:
                self._forget()
            self._chores = self.memory.tend(self._in_use(), self._ahead())

    def _work(self):
        """Let a page that has something to find out do a piece of it."""
        try:
            self.page.work()
        except (games.Refused, KeepError) as error:
            self._refuse(error)

    def _cable(self, now):
        """Serve the cable; without one the link is not even loaded. True while there is more to do."""
        if self.server is None:
            if not self.box.cable_up():
                return False
            from lawkeeper import counter

            self.server = counter.serve(self)
        self.server.hush = self._hush
        engaged = self._engaged()
        if engaged and not self.server.engaged:
            self._clear()
        self.server.engaged = engaged
        return self.server.poll(now)

    def _engaged(self):
        """Whether the page in front is at work that takes all the room there is."""
        return self._heavy and self.page.busy

    def _buttons(self, now):
        gestures, box = self.gestures, self.box
        code = box.event()
        while code >= 0:
            self._edge(code, now)
            code = box.event()
        event = gestures.tick(now)
        while event:
            self._gesture(event)
            event = gestures.tick(now)

    def _edge(self, code, now):
        gestures, slept = self.gestures, self.saver.asleep
        if self.saver.touch(now):
            self.stale = True
        button = code & 0x7F
        if self._turned:
            button = TURNED[button]
        event = gestures.feed(button, code > 0x7F, self.box.event_at)
        if slept and event != RELEASE:
            gestures.drop()  # the press that wakes the screen does nothing else
        elif event:
            self._gesture(event)

    def _held(self):
        """Bit mask of the buttons that are down, as they are meant."""
        held = self.box.held()
        if not self._turned:
            return held
        return sum(1 << TURNED[button] for button in range(len(TURNED)) if held >> button & 1)

    def _gesture(self, event):
        self.stale = self._chores = True
        if self.toasts and event != RELEASE:
            self.toasts.pop(0)  # the press that closes a sentence does nothing else
            self.gestures.drop()
            return
        try:
            self._tell(event, self.gestures.button)
        except (games.Refused, KeepError) as error:
            self._refuse(error)

    def _tell(self, event, button):
        page = self.page
        if event == TAP:
            page.tap(button)
        elif event == HOLD:
            page.hold(button)
        elif event == LONG:
            page.long(button)
        elif event == RELEASE:
            page.release(button)

    def _clock(self, now):
        due = self.table.tend(now)
        if due:
            self.play(*due)
            self.sound("zero")
            self.saver.wake(now)
            self.to_game()
        second = self.clock.seconds()
        if second != self._second:
            self._second = second
            if self.clock.running:
                self._count_down(self.game.seconds_left(second))
                self.stale = self.stale or self.page.live

    def _count_down(self, left):
        if left is None:
            return
        for at, cue in WARN_AT:
            if left <= at < self._left:
                self.sound(cue)
                self.saver.wake(self.box.ticks())
        self._left = left

    def _show(self, now):
        self.stale = False
        if self.saver.asleep:
            return
        try:
            self.screen = self._sentence() if self.toasts else self.page.view()
            mask = self.canvas.draw(self.screen)
            if mask:
                self.box.show(self.canvas.buffer, mask)
            self._light_frame()
        except Exception as error:  # noqa: BLE001 - as in `_open`
            if not self._retreat(error):
                raise

    def _sentence(self):
        return sentence(self.toasts[0])

    def _light_frame(self):
        for i in range(24):
            self.frame[i] = 0
        self.page.ring(self.frame)

    def _lights(self, now):
        self._lit = now
        filling = self.gestures.filling(now)
        if filling:
            self._light_frame()
            fill_up(self.frame, filling)
            self.stale = True
        level = 0 if self.saver.asleep else self._brightness
        if self.ring.render(self.frame, now, level):
            self.box.light(self.ring.rgb)


def main(box):
    """Run the box until it is switched off. A fault of ours ends on a screen that leads on."""
    memory = modules.Memory()
    stuck = False
    while True:
        try:
            App(box, stuck, memory).run()
        except Exception as error:  # noqa: BLE001 - whatever it is, no player may meet a dead box
            stuck = _stumble(box, error, memory)
            if not stuck:
                return


def _stumble(box, error, memory):
    """Show what happened. -> True when the players want the menu; otherwise the box starts again."""
    try:
        memory.clear(())  # memory may be what was missing
        gc.collect()
        from lawkeeper import crash

        return crash.show(box, error)
    except Exception:  # noqa: BLE001 - not even the screen can be had
        box.restart()
        return False


def _table_after_crash(nvm):
    from lawkeeper import crash

    return crash.table(nvm)
